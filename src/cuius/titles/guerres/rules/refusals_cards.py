"""Why an answer is not offered: event cards and chits."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.title import Refusal

CARDS: dict[str, Callable[..., Refusal | None]] = {}
