"""The frame about a map: the game, who stands where, the turn or the result; and SVG made into PNG."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import resvg_py

from cuius.core.match import Match
from cuius.core.observation import DECODE, ENCODE
from cuius.core.picture import PictureStanding, PositionPicture, group, path, rect, text
from cuius.core.question import Result
from cuius.core.text import Catalogue, catalogue
from cuius.core.title import Config, Title, get_title

FONTS = [str(file) for file in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]
PAPER, INK, ACCENT, SOFT, RULE = "#f6efdc", "#231c14", "#8f1d14", "#5a4d3c", "#c8b998"

WIDTH, HEIGHT, MARGIN = 1200, 630, 24
"""The size that sites which show previews of links ask for."""
FRAME_WIDTH, STRIP = 640, 92
"""The width of a frame of an animation, and the height of what stands under its map."""
LETTER = 0.46
"""The width of a letter, as a part of its size, on average."""
EMPTY = PositionPicture(1000, 1000, "", ())


class Scene(NamedTuple):
    """All that a picture shows, and all that it is drawn from: the view of a spectator, and the result."""

    config: Config
    view: bytes
    """As JSON."""
    result: Result | None

    @property
    def title(self) -> Title:
        return get_title(self.config.title)


def scene_of(match: Match) -> Scene:
    return Scene(match.config, ENCODE(match.view(None)), match.result)


def draw(scene: Scene) -> PositionPicture:
    title = scene.title
    if title.picture is None:
        return EMPTY
    return title.picture(page_of(scene), DECODE(scene.view))


def page_of(scene: Scene) -> dict[str, Any]:
    """What the page knows of the board, as plain data."""
    page: dict[str, Any] = DECODE(ENCODE(scene.title.page_data(scene.config.board, scene.config.options)))
    return page


def preview_svg(scene: Scene, language: str) -> str:
    """A position for the preview of a link: the map, and a column beside it."""
    picture, words = draw(scene), catalogue(scene.title.folder, language)
    high = HEIGHT - 2 * MARGIN
    scale = min(high / picture.height, 790 / picture.width)
    wide, high_drawn = picture.width * scale, picture.height * scale
    top = MARGIN + (high - high_drawn) / 2
    left = MARGIN + wide + 36
    room = WIDTH - left - MARGIN
    shapes = [
        rect(0, 0, WIDTH, HEIGHT, PAPER),
        map_of(picture, MARGIN, top, scale),
        *heading(scene.title, words, left, room),
        *standing_lines(picture.standings, words, winners_of(scene), left, 205, room),
        *footer(scene, picture, words, left, room),
    ]
    return svg(WIDTH, HEIGHT, shapes)


def map_svg(scene: Scene, width: int) -> str:
    """The map alone, so wide."""
    picture = draw(scene)
    scale = width / picture.width
    high = round(picture.height * scale)
    return svg(width, high, [rect(0, 0, width, high, PAPER), map_of(picture, 0, 0, scale)])


def map_of(picture: PositionPicture, x: float, y: float, scale: float) -> str:
    """The map within its border; nothing of it reaches beyond."""
    wide, high = picture.width, picture.height
    clip = f'<clipPath id="map">{rect(0, 0, wide, high, INK)}</clipPath>'
    border = rect(0, 0, wide, high, stroke=INK, stroke_width=3 / scale)
    return group([clip, group([picture.shapes], clip_path="url(#map)"), border], x, y, scale)


def heading(title: Title, words: Catalogue, left: float, room: float) -> list[str]:
    """The name of the game, its second part smaller."""
    name = words.format(f"title-{title.name}") if words.has(f"title-{title.name}") else title.name
    mark = ":" if ":" in name else ","
    first, _, second = name.partition(mark)
    size = fitting(first, room, 46)
    lines = [text(first, left, 78, size, INK, font_weight=600)]
    if second.strip():
        lines.append(text(second.strip(), left, 116, fitting(second, room, 26), SOFT))
    return [*lines, path(f"M{left} 142h{room}", stroke=RULE, width=2)]


def fitting(words: str, room: float, most: float) -> float:
    """The size at which words fit into the room."""
    return min(most, room / max(1.0, len(words) * LETTER))


def standing_lines(
    standings: Sequence[PictureStanding],
    words: Catalogue,
    winners: Sequence[str],
    left: float,
    top: float,
    room: float,
) -> list[str]:
    lines = []
    for n, (role, colour, points, _) in enumerate(standings):
        y = top + 50 * n
        name, won = words.name("role", role), role in winners
        ink = ACCENT if won else INK
        weight = 600 if won else 400
        lines += [
            rect(left, y - 24, 28, 28, colour, INK, stroke_width=1.5, rx=3),
            text(name, left + 44, y, fitting(name, room - 110, 31), ink, font_weight=weight),
            text(points, left + room, y, 33, ink, font_weight=600, text_anchor="end"),
        ]
    return lines


def winners_of(scene: Scene) -> tuple[str, ...]:
    return () if scene.result is None else scene.result.winners


def footer(scene: Scene, picture: PositionPicture, words: Catalogue, left: float, room: float) -> list[str]:
    """How it ended or which turn it is, and where this was played."""
    told = wrapped(state_of(scene, picture, words), room, 25)[:2]
    bottom = HEIGHT - MARGIN - 12
    lines = [
        text(line, left, bottom - 34 - 31 * (len(told) - 1 - n), 25, SOFT) for n, line in enumerate(told)
    ]
    return [*lines, text("CVIVS REGIO", left, bottom, 22, ACCENT, letter_spacing=3)]


def state_of(scene: Scene, picture: PositionPicture, words: Catalogue) -> str:
    result = scene.result
    if result is not None:
        known = words.has(f"result-{result.kind}")
        return words.result(result.kind, result.winners) if known else words.format("picture-over")
    return "" if picture.turn is None else words.format("picture-turn", {"turn": picture.turn})


def wrapped(words: str, room: float, size: float) -> list[str]:
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(longer) * size * LETTER > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def frame_svg(scene: Scene, words: Catalogue) -> str:
    """A frame of an animation: the map, and a strip with turn and points under it."""
    picture = draw(scene)
    scale = FRAME_WIDTH / picture.width
    high = round(picture.height * scale)
    winners = winners_of(scene)
    shapes = [rect(0, 0, FRAME_WIDTH, high + STRIP, PAPER), map_of(picture, 0, 0, scale)]
    shapes.append(text(state_of(scene, picture, words), 14, high + 34, 24, INK, font_weight=600))
    step = (FRAME_WIDTH - 28) / max(1, len(picture.standings))
    for n, (role, colour, points, _) in enumerate(picture.standings):
        x, ink = 14 + n * step, ACCENT if role in winners else INK
        shapes.append(rect(x, high + 52, 22, 22, colour, INK, stroke_width=1.2, rx=3))
        shapes.append(text(points, x + 30, high + 71, 25, ink, font_weight=600 if role in winners else 400))
    return svg(FRAME_WIDTH, high + STRIP, shapes)


def svg(width: int, height: int, shapes: Sequence[str]) -> str:
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    kind = 'xmlns="http://www.w3.org/2000/svg" font-family="EB Garamond"'
    return f"<svg {kind} {size}>{''.join(shapes)}</svg>"


def png_of(drawing: str) -> bytes:
    """Drawn with our own type only, so that every machine draws the same."""
    drawn = resvg_py.svg_to_bytes(svg_string=drawing, font_files=FONTS, skip_system_fonts=True)
    return bytes(drawn)
