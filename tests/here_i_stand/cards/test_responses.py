"""31 to 38 The response cards."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.responses import halleys_comet, landsknechts, swiss_mercenaries
from cuius.titles.here_i_stand.ids import (
    CARDS,
    DEBATER_LUTHER,
    ENGLAND,
    FRANCE,
    HABSBURG,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.action.impulse import action_phase, play_event
from cuius.titles.here_i_stand.phases.land.assault import assault, storm
from cuius.titles.here_i_stand.phases.land.movement import move_in_clear
from cuius.titles.here_i_stand.phases.sea.combat import naval_combat
from cuius.titles.here_i_stand.phases.sea.piracy import piracy
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, LUTHER_HIDDEN, in_force
from cuius.titles.here_i_stand.state import COMMITTED
from tests.here_i_stand.marching import formation, march
from tests.here_i_stand.sailing import hits, sail
from tests.here_i_stand.tables import HisTable, war_table

STORMY = "foul_weather"


def at_paris(**more) -> HisTable:
    """Three Frenchmen in Paris; the move is paid for, three points are left."""
    t = war_table().impulse("france", cp=3).put("paris", "france", regulars=3, **more)
    return t.hand("england", "foul_weather", "gout")


def to_orleans(t: HisTable, *leaders: str) -> HisTable:
    return march(t, "france", "paris", "orleans", 3, leaders=leaders)


def test_24_k31_a_land_move_is_called_off_and_one_point_lost():
    t = to_orleans(at_paris()).answer("england", "respond.move.declared", STORMY)
    assert t.units("paris", "france") == (3, 0)
    assert t.state.cp == 3
    assert in_force(t.state, FOUL_WEATHER_RULES, FRANCE)
    assert CARDS[STORMY] in t.state.discards


def test_r400_what_was_paid_beyond_one_point_comes_back():
    t = war_table().impulse("france", cp=2).put("grenoble", "france", regulars=2).hand("england", STORMY)
    march(t.control("france", "turin"), "france", "grenoble", "turin", 2)
    t.answer("england", "respond.move.declared", STORMY)
    assert (t.state.cp, t.units("grenoble", "france")) == (3, (2, 0))


def siege_of_calais(**more) -> HisTable:
    t = war_table().war("france", "england").impulse("france", cp=4)
    t.put("calais", "france", regulars=6, **more)
    return t.put("calais", "england", regulars=2).siege("calais")


def test_24_k31_no_assault_in_foul_weather():
    t = siege_of_calais().hand("papacy", STORMY).play(assault, FRANCE)
    t.answer("france", "assault.regulars", 4).answer("papacy", "respond.assault.declared", STORMY)
    t.expect_event("assault.stopped", power="france", space="calais")
    assert in_force(t.state, FOUL_WEATHER_RULES, FRANCE)


def test_24_k31_no_ship_sails_in_foul_weather():
    t = war_table().ships("marseille", "france", squadrons=1).hand("england", STORMY)
    sail(t.impulse("france", cp=2), "france", ("marseille", "gulf_of_lyon"))
    t.answer("england", "respond.naval.declared", STORMY)
    assert t.fleet("marseille", "france") == (1, 0)


def test_24_k31_no_troops_embark_in_foul_weather():
    t = war_table().ships("gulf_of_lyon", "france", squadrons=1).put("marseille", "france", regulars=1)
    t.impulse("france", cp=4).hand("england", STORMY).play(move_in_clear, FRANCE)
    t.answer("france", "move.to", "gulf_of_lyon").answer("england", "respond.transport.declared", STORMY)
    assert t.units("marseille", "france") == (1, 0)


def test_24_k31_no_piracy_in_foul_weather_and_one_point_back():
    t = war_table().arrange(algiers_in_play=True).ships("barbary_coast", "ottoman", corsairs=2)
    t.impulse("ottoman", cp=1).hand("england", STORMY)  # two are paid
    t.play(piracy, OTTOMAN).answer("england", "respond.piracy.declared", STORMY)
    assert t.state.cp == 2
    assert not any(t.state.pirated)


def test_24_k32_gout_keeps_a_leader_at_home():
    t = to_orleans(at_paris(leaders=["francis_i", "montmorency"]), "francis_i", "montmorency")
    t.answer("england", "respond.move.declared", "gout").answer("england", "gout.leader", "francis_i")
    assert t.where("francis_i") == "paris"
    assert t.state.cp == 3
    t.expect_event("leader.ill", leader="francis_i")


def test_r401_the_action_is_off_and_may_be_announced_anew_without_him():
    t = to_orleans(at_paris(leaders=["francis_i"]), "francis_i")
    t.answer("england", "respond.move.declared", "gout")
    assert t.units("paris", "france") == (3, 0)
    to_orleans(t).answer("england", "respond.move.declared", "pass")
    assert (t.units("orleans", "france"), t.where("francis_i")) == ((3, 0), "paris")


def test_24_k32_gout_needs_a_leader_in_the_formation():
    t = to_orleans(at_paris())
    assert t.options("england", "respond.move.declared") == (STORMY, "pass")


def test_24_k32_gout_stops_an_assault():
    t = siege_of_calais(leaders=["montmorency"]).hand("england", "gout").play(assault, FRANCE)
    t.answer("france", "assault.leader", "montmorency").answer("france", "assault.regulars", 6)
    t.answer("england", "respond.assault.declared", "gout")
    t.expect_event("assault.stopped", power="france", space="calais")


@pytest.mark.parametrize(("power", "many"), [("habsburg", 4), ("france", 2), ("protestant", 2)])
def test_24_k33_landsknechts_for_the_habsburgs_and_for_others(power, many):
    t = war_table().arrange(league=True).put("worms", power, regulars=1).play(landsknechts, POWERS[power])
    assert t.units("worms", power) == (1, many)


def test_24_k33_the_ottoman_scatters_two_mercenaries():
    t = war_table().put("vienna", "habsburg", hired=2).put("paris", "france", hired=1)
    t.put("istanbul", "ottoman", hired=2).play(landsknechts, OTTOMAN)
    assert t.options("ottoman", "mercenaries.scattered") == ("paris", "vienna")
    t.answer("ottoman", "mercenaries.scattered", "vienna").answer("ottoman", "mercenaries.scattered", "paris")
    assert (t.units("vienna", "habsburg"), t.units("paris", "france")) == ((0, 1), (0, 0))


@proves("17-x2")
def test_24_k33_never_into_a_besieged_stack():
    t = siege_of_calais().put("london", "england", regulars=1).play(landsknechts, ENGLAND)
    assert t.units("calais", "england") == (2, 0)
    assert t.units("london", "england") == (1, 2)


def test_24_k33_hired_on_the_eve_of_an_assault():
    t = siege_of_calais().hand("france", "landsknechts")
    t.play(storm, formation("france", "calais", 4))
    t.dice(attack=hits(0, 2), defence=hits(0, 3))
    t.answer("france", "respond.assault.recruits", "landsknechts")
    assert t.units("calais", "france")[1] == 2


@pytest.mark.parametrize(("power", "many"), [(FRANCE, 4), (OTTOMAN, 4)])
def test_24_k36_swiss_mercenaries_serve_france(power, many):
    t = war_table().put("paris", "france", regulars=1).play(swiss_mercenaries, power)
    assert t.units("paris", "france") == (1, many)


def test_24_k36_two_swiss_for_others():
    t = war_table().put("rome", "papacy", regulars=1).play(swiss_mercenaries, PAPACY)
    assert t.units("rome", "papacy") == (1, 2)


def test_24_k34_rowers_change_the_roll_of_an_interception():
    t = war_table().war("ottoman", "habsburg").hand("france", "professional_rowers")
    t.ships("ionian_sea", "habsburg", squadrons=1).ships("istanbul", "ottoman", squadrons=1)
    t.dice(chase=[4, 3], attack=hits(0, 2), defence=hits(1, 2)).impulse("ottoman", cp=2)
    sail(t, "ottoman", ("istanbul", "aegean_sea"))
    t.answer("habsburg", "chase.from", "ionian_sea")
    t.answer("france", "respond.naval.roll", "professional_rowers").answer("france", "rowers.change", "more")
    t.expect_event("naval.fought")


def test_24_k34_rowers_give_either_side_three_dice():
    t = war_table().war("ottoman", "habsburg").hand("france", "professional_rowers")
    t.ships("ionian_sea", "ottoman", squadrons=1).ships("ionian_sea", "habsburg", squadrons=1)
    t.dice(attack=hits(0, 2), defence=hits(0, 2)).play(naval_combat, OTTOMAN, HABSBURG, PLACES["ionian_sea"])
    t.answer("france", "respond.naval.rowers", "professional_rowers")
    t.dice(attack=hits(2, 3)).answer("france", "rowers.side", "ottoman")
    t.expect_event("naval.fought", dice=5, hits=2)


@proves("15.1-p8")
def test_24_k35_siege_artillery_hits_on_three():
    t = siege_of_calais().hand("papacy", "siege_artillery")
    t.dice(attack=hits(0, 2), defence=hits(0, 3)).play(storm, formation("france", "calais", 4))
    t.dice(artillery=[3, 2]).answer("papacy", "respond.assault.rolled", "siege_artillery")
    t.expect_event("assault.fought", hits=1, losses=0)


def test_24_k35_the_guns_need_a_short_line_over_land():
    t = (
        war_table()
        .war("ottoman", "habsburg")
        .put("palma", "ottoman", regulars=3)
        .hand("ottoman", "siege_artillery")
    )
    t.arrange(fortress={PLACES["palma"]: True}).siege("palma").impulse("ottoman", cp=1)
    t.dice(attack=hits(0, 3), defence=hits(0, 1)).play(storm, formation("ottoman", "palma", 3))
    assert t.holds("ottoman") == ["siege_artillery"]


def test_24_k37_the_wartburg_cancels_an_event():
    t = war_table().hand("protestant", "the_wartburg").impulse("papacy", card="papal_bull")
    t.arrange(reformer_at={0: int(PLACES["wittenberg"])}).play(play_event, PAPACY, CARDS["papal_bull"])
    t.answer("protestant", "respond.event.declared", "the_wartburg")
    t.expect_event("event.cancelled", power="papacy", card="papal_bull")
    assert t.state.debater[DEBATER_LUTHER] == COMMITTED
    assert in_force(t.state, LUTHER_HIDDEN, PROTESTANT)
    assert CARDS["papal_bull"] in t.state.home_used


def test_24_k37_only_while_luther_lives_and_never_against_a_mandatory_event():
    t = war_table().hand("protestant", "the_wartburg").impulse("france", card="master_of_italy")
    t.play(play_event, FRANCE, CARDS["master_of_italy"])
    assert t.holds("protestant") == ["the_wartburg"]
    t = war_table().hand("protestant", "the_wartburg").impulse("papacy", card="papal_bull")
    t.arrange(reformer_at={0: int(PLACES["wittenberg"])}, luther_alive=False)
    t.play(play_event, PAPACY, CARDS["papal_bull"])
    assert ("protestant", "respond.event.declared") not in t.waiting


def test_24_k38_the_comet_takes_a_card_at_random():
    t = war_table().hand("france", "gout").play(halleys_comet, ENGLAND)
    t.draw(taken="gout").answer("england", "comet.omen", "discard")
    t.expect_event("comet.discards", power="france", card="gout")
    assert CARDS["gout"] in t.state.discards


def test_24_k38_the_comet_makes_a_power_skip_and_that_is_no_pass():
    t = war_table().arrange(passes=2).hand("england", "halleys_comet").impulse("ottoman")
    t.play(action_phase).answer("england", "respond.between", "halleys_comet")
    t.answer("england", "comet.whom", "ottoman")
    t.expect_event("impulse.skipped", power="ottoman")
    assert t.state.passes == 0
    assert CARDS["halleys_comet"] in t.state.removed


def test_24_k38_nobody_loses_a_card_where_nobody_has_one():
    t = war_table().play(halleys_comet, ENGLAND)
    assert t.waiting == [("england", "comet.whom")]
    t.answer("england", "comet.whom", "ottoman")
    assert t.state.skipped[OTTOMAN]
