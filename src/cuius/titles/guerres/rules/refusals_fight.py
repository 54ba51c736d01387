"""Why an answer is not offered: battles and sieges."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.title import Refusal

FIGHT: dict[str, Callable[..., Refusal | None]] = {}
