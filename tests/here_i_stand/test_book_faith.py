"""The examples of the rule book, played: the religious struggle, winter, points and events."""

from __future__ import annotations

import pytest

from cuius.core.odds import total
from cuius.core.rule_book import load_book
from cuius.titles.here_i_stand.ids import (
    DEBATERS,
    GERMAN,
    KATHERINA_BORA,
    LEIPZIG_DEBATE,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    SOCIETY_OF_JESUS,
)
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse, take_action
from cuius.titles.here_i_stand.phases.religion.protestants import diet_of_worms
from cuius.titles.here_i_stand.phases.winter.marching import clear_roads
from cuius.titles.here_i_stand.phases.winter.phase import power_goes_home
from cuius.titles.here_i_stand.rules.cards import EVENTS
from cuius.titles.here_i_stand.rules.debates import attack_dice, defence_dice
from cuius.titles.here_i_stand.rules.points import keys_of, st_peters_points, victory_points
from cuius.titles.here_i_stand.rules.religion import counter_dice
from cuius.titles.here_i_stand.title import TITLE
from tests.core.book_examples import told
from tests.here_i_stand.preaching import (
    catholic_world,
    dice_at,
    hungary_in_prague,
    only_free,
    standing,
    stands,
)
from tests.here_i_stand.sailing import hits
from tests.here_i_stand.tables import HisTable, his_table, war_table

NAMES = {
    "lubeck": "Lübeck", "stettin": "Stettin", "magdeburg": "Magdeburg", "leipzig": "Leipzig",
    "breslau": "Breslau", "prague": "Prague",
}  # fmt: skip


def book(beginning: str) -> str:
    return told("here_i_stand", beginning)


def act(t: HisTable, power, word: str) -> HisTable:
    return t.play(take_action, power).answer(power, "action", word)


# Attempts


def test_the_dice_of_the_second_thesis():
    assert "Six spaces can be tried" in book("the second of the 95 Theses")
    chapter = next(c.text for c in load_book(TITLE.folder) if c.name == "25-reformation-attempts")
    rows = {line.split("|")[1].strip(): line for line in chapter.splitlines() if line.startswith("| ")}
    t = hungary_in_prague()
    assert set(t.options("protestant", "reformation.target")) == set(NAMES)
    for space, name in NAMES.items():
        ours, theirs = dice_at(t, space, theses=True)
        _, _, protestant, papal, *_ = rows[name].split("|")
        assert (f"= {ours} " in protestant, f"= {theirs} " in papal) == (True, True), name
    assert "the two with 6 dice" in book("Magdeburg is the best choice")


def test_the_first_thesis_brings_a_regular():
    words = book("The Protestant makes the five attempts one after the other")
    t = hungary_in_prague()
    assert t.units("brandenburg", "protestant") == (1, 0)
    assert "so 1 Protestant regular appears there" in words


def test_the_diet_of_worms():
    words = book("The Protestant lays down its home card Here I Stand (5 CP)")
    t = catholic_world().turn(1, "diet_of_worms").faith("protestant", "wittenberg", "brandenburg")
    t.hand("habsburg", "foul_weather").play(diet_of_worms)
    t.dice(diet_protestant=hits(4, 9), diet_habsburg=hits(1, 2), diet_papacy=hits(1, 3))
    for power, card in (
        ("protestant", "here_i_stand"),
        ("habsburg", "foul_weather"),
        ("papacy", "leipzig_debate"),
    ):
        t.answer(power, "diet.card", card)
    (held,) = t.events("diet.held")
    assert f"5 + 4 = 9 dice and scores {held['hits']} hits" in words
    assert f"together {held['against']}" in words
    t.answer("protestant", "diet.space", "leipzig").answer("protestant", "diet.space", "erfurt")
    assert t.over
    assert "the Protestant turns two German spaces" in words


def test_the_choices_of_a_protestant_impulse():
    words = book("The Protestant holds Katharina von Bora (3 CP) and Threat to Power (3 CP)")
    t = only_free(catholic_world().turn(1), "luther").faith("protestant", "wittenberg", "leipzig")
    t.arrange(lambda g: g.hands[PROTESTANT].clear()).hand("protestant", "katherina_bora", "threat_to_power")
    t.impulse("protestant").play(begin_impulse, PROTESTANT)
    assert set(t.options("protestant", "impulse.card")) == {"katherina_bora", "threat_to_power", "pass"}
    t.answer("protestant", "impulse.card", "katherina_bora", "impulse.manner", "points")
    assert f"play either card for {t.state.cp} CP and call a debate" in words
    assert t.state.board.leaves_as_event[KATHERINA_BORA]
    for points, boxes in ((1, 2), (3, 4)):
        helped = t.fork().play(take_action, PROTESTANT).answer("protestant", "action", "translate")
        helped.answer("protestant", "translation.language", "german", "translation.points", points)
        helped.answer("protestant", "translation.helper", "luther")
        assert (helped.state.testament[0], stands(helped, "luther")) == (boxes, "committed")
    assert "then advances one box more than was paid for" in words


def test_the_german_testament_is_finished():
    words = book("The German New Testament stands at 3")
    t = only_free(catholic_world(), "luther").faith("protestant", "wittenberg")
    t.arrange(testament={0: 3}).impulse("protestant", cp=3)
    act(t, PROTESTANT, "translate")
    t.answer("protestant", "translation.language", "german", "translation.points", 2)
    t.answer("protestant", "translation.helper", "luther")
    assert (t.state.testament[0], stands(t, "luther")) == (6, "committed")
    assert "3 + 2 + 1 = 6 boxes, and it is finished" in words
    assert t.waiting[0] == ("protestant", "reformation.target")


def test_saint_peters_grows():
    words = book("The CP marker stands at 3. The Papacy spends 4 CP")
    t = catholic_world().impulse("papacy", cp=4).arrange(st_peters=3)
    for _ in range(4):
        act(t, PAPACY, "build_st_peters")
    assert f"scores {st_peters_points(t.state)} VP" in words
    assert f"carry the marker to {t.state.st_peters % 5}" in words


def test_loyola_founds_one_university_cheaper():
    words = book("In one impulse the Papacy founds two universities")
    t = standing(catholic_world(), "free", "loyola").impulse("papacy", cp=5)
    t.arrange(lambda g: g.removed.append(int(SOCIETY_OF_JESUS)))
    before = t.state.cp
    act(t, PAPACY, "found_university").answer("papacy", "university.founder", "loyola")
    t.answer("papacy", "university.space", "vienna")
    first, now = before - t.state.cp, t.state.cp
    act(t, PAPACY, "found_university").answer("papacy", "university.space", "cologne")
    second = now - t.state.cp
    assert f"the first costs {first} CP; the second costs the usual {second}" in words
    assert f"That makes {first + second} CP" in words
    assert stands(t, "loyola") == "committed"


def test_the_dice_of_regensburg():
    words = book("Regensburg is Protestant, and so are its neighbours Augsburg")
    t = catholic_world().faith("protestant", "regensburg", "augsburg", "nuremberg")
    t.put("augsburg", "protestant", regulars=2)
    protestant, _ = dice_at(t, "regensburg")
    papal = total(counter_dice(t.state, PLACES["regensburg"]))
    assert f"In Regensburg it rolls {papal} dice" in words
    assert f"The Protestant rolls {protestant} dice" in words


# Debates


def test_the_debate_of_leipzig():
    first, second = (
        book("Carlstadt is the only committed debater"),
        book("In the second round chance draws Aleander"),
    )
    t = standing(catholic_world().turn(1), "committed", "carlstadt").faith("protestant", "wittenberg")
    t.impulse("papacy").draw(defender=["carlstadt"], card_drawn=["gout"], second=["aleander", "melanchthon"])
    t.dice("debate.attack", hits(2, 7), hits(1, 5)).dice("debate.defence", hits(2, 6), hits(2, 5))
    t.play(EVENTS[LEIPZIG_DEBATE].play, PAPACY).answer("papacy", "debate.leipzig", "eck")
    t.answer("papacy", "debate.pool", "committed")
    assert f"3 + 3 + 1 = {total(attack_dice(t.state, PAPACY, GERMAN, DEBATERS['eck']))} dice" in first
    assert f"Carlstadt would have had 1 + 1 = {total(defence_dice(t.state, DEBATERS['carlstadt']))}" in first
    t.answer("protestant", "respond.debate.debaters", "here_i_stand")
    one, two = t.events("debate.round")
    assert f"Luther has 4 + 2 = {one['against']}. Both score {one['hits']} hits" in first
    assert f"Aleander rolls 2 + 3 = {two['dice']} dice for {two['hits']} hit" in second
    assert f"Melanchthon 3 + 2 = {two['against']} dice for {two['losses']} hits" in second
    (won,) = t.events("debate.won")
    assert f"the Protestant flips {won['many']} spaces instead of 1" in second


# Winter


def go_home(t: HisTable, power: str) -> HisTable:
    return t.play(power_goes_home, POWERS[power])


def test_charles_winters_without_loss():
    words = book("Example: no loss")
    t = war_table().war("habsburg", "france", "papacy").control("habsburg", "geneva")
    t.control("france", "turin").put("turin", "habsburg", regulars=4, leaders=["charles_v"])
    roads = clear_roads(t.state, POWERS["habsburg"], PLACES["turin"])
    assert [roads[PLACES[s]] for s in ("besancon", "vienna", "valladolid")] == [True, False, False]
    go_home(t, "habsburg").answer("habsburg", "winter.to", "besancon", "winter.send", 4)
    assert t.units("besancon", "habsburg") == (4, 0)
    t = (
        war_table()
        .war("habsburg", "france", "papacy")
        .control("habsburg", "geneva")
        .control("france", "turin")
    )
    t.put("turin", "habsburg", regulars=4, leaders=["charles_v"])
    go_home(t, "habsburg").answer("habsburg", "winter.to", "pass")
    (lost,) = t.events("winter.attrition")
    assert f"{lost['many']} regulars would have been lost" in words


def test_one_too_many_in_milan():
    words = book("Example: one too many")
    t = war_table().war("habsburg", "france").ally("genoa", "france").control("france", "milan", "turin")
    t.put("milan", "france", regulars=5, leaders=["montmorency"])
    go_home(t, "france")
    if t.waiting:
        t.answer("france", "winter.recall", "pass")
    kept = t.units("milan", "france")[0]
    assert f"Milan keeps {kept} regulars and Montmorency" in words
    assert t.units("paris", "france") == (1, 0)


def test_attrition_on_the_way_from_trent():
    words = book("5 Papal regulars are in Trent")
    t = war_table().war("papacy", "france", "habsburg").control("papacy", "florence")
    t.put("trent", "papacy", regulars=5)
    go_home(t, "papacy")
    (lost,) = t.events("winter.attrition")
    assert f"Half of 5, rounded up, is {lost['many']}: two survive" in words
    assert set(t.options("papacy", "winter.to")) == {"ravenna", "florence", "rome"}


# Points


def test_points_at_the_start_of_1517():
    words = book("Example: the start of 1517")
    g = his_table().state
    france, papacy = POWERS["france"], POWERS["papacy"]
    assert f"France controls {keys_of(g, france)} keys: {victory_points(g, france)} VP" in words
    assert f"The Papacy has {keys_of(g, papacy)} keys, 4 VP, and 15 VP" in words
    assert f"for 0 Protestant spaces: {victory_points(g, papacy)}" in words


@pytest.mark.parametrize("unrest", [True, False])
def test_keys_in_unrest_are_worth_nothing(unrest):
    words = book("Janissaries Rebel has put Edirne and Salonika in unrest")
    t = war_table().control("ottoman", "buda", "belgrade", "tunis")
    if unrest:
        t.unrest("edirne", "salonika")
        assert f"(4 cards, {victory_points(t.state, POWERS['ottoman'])} VP)" in words
    else:
        assert keys_of(t.state, POWERS["ottoman"]) == 7
