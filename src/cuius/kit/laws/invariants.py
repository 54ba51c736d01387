"""The title's own invariants hold after every decision."""

from __future__ import annotations

from cuius.kit.laws.law import Game, violation


def invariants_hold(game: Game) -> None:
    """Check every invariant; a violation names its rule."""
    match = game.match
    for check in match.title.invariants:
        for holds, what in check(match.state):
            if not holds:
                rule, name = getattr(check, "rule", "?"), getattr(check, "__name__", str(check))
                why = (check.__doc__ or "").strip().partition("\n")[0]
                raise violation("invariants", match, f"{rule} {name} fails at {what!r}: {why}")
