"""Factions without a player: a steward gives their answers, and they are written down as forced."""

from __future__ import annotations

from typing import Any

from cuius.core.events import plain_argument
from cuius.core.ids import Id, word_of
from cuius.core.requests import Ask, AskAll, Options, Proc
from cuius.titles.guerres.bot import steward
from cuius.titles.guerres.state import State
from cuius.titles.guerres.view import own, view


def led_by_stewards(g: State, procedure: Proc[None]) -> Proc[None]:
    """10-r8,r9 Questions to a faction without a player offer only what its steward answers (ruling R61)."""
    answer: Any = None
    while True:
        try:
            request = procedure.send(answer)
        except StopIteration:
            return
        if isinstance(request, AskAll):
            answer = yield from all_at_once(g, request)
        elif isinstance(request, Ask) and not g.seated[request.who]:
            answer = yield considered(g, request, request.secret)
            if request.confirm and not request.secret:  # what it passes up tells something of its hand
                g.tell("steward.decides", faction=request.who, reveal=True)
        else:
            answer = yield request


def all_at_once(g: State, request: AskAll) -> Proc[dict[Id, Any]]:
    """Stewards choose first, in secret; then the players, all at once."""
    given: dict[Id, Any] = {}
    for role, ask in request.asks.items():
        if not g.seated[role]:
            given[role] = yield considered(g, ask, secret=True)
    players = {role: ask for role, ask in request.asks.items() if g.seated[role]}
    if players:
        given |= yield AskAll(players)
    return {role: given[role] for role in request.asks}


def considered(g: State, ask: Ask, secret: bool) -> Ask:
    """The same question with a single answer, the steward's."""
    return Ask(ask.who, ask.key, stewards_answer, g, ask, rule=ask.rule, about=ask.about, secret=secret)


def stewards_answer(g: State, ask: Ask) -> Options:
    """10-r9 What the steward chooses, knowing what its faction may know."""
    options = ask.options(*ask.args)
    words = [word_of(option) for option in options]
    role = word_of(ask.who)
    question = {
        "role": role,
        "key": ask.key,
        "about": {name: plain_argument(value) for name, value in (ask.about or {}).items()},
        "options": words,
        "named": [plain_argument(option) for option in options],
    }
    return (options[words.index(steward({**view(g), **own(g, (role,))}, question))],)
