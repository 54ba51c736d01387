"""Why an answer is not offered: the court phase."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.title import Refusal

COURT: dict[str, Callable[..., Refusal | None]] = {}
