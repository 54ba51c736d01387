"""The reference client: plays one of our bots at the tables of a server, over HTTP with a token.

It listens to the event stream, fetches what its seat sees, and answers. Every answer has an id derived from
its question, so that it may be sent again after a failure, even by another process, and is applied once. See
docs/bots-over-http.md for the protocol.

    CUIUS_TOKEN=... python -m cuius.bots.remote https://example.org --bot steward
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import msgspec

from cuius.bots import BOTS, VIEW_BOTS
from cuius.bots.bot import Bot
from cuius.core.errors import CuiusError
from cuius.core.title import get_title

TIMEOUT = httpx.Timeout(10.0, read=60.0)
"""The stream sends a heartbeat every few seconds; a minute without one means that it is lost."""

MAX_PAUSE = 30.0
"""The longest pause between two attempts, in seconds."""


class ServerRefused(CuiusError):
    """The server refuses the token, or has no such table for it."""


class RemotePlayer:
    """A bot at all seats of the owner of a token."""

    def __init__(self, address: str, token: str = "", bot: str = "steward", seed: int = 0) -> None:
        self.bot = bot
        self.seed = seed
        headers = {"X-Cuius": "1"} | ({"Authorization": f"Bearer {token}"} if token else {})
        self.client = httpx.Client(base_url=address.rstrip("/"), headers=headers, timeout=TIMEOUT)
        self.answered = 0
        self._bots: dict[str, Bot] = {}
        self._rows: dict[str, int] = {}

    def play(self, keep_going: Callable[[], bool] = lambda: True) -> int:
        """Answer every question while `keep_going()` is true. Returns the number of accepted answers.

        `keep_going` is called after each event and each lost connection.
        """
        pause = 1.0
        while keep_going():
            try:
                for event in self.events():
                    pause = 1.0
                    if event is not None:
                        self.answer(event["table"], event["seat"])
                    if not keep_going():
                        break
            except httpx.TransportError:
                time.sleep(pause)
                pause = min(pause * 2, MAX_PAUSE)
        return self.answered

    def events(self) -> Iterator[dict[str, Any] | None]:
        """The events of the stream, starting with the open questions; None for a heartbeat."""
        with self.client.stream("GET", "/api/events") as stream:
            if stream.status_code != 200:
                stream.read()
                raise ServerRefused(error_text(stream))
            data = ""
            for line in stream.iter_lines():
                if line.startswith("data:"):
                    data += line[5:].strip()
                elif line.startswith(":"):
                    yield None
                elif not line and data:
                    yield msgspec.json.decode(data)
                    data = ""

    def answer(self, table: str, seat: str) -> bool:
        """Answer the questions of the seat until it has none; False if somebody else answered."""
        seen = self.fetch_observation(table, seat)
        while seen is not None and seen["question"] is not None:
            question = seen["question"]
            choice = self.bot_for(seen["title"])(seen["view"], question)
            message = {
                "id": answer_id(table, seat, question),
                "seat": seat,
                "number": question["number"],
                "key": question["key"],
                "answer": choice,
            }
            taken = self.send("POST", f"/api/tables/{table}/answer", json=message)
            if taken.status_code == 409:  # somebody else answered for the seat, or the game went back
                return False
            if taken.status_code != 200:
                raise ServerRefused(error_text(taken))
            self.answered += 1
            seen = self.fetch_observation(table, seat)
        return True

    def fetch_observation(self, table: str, seat: str) -> dict[str, Any] | None:
        """The observation of the seat; None if the table or the seat is gone."""
        since = self._rows.get(table, -1)  # only the new part of the log
        answer = self.send("GET", f"/api/tables/{table}/observation", params={"seat": seat, "since": since})
        if answer.status_code in (403, 404):
            return None
        if answer.status_code != 200:
            raise ServerRefused(error_text(answer))
        seen: dict[str, Any] = msgspec.json.decode(answer.content)
        self._rows[table] = seen["rows"]
        return seen

    def send(self, method: str, path: str, **rest: Any) -> httpx.Response:
        """Send a request, with retries while the server is busy or restarts."""
        pause = 0.5
        while True:
            try:
                answer = self.client.request(method, path, **rest)
            except httpx.TransportError:
                if pause > MAX_PAUSE:
                    raise
            else:
                if answer.status_code not in (429, 502, 503, 504) or pause > MAX_PAUSE:
                    return answer
                pause = max(pause, seconds_to_wait(answer))
            time.sleep(min(pause, MAX_PAUSE))
            pause *= 2

    def bot_for(self, title: str) -> Bot:
        if title not in self._bots:
            self._bots[title] = BOTS[self.bot](get_title(title), self.seed)
        return self._bots[title]

    def close(self) -> None:
        self.client.close()


def answer_id(table: str, seat: str, question: dict[str, Any]) -> str:
    """The same id for the same question, in every process."""
    what = f"{table} {seat} {question['number']} {question['role']} {question['key']}"
    return hashlib.sha256(what.encode()).hexdigest()[:32]


def seconds_to_wait(answer: httpx.Response) -> float:
    try:
        return float(answer.headers.get("Retry-After", "0"))
    except ValueError:
        return 0.0


def error_text(answer: httpx.Response) -> str:
    """The error text of the server's response."""
    try:
        return str(msgspec.json.decode(answer.content)["text"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return f"The server answers with status {answer.status_code}; look at its log."


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m cuius.bots.remote", description=__doc__.splitlines()[0])
    parser.add_argument("address", help="of the server, such as https://example.org")
    parser.add_argument("--bot", choices=VIEW_BOTS, default="steward")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    player = RemotePlayer(chosen.address, os.environ.get("CUIUS_TOKEN", ""), chosen.bot, chosen.seed)
    try:
        player.play()
    except CuiusError as error:
        print("cuius:", error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        pass
    finally:
        player.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
