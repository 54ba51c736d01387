"""Characters: who the bots are, the same people at the same table, and nothing hidden matters to them."""

from __future__ import annotations

import msgspec
import pytest

from cuius.bots import Steward, answer_of, character_seed, make_bot, seated_character
from cuius.bots.play import play_out
from cuius.core.chance import Seeded
from cuius.core.characters import NEUTRAL, TRAITS, Cast, Character, load_cast
from cuius.core.match import Match
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, get_title, installed_titles
from tests.bots.redealing import begun, play_some, redealt_truth

TITLES = installed_titles()


@pytest.mark.parametrize("name", TITLES)
def test_every_role_has_people_with_names_of_their_own(name):
    title = get_title(name)
    cast = title.cast
    everybody = [person for people in cast.people.values() for person in people]
    assert len(set(everybody)) == len(everybody)
    assert min(len(people) for people in cast.people.values()) > 1
    for players in title.players:
        roles = {role for held in title.configure(players).seats.values() for role in held}
        assert roles <= set(cast.people)
    for language in LANGUAGES:
        words = catalogue(title.folder, language)
        names = [words.format(f"person-{person}") for person in everybody]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", TITLES)
def test_a_trait_has_a_word_and_a_table_its_people(name):
    title, role = get_title(name), next(iter(get_title(name).cast.people))
    one = seated_character("steward", title, "table", "seat", role)
    assert one == seated_character("search:1", title, "table", "seat", role)
    assert one.seed == character_seed("table", "seat")
    others = [seated_character("steward", title, f"table {n}", "seat", role) for n in range(40)]
    assert {c.temperament for c in others} == set(title.cast.temperaments)
    assert {c.person for c in others} == set(title.cast.people[role])
    assert seated_character("random", title, "table", "seat", role) is None


def test_an_unknown_trait_is_refused(tmp_path):
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "characters.toml").write_text(
        '[people]\nheron = ["wade"]\n[temperaments.odd]\nhumour = 2.0\n'
    )
    with pytest.raises(ValueError, match="humour"):
        load_cast(tmp_path)


def test_a_mood_stays_for_a_turn_and_within_its_bounds():
    cast = Cast({"heron": ("wade",)}, {"bold": {"conquest": 1.5}}, softness=0.3)
    somebody = cast.character(4, "heron")
    assert somebody.mood(1, "town") == somebody.mood(1, "town")
    moods = [somebody.mood(turn, what) for turn in range(10) for what in range(30)]
    assert 0.7 <= min(moods) < 0.75
    assert 1.25 < max(moods) <= 1.3
    assert somebody.trait("conquest") == 1.5
    assert somebody.trait("faith") == 1.0
    assert NEUTRAL.mood(1, "town") == 1.0
    assert "conquest" in TRAITS


def test_no_two_games_of_stewards_are_alike_where_nothing_is_drawn():
    title, digests = get_title("revolution"), set()
    for seed in range(3):
        match = Match(title, title.configure(), Seeded(1), log=False).begin()
        play_out(
            match, {s: make_bot("steward", title, seed * 10 + n) for n, s in enumerate(match.config.seats)}
        )
        digests.add(match.state.digest())
    assert len(digests) == 3


@pytest.mark.parametrize("name", TITLES)
def test_things_have_their_moods_by_word_or_plain_number(name, monkeypatch):
    """Compiled code hands on an `Id` as its word or as its number, and both would have a mood."""
    title, asked = get_title(name), set()
    lot = Character.lot

    def noted(character, turn, what):
        asked.add(type(what))
        return lot(character, turn, what)

    monkeypatch.setattr(Character, "lot", noted)
    match = Match(title, title.configure(), Seeded(1), log=False).begin()
    play_out(match, {seat: make_bot("steward", title, n) for n, seat in enumerate(match.config.seats)})
    assert asked <= {str, int}


def test_a_stored_bot_is_the_same_person_at_every_question():
    title = get_title("revolution")
    match = Match(title, title.configure(), Seeded(1), log=False).begin()
    for _ in range(30):
        asked = match.questions[0]
        fresh = make_bot("steward", title, len(match.journal), character=5)
        answer = answer_of(fresh, match, asked)
        assert answer == answer_of(make_bot("steward", title, 0, character=5), match, asked)
        match.answer(asked.seat, asked.number, asked.key, answer)


@pytest.mark.parametrize("level", ["steward", "novice"])
@pytest.mark.parametrize(("name", "stride"), [("example", 3), ("guerres", 25), ("here_i_stand", 25)])
def test_they_answer_the_same_when_what_they_cannot_know_is_dealt_anew(name, stride, level):
    title, tried = get_title(name), 0
    for seed in range(20):
        match = begun(title, seed)
        while tried < 12 and not match.over:
            play_some(match, stride, seed)
            if match.over:
                break
            asked = match.questions[0]
            twin = redealt_truth(match, asked.seat, seed + tried)
            if twin is not None and len(asked.options) > 1:
                bots = [make_bot(level, title, 3) for _ in range(2)]
                one, other = (
                    answer_of(b, m, m.questions[0]) for b, m in zip(bots, (match, twin), strict=True)
                )
                assert one == other
                tried += 1
    assert tried == 12


def test_a_novice_misses_chances_and_never_answers_at_random():
    title = get_title("here_i_stand")
    novice = make_bot("novice", title, 3)
    view = {"turn": 1}
    missed = [
        novice.overlooks(view, {"key": "respond.between", "options": ["gout", "pass"], "about": n})
        for n in range(200)
    ]
    assert 20 < sum(missed) < 80
    somebody = novice.character("ottoman")
    assert somebody.softness > Steward(title, 3).character("ottoman").softness
    assert somebody.trait("foresight") == 0


def test_nobody_in_particular_plays_without_a_seed():
    title = get_title("here_i_stand")
    assert Steward(title).character("ottoman") == NEUTRAL
    assert Steward(msgspec.structs.replace(title, cast=None), 4).character("ottoman") == NEUTRAL
