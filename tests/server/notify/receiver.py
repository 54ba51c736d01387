"""Where letters and webhooks arrive in the tests."""

from __future__ import annotations

import threading
from contextlib import suppress
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


class Letters:
    """Takes letters in, or refuses them as a post office does."""

    def __init__(self) -> None:
        self.port = 0
        self.received: list[Any] = []
        self.closed = False

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.closed:
            return "451 Come back later"
        self.received.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 Thank you"


class Receiver:
    """A web server that remembers what it was sent, and answers with `status`."""

    def __init__(self) -> None:
        self.status = 204
        self.location = ""
        self.stopped = threading.Event()
        self.received: list[tuple[str, dict[str, str], bytes]] = []
        owner = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                owner.received.append((self.path, headers, body))
                with suppress(OSError):  # whoever called may have hung up
                    owner.answer(self)

            def log_message(self, *arguments: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?of=me"

    def answer(self, handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(self.status)
        if self.location:
            handler.send_header("Location", self.location)
        handler.end_headers()

    def __enter__(self) -> Receiver:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error: Any) -> None:
        self.stopped.set()
        self.server.shutdown()
        self.server.server_close()
