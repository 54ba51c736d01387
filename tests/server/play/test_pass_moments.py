"""Nobody tells by its time whether a pass was forced: those who choose, those who cannot, orders and bots."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from cuius.core.ids import PASS
from cuius.core.requests import Ask
from cuius.core.sequence import Step
from cuius.core.standing_orders import ONLY_IF_I_CAN, Order, Orders
from cuius.core.title import get_title
from cuius.server.play import automatic_answers, game_service
from cuius.server.play.automatic_answers import bot_seconds, draw_delay, due_answers, seconds_to_wait
from cuius.server.play.bots import thinking_seconds
from cuius.server.play.dry_runs import Answer, Answers
from tests.server.play.club import Club
from tests.server.play.three_gates import (
    LATER,
    answer,
    begin,
    match_at,
    question_of,
    until,
)

PASS_DELAY = (1.0, 3.0)
OPENED = 1000.0
SAMPLES = 50


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    title = get_title("example")
    msgspec.structs.force_setattr(title, "offered", True)
    club = Club(tmp_path, pass_delay=(0.0, 0.01))
    with club.stack:
        yield club
    msgspec.structs.force_setattr(title, "offered", False)


class Live(SimpleNamespace):
    """As much of a table as matters: Ann and Ben, and a bot; Ben is asked, and may hold a card."""

    def __init__(self, *words: str, windows: Any = None, order: str | None = None, seat: str = "ben") -> None:
        ask = Ask(seat, "respond.card", lambda: words, confirm=True)
        question = SimpleNamespace(
            seat=seat, role=seat, number=7, key=ask.key, ask=ask, words=words, options=words
        )
        orders = Orders(() if order is None else (Order(seat, "respond.*", order),))
        seats = {
            name: SimpleNamespace(user_id=user, bot=bot, autopilot=False)
            for name, user, bot in (("ann", "a", None), ("ben", "b", None), ("cid", None, "steward"))
        }
        super().__init__(
            match=SimpleNamespace(questions=(question,), orders=orders),
            seats=seats,
            windows={} if windows is None else {seat: {"*": windows}},
            table=SimpleNamespace(title="example", last_move_at=OPENED),
            pass_delay=PASS_DELAY,
            is_halted=lambda: False,
        )


def given_by_the_table(live: Any) -> list[float]:
    """When the table passes for Ben, of many times."""
    found = []
    for _ in range(SAMPLES):
        (due,) = due_answers(live)
        assert (due.answer.answer, due.is_discreet) == (PASS, True)
        found.append(draw_delay(live))
    return found


def given_by_hand(live: Any, after: float, act: Answer | Answers) -> list[float]:
    """When Ben's own pass is played, of many times, if he is so quick."""
    assert due_answers(live) == []
    return [after + seconds_to_wait(live, act, OPENED + after) for _ in range(SAMPLES)]


@pytest.fixture
def reseed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The same luck again."""
    return lambda: monkeypatch.setattr(automatic_answers, "RANDOM", Random(5))


def test_a_pass_comes_in_the_same_moment_whoever_gives_it_and_whatever_the_hand_holds(reseed: Any) -> None:
    single = Answer("ben", 7, "respond.card", PASS)
    plan = Answers("ben", 7, (Step("respond.card", PASS), Step("action", "march")))
    moments = []
    for live, by_hand in (
        (Live(PASS), None),  # forced
        (Live(PASS, windows="never"), None),  # forced, and he never wants to be asked
        (Live("bar", PASS, windows="never"), None),  # the same with the card in hand
        (Live(PASS, windows="always", order=ONLY_IF_I_CAN), None),
        (Live("bar", PASS), single),  # he could play the card, and passes
        (Live("bar", PASS, order=ONLY_IF_I_CAN), single),
        (Live(PASS, windows="always"), single),  # he cannot, and passes himself
        (Live("bar", PASS), plan),
    ):
        reseed()
        moments.append(given_by_the_table(live) if by_hand is None else given_by_hand(live, 0.25, by_hand))
    assert all(found == pytest.approx(moments[0]) for found in moments)
    assert min(moments[0]) >= PASS_DELAY[0]
    assert max(moments[0]) <= PASS_DELAY[1]


def test_nothing_else_is_held_back(reseed: Any) -> None:
    live, alone = Live("bar", PASS), Live("bar", PASS)
    alone.seats["ann"].user_id = "b"
    assert seconds_to_wait(live, Answer("ben", 7, "respond.card", "bar"), OPENED) == 0  # it is shown anyway
    passing = Answer("ben", 7, "respond.card", PASS)
    assert seconds_to_wait(live, passing, OPENED + PASS_DELAY[1]) == 0
    assert seconds_to_wait(live, passing, OPENED - 3600) <= PASS_DELAY[1]  # the clock was set back
    assert seconds_to_wait(live, Answer("ben", 6, "respond.card", PASS), OPENED) == 0  # refused anyway
    assert seconds_to_wait(alone, passing, OPENED) == 0


@pytest.mark.parametrize("thinking", [0.0, 5.0])
def test_a_bot_takes_as_long_whatever_its_hand_holds(reseed: Any, thinking: float) -> None:
    taken = []
    for live in (Live(PASS, seat="cid"), Live("bar", PASS, seat="cid")):
        reseed()
        taken.append([bot_seconds(live, live.match.questions[0], thinking) for _ in range(SAMPLES)])
    assert taken[0] == taken[1]
    assert min(taken[0]) > thinking


def test_a_bot_holds_nobody_up_who_is_alone_with_it_or_learns_nothing() -> None:
    alone, fast = Live(PASS, seat="cid"), Live(PASS, seat="cid")
    alone.seats["ben"].user_id = "a"
    assert bot_seconds(alone, alone.match.questions[0], 0.0) == 0
    assert bot_seconds(alone, alone.match.questions[0], 1.0) > 1  # one sees it think, or not
    fast.match.questions[0].ask.confirm = False
    assert bot_seconds(fast, fast.match.questions[0], 1.0) == 0


def test_bots_think_about_what_the_title_searches() -> None:
    title = get_title("here_i_stand")
    assert thinking_seconds(title, title.configure(), "search:5", "impulse.card") == 5
    assert (
        thinking_seconds(title, title.configure(), "grandmaster", "move.to")
        == 5 * title.search_hints.answer_share
    )
    assert thinking_seconds(title, title.configure(2), "grandmaster", "move.to") == 0
    assert thinking_seconds(title, title.configure(), "search:5", "respond.between") == 0
    assert thinking_seconds(title, title.configure(), "steward", "impulse.card") == 0


def until_response(club: Club, table: str) -> tuple[str, Any]:
    """The first seat that is asked whether it responds to a march, and its question."""
    while True:
        seat = club.asked(table)[0]
        question = question_of(club, table, seat)
        if question["key"] == "respond":
            return seat, question
        word = "march" if "march" in question["options"] else question["options"][0]
        live = club.call(club.services.live_tables.get, table)
        live.table.last_move_at -= LATER[0]  # whoever answers before has thought for long enough
        assert answer(club, table, seat, question, word).status_code == 200


class HeldBack:
    """A pass that somebody gives who is always asked, and that waits for its moment."""

    def __init__(self, club: Club) -> None:
        for person in club.people.values():
            person.patch("/api/me", json={"preferences": {"windows": {"*": "always"}}})
        self.club, self.table = club, begin(club, pass_delay=LATER)
        self.seat, question = until_response(club, self.table)
        self.rows, self.games, self.answers = club.rows(self.table), club.services.games, list[Any]()
        send = partial(answer, club, self.table, self.seat, question, PASS)
        self.thread = threading.Thread(target=lambda: self.answers.append(send()))
        self.thread.start()
        until(lambda: self.games._held_back)

    def played(self) -> Any:
        """What is answered when the server ends, and with it the moment."""
        self.club.call(self.games.close)
        self.thread.join()
        return self.answers[0]


def test_a_pass_that_is_held_back_shows_nothing_and_is_played_when_the_server_ends(club: Club) -> None:
    held = HeldBack(club)
    assert club.rows(held.table) == held.rows
    assert club.asked(held.table) == [held.seat]
    assert held.played().status_code == 200
    given = list(match_at(club, held.table).journal)[held.rows]
    assert (given.by, given.plain_answer(), given.auto) == (held.seat, PASS, "")


def test_a_pass_that_is_held_back_is_not_played_for_a_seat_that_was_lost_meanwhile(club: Club) -> None:
    held = HeldBack(club)
    club.call(club.services.live_tables.get, held.table).seats[held.seat].user_id = "eve"
    assert held.played().status_code == 403
    assert club.rows(held.table) == held.rows


def test_a_pass_by_hand_takes_the_place_of_that_of_the_table(club: Club) -> None:
    """Where nothing else is possible, either might come first: none of them is refused."""
    table = begin(club, pass_delay=[0.02, 0.05])
    by_hand = 0
    for _ in range(60):
        if club.info(table)["status"] != "running" or by_hand > 4:
            break
        for seat in club.asked(table):
            question = question_of(club, table, seat)
            if question is not None:
                taken = answer(club, table, seat, question, question["options"][0]).status_code
                assert taken in ((200, 409) if len(question["options"]) == 1 else (200,))
                by_hand += question["options"] == [PASS] and taken == 200
    rows = [row for row in match_at(club, table).journal if row.key == "respond"]
    assert by_hand
    assert len([row for row in rows if row.plain_answer() == PASS and not row.auto]) >= by_hand


def test_every_answer_of_a_bot_takes_its_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def seconds(live: Any, question: Any, thinking: float) -> float:
        asked.append((question.seat, question.number))
        return 0.0

    monkeypatch.setattr(game_service, "bot_seconds", seconds)
    table = begin(club, bots=("boar",))
    for _ in range(60):
        seat = next((seat for seat in club.asked(table) if seat != "boar"), None)
        question = None if seat is None else question_of(club, table, seat)
        if seat is not None and question is not None:
            answer(club, table, seat, question, question["options"][0])
    answered = [row for row in match_at(club, table).journal if row.by == "boar" and not row.auto]
    assert answered
    assert len(asked) >= len(answered)
