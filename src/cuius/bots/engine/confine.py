"""Run as a script: becomes the program it is given, within limits that hold from its first instruction.

    python confine.py BYTES COMMAND...

The program has at most BYTES of memory of its own, writes no core files, and is killed when the thread that
started it ends, however that ends (on Linux; elsewhere only its memory is limited).
"""

from __future__ import annotations

import ctypes
import os
import resource
import signal
import sys

PR_SET_PDEATHSIG = 1


def main() -> None:
    parent, most = os.getppid(), int(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_DATA, (most, most))
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            sys.exit(1)
    os.execvp(sys.argv[2], sys.argv[2:])


if __name__ == "__main__":
    main()
