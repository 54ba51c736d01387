"""Engines play as bots do; those that break the protocol lose their answer to the steward."""

from __future__ import annotations

import io
import json
import os
import shlex
import sys
import time
from pathlib import Path

import msgspec
import pytest

from cuius.arena.tournament import Tournament, line_up, play_game
from cuius.bots import Steward, make_bot
from cuius.bots.engine import EngineBot, EngineRunner, Limits, serve_engine
from cuius.bots.engine.process import ENVIRONMENT, EngineFailed
from cuius.bots.engine.protocol import encode_question
from cuius.bots.engine.runner import MAX_STARTS, START_WINDOW
from cuius.core.determinization import InformationSet
from cuius.core.errors import BadConfig
from cuius.core.observation import DECODE
from tests.bots.engines import EXAMPLE, PLAIN, command, first_choice, new_match

QUICK = Limits(seconds=0.4, start_seconds=10.0)

READY = 'import sys, time; print(\'{"type":"ready","protocol":1}\', flush=True)\n'

HOSTILE = {
    "silent": "import time; time.sleep(60)",
    "ends at once": "",
    "ends when asked": READY + "sys.stdin.readline(); sys.stdin.readline()",
    "garbage": READY + "print('I win', flush=True); time.sleep(60)",
    "another version": 'print(\'{"type":"ready","protocol":7}\', flush=True); input()',
    "an endless line": READY + "\nwhile True: sys.stdout.write('x' * 10000)",
    "a flood of lines": READY + '\nwhile True: print(\'{"type":"error","id":0}\')',
    "deep": READY + "print('[' * 60000, flush=True); time.sleep(60)",
    "illegal": PLAIN.replace('said["question"]["options"][-1]', '"my own rules"'),
    "never reads": READY + "time.sleep(60)",
    "resigns": PLAIN.replace('"type": "answer"', '"type": "error"'),
    "no answer": PLAIN.replace('"answer": said["question"]["options"][-1]', '"answer": 3'),
}


def test_an_engine_answers_what_it_likes(tmp_path):
    bot = EngineBot(EXAMPLE, 1, command(tmp_path, PLAIN), QUICK)
    information = first_choice(new_match())
    try:
        assert bot.think(information) == information.question()["options"][-1]
        assert not bot.engine.failures
    finally:
        bot.close()


@pytest.mark.parametrize("what", HOSTILE)
def test_an_engine_that_fails_loses_its_answer_to_the_steward(what, tmp_path):
    limits = QUICK if what != "silent" else msgspec.structs.replace(QUICK, start_seconds=0.4)
    bot = EngineBot(EXAMPLE, 1, command(tmp_path, HOSTILE[what]), limits)
    information = first_choice(new_match())
    expected = Steward(EXAMPLE)(information.view(), information.question())
    try:
        assert bot.think(information) == expected
        assert len(bot.engine.failures) == 1
    finally:
        bot.close()


def test_children_of_an_engine_die_with_it(tmp_path):
    program = (
        "import os, sys, time\n"
        "child = os.fork()\n"
        "if not child: time.sleep(60)\n"
        f"else: open({str(tmp_path / 'child')!r}, 'w').write(str(child))\n"
    ) + PLAIN
    bot = EngineBot(EXAMPLE, 1, command(tmp_path, program), QUICK)
    bot.think(first_choice(new_match()))
    child = int((tmp_path / "child").read_text())
    assert is_running(child)
    bot.close()
    for _ in range(100):
        if not is_running(child):
            break
        time.sleep(0.02)
    assert not is_running(child)


def is_running(process: int) -> bool:
    """Neither ended nor a zombie that nobody has waited for."""
    try:
        status = Path(f"/proc/{process}/stat").read_text()
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] not in "ZX"


def test_an_engine_stands_still_while_nobody_asks(tmp_path):
    program = PLAIN.replace("import json, sys", "import json, sys, os, threading").replace(
        "for line in sys.stdin:",
        f"open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\nfor line in sys.stdin:",
    )
    bot = EngineBot(EXAMPLE, 1, command(tmp_path, program), QUICK)
    try:
        bot.think(first_choice(new_match()))
        status = Path(f"/proc/{(tmp_path / 'pid').read_text()}/stat").read_text()
        for _ in range(100):
            if status.rpartition(")")[2].split()[0] == "T":
                break
            time.sleep(0.02)
            status = Path(f"/proc/{(tmp_path / 'pid').read_text()}/stat").read_text()
        assert status.rpartition(")")[2].split()[0] == "T"
    finally:
        bot.close()


def test_an_engine_has_no_more_memory_than_it_may(tmp_path):
    program = READY + "sys.stdin.readline(); sys.stdin.readline()\nx = bytearray(300 << 20)\n" + PLAIN
    limits = msgspec.structs.replace(QUICK, memory_bytes=200 << 20)
    bot = EngineBot(EXAMPLE, 1, command(tmp_path, program), limits)
    bot.think(first_choice(new_match()))
    assert bot.engine.failures == type(bot.engine.failures)(["The engine has ended."])


def test_an_engine_learns_no_secrets_from_the_environment(tmp_path, monkeypatch):
    monkeypatch.setenv("CUIUS_SECRET_KEYS", "hidden")
    program = f"import os\nopen({str(tmp_path / 'seen')!r}, 'w').write(repr(sorted(os.environ)))\n" + PLAIN
    bot = EngineBot(EXAMPLE, 1, command(tmp_path, program), QUICK)
    bot.think(first_choice(new_match()))
    bot.close()
    seen = (tmp_path / "seen").read_text()
    assert "CUIUS" not in seen
    assert not set(json.loads(seen.replace("'", '"'))) - {*ENVIRONMENT, "LC_CTYPE"}


def test_an_engine_that_fails_again_and_again_rests(tmp_path):
    now = 0.0
    runner = EngineRunner(command(tmp_path, ""), QUICK, lambda: now)
    for _ in range(MAX_STARTS):
        with pytest.raises(EngineFailed, match=r"The engine has ended\."):
            runner.ask(1, b"{}", ("yes",))
    with pytest.raises(EngineFailed, match="rests"):
        runner.ask(1, b"{}", ("yes",))
    now = START_WINDOW
    with pytest.raises(EngineFailed, match=r"The engine has ended\."):
        runner.ask(1, b"{}", ("yes",))


def test_our_own_level_plays_the_same_as_an_engine():
    config = EXAMPLE.configure(4)
    ours = f"engine:{shlex.join([sys.executable, '-m', 'cuius'])} engine example --level steward"
    here = play_game(Tournament(config, line_up(config, ["steward"]), 3), 1)
    there = play_game(Tournament(config, line_up(config, [ours, "steward"]), 3), 1)
    assert there.crash == ""
    assert there.digest == here.digest


def test_a_question_holds_no_more_than_the_seat_may_know():
    """Byte for byte the same, whatever the others hold."""
    match = new_match()
    information = first_choice(match)
    asked = DECODE(encode_question(information, 7, 1, 5.0))
    assert asked["view"] == DECODE(msgspec.json.encode(match.view(information.seat), enc_hook=int))
    other = information.sample_world(99)
    again = DECODE(encode_question(InformationSet(other, information.seat), 7, 1, 5.0))
    assert again == asked


def test_what_is_no_message_is_answered_with_an_error():
    answers = io.BytesIO()
    other = (
        b'{"type":"ask","id":4,"title":"chess","scenario":"","players":2,"options":{},"seat":"w","roles":[],'
    )
    other += b'"seed":1,"clock":{"seconds":1},"question":{},"view":{}}\n'
    serve_engine("example", "steward", {}, io.BytesIO(b'nothing\n{"type":"dance"}\n' + other), answers)
    errors = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert [(error["type"], error["id"]) for error in errors] == [("error", 0), ("error", 0), ("error", 4)]
    assert errors[2]["text"] == "This engine plays example, not chess."


@pytest.mark.parametrize(
    ("level", "why"),
    [
        ("engine:", "needs a command"),
        ("engine:no-such-program-here", "There is no program"),
        ("engine:'open", "cannot be read"),
        ("engine:0s:true", "between 0 and 600 seconds"),
    ],
)
def test_a_command_that_cannot_run_is_refused_at_once(level, why):
    with pytest.raises(BadConfig, match=why):
        make_bot(level, EXAMPLE, 1)


def test_an_engine_is_given_its_seconds():
    bot = make_bot("engine:2.5s:true", EXAMPLE, 1)
    assert isinstance(bot, EngineBot)
    assert bot.engine.limits.seconds == 2.5
    assert os.path.basename(bot.engine.command[0]) == "true"
