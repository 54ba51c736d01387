"""What worker processes draw: a position as PNG, and a whole game as an animated picture."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator

from PIL import Image

from cuius.core.chance import Seeded
from cuius.core.excerpt import Excerpt
from cuius.core.match import Match
from cuius.core.requests import Victory
from cuius.core.text import catalogue
from cuius.core.title import get_title
from cuius.server.play.pictures.frames import Scene, frame_svg, map_svg, png_of, preview_svg, scene_of

MOST_FRAMES = 40
MOST_BYTES = 4_000_000
COLOURS = 128
SCENARIO_WIDTH, SCENARIO_COLOURS = 400, 48
"""Small: a page shows several scenarios at once."""
MILLISECONDS, LAST_MILLISECONDS = 450, 4000
"""How long a frame is shown, and the last one."""

Report = Callable[[tuple[int, int]], None]


def draw_preview(scene: Scene, language: str) -> bytes:
    """In a worker process: a position, as PNG."""
    return in_few_colours(png_of(preview_svg(scene, language)))


def draw_scenario(title: str, scenario: str) -> bytes:
    """In a worker process: how a scenario begins, as a small PNG of the map."""
    config = get_title(title).configure(None, scenario, {})
    match = Match(get_title(title), config, Seeded(0), log=False).begin()
    return in_few_colours(png_of(map_svg(scene_of(match), SCENARIO_WIDTH)), SCENARIO_COLOURS)


def in_few_colours(png: bytes, colours: int = 256) -> bytes:
    """The same picture in a third of the bytes: maps have few colours."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    written = io.BytesIO()
    image.quantize(colours, dither=Image.Dither.NONE).save(written, "PNG", optimize=True)
    return written.getvalue()


def draw_animation(excerpt: Excerpt, language: str, report: Report) -> bytes:
    """In a worker process: a whole game as an animated GIF, with a bound on frames and bytes."""
    words = catalogue(get_title(excerpt.config.title).folder, language)
    drawings: list[str] = []
    for match in positions_of(excerpt):
        drawing = frame_svg(scene_of(match), words)
        if not drawings or drawing != drawings[-1]:
            drawings.append(drawing)
    frames = []
    for n, drawing in enumerate(drawings):
        report((n, len(drawings)))
        frames.append(Image.open(io.BytesIO(png_of(drawing))).convert("RGB"))
    return within_bytes(frames)


def positions_of(excerpt: Excerpt) -> Iterator[Match]:
    """The game at its beginning, at evenly spaced rows, and at its end."""
    title = get_title(excerpt.config.title)
    replica, start = excerpt.unplayed(title, Seeded(0), log=False)
    replica.start_replay(start)
    rows = list(replica.journal.active_rows())
    stops = {round(n * len(rows) / (MOST_FRAMES - 1)) for n in range(MOST_FRAMES - 1)}
    for n, (number, row) in enumerate(rows):
        if n in stops:
            yield replica
        try:
            replica.replay_row(number, row)
        except Victory:
            break
    yield excerpt.replayed(title, Seeded(0), log=False)


def within_bytes(frames: list[Image.Image]) -> bytes:
    """The frames as a GIF; every other one is left out as long as it has too many bytes."""
    while True:
        written = gif_of(frames)
        if len(written) <= MOST_BYTES or len(frames) <= 2:
            return written
        frames = [*frames[:-1:2], frames[-1]]


def gif_of(frames: list[Image.Image]) -> bytes:
    """All frames in the colours of the last, which has all sides and pieces."""
    palette = frames[-1].quantize(COLOURS, dither=Image.Dither.NONE)
    first, *rest = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    durations = [MILLISECONDS] * len(rest) + [LAST_MILLISECONDS]
    written = io.BytesIO()
    first.save(
        written,
        "GIF",
        save_all=True,
        append_images=rest,
        duration=durations,
        loop=0,
        optimize=False,
        disposal=1,
    )
    return written.getvalue()
