"""The page behind a link that is shared: the client itself, with what sites that preview links want to know.

`/t/ID` is the link of a table, `/embed/ID` a page for the frames of other sites. Of a table that is not open
to all, the page says nothing but the name of this site.
"""

from __future__ import annotations

from functools import cache
from html import escape

import msgspec

from cuius.server.web.static_files import NOT_BUILT_PAGE, STATIC_FOLDER

SITE = "Cuius Regio"


class LinkPreview(msgspec.Struct, frozen=True):
    """What is told of an open table."""

    title: str
    description: str
    url: str
    picture: str | None
    """The address of its picture; none before the game begins."""


@cache
def index_text(changed_at: float) -> str:
    """The page of the client, as it was built then."""
    return (STATIC_FOLDER / "index.html").read_text(encoding="utf-8")


def page_with(preview: LinkPreview | None) -> str:
    file = STATIC_FOLDER / "index.html"
    if not file.exists():
        return NOT_BUILT_PAGE
    return index_text(file.stat().st_mtime).replace("</head>", f"{tags_of(preview)}</head>", 1)


def tags_of(preview: LinkPreview | None) -> str:
    """Open Graph, as nearly every site reads it."""
    tags = {"og:site_name": SITE}
    if preview is not None:
        tags |= {
            "og:type": "website",
            "og:title": preview.title,
            "og:description": preview.description,
            "og:url": preview.url,
        }
        if preview.picture is not None:
            tags |= {"og:image": preview.picture, "og:image:width": "1200", "og:image:height": "630"}
            tags |= {"og:image:type": "image/png", "og:image:alt": preview.title}
            tags["twitter:card"] = "summary_large_image"
    return "".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in tags.items())
