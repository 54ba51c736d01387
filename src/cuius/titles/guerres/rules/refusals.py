"""Why an answer is not offered, for whoever asks: the parts of the game put together."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.title import Refusal

REFUSALS: dict[str, Callable[..., Refusal | None]] = {}
"""Question key -> (what, *arguments of the question) -> the reason, or None where there is none to give."""
