"""Three ways to copy a game; each copy must continue exactly as the live game."""

from __future__ import annotations

from cuius.core.errors import CuiusError
from cuius.core.match import Match
from cuius.core.record import dump, load, parse, record_of
from cuius.core.title import get_title
from cuius.kit.laws.law import Game, violation
from cuius.kit.laws.replicas import Replica

ANSWERS = 6
"""For how many answers a copy is followed."""


def fork_equals_live(game: Game) -> None:
    """A fork has the same questions, options, rows and positions as the live game."""
    if game.match.over:
        return
    try:
        copy = game.match.fork()
    except CuiusError as error:
        raise violation("fork", game.match, f"the game cannot be forked: {error}") from error
    game.followers.append(Replica("fork", copy, game, ANSWERS))


def load_equals_live(game: Game) -> None:
    """A game dumped as a record, parsed and loaded is the same game."""
    match = game.match
    data = dump(record_of(match))
    record = parse(data)
    if dump(record) != data:
        raise violation("load", match, "the record changes when it is read and written again")
    if match.title is not get_title(match.config.title):
        return  # a test's title, which is not installed
    try:
        copy = load(record, match.chance)
    except CuiusError as error:
        raise violation("load", match, f"the record of this game does not load: {error}") from error
    if dump(record_of(copy)) != data:
        raise violation("load", match, "the loaded game writes another record than it was read from")
    same_log(game, copy)
    game.followers.append(Replica("load", copy, game, ANSWERS))


def same_log(game: Game, copy: Match) -> None:
    """A loaded game has the same log as the live one."""
    match = game.match
    if match.log is None or copy.log is None:
        return
    for one, other in zip(match.log.events, copy.log.events, strict=False):
        if one != other:
            raise violation("load", match, f"the log tells {one} live and {other} when loaded")
    if len(match.log.events) != len(copy.log.events):
        told = f"{len(match.log.events)} events live, {len(copy.log.events)} when loaded"
        raise violation("load", match, f"the logs differ in length: {told}")


def restore_equals_live(game: Game) -> None:
    """The last checkpoint, stored as plain data and restored, plus the answers since, is the same game."""
    match = game.match
    for state in (match.state, match.checkpoint_state):
        again = type(state).from_dict(state.to_dict(), state)
        if again.digest() != state.digest():
            raise violation("restore", match, "a state read from its own plain data has another digest")
        if again.clone().digest() != state.digest():
            raise violation("restore", match, "a clone has another digest than its original")
    if match.over:
        return
    stored = match.fork()
    stored.checkpoint_state = type(match.checkpoint_state).from_dict(
        match.checkpoint_state.to_dict(), match.checkpoint_state
    )
    copy = stored.fork()
    copy.recompute_options()
    game.followers.append(Replica("restore", copy, game, ANSWERS))
