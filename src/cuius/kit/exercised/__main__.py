"""`python -m cuius.kit.exercised TITLE FILE...`: sum up the counts of several fuzz runs and keep them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from cuius.core.errors import CuiusError
from cuius.core.title import get_title
from cuius.kit.exercised.counts import COUNTS, merge_counts, read_counts, without_places, write_counts


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m cuius.kit.exercised", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("files", nargs="+", type=Path, help="written by fuzz runs of different seeds")
    parser.add_argument("--out", type=Path, help=f"default: tests/TITLE/{COUNTS}")
    given = parser.parse_args(arguments)
    try:
        title = get_title(given.title)
        parts = [read_counts(path) for path in given.files]
    except (CuiusError, OSError, msgspec.MsgspecError) as error:
        print(error, file=sys.stderr)
        return 2
    merged = merge_counts(title, parts)
    for place, games in merged.places.items():
        if not games:
            print(f"never: {place}")
    write_counts(given.out or Path("tests") / title.name / COUNTS, without_places(merged))
    print(f"{title.name}: {merged.games} games exercise {len(merged.statements)} statements")
    return 0


if __name__ == "__main__":
    sys.exit(main())
