"""The steward of an earlier release as an engine, to measure the present one against it.

    git worktree add ../earlier v0.1.0
    cuius arena revolution --levels 'steward,engine:python bench/earlier_steward.py ../earlier revolution'

It speaks the engine protocol (docs/engine-protocol.md) with the sources of the other checkout. A question
that the earlier steward cannot answer from the present view is an error: then the host asks its own steward.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main() -> None:
    checkout, name = sys.argv[1:3]
    sys.path.insert(0, str(Path(checkout).resolve() / "src"))
    from cuius.core.title import get_title

    steward = get_title(name).steward
    for line in sys.stdin:
        said = json.loads(line)
        if said["type"] == "quit":
            return
        if said["type"] == "hello":
            reply = {"type": "ready", "protocol": 1, "name": f"steward of {Path(checkout).name}"}
        else:
            reply = {"id": said["id"], **answer(steward, said)}
        print(json.dumps(reply), flush=True)


def answer(steward, said):
    """The answer, or why there is none."""
    try:
        return {"type": "answer", "answer": steward(said["view"], said["question"])}
    except Exception as error:
        return {"type": "error", "text": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    main()
