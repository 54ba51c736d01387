"""2.5 The march against a gate."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.example.board import COPIES, STRENGTH
from cuius.titles.example.ids import BAR, CARDS, GATES, HOUSES
from cuius.titles.example.state import State
from cuius.titles.example.victory import check_gates

HIT = 5
"""The lowest face that hits."""


def march(g: State, house: Id) -> Proc[None]:
    """2.5-r1 A card with a strength is played against a gate of somebody else."""
    card = yield Ask(
        house, "march.card", marching_cards, g, house, rule="2.5-r1", confirm=g.discreet, secret=True
    )
    gate = yield Ask(house, "march.gate", foreign_gates, g, house, rule="2.5-r1")
    g.discard(house, card)
    g.tell("march.begins", house=house, card=card, gate=gate)
    barred = yield from response_window(g, house, gate)
    if not barred:
        yield from assault(g, house, gate, STRENGTH[card])


def marching_cards(g: State, house: Id) -> Options:
    return tuple([CARDS[card] for card in sorted(set(g.hands[house])) if STRENGTH[card]])


def foreign_gates(g: State, house: Id) -> Options:
    return tuple([gate for gate in GATES.ids if g.holder[gate] != house])


def response_window(g: State, marcher: Id, gate: Id) -> Proc[bool]:
    """2.5-r2 Each other house in order may bar the gate."""
    for house in HOUSES.ids[: g.houses]:
        if house != marcher and may_hold_bar(g, house):
            about = {"marcher": marcher, "gate": gate}
            word = yield Ask(
                house,
                "respond",
                responses,
                g,
                house,
                rule="2.5-r2",
                about=about,
                confirm=g.discreet,
                secret=True,
            )
            if word != PASS:
                g.discard(house, BAR)
                g.tell("gate.barred", house=house, gate=gate)
                return True
    return False


def may_hold_bar(g: State, house: Id) -> bool:
    """Discreet tables ask by public knowledge: a house with cards, while a bar is unseen."""
    if g.discreet:
        return bool(g.hands[house]) and g.discards[BAR] < COPIES[BAR]
    return BAR in g.hands[house]


def responses(g: State, house: Id) -> Options:
    return (BAR, PASS) if BAR in g.hands[house] else (PASS,)


def assault(g: State, house: Id, gate: Id, strength: int) -> Proc[None]:
    """2.5-r3 Both sides throw; fives and sixes hit."""
    holder = HOUSES[g.holder[gate]] if g.holder[gate] >= 0 else None
    hits = count_hits((yield Roll(d6=strength, why="march.attack", who=house)))
    stands = count_hits((yield Roll(d6=g.garrison[gate], why="march.defence", who=holder)))
    g.tell("march.fought", house=house, gate=gate, hits=hits, stands=stands)
    if hits > stands:  # 2.5-r4 a tie goes to the garrison
        g.take_gate(gate, house, hits - stands)
        g.tell("gate.taken", house=house, gate=gate, men=hits - stands)
        check_gates(g)
    else:  # 2.5-r5 but never its last man
        g.garrison[gate] = max(1, g.garrison[gate] - hits // 2)


def count_hits(faces: tuple[int, ...]) -> int:
    return sum(face >= HIT for face in faces)
