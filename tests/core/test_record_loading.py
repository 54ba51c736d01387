"""A match loaded from its record is the match that was saved, and goes on like it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from cuius.core.chance import Committed
from cuius.core.match import Match
from cuius.core.record import checked_rows, dump, load, parse, record_of, rows_visible_to, verify
from cuius.core.standing_orders import Order
from cuius.core.title import get_title


def answer_some(match: Match, random: Random, times: int) -> None:
    for _ in range(times):
        if match.over:
            break
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, random.choice(question.options))


@pytest.fixture
def played() -> Match:
    """A running game with a salt, standing orders and two steps back."""
    title, random = get_title("example"), Random(3)
    match = Match(title, title.configure(3), Committed(b"seed", {"heron": "salt"}))
    match.add_salt("heron", "salt")
    match.begin()
    answer_some(match, random, 20)
    match.add_order(Order("stag", "deal.turn", until="bids"))
    match.add_order(Order("boar", "respond", "bar", times=2))
    for _ in range(2):
        answer_some(match, random, 20)
        match.go_back(match.journal.active_rows()[-6][0])
    answer_some(match, random, 10)
    return match


def again(match: Match) -> Match:
    return load(parse(dump(record_of(match))), chance=match.chance)


def test_the_record_of_a_loaded_match_is_the_same_record(played):
    assert dump(record_of(again(played))) == dump(record_of(played))


def test_the_rows_of_a_loaded_match_are_the_rows_themselves(played):
    assert list(again(played).journal) == list(played.journal)


def test_a_loaded_match_hides_what_was_hidden(played):
    loaded = again(played)
    for seat in (None, *played.config.seats):
        assert rows_visible_to(loaded, seat) == rows_visible_to(played, seat)
    assert any(row[2] == "?" for row in rows_visible_to(loaded, "heron"))


def test_a_loaded_match_can_go_back_and_go_on(played):
    loaded = again(played)
    number = played.journal.active_rows()[-9][0]
    for match in (played, loaded):
        match.go_back(number)
        answer_some(match, Random(5), 15)
    assert loaded.state.digest() == played.state.digest()
    assert list(loaded.journal) == list(played.journal)
    assert loaded.at(40).state.digest() == played.at(40).state.digest()


def changed(match: Match, number: int, **change) -> object:
    """A record with one row changed and all checks made to fit again: only play can find it."""
    record = record_of(match)
    rows = [(r.by, r.key, r.answer, r.auto) for r in record.entries]
    row = msgspec.structs.asdict(record.entries[number]) | change
    rows[number] = (row["by"], row["key"], row["answer"], row["auto"])
    entries = tuple(checked_rows(record.header, record.commitment, rows))
    return parse(dump(msgspec.structs.replace(record, entries=entries)))


def place(match: Match, **wanted) -> int:
    """The first row like this."""
    return next(
        n for n, row in enumerate(match.journal) if all(getattr(row, k) == v for k, v in wanted.items())
    )


@pytest.mark.parametrize(
    ("wanted", "change"),
    [
        ({"key": "salt"}, {"answer": "pepper"}),
        ({"key": "salt"}, {"auto": "forced"}),
        ({"key": "undo"}, {"answer": 10**6}),
        ({"key": "undo"}, {"answer": "all"}),
        ({"key": "undo"}, {"key": "redo"}),
        ({"key": "standing_order"}, {"answer": {"role": "stag"}}),
        ({"key": "standing_order"}, {"key": "end", "answer": []}),
        ({"by": "chance"}, {"auto": "order"}),
        ({"by": "chance"}, {"answer": "nobody"}),
        ({"by": "chance"}, {"answer": [1]}),
        ({"auto": "forced"}, {"auto": ""}),
        ({"auto": "order"}, {"auto": "forced"}),
        ({"key": "deal.turn", "auto": ""}, {"auto": "order"}),
        ({"key": "deal.turn", "auto": ""}, {"answer": 3}),
        ({"key": "deal.turn", "auto": ""}, {"by": "bear"}),
    ],
)
def test_a_forged_row_is_found_where_it_stands(played, wanted, change):
    number = place(played, **wanted)
    verdict = verify(changed(played, number, **change))
    assert not verdict.ok
    assert verdict.first_wrong == number


def test_rules_that_fail_are_no_fault_of_the_verifier(played, monkeypatch):
    record = record_of(played)

    def failing(g):
        raise ValueError("no way")
        yield

    broken = msgspec.structs.replace(get_title("example"), play=failing)
    monkeypatch.setattr("cuius.core.record.get_title", lambda name: broken)
    verdict = verify(record)
    assert (verdict.ok, verdict.first_wrong) == (False, 0)
    assert "no way" in verdict.why
