"""23 Where the ways to win meet: unrest, cards in the last phase, ties, scenarios, other phases."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.impulse import action_phase
from cuius.titles.here_i_stand.phases.card_draw import arrivals
from cuius.titles.here_i_stand.phases.common.religion import convert
from cuius.titles.here_i_stand.rules.points import (
    base_cards,
    base_points,
    english_protestants,
    special_points,
    totals,
)
from cuius.titles.here_i_stand.sequence import victory_determination
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.victory import dominator, stops_domination
from tests.here_i_stand.preaching import catholic_world, only_free
from tests.here_i_stand.tables import HisTable, his_table, war_table


def counted(turn: int, scenario: str = "1517", players: int = 6, **points: int) -> HisTable:
    """The last phase of a turn: these powers have so many points, the others none."""
    t = war_table(players, scenario).turn(turn, "victory").arrange(level)
    return t.arrange(lambda g: [add(g, POWERS[p], many) for p, many in points.items()])


def level(g: State) -> None:
    """Whatever the map says, everybody stands at zero."""
    g.piracy_vp = g.chateaux = g.st_peters = 0
    g.bonus = [0] * len(MAJORS)
    g.bonus = [-points for points in totals(g)]


def add(g: State, power: int, points: int) -> None:
    g.bonus[power] += points


def ended(t: HisTable) -> tuple[str, tuple[str, ...]]:
    t.play(victory_determination)
    return t.ending, t.winners


# The order of the checks


@pytest.mark.parametrize(
    ("turn", "scenario", "points", "ending"),
    [
        (5, "1517", {"france": 25, "england": 20}, ("standard", ("france",))),
        (5, "1517", {"france": 24, "england": 19}, ("domination", ("france",))),
        (5, "1517", {"france": 24, "england": 20}, None),
        (3, "1517", {"france": 24, "england": 1}, None),
        (3, "1517", {"france": 25, "england": 25, "habsburg": 26}, ("standard", ("habsburg",))),
        (9, "1517", {"france": 14, "england": 9}, ("domination", ("france",))),
        (9, "1517", {"france": 14, "england": 10}, ("time", ("france",))),
        (4, "tournament", {"france": 23, "england": 22}, ("standard", ("france",))),
        (4, "tournament", {"france": 22, "england": 18}, ("domination", ("france",))),
        (6, "tournament", {"france": 22, "england": 19}, ("time", ("france",))),
        (4, "1532", {"france": 23, "england": 19}, None),
    ],
)
@proves("23.3-r1,r2,r5,r6,r8")
def test_23_3_r1_standard_before_domination_before_time(turn, scenario, points, ending):
    t = counted(turn, scenario, **points)
    found = ended(t)
    if ending is None:
        t.expect_event("points.noted", turn=turn)
    else:
        assert found == ending


@proves("23.3-r2,r3,r4")
def test_23_3_r3_only_the_tied_are_compared_with_their_past():
    """Habsburg stood highest in the past and is not among the tied."""
    history = [0, 20, 9, 8, 0, 0, 0, 22, 10, 10, 0, 0]
    t = counted(3, england=26, france=26, habsburg=25).arrange(history=history)
    assert ended(t) == ("standard", ("england",))


# Copernicus and Servetus


@pytest.mark.parametrize(
    ("players", "points", "by", "gain", "stops"),
    [
        (6, {"france": 15, "england": 10}, ENGLAND, 1, True),
        (6, {"france": 16, "england": 10}, ENGLAND, 1, False),
        (6, {"france": 16, "england": 10}, ENGLAND, 2, True),
        (6, {"france": 17, "england": 10}, ENGLAND, 2, False),
        (6, {"france": 15, "england": 10}, HABSBURG, 2, False),
        (6, {"france": 15, "england": 10}, FRANCE, 2, False),
        (6, {"france": 14, "england": 10}, ENGLAND, 2, False),
        (3, {"ottoman": 15, "france": 15, "habsburg": 10, "papacy": 10}, HABSBURG, 1, True),
        (3, {"ottoman": 16, "france": 16, "habsburg": 10, "papacy": 10}, HABSBURG, 2, False),
        (3, {"ottoman": 15, "france": 16, "habsburg": 10, "papacy": 10}, PAPACY, 2, True),
        (3, {"ottoman": 15, "france": 15, "habsburg": 10, "papacy": 10}, OTTOMAN, 2, False),
    ],
)
@proves("23.2-r30", "23.3-r5", "3-r2")
def test_23_2_r30_a_card_is_playable_only_if_it_stops_somebody_else(players, points, by, gain, stops):
    t = counted(5, players=players, **points)
    assert stops_domination(t.state, by, gain) == stops


@proves("23.2-r25", "23.2-r30", "24-k51")
def test_23_2_r30_servetus_saves_the_turn_and_costs_the_protestant_a_card():
    t = counted(5, france=15, england=10).hand("england", "michael_servetus").hand("protestant", "gout")
    t.seeded(1)
    t.play(victory_determination).answer("england", "respond.victory", "michael_servetus")
    t.expect_event("points.noted", turn=5)
    assert t.state.bonus[ENGLAND] - counted(5).state.bonus[ENGLAND] == 11
    assert t.holds("protestant") == []


# Sudden victories and other phases


def nearly(many: int) -> HisTable:
    """So many Protestant spaces, those of Luther and Zwingli among them and Geneva not."""
    t = only_free(catholic_world())
    barred = (PLACES["geneva"], PLACES["algiers"], *t.state.board.homes[OTTOMAN])
    order = dict.fromkeys([PLACES["wittenberg"], PLACES["zurich"], *SPACES])
    return t.faith("protestant", *[s.word for s in order if s not in barred][:many])


@proves("23.1-r1", "23.1-r3", "8.2-r8", "23.1-x2")
def test_23_1_r1_calvins_arrival_makes_fifty_and_wins_when_the_action_phase_begins():
    t = nearly(49).turn(4, "card_draw").play(arrivals)
    assert t.state.faith.count(PROTESTANT_FAITH) == 50
    assert t.ending not in ("religious", "military")
    t.impulse("ottoman").turn(4).play(action_phase)
    assert (t.ending, t.winners) == ("religious", ("protestant",))


@proves("23.1-r3", "23.1-x3")
def test_23_1_x3_a_fiftieth_space_in_unrest_wins_nothing_by_itself():
    t = nearly(49).turn(4).unrest("geneva").play(convert, PLACES["geneva"], PROTESTANT_FAITH)
    assert t.ending != "religious"
    t = nearly(49).turn(4).play(convert, PLACES["geneva"], PROTESTANT_FAITH)
    assert t.ending == "religious"


@proves("23.1-r2", "21.1-r6b", "23.1-x1")
def test_23_1_r2_algiers_out_of_play_is_no_key():
    t = war_table().turn(2).impulse("ottoman")
    least = t.state.board.auto_win[OTTOMAN]
    keys = [k for k in t.state.board.keys if k != PLACES["algiers"] and t.state.control[k] != OTTOMAN]
    have = sum(t.state.control[k] == OTTOMAN for k in t.state.board.keys if k != PLACES["algiers"])
    t.control("ottoman", "algiers", *[k.word for k in keys[: least - 1 - have]]).play(action_phase)
    assert t.ending != "military"
    t = war_table().turn(2).impulse("ottoman").arrange(algiers_in_play=True)
    t.control("ottoman", "algiers", *[k.word for k in keys[: least - 1 - have]]).play(action_phase)
    assert (t.ending, t.winners) == ("military", ("ottoman",))


# Points and unrest


@proves("23.2-r5", "23.2-r13", "23.2-r13b", "12.4-r10")
def test_23_2_r13_an_electorate_counts_for_one_side_at_most():
    t = catholic_world().arrange(league=True).faith("protestant", "mainz", "trier", "cologne")
    t.control("protestant", "mainz", "augsburg").control("habsburg", "trier", "cologne", "brandenburg")
    t.control("france", "wittenberg")
    assert base_points(t.state, PROTESTANT) == 2  # Mainz; Augsburg is Catholic
    assert special_points(t.state, HABSBURG) == 3
    t.unrest("mainz", "trier")
    assert (base_points(t.state, PROTESTANT), special_points(t.state, HABSBURG)) == (0, 2)
    t.arrange(league=False)
    assert special_points(t.state, HABSBURG) == 0


@proves("23.2-r8", "23.2-r14", "23.2-r16", "12.4-r9")
def test_23_2_r16_calais_counts_for_england_and_scotland_does_not():
    t = catholic_world().faith("protestant", "london", "calais", "york", "bristol", "wales", "edinburgh")
    assert (english_protestants(t.state), special_points(t.state, ENGLAND)) == (5, 2)
    t.unrest("york", "bristol").arrange(edward=1, elizabeth=True)
    assert (english_protestants(t.state), special_points(t.state, ENGLAND)) == (3, 1 + 5)


@proves("23.2-r3", "6.2-r8", "12.4-r16")
def test_23_2_r3_a_key_in_unrest_costs_points_and_cards_whoever_was_at_home_there():
    t = his_table()
    g = t.state
    keys = [k for k in g.board.keys if g.control[k] == FRANCE]
    full = base_points(g, FRANCE), base_cards(g, FRANCE)
    g.unrest[keys[0]] = True
    boxes = len(keys) - 1
    assert base_points(g, FRANCE) == g.board.key_vp[FRANCE][boxes] < full[0]
    assert base_cards(g, FRANCE) == g.board.key_cards[FRANCE][boxes] <= full[1]
    g.control[keys[0]] = int(PAPACY)
    assert base_points(g, FRANCE) == g.board.key_vp[FRANCE][boxes]  # lost or in unrest: the same box


@proves("3-r2", "23.3-r5")
def test_r285_with_three_players_one_strong_power_does_not_dominate_alone():
    t = counted(5, players=3, ottoman=20, france=4, habsburg=9, papacy=9, england=3, protestant=3)
    assert dominator(t.state, totals(t.state)) == ()  # twelve against nine
    t = counted(5, players=3, ottoman=20, france=8, habsburg=9, papacy=9, england=3, protestant=3)
    assert dominator(t.state, totals(t.state)) == (OTTOMAN, FRANCE)
