"""A process that analyses one game: a record comes in, lines of JSON go out, the last of them what was found.

{"looked": 3, "of": 80}
{"moments": [...], "turns": [...]}
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from cuius.bots.analysis import analyse
from cuius.core.record import load, parse

MODESTY = 15
"""Bots that are waited for (and the server before them) have the right of way."""


def main(level: str, record: BinaryIO, out: BinaryIO) -> None:
    def tell(what: object) -> None:
        out.write(msgspec.json.encode(what, enc_hook=int) + b"\n")
        out.flush()

    match = load(parse(record.read()), any_rules=True, log=False)
    tell(analyse(match, level, lambda looked, of: tell({"looked": looked, "of": of})))


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    main(sys.argv[1], sys.stdin.buffer, sys.stdout.buffer)
