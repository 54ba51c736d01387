"""The journal: rows are added and never changed; undo is a row; forks share what is sealed."""

from __future__ import annotations

import pytest

from cuius.core.ids import Names
from cuius.core.journal import CHANCE, END, ORDER, SALT, TABLE, UNDO, Entry, Journal

FRUIT = Names("fruit", ("apple", "pear"))


def row(n: int, by: str = "ann") -> Entry:
    return Entry(by, "pick", n)


def numbers(journal: Journal) -> list[int]:
    found = journal.active_rows()
    assert list(journal.active_from_the_end()) == found[::-1]
    return [n for n, _ in found]


def test_rows_are_added_at_the_end():
    journal = Journal()
    for n in range(4):
        journal.append(row(n))
    assert len(journal) == journal.number == 4
    assert [e.answer for e in journal] == [0, 1, 2, 3]


def test_an_aside_leaves_the_number_of_the_question():
    journal = Journal()
    journal.append(row(0))
    journal.append_metadata(Entry(TABLE, ORDER, {}))
    assert (len(journal), journal.number) == (2, 1)
    journal.append(row(1))
    assert (len(journal), journal.number) == (3, 3)


def test_sealing_changes_nothing_but_what_forks_copy():
    journal = Journal()
    for n in range(6):
        journal.append(row(n))
        if n % 2:
            journal.freeze()
    journal.freeze()
    assert [e.answer for e in journal] == [0, 1, 2, 3, 4, 5]
    assert (len(journal), journal.number) == (6, 6)


@pytest.mark.parametrize("sealed", [True, False])
def test_forks_go_their_own_way(sealed):
    journal = Journal()
    journal.append(row(0))
    journal.chances = 3
    if sealed:
        journal.freeze()
    twin = journal.fork()
    journal.append(row(1))
    twin.append(row(2))
    twin.append(row(3))
    assert [e.answer for e in journal] == [0, 1]
    assert [e.answer for e in twin] == [0, 2, 3]
    assert (journal.number, twin.number, twin.chances) == (2, 3, 3)


def test_returning_forgets_rows_and_the_chance_in_them():
    journal = Journal()
    journal.append(row(0))
    start = journal.mark()
    journal.append(Entry(CHANCE, "die", (3,)))
    journal.chances = 1
    journal.freeze()
    journal.append(row(1))
    later = journal.mark()
    journal.append(Entry(CHANCE, "die", (4,)))
    journal.chances = 2
    journal.return_to(later)
    assert (len(journal), journal.number, journal.chances) == (3, 3, 1)
    assert [e.answer for e in journal] == [0, (3,), 1]
    journal.return_to(start)
    assert [e.answer for e in journal] == [0]
    assert (journal.number, journal.chances) == (1, 0)


def test_a_journal_of_rows_counts_chance_and_asides():
    rows = [Entry(TABLE, SALT, ["ann", "x"]), row(0), Entry(CHANCE, "die", (1,)), Entry(TABLE, ORDER, {})]
    journal = Journal.of(rows)
    assert list(journal) == rows
    assert (len(journal), journal.number, journal.chances) == (4, 3, 1)


def test_parts_of_a_journal():
    rows = [Entry(CHANCE, "die", (n,)) if n % 3 == 0 else row(n) for n in range(700)]
    grown = Journal()
    for n, entry in enumerate(rows):
        grown.append(entry)
        grown.chances += entry.by == CHANCE
        if n % 5 == 0:
            grown.freeze()
    for journal in (grown, Journal.of(rows)):
        for number in (0, 1, 255, 256, 257, 511, 698, 700):
            past = journal.until(number)
            assert list(past) == rows[:number]
            assert (len(past), past.number, past.chances) == (number, number, len(range(0, number, 3)))
            assert journal.chances_before(number) == past.chances
            assert journal.since(number) == rows[number:]
            assert journal.between(number, number + 260) == rows[number : number + 260]
    later = Journal.of(rows[600:], 600, 200)
    assert list(later.until(650)) == later.between(600, 650) == rows[600:650]
    assert later.chances_before(650) == 217


def test_what_follows_by_itself():
    asides = [Entry(TABLE, ORDER, {})] * 9
    journal = Journal.of([row(0), *asides, Entry(CHANCE, "die", (1,)), row(1)])
    assert [journal.follows_automatically(n) for n in (0, 1, 5, 10, 11, 12)] == [0, 1, 1, 1, 0, 0]


def test_the_line_leaves_out_what_the_table_does():
    journal = Journal.of([Entry(TABLE, SALT, ["ann", "x"]), row(0), Entry(TABLE, END, ["vote"])])
    assert numbers(journal) == [1]


def test_the_line_after_undo():
    journal = Journal.of([row(0), row(1), row(2), Entry(TABLE, UNDO, 1), row(3)])
    assert numbers(journal) == [0, 4]


def test_the_line_after_undo_of_what_came_after_an_undo():
    rows = [row(0), row(1), Entry(TABLE, UNDO, 1), row(2), row(3), Entry(TABLE, UNDO, 3), row(4)]
    assert numbers(Journal.of(rows)) == [0, 6]
    assert numbers(Journal.of([*rows, Entry(TABLE, UNDO, 0)])) == []
    assert numbers(Journal.of([*rows, Entry(TABLE, UNDO, 6), row(5)])) == [0, 8]


@pytest.mark.parametrize(
    ("entry", "written"),
    [
        (Entry("ann", "pick", FRUIT["pear"]), "pear"),
        (Entry("ann", "bid", 3), "3"),
        (Entry("ann", "act", "pass"), "pass"),
        (Entry(CHANCE, "die", (3, 4)), (3, 4)),
        (Entry(CHANCE, "deal", FRUIT["apple"]), "apple"),
        (Entry(CHANCE, "deal", 4), "4"),
        (Entry(TABLE, UNDO, 4), 4),
        (Entry(TABLE, SALT, ["ann", "x"]), ["ann", "x"]),
    ],
)
def test_answers_are_written_as_words(entry, written):
    assert entry.plain_answer() == written
