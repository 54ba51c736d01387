"""What others see of a negotiation: that somebody has a turn to talk, and nothing of what is said in it."""

from __future__ import annotations

TURN, REASON = "deal.turn", "refusal.reason"
TALKS = "deal."
"""How the keys of a negotiation begin, but for that of a reason."""


def public_key(key: str) -> str:
    """The key under which others see a question or an answer of a role."""
    return TURN if key.startswith(TALKS) or key == REASON else key
