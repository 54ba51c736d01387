"""The built browser client: the index page and its assets."""

from __future__ import annotations

from pathlib import Path

from litestar import MediaType, get
from litestar.datastructures import CacheControlHeader
from litestar.response import File
from litestar.router import Router
from litestar.static_files import create_static_files_router

STATIC_FOLDER = Path(__file__).parents[1] / "static"
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


@get("/", media_type=MediaType.HTML, status_code=503, include_in_schema=False)
async def not_built() -> str:
    return NOT_BUILT_PAGE


def client_router() -> Router:
    """Routes of the client, or of a page that says how to build it."""
    if not (STATIC_FOLDER / "index.html").exists():
        return Router("/", route_handlers=[not_built])
    # The name of an asset contains a hash of its content.
    forever = CacheControlHeader(max_age=31_536_000, immutable=True)
    assets = create_static_files_router(
        path="/assets", directories=[STATIC_FOLDER / "assets"], cache_control=forever
    )
    icons = create_static_files_router(
        path="/icons", directories=[STATIC_FOLDER / "icons"], cache_control=CacheControlHeader(max_age=86_400)
    )
    return Router("/", route_handlers=[index_page, service_worker, manifest, assets, icons])
