"""A re-deal is sound: the world it makes for a seat depends on nothing that the seat cannot know.

The laws of secrecy, what-ifs and searching bots all rest on `Title.redeal`, so it has a law of its own, with
its own means: it changes the columns that a title marks as `Hidden`, where the reader cannot see it, and
re-deals both. Whoever looks at the two new worlds must see the same.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.observation import encode, observe
from cuius.core.state import BaseState, StateClass
from cuius.core.whatif import hidden_from
from cuius.kit.laws.law import Game, first_difference, violation

LAW = "redeals"
ATTEMPTS = 6
"""How many changes of the truth are tried per position; most of them would be noticed."""


def redeal_is_sound(game: Game) -> None:
    """For one reader: every hidden column is treated, and three other truths lead to the same worlds."""
    match, reader = game.match, game.random.choice(game.readers)
    every_hidden_column_is_treated(game)
    once = match.fork()
    match.title.redeal(once.state, match.roles(reader), game.randbelow)
    same_world(game, reader, once, "the hidden truth is another deal")
    for _ in range(ATTEMPTS):
        other = match.fork()
        change = change_hidden_truth(other.state, game.random)
        if change and is_possible(other) and sees_the_same(match, other, reader):
            same_world(game, reader, other, change)
    earlier = dealt_anew_at_the_checkpoint(game, reader)
    if earlier is not None:
        same_world(game, reader, earlier, "another deal was played since the last checkpoint", observed=True)


# Every column


def every_hidden_column_is_treated(game: Game) -> None:
    """A spectator knows nothing of them: a re-deal that passes one over leaves the truth in it."""
    match, state = game.match, game.match.state.clone()
    kind = watched_class(type(state))
    kind.used.clear()
    state.__class__ = kind
    match.title.redeal(state, (), game.randbelow)
    for name in type(match.state).hidden:
        if name not in kind.used:
            raise violation(LAW, match, f"the hidden column {name} is not dealt anew")


@cache
def watched_class(kind: type[BaseState]) -> Any:
    """A class of states that notes which columns are read or written."""
    used: set[str] = set()

    def read(self: BaseState, name: str) -> Any:
        used.add(name)
        return object.__getattribute__(self, name)

    def write(self: BaseState, name: str, value: Any) -> None:
        used.add(name)
        object.__setattr__(self, name, value)

    methods = {"used": used, "__getattribute__": read, "__setattr__": write}
    return StateClass(kind.__name__, (kind,), methods)


# Other truths


def change_hidden_truth(state: BaseState, random: Random) -> str:
    """Exchange two numbers in hidden columns, or drop a record from one; what was done, "" if nothing."""
    records = [name for name in type(state).hidden if has_records(getattr(state, name))]
    if records and random.random() < 0.5:
        name = random.choice(records)
        dropped = getattr(state, name).pop(random.randrange(len(getattr(state, name))))
        return f"{name} lacks {dropped}"
    places = [place for name in type(state).hidden for place in number_places(getattr(state, name), name)]
    if len(places) < 2:
        return ""
    (one, at, here), (other, there, name) = random.sample(places, 2)
    if one[at] == other[there]:
        return ""
    one[at], other[there] = other[there], one[at]
    return f"{other[there]} in {here} and {one[at]} in {name} are exchanged"


def has_records(column: Any) -> bool:
    return isinstance(column, list) and bool(column) and isinstance(column[0], tuple)


def number_places(column: Any, name: str) -> list[tuple[list[int], int, str]]:
    """Every number in a column: the list that holds it, its index and the name of the column."""
    if not isinstance(column, list):
        return []
    found = [place for part in column for place in number_places(part, name)]
    return found + [(column, at, name) for at, value in enumerate(column) if type(value) is int]


def is_possible(match: Match) -> bool:
    """Do the title's invariants hold?"""
    return all(holds for invariant in match.title.invariants for holds, _ in invariant(match.state))


def sees_the_same(match: Match, other: Match, reader: str | None) -> bool:
    rows = len(match.journal)
    try:
        other.recompute_options((reader,))
    except Exception:  # the question of the reader does not fit the changed truth
        return False
    return encode(observe(match, reader, rows)) == encode(observe(other, reader, rows))


def dealt_anew_at_the_checkpoint(game: Game, reader: str | None) -> Match | None:
    """The same answers after another deal at the last checkpoint; None if they are impossible or tell.

    Local variables of the running procedure may hold a secret that no re-deal reaches.
    """
    match, roles = game.match, game.match.roles(reader)
    if match.over or any(hidden_from(entry, roles) for _, entry in match.rows_since_checkpoint()):
        return None  # a what-if begins earlier
    other = match.fork()
    other.checkpoint_state = match.checkpoint_state.clone()
    match.title.redeal(other.checkpoint_state, roles, game.randbelow)
    try:
        other = other.fork()
    except Exception:  # a card that was played is not there after this deal
        return None
    same = asks_the_same(match, other) and is_possible(other) and sees_the_same(match, other, reader)
    return other if same else None


def asks_the_same(match: Match, other: Match) -> bool:
    """A table that asks holders only may ask somebody else after another deal."""
    return all(
        (word_of(ask.who), ask.key, ask.about) == (question.role, question.key, question.ask.about)
        for question in match.questions
        if (ask := other.ask_of(question.role))
    )


# Comparing worlds


def same_world(game: Game, reader: str | None, other: Match, how: str, observed: bool = False) -> None:
    """Deal both games anew for the reader with the same seed: nobody can tell them apart."""
    match, seed = game.match, game.randbelow(1 << 32)
    one, two = (world(m, reader, seed) for m in (match, other))
    text = f"a world dealt for {reader_name(reader)} is not the same when {how}: "
    if one.state.to_bytes() != two.state.to_bytes():
        raise violation(LAW, match, text + first_difference(one.state.to_dict(), two.state.to_dict()))
    if not observed:
        return
    for looker in game.readers:
        seen, again = shown(one, looker), shown(two, looker)
        if seen != again:
            detail = f"{reader_name(looker)} sees another: {first_difference(seen, again)}"
            raise violation(LAW, match, text + detail)


def world(match: Match, reader: str | None, seed: int) -> Match:
    copy = match.fork()
    copy.title.redeal(copy.state, copy.roles(reader), Random(seed).randrange)
    return copy


def shown(world: Match, looker: str | None) -> Any:
    """What somebody sees of a world; the error if his question cannot be asked there."""
    try:
        world.recompute_options((looker,))
    except Exception as error:
        return repr(error)
    return observe(world, looker, len(world.journal))


def reader_name(reader: str | None) -> str:
    return reader or "a spectator"
