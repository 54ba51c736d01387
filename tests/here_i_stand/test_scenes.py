"""One readable scene for each part of a turn, compared with the stored text."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import HOME, MAJORS, POWERS
from cuius.titles.here_i_stand.state import State
from tests.here_i_stand.preaching import catholic_world, only_free, reformer
from tests.here_i_stand.scenes import scene
from tests.here_i_stand.tables import his_table, war_table


def no_cards(g: State) -> None:
    """Every hand is empty, so that powers pass; home cards have been used."""
    for power in MAJORS:
        g.home_used += [c for c in g.hands[power] if g.board.card_kind[c] == HOME]
        g.deck += [c for c in g.hands[power] if g.board.card_kind[c] != HOME]
        g.hands[power] = []


@proves("18.1-r1", "18.1-r5", "18.1-p1..p7")
def test_the_theses_and_the_diet():
    scene(
        "theses_and_diet",
        his_table().seeded(3),
        """
        protestant reformation.target leipzig
        protestant reformation.target brandenburg
        protestant reformation.target magdeburg
        protestant reformation.target erfurt
        protestant reformation.target nuremberg
        protestant diet.card here_i_stand
        habsburg diet.card holy_roman_emperor
        papacy diet.card papal_bull
        """,
    )


@proves("9.1-p1..p4", "9.3-p1..p8", "9.4-r1", "9.5-r1", "9.6-p1,p2")
def test_a_diplomacy_phase_with_a_peace_a_deal_and_a_war():
    t = war_table().turn(2, "diplomacy").war("france", "habsburg").war("france", "england")
    t.control("england", "rouen").put("paris", "france", regulars=3).put("bordeaux", "france", hired=2)
    t.hand("france", "machiavelli", "galleons").hand("habsburg", "diplomatic_overture").seeded(1)
    scene(
        "diplomacy",
        t,
        """
        france deal.turn offer
        france deal.kind end_war
        france deal.giver france
        france deal.taker habsburg
        france deal.kind alliance
        france deal.giver france
        france deal.taker habsburg
        france deal.kind mercenaries
        france deal.what 2
        france deal.kind ready
        habsburg deal.turn accept_1
        france peace.sue england
        france peace.key rouen
        france peace.price give_point
        habsburg war.declare ottoman
        """,
    )


@proves("10-r1", "10-x2")
def test_a_spring():
    scene(
        "spring",
        his_table().turn(2, "spring_deployment").arrange(no_cards),
        """
        ottoman spring.from istanbul
        ottoman spring.to nezh
        habsburg spring.from valladolid
        habsburg spring.to barcelona
        france spring.from paris
        france spring.to lyon
        france spring.leader montmorency
        france spring.leader done
        france spring.regulars 2
        """,
    )


@proves("13.1-p1..p8", "13.2-p1..p5", "13.3-p1..p5", "14-p1..p11", "14.1-r3", "14.1-x5")
def test_an_impulse_with_interception_avoiding_battle_battle_and_retreat():
    t = war_table().war("habsburg", "france").impulse("habsburg", cp=3)
    t.put("brussels", "habsburg", regulars=6, leaders=["charles_v"])
    t.put("st_quentin", "france", regulars=3).put("paris", "france", regulars=5, leaders=["montmorency"])
    t.dice("intercept", [2, 3], [6, 5]).dice(avoid=[3, 4])
    t.dice("battle.attack", [5, 6, 1, 1, 2, 3, 4], [1, 1, 2, 3, 4, 2])
    t.dice("battle.defence", [6, 1, 1, 1], [6, 5, 1, 1, 1, 1, 1])
    scene(
        "land_war",
        t,
        """
        habsburg action move_clear
        habsburg move.leader charles_v
        habsburg move.regulars 5
        habsburg move.to st_quentin
        france intercept.from paris
        france intercept.leader done
        france intercept.regulars 1
        france avoid.to boulogne
        france avoid.regulars 3
        france retreat.to paris
        habsburg action control_unfortified
        habsburg control.space st_quentin
        habsburg action move_clear
        habsburg move.from st_quentin
        habsburg move.leader charles_v
        habsburg move.regulars 4
        habsburg move.to boulogne
        france intercept.from paris
        france intercept.leader montmorency
        france intercept.regulars 5
        """,
    )


@proves("13.4-r1,r6", "15-r1", "15.1-p1..p10", "15.1-x1")
def test_a_siege_and_the_assault_that_ends_it():
    t = war_table().war("france", "england").arrange(no_cards).impulse("france", cp=1)
    t.put("boulogne", "france", regulars=5, leaders=["francis_i"])
    t.put("calais", "england", regulars=2, leaders=["charles_brandon"]).hand("france", "galleons")
    t.dice(assault_attack=[5, 6, 1, 1], assault_defence=[6, 1, 1, 1])
    scene(
        "siege",
        t,
        """
        france action move_clear
        france move.leader francis_i
        france move.regulars 5
        france move.to calais
        england withdraw withdraw
        france impulse.card galleons
        france impulse.manner points
        france action assault
        france assault.leader francis_i
        france assault.regulars 5
        """,
    )


@proves("16.1-p1..p7", "16.2-p1..p10", "16.1-p4,p5")
def test_a_naval_move_with_interception_and_combat():
    t = war_table().war("ottoman", "habsburg").impulse("ottoman", cp=1).arrange(algiers_in_play=True)
    t.ships("coron", "ottoman", squadrons=3, corsairs=2, leaders=["barbarossa"])
    t.ships("messina", "habsburg", squadrons=2).hand("habsburg", "arquebusiers")
    t.dice(chase=[5, 4], naval_attack=[5, 5, 6, 1, 1, 1, 2, 3, 4, 1], naval_defence=[6, 1, 1, 1, 1, 1])
    scene(
        "naval_war",
        t,
        """
        ottoman action naval_move
        ottoman fleet.to ionian_sea
        ottoman fleet.whole all
        habsburg chase.from messina
        habsburg chase.whole all
        habsburg respond.naval.cards arquebusiers
        """,
    )


@proves("18.5-s1..s9", "18.5-s3c", "18.1-r27")
def test_a_debate_in_which_luther_stands():
    t = reformer(only_free(catholic_world(), "eck", "cajetan", "luther", "bucer"), "luther")
    t.faith("protestant", "wittenberg", "leipzig", "brandenburg", "erfurt", "magdeburg").impulse(
        "papacy", cp=3
    )
    t.hand("protestant", "here_i_stand").draw(debate_attacker=["eck"], debate_defender=["bucer"])
    t.draw(card_drawn=["erasmus"])
    t.dice(debate_attack=[5, 5, 6, 1, 1, 1, 1], debate_defence=[5, 1, 1, 1, 1, 1])
    scene(
        "debate",
        t,
        """
        papacy action call_debate
        papacy debate.pool uncommitted
        protestant respond.debate.debaters here_i_stand
        papacy flip.space magdeburg
        papacy flip.space erfurt
        """,
    )


@proves("19-p1..p9", "19.3-p1,p2", "19.5-r1")
def test_a_winter():
    t = war_table().war("france", "habsburg").arrange(no_cards, crossing=[]).turn(9, "winter")
    t.put("st_quentin", "france", regulars=3, leaders=["francis_i"]).put("brussels", "france", regulars=4)
    t.put("brussels", "habsburg", regulars=1).siege("brussels").put("besancon", "habsburg", regulars=6)
    t.ships("tyrrhenian_sea", "habsburg", squadrons=2).put("paris", "france", regulars=1)
    scene(
        "winter",
        t.ally("ottoman", "france"),
        """
        habsburg winter.port naples
        habsburg winter.port palermo
        habsburg winter.to vienna
        habsburg winter.recall pass
        france winter.send 4
        france winter.send 3
        papacy university.space vienna
        papacy university.space cologne
        """,
    )


@proves("20.1-r5", "20.2-r6..r9", "20.3-r6,r7")
def test_the_new_world():
    t = war_table().arrange(no_cards).turn(9, "new_world")
    crossing = [("explore", POWERS["england"], 0), ("explore", POWERS["habsburg"], 2)]
    crossing += [("conquer", POWERS["habsburg"], 0), ("colonize", POWERS["france"], 0)]
    t.arrange(crossing=[(kind, int(who), more) for kind, who, more in crossing])
    t.draw("card.drawn", "erasmus").draw(voyage_explorer=["rut", "magellan"], voyage_conquistador=["cortez"])
    t.dice("voyage.exploration", [4, 5], [2, 5]).dice(voyage_circumnavigation=[4, 5], voyage_conquest=[6, 5])
    scene(
        "new_world",
        t,
        """
        habsburg voyage.choice circumnavigation
        france colony.box montreal
        """,
    )
