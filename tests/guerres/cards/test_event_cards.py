"""5, 19, 20 The deck as a whole: every card and chit declared once, under the statement its data name."""

from __future__ import annotations

import tomllib

import pytest

from cuius.core.rulebook import proves
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.guerres.ids import CHITS, EVENTS, FACTIONS
from cuius.titles.guerres.loading import DATA
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.rules.event_cards import CHIT_REGISTER, REGISTER
from cuius.titles.guerres.title import TITLE
from tests.guerres.cards.plays import STARRED, at, played, refused
from tests.guerres.tables import court_table

MICHELADE_TOWNS = ("nimes", "castres", "montauban", "valence")
CARDS = tomllib.loads((DATA / "events.toml").read_text(encoding="utf-8"))


def window(faction: str):
    """The court window of a faction, ready to be played."""
    return event_window, FACTIONS[faction], at("court", faction)


@proves("1-r1", "5-r1")
def test_5_r1_every_card_and_chit_is_declared_under_its_statement():
    assert {card.word: entry.rule for card, entry in REGISTER.items()} == {
        word: record["rule"] for word, record in CARDS["event"].items()
    }
    assert len(REGISTER) == len(EVENTS) == 46
    assert {chit.word for chit in CHIT_REGISTER} == set(CHITS.words) == set(CARDS["chit"])


@proves("5-r6")
def test_5_r6_twenty_four_cards_leave_the_game_when_played():
    assert {word for word, record in CARDS["event"].items() if record["star"]} == STARRED
    assert len(STARRED) == 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_chit_and_reason_can_be_said(language):
    words = catalogue(TITLE.folder, language)
    for kind, names in (("event", EVENTS), ("chit", CHITS)):
        for word in names.words:
            assert words.name(kind, word)
            assert words.format(f"lookup-about-{kind}-{word}")
    for card, entry in REGISTER.items():
        for need in entry.needs:
            assert words.name("event", card.word) in words.format(
                f"refused.card-{need.reason}", {"card": ["event", card.word]}
            )


def test_13_r12_a_card_of_another_hand_is_not_yours_to_play():
    t = court_table(2, windows="discreet").holds("royalist", "disgrace")
    refused(t, "royalist", "contract_of_poissy", "not-now", at("end", "royalist"))
    t = court_table(2, windows="discreet").holds("league", "vengeance")
    t.holds("royalist", "disgrace").play(*window("royalist"))
    assert t.why_not("royalist", "vengeance").key == "refused.card-not-held"


@proves("13-r8", "13-r9")
def test_13_r9_red_cards_allow_no_passing_and_nothing_before_them():
    t = court_table(4, windows="discreet").holds("royalist", "polish_crown", "disgrace")
    t.holds("royalist", "quarrel_of_the_mignons").play(*window("royalist"))
    t.expect("royalist", "event.court", options=["polish_crown", "quarrel_of_the_mignons"])
    assert t.why_not("royalist", "pass").key == "refused.card-must-play"
    assert t.why_not("royalist", "disgrace").key == "refused.card-red-first"


@proves("13-r4", "13-r5")
def test_13_r5_any_number_of_cards_in_one_window():
    t = court_table(2).holds("huguenot", "franco_gallia", "la_rochelle")
    t.play(*window("huguenot"))
    t.answer("huguenot", "event.court", "la_rochelle", "event.court", "franco_gallia")
    assert t.over
    assert (t.state.force_of("la_rochelle"), t.treaty_of("huguenot")) == (1, 1)


@proves("13-r10")
def test_r100_a_card_that_can_do_nothing_stays_in_hand_unless_red():
    t = played(court_table(4).gone("henri_de_valois"), "royalist", "polish_crown")
    t.expect_event("event.in_vain", card="polish_crown")
    everything_huguenot = court_table(2, windows="discreet").towns("huguenot", *MICHELADE_TOWNS)
    refused(everything_huguenot, "huguenot", "michelade", "no-town")
