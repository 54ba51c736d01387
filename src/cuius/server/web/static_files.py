"""The built browser client: the index page and its assets."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, get, route
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

STATIC_FOLDER = Path(__file__).parents[1] / "static"
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""The encodings in which the build writes an asset, the smallest first, and the ends of their names."""
FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT_PAGE = """\
<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Cuius Regio</title>
<h1>Cuius Regio</h1>
<p>The server runs, but its client has not been built.
Run <code>make setup</code> and start the server again.</p>
</html>
"""


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def index_page() -> File:
    return File(
        STATIC_FOLDER / "index.html", content_disposition_type="inline", headers={"Cache-Control": "no-cache"}
    )


@get("/service-worker.js", media_type="text/javascript", include_in_schema=False)
async def service_worker() -> File:
    """At the top, so that it may serve the whole page."""
    return revalidated_file("service-worker.js")


@get("/manifest.webmanifest", media_type="application/manifest+json", include_in_schema=False)
async def manifest() -> File:
    """What the page is called and looks like when it is installed."""
    return revalidated_file("manifest.webmanifest")


def revalidated_file(name: str) -> File:
    headers = {"Cache-Control": "no-cache"}
    return File(STATIC_FOLDER / name, content_disposition_type="inline", headers=headers)


def accepted_encodings(header: str) -> set[str]:
    """The names in an Accept-Encoding header, without those that it refuses."""
    parts = [part.replace(" ", "").lower().partition(";q=") for part in header.split(",")]
    return {name for name, _, weight in parts if weight.strip("0.") or not weight}


@route("/assets/{name:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> File:
    """A part of the client, in the best encoding that both sides have; its name has a hash of its content."""
    path = STATIC_FOLDER / "assets" / name
    if path.suffix in ENCODINGS.values() or not path.is_file():
        raise NotFoundException
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    media_type = guess_type(name)[0] or "application/octet-stream"
    for encoding, suffix in ENCODINGS.items():
        encoded = path.with_name(name + suffix)
        if encoding in accepted and encoded.is_file():
            path, headers["Content-Encoding"] = encoded, encoding
            break
    return File(
        path, content_disposition_type="inline", filename=name, media_type=media_type, headers=headers
    )


@get("/", media_type=MediaType.HTML, status_code=503, include_in_schema=False)
async def not_built() -> str:
    return NOT_BUILT_PAGE


def client_router() -> Router:
    """Routes of the client, or of a page that says how to build it."""
    if not (STATIC_FOLDER / "index.html").exists():
        return Router("/", route_handlers=[not_built])
    icons = create_static_files_router(
        path="/icons", directories=[STATIC_FOLDER / "icons"], cache_control=CacheControlHeader(max_age=86_400)
    )
    return Router("/", route_handlers=[index_page, service_worker, manifest, asset, icons])
