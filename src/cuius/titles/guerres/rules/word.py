"""10-r3 Money lent, and help refused to the lender: what everybody saw, kept in mind. No rule asks for it."""

from __future__ import annotations

from cuius.titles.guerres.ids import FACTIONS
from cuius.titles.guerres.state import State


def word_at(one: int, other: int) -> int:
    """Where the columns keep what one faction has to do with another."""
    return one * len(FACTIONS) + other


def note_loan(g: State, giver: int, taker: int, money: int) -> None:
    """10-r3 A loan pays off a loan the other way first."""
    back = min(money, g.lent[word_at(taker, giver)])
    g.lent[word_at(taker, giver)] -= back
    g.lent[word_at(giver, taker)] += money - back


def note_help(g: State, by: int, to: int, money: int) -> None:
    """15.7.2-r12 A cost shared is a loan returned."""
    g.lent[word_at(to, by)] = max(0, g.lent[word_at(to, by)] - money)


def note_refusal(g: State, by: int, to: int, money: int) -> None:
    """15.7.2-r13 Not even what was borrowed is given back: a broken word, and nothing follows from it."""
    if money <= g.lent[word_at(to, by)]:
        g.word_broken[word_at(by, to)] = g.turn
        g.tell("word.broken", faction=FACTIONS[by], other=FACTIONS[to])
