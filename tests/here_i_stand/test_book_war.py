"""The examples of the rule book, played: cards dealt, formations, deployment, sieges, the sea, winter."""

from __future__ import annotations

from cuius.core.odds import total
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FAITHS,
    FRANCE,
    HABSBURG,
    IBRAHIM_PASHA,
    OTTOMAN,
    PLACES,
    POWERS,
    PROTESTANT,
    SULEIMAN,
)
from cuius.titles.here_i_stand.phases.card_draw import cards_due
from cuius.titles.here_i_stand.phases.land.assault import assault
from cuius.titles.here_i_stand.phases.land.formation import whole_stack
from cuius.titles.here_i_stand.phases.new_world.voyages import new_world
from cuius.titles.here_i_stand.phases.sea.piracy import dice_against, piracy
from cuius.titles.here_i_stand.phases.spring import deploy, destinations
from cuius.titles.here_i_stand.rules.points import base_cards, keys_of
from cuius.titles.here_i_stand.rules.units import formation_limit
from tests.core.book_examples import told
from tests.here_i_stand.battlefields import austria, calais, sultan_moves, under_siege
from tests.here_i_stand.marching import march
from tests.here_i_stand.overseas import crossing, fate, finder
from tests.here_i_stand.sailing import hits, ionian, sail, sea_war
from tests.here_i_stand.tables import HisTable, war_table


def book(beginning: str) -> str:
    return told("here_i_stand", beginning)


# Formations, hands, deployment


def test_how_many_leave_buda():
    words = book("12 regulars and 2 cavalry are in Buda")
    t = war_table().put("buda", "ottoman", regulars=12, hired=2, leaders=["suleiman", "ibrahim_pasha"])
    limits = [
        formation_limit(t.state, leaders)
        for leaders in ((), (IBRAHIM_PASHA,), (SULEIMAN,), (IBRAHIM_PASHA, SULEIMAN))
    ]
    assert f"Without a leader {limits[0]} units may go" in words
    assert f"With Ibrahim Pasha alone it is {limits[1]}, with Suleiman alone {limits[2]}" in words
    assert f"12 + 6 = {limits[3]}" in words
    assert f"can all {whole_stack(t.state, OTTOMAN, PLACES['buda']).size} units leave" in words


def test_cards_for_eight_keys_and_francis():
    words = book("France under Francis I controls eight keys")
    t = war_table().control("france", "milan", "genoa", "florence")
    free = [k.word for k in t.state.board.keys if t.state.control[k] != FRANCE and t.state.control[k] > 5]
    while keys_of(t.state, FRANCE) < 8:
        t.control("france", free.pop(0))
    assert f"The eighth box says {base_cards(t.state, FRANCE)} cards" in words
    assert f"France is dealt {cards_due(t.state, FRANCE)}" in words


def test_cards_for_seven_keys_two_in_unrest():
    words = book("The Ottoman controls seven keys, two of them in unrest")
    t = war_table().control("ottoman", "buda", "belgrade", "tunis").unrest("edirne", "salonika")
    assert keys_of(t.state, OTTOMAN) == 7
    assert f"that of five keys: {cards_due(t.state, OTTOMAN)} cards" in words


def test_cards_for_three_electorates():
    words = book("The Protestant controls three electorates and Luther rules")
    t = war_table().control("habsburg", "augsburg", "cologne", "mainz", "trier", "brandenburg", "wittenberg")
    t.control("protestant", "augsburg", "cologne", "mainz")
    assert f"it is dealt {cards_due(t.state, PROTESTANT)} cards" in words


def milan(regulars: int = 6) -> HisTable:
    t = war_table().control("france", "milan", "genoa").control("papacy", "pavia").ally("france", "papacy")
    return t.put("paris", "france", regulars=regulars, leaders=["montmorency"])


def reach(t: HisTable, *, prepared: bool = False) -> set[str]:
    return {s.word for s in destinations(t.state, FRANCE, PLACES["paris"], prepared)}


def test_montmorency_deploys_to_milan():
    words = book("France deploys Montmorency and 5 regulars")
    t = (
        milan()
        .play(deploy, FRANCE)
        .answer("france", "spring.from", "paris")
        .answer("france", "spring.to", "milan")
    )
    t.answer("france", "spring.leader", "montmorency")
    most = max(map(int, t.options("france", "spring.regulars")))
    t.answer("france", "spring.regulars", most)
    assert t.units("milan", "france") == (most, 0)
    assert f"Montmorency and {most} regulars by Paris" in words


def test_three_changes_stop_the_deployment():
    words = book("Three changes, and each stops the same deployment")
    fleet = milan().ships("barcelona", "habsburg", squadrons=1)
    alone = milan().peace("france", "papacy")
    assert "milan" not in reach(fleet)
    assert "milan" in reach(fleet, prepared=True)
    assert "milan" not in reach(alone)
    assert "Spring Preparations would cure the first two, but not the third" in words


# Interception, withdrawal, battle


def test_charles_intercepts_the_sultan():
    words = book("Charles tries with all 8 and rolls 8")
    t = sultan_moves(austria()).dice(intercept=[3, 5], attack=[1] * 10, defence=[1] * 13)
    t.answer("habsburg", "intercept.from", "graz", "intercept.leader", "charles_v", "intercept.regulars", 8)
    (tried,) = t.events("intercept.tried")
    assert f"8 + 2 for Charles - 1 for the Ottoman cavalry = {tried['total']}: success" in words
    assert tried["success"]


def before_vienna() -> HisTable:
    t = sultan_moves(austria()).dice(intercept=[1, 2])
    return t.answer(
        "habsburg", "intercept.from", "graz", "intercept.leader", "charles_v", "intercept.regulars", 8
    )


def test_where_ferdinand_may_go():
    words = book("Suppose Charles had failed to intercept")
    t = before_vienna()
    assert set(t.options("habsburg", "avoid.to")) == {"graz", "linz", "brunn", "pass"}
    t.dice(avoid=[4, 5])
    t.answer("habsburg", "avoid.to", "linz", "avoid.leader", "ferdinand", "avoid.regulars", 2)
    (tried,) = t.events("avoid.tried")
    assert f"The roll must come to {tried['total']}" in words
    assert tried["success"]


def test_ferdinand_withdraws():
    words = book("Ferdinand’s 2 regulars withdraw into Vienna")
    t = before_vienna().answer("habsburg", "avoid.to", "pass").answer("habsburg", "withdraw", "withdraw")
    t.expect_event("siege.laid", power="ottoman", space="vienna")
    outside = sum(t.units("vienna", "ottoman"))
    assert f"Outside stand {outside} Ottoman units. {outside} is more than 2" in words


def test_both_sides_would_be_wiped_out():
    words = book("Three French regulars without a leader attack two")
    t = war_table().war("france", "habsburg").control("habsburg", "dijon")
    t.put("lyon", "france", regulars=3).put("dijon", "habsburg", regulars=2)
    march(t, "france", "lyon", "dijon", 3)
    t.dice(attack=[5, 5, 1], defence=[5, 5, 5])
    while t.waiting:
        who, key = t.waiting[0]
        t.answer(who, key, "pass" if "pass" in t.options(who, key) else t.options(who, key)[0])
    (fought,) = t.events("battle.fought")
    assert f"France rolls {fought['dice']} dice; Habsburg rolls 2 + 1 = {fought['against']}" in words
    assert (t.units("dijon", "habsburg"), t.units("dijon", "france")) == ((1, 0), (0, 0))
    assert "one Habsburg regular holds the space" in words


def test_the_same_battle_with_four_hits_each():
    words = book("The same battle, but each side scores 4 hits")
    t = sultan_moves(austria()).dice(intercept=[3, 5], attack=hits(4, 10), defence=hits(4, 13))
    t.answer("habsburg", "intercept.from", "graz", "intercept.leader", "charles_v", "intercept.regulars", 8)
    t.answer("ottoman", "battle.loss", "cavalry")
    t.expect_event("battle.won", winner="habsburg", space="vienna")
    assert f"the Ottoman retreats with the {t.units('pressburg', 'ottoman')[0]} that are left" in words


# The siege of Calais


def test_the_relief_and_the_assault_of_calais():
    words = book("Francis I (battle rating 1) and 6 regulars stand in Brussels")
    t = under_siege()
    t.expect_event("siege.laid", power="france", space="calais")
    besiegers, inside = t.units("calais", "france")[0], t.units("calais", "england")[0]
    assert f"{besiegers} is more than {inside}: Calais is under siege" in words
    t.impulse("england", cp=2).arrange(intercepted=[], tired_leaders=[], fresh_sieges=[])
    march(t, "england", "boulogne", "calais", 4, 0, ["charles_brandon"]).answer("france", "avoid.to", "pass")
    t.dice(attack=hits(0, 7), defence=hits(2, 8)).answer("england", "sortie.regulars", 2)
    (fought,) = t.events("battle.fought")
    assert f"4 + 2 + 1 = {fought['dice']} dice and scores nothing" in words
    assert f"6 + 1 + 1 = {fought['against']} dice and scores {fought['losses']} hits" in words
    t.answer("england", "battle.loss_from", "relief", "battle.loss_from", "relief")
    t.answer("england", "back.regulars", 2)
    left = (t.units("boulogne", "england")[0], t.units("calais", "england")[0])
    assert f"Brandon and {left[0]} regulars go back to Boulogne, and the {left[1]} garrison regulars" in words


def test_the_assault_of_calais():
    words = book("Francis I (battle rating 1) and 6 regulars stand in Brussels")
    t = calais(6, 2, ["francis_i"]).control("france", "brussels")
    t.ships("calais", "england", squadrons=1).ships("north_sea", "france", squadrons=2)
    t.play(assault, FRANCE).dice(attack=[5, 6, 1, 2], defence=[1, 2, 4])
    t.answer("france", "assault.leader", "francis_i").answer("france", "assault.regulars", "6")
    (begun,) = t.events("assault.begins")
    assert f"Francis adds 1, that is {begun['attack']}. English dice: 2 + 1 = {begun['defence']}" in words
    assert t.holder("calais") == "france"
    assert t.state.lost_ships[ENGLAND] == 1
    assert "the English squadron goes to the turn track" in words


# The sea


def test_doria_catches_barbarossa():
    words = book("Barbarossa leaves Tunis with 2 squadrons and 1 corsair")
    t = sea_war("ottoman", "habsburg").ally("genoa", "habsburg").ally("venice", "papacy")
    t.control("ottoman", "tunis").ships("tunis", "ottoman", 2, 1, ["barbarossa"])
    t.ships("tyrrhenian_sea", "genoa", 1, 0, ["andrea_doria"]).ships("tyrrhenian_sea", "habsburg", 1)
    t.lend("ionian_sea", "venice", "habsburg", 1)
    sail(t, "ottoman", ("tunis", "barbary_coast")).dice("chase", [3, 4], [3, 4])
    t.answer("habsburg", "chase.from", "tyrrhenian_sea", "chase.whole", "all")
    t.dice(attack=hits(3, 7), defence=hits(3, 6)).answer("habsburg", "chase.from", "ionian_sea")
    first, second = (e["total"] for e in t.events("chase.tried"))
    assert f"7 + 2 = {first}: he catches Barbarossa. The Venetian’s {second} is not enough" in words
    words = book("Barbarossa, 2 squadrons and 1 corsair meet Doria")
    (fought,) = t.events("naval.fought")
    assert f"2 × 2 + 1 + 2 = {fought['dice']} dice, Habsburg 2 × 2 + 2 = {fought['against']}" in words
    t.answer("habsburg", "naval.loss", "genoa").answer("ottoman", "fleet.retreat", "tunis")
    assert (t.fleet("tunis", "ottoman"), t.fleet("barbary_coast", "habsburg")) == ((1, 0), (1, 0))
    assert "Doria intercepted, so he is the defender and wins the tie" in words


def test_piracy_in_the_ionian_sea():
    words = book("Barbarossa is in the Ionian Sea with 2 corsairs and 1 squadron")
    t = ionian().hand("habsburg", "gout")
    against = total(dice_against(t.state, PLACES["ionian_sea"], POWERS["habsburg"]))
    assert against == 2
    assert "1 die for the Knights in the fortress of Malta and 1 for its squadron" in words
    t.dice(defence=hits(1, against), attack=hits(2, 2)).play(piracy, OTTOMAN)
    for key, word in (("piracy.sea", "ionian_sea"), ("piracy.target", "habsburg")):
        if ("ottoman", key) in t.waiting:
            t.answer("ottoman", key, word)
    t.expect_event("piracy.raided", dice=2, hits=2)
    t.answer("habsburg", "piracy.price", "ship", "piracy.price", "point")
    assert (t.fleet("ionian_sea", "ottoman")[1], t.fleet("messina", "habsburg")) == (1, (0, 0))
    assert f"the second with {t.state.piracy_vp} piracy VP" in words


# Winter and the New World


def test_the_voyages_of_the_first_turn():
    words = book("At sea are Orellana 3 and Sebastian Cabot 1 for Habsburg")
    t = war_table().turn(1, "new_world").discarded("sebastian_cabot")
    crossing(t, ("explore", "habsburg"), ("cabot", "habsburg"), ("explore", "england"), ("explore", "france"))
    t.draw("voyage.explorer", "orellana", "rut", "verrazano")
    t.dice("voyage.exploration", [2, 4], [5, 3]).play(new_world)
    t.dice("voyage.circumnavigation", [1, 4]).dice("voyage.exploration", [1, 2], [4, 5])
    t.answer("france", "voyage.choice", "circumnavigation")
    t.dice("voyage.circumnavigation", [4, 4]).answer("habsburg", "voyage.choice", "circumnavigation")
    rolled = [(e["dice"], e["total"]) for e in t.events("voyage.rolled")]
    for dice, sum_ in rolled:
        assert f"{dice} + {sum_ - dice} = {sum_}" in words
    assert (t.state.bonus[HABSBURG], t.state.bonus[FRANCE], t.state.bonus[ENGLAND]) == (1, 1, 0)
    assert finder(t, "pacific_strait") == "france"
    assert fate(t, "rut") == "lost"
    assert "in this order: Orellana, Verrazzano, Rut, Cabot" in words


# The map


def test_seven_spaces_are_read():
    words = book("Read these seven spaces")
    t = (
        war_table()
        .control("england", "antwerp")
        .faith("protestant", "york", "zurich", "erfurt", "wittenberg")
    )
    t.control("habsburg", "erfurt", "mainz").faith("catholic", "mainz")
    rows = [line.split("|") for line in words.splitlines() if line.count("|") == 5][2:]
    spaces = ("linz", "antwerp", "york", "zurich", "erfurt", "mainz", "wittenberg")
    for space, row in zip(spaces, rows, strict=True):
        holder, faith = row[3].strip(), row[4].strip()
        found = t.holder(space)
        assert holder == ("nobody" if found == "independent" else found.capitalize())
        assert faith == FAITHS[t.state.faith[PLACES[space]]].word.capitalize()
