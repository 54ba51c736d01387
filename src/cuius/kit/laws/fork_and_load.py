"""Three ways to copy a game, and the law that none of them shows: the copy plays on as the live game."""

from __future__ import annotations

from collections.abc import Container

import msgspec

from cuius.core.errors import CuiusError
from cuius.core.match import Match
from cuius.core.record import dump, load, parse, record_of
from cuius.core.title import get_title
from cuius.kit.laws.law import Game, broken
from cuius.kit.laws.replicas import Twin

ANSWERS = 6
"""How long a copy is followed."""


def fork_equals_live(game: Game) -> None:
    """A fork meets the same questions, options, rows and positions as the game it was taken from."""
    if game.match.over:
        return
    try:
        twin = game.match.fork()
    except CuiusError as error:
        raise broken("fork", game.match, f"the game cannot be forked: {error}") from error
    game.followers.append(Twin("fork", twin, game, ANSWERS))


def load_equals_live(game: Game) -> None:
    """A game written down as a record, read again and loaded is the same game, and plays on as it."""
    match = game.match
    data = dump(record_of(match))
    record = parse(data)
    if dump(record) != data:
        raise broken("load", match, "the record changes when it is read and written again")
    if match.title is not get_title(match.config.title):
        return  # a title that only this process knows
    try:
        twin = load(record, match.chance)
    except CuiusError as error:
        raise broken("load", match, f"the record of this game does not load: {error}") from error
    if dump(record_of(twin)) != data:
        raise broken("load", match, "the loaded game writes another record than it was read from")
    same_log(game, twin)
    game.followers.append(Twin("load", twin, game, ANSWERS))


def same_log(game: Game, twin: Match) -> None:
    """A loaded game tells again everything the live one told."""
    match = game.match
    if match.log is None or twin.log is None:
        return
    for one, other in zip(match.log.events, twin.log.events, strict=False):
        if one != other:
            raise broken("load", match, f"the log tells {one} live and {other} when loaded")
    if len(match.log.events) != len(twin.log.events):
        told = f"{len(match.log.events)} events live, {len(twin.log.events)} when loaded"
        raise broken("load", match, f"the logs differ in length: {told}")


def restore_equals_live(game: Game) -> None:
    """The state of the last checkpoint, stored as plain data and read again, and the answers since."""
    match = game.match
    for state in (match.state, match._base):
        again = type(state).from_dict(state.to_dict(), state)
        if again.digest() != state.digest():
            raise broken("restore", match, "a state read from its own plain data has another digest")
        if again.clone().digest() != state.digest():
            raise broken("restore", match, "a clone has another digest than its original")
    if match.over:
        return
    stored = match.fork()
    stored._base = type(match._base).from_dict(match._base.to_dict(), match._base)
    twin = stored.fork()
    reopen(twin)
    game.followers.append(Twin("restore", twin, game, ANSWERS))


def reopen(match: Match, seats: Container[str | None] | None = None) -> None:
    """Compute the options of open questions (to these seats; None: all) again, from the state as it is."""
    match._open = tuple(
        [
            msgspec.structs.replace(q, options=q.ask.options(*q.ask.args))
            if seats is None or q.seat in seats
            else q
            for q in match._open
        ]
    )
