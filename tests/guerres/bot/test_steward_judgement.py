"""What the steward makes of money, troops, taxes and allies: positions and what it answers."""

from __future__ import annotations

import pytest

from cuius.titles.guerres.bot.campaign import activations, means_worth
from cuius.titles.guerres.bot.court import best, mission, weigh
from cuius.titles.guerres.bot.fights import force_of, province_worth
from cuius.titles.guerres.bot.prospects import conditions_of, expected_points, points_of_all
from cuius.titles.guerres.bot.sight import Sight, weighed_of
from cuius.titles.guerres.bot.steward import steward
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, COUNTRIES, HUGUENOT, LEAGUE, PROVINCES, ROYALIST
from cuius.titles.guerres.title import TITLE
from cuius.titles.guerres.view import own, view
from tests.guerres.tables import GuerresTable, court_table, war_table


def seen(t: GuerresTable, role: str) -> dict:
    return {**view(t.state), **own(t.state, (role,))}


def ask(t: GuerresTable, role: str, key: str, *options: str, **about: object) -> str:
    return steward(seen(t, role), {"role": role, "key": key, "options": list(options), "about": about})


def announced(t: GuerresTable, role: str, army: str, *provinces: str) -> str:
    return ask(t, role, "war.announce", *provinces, "rest", army=["army", army])


# Coins


def two_armies(**money: int) -> GuerresTable:
    """Five points in Champagne beside three in Orléanais; royal towns in both provinces."""
    t = war_table(2).only_towns(league=6, huguenot=8).towns("royalist", "troyes", "blois", "orleans")
    t.army("huguenot_1", "champagne", 5, "louis_de_conde")
    return t.army("huguenot_2", "orleanais", 3, "gaspard_de_coligny").coins(**money)


def test_it_does_not_spend_on_one_great_army_what_would_pay_for_two_sieges():
    t = two_armies(huguenot=5)
    assert announced(t, "huguenot", "huguenot_1", "orleanais", "champagne") != "orleanais"


def test_neither_coins_nor_troops_are_of_use_without_the_other():
    assert activations(4, 3) > activations(6, 1) > 0
    assert activations(4, 3) > activations(0, 9)


def test_who_has_troops_but_no_coins_asks_for_coins():
    t = court_table(1).army("huguenot_1", "saint_empire", 5).army("huguenot_2", "suisse", 3)
    s = Sight(seen(t, "huguenot"), "huguenot")
    envoy = CHARACTERS["gaspard_de_coligny"]
    england, germany = [mission(s, HUGUENOT, envoy, COUNTRIES[word]) for word in ("england", "german_states")]
    assert england > 2 * germany
    assert means_worth(s, HUGUENOT, 2, 0) > means_worth(s, HUGUENOT, 0, 2)


def tax_and_influence(levels: int) -> tuple[float, float]:
    t = court_table(2).hand("royalist", "catherine_de_medicis").arrange(taxes=levels)
    found = weigh(Sight(seen(t, "royalist"), "royalist"), ROYALIST, CHARACTERS["catherine_de_medicis"])
    return best(found["taxes"]), best(found["influence"])


def test_royal_taxes_come_first_as_long_as_a_turn_has_none():
    none, one, many = [tax_and_influence(levels) for levels in (0, 1, 9)]
    assert none[0] > none[1]
    assert one[0] > one[1]
    assert none[0] > one[0] > many[0]


def test_who_is_weary_of_war_does_not_pay_for_it():
    t = two_armies(huguenot=5).arrange(frozen={PROVINCES["champagne"]: True})
    assert announced(t, "huguenot", "huguenot_1", "champagne") == "rest"


@pytest.mark.parametrize(("levy", "placed"), [(8, "3"), (5, "3"), (4, "2"), (3, "3"), (2, "2")])
def test_recruits_stand_in_handy_armies_and_none_is_left_alone(levy, placed):
    t = court_table(2).arrange(levy={HUGUENOT: levy})
    options = [str(n) for n in range(levy, 0, -1)]
    about = {"province": ["province", "guyenne"]}
    assert ask(t, "huguenot", "deploy.troops", *options, **about) == placed


# Battles


def meeting(town_owner: str, *, own: int, enemy: int) -> GuerresTable:
    t = war_table(2).only_towns(league=8, huguenot=10).towns(town_owner, "poitiers", "niort")
    t.army("huguenot_1", "poitou", own)
    return t.army("royalist_1", "poitou", enemy, "jacques_de_nemours")


def reply(t: GuerresTable) -> str:
    about = {"army": ["army", "royalist_1"], "enemy": ["army", "huguenot_1"]}
    return ask(t, "huguenot", "war.reply", "stand", "evade", **about)


def test_it_stands_before_its_own_town_where_it_would_evade_for_nothing():
    assert reply(meeting("huguenot", own=4, enemy=7)) == "stand"
    assert reply(meeting("royalist", own=4, enemy=7)) == "evade"


# Allies and rivals


def last_war(**towns: int) -> GuerresTable:
    t = war_table(6, called=True).only_towns(**towns).coins(huguenot=9, royalist=1)
    return t.army("royalist_1", "ile_de_france", 3, "armand_de_biron")


def contribution(t: GuerresTable) -> str:
    about = {"faction": ["faction", "royalist"], "cost": 1, "province": ["province", "champagne"]}
    return ask(t, "huguenot", "war.contribute", "agree", "refuse", **about)


def test_it_does_not_pay_for_the_victory_of_an_ally_in_the_last_war():
    assert contribution(last_war(league=6, huguenot=15)) == "refuse"


def test_it_lends_what_it_can_spare_as_long_as_that_does_little_harm():
    t = (
        war_table(2)
        .only_towns(league=8, huguenot=10)
        .towns("huguenot", "orleans")
        .coins(league=9, royalist=1)
    )
    t.army("royalist_1", "ile_de_france", 3, "louis_de_montpensier")
    about = {"faction": ["faction", "royalist"], "cost": 1, "province": ["province", "orleanais"]}
    assert ask(t, "league", "war.contribute", "agree", "refuse", **about) == "agree"


def test_a_place_before_the_last_is_worth_something_to_who_cannot_win():
    """The Huguenots are far ahead; a town of the League is the one that makes a difference."""
    t = court_table(5).only_towns(league=8, huguenot=25).treaties(huguenot=5)
    s = Sight(seen(t, "royalist"), "royalist")
    assert s.gain(((LEAGUE, ROYALIST),)) > s.gain(((HUGUENOT, ROYALIST),)) > 0


def test_the_points_of_all_are_those_of_each():
    t = court_table(3).only_towns(league=11, huguenot=9).treaties(huguenot=2, league=1)
    s = Sight(seen(t, "league"), "league")
    for left in (0, 3):
        judgement = s.scales.judgements[s.me]
        found = points_of_all(s.g, s.towns, s.treaty, left, judgement, 6.0)
        near = conditions_of(s.g)
        each = [expected_points(near, f, s.towns, s.treaty, left, judgement, 6.0) for f in range(3)]
        assert found == pytest.approx(each)


# What is kept while it weighs


def test_a_mood_knows_a_province_by_its_word_and_by_its_number():
    """Compiled code hands on provinces as numbers."""
    view, plays = seen(two_armies(huguenot=5), "huguenot"), TITLE.cast.character(3, "huguenot")
    by_word, by_number = [Sight(view, "huguenot", plays) for _ in range(2)]
    at = PROVINCES["orleanais"]
    army = ARMIES["huguenot_1"]
    worth = province_worth(by_word, force_of(by_word, army), at)
    assert worth
    assert province_worth(by_number, force_of(by_number, army), int(at)) == worth


def test_what_is_kept_of_a_standing_is_what_is_weighed_afresh():
    def weighed(t: GuerresTable, role: str = "huguenot") -> list[float]:
        s = Sight(seen(t, role), role)
        return [s.gain(((LEAGUE, ROYALIST),)), s.war_gain(LEAGUE, 2), s.conquest_gain(ROYALIST), s.conquest()]

    first = weighed(two_armies())
    for other in (
        two_armies().towns("huguenot", "troyes"),
        two_armies().treaties(league=2),
        two_armies().points(league=4),
    ):
        kept = weighed(other)
        weighed_of.cache_clear()
        assert weighed(other) == kept != first
        assert weighed(two_armies()) == first
        assert weighed(two_armies(), "league") != first
