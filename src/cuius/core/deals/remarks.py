"""Remarks: what a bot says in talk about a deal that it is offered, or offers.

A remark rests on the offer, the bot's own answer and what everybody knows of words given and broken: those
who hear it learn nothing of what the bot holds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from cuius.core.deals.drafting import READY
from cuius.core.deals.negotiation import ACCEPT, COUNTER, REFUSE
from cuius.core.deals.secrecy import REASON, TURN
from cuius.core.ids import PASS
from cuius.core.reasons import AnswerReason

KEPT, BROKEN = "kept", "broken"

View = Mapping[str, Any]
WordRecord = Callable[[View, str, str], str]
"""(view, one role, another) -> how the other has kept its word to the one, as everybody knows.

KEPT, BROKEN, or "" where there is nothing to remember.
"""


class Remark(NamedTuple):
    """A sentence for the other parties to an offer."""

    to: tuple[str, ...]
    said: AnswerReason


def remark_on(view: View, question: dict[str, Any], answer: str, record: WordRecord | None) -> Remark | None:
    """What the asked role says with this answer; None if it says nothing."""
    me, key = question["role"], question["key"]
    if key == "deal.kind" and answer == READY:
        return remark(others_in(view["draft"], me), "offer")
    if key == REASON:
        offer = offer_numbered(view, int(question["about"]["offer"]))
        return remark(parties_beside(offer, me), REFUSE if answer == PASS else answer)
    verb, _, number = answer.partition("_")
    if key != TURN or verb not in (ACCEPT, COUNTER, REFUSE):
        return None
    offer = offer_numbered(view, int(number))
    known = record(view, me, offer["by"]) if record is not None and verb == ACCEPT else ""
    return remark(parties_beside(offer, me), f"{verb}_{known}" if known else verb)


def remark(to: tuple[str, ...], word: str) -> Remark:
    return Remark(to, AnswerReason(f"talk.{word}"))


def offer_numbered(view: View, number: int) -> dict[str, Any]:
    offer: dict[str, Any] = next(offer for offer in view["offers"] if offer["number"] == number)
    return offer


def parties_beside(offer: dict[str, Any], me: str) -> tuple[str, ...]:
    by = offer["by"]
    return tuple(dict.fromkeys([*([] if by == me else [by]), *others_in(offer["clauses"], me)]))


def others_in(clauses: list[dict[str, Any]], me: str) -> tuple[str, ...]:
    named = [clause[side] for clause in clauses for side in ("giver", "taker")]
    return tuple(dict.fromkeys([role for role in named if role != me]))
