"""The examples of the rule book, played: walls, fleets, transport, new units, debaters, the New World."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import (
    CORSAIR,
    ENGLAND,
    FRANCE,
    HABSBURG,
    KATHERINA_BORA,
    OTTOMAN,
    PAPACY,
    PLACES,
    REGULAR,
    SQUADRON,
)
from cuius.titles.here_i_stand.phases.action.building import sites
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.new_world.colonies import collect_riches
from cuius.titles.here_i_stand.phases.new_world.voyages import new_world
from cuius.titles.here_i_stand.phases.religion.attempts import preach
from cuius.titles.here_i_stand.phases.sea.reactions import naval_avoidance
from cuius.titles.here_i_stand.rules.points import victory_points
from tests.core.book_examples import told
from tests.here_i_stand.acting import act
from tests.here_i_stand.overseas import colony, conquered, conqueror, crossing, quiet_sea, soldier
from tests.here_i_stand.preaching import catholic_world, dice_at, only_free, silent, stands
from tests.here_i_stand.sailing import hits, sail, sea_war
from tests.here_i_stand.tables import HisTable, war_table


def book(beginning: str) -> str:
    return told("here_i_stand", beginning)


# Walls


def test_an_empty_fortress_is_stormed():
    words = book("The Ottoman besieges an empty fortress with Ibrahim Pasha")
    t = war_table().war("ottoman", "hungary").control("ottoman", "mohacs").impulse("ottoman", cp=1)
    t.put("buda", "ottoman", regulars=3, hired=2, leaders=["ibrahim_pasha"]).control("ottoman", "belgrade")
    t.siege("buda").dice(attack=hits(1, 4), defence=[1])
    act(
        t,
        "ottoman",
        "assault",
        "assault.leader",
        "ibrahim_pasha",
        "assault.regulars",
        "3",
        "assault.hired",
        "2",
    )
    (begun,) = t.events("assault.begins")
    assert f"each regular gives a die; the cavalry is ignored: 3 + 1 = {begun['attack']} dice" in words
    assert f"The defender still rolls {begun['defence']} die for defending" in words
    assert (t.holder("buda"), t.state.cp) == ("ottoman", 0)
    assert "One Ottoman hit and one survivor are enough" in words


# The sea


def adriatic() -> HisTable:
    t = sea_war("ottoman", "papacy").ships("ionian_sea", "ottoman", squadrons=3)
    return t.ships("adriatic_sea", "papacy", squadrons=2)


def test_the_pope_cannot_slip_away():
    words = book("The Ottoman sails 3 squadrons from the Ionian Sea into the Adriatic")
    t = sail(adriatic(), "ottoman", ("ionian_sea", "adriatic_sea"))
    t.expect("papacy", "evade.to", offers=["ravenna"])
    saved = t.fork().dice(evade=[4, 5]).answer("papacy", "evade.to", "ravenna")
    assert saved.fleet("ravenna", "papacy") == (2, 0)
    (tried,) = saved.events("evade.tried")
    assert f"{tried['total']} would have done" in words
    t.dice(evade=[4, 4], attack=hits(0, 6), defence=hits(0, 4)).answer("papacy", "evade.to", "ravenna")
    (tried,) = t.events("evade.tried")
    assert (tried["total"], tried["success"]) == (8, 0)
    t.expect_event("naval.fought", attacker="ottoman", defender="papacy")
    assert "8 is too little" in words
    port = sea_war("ottoman", "papacy").ships("ravenna", "papacy", squadrons=1)
    port.ships("adriatic_sea", "ottoman", squadrons=3).play(naval_avoidance, OTTOMAN, (PLACES["ravenna"],))
    assert port.over
    assert "Had one of them lain in Ravenna it could not have tried to avoid anything" in words


def test_a_raid_on_barcelona():
    words = book("a raid on a port")
    t = sea_war("france", "habsburg").ships("gulf_of_lyon", "france", squadrons=2)
    t.ships("barcelona", "habsburg", squadrons=1).ships("palma", "habsburg", squadrons=1)
    t.dice(attack=hits(2, 4), defence=hits(1, 3))
    sail(t, "france", ("gulf_of_lyon", "barcelona"))
    assert t.events("chase.tried") == []
    assert "They cannot be intercepted, for they end in a port" in words
    (fought,) = t.events("naval.fought")
    assert f"France rolls 2 × 2 = {fought['dice']} dice, Habsburg 2 + 1 = {fought['against']}" in words
    assert f"France scores {fought['hits']} hits, Habsburg {fought['losses']}" in words
    assert t.fleet("barcelona", "habsburg") == (0, 0)
    assert (t.fleet("gulf_of_lyon", "france"), t.fleet("barcelona", "france")) == ((2, 0), (0, 0))
    assert "it puts back to the Gulf of Lyon" in words


def marseille(cp: int = 3, regulars: int = 5) -> HisTable:
    t = (
        war_table()
        .war("france", "genoa")
        .put("marseille", "france", regulars=regulars, leaders=["montmorency"])
    )
    return t.ships("gulf_of_lyon", "france", squadrons=1).impulse("france", cp=cp)


def embark(t: HisTable, regulars: int = 5) -> HisTable:
    return act(
        t, "france", "move_clear", "move.from", "marseille", "move.leader", "montmorency",
        "move.regulars", str(regulars), "move.to", "gulf_of_lyon",
    )  # fmt: skip


def test_montmorency_lands_in_genoa():
    words = book("France has Montmorency and 5 regulars in Marseille and a squadron")
    t = embark(marseille()).answer("france", "transport.to", "genoa")
    assert (t.units("genoa", "france"), t.state.cp) == ((5, 0), 1)
    assert "The third point is left for something else" in words
    t = marseille(regulars=6).play(take_action, FRANCE).answer("france", "action", "move_clear")
    t.answer("france", "move.leader", "montmorency")
    six = t.fork().answer("france", "move.regulars", 6)
    assert "gulf_of_lyon" not in six.options("france", "move.to")
    assert "gulf_of_lyon" in t.answer("france", "move.regulars", 5).options("france", "move.to")
    assert "With 6 regulars one would have had to stay behind" in words
    one = marseille(cp=1).play(take_action, FRANCE).answer("france", "action", "move_clear")
    one.answer("france", "move.leader", "montmorency", "move.regulars", 5)
    assert "gulf_of_lyon" not in one.options("france", "move.to")
    assert "with 1 CP left the move could not have begun" in words


def test_and_on_to_naples():
    words = book("France has Montmorency and 5 regulars in Marseille and a squadron")
    t = embark(marseille().war("france", "habsburg"))
    assert not {"tyrrhenian_sea", "naples"} & set(t.options("france", "transport.to"))
    t = embark(marseille().war("france", "habsburg").ships("tyrrhenian_sea", "france", squadrons=1))
    t.answer("france", "transport.to", "tyrrhenian_sea").answer("france", "transport.to", "naples")
    assert (t.units("naples", "france"), t.state.cp) == ((5, 0), 0)
    assert "one point to embark, one for the second sea, one to land" in words


# New units


def test_corsairs_and_a_squadron():
    words = book("Barbary Pirates has been played. The Ottoman holds a card of 4 CP")
    t = war_table().control("ottoman", "algiers").arrange(algiers_in_play=True).impulse("ottoman", cp=4)
    act(
        act(t, "ottoman", "build_corsair", "build.where", "algiers"),
        "ottoman",
        "build_corsair",
        "build.where",
        "algiers",
    )
    assert t.fleet("algiers", "ottoman") == (0, 4 - t.state.cp)
    assert f"It builds 2 corsairs in Algiers ({4 - t.state.cp} CP)" in words
    assert "a squadron in Salonika, a home port (2 CP)" in words
    act(t, "ottoman", "build_squadron", "build.where", "salonika")
    assert (t.fleet("salonika", "ottoman"), t.state.cp) == ((1, 0), 0)
    algiers = PLACES["algiers"]
    assert [algiers in sites(t.state, OTTOMAN, u, False) for u in (CORSAIR, SQUADRON, REGULAR)] == [
        True,
        False,
        False,
    ]
    t.arrange(algiers_in_play=False)
    assert sites(t.state, OTTOMAN, CORSAIR, False) == ()
    assert "it could not have built a corsair anywhere" in words


def test_three_and_one_are_four():
    words = book("You have no counter of 1 left, but a 4 lies unused")
    t = war_table().put("rome", "papacy", regulars=3).impulse("papacy", cp=2)
    for space in ("ravenna", "ancona", "florence", "modena", "pavia", "milan"):
        t.put(space, "papacy", regulars=1)
    ones = dict(t.state.board.land_counters[PAPACY])[1]
    assert ones == 7  # six in as many spaces, and the seventh with a two in Rome
    act(t, "papacy", "raise_regular", "build.where", "rome")
    assert f"take up the counters for 3, put down the {t.units('rome', 'papacy')[0]}" in words


def test_england_builds():
    words = book("England plays a card of 4 CP. It raises a regular in London")
    t = war_table().impulse("england", cp=4)
    act(t, "england", "raise_regular", "build.where", "london")
    assert f"raises a regular in London ({4 - t.state.cp} CP)" in words
    act(t, "england", "buy_mercenary", "build.where", "calais")
    assert (t.units("london", "england"), t.units("calais", "england")) == ((1, 0), (0, 1))
    assert f"and has {t.state.cp} CP left, too little for a squadron" in words
    assert "build_squadron" not in {str(a) for a in actions_open(t.state, ENGLAND)}
    calais = PLACES["calais"]
    for other in (
        war_table().unrest("calais"),
        war_table().war("france", "england").put("calais", "france", 2),
    ):
        assert calais not in sites(other.state, ENGLAND, REGULAR, False)
    assert "the mercenary would have to go elsewhere" in words


# Debaters


def test_bora_and_bucer():
    words = book("Katharina von Bora is played as an event and commits Luther")
    t = only_free(catholic_world(), "luther", "bucer").faith("protestant", "worms", "nuremberg", "wittenberg")
    t.impulse("protestant", cp=5).play(preach, KATHERINA_BORA)
    assert stands(t, "luther") == "committed"
    for space, near in (("mainz", True), ("leipzig", False)):
        ours, papal = dice_at(t, space)
        t.dice("reformation.attack", [1] * (ours + near)).dice("reformation.defence", [6] * papal)
        t.answer("protestant", "reformation.target", space)
        if near:
            t.expect("protestant", "attempt.helper", options=["bucer", "pass"])
            t.answer("protestant", "attempt.helper", "bucer")
    assert stands(t, "bucer") == "committed"
    assert "The Protestant may still commit Bucer for his die" in words
    assert "within two spaces of Strasburg" in words


def test_tyndale_is_burned():
    words = book("Tyndale, value 2, is the only English debater")
    t = silent(only_free(catholic_world(), "tyndale", "eck")).faith(
        "protestant", "wittenberg", "leipzig", "erfurt"
    )
    t.faith("protestant", "brunswick").impulse("papacy", cp=3)
    before = victory_points(t.state, PAPACY)
    t.draw(attacker=["eck"], defender=["tyndale"]).dice(debate_attack=hits(4, 7), debate_defence=hits(1, 4))
    act(t, "papacy", "call_debate", "debate.zone", "english", "debate.pool", "uncommitted")
    (fought,) = t.events("debate.round")
    assert f"Eck rolls 3 + 3 + 1 = {fought['dice']} dice for {fought['hits']} hits" in words
    assert f"Tyndale 2 + 2 = {fought['against']} dice for {fought['losses']} hit" in words
    (won,) = t.events("debate.won")
    assert f"flip up to {won['many']} spaces to Catholic" in words
    assert t.asked("papacy", "flip.space")  # none of the English zone is Protestant: others are open
    t.play_out()
    assert stands(t, "tyndale") == "out"
    assert t.state.cp == 0
    gained = t.state.bonus[PAPACY]
    assert f"Tyndale is burned and the Papacy gains {gained} VP" in words
    assert victory_points(t.state, PAPACY) >= before + gained


# The New World


def test_pizarro_and_a_french_marker():
    words = book("Pizarro rolls 7: 7 + 3 = 10, the Aztecs, 2 VP")
    for taken, made in (((), "aztec"), (("aztec",), "maya")):
        t = conquered(quiet_sea(), "france", *taken)
        before = victory_points(t.state, HABSBURG)
        crossing(t, ("conquer", "habsburg"), ("conquer", "france")).draw("voyage.conquistador", "pizarro")
        t.dice("voyage.conquest", [3, 4], [4, 4]).play(new_world)
        first, second = t.events("conquest.rolled")
        assert conqueror(t, made) == "habsburg"
        gained = victory_points(t.state, HABSBURG) - before
        if not taken:
            assert f"7 + 3 = {first['total']}, the Aztecs, {gained} VP" in words
        else:
            assert f"the Maya would be next, for {gained} VP" in words
        assert f"with a plain marker: {second['total']}, no conquest" in words
        assert soldier(t, "french_conquest_1") == "available"


def test_raiders_wait_for_cuban_silver():
    words = book("Habsburg rolls 9 for Cuba: a card")
    t = colony(quiet_sea(), "cuba").arrange(raiders={ENGLAND: True, FRANCE: True})
    t.dice("riches", [4, 5]).dice("raider", [4], [5]).draw("card.drawn", "erasmus").play(collect_riches)
    t.expect_event("riches.rolled", power="habsburg", riches="colony", total=9, result="card")
    assert (t.holds("england"), t.holds("habsburg"), t.holds("france")) == (["erasmus"], [], [])
    assert [t.state.raiders[p] for p in (FRANCE, ENGLAND)] == [True, False]
    assert "England takes the card, unseen by Habsburg" in words
    assert (ENGLAND, HABSBURG) not in {(who, by) for by, who, _ in t.state.shown}
