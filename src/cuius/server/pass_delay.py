"""The moment before an answer that the server gives for a person.

Where an answer at once would tell the others that there was nothing to choose, so many seconds pass first.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

Seconds = Annotated[float, msgspec.Meta(ge=0, le=60)]

PassDelay = tuple[Seconds, Seconds]
"""The least and the most seconds."""

DEFAULT_PASS_DELAY: PassDelay = (1.0, 3.0)


def check_pass_delay(delay: PassDelay) -> None:
    """Raise ValueError unless the range begins before it ends."""
    least, most = delay
    if least > most:
        raise ValueError("pass_delay needs the least seconds first, then the most")
