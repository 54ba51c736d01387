"""When the steward plays its cards at sieges, and how it pays mercenaries: positions and what it answers."""

from __future__ import annotations

import pytest

from cuius.titles.guerres.bot.steward import steward
from cuius.titles.guerres.view import own, view
from tests.guerres.tables import GuerresTable, war_table


def ask(t: GuerresTable, role: str, key: str, *options: str, **about: object) -> str:
    seen = {**view(t.state), **own(t.state, (role,))}
    return steward(seen, {"role": role, "key": key, "options": list(options), "about": about})


# 19-w6,w7,k9 Sieges


def siege(troops: int = 3, commander: str = "louis_de_montpensier", **towns: int) -> GuerresTable:
    """A royal army before Caen, which is Huguenot."""
    t = war_table(4).only_towns(**towns).towns("huguenot", "caen").coins(royalist=2, league=2)
    return t.army("royalist_1", "normandie", troops, commander).arrange(active=0)


def at_the_walls(t: GuerresTable, role: str, card: str) -> str:
    about = {"army": ["army", "royalist_1"], "province": ["province", "normandie"], "town": ["town", "caen"]}
    return ask(t, role, "event.siege", card, "pass", **about)


def test_an_ally_keeps_his_mines_where_the_fall_of_a_town_harms_him():
    t = siege(league=12, huguenot=12)
    assert at_the_walls(t, "royalist", "mine_and_sap") == "mine_and_sap"
    assert at_the_walls(t, "league", "mine_and_sap") == "pass"


def test_an_ally_plays_them_where_it_is_his_gain_too():
    t = siege(league=8, huguenot=10)
    assert at_the_walls(t, "league", "mine_and_sap") == "mine_and_sap"


def test_engines_are_kept_where_the_town_falls_without_them():
    t = siege(9, "anne_de_montmorency", league=8, huguenot=10)
    assert at_the_walls(t, "royalist", "mine_and_sap") == "pass"


def test_walls_are_held_for_oneself_and_not_for_whom_one_fears():
    t = siege(league=8, huguenot=10)
    assert at_the_walls(t, "huguenot", "heroic_defence") == "heroic_defence"
    assert at_the_walls(t, "royalist", "heroic_defence") == "pass"


# 19-w5 Unpaid mercenaries


@pytest.mark.parametrize(("coins", "answer"), [(3, "pay_more"), (4, "lose_troops"), (5, "pay_more")])
def test_an_odd_coin_pays_the_mercenaries(coins, answer):
    t = siege(league=8, huguenot=10).coins(royalist=coins)
    assert ask(t, "royalist", "war.mercenaries", "pay_more", "lose_troops", cost=2) == answer
