"""Plays a whole game of every title against a running server, and keeps the records.

Runs in an environment that has the installed package and nothing else of this project:

    python play_whole_games.py ADDRESS FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from cuius.bots.remote import RemotePlayer


def main(address: str, folder: Path) -> None:
    player = RemotePlayer(address)
    for title in ask(player, "GET", "/api/titles"):
        name, before = title["name"], player.answered
        table = begin(player, name)
        player.play(keep_going=lambda table=table: status(player, table) == "running")
        record = player.send("GET", f"/api/tables/{table}/record").raise_for_status()
        (folder / f"{name}.record.json").write_bytes(record.content)
        print(f"{name}: played to its end, {player.answered - before} answers of ours", flush=True)
    player.close()


def begin(player: RemotePlayer, title: str) -> str:
    """A table at which the program sits in the first seat and stewards in all others."""
    seats = list(ask(player, "GET", f"/api/titles/{title}/seats"))
    holders = {seat: "me" if seat == seats[0] else "steward" for seat in seats}
    table = str(ask(player, "POST", "/api/tables", json={"title": title, "seats": holders})["id"])
    player.send("POST", f"/api/tables/{table}/start", json={}).raise_for_status()
    return table


def ask(player: RemotePlayer, method: str, path: str, **rest: Any) -> Any:
    return player.send(method, path, **rest).raise_for_status().json()


def status(player: RemotePlayer, table: str) -> str:
    return str(ask(player, "GET", f"/api/tables/{table}")["status"])


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
