"""Child processes with default signals, whatever the process that runs the tests ignores."""

from __future__ import annotations

import signal


def default_interrupt() -> None:
    """As `preexec_fn`: hear SIGINT even where the parent ignores it, as in the background of a shell."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
