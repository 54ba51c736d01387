"""Why an answer is not offered at sea, to pirates, to builders and in winter, and that it can be said."""

from typing import Any

from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.explain.refusals.sea import REFUSALS_SEA
from cuius.titles.here_i_stand.ids import (
    CORSAIR,
    FRANCE,
    HABSBURG,
    OTTOMAN,
    PAPACY,
    PLACES,
    REGULAR,
    SEAS,
    SQUADRON,
)
from cuius.titles.here_i_stand.phases.common.fleets import put_mark
from cuius.titles.here_i_stand.phases.winter.marching import clear_roads
from cuius.titles.here_i_stand.rules.units import fleet_at
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.sailing import sea_war
from tests.here_i_stand.tables import war_table

IONIAN = PLACES["ionian_sea"]


def refused(key: str, word: str, *args: Any, reason: str, rule: str) -> None:
    """The refusal has this reason and statement, and every language can say it."""
    refusal = REFUSALS_SEA[key](word, *args)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (f"refused.{reason}", rule)
    said = [catalogue(TITLE.folder, language).format(refusal.key, refusal.args) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


def test_why_a_fleet_does_not_sail_there():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", 1).ships("coron", "ottoman", 1)
    t.arrange(lambda g: put_mark(g.beaten_ships, OTTOMAN, PLACES["coron"], 1))
    g, stack = t.state, fleet_at(t.state, OTTOMAN, IONIAN)
    refused("fleet.from", "istanbul", g, OTTOMAN, (), reason="sea.nobody", rule="16.1-p1")
    refused("fleet.from", "coron", g, OTTOMAN, (), reason="sea.beaten", rule="16.1-x5")
    refused("fleet.to", "tyrrhenian_sea", g, stack, reason="sea.far", rule="16.1-r3")
    refused("fleet.to", "messina", g, stack, reason="sea.port", rule="16.1-x2")
    t = war_table().ally("genoa", "habsburg").ships("gibraltar", "genoa", 1)
    doria = fleet_at(t.state, HABSBURG, PLACES["gibraltar"])
    refused("fleet.to", "atlantic_ocean", t.state, doria, reason="sea.atlantic", rule="16.1-x6")
    assert REFUSALS_SEA["fleet.to"]("france", t.state, doria) is None


def test_why_a_fleet_does_not_flee_there():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "habsburg", 1).ships("adriatic_sea", "ottoman", 1)
    g = t.unrest("messina").state
    refused("evade.to", "adriatic_sea", g, HABSBURG, IONIAN, reason="sea.enemies", rule="16.1-p5c")
    refused("evade.to", "corfu", g, HABSBURG, IONIAN, reason="sea.foreign", rule="16.1-p5c")
    refused("fleet.retreat", "messina", g, HABSBURG, IONIAN, reason="sea.unrest", rule="12.4-r2")


def test_why_nobody_intercepts_from_there():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", 1).ships("naples", "habsburg", 1)
    t.ships("adriatic_sea", "habsburg", 1).ships("adriatic_sea", "ottoman", 1).ships("messina", "habsburg", 1)
    args = t.state, HABSBURG, OTTOMAN, (IONIAN,), ()
    refused("chase.from", "malta", *args, reason="sea.nobody", rule="16.1-p4")
    refused("chase.from", "naples", *args, reason="sea.far", rule="16.1-p4")
    refused("chase.from", "adriatic_sea", *args, reason="sea.engaged", rule="16.1-p4d")
    refused("chase.from", "messina", *args, reason="sea.tried", rule="16.1-p4a")


def test_why_nobody_is_raided():
    t = (
        war_table(players=3)
        .ships("gulf_of_lyon", "ottoman", corsairs=1)
        .ships("black_sea", "ottoman", corsairs=1)
    )
    t.ships("ionian_sea", "ottoman", corsairs=1).arrange(pirated={IONIAN - SEAS[0]: True})
    refused("piracy.sea", "aegean_sea", t.state, reason="piracy.no-corsair", rule="16.4-r1")
    refused("piracy.sea", "ionian_sea", t.state, reason="piracy.once", rule="16.4-p1b")
    refused("piracy.sea", "black_sea", t.state, reason="piracy.nobody", rule="16.4-r1")
    lyon = PLACES["gulf_of_lyon"]
    refused("piracy.target", "france", t.state, lyon, reason="piracy.own-player", rule="16.4-p1")
    refused("piracy.target", "england", t.state, lyon, reason="piracy.no-port", rule="16.4-r1")
    refused("piracy.target", "genoa", t.state, lyon, reason="piracy.no-port", rule="16.4-r1")


def test_why_nothing_is_built_there():
    t = war_table().control("england", "rouen").unrest("tours").siege("lyon").arrange(algiers_in_play=True)
    g = t.control("ottoman", "algiers").state
    refused("build.where", "lyon", g, FRANCE, SQUADRON, False, reason="build.port", rule="17.2-r1")
    refused("build.where", "london", g, FRANCE, REGULAR, False, reason="build.home", rule="17-r2")
    refused("build.where", "rouen", g, FRANCE, REGULAR, False, reason="build.lost", rule="17-r2")
    refused("build.where", "tours", g, FRANCE, REGULAR, False, reason="build.unrest", rule="17-r4")
    refused("build.where", "lyon", g, FRANCE, REGULAR, False, reason="build.enemies", rule="17.1-r1")
    refused("build.where", "algiers", g, OTTOMAN, REGULAR, False, reason="build.haven", rule="17.2-r8")
    refused("build.where", "sofia", g, OTTOMAN, CORSAIR, False, reason="build.port", rule="17.2-r1")


def test_why_nobody_winters_there():
    t = war_table().war("france", "england").control("england", "paris").put("bordeaux", "france", regulars=4)
    g = t.put("limoges", "france", regulars=2).state
    limoges = PLACES["limoges"]
    args = g, FRANCE, limoges, False, tuple(clear_roads(g, FRANCE, limoges)), True
    refused("winter.to", "tours", *args, reason="winter.walls", rule="19.3-r5")
    refused("winter.to", "paris", *args, reason="winter.lost", rule="19.3-r5")
    refused("winter.to", "bordeaux", *args, reason="winter.full", rule="19.3-r6")
    refused("winter.to", "marseille", *args, reason="winter.far", rule="19.3-p2")
    surplus = g, FRANCE, PLACES["bordeaux"], True, args[4], True
    refused("winter.to", "marseille", *surplus, reason="winter.capital", rule="19.3-p1")
    refused("winter.port", "rome", g, PAPACY, PAPACY, IONIAN, reason="winter.port-far", rule="19.3-r1")
    refused("winter.port", "malta", g, PAPACY, PAPACY, IONIAN, reason="winter.port-foreign", rule="19.3-r1")
    assert REFUSALS_SEA["winter.to"]("pass", *args) is None
