"""13, 14, 15 The odds of land war against many throws of the real procedures."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cuius.core.ids import PASS
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.explain.odds.land import assault_odds, battle_odds
from cuius.titles.here_i_stand.ids import ENGLAND, FRANCE, MOVE_CLEAR, OTTOMAN, PLACES, POWERS
from cuius.titles.here_i_stand.phases.land.arrival import arrive
from cuius.titles.here_i_stand.phases.land.assault import storm
from cuius.titles.here_i_stand.phases.land.formation import whole_stack
from cuius.titles.here_i_stand.phases.land.movement import move
from tests.here_i_stand.battlefields import austria, calais, open_field
from tests.here_i_stand.marching import formation, march
from tests.here_i_stand.tables import HisTable, war_table
from tests.here_i_stand.throwing import Run, assert_fits, throw_many
from tests.here_i_stand.weighing import chances, dice, forecast, weighed


def winner_is(defender: str, won: str, lost: str):
    def read(run: Run) -> str:
        return won if run.told["battle.won"]["winner"].word == defender else lost

    return read


def by_hits(run: Run) -> str:
    """14-p8 Who won, a tie by itself."""
    fought = run.told["battle.fought"]
    margin = fought["hits"] - fought["losses"]
    if not margin:
        return "battle.tie"
    return "battle.attacker.wins" if margin > 0 else "battle.defender.wins"


def arriving(power: str, origin: str, target: str, regulars: int, hired: int = 0, leaders=()):
    """The procedure and its arguments, to be played as often as one likes."""
    moving = formation(power, origin, regulars, hired, leaders)
    return arrive, moving, PLACES[origin], PLACES[target]


# Interception


def lombardy(**milan) -> HisTable:
    """France marches from Pavia to Turin; Habsburgs in Milan next to it."""
    t = war_table().war("france", "habsburg").control("france", "turin", "pavia").control("habsburg", "milan")
    return t.put("milan", "habsburg", **milan).put("pavia", "france", regulars=4, leaders=["francis_i"])


@pytest.mark.parametrize("leaders", [(), ("duke_of_alva",), ("charles_v",)])
@proves("13.2-p2", "13.2-p2a")
def test_13_2_p2_an_interception_and_its_battle_come_as_often_as_shown(leaders):
    shown = lombardy(regulars=4, leaders=leaders)
    march(shown, "france", "pavia", "turin", 4, 0, ["francis_i"])
    found = forecast(shown, "intercept.from", "milan")

    def read(run: Run) -> str:
        if not run.told["intercept.tried"]["success"]:
            return "intercept.failure"
        return winner_is("habsburg", "intercept.won", "intercept.lost")(run)

    go = arriving("france", "pavia", "turin", 4, 0, ["francis_i"])
    assert_fits(
        throw_many(
            lombardy(regulars=4, leaders=leaders).state, *go, read=read, answers={"intercept.from": "milan"}
        ),
        found,
    )
    assert weighed(shown, "intercept.from", PASS) is None


@proves("13.2-p2b", "13.2-p2c")
def test_13_2_p2b_cavalry_counts_on_both_sides():
    t = austria()
    march(t, "ottoman", "pressburg", "vienna", 7, 1, ["suleiman", "ibrahim_pasha"])
    found = forecast(t, "intercept.from", "graz")
    assert [m.value for m in found.modifiers] == [2, -1]
    assert found.probability("intercept.failure") == 1 - sum(
        [found.probability(k) for k in ("intercept.won", "intercept.lost")]
    )
    go = arriving("ottoman", "pressburg", "vienna", 7, 1, ["suleiman", "ibrahim_pasha"])

    def read(run: Run) -> str:
        if not run.told["intercept.tried"]["success"]:
            return "intercept.failure"
        return winner_is("habsburg", "intercept.won", "intercept.lost")(run)

    answers = {"intercept.from": "graz", "avoid.to": "pass", "withdraw": "withdraw"}
    assert_fits(throw_many(austria().state, *go, read=read, answers=answers), found)


def test_13_2_r7_a_great_stack_is_weighed_by_what_its_leaders_can_bring():
    t = lombardy(regulars=9)
    march(t, "france", "pavia", "turin", 4, 0, ["francis_i"])
    four = forecast(t, "intercept.from", "milan")
    t = lombardy(regulars=4)
    march(t, "france", "pavia", "turin", 4, 0, ["francis_i"])
    assert chances(forecast(t, "intercept.from", "milan")) == chances(four)


def test_13_2_p5_leaders_who_march_alone_are_caught_or_not():
    t = lombardy(regulars=4)
    march(t, "france", "pavia", "turin", 0, 0, ["francis_i"])
    assert list(chances(forecast(t, "intercept.from", "milan"))) == ["intercept.success", "intercept.failure"]


# The move


def marching(t: HisTable, units: int, leader: str = "") -> HisTable:
    t.impulse("france", cp=2).play(move, FRANCE, MOVE_CLEAR)
    return t.answer("france", *(("move.leader", leader) if leader else ()), "move.regulars", units)


def test_13_1_p5_a_move_shows_the_chance_of_being_intercepted():
    t = marching(
        lombardy(regulars=2).control("habsburg", "genoa").put("genoa", "habsburg", regulars=1), 4, "francis_i"
    )
    found = forecast(t, "move.to", "turin")
    assert list(chances(found)) == ["move.free", "move.intercepted"]
    assert found.probability("move.free") == Fraction(26, 36) ** 2
    fresh = lombardy(regulars=2).control("habsburg", "genoa").put("genoa", "habsburg", regulars=1)
    go = arriving("france", "pavia", "turin", 4, 0, ["francis_i"])

    def read(run: Run) -> str:
        return "move.intercepted" if "battle.begins" in run.told else "move.free"

    assert_fits(throw_many(fresh.state, *go, read=read, answers={}), found)


def test_13_1_p5_and_the_battle_with_those_who_stand_there():
    def position() -> HisTable:
        return open_field(4, 3).put("calais", "england", regulars=2)

    found = forecast(marching(position(), 4), "move.to", "boulogne")
    keys = ["battle.attacker.wins", "battle.tie", "battle.defender.wins", "move.intercepted"]
    assert list(chances(found)) == keys

    def read(run: Run) -> str:
        if run.told["intercept.tried"]["success"]:
            return "move.intercepted"
        return by_hits(run)

    go = arriving("france", "paris", "boulogne", 4)
    assert_fits(
        throw_many(
            position().state, *go, read=read, answers={"avoid.to": "pass", "intercept.from": "calais"}
        ),
        found,
    )


@proves("15.2-r2")
def test_15_2_r2_a_relief_is_weighed_with_all_who_can_sally():
    t = calais(6, 2, ["francis_i"]).control("england", "antwerp").impulse("england", cp=2)
    t.put("antwerp", "england", regulars=4, leaders=["charles_brandon"]).play(move, ENGLAND, MOVE_CLEAR)
    t.answer("england", "move.leader", "charles_brandon", "move.regulars", 4)
    found = forecast(t, "move.to", "calais")
    assert found.at_best
    assert dice(found) == (4 + 2 + 1, 6 + 1 + 1)  # example 15-e1b
    t.answer("england", "move.to", "calais")
    shown = forecast(t, "avoid.to", PASS)
    assert shown.probability("avoid.stays.loses") == found.probability("battle.attacker.wins")


def test_13_2_r8_a_safe_way_shows_nothing():
    t = marching(lombardy(regulars=2).control("france", "genoa"), 4, "francis_i")
    assert weighed(t, "move.to", "genoa") is None


# Avoiding battle, withdrawing


@proves("13.3-p4")
def test_13_3_p4_avoiding_comes_off_as_often_as_shown_and_the_rest_fight():
    def position() -> HisTable:
        return open_field(4, 3, enemies=["charles_brandon"])

    t = march(position(), "france", "paris", "boulogne", 4)
    found = forecast(t, "avoid.to", "calais")
    assert list(chances(found)) == ["avoid.success", "avoid.stays.wins", "avoid.stays.loses"]

    def read(run: Run) -> str:
        if run.told["avoid.tried"]["success"]:
            return "avoid.success"
        return winner_is("england", "avoid.stays.wins", "avoid.stays.loses")(run)

    go = arriving("france", "paris", "boulogne", 4)
    assert_fits(
        throw_many(
            position().state,
            *go,
            read=read,
            answers={"avoid.to": "calais", "avoid.leader": "charles_brandon"},
        ),
        found,
    )
    stays = forecast(t, "avoid.to", PASS)
    assert stays.probability("avoid.stays.loses") == battle_odds(4, 0, 0, 3, 1, 0).probability(
        "battle.attacker.wins"
    )


def test_13_3_p4_with_walls_to_go_to_a_failure_is_no_battle_yet():
    t = (
        war_table()
        .war("france", "england")
        .control("england", "antwerp")
        .put("calais", "england", regulars=2)
    )
    march(t.put("boulogne", "france", regulars=3), "france", "boulogne", "calais", 3)
    assert list(chances(forecast(t, "avoid.to", "antwerp"))) == ["avoid.success", "avoid.failure"]


@proves("13.4-r2")
def test_13_4_r2_whoever_stands_before_his_walls_sees_the_battle():
    def position() -> HisTable:
        t = war_table().war("france", "england").put("calais", "england", regulars=2)
        return t.put("boulogne", "france", regulars=4, leaders=["francis_i"])

    t = march(position(), "france", "boulogne", "calais", 4, 0, ["francis_i"])
    found = forecast(t, "withdraw", "stand")
    assert weighed(t, "withdraw", "withdraw") is None
    assert chances(found) == chances(battle_odds(4, 1, 0, 2, 0, 0))

    go = arriving("france", "boulogne", "calais", 4, 0, ["francis_i"])
    assert_fits(throw_many(position().state, *go, read=by_hits, answers={"withdraw": "stand"}), found)


# Cards in battle


@pytest.mark.parametrize(
    ("card", "holder"),
    [("surprise_attack", "france"), ("surprise_attack", "england"), ("arquebusiers", "england")],
)
@proves("24-k29", "14-p4", "14-p5", "14-p6")
def test_14_p6_the_odds_after_a_card_are_those_of_the_dice(card, holder):
    def position() -> HisTable:
        t = open_field(4, 4, leaders=["francis_i"]).hand(holder, card)
        return t.hand("england", "field_artillery")

    t = march(position(), "france", "paris", "boulogne", 4, 0, ["francis_i"])
    t.answer("england", "avoid.to", "pass")
    while t.waiting[0][0] != holder:
        t.answer(t.waiting[0][0], "respond.battle.cards", "pass")
    t.answer(holder, "respond.battle.cards", card)
    found = forecast(t, "respond.battle.cards")

    go = arriving("france", "paris", "boulogne", 4, 0, ["francis_i"])
    answers = {"avoid.to": "pass", "respond.battle.cards": card}
    assert_fits(throw_many(position().state, *go, read=by_hits, answers=answers, otherwise="pass"), found)


# Assaults


@pytest.mark.parametrize(
    ("french", "english", "artillery"), [(3, 1, False), (4, 2, False), (2, 1, True), (6, 3, True)]
)
@proves("15.1-p3", "15.1-p8", "15.1-p10", "15.1-p11")
def test_15_1_p7_assaults_end_as_often_as_shown(french, english, artillery):
    t = calais(french, english, ["francis_i"])
    if artillery:
        t.hand("papacy", "siege_artillery")

    def read(run: Run) -> str:
        if run.g.control[PLACES["calais"]] == FRANCE:
            return "assault.success"
        if not sum(run.g.regulars[FRANCE :: len(POWERS.ids)]):
            return "assault.destroyed"
        return "assault.continues" if run.g.besieged[PLACES["calais"]] else "assault.breaks"

    stack = whole_stack(t.state, FRANCE, PLACES["calais"])
    answers = {"respond.assault.rolled": "siege_artillery"}
    found = assault_odds(french, 0, 1, french, english, 0, 0, 0, int(artillery))
    assert_fits(throw_many(t.state, storm, stack, read=read, answers=answers), found)


@proves("15.1-p3a", "15.1-p9", "24-k28")
def test_15_1_p3a_cavalry_and_mines_come_to_what_is_shown():
    t = war_table().war("ottoman", "habsburg").impulse("ottoman", cp=1).hand("ottoman", "siege_mining")
    t.put("vienna", "ottoman", regulars=3, hired=2, leaders=["suleiman"]).siege("vienna")
    t.put("vienna", "habsburg", regulars=2, leaders=["ferdinand"]).control("ottoman", "pressburg")
    vienna = PLACES["vienna"]

    def read(run: Run) -> str:
        if run.g.control[vienna] == OTTOMAN:
            return "assault.success"
        if not run.g.land(vienna, OTTOMAN) and not run.g.land(PLACES["pressburg"], OTTOMAN):
            return "assault.destroyed"
        return "assault.continues" if run.g.besieged[vienna] else "assault.breaks"

    stack = whole_stack(t.state, OTTOMAN, vienna)
    found = assault_odds(3, 2, 2, 5, 2, 0, 1, 1, 0)
    assert_fits(
        throw_many(t.state, storm, stack, read=read, answers={"respond.assault.attacker": "siege_mining"}),
        found,
    )
