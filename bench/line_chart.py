"""A small line chart as SVG: one line a series, named at its end."""

from __future__ import annotations

from html import escape
from math import ceil, log10

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 60, 120, 40, 45
COLOURS = ("#1b6ca8", "#b8431f", "#3d7a3a", "#7b4397")
STEPS = 4
"""Lines across."""


def line_chart(
    heading: str, x_words: str, lines: dict[str, list[list[float]]], logarithmic: bool = False
) -> str:
    """The chart; the y axis begins at 0, so that what is flat looks flat."""
    points = [point for line in lines.values() for point in line]
    place = log10 if logarithmic else float
    xs = sorted({x for x, _ in points})
    low, high = place(xs[0]), place(xs[-1])
    top = round_up(max(y for _, y in points))

    def at(x: float, y: float) -> tuple[float, float]:
        across = (place(x) - low) / ((high - low) or 1)
        return LEFT + across * (WIDTH - LEFT - RIGHT), HEIGHT - BOTTOM - y / top * (HEIGHT - TOP - BOTTOM)

    parts = [text(LEFT, 20, heading, "start", 14), text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, x_words)]
    for step in range(STEPS + 1):
        y = at(xs[0], top * step / STEPS)[1]
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(text(LEFT - 8, y + 4, f"{top * step / STEPS:g}", "end"))
    for x in xs if len(xs) <= 8 else xs[:: ceil(len(xs) / 8)]:
        parts.append(text(at(x, 0)[0], HEIGHT - BOTTOM + 16, f"{x:g}"))
    for colour, (name, line) in zip(COLOURS, lines.items(), strict=False):
        spots = [at(x, y) for x, y in line]
        path = " ".join([f"{x:.1f},{y:.1f}" for x, y in spots])
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5" fill="{colour}"/>' for x, y in spots]
        parts.append(text(spots[-1][0] + 6, spots[-1][1] + 4, name, "start", colour=colour))
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif"'
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n<rect width="100%" height="100%" fill="#fff"/>\n'
        f"{body}\n</svg>\n"
    )


def text(x: float, y: float, words: str, anchor: str = "middle", size: int = 12, colour: str = "#333") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{colour}"'
    return f"<text {place}>{escape(words)}</text>"


def round_up(value: float) -> float:
    """The next number that begins with 1, 2, 4 or 8."""
    size = 10 ** (ceil(log10(value)) - 1) if value > 0 else 1.0
    return next(first * size for first in (1, 2, 4, 8, 10) if first * size >= value)
