"""23 The five ways to win, each played at a whole table from a prepared position to the result."""

from __future__ import annotations

import pytest

from cuius.core.question import Result
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import FAITHS, HOME, MAJORS, PLACES, POWERS, SPACES
from cuius.titles.here_i_stand.rules.deck import due_in_winter
from cuius.titles.here_i_stand.rules.points import keys_of, victory_points
from cuius.titles.here_i_stand.state import AWAY, OUT, POWER_COUNT, State
from tests.here_i_stand.preaching import catholic_world, dice_at, only_free
from tests.here_i_stand.tables import HisTable, war_table
from tests.here_i_stand.talks import draft

LAST_KEYS = {
    "ottoman": "vienna",
    "habsburg": "paris",
    "england": "paris",
    "france": "calais",
    "papacy": "naples",
}
"""By power: a key it is about to take, and who defends it."""
HOLDERS = {"vienna": "habsburg", "paris": "france", "calais": "england", "naples": "habsburg"}


def result(t: HisTable) -> Result:
    assert t.over, t.waiting
    found = t.match.result
    assert found is not None
    assert found.scores == {p.word: float(victory_points(t.state, p)) for p in MAJORS}
    return found


def won(t: HisTable) -> tuple[str, tuple[str, ...]]:
    found = result(t)
    return found.kind, found.winners


# Military victory


def one_key_short(power: str, last: str) -> HisTable:
    """The power holds all the keys it needs but one, which it has besieged since an earlier impulse."""
    t = war_table().turn(3).war(power, HOLDERS[last]).impulse(power, cp=2)
    who, least = POWERS[power], t.state.board.auto_win[POWERS[power]]
    spare = [k for k in t.state.board.keys if k not in (PLACES[last], PLACES["algiers"])]
    for key in spare:
        if keys_of(t.state, who) < least - 1:
            t.control(power, key.word)
    t.control(power, *[s.word for s in SPACES if not t.state.board.key[s]])  # for a line of communication
    assert keys_of(t.state, who) == least - 1
    t.put(last, power, regulars=4).put(last, HOLDERS[last], regulars=1).siege(last)
    return t.ships("north_sea", power, squadrons=1).ships("tyrrhenian_sea", power, squadrons=1)


@pytest.mark.parametrize("power", LAST_KEYS)
@proves("23-r1", "23.1-r1,r2", "7-t6")
def test_23_1_r2_the_last_key_falls_to_an_assault(power):
    last = LAST_KEYS[power]
    t = one_key_short(power, last)
    t.answer(power, "action", "assault")
    t.dice(assault_attack=[6, 1], assault_defence=[1, 1]).answer(power, "assault.regulars", 4)
    assert won(t) == ("military", (power,))
    assert t.holder(last) == power
    assert t.state.cp == 1  # at once: a point was left to spend


@proves("23.1-x1", "12.4-r22")
def test_23_1_x1_calming_a_key_wins_at_once():
    t = one_key_short("france", "calais").control("france", "calais").unrest("calais")
    t.arrange(
        besieged={PLACES["calais"]: 0}, regulars={PLACES["calais"] * POWER_COUNT + POWERS["england"]: 0}
    )
    t.answer("france", "action", "control_unfortified")  # nothing else is in unrest
    assert won(t) == ("military", ("france",))


@proves("23.1-x2", "9.1-r10")
def test_23_1_x2_keys_that_were_ceded_win_when_the_action_phase_begins():
    t = one_key_short("france", "calais").peace("france", "england").turn(3, "diplomacy")
    t.arrange(besieged={PLACES["calais"]: 0}, regulars={PLACES["calais"] * POWER_COUNT + POWERS["france"]: 0})
    t.skip_to("deal.turn", "england").answer("england", "deal.turn", "offer")
    draft(t, "england", ("space", "england", "france", "calais"))
    t.answer("england", "deal.kind", "ready").answer("france", "deal.turn", "accept_1")
    assert t.holder("calais") == "france"
    assert not t.over
    t.play_out()
    assert won(t) == ("military", ("france",))
    assert not t.events("impulse.passed")


# Religious victory


def faithful(many: int) -> HisTable:
    """So many Protestant spaces about Wittenberg, but Leipzig is none of them; no debater can help."""
    t = only_free(catholic_world()).impulse("protestant", cp=2)
    others = [*t.state.board.homes[POWERS["ottoman"]], PLACES["leipzig"]]
    order = [PLACES["wittenberg"], *t.state.board.neighbours[PLACES["wittenberg"]], *SPACES]
    found = [s.word for s in dict.fromkeys(order) if s not in others]
    return t.faith("protestant", *found[:many])


def preach_at_leipzig(t: HisTable) -> HisTable:
    """A treatise whose first attempt is on Leipzig, and succeeds."""
    t.answer("protestant", "action", "publish_treatise", "treatise.zone", "german")
    dice, _ = dice_at(t, "leipzig")
    return t.dice(reformation_attack=[6] * dice).answer("protestant", "reformation.target", "leipzig")


@proves("23-r1", "23.1-r1,r3", "18.3-s5")
def test_23_1_r3_the_fiftieth_space_ends_the_game():
    t = preach_at_leipzig(faithful(49))  # the second attempt of the treatise is not made any more
    assert won(t) == ("religious", ("protestant",))
    t = preach_at_leipzig(faithful(48).unrest("wittenberg"))
    assert not t.over


# Standard, domination, time limit: the last impulses of a turn, winter, the New World, and the count


def last_impulses(turn: int, scenario: str = "1517", players: int = 6, **points: int) -> HisTable:
    """Nobody has a card left, nor a point but these; what winter would bring about has happened."""
    t = war_table(players, scenario).turn(turn).impulse("ottoman").arrange(level)
    return t.arrange(bonus={POWERS[p]: many for p, many in points.items()}).seeded(1)


def level(g: State) -> None:
    """No cards in hand, no control, no faith but the old one, and nothing under way."""
    for power in MAJORS:
        g.home_used += [c for c in g.hands[power] if g.board.card_kind[c] == HOME]
        g.deck += [c for c in g.hands[power] if g.board.card_kind[c] != HOME]
        g.hands[power] = []
    overdue = due_in_winter(g.board, g.turn)
    g.deck = [c for c in g.deck if c not in overdue]
    g.late = [c for c in g.late if c not in overdue]
    g.removed += [int(c) for c in overdue if c not in g.removed and c not in g.laid]
    g.control = [int(POWERS["independent"])] * len(g.control)
    g.faith = [int(FAITHS["catholic"])] * len(g.faith)
    g.reformer_at = [AWAY] * len(g.reformer_at)
    g.debater = [OUT] * len(g.debater)
    g.piracy_vp = g.chateaux = g.st_peters = 0
    g.bonus, g.crossing = [0] * len(MAJORS), []
    g.bonus[POWERS["papacy"]] = -g.board.papal_vp[0]


@proves("23-r1", "23.3-r1,r2")
def test_23_3_r2_a_standard_victory_at_the_end_of_a_turn():
    t = last_impulses(2, england=25, france=27).play_out()
    assert won(t) == ("standard", ("france",))
    assert result(t).scores["england"] == 25.0
    t = last_impulses(2, england=24).skip_to("deal.turn")
    assert t.state.turn == 3


@proves("23.3-r3,r4,r7")
def test_23_3_r4_a_standard_tie_goes_back_turn_by_turn():
    history = [0, 0, 9, 8, 0, 0, 0, 0, 9, 9, 0, 0]
    t = last_impulses(3, england=26, france=26).arrange(history=history).play_out()
    assert won(t) == ("standard", ("england",))


@proves("23-r1", "23.3-r5,r6")
def test_23_3_r5_a_domination_victory_from_turn_4_on():
    t = last_impulses(4, france=15, england=10).play_out()
    assert won(t) == ("domination", ("france",))
    t = last_impulses(3, france=15, england=10).skip_to("deal.turn")
    assert (t.state.turn, t.state.history) == (4, [0, 0, 10, 15, 0, 0])


@proves("23.2-r30", "6.1-t4")
def test_23_2_r30_a_card_in_hand_stops_a_domination_at_the_table():
    t = last_impulses(5, france=15, england=10).hand("england", "copernicus")
    t.skip_to("respond.victory", "england", impulse_card="pass")
    assert won(t.fork().play_out()) == ("domination", ("france",))
    t.answer("england", "respond.victory", "copernicus")
    t.skip_to("deal.turn")
    assert (t.state.turn, t.state.bonus[POWERS["england"]]) == (6, 12)


PAIRS = ((3, "ottoman", "france"), (4, "habsburg", "papacy"), (5, "england", "protestant"))
"""Players, and two powers that one of them runs."""


@pytest.mark.parametrize(("players", "one", "other"), PAIRS)
@proves("3-r2", "23.3-r5")
def test_r285_fewer_players_dominate_by_the_average_of_their_powers(players, one, other):
    t = pair_ahead(players, one, other, 6).play_out()
    assert won(t) == ("domination", (one, other))
    assert not pair_ahead(players, one, other, 4).skip_to("deal.turn").over


def pair_ahead(players: int, one: str, other: str, lead: int) -> HisTable:
    """One power is that far ahead of the field, its partner four points."""
    points = {p.word: 10 for p in MAJORS} | {one: 10 + lead, other: 14, "papacy": 10 - 15}
    if other == "papacy":
        points["papacy"] += 4
    return last_impulses(4, "1517", players, **points)


@pytest.mark.parametrize(("scenario", "last"), [("1517", 9), ("1532", 9), ("tournament", 6)])
@proves("23-r1", "23.3-r8", "7-r1")
def test_23_3_r8_the_time_limit_of_each_scenario(scenario, last):
    t = last_impulses(last, scenario, england=9, france=8).play_out()
    assert won(t) == ("time", ("england",))


@proves("23.3-r4,r7,r9")
def test_r160_a_tie_at_the_time_limit_goes_to_whoever_stood_higher_before():
    history = [0] * 36 + [0, 0, 7, 6, 9, 0] + [0, 0, 8, 8, 1, 0]
    t = last_impulses(9, england=12, france=12, papacy=-6).arrange(history=history).play_out()
    assert won(t) == ("time", ("england",))
    assert result(t).scores == {
        "ottoman": 0.0, "habsburg": 0.0, "england": 12.0, "france": 12.0, "papacy": 9.0, "protestant": 0.0
    }  # fmt: skip


@pytest.mark.parametrize(("scenario", "points"), [("1532", 26), ("tournament", 24)])
@proves("23.3-r3,r4")
def test_r555_the_printed_totals_break_a_tie_in_the_first_turn_of_a_later_scenario(scenario, points):
    t = last_impulses(4, scenario, habsburg=points, france=points, england=points).play_out()
    assert won(t) == ("standard", ("habsburg",))
    t = last_impulses(5, scenario, habsburg=points, france=points)
    t.arrange(history=[0, 9, 0, 10, 0, 0]).play_out()
    assert won(t) == ("standard", ("france",))  # a turn that was played comes first


def test_r159_a_tie_at_the_time_limit_that_nothing_breaks_is_shared():
    t = last_impulses(9, england=12, france=12).play_out()
    assert won(t) == ("time", ("england", "france"))
