"""Pictures of positions: shapes in SVG that a title draws from a view, and how the roles stand in it.

A title draws what a spectator sees and nothing else. Shapes, places and colours are those of the page: the
file `data/picture.json` of a title is written from the client's own.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple
from xml.sax.saxutils import escape, quoteattr


class PictureStanding(NamedTuple):
    """A role with its colour and what it has, as everybody may see."""

    role: str
    colour: str
    points: str
    value: float


class PositionPicture(NamedTuple):
    """A position, drawn."""

    width: int
    height: int
    shapes: str
    """Elements of SVG within that size."""
    standings: tuple[PictureStanding, ...]
    turn: int | None = None


@cache
def picture_data(folder: Path) -> dict[str, Any]:
    """Shapes, places and colours of a title."""
    data: dict[str, Any] = json.loads((folder / "data" / "picture.json").read_text(encoding="utf-8"))
    return data


def element(name: str, content: str = "", /, **attributes: object) -> str:
    """An element of SVG; an underscore in the name of an attribute is a hyphen, and None leaves it out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(str(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 1.0, **more: object) -> str:
    line = {"stroke_width": width, "stroke_linejoin": "round"} if stroke is not None else {}
    return element("path", d=d, fill=fill, stroke=stroke, **line, **more)


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    fill: str = "none",
    stroke: str | None = None,
    **more: object,
) -> str:
    return element("rect", x=x, y=y, width=width, height=height, fill=fill, stroke=stroke, **more)


def text(words: str, x: float, y: float, size: float, fill: str, **more: object) -> str:
    return element("text", escape(words), x=x, y=y, font_size=size, fill=fill, **more)


def group(shapes: Iterable[str], x: float = 0.0, y: float = 0.0, scale: float = 1.0, **more: object) -> str:
    """Shapes, moved and then scaled."""
    moved = f"translate({x:g} {y:g})" + (f" scale({scale:g})" if scale != 1.0 else "")
    return element("g", "".join(shapes), transform=moved, **more)


def mixed(colour: str, other: str, part: float) -> str:
    """So much of one colour, the rest of the other."""
    pairs = [(int(colour[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * part + b * (1 - part)):02x}" for a, b in pairs)
