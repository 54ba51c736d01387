"""Applications used again: to register all routes takes longer than most tests."""

from __future__ import annotations

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from cuius.server.app import make_app


class AppPool:
    """Makes applications; one without PostgreSQL that was started and has stopped is given out again."""

    def __init__(self) -> None:
        self._apps: list[Litestar] = []

    def make_app(self, postgres: str | None) -> Litestar:
        if postgres is not None:
            return make_app(postgres)
        for app in self._apps:
            if app.state.get("stopped"):
                asgi_handler = app.state.asgi_handler
                app.state.clear()
                app.state.asgi_handler = asgi_handler
                channels = app.plugins.get(ChannelsPlugin)
                channels.__init__(MemoryChannelsBackend(), arbitrary_channels_allowed=True)  # of a new loop
                return app
        app = make_app(None)
        app.on_shutdown.append(note_stopped)
        self._apps.append(app)
        return app


def note_stopped(app: Litestar) -> None:
    app.state.stopped = True
