"""SVG charts of a report: dot plots with intervals, and histograms."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH = 720
LEFT, RIGHT = 150, 60
ROW = 34

Estimate = tuple[str, float, float, float]
"""(name, value, lower end, upper end of its interval)"""


def dot_plot(estimates: Sequence[Estimate], title: str, unit: str, mark: float | None = None) -> str:
    """Values with their intervals, one per row; `mark` is a vertical reference line."""
    ends = [end for _, value, low, high in estimates for end in (value, low, high)]
    ends += [] if mark is None else [mark]
    least, most = min(ends), max(ends)
    margin = (most - least) * 0.08 or 1.0
    least, most = least - margin, most + margin

    def x(value: float) -> float:
        return LEFT + (value - least) / (most - least) * (WIDTH - LEFT - RIGHT)

    height = ROW * len(estimates) + 40
    parts = [] if mark is None else [line(x(mark), 8, x(mark), height - 28, "mark")]
    for row, (name, value, low, high) in enumerate(estimates):
        y = ROW * row + 24
        parts += [
            label(LEFT - 12, y + 5, name, "end"),
            line(x(low), y, x(high), y, "interval"),
            f'<circle cx="{x(value):.1f}" cy="{y}" r="6" class="dot"/>',
            label(WIDTH - RIGHT + 8, y + 5, f"{value:,.4g}", "start"),
        ]
    for tick in ticks(least, most):
        parts.append(line(x(tick), height - 26, x(tick), height - 20, "axis"))
        parts.append(label(x(tick), height - 4, f"{tick:g}", "middle"))
    parts.append(line(LEFT, height - 26, WIDTH - RIGHT, height - 26, "axis"))
    return svg(parts, height, f"{title} ({unit})")


def histogram(values: Sequence[float], title: str, unit: str, bins: int = 24) -> str:
    """The distribution of the values."""
    least, most = min(values), max(values)
    span = (most - least) or 1.0
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - least) / span * bins))] += 1
    height, tall, wide = 210, 150, (WIDTH - LEFT - RIGHT) / bins
    parts = []
    for n, count in enumerate(counts):
        up = tall * count / max(counts)
        parts.append(
            f'<rect x="{LEFT + n * wide:.1f}" y="{20 + tall - up:.1f}" width="{wide - 2:.1f}" '
            f'height="{up:.1f}" class="bar"><title>{count}</title></rect>'
        )
    for tick in ticks(least, least + span):
        parts.append(label(LEFT + (tick - least) / span * (WIDTH - LEFT - RIGHT), 190, f"{tick:g}", "middle"))
    parts.append(line(LEFT, 21 + tall, WIDTH - RIGHT, 21 + tall, "axis"))
    parts.append(label(LEFT - 12, 30, str(max(counts)), "end"))
    return svg(parts, height, f"{title} ({unit})")


def ticks(least: float, most: float) -> list[float]:
    """About four round numbers between these two."""
    rough = (most - least) / 5
    size = 10.0 ** power_of_ten(rough)
    step = next(size * m for m in (1, 2, 5, 10) if size * m >= rough)
    first = int(least // step) + 1
    return [round(n * step, 10) for n in range(first, int(most // step) + 1)]


def power_of_ten(number: float) -> int:
    """The exponent of the power of ten at or below a number."""
    return int(f"{number:e}".split("e")[1])


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def label(x: float, y: float, text: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def svg(parts: Sequence[str], height: int, title: str) -> str:
    inside = "".join(parts)
    name = escape(title, quote=True)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{name}">{inside}</svg>'
