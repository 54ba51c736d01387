"""The bare room: a message that arrives on a socket is sent to all sockets of its room, and nothing else."""

from __future__ import annotations

import sys
from typing import Any


def bare_app() -> Any:
    """A room passes each message on to everybody in it."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    rooms: dict[str, set[WebSocket]] = {}

    async def room(websocket: WebSocket) -> None:
        await websocket.accept()
        here = rooms.setdefault(websocket.path_params["room"], set())
        here.add(websocket)
        try:
            while True:
                text = await websocket.receive_text()
                for other in list(here):
                    await other.send_text(text)
        except WebSocketDisconnect:
            here.discard(websocket)

    return Starlette(routes=[WebSocketRoute("/ws/tables/{room}", room)])


def serve_bare(port: int) -> None:
    """On uvicorn as `cuius serve` sets it up, and with nothing of ours in memory."""
    import uvicorn

    uvicorn.run(
        bare_app(),
        host="127.0.0.1",
        port=port,
        lifespan="off",
        log_level="warning",
        access_log=False,
        ws_max_size=1 << 16,
        ws_max_queue=16,
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    serve_bare(int(sys.argv[1]))
