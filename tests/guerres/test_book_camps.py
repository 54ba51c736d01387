"""The examples of the rule book, played: short decks, camps that fight together, chits, fewer players."""

from __future__ import annotations

import pytest

from cuius.titles.guerres.ids import (
    ARMIES,
    CHARACTERS,
    CHITS,
    HUGUENOT,
    LEAGUE,
    PROVINCES,
    ROYALIST,
)
from cuius.titles.guerres.phases.court.hands import give, summon_ghosts
from cuius.titles.guerres.phases.events import draw_chit
from cuius.titles.guerres.phases.turn import fill_cup
from cuius.titles.guerres.phases.war.fights import battle
from cuius.titles.guerres.phases.war.recruitment import deploy, tax_yield
from cuius.titles.guerres.phases.war.rounds import activate
from cuius.titles.guerres.rules.armies import may_support
from cuius.titles.guerres.rules.court import LEFT, RIGHT
from cuius.titles.guerres.rules.court_actions import (
    influence_modifiers,
    open_to_persuasion,
    surprise_modifiers,
)
from cuius.titles.guerres.rules.movement import parts
from cuius.titles.guerres.variants.fewer_players import led_by_stewards
from tests.core.book_examples import in_words, told
from tests.guerres.tables import GuerresTable, court_table, new_table, war_table

ROYALIST_1, HUGUENOT_1 = ARMIES["royalist_1"], ARMIES["huguenot_1"]


def book(beginning: str) -> str:
    return told("guerres", beginning)


# The court


def test_a_deck_of_three():
    words = book("Your deck has three cards when your right-hand neighbour draws")
    deck = ["simon_vigor", "anne_d_este", "charles_de_mayenne"]
    t = court_table().only_in_play("league", "francois_de_guise", "claude_d_aumale", *deck)
    t.hand("league", "francois_de_guise", "claude_d_aumale").draw(court_draw=deck).play(give, LEAGUE, RIGHT)
    assert set(t.options("royalist", "court.give")) == set(deck)
    t.answer("royalist", "court.give", "simon_vigor", "court.give", "anne_d_este")
    assert "He sees all three, gives you two, and one returns to the deck" in words
    t.draw(court_draw=deck[2:]).play(give, LEAGUE, LEFT)
    assert deck[2] in t.court("league")
    t.play(summon_ghosts)
    assert (len(t.court("league")), t.court("league").count("ghost")) == (6, 1)
    assert "One place of your hand is still empty: a ghost fills it" in words


def test_damville():
    words = book("Damville reads *1-*, *2 / 2*, *B 2*, lower bar Huguenots")
    t, damville = court_table(), CHARACTERS["henri_de_montmorency_damville"]
    board = t.state.board
    assert [new_table().in_turn(turn).is_in_play("henri_de_montmorency_damville") for turn in (1, 6)] == [
        True,
        True,
    ]
    assert t.faction_of("henri_de_montmorency_damville") == "royalist"
    assert f"*{board.military[damville]} / {board.intrigue[damville]}*" in words
    assert "He is a Royalist from turn 1 to the end of the game" in words
    lands = {province.word for province in board.influence[damville]}
    assert lands == {"bas_languedoc", "haut_languedoc"}
    town = board.influence_towns[damville][0]
    attack = [m.value for m in surprise_modifiers(t.state, ROYALIST, damville, town)]
    sway = [m.value for m in influence_modifiers(t.state, ROYALIST, damville, town)]
    assert (attack[0], sway[0]) == (board.military[damville], board.intrigue[damville])
    assert f"He adds {board.military[damville]} to surprise attacks in the two Languedocs" in words
    assert f"and {board.intrigue[damville]} to everything else at court" in words
    t = war_table().army("royalist_1", "orleanais", 5, "anne_de_montmorency")
    assert not board.starred[damville]
    assert not may_support(t.state, damville, ROYALIST_1)
    assert f"rank B with {in_words(board.tactical[damville])} dice more for his army" in words
    assert [damville in open_to_persuasion(court_table(n).state, HUGUENOT) for n in (1, 2)] == [False, True]
    assert "From turn 2 on the Huguenots may try to win him over" in words


# War cards, recruits, armies


def test_who_plays_when_the_league_leads_a_royal_army():
    words = book("A League commander leads a royal army into battle against the Huguenots")
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", 5, "francois_de_guise")
    t.army("huguenot_1", "orleanais", 3, "louis_de_conde")
    t.holds("royalist", "ambush").holds("league", "charge_of_the_reiters").holds("huguenot", "pillage")
    t.play(battle, ROYALIST_1, HUGUENOT_1)
    for faction in ("league", "royalist"):
        t.expect(faction, "event.battle").answer(faction, "event.battle", "pass")
    t.expect("huguenot", "event.battle")
    assert "First the League may play cards, then the Royalists, last the Huguenots" in words


def levied() -> GuerresTable:
    t = war_table().towns("royalist", "bordeaux").army("league_1", "lorraine", 2)
    return t.arrange(levy={ROYALIST: 10}).play(deploy, ROYALIST)


@pytest.mark.parametrize(("paris", "guyenne"), [(6, "4"), (5, "5"), (4, "")])
def test_the_largest_royal_army_stands_in_paris(paris, guyenne):
    words = book("The Royalists have 10 troop points from two levels")
    assert tax_yield(new_table().state, 2)[0] == 10
    t = levied().answer("royalist", "deploy.troops", str(paris))
    t.expect("royalist", "deploy.province", offers=["guyenne"]).answer(
        "royalist", "deploy.province", "guyenne"
    )
    most = max(map(int, t.options("royalist", "deploy.troops")))
    if guyenne:
        t.answer("royalist", "deploy.troops", guyenne)
        assert (t.troops_of("royalist_1"), t.troops_of("royalist_2")) == (paris, int(guyenne))
    else:
        assert most == 4
        assert "Putting 4 in Île-de-France and 6 in Guyenne is not allowed; 5 and 5 would be" in words


def test_the_larger_part_follows_the_better_leader():
    words = book("Louis de Condé (A) has 5 points in Orléanais")
    t = war_table().army("huguenot_1", "orleanais", 5, "louis_de_conde").coins(huguenot=9)
    t.only_in_play("huguenot", "louis_de_conde", "gabriel_de_montgomery")
    assert parts(t.state, HUGUENOT_1, PROVINCES["berry"], 0) == [5, 4, 3]
    assert "Condé may march off with 3 and leave 2 under Montgomery" in words
    assert "He may not march off with 2 and leave 3" in words


@pytest.mark.parametrize("edition", ["fr", "living"])
def test_a_march_through_berry(edition):
    words = book("A small Huguenot army marches from Poitou through Berry to Burgundy")
    t = war_table(edition=edition).towns("huguenot", "sancerre").coins(huguenot=9).arrange(active=1)
    t.army("huguenot_1", "poitou", 2, "gaspard_de_coligny").army(
        "royalist_1", "berry", 5, "anne_de_montmorency"
    )
    t.play(activate, HUGUENOT_1, PROVINCES["bourgogne"]).answer("huguenot", "war.troops", "2")
    if edition == "fr":
        t.answer("huguenot", "war.share", t.options("huguenot", "war.share")[0])
        assert (t.place_of("huguenot_1"), t.events("war.intercepted")) == ("bourgogne", [])
        assert "In edition fr the march is free until Burgundy" in words
    else:
        t.answer("huguenot", "war.step", "berry")
        t.dice(interception=[6, 6], attack=[6, 6, 6], defence=[1, 1]).dice("battle.fate", [1, 1], [1, 1])
        t.answer("royalist", "war.intercept", "intercept").play_out()
        assert t.place_of("huguenot_1") == "bourgogne"
        assert "if the Huguenots win it they march on" in words


# The end of the turn, chits, fewer players


def test_the_peace_of_monsieur():
    words = book("The Huguenots have won a war after the massacre")
    t = war_table(4).arrange(massacred=True).points(huguenot=4).towns("royalist", "niort", "poitiers")
    t.holds("huguenot", "peace_of_monsieur").phase("war_end")
    t.answer("huguenot", "peace.town", "niort", "peace.town", "poitiers")
    assert "have taken Niort and Poitiers" in words
    t.phase("end_of_turn").answer("huguenot", "event.end", "peace_of_monsieur")
    t.expect("huguenot", "card.town", offers=["amiens"], lacks=["paris"])
    assert "take one more Royalist town, not Paris" in words
    assert not t.over
    t.answer("huguenot", "card.town", "amiens")
    assert t.holder("amiens") == "huguenot"


def test_the_cup_of_turn_five():
    words = book("Council of Trent was drawn in turn 2, Colonial tension in turn 3")
    t = new_table()
    for turn, drawn in ((1, ""), (2, "council_of_trent"), (3, "colonial_tension"), (4, "lepanto"), (5, "")):
        t.arrange(turn=turn).arrange(fill_cup)
        if drawn:
            t.draw(chit=[drawn]).play(draw_chit)
            t.play_out()
    cup = {chit.word for chit in CHITS if t.where(chit.word) == "deck"}
    assert cup == {
        "peasant_revolt", "water_geuzen", "spanish_bankruptcy", "governor_revolt", "antwerp_fury",
        "portuguese_succession",
    }  # fmt: skip
    assert f"Antwerp Fury and Portuguese Succession: {in_words(len(cup))} in all" in words
    assert f"makes this the last turn is one in {in_words(len(cup))}" in words


def moved_by_the_league(word: str) -> GuerresTable:
    """Guise marches with eight royal points; the steward of the king answers this when he is asked to pay."""
    t = war_table(2, players=2).army("royalist_1", "ile_de_france", 8, "francois_de_guise").arrange(active=0)
    t.coins(royalist=9, league=5)

    def asked(g, request):
        return (word,)

    def march(g):
        yield from led_by_stewards(g, activate(g, ROYALIST_1, PROVINCES["champagne"]), asked)

    return t.play(march).answer("league", "war.troops", "8")


def test_a_steward_is_asked_to_pay():
    words = book("Two players. The League moves with the royal army")
    t = moved_by_the_league("agree")
    assert f"the activation costs {t.match.questions[0].ask.about['cost']}" in words
    t.answer("league", "war.share", "3")
    assert (t.money_of("league"), t.money_of("royalist")) == (5 - 3, 9 - 2)
    t = moved_by_the_league("refuse").answer("league", "war.share", "3")
    t.expect("league", "war.pay_alone", options=["5", "take_back"])
    back = t.fork().answer("league", "war.pay_alone", "take_back")
    assert (back.place_of("royalist_1"), back.money_of("league")) == ("ile_de_france", 5)
    t.answer("league", "war.pay_alone", "5")
    assert (t.place_of("royalist_1"), t.money_of("league"), t.money_of("royalist")) == ("champagne", 0, 9)
    assert "If it refuses, the League pays all 5 itself, or the moves are taken back" in words
