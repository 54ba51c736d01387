"""21.3 Impulses of England that go their own way: under Mary I, and a pass while a child is expected."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.state import State


def mary_decides(g: State, power: Id, card: Id) -> Proc[bool]:
    """21.3-p2 Does the Papacy act in place of England?"""
    yield from ()
    return False


def papacy_acts_for_mary(g: State, card: Id) -> Proc[None]:
    """21.3-p3,p4 The Papacy burns books or calls a debate in the English zone."""
    yield from ()


def passed_with_child(g: State, power: Id) -> Proc[None]:
    """21.3-r11,r12 A pass of England lets Henry marry again."""
    yield from ()
