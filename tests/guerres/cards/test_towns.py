"""19 Cards that convert towns."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import HUGUENOT, LEAGUE, ROYALIST, TOWNS
from tests.guerres.cards.plays import played, refused
from tests.guerres.tables import court_table


def discreet(turn: int, **more):
    return court_table(turn, windows="discreet", **more)


@proves("19-h5", "9-r2")
def test_19_h5_the_michelade_takes_a_minor_town_of_the_south():
    t = court_table(2).towns("royalist", "valence", "nimes", "grenoble").towns("league", "castres")
    t.towns("huguenot", "montauban")
    played(t, "huguenot", "michelade")
    t.expect("huguenot", "card.town", options=["valence", "nimes", "castres"], rule="19-h5")
    t.answer("huguenot", "card.town", "castres")
    assert t.holder("castres") == "huguenot"
    assert (t.treaty_of("league"), t.treaty_of("huguenot")) == (1, 0)


def test_19_h5_its_question_says_why_a_town_does_not_fit():
    t = played(court_table(2).towns("royalist", "valence", "nimes"), "huguenot", "michelade")
    keys = {town: t.why_not("huguenot", town).key.rpartition("-")[2] for town in ("grenoble", "blois")}
    assert keys == {"grenoble": "size", "blois": "province"}
    held = next(w.word for w in TOWNS if t.state.control[w] == HUGUENOT)
    assert t.why_not("huguenot", held).key == "refused.card-town-holder"


def test_19_h5_without_such_a_town_it_stays_in_hand():
    t = discreet(2).towns("huguenot", "nimes", "castres", "montauban", "valence")
    refused(t, "huguenot", "michelade", "no-town")
    assert t.treaty_of("league") == 0


def test_19_h6_iconoclasm_needs_a_huguenot_town_next_door():
    t = court_table(1).only_towns(huguenot=0).towns("huguenot", "orleans", "poitiers")
    played(t, "huguenot", "iconoclasm")
    t.expect("huguenot", "card.town", options=["blois", "niort"])
    assert t.why_not("huguenot", "caen").key == "refused.card-town-beside"
    t.answer("huguenot", "card.town", "niort")
    assert (t.holder("niort"), t.treaty_of("league")) == ("huguenot", 1)


def test_19_h6_without_a_town_the_league_gains_all_the_same():
    t = played(court_table(1).only_towns(huguenot=0), "huguenot", "iconoclasm")
    assert t.over
    assert (t.treaty_of("league"), t.state.towns_of(HUGUENOT)) == (1, 0)


def test_19_h11_the_peace_of_monsieur_gives_one_more_town_but_not_paris():
    t = court_table(4).towns("royalist", "paris", "dijon").arrange(war_winner=int(HUGUENOT))
    played(t, "huguenot", "peace_of_monsieur")
    t.expect("huguenot", "card.town", offers=["dijon"], lacks=["paris"])
    assert t.why_not("huguenot", "paris").key == "refused.card-town-paris"
    t.answer("huguenot", "card.town", "dijon")
    assert t.holder("dijon") == "huguenot"


@pytest.mark.parametrize("winner", [-1, ROYALIST, LEAGUE])
def test_19_h11_only_after_a_war_that_the_huguenots_won(winner):
    t = discreet(4).arrange(war_winner=int(winner))
    refused(t, "huguenot", "peace_of_monsieur", "war-not-won")


def test_19_h11_only_while_the_royalists_have_a_town_beside_paris():
    t = discreet(4).arrange(war_winner=int(HUGUENOT), control=[int(HUGUENOT)] * len(TOWNS))
    refused(t.towns("royalist", "paris"), "huguenot", "peace_of_monsieur", "no-town")


@proves("19-k4")
def test_19_k4_the_royal_tour_brings_back_a_huguenot_and_a_league_minor_town():
    t = court_table(2).only_towns(huguenot=0).towns("huguenot", "nimes", "castres", "la_rochelle")
    t.towns("league", "reims", "troyes", "peronne")
    played(t, "royalist", "tour_de_france_royal")
    t.expect("royalist", "card.town", options=["nimes", "castres"])
    t.answer("royalist", "card.town", "castres")
    t.expect("royalist", "card.town", options=["peronne", "reims"])
    t.answer("royalist", "card.town", "peronne")
    assert (t.holder("castres"), t.holder("peronne"), t.holder("nimes")) == (
        "royalist",
        "royalist",
        "huguenot",
    )


def test_r100_the_royal_tour_takes_what_there_is():
    t = court_table(2).only_towns(huguenot=0).towns("league", "peronne", "reims")
    played(t, "royalist", "tour_de_france_royal").answer("royalist", "card.town", "reims")
    assert t.over
    assert t.holder("reims") == "royalist"


@proves("18-r9")
def test_18_r9_no_royal_tour_after_the_massacre():
    refused(discreet(4).arrange(massacred=True), "royalist", "tour_de_france_royal", "massacred")


def test_19_k4_no_royal_tour_without_a_town_to_bring_back():
    t = discreet(2).only_towns(huguenot=0).towns("league", "reims", "troyes").towns("huguenot", "orleans")
    t.towns("royalist", "reims")
    refused(t, "royalist", "tour_de_france_royal", "no-town")


@proves("19-r3")
def test_19_r3_le_havre_leaves_the_map_when_a_card_takes_it():
    t = court_table(2).only_towns(huguenot=0).towns("huguenot", "le_havre").towns("royalist", "reims")
    played(t, "royalist", "tour_de_france_royal")
    assert t.holder("le_havre") == "nobody"
    t.expect_event("town.leaves", town="le_havre")


@proves("19-k7")
def test_19_k7_the_edict_costs_a_minor_town_that_the_royalist_names():
    t = court_table(1).only_towns(league=3, huguenot=3)
    played(t, "royalist", "edict_of_pacification")
    t.expect("royalist", "card.town", offers=["meaux", "caen"], lacks=["paris", "rouen"])
    t.answer("royalist", "card.town", "caen")
    assert (t.holder("caen"), t.treaty_of("royalist"), t.treaty_of("huguenot")) == ("huguenot", 1, 0)


def test_r100_the_edict_without_a_minor_town_still_gives_its_point():
    t = court_table(1).arrange(control=[int(LEAGUE)] * len(TOWNS)).towns("royalist", "paris", "rouen")
    played(t, "royalist", "edict_of_pacification")
    assert t.over
    assert t.treaty_of("royalist") == 1


@proves("19-l5")
def test_19_l5_the_death_of_mary_stuart_gives_a_point_and_a_minor_town_of_anybody():
    t = court_table(6, called=True).only_towns(league=2, huguenot=4).towns("huguenot", "nimes")
    played(t, "league", "death_of_mary_stuart")
    t.expect("league", "card.town", offers=["meaux", "nimes"], lacks=["paris", "la_rochelle", "rouen"])
    t.answer("league", "card.town", "nimes")
    assert (t.holder("nimes"), t.treaty_of("league")) == ("league", 1)


@proves("19-l9")
def test_19_l9_the_league_of_peronne_takes_a_royalist_town_of_the_north_east():
    t = court_table(5).only_towns(huguenot=0).towns("league", "reims").towns("huguenot", "amiens")
    played(t, "league", "league_of_peronne")
    t.expect("league", "card.town", options=["meaux", "peronne", "troyes"])
    t.answer("league", "card.town", "troyes")
    assert t.holder("troyes") == "league"


def test_19_l9_not_without_such_a_town():
    t = discreet(5).only_towns(huguenot=0)
    t.towns("league", "reims", "troyes", "amiens", "peronne", "meaux")
    refused(t, "league", "league_of_peronne", "no-town")
    assert t.holder("paris") == "royalist"


@proves("19-l10")
def test_19_l10_the_barricades_give_a_royalist_paris_to_the_league():
    t = played(court_table(6, called=True), "league", "day_of_the_barricades")
    assert t.holder("paris") == "league"


def test_19_l10_a_huguenot_paris_does_not_rise():
    t = played(court_table(6, called=True).towns("huguenot", "paris"), "league", "day_of_the_barricades")
    assert t.holder("paris") == "huguenot"
    t.expect_event("event.in_vain", card="day_of_the_barricades")
