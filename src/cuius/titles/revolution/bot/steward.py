"""The steward: a player by rules of thumb, for every faction and every phase, from the view alone.

Most answers come from one question: what will this province come to, for me, if I do that? Beside this module
stand what things are worth, how counters will be arranged, and the answers phase by phase. It never draws
lots: the same view and question have the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cuius.core.characters import NEUTRAL, Character
from cuius.titles.revolution.bot import armies, beggars, money, provinces
from cuius.titles.revolution.bot.sight import Sight, sight_of

Answer = Callable[[Sight, dict[str, Any]], str]
Habit = Callable[[dict[str, Any]], str]


def steward(view: Mapping[str, Any], question: dict[str, Any], character: Character = NEUTRAL) -> str:
    """Its considered answer; the first option, where it has none.

    It thinks with the built-in board. On a board that its owner has changed, a thought may come to nothing or
    fall outside the options; it plays on all the same.
    """
    try:
        word = considered(view, question, character)
    except (LookupError, ValueError):
        word = None
    options = question["options"]
    return word if word is not None and word in options else str(options[0])


def considered(
    view: Mapping[str, Any], question: dict[str, Any], character: Character = NEUTRAL
) -> str | None:
    """What it would answer; None to a question that makes no difference to it."""
    habit = HABITS.get(question["key"])
    if habit is not None:
        return habit(question)
    answer = ANSWERS.get(question["key"])
    if answer is None:
        return None
    return answer(sight_of(view, question["role"], character), question)


def always(word: str) -> Habit:
    """This word, if it is offered."""
    return lambda question: word if word in question["options"] else first(question)


def first(question: dict[str, Any]) -> str:
    return str(question["options"][0])


def last(question: dict[str, Any]) -> str:
    return str(question["options"][-1])


HABITS: dict[str, Habit] = {
    "support.intercept": last,  # a coin won and a coin denied
    "march.which": always("fresh"),
    "march.stop": always("stop"),
    "influence.stop": always("stop"),
    "conflict.from": provinces.own_counter_out,
    "conflict.neutral": first,  # from a city: there it stands in everybody's way
    "overflow.neutral_out": first,
    "overflow.from": provinces.own_counter_out,
    "move.next": always("rest"),
    "move.stay": always("rearrange"),
    "storm.convert": first,  # rivals' counters all leave the city either way
    "order.place": last,  # it places new units, and stakes coins, knowing what others did
}
"""What it answers whatever the position."""

ANSWERS: dict[str, Answer] = {
    "setup.army": armies.setup_army,
    "tax.rate": money.tax_rate,
    "support.many": money.support_many,
    "support.to": money.support_to,
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
    "march.to": armies.march_to,
    "influence.target": armies.influence_target,
    "units.where": provinces.units_where,
    "units.many": provinces.units_many,
    "neutrals.where": provinces.neutral_where,
    "overflow.to": provinces.overflow_to,
    "move.city": provinces.move_city,
    "move.town": provinces.move_town,
    "move.push": provinces.move_push,
    "move.neutrals": provinces.move_neutrals,
    "allegiance.city": money.allegiance_city,
    "allegiance.coins": money.allegiance_coins,
}
"""What answers which question after a look at the position."""
