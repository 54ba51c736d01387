"""What a page is told once of Here I Stand."""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.standing_orders import Order
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, get_title
from cuius.titles.here_i_stand.ids import DIPLOMATIC_CARDS, MAIN_CARDS, PLACES, SPACES

TITLE = get_title("here_i_stand")


def told(overlay: dict[str, Any] | None = None, **options: str) -> dict[str, Any]:
    page = TITLE.page_data(overlay, options)
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(page, enc_hook=int))
    return decoded


def test_columns_are_as_long_as_their_tables():
    page = told()
    ids, board = page["ids"], page["board"]
    assert ids["places"] == list(PLACES.words)
    assert len(board["at"]) == len(ids["places"])
    assert len(board["type"]) == len(SPACES)
    assert len(board["battle"]) == len(ids["leaders"])
    assert len(board["card_cp"]) == len(ids["cards"])
    assert len(board["debater_value"]) == len(ids["debaters"])


def test_every_place_has_a_spot_of_its_own():
    spots = [tuple(at) for at in told()["board"]["at"]]
    assert len(set(spots)) == len(PLACES)


def test_every_card_can_be_looked_up_with_its_text():
    entries = {tuple(e["thing"]): e for e in told()["lookup"]}
    for card in MAIN_CARDS:
        assert entries["card", card.word]["text"] == f"card-text-{card.word}"
    facts = dict(entries["card", "copernicus"]["facts"])
    assert (facts["lookup-points"], facts["lookup-turn"]) == (6, 4)
    vienna = dict(entries["place", "vienna"]["facts"])
    assert vienna["lookup-capital"] == ["power", "habsburg"]


def test_what_is_looked_up_is_said_in_every_language():
    labels = {label for e in told()["lookup"] for label, _ in e["facts"]}
    texts = {e["text"] for e in told()["lookup"] if e["text"]}
    for language in LANGUAGES:
        words = catalogue(TITLE.folder, language)
        assert [w for w in sorted(labels | texts) if not words.has(w)] == []


def test_the_page_of_an_edition_has_its_cards():
    def cards(edition: str) -> int:
        return sum([e["group"] == "cards" for e in told(edition=edition)["lookup"]])

    assert cards("first") == len(MAIN_CARDS) + len(DIPLOMATIC_CARDS)
    assert cards("2017") != cards("first")


def test_an_overlay_stands_on_the_page_and_is_marked():
    laid = told({"leader": {"suleiman": {"battle": 3}}})
    suleiman = laid["ids"]["leaders"].index("suleiman")
    assert laid["board"]["battle"][suleiman] == 3
    assert told()["board"]["battle"][suleiman] == 2
    [mark] = [m for m in laid["marks"] if m["path"] == "leader.suleiman.battle"]
    assert mark["source"] == "overlay"


def test_orders_may_last_until_the_next_turn_begins():
    """The checkpoint that the page names comes once in every turn."""
    match = Match(TITLE, TITLE.configure(6, "1532"), Seeded(1)).begin()
    match.add_order(Order("england", "respond.*", until=told()["turn_checkpoint"]))
    turn = match.state.turn
    for _ in range(3000):
        if match.state.turn > turn and match.at_checkpoint is None and not match.orders:
            break
        assert match.orders or match.state.turn > turn
        question = match.questions[0]
        word = TITLE.steward(match.view(question.seat), plain_question(question))
        match.answer(question.seat, question.number, question.key, word)
    assert match.state.turn == turn + 1
