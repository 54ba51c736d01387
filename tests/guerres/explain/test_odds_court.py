"""14.6, 14.7 Exact odds of court actions, held against all 36 throws at the table."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from cuius.core.odds import BadValue
from cuius.core.rulebook import proves
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES
from cuius.titles.guerres.explain.odds import ODDS
from cuius.titles.guerres.explain.odds.court import (
    COURT_ODDS,
    DEATH,
    FAILURE,
    ROWS,
    SUCCESS,
    position_forecast,
)
from cuius.titles.guerres.ids import CHARACTERS, FACTIONS, SPAIN, TOWNS
from cuius.titles.guerres.loading import DATA
from cuius.titles.guerres.phases.court.actions import ACTIONS
from cuius.titles.guerres.rules.court_actions import (
    ROLL_REASONS,
    diplomacy_modifiers,
    influence_modifiers,
    persuasion_modifiers,
    surprise_modifiers,
    tax_modifiers,
    treaty_modifiers,
    ways_to_succeed,
)
from tests.guerres.tables import court_table

THROWS = [(first, second) for first in range(1, 7) for second in range(1, 7)]

CASES = [
    ("surprise", "league", "claude_d_aumale", "rouen", {"military": 2, "major": 1}),
    ("surprise", "league", "jacques_de_nemours", "valence", {"military": 2}),
    ("influence", "royalist", "catherine_de_medicis", "dijon", {"intrigue": 3, "major": 1}),
    ("diplomacy", "league", "anne_d_este", "spain", {"intrigue": 2, "diplomat": 1}),
    ("treaty", "huguenot", "francois_hotman", "", {"intrigue": 1}),
    ("persuade", "royalist", "charles_ix", "baron_des_adrets", {"intrigue": 1}),
    ("taxes", "royalist", "michel_de_l_hospital", "", {"intrigue": 3, "administrator": 1}),
]
QUESTIONS = {
    "surprise": "surprise.town",
    "influence": "influence.town",
    "diplomacy": "diplomacy.country",
    "persuade": "persuade.character",
}


def outcome(action: str, faction: str, word: str, target: str, faces: tuple[int, int]) -> str:
    """What this throw brings at the table, as a key of the odds."""
    t = court_table(2).seeded(1).dice(action=list(faces))
    before = list(t.state.control), sum(t.state.treaty), t.state.taxes
    t.play(ACTIONS[action].attempt, FACTIONS[faction], CHARACTERS[word])
    if t.waiting and target:
        t.answer(faction, QUESTIONS[action], target)
    if t.is_gone(word):
        return DEATH
    if action == "diplomacy":
        given = t.events("diplomacy.granted")
        return ROWS[[1, 2, 3].index(given[0]["money"])] if given else FAILURE
    won = t.state.won_by[CHARACTERS[target]] >= 0 if action == "persuade" else False
    changed = (list(t.state.control), sum(t.state.treaty), t.state.taxes) != before
    return SUCCESS if won or changed else FAILURE


@pytest.mark.parametrize(("action", "faction", "word", "target", "numbers"), CASES)
@proves("14.6-r2", "14.6-r4", "14.7-r17")
def test_14_6_r2_the_odds_are_those_of_all_throws(action, faction, word, target, numbers):
    name = "persuasion" if action == "persuade" else action
    counted = Counter(outcome(action, faction, word, target, faces) for faces in THROWS)
    look = COURT_ODDS[name].forecast(**numbers)
    assert {c.key: c.probability for c in look.outcomes if c.probability} == {
        key: Fraction(many, len(THROWS)) for key, many in counted.items()
    }


@proves("14.7-r4", "14.7-r11", "14.7-r16", "14.7-r23", "14.7-r31", "14.7-r37")
def test_14_7_r4_a_position_has_the_odds_of_its_numbers():
    g = court_table(2).state
    aumale, medici, este, hotman, hospital = (
        CHARACTERS[word]
        for word in (
            "claude_d_aumale",
            "catherine_de_medicis",
            "anne_d_este",
            "francois_hotman",
            "michel_de_l_hospital",
        )
    )
    spain = este, diplomacy_modifiers(g, este, SPAIN), True
    league, royalist, huguenot = FACTIONS["league"], FACTIONS["royalist"], FACTIONS["huguenot"]
    adrets = CHARACTERS["baron_des_adrets"]
    for look, same in (
        (
            (aumale, surprise_modifiers(g, league, aumale, TOWNS["rouen"])),
            ("surprise", {"military": 2, "major": 1}),
        ),
        (
            (medici, influence_modifiers(g, royalist, medici, TOWNS["dijon"])),
            ("influence", {"intrigue": 3, "major": 1}),
        ),
        (spain, ("diplomacy", {"intrigue": 2, "diplomat": 1})),
        ((hotman, treaty_modifiers(g, huguenot, hotman)), ("treaty", {"intrigue": 1})),
        ((medici, persuasion_modifiers(g, royalist, medici, adrets)), ("persuasion", {"intrigue": 3})),
        ((hospital, tax_modifiers(g, hospital)), ("taxes", {"intrigue": 3, "administrator": 1})),
    ):
        assert position_forecast(g, *look) == COURT_ODDS[same[0]].forecast(**same[1])


@proves("14.6-r6")
def test_14_6_r6_who_does_not_die_has_no_odds_of_death():
    g = court_table(4).state
    bourbon = CHARACTERS["henri_de_bourbon"]
    look = position_forecast(
        g, bourbon, surprise_modifiers(g, FACTIONS["huguenot"], bourbon, TOWNS["bordeaux"])
    )
    assert look == COURT_ODDS["surprise"].forecast(military=3, major=1, mortal=0)
    assert look.probability(DEATH) == 0
    assert look.probability(SUCCESS) == Fraction(30, 36)


@pytest.mark.parametrize(
    ("name", "numbers", "ways"),
    [
        ("surprise", {"military": 2, "major": 1}, 26),
        ("surprise", {"military": 0, "major": 1, "card": 2}, 26),
        ("influence", {"intrigue": 3}, 33),
        ("influence", {"intrigue": 0, "squadron": 1}, 10),
        ("treaty", {"intrigue": 3, "writer": 0, "squadron": 1}, 21),
        ("treaty", {"intrigue": 3, "card": 2}, 35),
        ("persuasion", {"intrigue": 1, "trent": 1}, 30),
        ("persuasion", {"intrigue": 3, "card": 2}, 35),
        ("taxes", {"intrigue": 0}, 21),
    ],
)
def test_14_7_r26_odds_by_hand(name, numbers, ways):
    assert COURT_ODDS[name].forecast(**numbers).probability(SUCCESS) == Fraction(ways, 36)


def test_14_7_r17_odds_of_the_rows_of_a_mission():
    """C-04: intrigue two and a diplomat in England."""
    look = COURT_ODDS["diplomacy"].forecast(intrigue=2, diplomat=1)
    assert [look.probability(row) * 36 for row in ROWS] == [7, 11, 15]
    spain = COURT_ODDS["diplomacy"].forecast(intrigue=2, diplomat=1, tension=1, armada=1, squadron=1)
    assert [spain.probability(row) * 36 for row in ROWS] == [9, 5, 1]
    assert [m.value for m in spain.modifiers] == [2, 1, -1, -1, -2]


def test_14_6_r1_the_chance_is_told_before_the_dice():
    t = (
        court_table()
        .hand("royalist", "escadron_volant")
        .play(ACTIONS["treaty"].attempt, FACTIONS["huguenot"], CHARACTERS["francois_hotman"])
    )
    modifiers = treaty_modifiers(t.state, FACTIONS["huguenot"], CHARACTERS["francois_hotman"])
    assert ways_to_succeed(t.state.board, modifiers) == 30
    t.expect_event("court.chance", ways=30)
    t.dice(action=[1, 2]).answer("royalist", "court.squadron", "escadron_volant")
    t.expect_event("court.chance", ways=21)


def test_every_court_calculation_is_offered_refuses_nonsense_and_has_words():
    for name, calculator in COURT_ODDS.items():
        assert ODDS[name] is calculator
        with pytest.raises(BadValue):
            calculator.forecast(**{calculator.parameters[0].name: 4})
    for language in LANGUAGES:
        words = catalogue(DATA.parent, language)
        assert all(words.format(f"odds.{name}") for name in COURT_ODDS)
        assert all(words.format(key) for key in (SUCCESS, FAILURE, DEATH, *ROWS))
        assert all(words.name("modifier", reason) for reason in ROLL_REASONS.words)
