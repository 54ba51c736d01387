"""The data card of a learned value: what it was trained on, and how well it foretells unseen games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from cuius import __version__
from cuius.bots.value import ValueHeader
from cuius.learning.dataset import Samples
from cuius.learning.self_play import CAREFUL_SHARE, MAX_CARELESSNESS, OTHERS_PER_GAME
from cuius.learning.training import TurnAccuracy


def ranges(numbers: Iterable[int]) -> str:
    """`1-40, 51` for the numbers 1 to 40 and 51."""
    spans: list[list[int]] = []
    for number in sorted(set(numbers)):
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(f"{one}-{last}" if last > one else str(one) for one, last in spans)


def write_card(
    header: ValueHeader,
    samples: Samples,
    accuracy: Mapping[str, Sequence[TurnAccuracy]],
    command: str,
) -> str:
    """The card as Markdown. `accuracy` has a table for each kind of game that was measured."""
    setups = Counter(f"{scenario}, {players} players" for _, scenario, players in samples.games)
    lines = [
        f"# The learned value of {header.title}",
        "",
        f"Rules {header.rules}, columns {header.columns} ({header.width} of them), kind {header.kind},"
        f" made with cuius {__version__}:",
        "",
        f"    {command}",
        "",
        f"- {header.games} games of self-play, {len(samples.turns)} positions (the first of every turn,"
        f" and at most {OTHERS_PER_GAME} others a game); seeds {header.seeds}.",
        f"- Stewards of varied characters. In {CAREFUL_SHARE:.0%} of the games nobody is careless; in the"
        f" others everybody answers at random up to {MAX_CARELESSNESS:.0%} of the time.",
        f"- Setups: {'; '.join(f'{setup}: {many}' for setup, many in setups.most_common())}.",
        "- It foretells the games of such players. Positions that they never reach are judged by guess.",
        "",
    ]
    for name, rows in accuracy.items():
        lines += [
            f"Unseen games, {name}: correlation with the final lead, and mean error of the value in points.",
            "",
            "| turn | positions | present points | value | error |",
            "| --- | --- | --- | --- | --- |",
            *[f"| {r.turn} | {r.positions} | {r.points:.2f} | {r.value:.2f} | {r.error:.1f} |" for r in rows],
            "",
        ]
    return "\n".join(lines)
