"""A position of Here I Stand as a picture: who controls the land, its faith, and what stands there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cuius.core.picture import PictureStanding, PositionPicture, group, mixed, path, picture_data, rect, text

FOLDER = Path(__file__).parent
MAJORS = 6
PROTESTANT_FAITH = 2
INDEPENDENT = "independent"
CROSS = "M-11 -11L11 11M11 -11L-11 11"


def picture(page: Mapping[str, Any], view: Mapping[str, Any]) -> PositionPicture:
    data = picture_data(FOLDER)
    shapes = [*ground(data, page, view), *spaces(data, page, view), *pieces(data, page, view)]
    return PositionPicture(
        data["width"], data["height"], "".join(shapes), tuple(standings(data, page, view)), view["turn"]
    )


def holder_of(page: Mapping[str, Any], view: Mapping[str, Any], space: int) -> str:
    powers, number = page["ids"]["powers"], view["control"][space]
    return powers[number] if 0 <= number < len(powers) else INDEPENDENT


def ground(data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    """Land in the colours of its powers."""
    colours = data["colours"]
    yield rect(0, 0, data["width"], data["height"], colours["sea"])
    yield path(data["hatching"], stroke=colours["hatch"], width=0.9)
    yield path(data["borders"]["sea"], stroke=colours["shoal"], width=1.6, stroke_dasharray="7 5")
    yield f'<clipPath id="dry">{path(data["land"], clip_rule="evenodd")}</clipPath>'
    yield path(data["land"], colours["blank"], fill_rule="evenodd")
    cells = []
    for n in range(len(page["board"]["type"])):
        tint = mixed(colours[holder_of(page, view, n)], colours["blank"], 0.5)
        cells.append(path(data["cells"][page["ids"]["places"][n]], tint, tint, 1))
    cells.append(path(data["borders"]["zone"], stroke=colours["ink"], width=1.6, stroke_dasharray="2 3"))
    yield group(cells, clip_path="url(#dry)")
    yield path(data["land"], stroke=colours["ink"], width=1.5)
    yield path(ways(data, page, "links"), stroke=colours["ink"], width=1.2, opacity=0.55)


def ways(data: dict[str, Any], page: Mapping[str, Any], column: str) -> str:
    places, at = page["ids"]["places"], data["places"]
    return "".join(
        "M{} {}L{} {}".format(*at[places[n]], *at[other])
        for n, others in enumerate(page["board"][column])
        for other in others
        if places[n] < other
    )


def pairs(flat: Sequence[int]) -> dict[int, int]:
    """Index, value, index, value."""
    return dict(zip(flat[::2], flat[1::2], strict=True))


def spaces(data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    colours, unrest = data["colours"], pairs(view["unrest"])
    for n, kind in enumerate(page["board"]["type"]):
        owner = holder_of(page, view, n)
        shapes = [path(data["outlines"][kind], colours[owner], colours["ink"], 1.9)]
        if view["faith"][n] == PROTESTANT_FAITH:
            shapes.append(f'<circle r="7" fill="#fffdf6" stroke="{colours["ink"]}" stroke-width="1.4"/>')
        if n in unrest:
            shapes.append(path(CROSS, stroke=colours["ring"], width=4, stroke_linecap="round"))
        if view["besieged"][n] > 0:
            around = f'r="20" fill="none" stroke="{colours["ink"]}" stroke-width="5" stroke-dasharray="4 4"'
            shapes.append(f"<circle {around}/>")
        yield group(shapes, *data["places"][page["ids"]["places"][n]])


def pieces(data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    """Land units of each power together, ships of each, above their place."""
    powers, places = page["ids"]["powers"], page["ids"]["places"]
    land: dict[int, dict[str, int]] = {}
    ships: dict[int, dict[str, int]] = {}
    for columns, found in ((("regulars", "hired"), land), (("squadrons",), ships)):
        for column in columns:
            for index, count in pairs(view[column]).items():
                place, power = divmod(index, len(powers))
                here = found.setdefault(place, {})
                here[powers[power]] = here.get(powers[power], 0) + count
    for place, count in pairs(view["corsairs"]).items():
        here = ships.setdefault(place, {})
        here[powers[0]] = here.get(powers[0], 0) + count
    for place in sorted({*land, *ships}):
        shown = [(p, c, False) for p, c in land.get(place, {}).items()]
        shown += [(p, c, True) for p, c in ships.get(place, {}).items()]
        is_sea = place >= len(page["board"]["type"])
        plates = [
            group([plate(data, *each)], (n - (len(shown) - 1) / 2) * 33) for n, each in enumerate(shown)
        ]
        x, y = data["places"][places[place]]
        yield group(plates, x, y if is_sea else y - 28)


def plate(data: dict[str, Any], power: str, count: int, is_fleet: bool) -> str:
    colours = data["colours"]
    ink = colours[f"{power}-on"]
    if is_fleet:
        body = path(data["hulls"]["squadron"], colours[power], colours["ink"], 1.3, transform="scale(1.3)")
        return body + text(str(count), 0, 9, 19, ink, text_anchor="middle", font_weight=600)
    body = rect(-15, -12, 30, 24, colours[power], colours["ink"], stroke_width=1.5, rx=3)
    return body + text(str(count), 0, 7, 21, ink, text_anchor="middle", font_weight=600)


def standings(
    data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]
) -> Iterator[PictureStanding]:
    for n, power in enumerate(page["ids"]["powers"][:MAJORS]):
        yield PictureStanding(power, data["colours"][power], str(view["vp"][n]), view["vp"][n])
