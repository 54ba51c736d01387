"""10-r3 Allies at the table: who asks for money, who gives it, how much of it, and why not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from cuius.core.deals.remarks import BROKEN
from cuius.titles.guerres.bot.sharing import (
    FADING,
    GRUDGE,
    is_wronged,
    would_share,
    would_share_with_anybody,
)
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.bot.war import wish
from cuius.titles.guerres.ids import FACTIONS, NOBODY, ROYALIST
from cuius.titles.guerres.phases.war.money import ROUNDS, ally_of
from cuius.titles.guerres.state import word_at


class Loan(NamedTuple):
    """So many coins of one faction."""

    giver: int
    money: int


# Answering


def at_the_table(s: Sight, question: dict[str, Any]) -> str:
    """A gift is welcome; a loan is given as a cost is shared, or a smaller one; then one's own offer."""
    options = question["options"]
    for offer in s.offers:
        if f"refuse_{offer['number']}" in options:
            return f"{answer_to(s, offer, options)}_{offer['number']}"
    opens = "offer" in options and not s.offers and s.g.talk_round == 0
    return "offer" if opens and proposal(s) else "pass"


def answer_to(s: Sight, offer: dict[str, Any], options: list[str]) -> str:
    given = asked_of_me(s, offer)
    possible = f"accept_{offer['number']}" in options
    if possible and (not given or would_share(s, s.me, given, FACTIONS[offer["by"]])):
        return "accept"
    return "counter" if possible and counter_to(s, offer) else "refuse"


def asked_of_me(s: Sight, offer: dict[str, Any]) -> int:
    return sum([int(c["what"]) for c in offer["clauses"] if c["giver"] == s.me.word])


def counter_to(s: Sight, offer: dict[str, Any]) -> Loan | None:
    """As much as I can spare of what is asked.

    Not to one who broke his word to me, nor in answer to an answer, nor when he has no turn left to accept.
    """
    him = FACTIONS[offer["by"]]
    in_time = s.g.talk_round < ROUNDS - 1 or s.me == ROYALIST
    if offer["answers"] or is_wronged(s, s.me, him) or not in_time:
        return None
    for money in range(asked_of_me(s, offer) - 1, 0, -1):
        if would_share(s, s.me, money, him):
            return Loan(s.me, money)
    return None


def why_refused(s: Sight, question: dict[str, Any]) -> str:
    """A broken word; a march of one's own to pay for; or that there is nothing in it."""
    number = int(question["about"]["offer"])
    offer = next(o for o in s.offers if o["number"] == number)
    given = asked_of_me(s, offer)
    if is_wronged(s, s.me, FACTIONS[offer["by"]]) and would_share_with_anybody(s, s.me, given):
        return "broken_word"
    return "needed" if wish(s, s.me) > s.g.money[s.me] - given else "no_gain"


# Offering


def proposal(s: Sight) -> Loan | None:
    """What is missing for my best march, if the ally would give it; or for his, if I need it less."""
    g, ally = s.g, ally_of(s.g, s.me)
    if ally == NOBODY:
        return None
    cost = wish(s, s.me)
    missing = cost - g.money[s.me]
    if missing > 0:
        able = g.money[ally] >= missing and would_share(s, ally, missing, s.me)
        return Loan(ally, missing) if able else None
    lacking = wish(s, ally) - g.money[ally]
    spare = g.money[s.me] - cost
    welcome = 0 < lacking <= spare and not is_wronged(s, s.me, ally)
    return Loan(s.me, lacking) if welcome else None


def loan_now(s: Sight) -> Loan | None:
    """What I would offer now: in answer to an offer, or of my own accord."""
    for offer in s.offers:
        if offer["answered"]:
            return counter_to(s, offer)
    return proposal(s)


def draft_kind(s: Sight, question: dict[str, Any]) -> str:
    """One clause, and the offer is ready."""
    if "ready" in question["options"]:
        return "ready"
    return "money" if loan_now(s) else "cancel"


def draft_giver(s: Sight, question: dict[str, Any]) -> str | None:
    loan = loan_now(s)
    return FACTIONS[loan.giver].word if loan else None


def draft_sum(s: Sight, question: dict[str, Any]) -> str | None:
    loan = loan_now(s)
    return str(loan.money) if loan else None


# Remembering


def word_record(view: Mapping[str, Any], one: str, other: str) -> str:
    """What everybody remembers of the other's word to the one: that he did not return a loan."""
    broken = view["word_broken"][word_at(FACTIONS[other], FACTIONS[one])]
    return BROKEN if broken and FADING * (view["turn"] - broken) < GRUDGE else ""
