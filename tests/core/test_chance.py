"""Sources of chance: even, pure functions of a counter, and loud when a script is wrong."""

from __future__ import annotations

from collections import Counter
from itertools import chain, repeat

import pytest

from cuius.core.chance import Committed, Recorded, Scripted, Seeded, commitment, randbelow, read_draw
from cuius.core.errors import UnscriptedChance
from cuius.core.ids import Names
from cuius.core.requests import Draw, Roll

FRUIT = Names("fruit", ("apple", "pear", "plum"))
SOURCES = [Seeded(7), Committed(bytes(range(32)), {"ann": "salt"})]
DIE = Roll(d6=1, why="die")


@pytest.mark.parametrize("source", SOURCES, ids=["seeded", "committed"])
class TestEverySource:
    def test_dice_fall_evenly(self, source):
        faces = Counter(chain.from_iterable(source.roll(n, Roll(d6=3, why="x")) for n in range(4000)))
        assert sorted(faces) == [1, 2, 3, 4, 5, 6]
        assert chi_square(faces.values()) < 20.5  # one in a thousand with five degrees of freedom

    def test_pairs_of_dice_are_independent(self, source):
        pairs = Counter(source.roll(n, Roll(d6=2, why="x")) for n in range(7200))
        assert len(pairs) == 36
        assert chi_square(pairs.values()) < 66.6  # the same with thirty-five

    def test_neighbouring_counters_are_independent(self, source):
        pairs = Counter((source.roll(n, DIE), source.roll(n + 1, DIE)) for n in range(7200))
        assert len(pairs) == 36
        assert chi_square(pairs.values()) < 66.6

    def test_draws_fall_evenly(self, source):
        drawn = Counter(source.draw(n, Draw(list("abcde"), why="x")) for n in range(5000))
        assert sorted(drawn) == list("abcde")
        assert chi_square(drawn.values()) < 18.5

    def test_a_result_depends_on_the_counter_alone(self, source):
        forwards = [source.roll(n, Roll(d6=4, why="x")) for n in range(50)]
        backwards = [source.roll(n, Roll(d6=4, why="x")) for n in reversed(range(50))]
        assert forwards == backwards[::-1]

    def test_many_dice_and_no_dice(self, source):
        assert source.roll(0, Roll(d6=0, why="x")) == ()
        faces = source.roll(1, Roll(d6=100, why="x"))
        assert len(faces) == 100
        assert set(faces) == {1, 2, 3, 4, 5, 6}


def chi_square(counts) -> float:
    counts = list(counts)
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_seeds_differ():
    rolls = {tuple(Seeded(seed).roll(n, DIE) for n in range(20)) for seed in range(200)}
    assert len(rolls) == 200


def test_seeded_chance_is_the_same_everywhere_and_always():
    assert [Seeded(1).roll(n, Roll(d6=3, why="x")) for n in range(3)] == [(2, 3, 1), (1, 4, 3), (4, 1, 4)]


def test_committed_chance_is_the_same_everywhere_and_always():
    for salts in ({"ann": "a", "ben": "b"}, {"ben": "b", "ann": "a"}):
        source = Committed(bytes(32), salts)
        assert [source.roll(n, Roll(d6=3, why="x")) for n in range(3)] == [(3, 4, 1), (6, 4, 3), (6, 2, 2)]


def test_the_salt_of_every_seat_counts():
    plain = [Committed(bytes(32)).roll(n, DIE) for n in range(30)]
    one = [Committed(bytes(32), {"ann": "a"}).roll(n, DIE) for n in range(30)]
    two = [Committed(bytes(32), {"ann": "a", "ben": "b"}).roll(n, DIE) for n in range(30)]
    assert plain != one != two != plain


def test_the_commitment_names_the_seed_and_not_the_salts():
    source = Committed(b"x" * 32, {"ann": "a"})
    assert source.commitment == commitment(b"x" * 32)
    assert source.commitment != commitment(b"y" * 32)
    assert "x" * 32 not in source.commitment


def test_fresh_seeds_differ():
    assert Committed.fresh().commitment != Committed.fresh().commitment


def test_below_throws_away_what_would_be_uneven():
    stream = iter([0xFF, 0xFF, 0xFF, 0xFC, 0, 7])  # 65535 and 65532 lie above the last multiple of six
    assert randbelow(6, stream) == 1


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 24, 110, 300])
def test_below_reaches_every_number_and_no_other(bound):
    numbers = {randbelow(bound, iter([n >> 8, n & 255, 0, 0])) for n in range(0, 65536, 13)}
    assert numbers == set(range(bound))


@pytest.mark.parametrize("bound", [0, -1, 65537])
def test_below_refuses_a_bound_it_cannot_serve(bound):
    with pytest.raises(ValueError, match="between 1 and 65536"):
        randbelow(bound, repeat(0))


class TestScripted:
    def test_results_come_by_reason_in_their_order(self):
        script = Scripted()
        script.script("attack", [5, 6], [1, 1])
        script.script("defence", [2])
        assert script.roll(0, Roll(d6=1, why="defence")) == (2,)
        assert script.roll(1, Roll(d6=2, why="attack")) == (5, 6)
        assert script.unused == {"attack": [[1, 1]]}

    def test_a_draw_is_told_by_its_word(self):
        script = Scripted()
        script.script("deal", "pear", FRUIT["plum"], 1)
        pool = [0, 1, 1, 2]
        assert script.draw(0, Draw(pool, why="deal", of=FRUIT)) == 1
        assert script.draw(1, Draw(pool, why="deal", of=FRUIT)) == 2
        assert script.draw(2, Draw(pool, why="deal")) == 1

    def test_what_was_not_scripted_fails(self):
        with pytest.raises(UnscriptedChance, match="attack: 2 dice are thrown"):
            Scripted().roll(0, Roll(d6=2, why="attack"))
        with pytest.raises(UnscriptedChance, match="deal: a card is drawn"):
            Scripted().draw(0, Draw([1], why="deal"))

    @pytest.mark.parametrize("faces", [[5], [5, 6, 6], "56", 11, [0, 1], [7, 1], [5.0, 5], [True, 1]])
    def test_faces_must_fit_the_roll(self, faces):
        script = Scripted()
        script.script("attack", faces)
        with pytest.raises(UnscriptedChance, match="attack"):
            script.roll(0, Roll(d6=2, why="attack"))

    def test_a_draw_must_be_in_the_pool(self):
        with pytest.raises(UnscriptedChance, match="'plum' is not in the pool"):
            read_draw(Draw([0, 1], why="deal", of=FRUIT), "plum")


def test_a_record_answers_by_counter_and_ends():
    record = Recorded([[3, 4], "pear"])
    assert record.draw(1, Draw([0, 1], why="deal", of=FRUIT)) == 1
    assert record.roll(0, Roll(d6=2, why="x")) == (3, 4)
    with pytest.raises(UnscriptedChance, match="ends before 'later'"):
        record.roll(2, Roll(d6=1, why="later"))
