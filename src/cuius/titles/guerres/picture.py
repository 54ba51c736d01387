"""A position of Les Guerres as a picture: who holds the towns, and the armies in the provinces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cuius.core.picture import PictureStanding, PositionPicture, group, path, picture_data, rect, text

FOLDER = Path(__file__).parent
REVOLT = "revolt"
ACROSS = 3
SCALE = 1.35
"""Of towns, which are small on the page to leave room for names."""


def picture(page: Mapping[str, Any], view: Mapping[str, Any]) -> PositionPicture:
    data = picture_data(FOLDER)
    shapes = [*ground(data, page), *towns(data, page, view), *armies(data, page, view)]
    return PositionPicture(
        data["width"], data["height"], "".join(shapes), tuple(standings(data, page, view)), view["turn"]
    )


def ground(data: dict[str, Any], page: Mapping[str, Any]) -> Iterator[str]:
    colours = data["colours"]
    yield rect(0, 0, data["width"], data["height"], colours["sea"])
    yield path(data["hatching"], stroke=colours["hatch"], width=0.9)
    yield f'<clipPath id="dry">{path(data["land"], clip_rule="evenodd")}</clipPath>'
    yield path(data["land"], colours["foreign"], fill_rule="evenodd")
    cells = [
        path(data["cells"][province], colours[data["tints"][province]], colours[data["tints"][province]])
        for province in page["ids"]["provinces"]
    ]
    lines = [
        path(data["rivers"], stroke=colours["hatch"], width=2),
        path(data["borders"]["province"], stroke=colours["ink"], width=1.6, stroke_dasharray="1 4"),
        path(data["borders"]["foreign"], stroke=colours["ink"], width=2.6, stroke_dasharray="9 4 1 4"),
        path(data["loire"], stroke=colours["ink"], width=7.5),
        path(data["loire"], stroke=colours["river"], width=5),
    ]
    yield group([*cells, *lines], clip_path="url(#dry)")
    yield path(data["land"], stroke=colours["ink"], width=1.7)


def towns(data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    colours, factions = data["colours"], page["ids"]["factions"]
    for n, town in enumerate(page["ids"]["towns"]):
        holder = view["control"][n]
        if holder < 0:
            continue
        outline = data["towns"][page["town_sizes"][page["board"]["size"][n]]]
        shapes = [
            path(outline, stroke=colours["halo"], width=6),
            path(outline, colours[factions[holder]], colours["ink"], 1.6),
        ]
        x, y = data["places"][town]
        yield group(shapes, x, y, SCALE)


def armies(data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]) -> Iterator[str]:
    """Banners with their troop points, side by side in a province."""
    colours, factions, provinces = data["colours"], page["ids"]["factions"], page["ids"]["provinces"]
    present: dict[str, list[tuple[str, int]]] = {}
    for n, (at, troops) in enumerate(zip(view["army_at"], view["troops"], strict=False)):
        if at >= 0 and troops:
            side = n // page["counts"]["markers"]
            owner = factions[side] if side < len(factions) else REVOLT
            present.setdefault(provinces[at], []).append((owner, troops))
    for province, here in present.items():
        banners = []
        for n, (owner, troops) in enumerate(here):
            row, column = divmod(n, ACROSS)
            across = min(ACROSS, len(here) - row * ACROSS)
            cloth = "M-25 -19H25V13L12 19L0 13L-12 19L-25 13z"
            shapes = [
                path(cloth, stroke=colours["halo"], width=7),
                path(cloth, colours[owner], colours["ink"], 2),
                text(str(troops), 0, 7, 28, colours[f"{owner}-on"], text_anchor="middle", font_weight=600),
            ]
            banners.append(group(shapes, (column - (across - 1) / 2) * 56, row * 44))
        yield group(banners, *data["armies"][province])


def standings(
    data: dict[str, Any], page: Mapping[str, Any], view: Mapping[str, Any]
) -> Iterator[PictureStanding]:
    """Towns, which everybody counts."""
    for n, faction in enumerate(page["ids"]["factions"]):
        towns = sum(holder == n for holder in view["control"])
        yield PictureStanding(faction, data["colours"][faction], str(towns), towns)
