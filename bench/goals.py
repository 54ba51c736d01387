"""What we aim at in speed, and what is reached: medians of several runs, beside python-chess in the same run.

    python -m bench.goals [TITLE ...] [--runs 3] [--json]

It measures the build that it finds, plain or compiled, against the goals of that build; three runs take about
four minutes on a machine that nobody else uses. `cuius bench` says what each measure is.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from statistics import median
from typing import Any, NamedTuple

from cuius.cli.benchmark import (
    BenchmarkBudget,
    ChessPlay,
    Measure,
    StewardPlay,
    TitlePlay,
    environment,
    interleaved,
    looking_back,
    playout,
    read,
    thought,
    timing,
)
from cuius.core.compiled_calls import BUILD
from cuius.core.record import dump, record_of
from cuius.core.title import Title, get_title

BUDGET = BenchmarkBudget(slices=12, seconds=0.15, positions=240, games=6)
BUILDS = ("plain", "compiled")
MOST = ("turn", "look", "earlier", "search_start", "load")
"""Measures of which less is better."""
LONG = "here_i_stand"
"""The title whose games are long enough to ask how soon their past is there."""


class Aim(NamedTuple):
    """What one figure should reach, in the plain and in the compiled build."""

    measure: str
    what: str
    goals: dict[str, tuple[float, float]]
    """Title -> goals."""


AIMS = (
    Aim(
        "playout",
        "random decisions, of python-chess",
        {"here_i_stand": (1.4, 1.8), "guerres": (2.8, 4.0), "revolution": (3.4, 5.0)},
    ),
    Aim(
        "steward",
        "steward decisions, of python-chess",
        {"here_i_stand": (0.32, 0.5), "guerres": (0.4, 0.6), "revolution": (0.8, 1.2)},
    ),
    Aim(
        "turn",
        "playout to the end of the turn, plies",
        {"here_i_stand": (750, 450), "guerres": (170, 130), "revolution": (130, 100)},
    ),
    Aim(
        "look",
        "one look with a learned value, plies",
        {"here_i_stand": (100, 50), "guerres": (40, 25), "revolution": (40, 25)},
    ),
    Aim(
        "environment",
        "environment steps, of the engine's decisions",
        {"here_i_stand": (0.4, 0.4), "guerres": (0.4, 0.4), "revolution": (0.4, 0.4)},
    ),
    Aim("earlier", "an earlier position with its log, ms", {LONG: (3, 3)}),
    Aim("search_start", "a search begun at a server, ms", {LONG: (2, 2)}),
    Aim("load", "a finished game loaded and checked, s", {LONG: (0.2, 0.12)}),
)


def measured(title: Title) -> Iterator[Measure]:
    """One run of all that has a goal."""
    ours, peer = TitlePlay(title, title.configure(), 1), ChessPlay(1)
    yield from playout(title.name, ours, peer, BUDGET)
    yield environment(title.name, ours, BUDGET)
    stewards = StewardPlay(title, title.configure(), 1)
    yield from thought(stewards, peer, BUDGET)
    if title.name == LONG:
        records = [dump(record_of(ours.finished())) for _ in range(BUDGET.games)]
        ply, whole = interleaved(records, read, peer, BUDGET, repeats=1)
        yield timing(title.name, "load", whole, "us", ply)
        yield from looking_back(title, records, peer, BUDGET)


def figure_of(measure: Measure) -> float:
    """The figure that has a goal: a ratio, or a time in its own unit."""
    if measure.measure in ("earlier", "search_start"):
        return measure.value / 1e3
    return measure.value / 1e6 if measure.measure == "load" else measure.ratio


def rows(titles: list[str], runs: int) -> Iterator[dict[str, Any]]:
    """Each goal with the figures of the runs."""
    build = BUILDS.index(BUILD)
    found: dict[tuple[str, str], list[float]] = {}
    for number in range(runs):
        for name in titles:
            print(f"run {number + 1} of {runs}: {name}", file=sys.stderr)
            for measure in measured(get_title(name)):
                found.setdefault((measure.measure, name), []).append(figure_of(measure))
    for aim in AIMS:
        for name in titles:
            if name in aim.goals and (aim.measure, name) in found:
                figures, goal = found[aim.measure, name], aim.goals[name][build]
                reached = median(figures)
                met = reached <= goal if aim.measure in MOST else reached >= goal
                yield {
                    "measure": aim.measure,
                    "what": aim.what,
                    "title": name,
                    "median": round(reached, 3),
                    "runs": [round(figure, 3) for figure in figures],
                    "goal": goal,
                    "met": met,
                }


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.goals", description=__doc__.splitlines()[0])
    parser.add_argument("titles", nargs="*", default=list(AIMS[0].goals))
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--json", action="store_true", help="one JSON object")
    chosen = parser.parse_args()
    report = list(rows(chosen.titles, chosen.runs))
    if chosen.json:
        print(json.dumps({"build": BUILD, "goals": report}))
        return
    print(f"\n{BUILD} build, medians of {chosen.runs} runs\n")
    print("| measure | title | figure | goal | | runs |\n| --- | --- | --- | --- | --- | --- |")
    for row in report:
        runs = ", ".join(map(str, row["runs"]))
        met = "met" if row["met"] else "missed"
        print(f"| {row['what']} | {row['title']} | {row['median']} | {row['goal']} | {met} | {runs} |")


if __name__ == "__main__":
    main()
