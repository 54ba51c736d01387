"""The examples of the rule book, played: victory, events, and the game of two players."""

from __future__ import annotations

import pytest

from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAJORS,
    PAPACY,
    POWERS,
    PROTESTANT,
    SCOTLAND,
)
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse, take_action
from cuius.titles.here_i_stand.phases.land.assault import can_assault
from cuius.titles.here_i_stand.phases.new_world.voyages import explorations
from cuius.titles.here_i_stand.phases.religion.debates import hold_council
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, in_force
from cuius.titles.here_i_stand.rules.points import keys_of, st_peters_points, victory_points
from cuius.titles.here_i_stand.rules.powers import at_war
from cuius.titles.here_i_stand.variants.two_player.diplomacy import end_wars
from cuius.titles.here_i_stand.variants.two_player.turn import diet_for_two
from cuius.titles.here_i_stand.victory import dominator, stops_domination, twice_the_average
from tests.core.book_examples import in_words, told
from tests.here_i_stand.believers import play_card, world
from tests.here_i_stand.marching import march
from tests.here_i_stand.overseas import crossing, finder, quiet_sea
from tests.here_i_stand.pairs import PairTable, by_two, pair_table
from tests.here_i_stand.preaching import only_free, standing
from tests.here_i_stand.sailing import hits, say
from tests.here_i_stand.tables import HisTable, war_table


def book(beginning: str) -> str:
    return told("here_i_stand", beginning)


# Victory


def standings(t: HisTable, **points: int) -> HisTable:
    """Bonus points that bring the powers to these totals."""
    return t.arrange(
        bonus={POWERS[p]: many - victory_points(t.state, POWERS[p]) for p, many in points.items()}
    )


def leads(t: HisTable) -> list[str]:
    return [p.word for p in dominator(t.state, [victory_points(t.state, p) for p in MAJORS])]


def test_a_domination_and_copernicus():
    words = book("After turn 4 the Ottoman has 21 VP, Habsburg 17")
    others = {"england": 9, "france": 9, "papacy": 9, "protestant": 9}
    t = standings(war_table().turn(4, "victory"), ottoman=21, habsburg=17, **others)
    assert leads(t) == []
    assert "The Ottoman leads by 4 only: no domination" in words
    t = standings(war_table().turn(5, "victory"), ottoman=24, habsburg=19, **others)
    assert leads(t) == ["ottoman"]
    assert "The lead is 5: the Ottoman wins by domination" in words
    assert stops_domination(t.state, HABSBURG, 2)
    assert not stops_domination(t.state, ENGLAND, 2)
    assert f"he has {19 + 2}, the lead is {24 - 19 - 2}, and turn 6 begins" in words


def test_four_players_and_their_averages():
    words = book("Four players, end of turn 5. One player has England")
    points = {"england": 20, "protestant": 18, "ottoman": 14, "france": 13, "habsburg": 12, "papacy": 15}
    t = standings(war_table(players=4).turn(5, "victory"), **points)
    totals = [victory_points(t.state, p) for p in MAJORS]
    seats = {roles for roles in t.config.seats.values() if len(roles) > 1}
    assert seats == {("england", "protestant"), ("habsburg", "papacy")}
    of_seat = {roles: index for index, roles in enumerate(t.config.seats.values())}
    for roles in seats:
        twice = twice_the_average(t.state, totals, of_seat[roles])
        assert f"average {twice / 2:g}" in words
    assert leads(t) == ["england", "protestant"]
    assert "The lead over the next best, the Ottoman, is 5" in words


# Mandatory events


@pytest.mark.parametrize("florence", ["papacy", "france"])
def test_masters_of_italy(florence):
    words = book("France controls Milan and Genoa, Habsburg only Naples")
    t = war_table().ally("venice", "papacy").control("france", "milan", "genoa").control(florence, "florence")
    drawn = ["gout", "fuggers"] if florence == "papacy" else []
    t.draw("card.drawn", *drawn).hand("habsburg", "master_of_italy").impulse("habsburg")
    t.play(begin_impulse, HABSBURG).answer("habsburg", "impulse.card", "master_of_italy")
    held = (len(t.holds("france")), len(t.holds("papacy")), t.state.bonus[FRANCE], t.state.bonus[PAPACY])
    if florence == "papacy":
        assert held == (1, 1, 0, 0)
        assert "France and the Papacy draw a card each. Nobody scores" in words
    else:
        assert held == (0, 0, 1, 0)
        assert f"it would gain {held[2]} VP instead of the card, and the Papacy nothing" in words


def test_the_council_of_trent():
    words = book("The Papacy sends Loyola 4, Pole 3, Faber 3 and Eck 3")
    t = only_free(world("wittenberg", "leipzig", "erfurt", "kassel", turn=6))
    standing(t, "free", "loyola", "pole", "faber", "eck", "calvin", "knox")
    t.dice(council_papacy=hits(5, 14), council_protestant=hits(2, 7)).play(hold_council)
    for power, names in (("papacy", ["loyola", "pole", "faber", "eck"]), ("protestant", ["calvin", "knox"])):
        for name in names:
            say(t, power, "council.debater", name)
    (held,) = t.events("council.held")
    assert "13 dice, and 1 for Pole makes 14" in words  # so many are thrown above
    assert "Calvin 4 and Knox 3: 7 dice" in words
    t.expect("papacy", "flip.space", about={"left": held["hits"] - held["against"]})
    assert f"With {held['hits']} hits against {held['against']} the Papacy wins 3 spaces back" in words


# Combat and response cards


def field(attackers: int, defenders: int, hired: int = 0, **leaders: list[str]) -> HisTable:
    t = war_table().war("france", "habsburg").control("habsburg", "st_quentin")
    t.put("paris", "france", regulars=attackers, leaders=leaders.get("leaders", ()))
    return t.put("st_quentin", "habsburg", regulars=defenders, hired=hired)


def test_mercenaries_are_bribed():
    words = book("The enemy has 3 regulars and 3 mercenaries, you have 4 regulars")
    t = field(4, 3, hired=3).hand("france", "mercenaries_bribed")
    march(t, "france", "paris", "st_quentin", 4).answer("habsburg", "avoid.to", "pass")
    t.dice(attack=hits(0, 6), defence=hits(0, 5)).answer(
        "france", "respond.battle.cards", "mercenaries_bribed"
    )
    (bribed,) = t.events("mercenaries.bribed")
    assert f"Half of 3, rounded up, is {bribed['many']}" in words
    (fought,) = t.events("battle.fought")
    assert f"{fought['against'] - 1} dice against {fought['dice']}, before leaders" in words


def test_a_surprise():
    words = book("You attack with 5 units and a leader of battle rating 1")
    t = field(5, 4, leaders=["montmorency"]).hand("france", "surprise_attack")
    march(t, "france", "paris", "st_quentin", 5, 0, ["montmorency"]).answer("habsburg", "avoid.to", "pass")
    t.dice(attack=hits(3, 6), defence=hits(0, 2)).answer("france", "respond.battle.cards", "surprise_attack")
    (fought,) = t.events("battle.fought")
    assert f"Your {fought['dice']} dice score {fought['hits']} hits" in words
    assert f"1 unit and 1 die for defending, {fought['against']} dice instead of {4 + 1}" in words


def test_foul_weather_over_a_pass():
    words = book("France has 4 CP and pays 2 of them to cross a pass")
    t = (
        war_table()
        .put("grenoble", "france", regulars=2)
        .control("france", "turin")
        .hand("england", "foul_weather")
    )
    t.put("calais", "france", regulars=4).war("france", "england").siege("calais").impulse("france", cp=4)
    assert can_assault(t.state, FRANCE)
    t.play(take_action, FRANCE).answer("france", "action", "move_pass")
    for key, word in (("move.from", "grenoble"), ("move.regulars", "2"), ("move.to", "turin")):
        say(t, "france", key, word)
    t.answer("england", "respond.move.declared", "foul_weather")
    assert t.units("grenoble", "france") == (2, 0)
    assert f"1 CP is lost and the other comes back, so France has {t.state.cp} CP left" in words
    assert in_force(t.state, FOUL_WEATHER_RULES, FRANCE)
    t.play(take_action, FRANCE).expect(
        "france", "action", offers=["move_clear"], lacks=["assault", "naval_move"]
    )
    assert "France neither assaults nor sails in this impulse" in words


# Events


@pytest.mark.parametrize(
    ("pair", "sentence"),
    [(("luther", "zwingli"), "(3): {} attempts"), (("melanchthon", "oekolampadius"), "it would be {}")],
)
def test_the_colloquy_of_marburg(pair, sentence):
    words = book("The Protestant commits Luther (4) and Zwingli (3)")
    t = standing(
        world("wittenberg", "zurich", turn=3), "free", "luther", "melanchthon", "zwingli", "oekolampadius"
    )
    play_card(t.seeded(5), "protestant", "marburg_colloquy")
    t.answer("protestant", "colloquy.debater", pair[0], "colloquy.debater", pair[1]).play_out()
    tried = sum(len(t.events(f"reformation.{end}")) for end in ("sure", "won", "lost"))
    assert sentence.format(in_words(tried)) in words


def test_michelangelo_paints():
    words = book("The CP marker of Saint Peter’s stands at 2. The dice show 4 and 5")
    t = world(turn=4).arrange(st_peters=2).dice(michelangelo=[4, 5])
    play_card(t, "papacy", "michelangelo")
    built = t.state.st_peters
    assert f"2 + 9 = {built} points, which is {st_peters_points(t.state)} VP" in words
    assert f"with the marker left at {built % 5}" in words


def test_the_rebels_of_milan():
    words = book("Milan, an independent key, is French, with 2 regulars")
    t = war_table().control("france", "milan").put("milan", "france", regulars=2).dice(rebels=hits(2, 5))
    before = keys_of(t.state, FRANCE)
    play_card(t, "ottoman", "city_state_rebels")
    say(t, "ottoman", "rebels.key", "milan")
    assert t.holder("milan") == "independent"
    assert f"with {t.units('milan', 'independent')[0]} independent regular" in words
    assert keys_of(t.state, FRANCE) == before - 1
    assert "France covers a box of its key track" in words


def test_treachery_at_calais():
    words = book("6 French units besiege 2 English regulars in Calais")
    t = war_table().war("france", "england").put("calais", "france", regulars=6).put("calais", "england", 2)
    t.siege("calais").dice(attack=hits(1, 2), defence=hits(1, 3))
    play_card(t, "habsburg", "treachery")
    t.answer("france", "assault.regulars", 4)  # no more without a leader
    assert (t.holder("calais"), t.units("calais", "england")) == ("france", (0, 0))
    t.expect_event("treachery.opens", space="calais")
    assert f"The {t.units('calais', 'france')[0]} that are left outnumber the last regular" in words


def test_a_rough_wooing():
    words = book("In Edinburgh stand 3 Scottish regulars and a Scottish squadron")
    t = (
        war_table(edition="2017")
        .turn(5)
        .ally("scotland", "france")
        .war("england", "france")
        .arrange(edward=1)
    )
    t.put("edinburgh", "scotland", regulars=3).ships("edinburgh", "scotland", squadrons=1)
    t.put("glasgow", "england", regulars=5).dice(wooing_england=[5], wooing_france=[3])
    play_card(t, "england", "rough_wooing")
    (rolled,) = t.events("wooing.rolled")
    assert (
        f"England rolls 5: 5 + 5 = {rolled['england']}. France rolls 3: 3 + 4 = {rolled['france']}" in words
    )
    assert f"England is ahead by {rolled['england'] - rolled['france']}" in words
    assert t.state.side[SCOTLAND] == ENGLAND


def test_cartier_and_the_map():
    words = book("Cartier (3) sails with Mercator’s Map and rolls 6")
    t = crossing(quiet_sea(), ("explore", "france", 2)).draw("voyage.explorer", "cartier")
    before = victory_points(t.state, FRANCE)
    t.dice("voyage.exploration", [2, 4]).dice("voyage.circumnavigation", [3, 4]).draw("card.drawn", "gout")
    t.play(explorations).answer("france", "voyage.choice", "circumnavigation")
    first, second = t.events("voyage.rolled")
    assert f"6 + 3 + 2 = {first['total']}" in words
    assert f"7 + 3 + 2 = {second['total']}" in words
    assert finder(t, "pacific_strait") == finder(t, "circumnavigation") == "france"
    gained = victory_points(t.state, FRANCE) - before
    assert gained == 3 + 1
    assert "for 3 VP, with 1 VP for the Pacific Strait if it was free" in words
    assert t.holds("france") == ["gout"]
    assert "a card for reaching 12" in words


# Two players


def ravenna() -> PairTable:
    t = pair_table().bare().war("papacy", "france").control("france", "ravenna")
    return t.put("rome", "papacy", regulars=3).turn(2, "diplomacy").play(by_two, end_wars)


def test_the_papacy_wants_ravenna_back():
    words = book("France has taken Ravenna and is at war with the Papacy")
    t = ravenna().answer("papacy", "pair.peace", "france", "pair.means", "sue")
    assert f"the Protestant scores {t.state.bonus[PROTESTANT]}, two Papal units go" in words
    before = t.state.bonus[PROTESTANT]
    t.answer("papacy", "pair.regain", "ravenna")
    assert (t.units("rome", "papacy"), t.holder("ravenna")) == ((1, 0), "papacy")
    assert f"gives the Protestant {t.state.bonus[PROTESTANT] - before} more" in words
    t = ravenna().answer("papacy", "pair.peace", "france", "pair.means", "bull", "pair.penance", "ravenna")
    assert (t.holder("ravenna"), t.state.bonus[PROTESTANT]) == ("papacy", 0)
    assert "it would have regained Ravenna for the card alone" in words


def test_the_diet_of_two():
    words = book("The Protestant commits a card of 4 CP: 4 + 4 = 8 dice")
    t = pair_table().bare().turn(1, "diet_of_worms").faith("protestant", "wittenberg")
    t.hand("protestant", "a_mighty_fortress").draw(diet_card=["clement_vii"]).play(by_two, diet_for_two)
    t.dice(diet_protestant=hits(1, 8), diet_habsburg=hits(1, 2), diet_papacy=hits(0, 4))
    t.answer("protestant", "diet.card", "a_mighty_fortress").answer("papacy", "diet.card", "papal_bull")
    points = {e["power"]: e["points"] for e in t.events("diet.pledged")}
    assert f"The Protestant commits a card of {points['protestant']} CP: 4 + 4 = 8 dice" in words
    assert f"The Papacy commits Papal Bull: {points['papacy']} dice" in words
    assert f"a mandatory event: {points['habsburg']} dice for Habsburg" in words


def test_knights_and_spaniards():
    words = book("Turn 3, before the League. The Papacy must play a diplomatic card")
    t = pair_table().bare().turn(3).draw(knights_card=["fuggers"])
    t.diplomatic("papacy", "dip_french_invasion").lays("papacy", "dip_knights_of_st_john")
    points = t.state.board.card_cp[CARDS["fuggers"]]
    assert f"worth {points} CP, and Saint Peter’s moves {t.state.st_peters} boxes" in words
    t.draw(card_drawn=["gout"]).lays("protestant", "dip_spanish_invasion")
    t.answer("protestant", "invasion.where", "naples", "invasion.reserve", "men")
    regulars, hired = t.units("naples", "habsburg")
    assert (t.where("duke_of_alva"), t.holds("protestant")) == ("naples", ["gout"])
    assert f"Alva and his {regulars + hired - 2} units gather in Naples" in words
    assert "the Protestant draws a card and adds 2 mercenaries there" in words
    assert at_war(t.state, HABSBURG, PAPACY)
