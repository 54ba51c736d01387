"""The steward: a player by rules of thumb, for every faction and every phase, from the view alone.

Most answers come from one question: what will this province come to, for me, if I do that? Beside this module
stand what things are worth, how counters will be arranged, and the answers phase by phase. It never draws
lots: the same view and question have the same answer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cuius.titles.revolution.bot import armies, beggars, money, provinces
from cuius.titles.revolution.bot.sight import Sight

Answer = Callable[[Sight, dict[str, Any]], str]


def steward(view: dict[str, Any], question: dict[str, Any]) -> str:
    """Its considered answer; the first option, where it has none.

    It thinks with the built-in board. On a board that its owner has changed, a thought may come to nothing or
    fall outside the options; it plays on all the same.
    """
    try:
        word = considered(view, question)
    except (LookupError, ValueError):
        word = None
    options = question["options"]
    return word if word is not None and word in options else str(options[0])


def considered(view: dict[str, Any], question: dict[str, Any]) -> str | None:
    """What it would answer; None to a question that makes no difference to it."""
    answer = ANSWERS.get(question["key"])
    return None if answer is None else answer(Sight(view, question["role"]), question)


def always(*words: str) -> Answer:
    """The first of these words that is offered."""

    def answer(s: Sight, question: dict[str, Any]) -> str:
        return next((word for word in words if word in question["options"]), question["options"][0])

    return answer


def last_place(s: Sight, question: dict[str, Any]) -> str:
    """Behind all others: it places new units, and stakes coins, knowing what they did."""
    return str(question["options"][-1])


ANSWERS: dict[str, Answer] = {
    "setup.army": armies.setup_army,
    "tax.rate": money.tax_rate,
    "support.many": money.support_many,
    "support.to": money.support_to,
    "support.intercept": money.intercept,
    "army.keep": armies.army_keep,
    "army.loot": armies.army_loot,
    "raise.where": armies.raise_where,
    "siege.city": armies.siege_city,
    "beggars.hire": beggars.hire,
    "beggars.region": beggars.region,
    "beggars.number": beggars.how_many,
    "beggars.act": beggars.act,
    "beggars.victim": beggars.victim,
    "beggars.city": beggars.city_to_sack,
    "beggars.town": beggars.province_to_plunder,
    "march.from": armies.march_from,
    "march.which": always("fresh"),
    "march.to": armies.march_to,
    "march.stop": always("stop"),
    "influence.target": armies.influence_target,
    "influence.stop": always("stop"),
    "units.where": provinces.units_where,
    "units.many": provinces.units_many,
    "conflict.from": provinces.own_counter_out,
    "conflict.neutral": provinces.neutral_out,
    "neutrals.where": provinces.neutral_where,
    "overflow.neutral_out": provinces.neutral_out,
    "overflow.to": provinces.overflow_to,
    "overflow.from": provinces.own_counter_out,
    "move.next": always("rest"),
    "move.stay": always("rearrange"),
    "move.city": provinces.move_city,
    "move.town": provinces.move_town,
    "move.push": provinces.move_push,
    "move.neutrals": provinces.move_neutrals,
    "storm.convert": armies.storm_convert,
    "allegiance.city": money.allegiance_city,
    "allegiance.coins": money.allegiance_coins,
    "order.place": last_place,
}
"""What answers which question."""
