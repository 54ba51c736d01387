"""The reference client: plays any of our bots at the tables of a server, over HTTP and with a token.

It listens to the event stream, looks at what its seat sees, and answers. Every answer has an id made from the
question it answers, so that it may be sent again after any trouble, even by another process, and is played
once. See docs/bots-over-http.md for what crosses the wire.

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

from cuius.bots import BOTS, FROM_THE_VIEW
from cuius.bots.bot import Bot
from cuius.core.errors import CuiusError
from cuius.core.title import get_title

LISTEN = httpx.Timeout(10.0, read=60.0)
"""The stream gives a sign of life every few seconds; a minute without one means that it is lost."""

MOST_PAUSE = 30.0
"""The longest pause between two tries, in seconds."""


class Refused(CuiusError):
    """The server does not take the token, or has no such bot or table for it."""


class RemotePlayer:
    """A bot at all seats that the owner of a token holds."""

    def __init__(self, address: str, token: str = "", bot: str = "steward", seed: int = 0) -> None:
        self.bot = bot
        self.seed = seed
        headers = {"X-Cuius": "1"} | ({"Authorization": f"Bearer {token}"} if token else {})
        self.client = httpx.Client(base_url=address.rstrip("/"), headers=headers, timeout=LISTEN)
        self.answered = 0
        self._bots: dict[str, Bot] = {}
        self._rows: dict[str, int] = {}

    def play(self, go_on: Callable[[], bool] = lambda: True) -> int:
        """Answer every question, until `go_on` says no. Returns how many answers were taken.

        `go_on` is asked after each event and each loss of the connection.
        """
        pause = 1.0
        while go_on():
            try:
                for event in self.events():
                    pause = 1.0
                    if event is not None:
                        self.answer(event["table"], event["seat"])
                    if not go_on():
                        break
            except httpx.TransportError:
                time.sleep(pause)
                pause = min(pause * 2, MOST_PAUSE)
        return self.answered

    def events(self) -> Iterator[dict[str, Any] | None]:
        """The events of the stream, from what is open now on; None for a sign of life."""
        with self.client.stream("GET", "/api/events") as stream:
            if stream.status_code != 200:
                stream.read()
                raise Refused(said(stream))
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
        """Answer what the seat is asked, for as long as it is asked; False if somebody was faster."""
        seen = self.look(table, seat)
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
            if taken.status_code == 409:  # somebody else answered for the seat, or play went back
                return False
            if taken.status_code != 200:
                raise Refused(said(taken))
            self.answered += 1
            seen = self.look(table, seat)
        return True

    def look(self, table: str, seat: str) -> dict[str, Any] | None:
        """What the seat sees; None if the table or the seat is gone."""
        since = self._rows.get(table, -1)  # of the log, what is new is enough
        answer = self.send("GET", f"/api/tables/{table}/observation", params={"seat": seat, "since": since})
        if answer.status_code in (403, 404):
            return None
        if answer.status_code != 200:
            raise Refused(said(answer))
        seen: dict[str, Any] = msgspec.json.decode(answer.content)
        self._rows[table] = seen["rows"]
        return seen

    def send(self, method: str, path: str, **rest: Any) -> httpx.Response:
        """A request, sent again when the server is busy, restarts, or asks for patience."""
        pause = 0.5
        while True:
            try:
                answer = self.client.request(method, path, **rest)
            except httpx.TransportError:
                if pause > MOST_PAUSE:
                    raise
            else:
                if answer.status_code not in (429, 502, 503, 504) or pause > MOST_PAUSE:
                    return answer
                pause = max(pause, seconds_to_wait(answer))
            time.sleep(min(pause, MOST_PAUSE))
            pause *= 2

    def bot_for(self, title: str) -> Bot:
        if title not in self._bots:
            self._bots[title] = BOTS[self.bot](get_title(title), self.seed)
        return self._bots[title]

    def close(self) -> None:
        self.client.close()


def answer_id(table: str, seat: str, question: dict[str, Any]) -> str:
    """The same for the same question, whoever asks for it, however often."""
    what = f"{table} {seat} {question['number']} {question['role']} {question['key']}"
    return hashlib.sha256(what.encode()).hexdigest()[:32]


def seconds_to_wait(answer: httpx.Response) -> float:
    try:
        return float(answer.headers.get("Retry-After", "0"))
    except ValueError:
        return 0.0


def said(answer: httpx.Response) -> str:
    """What the server says about a refusal, in its own words."""
    try:
        return str(msgspec.json.decode(answer.content)["text"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return f"The server answers with status {answer.status_code}; look at its log."


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m cuius.bots.remote", description=__doc__.splitlines()[0])
    parser.add_argument("address", help="of the server, such as https://example.org")
    parser.add_argument("--bot", choices=FROM_THE_VIEW, default="steward")
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
