"""Functions from which an event may come say when they begin and end; lines stay where they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_tools.announcing import CannotAnnounce, announcing_sources

HEAD = "from __future__ import annotations\n"


def announcing(text: str) -> list[str]:
    """The lines after the head of a module of this text."""
    path = Path("module.py")
    return announcing_sources({path: HEAD + text})[path].splitlines()[1:]


PROCEDURE = '''
def march(g, power) -> Proc[bool]:
    """13.1 A march."""
    to = yield Ask(power, "march.to", open_to, g)
    if to == STAY:
        return False
    for unit in g.units:
        g.move(unit, to)
    return (
        yield from arrive(g, to)
    )


def open_to(g):
    return tuple(g.spaces)
'''


def test_a_procedure_says_when_it_begins_and_with_every_end():
    assert announcing(PROCEDURE) == [
        "",
        "def march(g, power) -> Proc[bool]:",
        '    """13.1 A march."""; _at = _entered(g.running, \'march\')',
        '    to = yield Ask(power, "march.to", open_to, g)',
        "    if to == STAY:",
        "        return _left((False), g.running, _at)",
        "    for unit in g.units:",
        "        g.move(unit, to)",
        "    return (",
        "        _left((yield from arrive(g, to)), g.running, _at)",
        "    )",
        "",
        "",
        "def open_to(g):",
        "    return tuple(g.spaces)",
    ]


VERBS = """
def besiege(g, space):
    if g.siege[space]:
        return
    g.siege[space] = True
    announce(g, space)


def announce(g, space):
    g.tell("é", space=space)


def carry_out(g, card):
    EFFECTS[card](g)


def strength(g, space):
    return g.units[space]
"""


def test_so_do_those_who_tell_or_call_somebody_who_may():
    lines = announcing(VERBS)
    assert lines[1:8] == [
        "def besiege(g, space):",
        "    _at = _entered(g.running, 'besiege')",
        "    if g.siege[space]:",
        "        return _left(None, g.running, _at)",
        "    g.siege[space] = True",
        "    announce(g, space)",
        "    _left(None, g.running, _at)",
    ]
    assert "    _at = _entered(g.running, 'announce'); g.tell(\"é\", space=space)" in lines
    assert "    _at = _entered(g.running, 'carry_out'); EFFECTS[card](g)" in lines
    assert lines[-1] == "    return g.units[space]"


DRIVER = """
def driver(g, procedure) -> Proc[None]:
    answer = None
    while True:
        answer = yield procedure.send(answer)
"""


def test_a_procedure_that_drives_another_keeps_apart_what_runs_in_it():
    lines = announcing(DRIVER)
    assert lines[2] == "    _at = _entered(g.running, 'driver'); _inside: list[str] = []; answer = None"
    assert lines[4] == "        answer = yield _driven(procedure, answer, g.running, _inside)"


def test_an_event_from_nowhere_is_refused():
    with pytest.raises(CannotAnnounce, match="shout tells an event"):
        announcing("def shout(game):\n    game.tell('loud')\n")
