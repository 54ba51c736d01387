"""Why an answer is not offered: recruitment and war rounds."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.title import Refusal

WAR: dict[str, Callable[..., Refusal | None]] = {}
