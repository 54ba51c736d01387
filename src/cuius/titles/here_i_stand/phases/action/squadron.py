"""16.1 Which ships of a stack go, chosen by small questions.

`choose_ships(g, stack, key, rule)` asks `key.whole`, and for a part `key.squadrons` for each owner,
`key.corsairs` and `key.leader`; the catalogue has these four messages for every key.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.phases.action.formation import DONE, how_many, leaders_left
from cuius.titles.here_i_stand.rules.fleets import Fleet

ALL, PART = "all", "part"


def choose_ships(stack: Fleet, key: str, rule: str, most: int, *, remain: bool) -> Proc[Fleet]:
    """16.1-p1,p4a One to `most` ships of a stack; `remain`: other ships of the power stay in the place."""
    about = {"power": stack.power, "place": stack.place}
    if stack.size <= most:
        if stack.size == 1 and not (remain and stack.leaders):
            return stack
        whole = yield Ask(stack.power, f"{key}.whole", whole_or_part, rule=rule, about=about)
        if whole == ALL:
            return stack
    squadrons, corsairs = yield from choose_units(stack, key, rule, min(most, stack.size))
    part = stack._replace(squadrons=squadrons, corsairs=corsairs)
    if remain or part.size < stack.size:  # 16.1-x4 else no leader may stay
        leaders = yield from choose_leaders(stack, key)
        part = part._replace(leaders=leaders)
    return part


def whole_or_part() -> Options:
    return (ALL, PART)


def choose_units(
    stack: Fleet, key: str, rule: str, most: int
) -> Proc[tuple[tuple[tuple[Id, int], ...], int]]:
    """5.3-r1 Squadrons owner by owner, then corsairs; one ship at least."""
    squadrons: list[tuple[Id, int]] = []
    behind, taken, corsairs = stack.size, 0, 0
    for owner, present in stack.squadrons:
        behind -= present
        low, high = max(0, 1 - taken - behind), min(present, most - taken)
        about = {"power": owner, "place": stack.place}
        many = yield Ask(stack.power, f"{key}.squadrons", how_many, low, high, rule=rule, about=about)
        taken += many
        if many:
            squadrons.append((owner, many))
    if stack.corsairs:
        low, high = max(0, 1 - taken), min(stack.corsairs, most - taken)
        about = {"place": stack.place}
        corsairs = yield Ask(stack.power, f"{key}.corsairs", how_many, low, high, rule=rule, about=about)
    return tuple(squadrons), corsairs


def choose_leaders(stack: Fleet, key: str) -> Proc[tuple[Id, ...]]:
    """16.1-x3b Naval leaders may go along with any ship that leaves."""
    chosen: tuple[Id, ...] = ()
    while len(chosen) < len(stack.leaders):
        word = yield Ask(
            stack.power,
            f"{key}.leader",
            leaders_left,
            stack.leaders,
            chosen,
            True,
            rule="16.1-x3b",
            about={"place": stack.place},
        )
        if word == DONE:
            break
        chosen = (*chosen, word)
    return chosen
