"""Engines at tables: those that the host lists, and no others."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Iterator

import msgspec
import pytest

from cuius.bots import character_seed
from cuius.core.errors import BadConfig
from cuius.core.match import Match
from cuius.server.app import create_app
from cuius.server.play.bots import TableBots, bot_answer
from cuius.server.play.engines import Engines
from cuius.server.play.workers.pool import WorkerPool
from cuius.server.settings import Settings, load_settings
from tests.bots.engines import PLAIN, command, first_choice, new_match
from tests.server.browser import Browser


@pytest.fixture
def hall(settings: Settings, clock, tmp_path) -> Iterator[Browser]:
    """The browser of a stranger at a server that lists an engine and one that never answers."""
    engines = {"plain": shlex.join(command(tmp_path, PLAIN)), "mute": "0.2s:cat"}
    with Browser(create_app(msgspec.structs.replace(settings, engines=engines), clock)) as browser:
        yield browser


def answer_at_a_table(engines: dict[str, str], level: str) -> tuple[str, Match, str]:
    """What that level answers to the first question with a choice; the game, and the seat."""
    match = new_match()
    seat = first_choice(match).seat

    async def ask() -> str:
        pool = WorkerPool(1)
        bots = TableBots(pool, Engines(engines))
        try:
            return await bots.answer(match, seat, level)
        finally:
            await bots.engines.close()
            await pool.close()

    return asyncio.run(ask()), match, seat


def test_an_engine_plays_at_a_table(tmp_path):
    engines = {"plain": shlex.join(command(tmp_path, PLAIN))}
    answer, match, seat = answer_at_a_table(engines, "engine:plain")
    assert answer == match.question(seat).words[-1]


@pytest.mark.parametrize("level", ["engine:mute", "engine:gone"])
def test_where_an_engine_fails_or_is_gone_the_steward_answers(level, lines):
    answer, match, seat = answer_at_a_table({"mute": "0.2s:cat"}, level)
    assert answer == bot_answer(match, seat, "steward", character_seed("", seat))
    assert [line["bot"] for line in lines.of("bot.engine-failed")] == [level]


def test_titles_offer_the_engines_of_the_host(hall):
    assert {"engine:plain", "engine:mute"} <= set(hall.get("/api/titles").json()[0]["bots"])
    assert {"engine:plain", "engine:mute"} <= set(hall.get("/api/titles/revolution").json()["bots"])


def test_nobody_names_a_command_over_the_wire(hall):
    anna = hall.of("Anna")
    for bot in ("engine:true", "engine:", "engine:touch x", "engine:plain --fast"):
        wish = {"title": "revolution", "players": 3, "seats": {"nobility": bot}}
        assert anna.post("/api/tables", json=wish).status_code == 400


def test_a_name_of_an_engine_is_a_short_word():
    with pytest.raises(BadConfig, match="engines"):
        load_settings(options={"engines": {"my engine": "true"}})


def test_an_engine_that_is_no_program_is_told_before_the_server_starts():
    with pytest.raises(BadConfig, match="There is no program"):
        Settings(engines={"plain": "no-such-program-here"}).check()
