"""10-r8,r9 One or two players: stewards lead the factions that have none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cuius.core.ids import Id, word_of
from cuius.core.requests import Ask, AskAll, Options, Proc
from cuius.titles.guerres.ids import FACTIONS, HUGUENOT, LEAGUE
from cuius.titles.guerres.state import State

Answerer = Callable[[State, Ask], Options]
"""(state, question) -> what the steward of the asked faction answers, as the only option."""


def seating(players: int, scenario: str, options: Mapping[str, str]) -> dict[str, tuple[Id, ...]]:
    """10-r8 With two players the Royalists have a steward, with one both other factions (ruling R61)."""
    if players == 1:
        seated: tuple[Id, ...] = (FACTIONS[options["solo"]],)
    else:
        seated = (LEAGUE, HUGUENOT) if players == 2 else FACTIONS.ids
    return {faction.word: (faction,) for faction in seated}


def led_by_stewards(g: State, procedure: Proc[None], steward: Answerer) -> Proc[None]:
    """10-r8,r9 Questions to a faction without a player offer only what its steward answers (ruling R61)."""
    answer: Any = None
    while True:
        try:
            request = procedure.send(answer)
        except StopIteration:
            return
        if isinstance(request, AskAll):
            answer = yield from all_at_once(g, request, steward)
        elif isinstance(request, Ask) and not g.seated[request.who]:
            answer = yield considered(g, request, steward, request.secret)
            if request.confirm and not request.secret:  # what it passes up tells something of its hand
                g.tell("steward.decides", faction=request.who, reveal=True)
        else:
            answer = yield request


def all_at_once(g: State, request: AskAll, steward: Answerer) -> Proc[dict[Id, Any]]:
    """Stewards choose first, in secret; then the players, all at once."""
    given: dict[Id, Any] = {}
    for role, ask in request.asks.items():
        if not g.seated[role]:
            given[role] = yield considered(g, ask, steward, secret=True)
    players = {role: ask for role, ask in request.asks.items() if g.seated[role]}
    if players:
        given |= yield AskAll(players)
    return {role: given[role] for role in request.asks}


def considered(g: State, ask: Ask, steward: Answerer, secret: bool) -> Ask:
    """The same question with a single answer, the steward's."""
    return Ask(
        ask.who, ask.key, steward, g, ask, rule=ask.rule, about=ask.about, secret=secret, part=as_recorded
    )


def as_recorded(answer: str, g: State, ask: Ask) -> Options:
    """What a steward answered in a game that is loaded: stewards learn, but what was legal stays played."""
    return tuple([option for option in ask.options(*ask.args) if word_of(option) == answer])
