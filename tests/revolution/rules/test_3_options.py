"""What a table may choose: factions, edition, interception, neutral counters and the board; ruling R57.

Here too: games played at random to their end, at every table there can be, under all invariants.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from cuius.core.errors import BadConfig
from cuius.core.rulebook import proves
from cuius.core.title import get_title
from cuius.kit.policy import at_random
from cuius.titles.revolution.ids import EDITIONS, FACTIONS
from cuius.titles.revolution.invariants import INVARIANTS
from cuius.titles.revolution.loading import load_board
from tests.revolution.tables import RevolutionTable, empty_table, new_table

TITLE = get_title("revolution")
PAIRS = tuple("_".join(pair) for pair in combinations(FACTIONS.words[1:], 2))


# ---- refusals ----


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {}),
        (6, {}),
        (5, {"edition": "2010"}),
        (3, {"factions": "catholics_nobility"}),
        (5, {"interception": "kept"}),
        (5, {"neutrals": "many"}),
        (5, {"neutrals": "as_factions", "edition": "2004"}),
        (5, {"dice": "loaded"}),
    ],
)
def test_impossible_tables_are_refused(players, options):
    with pytest.raises(BadConfig):
        TITLE.configure(players, options=options)


def test_what_is_not_said_takes_its_default():
    config = TITLE.configure()
    assert config.players == 5
    assert config.options == {
        "edition": "2007",
        "factions": "nobility_reformers",
        "interception": "edition",
        "neutrals": "full",
    }


# ---- R57, D-20: fewer neutral counters ----


@pytest.mark.parametrize(("players", "neutrals"), [(2, 40), (3, 47), (4, 40), (5, 32)])
@proves("6.13-r19")
def test_r57_as_many_neutral_counters_as_a_faction_has(players, neutrals):
    g = new_table(players, neutrals="as_factions").state
    assert g.neutrals == g.supply + sum(g.units[5::6]) == neutrals
    assert new_table(players).state.neutrals == 47


def test_d20_fewer_neutral_counters_belong_to_edition_2007():
    assert new_table(5, neutrals="as_factions", edition="2007").state.neutrals == 32
    with pytest.raises(BadConfig):
        new_table(5, neutrals="as_factions", edition="2004")
    assert new_table(5, edition="2004").state.neutrals == 47


def test_d20_fewer_neutral_counters_run_out_earlier():
    left = {}
    for neutrals in ("full", "as_factions"):
        t = empty_table(neutrals=neutrals).country("holland", catholics=11).country("flanders", catholics=9)
        t.country("liege", catholics=8).country("koln", habsburgs=7).country("brabant", habsburgs=6)
        t.country("gelderland", habsburgs=5).phase("neutrals").play_out()  # 51 places are left
        left[neutrals] = sum(t.contents("trier_countryside").values())
        assert t.state.supply == 0
    assert left == {"full": 4, "as_factions": 2}


# ---- the board of an owner of the printed game ----


def test_a_command_box_replaced_is_seen_in_play_and_marked():
    overlay = {"region": {"holland": {"boxes": 6}}}
    assert load_board().boxes[2] == 4
    t = (
        empty_table(board=overlay)
        .army("holland", habsburgs=4)
        .units("leiden", reformers=1)
        .coins(reformers=9)
    )
    plain = empty_table().army("holland", habsburgs=4).units("leiden", reformers=1).coins(reformers=9)
    t.phase("raising").expect("reformers", "raise.where", offers=["holland"])
    assert not plain.phase("raising").asked("reformers", "raise.where")
    marks = {mark.path: mark.source for mark in t.state.board.marks}
    assert marks["region.holland.boxes"] == "overlay"
    assert marks["region.utrecht.boxes"] == "reconstructed"
    assert t.config.board == overlay


def test_slots_and_commercial_towns_replaced_are_seen_in_play():
    overlay = {"support": {"jesuits": {"slots": {"plain": 0, "filled": 2, "half": 0}}}}
    t = empty_table(board=overlay).support("jesuits_filled", catholics=1)
    t.phase("support").answer("catholics", "support.many", 1)
    assert t.coins_of("catholics") == 1
    swapped = {"town": {"breda": {"commercial": False}, "arnhem": {"commercial": True}}}
    t = empty_table(board=swapped).units("breda", burghers=1)
    assert t.points_of("burghers") == 0
    assert t.units("arnhem", burghers=1).points_of("burghers") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_on_a_replaced_board_is_played_to_the_end(edition):
    overlay = {"region": {"holland": {"boxes": 6, "orange": 1}, "brabant": {"boxes": 3}}}
    t = new_table(5, board=overlay, edition=edition).expect("habsburgs", "setup.army", offers=["holland"])
    assert t.play_out(at_random(Random(3))).ending == "points"


@pytest.mark.parametrize(
    "overlay",
    [
        {"region": {"holland": {"boxes": 99}}},
        {"region": {"belgium": {"boxes": 3}}},
        {"province": {"liege": {"limit": 9}}},
        {"region": {"holland": {"arrows": ["luxembourg"]}}},
        {"weather": {}},
    ],
)
def test_a_board_that_does_not_hold_together_is_refused(overlay):
    with pytest.raises(BadConfig):
        TITLE.configure(5, board=overlay)


def test_huguenots_on_slots_of_two_kinds_keep_their_turned_counters():
    overlay = {"support": {"huguenots": {"slots": {"plain": 2, "filled": 2, "half": 0}}}}
    t = empty_table(board=overlay).support("huguenots", burghers=3).huguenots_used(1).phase("support")
    t.expect("burghers", "support.many", [0, 1, 2], about={"kind": "plain"})
    t.answer("burghers", "support.many", 2, "support.to", "holland", "support.to", "holland")
    assert t.over  # the third is turned over
    assert t.in_support("huguenots", "burghers") == 1


# ---- games at random ----


def play_at_random(seed: int, players: int, **options: str) -> None:
    t = new_table(players, **options).play_out(at_random(Random(seed)))
    assert t.ending == "points"
    assert t.state.turn == 5
    assert len(t._kept) == len(INVARIANTS)
    best = max(total_of(t, seat) for seat in t.match.config.seats)
    seats = [roles for seat, roles in t.match.config.seats.items() if total_of(t, seat) == best]
    winners = {role for roles in seats for role in roles}
    assert set(t.winners) == winners


def total_of(t: RevolutionTable, seat: str) -> float:
    return round(sum(t.counted(role) for role in t.match.config.seats[seat]), 2)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_at_random_comes_to_its_end(seed, players, edition):
    play_at_random(seed, players, edition=edition)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("pair", PAIRS)
def test_3_2_r1_every_choice_of_three_factions_can_be_played(pair, edition):
    play_at_random(7, 3, factions=pair, edition=edition)


@pytest.mark.parametrize("interception", ["turned", "stays", "spent"])
@pytest.mark.parametrize("players", [2, 5])
def test_every_reading_of_interception_can_be_played(interception, players):
    play_at_random(11, players, interception=interception)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fewer_neutral_counters_can_be_played(players):
    play_at_random(13, players, neutrals="as_factions")
