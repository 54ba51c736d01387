"""The examples of the rule book, played: what is peculiar to single powers, foreign wars, minor powers."""

from __future__ import annotations

from cuius.titles.here_i_stand.cards.home import holy_roman_emperor
from cuius.titles.here_i_stand.cards.pirates import pirate_haven
from cuius.titles.here_i_stand.cards.revolts import revolt_in_egypt
from cuius.titles.here_i_stand.ids import (
    BANS,
    CORSAIR,
    ENGLAND,
    FRANCE,
    GENOA,
    HABSBURG,
    HUNGARY,
    MARITAL_BOXES,
    OTTOMAN,
    PLACES,
    PROTESTANT_FAITH,
    REGULAR,
    REVOLT_IN_EGYPT,
    SCHMALKALDIC_LEAGUE,
    SQUADRON,
)
from cuius.titles.here_i_stand.phases.action.building import sites
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse, play_event, settle_map
from cuius.titles.here_i_stand.phases.card_draw import cards_due
from cuius.titles.here_i_stand.phases.common.religion import convert
from cuius.titles.here_i_stand.phases.land.assault import assault
from cuius.titles.here_i_stand.phases.minor_powers import check_hungary
from cuius.titles.here_i_stand.phases.religion.papacy import bannable, excommunicate
from cuius.titles.here_i_stand.phases.religion.protestants import form_league, league_is_due
from cuius.titles.here_i_stand.rules.points import heir_points, victory_points
from cuius.titles.here_i_stand.rules.powers import at_war
from tests.core.book_examples import in_words, told
from tests.here_i_stand.acting import act
from tests.here_i_stand.believers import play_card
from tests.here_i_stand.court import box, chart
from tests.here_i_stand.marching import march
from tests.here_i_stand.preaching import catholic_world, only_free, reformer, ruler, standing
from tests.here_i_stand.sailing import hits, say
from tests.here_i_stand.tables import HisTable, war_table
from tests.here_i_stand.talks import agree, talks


def book(beginning: str) -> str:
    return told("here_i_stand", beginning)


# The Ottoman, the Habsburgs, France


def test_a_haven_in_oran():
    words = book("Barbary Pirates has been played, and the Ottoman is at war with Habsburg")
    t = war_table().war("ottoman", "habsburg").arrange(algiers_in_play=True).control("ottoman", "algiers")
    t.play(pirate_haven, OTTOMAN)
    say(t, "ottoman", "haven.where", "oran")
    regulars, corsairs = t.units("oran", "ottoman")[0], t.fleet("oran", "ottoman")[1]
    assert f"{regulars} regular, {corsairs} corsairs and a Pirate Haven marker appear" in words
    assert [PLACES["oran"] in sites(t.state, OTTOMAN, u, False) for u in (CORSAIR, SQUADRON, REGULAR)] == [
        True,
        False,
        False,
    ]
    act(t.impulse("ottoman", cp=1), "ottoman", "build_corsair", "build.where", "oran")
    assert (t.fleet("oran", "ottoman"), t.state.cp) == ((0, 3), 0)
    assert "it may spend 1 CP to build a third corsair in Oran" in words


def emperor() -> HisTable:
    t = war_table().put("valladolid", "habsburg", leaders=["charles_v", "duke_of_alva"]).turn(2)
    return t.put("pressburg", "ottoman", regulars=5, leaders=["suleiman"]).impulse("habsburg")


def test_charles_goes_to_vienna():
    words = book("Charles and Alva are in Valladolid, and Suleiman marches on Vienna")
    t = emperor().play(holy_roman_emperor, HABSBURG).answer("habsburg", "emperor.to", "vienna")
    t.answer("habsburg", "emperor.alva", "together")
    assert t.where("charles_v") == t.where("duke_of_alva") == "vienna"
    assert f"With the {t.state.cp} CP it raises two regulars in Vienna" in words
    before = t.state.cp
    for _ in range(2):
        act(t, "habsburg", "raise_regular", "build.where", "vienna")
    assert f"two regulars in Vienna ({before - t.state.cp} CP)" in words
    assert (t.units("vienna", "habsburg"), t.state.cp) == ((2, 0), 1)
    t = emperor().hand("france", "gout").play(holy_roman_emperor, HABSBURG)
    t.answer("habsburg", "emperor.to", "vienna").answer("france", "respond.emperor.transfer", "gout")
    assert t.where("charles_v") == "valladolid"
    assert f"but Habsburg would still have had its {t.state.cp} CP" in words


def test_a_third_chateau():
    words = book("France controls Milan and has 2 chateaux")
    t = war_table().turn(2).impulse("france").put("paris", "france", leaders=["francis_i"])
    t.control("france", "milan").arrange(chateaux=2)
    before = victory_points(t.state, FRANCE)
    t.play(begin_impulse, FRANCE)
    t.answer("france", "impulse.card", "patron_of_the_arts", "impulse.manner", "event")
    gained = victory_points(t.state, FRANCE) - before
    assert f"the marker moves to {t.state.chateaux}, {gained} VP, no die" in words
    assert (t.events("chateau.rolled"), t.state.cp) == ([], 0)
    assert "It gets no CP for the card" in words


# England


def test_three_wives_of_henry():
    words = book("Turn 3. The marker stands on Ask for divorce")
    t = talks().turn(3, "diplomacy").arrange(wife=int(MARITAL_BOXES["ask_for_divorce"]))
    t.put("london", "england", leaders=["henry_viii"]).dice("pregnancy", [3])
    agree(t, "england", ("divorce", "papacy", "england", "divorce"))
    while not t.over:
        t.answer(t.waiting[0][0], "deal.turn", "pass")
    assert (box(t), chart(t)) == ("anne_boleyn", {3: "anne_boleyn"})
    assert "England rolls 3: Anne is executed" in words
    t.hand("england", "erasmus").turn(3).impulse("england").dice("pregnancy", [4]).play(
        begin_impulse, ENGLAND
    )
    t.answer("england", "impulse.card", "six_wives", "impulse.manner", "event", "wives.choice", "marry")
    (rolled,) = t.events("pregnancy.rolled", wife="jane_seymour")
    assert f"rolls {rolled['face']}, with +1 a {rolled['line']}: sickly Edward is born" in words
    assert f"England has {heir_points(t.state)} VP for him" in words
    t.impulse("england").dice("pregnancy", [5]).play(begin_impulse, ENGLAND)
    t.answer("england", "impulse.card", "pass", "marriage.again", "wed")
    assert box(t) == "anne_of_cleves"
    (rolled,) = t.events("pregnancy.rolled", wife="anne_of_cleves")
    assert f"It rolls {rolled['face']}, but that line is taken; the next line up is {rolled['line']}" in words
    assert set(chart(t)) == {3, 5, 6}


def test_mary_yields_treachery():
    words = book("Mary rules, and London is Protestant. England shows Treachery!")
    t = reformer(only_free(catholic_world(), "pole"), "cranmer").turn(7)
    standing(t, "committed", "cranmer").faith("protestant", "london", "norwich", "york")
    ruler(t, ENGLAND, "mary_i").impulse("england").hand("england", "treachery")
    t.dice("mary", [2]).play(begin_impulse, ENGLAND).answer("england", "impulse.card", "treachery")
    t.expect_event("mary.shows", card="treachery")
    t.expect_event("burning.begins", zone="english")
    t.draw("debate.attacker", "pole").draw("debate.defender", "cranmer").seeded(2)
    t.play_out()
    (called,) = t.events("debate.called")
    fought = t.events("debate.round")[0]
    assert (called["zone"], fought["dice"]) == ("english", 2 * 3 + 3)
    tried = sum(len(t.events(f"counter.{end}")) for end in ("sure", "won", "lost"))
    assert f"with {in_words(tried)} attempts, and then calls a debate there" in words
    assert "counts twice his value when he attacks" in words
    assert t.state.cp == 0
    assert "England’s impulse is over" in words


# The Papacy


def test_henry_is_excommunicated():
    words = book("England’s Henry VIII rules, and Norwich has turned Protestant")
    t = catholic_world().faith("protestant", "norwich")
    keys = [s for s in ("london", "york", "calais", "edinburgh") if t.holder(s) == "england"]
    base = cards_due(t.state, ENGLAND)
    assert len(keys) == 3
    assert [ban.word for ban in bannable(t.state)] == ["henry_viii"]
    t.impulse("papacy", card="papal_bull").play(excommunicate, BANS["henry_viii"])
    placed = 0
    while t.asked("papacy", "ban.unrest"):
        assert "norwich" not in t.options("papacy")
        t.answer("papacy", "ban.unrest", next(w for w in t.options("papacy") if w not in ("pass", *keys)))
        placed += 1
    assert f"The Papacy puts unrest on {in_words(placed)} English home spaces" in words
    assert (base, cards_due(t.state, ENGLAND)) == (2 + 1, 2)
    assert f"2 + 1 - 1 = {cards_due(t.state, ENGLAND)} cards" in words


def test_rome_is_sacked():
    words = book("3 French mercenaries and 1 French regular stand in Milan with Montmorency")
    t = catholic_world().put("rome", "papacy", regulars=2, hired=1).arrange(st_peters=3)
    t.put("milan", "france", regulars=1, hired=3, leaders=["montmorency"]).hand("papacy", "gout", "fuggers")
    t.draw(card_taken=["gout", "fuggers"]).dice(battle_attack=hits(3, 5), battle_defence=hits(1, 3))
    play_card(t, "habsburg", "sack_of_rome")
    (fought,) = t.events("battle.fought")
    assert f"The French roll 4 + 1 = {fought['dice']} dice" in words
    assert f"the Papacy rolls 2 + 1 = {fought['against']} dice, for its mercenary does not count" in words
    assert f"France scores {fought['hits']} hits, the Papacy {fought['losses']}" in words
    t.answer("france", "sack.loss", "mercenary")
    assert t.units("rome", "papacy") == (0, 0)
    assert t.units("milan", "france") == (1, 2)
    assert f"Saint Peter’s stood at 3 CP and drops to {t.state.st_peters}" in words
    t.answer("france", "sack.keep", "gout")
    assert t.holds("france") == ["gout"]
    assert "France draws two Papal cards, keeps one and discards the other" in words


# The League


def twelve(*more: str) -> HisTable:
    german = "leipzig magdeburg erfurt brunswick bremen hamburg lubeck stettin nuremberg kassel".split()
    t = catholic_world().faith("protestant", "wittenberg", "brandenburg", *german).unrest("leipzig")
    t.put("wittenberg", "protestant", regulars=2).put("brandenburg", "protestant", regulars=1)
    for space in more:
        t.faith("protestant", space).put(space, "protestant", regulars=1)
    return t.arrange(electors=[2, 0, 1, 1, 1, 0]).impulse("france", card="schmalkaldic_league")


def test_the_league_is_formed():
    words = book("Turn 2. Twelve spaces are Protestant, one of them in unrest")
    t = twelve()
    assert league_is_due(t.state)
    t.play(play_event, FRANCE, SCHMALKALDIC_LEAGUE)
    t.expect("protestant", "league.prince", options=["wittenberg", "brandenburg"])
    assert "Both stacks are three spaces from Kassel" in words
    t.answer("protestant", "league.prince", "brandenburg")
    assert (t.where("john_frederick"), t.where("philip_of_hesse")) == ("wittenberg", "brandenburg")
    assert {t.holder(s) for s in ("wittenberg", "kassel", "leipzig", "lubeck")} == {"protestant"}
    assert f"Whoever played the card then spends {t.state.cp} CP" in words
    t = twelve("mainz").play(play_event, FRANCE, SCHMALKALDIC_LEAGUE)
    assert t.where("philip_of_hesse") == "mainz"
    assert "had Mainz turned as well, one space from Kassel, he would be there" in words


def test_the_regular_of_cologne():
    words = book("After the League, Cologne is Catholic and Habsburg")
    t = twelve().play(form_league).answer("protestant", "league.prince", "wittenberg")
    t.play(convert, PLACES["cologne"], PROTESTANT_FAITH)
    assert t.units("cologne", "protestant") == (0, 0)
    assert "its regular does not appear" in words
    t.turn(4).control("protestant", "cologne").play(settle_map)
    assert t.units("cologne", "protestant") == (1, 0)
    assert "Now both conditions hold and the regular is placed" in words


# Foreign wars


def test_the_revolt_in_egypt():
    words = book("Revolt in Egypt. The Ottoman sends 3 regulars")
    egypt = int(REVOLT_IN_EGYPT)
    t = war_table().put("istanbul", "ottoman", regulars=2, leaders=["ibrahim_pasha"]).turn(2)
    t.put("salonika", "ottoman", regulars=1).arrange(lambda g: g.deck.remove(egypt)).arrange(card=egypt)
    t.play(revolt_in_egypt, FRANCE)
    for key, word in (("from", "istanbul"), ("from", "istanbul"), ("leader", "ibrahim_pasha")):
        say(t, "ottoman", f"abroad.{key}", word)
    t.impulse("ottoman", cp=1).dice(attack=hits(2, 4), defence=hits(1, 3))
    act(t, "ottoman", "foreign_war")
    (fought,) = t.events("battle.fought")
    assert f"3 + 1 = {fought['dice']} dice against {fought['against']}" in words
    assert f"It scores {fought['hits']} hits, the Egyptians {fought['losses']}" in words
    ((_, _, own, _, foreign),) = t.state.wars_abroad
    assert f"{own} Ottoman regulars face {foreign} Egyptian" in words
    t.impulse("ottoman", cp=4).arrange(fought_abroad=[])
    act(t, "ottoman", "raise_regular")
    assert t.state.wars_abroad[0][2] == 3
    act(t, "ottoman", "raise_regular", "build.where", "athens")
    assert t.units("athens", "ottoman") == (1, 0)
    assert (
        "The first must go to the card, which is then full with 3; the second may be raised at home" in words
    )
    t.impulse("ottoman", cp=1).dice(attack=hits(1, 4), defence=hits(0, 1))
    act(t, "ottoman", "foreign_war")
    (fought,) = t.events("battle.fought")
    assert f"a second battle, {fought['dice']} dice against {fought['against']}" in words
    assert (t.state.wars_abroad, t.where("ibrahim_pasha")) == ([], "istanbul")
    assert t.units("istanbul", "ottoman") == (3, 0)


# Minor powers


def march_on_buda(t: HisTable, hungarians: int) -> HisTable:
    t.turn(1).war("ottoman", "hungary").put("buda", "hungary", regulars=hungarians).impulse("ottoman", cp=3)
    t.put("mohacs", "ottoman", regulars=12, leaders=["suleiman"]).control("ottoman", "mohacs", "belgrade")
    return march(t, "ottoman", "mohacs", "buda", 12, 0, ["suleiman"])


def test_the_hungarians_of_buda():
    words = book("The Ottoman marches on Buda with 12 units")
    t = march_on_buda(war_table().dice(attack=hits(3, 14), defence=hits(0, 6)), 5)
    (fought,) = t.events("battle.fought")
    assert f"5 + 1 = {fought['against']} dice for the defender" in words
    assert f"They lose and take {fought['hits']} hits" in words
    assert f"The {t.units('buda', 'hungary')[0]} survivors withdraw into Buda" in words
    t.expect_event("siege.laid", power="ottoman", space="buda")
    t = march_on_buda(war_table(), 4)
    assert (t.events("battle.fought"), t.units("buda", "hungary")) == ([], (4, 0))
    assert "With only 4 regulars they would have withdrawn at once" in words


def test_genoa_changes_sides():
    words = book("Genoa is a French ally; Andrea Doria and the Genoese squadron")
    t = war_table().turn(2).ally("genoa", "france").put("genoa", "france", regulars=2)
    t.ships("gulf_of_lyon", "genoa", squadrons=1, leaders=["andrea_doria"])
    play_card(t, "habsburg", "andrea_doria")
    while t.asked("france"):
        t.answer("france", t.waiting[0][1], t.options("france")[0])
    assert t.units("genoa", "france") == (0, 0)
    assert (t.fleet("genoa", "genoa"), t.where("andrea_doria")) == ((1, 0), "genoa")
    assert "squadron and leader return to Genoa" in words
    assert (t.state.side[GENOA], t.holder("genoa")) == (HABSBURG, "habsburg")
    assert "it gets a Habsburg square marker, and Doria sails for Spain" in words


def test_hungary_is_defeated():
    words = book("The Ottoman has taken Belgrade and now storms Buda")
    t = war_table().turn(3).war("ottoman", "hungary").control("ottoman", "belgrade", "mohacs")
    t.put("buda", "ottoman", regulars=4).put("prague", "hungary", regulars=1).siege("buda")
    t.impulse("ottoman", cp=1).dice(attack=hits(1, 4), defence=[1]).play(assault, OTTOMAN)
    say(t, "ottoman", "assault.regulars", "4")
    t.play(check_hungary)
    assert t.holder("buda") == "ottoman"
    assert f"The Ottoman takes {t.state.bonus[OTTOMAN]} VP" in words
    assert (t.holder("prague"), t.state.side[HUNGARY]) == ("habsburg", HABSBURG)
    assert at_war(t.state, OTTOMAN, HABSBURG)
    assert "Habsburg controls Prague and the rest, and is at war" in words
