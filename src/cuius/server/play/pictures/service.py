"""Pictures of open tables: drawn in worker processes under quotas, kept, and the same for everybody."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from cuius.core.excerpt import whole_game
from cuius.core.title import Title
from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict
from cuius.server.play.live_tables import LiveTable, LiveTables
from cuius.server.play.pictures.cache import PictureCache
from cuius.server.play.pictures.frames import Scene, scene_of
from cuius.server.play.pictures.jobs import draw_animation, draw_preview, draw_scenario
from cuius.server.play.workers.pool import LOOK, STUDY, JobKind, WorkerPool

DRAWING = JobKind(
    "picture", LOOK, cpu_seconds=10, seconds=30.0, most_of_account=10, most_of_address=20, most=100
)
ANIMATING = JobKind(
    "animation", STUDY, cpu_seconds=60, seconds=300.0, most_of_account=2, most_of_address=4, most=20
)
VERSION = 1
"""Raised when pictures are drawn otherwise: those that are kept are then drawn anew."""


class Pictures:
    def __init__(self, live_tables: LiveTables, workers: WorkerPool, cache: PictureCache) -> None:
        self.live_tables = live_tables
        self.workers = workers
        self.cache = cache
        self._drawn: dict[str, asyncio.Task[bytes]] = {}

    async def position(self, table_id: str, language: str, clients: Sequence[str]) -> tuple[bytes, bool]:
        """The present position of an open table as PNG, and whether it is the last one."""
        await self._open_table(table_id)
        async with self.live_tables.locked(table_id) as live:
            scene = scene_of(live.match)
        name = f"{digest_of(scene)}-{language}.png"

        async def draw() -> bytes:
            return await self.workers.run(DRAWING, clients, draw_preview, scene, language)

        return await self._kept(name, draw), scene.result is not None

    async def scenario(self, title: Title, scenario: str, clients: Sequence[str]) -> bytes:
        """How a scenario begins, as a small PNG; the same at every table of the usual size and options."""

        async def draw() -> bytes:
            return await self.workers.run(DRAWING, clients, draw_scenario, title.name, scenario)

        return await self._kept(f"scenario-{VERSION}-{title.name}-{title.rules}-{scenario}.png", draw)

    async def animation(self, table_id: str, language: str, clients: Sequence[str]) -> bytes:
        """A finished game of an open table as an animated GIF."""
        live = await self._open_table(table_id)
        if not live.match.over:
            raise Conflict("Only a finished game is shown as an animated picture; this one is not over.")
        async with self.live_tables.locked(table_id) as live:
            game, scene = whole_game(live.match), scene_of(live.match)
        name = f"{digest_of(scene, table_id)}-{language}.gif"

        async def draw() -> bytes:
            return await self.workers.run_reporting(
                ANIMATING, clients, lambda progress: None, draw_animation, game, language
            )

        return await self._kept(name, draw)

    async def _open_table(self, table_id: str) -> LiveTable:
        """A table that anybody may see: whoever asks is shown what a stranger is."""
        return await self.live_tables.get_visible(Person(), table_id)

    async def _kept(self, name: str, draw: Callable[[], Awaitable[bytes]]) -> bytes:
        """What is kept, or what is drawn now; whoever asks for the same meanwhile waits for it."""
        found = await asyncio.to_thread(self.cache.get, name)
        if found is not None:
            return found
        task = self._drawn.get(name)
        if task is None:
            task = asyncio.create_task(self._draw(name, draw))
            self._drawn[name] = task
            task.add_done_callback(lambda _: self._drawn.pop(name, None))
        return await asyncio.shield(task)

    async def _draw(self, name: str, draw: Callable[[], Awaitable[bytes]]) -> bytes:
        picture = await draw()
        await asyncio.to_thread(self.cache.put, name, picture)
        return picture


def digest_of(scene: Scene, table_id: str = "") -> str:
    """The name under which a picture is kept: what it shows, and of a whole game also which one."""
    shown = msgspec.json.encode((VERSION, table_id, scene.config, scene.result))
    return hashlib.sha256(shown + scene.view).hexdigest()[:32]
