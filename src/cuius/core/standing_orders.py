"""Standing orders: a role decides in advance how it answers, so that play need not wait for it.

"Pass for me until the next turn", "ask me only if I can do something", "play this card if that happens".
What an order answers is journalled like any other answer. It answers at once, so it may not depend on what
a hand lacks: a pass where nothing else is possible is left to the table, which lets a moment go by first.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.core.ids import PASS, word_of
from cuius.core.requests import Ask, Options

ONLY_IF_I_CAN = "only_if_i_can"
ASK_ME = "ask_me"


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One instruction of one role."""

    role: str
    key: str
    """The question it answers; "respond.*" answers every question that begins so."""
    answer: str = PASS
    """The word to answer; or "only_if_i_can": let the table pass where nothing but passing is possible; or
    "ask_me": take the earlier order back."""
    when: dict[str, str] = {}
    """Arguments the question must be about, such as {"space": "calais"}."""
    until: str | None = None
    """The checkpoint that ends it, such as "turn"; None means the end of the game."""
    times: int | None = None
    """How often it may answer; None means always. What the table passes for "only_if_i_can" is not
    counted."""

    def covers(self, ask: Ask) -> bool:
        if self.key.endswith("*"):
            if not ask.key.startswith(self.key[:-1]):
                return False
        elif ask.key != self.key:
            return False
        about = ask.about or {}
        return all(name in about and word_of(about[name]) == word for name, word in self.when.items())

    def choose(self, ask: Ask, options: Options, past: bool = False) -> Any | None:
        """The option it takes, or None if the role itself must answer.

        `past`: in older journals, where forced passes were given at once.
        """
        if not self.covers(ask):
            return None
        if self.answer == ONLY_IF_I_CAN:
            return options[0] if past and len(options) == 1 and word_of(options[0]) == PASS else None
        return next((o for o in options if word_of(o) == self.answer), None)

    def after_use(self) -> Order | None:
        """The order after one more answer; None if it is used up."""
        if self.times is None:
            return self
        return msgspec.structs.replace(self, times=self.times - 1) if self.times > 1 else None


class Orders:
    """The standing orders in force at one table, oldest first."""

    __slots__ = ("in_force",)

    def __init__(self, in_force: tuple[Order, ...] = ()) -> None:
        self.in_force = in_force

    def __bool__(self) -> bool:
        return bool(self.in_force)

    def add(self, *orders: Order) -> None:
        """A new order replaces the role's earlier one for the same question and condition."""
        for new in orders:
            kept = [o for o in self.in_force if (o.role, o.key, o.when) != (new.role, new.key, new.when)]
            self.in_force = (*kept,) if new.answer == ASK_ME else (*kept, new)

    def lets_pass(self, role: str, ask: Ask) -> bool:
        """Does the role want the table to pass for it here, where it can do nothing else?"""
        return any(o.role == role and o.answer == ONLY_IF_I_CAN and o.covers(ask) for o in self.in_force)

    def answer_of_row(self, role: str, ask: Ask, options: Options) -> Any | None:
        """What the role's orders have answered here in a journal; orders of older ones passed at once."""
        choice = self.answer(role, ask, options)
        return self.answer(role, ask, options, past=True) if choice is None else choice

    def answer(self, role: str, ask: Ask, options: Options, past: bool = False) -> Any | None:
        """What the role's orders answer here, newest order first, or None; `past` as in `Order.choose`."""
        for order in reversed(self.in_force):
            if order.role == role:
                choice = order.choose(ask, options, past)
                if choice is not None:
                    self.in_force = tuple(
                        left
                        for o in self.in_force
                        if (left := o.after_use() if o is order else o) is not None
                    )
                    return choice
        return None

    def expire_at(self, checkpoint: str) -> None:
        """Remove the orders that end at this checkpoint."""
        if any(o.until == checkpoint for o in self.in_force):
            self.in_force = tuple(o for o in self.in_force if o.until != checkpoint)
