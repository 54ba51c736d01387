"""14, 15.1, 16.2, 16.4, 18.5, 20.2 The odds that questions of war, debates and voyages carry."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.explain.odds.land import assault_odds, battle_odds
from cuius.titles.here_i_stand.explain.odds.overseas import exploration_odds
from cuius.titles.here_i_stand.explain.odds.sea import naval_odds, piracy_odds
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    GERMAN,
    HABSBURG,
    MOVE_CLEAR,
    OTTOMAN,
    PAPACY,
    PLACES,
)
from cuius.titles.here_i_stand.phases.action.impulse import take_action
from cuius.titles.here_i_stand.phases.land.assault import assault, attack_dice, defence_dice, storm
from cuius.titles.here_i_stand.phases.land.formation import whole_stack
from cuius.titles.here_i_stand.phases.land.movement import move
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.phases.sea.combat import naval_combat
from cuius.titles.here_i_stand.phases.sea.piracy import piracy
from tests.here_i_stand.battlefields import calais, open_field
from tests.here_i_stand.overseas import quiet_sea
from tests.here_i_stand.preaching import catholic_world, only_free
from tests.here_i_stand.sailing import duel, ionian
from tests.here_i_stand.tables import HisTable
from tests.here_i_stand.weighing import chances, dice, forecast, weighed

# Battles


def marching(t: HisTable) -> HisTable:
    return t.impulse("france", cp=3).play(move, FRANCE, MOVE_CLEAR)


def test_14_p2_a_move_into_battle_shows_the_dice_of_both_sides():
    t = marching(open_field(4, 3, leaders=["francis_i"], enemies=["charles_brandon"]))
    t.answer("france", "move.leader", "francis_i", "move.regulars", "4")
    found = forecast(t, "move.to", "boulogne")
    assert dice(found) == (4 + 1, 3 + 1 + 1)
    assert chances(found) == chances(battle_odds(4, 1, 0, 3, 1, 0))
    assert weighed(t, "move.to", "orleans") is None


def test_14_p5_combat_cards_are_asked_for_with_the_dice_as_they_stand():
    t = marching(open_field(4, 3).hand("england", "arquebusiers", "field_artillery"))
    t.answer("france", "move.regulars", "4", "move.to", "boulogne").answer("england", "avoid.to", PASS)
    assert dice(forecast(t, "respond.battle.cards")) == (4, 4)
    assert weighed(t, "respond.battle.cards", "arquebusiers") is None
    t.answer("england", "respond.battle.cards", "arquebusiers")
    found = forecast(t, "respond.battle.cards")
    assert dice(found)[0] == 4
    assert dice(found)[1] > 4
    assert "battle.cards" in [m.reason for m in found.against]


# Assaults


def test_15_1_p3_an_assault_shows_the_dice_of_both_sides():
    t = calais(3, 2, ["francis_i"], ["charles_brandon"]).put("calais", "france", hired=1)
    t.hand("england", "mercenaries_grow_restless")
    formation = whole_stack(t.state, FRANCE, PLACES["calais"])
    t.play(storm, formation)
    found = forecast(t, "respond.assault.defender")
    assert dice(found) == (attack_dice(t.state, formation), defence_dice(t.state, PLACES["calais"]))
    assert chances(found) == chances(assault_odds(4, 0, 1, 4, 2, 0, 1, 0, 0))


def test_15_1_p1_which_space_to_assault_is_weighed_with_all_who_can_take_part():
    t = calais(4, 2).put("antwerp", "france", regulars=3).war("france", "habsburg").siege("antwerp")
    t.control("france", "brussels").play(assault, FRANCE)
    found = forecast(t, "assault.space", "calais")
    assert dice(found) == (2, 3)
    assert found.at_best
    assert dice(forecast(t, "assault.space", "antwerp")) == (3, 1)


# At sea


def test_16_2_p1_a_combat_at_sea_shows_the_dice_of_both_fleets():
    t = duel(2, 1, 2).ships("ionian_sea", "ottoman", 0, 0, ["barbarossa"]).hand("habsburg", "arquebusiers")
    t.play(naval_combat, OTTOMAN, HABSBURG, PLACES["ionian_sea"])
    found = forecast(t, "respond.naval.cards")
    assert dice(found) == (4 + 1 + 2, 4)
    assert chances(found) == chances(naval_odds(2, 1, 2, 0, 2, 0, 0, 0, 0))


def test_16_4_p2_piracy_is_weighed_against_every_target():
    t = ionian().play(piracy, OTTOMAN)
    found = forecast(t, "piracy.target", "habsburg")
    assert dice(found) == (2 + 1, 2)
    assert chances(found) == chances(piracy_odds(2, 2, 1, 2))
    assert dice(forecast(t, "piracy.target", "papacy"))[0] == 1 + 1


# Debates and voyages


def test_18_5_s3_the_pool_that_is_attacked_is_weighed_by_who_may_be_drawn():
    t = only_free(catholic_world(), "eck", "luther", "bucer").faith("protestant", "wittenberg")
    t.draw(attacker=["eck"]).play(debate, PAPACY, GERMAN)
    free, committed = [forecast(t, "debate.pool", word) for word in ("uncommitted", "committed")]
    assert [m.reason for m in free.modifiers] == ["debate.value", "debate.attacker", "debate.bonus"]
    assert dice(free) == (3 + 3 + 1, 0)
    good = ("debate.attacker_removes", "debate.attacker_wins")
    assert sum(map(committed.probability, good)) > sum(map(free.probability, good))


def test_18_5_s4_the_round_is_weighed_before_luther_stands():
    t = only_free(catholic_world(), "eck", "bucer").faith("protestant", "wittenberg")
    t.draw(attacker=["eck"], defender=["bucer"]).play(debate, PAPACY, GERMAN, inquisition=True)
    if t.asked("papacy", "debate.pool"):
        t.answer("papacy", "debate.pool", "uncommitted")
    found = forecast(t, "respond.debate.debaters")
    assert dice(found) == (3 + 3 + 1 + 2, 2 + 2)


def test_20_2_r7_a_voyage_is_weighed_over_all_who_may_sail():
    t = quiet_sea().impulse("england", cp=5).play(take_action, ENGLAND)
    found = forecast(t, "action", "explore")
    crews = [exploration_odds(t.state.board.explorer_value[x], 0, 0, 0, 0) for x in explorers(t)]
    lost = sum(crew.probability("exploration.lost") for crew in crews) / len(crews)
    assert found.probability("exploration.lost") == lost
    assert weighed(t, "action", PASS) is None


def explorers(t: HisTable) -> list[int]:
    owner, card = t.state.board.explorer_power, t.state.board.explorer_card
    return [x for x in range(len(owner)) if owner[x] == ENGLAND and card[x] == -1]
