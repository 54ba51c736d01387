"""A position of Revolution as a picture: who holds provinces and cities, and what stands in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from cuius.core.picture import PictureStanding, PositionPicture, group, mixed, path, picture_data, rect, text

FOLDER = Path(__file__).parent
BEGGARS = 5
"""The besieger of a city before which Water Beggars lie."""
CHIP = 30
ACROSS = 3


def picture(page: Mapping[str, Any], view: Mapping[str, Any]) -> PositionPicture:
    data = picture_data(FOLDER)
    shapes = [*ground(data, page, view), *countryside(data, page, view), *places(data, page, view)]
    shapes += armies(data, page, view)
    return PositionPicture(
        data["width"], data["height"], "".join(shapes), tuple(standings(data, page, view)), view["turn"]
    )


def ground(data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    """Sea, land, provinces in the tints of their regions, or of the faction that holds their card."""
    colours, (wide, high) = data["colours"], (data["width"], data["height"])
    yield rect(0, 0, wide, high, colours["sea"])
    yield path(data["hatching"], stroke=colours["hatch"])
    yield path(data["land"], colours["foreign"], fill_rule="evenodd")
    for n, province in enumerate(page["ids"]["provinces"]):
        tint = colours[page["board"]["region_of"][n]]
        holder = owner_of(page, view["province_card"], n)
        if holder is not None:
            tint = mixed(colours[holder], tint, 0.55)
        yield path(data["provinces"][province], tint, fill_rule="evenodd")
    for river in data["rivers"]:
        yield path(river["path"], stroke=colours["river"], width=river["width"], stroke_linecap="round")
    yield f'<clipPath id="dry">{path(data["land"], clip_rule="evenodd")}</clipPath>'
    lines = [
        path(data["borders"]["province"], stroke=colours["ink"], width=1.1, stroke_dasharray="5 3"),
        path(data["borders"]["abroad"], stroke=colours["ink"], width=1.8),
        path(data["borders"]["region"], stroke=colours["ink"], width=3.2),
    ]
    yield group(lines, clip_path="url(#dry)")
    yield path(data["land"], stroke=colours["ink"], width=1.6)


def owner_of(page: Mapping[str, Any], column: Sequence[int], index: int) -> str | None:
    """The faction that a column names."""
    factions: list[str] = page["ids"]["factions"]
    number = column[index]
    return factions[number] if 0 <= number < len(factions) else None


def piles_in(page: Mapping[str, Any], view: Mapping[str, Any], place: int) -> list[tuple[str, int]]:
    owners = page["ids"]["owners"]
    row = view["units"][place * len(owners) : (place + 1) * len(owners)]
    return [(owner, count) for owner, count in zip(owners, row, strict=True) if count]


def countryside(data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    for province in page["ids"]["provinces"]:
        place = page["ids"]["places"].index(f"{province}_countryside")
        yield group(chips(data, piles_in(page, view, place)), *data["countries"][province])


def places(data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    """Cities in a frame of their holder's colour, towns in a square."""
    colours, cities = data["colours"], page["counts"]["cities"]
    for n, place in enumerate(page["ids"]["places"]):
        if place not in data["places"]:
            continue
        piles = piles_in(page, view, n)
        holder = owner_of(page, view["city_card"], n) if n < cities else None
        half = (CHIP / 2 + 8) if n < cities else CHIP / 2 + 2
        wide = max(half, (CHIP + 3) * min(ACROSS, len(piles)) / 2 + 6)
        edge = {"stroke_width": 6 if holder else 2.4}
        frame = colours["ink"] if holder is None else colours[holder]
        shapes = [rect(-wide, -half, 2 * wide, 2 * half, colours["card"], frame, **edge)]
        if n < cities and (0 <= view["siege"][n] <= BEGGARS):
            besieger = "beggars" if view["siege"][n] == BEGGARS else page["ids"]["factions"][view["siege"][n]]
            around = (-wide - 9, -half - 9, 2 * wide + 18, 2 * half + 18)
            shapes.append(
                rect(*around, stroke=colours[besieger], stroke_width=5, stroke_dasharray="4 6", rx=6)
            )
        yield group([*shapes, *chips(data, piles)], *data["places"][place])


def chips(data: dict[str, Any], piles: Sequence[tuple[str, int]]) -> Iterator[str]:
    """Counters in rows about their middle: emblem and colour of the owner, and how many."""
    colours, step = data["colours"], CHIP + 3
    for n, (owner, count) in enumerate(piles):
        row, column = divmod(n, ACROSS)
        across = min(ACROSS, len(piles) - row * ACROSS)
        x = (column - (across - 1) / 2) * step
        ink, field = colours[f"{owner}-on"], colours[owner]
        half = CHIP / 2
        shapes = [rect(-half, -half, CHIP, CHIP, field, colours["ink"], rx=4, stroke_width=1.6)]
        if count > 1:
            shapes.append(text(str(count), 0, 8, 24, ink, text_anchor="middle", font_weight=600))
        else:
            shapes.append(emblem(data, owner, ink))
        yield group(shapes, x, row * step)


def emblem(data: dict[str, Any], owner: str, colour: str) -> str:
    drawn = data["emblems"][owner]
    shapes = [path(drawn["line"], stroke=colour, width=1.6, stroke_linecap="round")]
    if drawn["shape"]:
        shapes.append(path(drawn["shape"], colour, fill_rule="evenodd"))
    return group(shapes, scale=1.25)


def armies(data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    """The armies of each region, side by side at its command section."""
    factions, colours = page["ids"]["factions"], data["colours"]
    for r, region in enumerate(page["ids"]["regions"]):
        row = view["armies"][r * len(factions) : (r + 1) * len(factions)]
        present = [f for f, count in zip(factions, row, strict=True) for _ in range(count)]
        shapes = []
        for n, faction in enumerate(present):
            cloth = path(
                "M-16 -18H19L13 -4L19 10H-16z", colours[faction], colours["ink"], 1.8, transform="scale(1.15)"
            )
            pole = path("M-18 -22V24", stroke=colours["ink"], width=3, stroke_linecap="round")
            mark = group([emblem(data, faction, colours[f"{faction}-on"])], -1, -5)
            shapes.append(group([pole, cloth, mark], (n - (len(present) - 1) / 2) * 46))
        if shapes:
            yield group(shapes, *data["sections"][region])


def standings(
    data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]
) -> Iterator[PictureStanding]:
    for faction in view["order"]:
        points = view["vp"][page["ids"]["factions"].index(faction)] / 100
        yield PictureStanding(faction, data["colours"][faction], f"{points:g}", points)
