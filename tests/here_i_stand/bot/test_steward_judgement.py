"""What the steward sees coming: winter, supply, the way back, captains in danger, what others would gain."""

from __future__ import annotations

import pytest

from cuius.titles.here_i_stand.bot import cards, faith, sailing, spending
from cuius.titles.here_i_stand.bot.bargaining import alliance_worth, offer_worth
from cuius.titles.here_i_stand.bot.besieging import supply_worth
from cuius.titles.here_i_stand.bot.events import event_worth
from cuius.titles.here_i_stand.bot.planning import plans, relief_worth, urgency
from cuius.titles.here_i_stand.bot.steward import steward
from cuius.titles.here_i_stand.bot.supply import gap_before, has_way_back
from cuius.titles.here_i_stand.bot.weights import TABLE
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    FRANCE,
    GENOA,
    OTTOMAN,
    PLACES,
    VENICE,
    ZONES,
)
from tests.here_i_stand.stewards import rich, seen
from tests.here_i_stand.tables import HisTable, war_table


def asked(role: str, key: str, *options: str, **about) -> dict:
    return {"role": role, "key": key, "options": list(options), "about": about}


def said(t: HisTable, role: str, key: str, *options: str, **about) -> str:
    return steward(seen(t, role).view, asked(role, key, *options, **about))


def besieging() -> HisTable:
    """France at war with the Habsburgs, an army in Metz."""
    t = war_table().war("france", "habsburg").control("france", "metz")
    return t.put("metz", "france", regulars=8, leaders=["francis_i"]).turn(2)


# Cards out of turn


def test_a_window_it_does_not_know_is_passed_by():
    assert said(war_table(), "ottoman", "respond.unheard_of", "swiss_mercenaries", "pass") == "pass"


def test_24_k36_the_sultan_hires_no_swiss_for_france():
    t = war_table().war("ottoman", "habsburg")
    about = {
        "attacker": ("power", "ottoman"),
        "defender": ("power", "habsburg"),
        "space": ("place", "vienna"),
    }
    key = "respond.battle.mercenaries"
    assert said(t, "ottoman", key, "swiss_mercenaries", "pass", **about) == "pass"
    assert said(t, "habsburg", key, "swiss_mercenaries", "pass", **about) == "swiss_mercenaries"
    assert said(t, "france", key, "swiss_mercenaries", "pass", **about) == "pass"


def test_15_1_p8_siege_guns_are_for_its_own_assaults():
    t = war_table().war("ottoman", "habsburg")
    about = {"power": ("power", "ottoman"), "space": ("place", "vienna")}
    assert said(t, "ottoman", "respond.assault.rolled", "siege_artillery", "pass", **about) != "pass"
    assert said(t, "france", "respond.assault.rolled", "siege_artillery", "pass", **about) == "pass"


def test_24_k34_rowers_row_for_their_own_side():
    assert said(war_table(), "habsburg", "rowers.side", "ottoman", "habsburg") == "habsburg"


# Cards


def test_18_1_p1_worms_gets_points_that_are_of_little_use_otherwise():
    t = war_table().hand("protestant", "printing_press", "war_in_persia")
    assert said(t, "protestant", "diet.card", "printing_press", "war_in_persia") == "war_in_persia"


def test_24_k7_luther_fetches_only_what_is_worth_more_than_his_five_points():
    poor = seen(war_table().discarded("galleons"), "protestant")
    card = CARDS["here_i_stand"]
    assert event_worth(poor, card) < cards.points_worth(poor, card)
    rich_pile = seen(war_table().discarded("galleons", "printing_press"), "protestant")
    assert event_worth(rich_pile, card) > cards.points_worth(rich_pile, card)


def test_24_k73_no_ally_of_its_own_is_sent_away():
    t = war_table().arrange(lambda g: g.side.__setitem__(GENOA, FRANCE))
    assert said(t, "france", "marriage.minor", "genoa", "venice") == "venice"
    t.arrange(lambda g: g.side.__setitem__(VENICE, FRANCE))
    assert event_worth(seen(t, "france"), CARDS["diplomatic_marriage"]) < 2.5


def test_16_4_pirates_who_are_ahead_get_no_points():
    t = war_table().ships("marseille", "france", squadrons=4).arrange(rich(OTTOMAN, 8))
    assert said(t, "france", "piracy.price", "point", "ship", "card") == "ship"
    ahead = war_table().arrange(rich(OTTOMAN, 12))
    assert said(ahead, "france", "piracy.price", "point", "card") == "card"


# Campaigns


def test_a_siege_that_winter_would_break_is_worth_little():
    t = besieging().impulse("france", cp=2)
    alone = {plan.goal: plan.value for plan in plans(seen(t, "france"))}
    t.hand("france", "printing_press", "galleons", "treachery")
    supplied = {plan.goal: plan.value for plan in plans(seen(t, "france"))}
    assert supplied
    assert all(alone[goal] <= value for goal, value in supplied.items())
    late = TABLE.weights["late"]
    assert any(alone[goal] == pytest.approx(late * value) for goal, value in supplied.items())


def test_a_besieged_capital_comes_before_all_else():
    t = besieging().put("paris", "france", regulars=2).put("paris", "habsburg", regulars=4).siege("paris")
    t.put("orleans", "france", regulars=8, leaders=["montmorency"])
    t.hand("france", "printing_press", "galleons").impulse("france", cp=5)
    s = seen(t, "france")
    assert relief_worth(s, PLACES["paris"]) > relief_worth(s, PLACES["bordeaux"])
    assert plans(s)[0].goal == PLACES["paris"]
    assert urgency(s) > 0.5


def test_12_1_a_camp_without_supply_makes_the_space_before_it_dear():
    t = war_table().war("ottoman", "habsburg").turn(3)
    t.put("vienna", "ottoman", regulars=12, leaders=["suleiman"]).siege("vienna")
    t.control("ottoman", "belgrade", "mohacs").control("habsburg", "buda", "pressburg", "agram", "graz")
    s = seen(t, "ottoman")
    gap = gap_before(s, PLACES["vienna"])
    assert gap
    assert all(supply_worth(s, place) > 0 for place in gap)
    t.control("ottoman", *[PLACES[place].word for place in gap])
    assert gap_before(seen(t, "ottoman"), PLACES["vienna"]) == ()


def test_14_1_the_way_back_is_seen():
    t = war_table().war("ottoman", "habsburg").control("habsburg", "pressburg", "linz", "graz", "brunn")
    vienna = PLACES["vienna"]
    assert not has_way_back(seen(t, "ottoman"), vienna, PLACES["buda"])
    assert has_way_back(seen(t.control("ottoman", "pressburg"), "ottoman"), vienna, PLACES["pressburg"])


def test_a_captain_leaves_walls_that_he_cannot_hold():
    t = war_table().war("ottoman", "habsburg").control("ottoman", "buda", "belgrade", "mohacs", "szegedin")
    t.put("buda", "ottoman", regulars=2, leaders=["suleiman"]).turn(3)
    t.put("pressburg", "habsburg", regulars=12, leaders=["charles_v"])
    t.hand("ottoman", "galleons").impulse("ottoman", cp=3)
    s = seen(t, "ottoman")
    best = plans(s)[0]
    assert best.origin == PLACES["buda"]
    assert s.is_mine(best.goal)
    assert urgency(s) > 0.3


def test_new_men_gather_where_they_are_needed():
    t = war_table().war("habsburg", "ottoman").turn(3)
    t.control("ottoman", "buda").put("buda", "ottoman", regulars=3)
    t.put("vienna", "habsburg", regulars=5, leaders=["ferdinand"])
    t.put("valladolid", "habsburg", regulars=6, leaders=["duke_of_alva"]).hand("habsburg", "galleons")
    where = said(t, "habsburg", "build.where", "valladolid", "vienna", unit=("unit", "mercenary"))
    assert where == "vienna"


# Ships


def test_16_4_corsairs_look_further_than_the_next_sea():
    t = war_table().ships("algiers", "ottoman", corsairs=4).turn(3)
    s = seen(t, "ottoman")
    assert sailing.hunting_ground(s, PLACES["algiers"]) >= 0


def test_16_1_p4_more_ships_than_sail_by_give_chase():
    t = war_table().war("france", "habsburg").ships("marseille", "france", squadrons=4)
    t.ships("gulf_of_lyon", "habsburg", squadrons=1)
    about = {"mover": ("power", "habsburg")}
    assert said(t, "france", "chase.from", "marseille", "pass", **about) == "marseille"
    t.ships("gulf_of_lyon", "habsburg", squadrons=5)
    assert said(t, "france", "chase.from", "marseille", "pass", **about) == "pass"


# Faith


def test_18_3_a_bible_near_its_end_is_finished():
    t = war_table().arrange(lambda g: (g.testament.__setitem__(0, 6), g.bible.__setitem__(0, 8)))
    t.faith("protestant", "wittenberg", "leipzig", "brandenburg")
    s = seen(t, "protestant")
    assert faith.scripture_worth(s, 0) > 0.5
    assert said(t, "protestant", "translation.language", "german", "english", "french") == "german"


def test_18_5_a_debate_counts_spaces_and_men():
    assert faith.dispute(7, 2, 4, 1, 0.4) > faith.dispute(5, 2, 2, 1, 0.4) > 0
    assert faith.dispute(3, 6, 1, 3, 0.4) < 0
    assert faith.debate_worth(seen(war_table(), "papacy"), ZONES["german"]) >= 0


# Deals


def test_9_1_a_divorce_has_its_price():
    deal = (("divorce", "papacy", "england", "divorce"), ("cards", "england", "papacy", "1"))
    t = war_table().hand("england", "galleons", "gout").arrange(rich(ENGLAND, 7))
    assert offer_worth(seen(t, "england"), deal) > 0.05
    assert offer_worth(seen(t, "papacy"), deal) > 0.05


def test_an_alliance_without_a_purpose_is_worth_nothing():
    t = war_table()
    assert alliance_worth(seen(t, "england"), FRANCE) < 0.1
    t.war("england", "habsburg").war("france", "habsburg")
    assert alliance_worth(seen(t, "england"), FRANCE) > 0.2


# Overseas


def test_20_3_conquest_pays_for_the_habsburgs():
    values: dict[str, float] = {}
    spending.overseas(seen(war_table(), "habsburg"), values)
    assert values["conquer"] > values["explore"] > 0.1
