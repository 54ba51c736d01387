"""The time, from one place, so that tests can set it."""

from __future__ import annotations

import time
from collections.abc import Callable

Clock = Callable[[], float]

now: Clock = time.time
