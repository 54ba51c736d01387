"""A toy title for tests of the runner: three roles, a few fields, and whatever procedure the test writes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from cuius.core.chance import ChanceSource, Seeded
from cuius.core.ids import Names
from cuius.core.match import Match
from cuius.core.record import load, record_of
from cuius.core.requests import Ask, AskAll, Checkpoint, Roll, Victory
from cuius.core.state import BaseState, Hidden
from cuius.core.title import Title, get_title

ROLES = Names("role", ("ann", "ben", "cec"))
ANN, BEN, CEC = ROLES
FRUIT = Names("fruit", ("apple", "pear", "plum"))

SEATS = {"ann": (ANN,), "ben": (BEN,), "cec": (CEC,)}


class Toy(BaseState):
    step: int
    marks: list[int]
    secret: Hidden[list[int]]


def set_up(config: Any) -> Toy:
    g = Toy()
    g.log = None
    g.step, g.marks, g.secret = 0, [], []
    return g


def show(g: Toy) -> dict[str, Any]:
    return {"step": g.step, "marks": g.marks}


def show_private(g: Toy, roles: tuple[str, ...]) -> dict[str, Any]:
    return {"secret": g.secret if roles else len(g.secret)}


def toy(play: Callable[[Any], Any], seats: Mapping[str, Any] = SEATS, **more: Any) -> Title:
    return Title(
        name="toy",
        prefix="TOY",
        rules=1,
        players=(len(seats),),
        scenarios=("only",),
        folder=Path(__file__).parent,
        max_journal_rows=1000,
        seating=lambda players, scenario, options: dict(seats),
        setup=set_up,
        play=play,
        view=show,
        redeal=lambda g, roles, below: None,
        score=lambda g: {"ann": float(g.step), "ben": 0.0, "cec": 0.0},
        **{"private_view": show_private, **more},
    )


def start(play: Callable[[Any], Any], chance: ChanceSource | None = None, **more: Any) -> Match:
    title = toy(play, **more)
    return Match(title, title.configure(), chance or Seeded(1)).begin()


def give(match: Match, role: str, answer: Any) -> None:
    """The role answers whatever it is asked."""
    question = next(q for q in match.questions if q.role == role)
    match.answer(question.seat, question.number, question.key, answer)


def finish(g: Toy) -> None:
    raise Victory("done", ANN)


def fruits(*args: Any) -> tuple[Any, ...]:
    return FRUIT.ids


def one_to_three(*args: Any) -> tuple[Any, ...]:
    return (1, 2, 3)


def only_pass(*args: Any) -> tuple[Any, ...]:
    return ("pass",)


def rows(match: Match) -> list[tuple[str, str, Any, str]]:
    return [(e.by, e.key, e.plain_answer(), e.auto) for e in match.journal]


def standing(match: Match) -> tuple[Any, ...]:
    """Everything about a match that must be the same in a copy of it."""
    asked = [(q.number, q.role, q.seat, q.key, q.words) for q in match.questions]
    return match.state.digest(), rows(match), asked, match.orders.in_force, match.result


def example(players: int = 3, seed: int = 1, chance: ChanceSource | None = None, **options: str) -> Match:
    """A game of Three Gates, begun."""
    title = get_title("example")
    config = title.configure(players, "founding", options)
    return Match(title, config, chance or Seeded(seed)).begin()


def play_on(match: Match, answers: int | None = None, seed: int = 1) -> Match:
    """Random answers, to the end of the game or so many of them."""
    dice = Random(seed)
    while not match.over and answers != 0:
        question = dice.choice(match.questions)
        match.answer(question.seat, question.number, question.key, dice.choice(question.words))
        answers = None if answers is None else answers - 1
    return match


def bids_and_dice(g):
    """Rounds of: all bid at once, a die falls, Ann picks a fruit."""
    while g.step < 3:
        yield Checkpoint("round")
        given = yield AskAll({r: Ask(r, "bid", one_to_three, g) for r in (ANN, BEN, CEC)})
        g.marks.extend(given.values())
        g.marks.extend((yield Roll(d6=1, why="die")))
        g.tell("thrown", round=g.step)
        g.marks.append((yield Ask(ANN, "pick", fruits)))
        g.tell("picked", round=g.step)
        g.step += 1
    finish(g)


def reloaded(match: Match) -> Match:
    return load(record_of(match), chance=match.chance)


def bidding(players=3, **more) -> Match:
    """Three Gates, when all have talked and are asked for their bids."""
    match = example(players, **more)
    while match.questions[0].key != "bid":
        give(match, match.questions[0].role, "pass")
    return match
