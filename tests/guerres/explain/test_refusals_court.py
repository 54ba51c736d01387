"""14.6, 14.7 Why something is not offered at court, in every language."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.core.text import messages_in
from cuius.core.title import LANGUAGES
from cuius.titles.guerres.explain.refusals import REFUSALS
from cuius.titles.guerres.explain.refusals.court import COURT_REFUSALS
from cuius.titles.guerres.ids import (
    CHARACTERS,
    COUNTRIES,
    ENGLAND,
    FACTIONS,
    GHOST,
    HUGUENOT,
    LEAGUE,
    ROYALIST,
)
from cuius.titles.guerres.loading import DATA
from cuius.titles.guerres.state import person_at, tried_at
from tests.guerres.tables import court_table

HOTMAN = CHARACTERS["francois_hotman"]
CONDE = CHARACTERS["louis_de_conde"]
TABLES = {
    "turn 1": lambda: court_table().hand("huguenot", "francois_hotman"),
    "turn 4": lambda: court_table(4),
    "called": lambda: court_table(6, called=True),
    "ally only": lambda: court_table(influence="ally"),
    "tried": lambda: court_table(2).arrange(
        tried_country={tried_at(HUGUENOT, ENGLAND): True},
        tried_person={person_at(HUGUENOT, CHARACTERS["antoine_de_bourbon"]): True},
        treaty_won={HUGUENOT: True},
        acted={CONDE: True},
    ),
}

CASES = [
    ("turn 1", "court.character", "pass", (HUGUENOT,), "court-no-passing", "14.6-r8"),
    ("turn 1", "court.character", "ghost", (HUGUENOT,), "court-no-ghost", "14.3-r14"),
    ("turn 1", "court.character", "henri_de_guise", (LEAGUE,), "court-not-in-play", "14.1-r2"),
    ("turn 1", "court.character", "anne_d_este", (HUGUENOT,), "court-serves-another", "14.6-r1"),
    ("turn 1", "court.character", "louis_de_conde", (HUGUENOT,), "court-not-in-hand", "14.6-r1"),
    ("tried", "court.character", "louis_de_conde", (HUGUENOT,), "court-has-acted", "14.6-r7"),
    ("turn 1", "court.action", "spend", (HUGUENOT, HOTMAN), "court-can-act", "14.6-r9"),
    ("turn 1", "court.action", "surprise", (HUGUENOT, GHOST), "surprise-by-ghost", "14.3-r15"),
    ("turn 1", "court.action", "surprise", (HUGUENOT, HOTMAN), "surprise-no-town", "14.7-r1"),
    ("turn 1", "court.action", "influence", (HUGUENOT, HOTMAN), "influence-alone", "14.7-r8"),
    ("ally only", "court.action", "influence", (ROYALIST, GHOST), "influence-ally-only", "14.7-r9"),
    ("turn 1", "court.action", "influence", (LEAGUE, GHOST), "influence-no-town", "14.7-r10"),
    ("turn 1", "court.action", "diplomacy", (HUGUENOT, HOTMAN), "diplomacy-no-country", "14.7-r15"),
    ("tried", "court.action", "treaty", (HUGUENOT, HOTMAN), "treaty-won", "14.7-r25"),
    ("turn 1", "court.action", "treaty", (HUGUENOT, CONDE), "treaty-no-writer", "14.7-r23"),
    ("turn 1", "court.action", "persuade", (LEAGUE, GHOST), "persuade-nobody", "14.7-r27"),
    ("turn 1", "court.action", "taxes", (LEAGUE, GHOST), "taxes-royal", "14.7-r37"),
    ("turn 1", "surprise.town", "le_havre", (LEAGUE, GHOST), "town-off-map", "19-r3"),
    ("turn 1", "diplomacy.country", "spain", (HUGUENOT,), "diplomacy-not-listed", "14.7-r14"),
    ("turn 1", "diplomacy.country", "united_provinces", (HUGUENOT,), "diplomacy-not-now", "14.7-r22"),
    ("tried", "diplomacy.country", "england", (HUGUENOT,), "diplomacy-tried", "14.7-r15"),
    ("turn 1", "diplomacy.territory", "normandie", (HUGUENOT, ENGLAND), "diplomacy-no-landing", "15.7.3-r2"),
    ("turn 1", "diplomacy.territory", "espagne", (HUGUENOT, ENGLAND), "diplomacy-elsewhere", "14.7-r18"),
    ("turn 1", "persuade.character", "charles_ix", (HUGUENOT,), "persuade-loyal", "4-r2"),
    ("turn 4", "persuade.character", "nicolas_de_villeroy", (HUGUENOT,), "persuade-loyal", "4-r3"),
    ("turn 1", "persuade.character", "theodore_de_beze", (HUGUENOT,), "persuade-own", "14.7-r27"),
    ("turn 1", "persuade.character", "francois_d_o", (LEAGUE,), "persuade-not-in-play", "14.7-r28"),
    ("tried", "persuade.character", "antoine_de_bourbon", (HUGUENOT,), "persuade-tried", "14.7-r29"),
    (
        "turn 1",
        "persuade.character",
        "henri_de_montmorency_damville",
        (HUGUENOT,),
        "persuade-too-early",
        "14.7-r35",
    ),
    ("turn 4", "persuade.character", "henri_de_bourbon", (ROYALIST,), "persuade-waits", "14.7-r36"),
]


@pytest.mark.parametrize(("table", "question", "word", "args", "key", "rule"), CASES)
@proves("14.6-r8", "14.7-r3", "14.7-r15", "14.7-r29", "4-r2", "14.7-r28", "14.7-r35", "14.7-r36")
def test_14_6_r8_why_not_at_court(table, question, word, args, key, rule):
    refusal = REFUSALS[question](word, TABLES[table]().state, *args)
    assert (refusal.key, refusal.rule) == (f"refused.{key}", rule)
    for language in LANGUAGES:
        assert messages_in(DATA.parent, language)[f"refused-{key}"] == frozenset(refusal.args)


@proves("14.7-r34")
def test_14_7_r34_why_a_turncoat_is_not_offered():
    t = court_table(4).serves("francois_d_alencon", "huguenot")
    refusal = REFUSALS["persuade.character"]("francois_d_alencon", t.state, FACTIONS["royalist"])
    assert (refusal.key, refusal.rule) == ("refused.persuade-turned", "14.7-r34")


def test_words_that_mean_nothing_are_left_to_the_general_answer():
    g = court_table().state
    args = {
        "court.character": (HUGUENOT,),
        "court.action": (HUGUENOT, HOTMAN),
        "court.squadron": (CHARACTERS["escadron_volant"],),
        "surprise.town": (HUGUENOT, CONDE),
        "influence.town": (LEAGUE,),
        "diplomacy.country": (LEAGUE,),
        "diplomacy.territory": (LEAGUE, COUNTRIES["spain"]),
        "persuade.character": (LEAGUE,),
    }
    assert args.keys() == COURT_REFUSALS.keys()
    assert [COURT_REFUSALS[key]("nonsense", g, *rest) for key, rest in args.items()] == [None] * len(
        COURT_REFUSALS
    )
