"""Undo restores the earlier position exactly, and never takes back a row that revealed something."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from cuius.core.errors import CannotUndo, CuiusError
from cuius.core.events import Event, Log
from cuius.core.journal import FORCED, Entry
from cuius.core.match import Match
from cuius.core.observation import encode, observe
from cuius.core.question import Question
from cuius.core.standing_orders import Orders
from cuius.core.undo import undoable_rows
from cuius.kit.laws.law import Game, first_difference, violation
from cuius.kit.laws.leaks import asks_holders_only, is_talk

WORLDS = 2
"""How many deals are tried per reader."""
BRANCHES = 60
"""How many combinations of secret answers are tried per deal."""

THERE, STUCK, LOST = "there", "stuck", "lost"


def undoable_or_empty(match: Match, seat: str) -> list[int]:
    try:
        return undoable_rows(match, seat)
    except CannotUndo:
        return []


def undo_restores(game: Game) -> None:
    """After an undo, state, questions and log are as before, under new numbers."""
    match = game.match
    for seat in match.config.seats:
        reach = undoable_or_empty(match, seat)
        if not reach:
            continue
        number = game.random.choice(reach)
        before, after = match.at(number), match.fork()
        after.go_back(number)
        if after.state.digest() != before.state.digest():
            detail = first_difference(before.state.to_dict(), after.state.to_dict(), "state")
            raise violation("undo", match, f"{seat} going back to {number} does not restore it: {detail}")
        if asked(after) != asked(before):
            raise violation("undo", match, f"{seat} going back to {number} is asked {asked(after)}")
        if after.journal.chances != match.journal.chances:
            raise violation("undo", match, f"{seat} going back to {number} brings used chance back")
        if min((q.number for q in after.questions), default=0) <= number:
            raise violation("undo", match, f"{seat} going back to {number} is asked under an old number")
        same_log_before(match, before, number)


def asked(match: Match) -> list[tuple[Any, ...]]:
    return [(q.role, q.key, q.words) for q in match.questions]


def same_log_before(match: Match, before: Match, number: int) -> None:
    """The log of `Match.at` is the beginning of the live log."""
    assert before.log is not None
    if match.log is None:
        return
    told = [e for e in match.log.events if e.number <= number]
    if told != before.log.events:
        raise violation("undo", match, f"the log before row {number} differs from the log at that time")


def undo_tells_nothing(game: Game) -> None:
    """Rows that a seat may undo without consent revealed nothing to anybody.

    For every reader, the position before the earliest such row is dealt anew; then the same answers (with any
    others in place of the secret ones of other seats) must be able to lead to the same observation. What a
    seat reveals of its own secrets by an open choice is no breach. Tables that ask only holders are exempt.
    """
    match = game.match
    if asks_holders_only(match):
        return
    for seat in match.config.seats:
        reach = undoable_or_empty(match, seat)
        if not reach:
            continue
        past = match.at(reach[0])
        rows = [(n, e) for n, e in match.journal.active_rows() if n >= reach[0]]
        for reader in game.readers:
            for _ in range(WORLDS):
                check_world(game, past, seat, reader, rows)


def check_world(
    game: Game, past: Match, seat: str, reader: str | None, rows: list[tuple[int, Entry]]
) -> None:
    match = game.match
    goal = encode(observed(match, reader, match.log.events if match.log else [], rows[0][0]))
    answers = [e for _, e in rows if e.auto != FORCED]
    seed = game.randbelow(1 << 32)
    nearest: Match | None = None
    for end in endings(past, reader, seed, answers):
        if end is None:
            return  # cannot be judged: an open choice was impossible there, or there are too many ways
        if encode(observed(end, reader, end.log.events if end.log else [], -1)) == goal:
            return
        nearest = nearest or end
    way = "the same answers are not possible"
    if nearest is not None:
        observation = observed(nearest, reader, nearest.log.events if nearest.log else [], -1)
        way = first_difference(msgspec.json.decode(goal), msgspec.json.decode(encode(observation)))
    who = reader or "a spectator"
    text = f"{seat} may take back row {rows[0][0]}, but {who} has learned something since: {way}"
    raise violation("undo_tells", match, text)


def endings(past: Match, reader: str | None, seed: int, answers: list[Entry]) -> Iterator[Match | None]:
    """The games these answers lead to, with any secret answers of others; None: cannot be judged."""
    ways: list[list[str]] = [[]]
    lost = False
    for _ in range(BRANCHES):
        if not ways:
            break
        way = ways.pop()
        try:
            world = new_world(past, reader, seed)
        except (ValueError, LookupError, StopIteration):  # somebody is asked about an offer forgotten there
            yield None
            return
        found = give_answers(world, reader, answers, way)
        if isinstance(found, tuple):
            ways += [[*way, word] for word in reversed(found)]
        elif found == THERE:
            yield world
        lost = lost or found == LOST
    if ways or lost:
        yield None


def new_world(past: Match, reader: str | None, seed: int) -> Match:
    """The earlier position, with everything dealt anew that the reader could not know."""
    world, random = past.fork(), Random(seed)
    world.orders = Orders()  # their answers are given explicitly here
    for role in world.partial_answers:
        if world.seat_of[role] != reader:
            ask = world.ask_of(role)
            world.partial_answers[role] = random.choice(ask.options(*ask.args))
    world.title.redeal(world.state, world.roles(reader), random.randrange)
    world.recompute_options()
    world.attach_log(Log())
    return world


def give_answers(
    match: Match, reader: str | None, answers: list[Entry], way: list[str]
) -> str | tuple[str, ...]:
    """Give the answers, secret ones of others from `way`; if `way` is too short, returns the next options."""
    secrets = iter(way)
    for entry in answers:
        question = next((q for q in match.questions if (q.role, q.key) == (entry.by, entry.key)), None)
        if question is None:
            return LOST if is_talk(entry.key) else STUCK
        word = entry.plain_answer()
        if entry.to is not None and question.seat != reader:
            words = question.words
            chosen = next(secrets, None)
            if chosen is None:
                return (*(w for w in words if w == word), *(w for w in words if w != word))
            word = chosen
        if not try_answer(match, question, word):
            return STUCK if question.seat == reader else LOST
    return THERE


def try_answer(match: Match, question: Question, word: str) -> bool:
    try:
        match.answer(question.seat, question.number, question.key, word)
    except CuiusError:
        return False
    return True


def observed(match: Match, reader: str | None, events: list[Event], after: int) -> dict[str, Any]:
    """The observation of a reader without numbers, with the log since row `after`."""
    observation = observe(match, reader, len(match.journal))
    observation["number"] = 0
    if observation["question"] is not None:
        observation["question"]["number"] = 0
    roles = match.roles(reader)
    observation["log"] = [[e.key, e.args] for e in events if e.number > after and e.readable_by(roles)]
    return observation
