"""25.5 Winter for the powers nobody plays; 25.7 the League and victory."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    FRANCE,
    HABSBURG,
    LEADERS,
    MAJORS,
    MONTMORENCY,
    PAPACY,
    PROTESTANT,
    ROME,
)
from cuius.titles.here_i_stand.phases.religion.protestants import form_league
from cuius.titles.here_i_stand.phases.winter.phase import end_alliances, replacements, stacks_go_home
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.rules.powers import allied, at_war
from cuius.titles.here_i_stand.state import AWAY, CAPTIVE
from cuius.titles.here_i_stand.variants.two_player.diplomacy import end_wars
from cuius.titles.here_i_stand.victory import dominator
from tests.here_i_stand.believers import may_play
from tests.here_i_stand.pairs import PairTable, by_two, pair_table


def home(t: PairTable) -> PairTable:
    return t.turn(2, "winter").play(by_two, stacks_go_home).auto(None, "first")


def test_25_5_r1_who_must_go_to_a_capital_is_removed():
    t = home(pair_table().bare().put("milan", "france", regulars=3, hired=3))
    assert sum(t.units("milan", "france")) == 4
    assert t.units("paris", "france") == (0, 0)


def test_25_5_r1_in_the_open_the_nearest_walls_or_nothing():
    t = home(pair_table().bare().put("pavia", "france", regulars=2))
    assert t.units("milan", "france") == (2, 0)
    t = home(pair_table().bare().put("graz", "habsburg", regulars=2))
    assert t.units("vienna", "habsburg") == (0, 0)


def test_25_5_r1_who_is_in_his_capital_stays():
    t = home(pair_table().bare().put("vienna", "habsburg", regulars=6))
    assert t.units("vienna", "habsburg") == (6, 0)


def test_25_5_r2_leaders_leave_captives_too():
    t = pair_table().bare().put("milan", "france", regulars=2, leaders=["montmorency"])
    t.arrange(lambda g: g.capture(LEADERS["francis_i"], PAPACY))
    assert t.state.leader_at[LEADERS["francis_i"]] == CAPTIVE
    home(t)
    assert t.state.leader_at[MONTMORENCY] == t.state.leader_at[LEADERS["francis_i"]] == AWAY
    assert t.state.captor[LEADERS["francis_i"]] == -1


def test_25_5_r2_the_players_own_leaders_stay():
    t = pair_table().bare().league().put("wittenberg", "protestant", regulars=2, leaders=["john_frederick"])
    t.control("protestant", "wittenberg")
    assert home(t).where("john_frederick") == "wittenberg"


def test_25_5_r3_replacements_for_the_players_only():
    t = pair_table().bare().turn(2, "winter").play(replacements)
    assert (t.units("rome", "papacy"), t.units("paris", "france"), t.units("vienna", "habsburg")) == (
        (1, 0),
        (0, 0),
        (0, 0),
    )


# The League


@proves("25-k13")
def test_25_7_r1_the_league_unites_the_catholics_for_good():
    t = pair_table().bare().war("habsburg", "papacy").turn(3).play(by_two, form_league).auto(None, "first")
    assert allied(t.state, PAPACY, HABSBURG)
    assert all(at_war(t.state, PROTESTANT, p) for p in (PAPACY, HABSBURG))
    assert t.state.player_of(HABSBURG) == PAPACY
    t.play(end_alliances)
    assert allied(t.state, PAPACY, HABSBURG)


def test_25_7_r1_no_peace_with_the_protestant():
    t = pair_table().league().turn(4, "diplomacy").play(by_two, end_wars)
    assert not t.waiting
    assert at_war(t.state, PAPACY, PROTESTANT)


def test_25_7_r2_habsburg_keeps_rome():
    t = pair_table().bare().war("habsburg", "papacy").control("habsburg", "rome")
    t.put("rome", "habsburg", regulars=2).turn(3).play(by_two, form_league).auto(None, "first")
    assert t.state.control[ROME] == HABSBURG
    assert t.units("rome", "habsburg") == (2, 0)


@proves("25-k13")
def test_25_7_r1_a_siege_among_friends_is_over():
    t = pair_table().bare().war("habsburg", "papacy").put("rome", "papacy", regulars=1)
    t.put("rome", "habsburg", regulars=3).siege("rome").turn(3).impulse("protestant")
    t.hand("protestant", "schmalkaldic_league").faith("protestant", *GERMANS)
    assert may_play(t, "protestant", "schmalkaldic_league")
    t.seeded().begin()
    t.answer("protestant", "impulse.card", "schmalkaldic_league")
    t.skip_to("action", "protestant", "first")
    assert t.state.besieged[ROME] == 0


GERMANS = (
    "wittenberg",
    "brandenburg",
    "augsburg",
    "worms",
    "kassel",
    "leipzig",
    "lubeck",
    "hamburg",
    "bremen",
    "brunswick",
    "magdeburg",
    "erfurt",
    "nuremberg",
)


def test_25_7_r3_domination_takes_eight_points():
    g = pair_table().turn(4).state
    points = [0] * len(MAJORS)
    points[PAPACY], points[PROTESTANT] = 17, 10
    assert dominator(g, points) == ()
    points[PAPACY] = 18
    assert dominator(g, points) == (PAPACY,)


def test_25_7_r3_the_points_of_the_papacy_at_the_start():
    g = pair_table().state
    assert (victory_points(g, PAPACY), victory_points(g, PROTESTANT)) == (19, 0)
    assert victory_points(g, FRANCE) == 0
    assert CARDS["schmalkaldic_league"] in g.deck
