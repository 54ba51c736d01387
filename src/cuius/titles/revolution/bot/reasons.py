"""Why the steward answers as it does: what a province, a region or a city comes to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cuius.core.characters import NEUTRAL, Character
from cuius.core.reasons import AnswerReason, because
from cuius.titles.revolution.bot import armies, money
from cuius.titles.revolution.bot.sight import Sight, sight_of
from cuius.titles.revolution.ids import PLACES, PROVINCES, REGIONS
from cuius.titles.revolution.state import FACTION_COUNT

Explain = Callable[[Sight, dict[str, Any], str], AnswerReason | None]


def reason(
    view: Mapping[str, Any], question: dict[str, Any], answer: str, character: Character = NEUTRAL
) -> AnswerReason | None:
    """Why it would answer so; None where there is nothing to say."""
    explain = REASONS.get(question["key"])
    if explain is None or len(question["options"]) == 1:
        return None
    try:
        return explain(sight_of(view, question["role"], character), question, answer)
    except (LookupError, ValueError):
        return None


def tenths(worth: float) -> float:
    """Victory points with one decimal."""
    return round(worth, 1) + 0.0


# Provinces


def counter(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason | None:
    """What one counter more brings there."""
    if answer == "treasury":
        return because("treasury")
    if answer not in PROVINCES:
        return because("support")
    province = PROVINCES[answer]
    return because("province", province=province, gain=tenths(s.adding(int(province), 1)))


def neutral(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    return because("neutral", province=PROVINCES[answer])


def arranged(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    """Counters go where the plan for the province has them."""
    province = s.view["province"]
    return because("arranged", province=PROVINCES[province], value=tenths(s.now(province)))


# Armies


def region(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason | None:
    if answer not in REGIONS:
        return because("no_army")
    r = int(REGIONS[answer])
    here = s.armies[r * FACTION_COUNT + s.me]
    gain = armies.holding(s, r, here + 1) - armies.holding(s, r, here)
    return because("region", region=REGIONS[answer], gain=tenths(gain))


def keep(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    where = REGIONS[question["about"]["region"][1]]
    return because("army_kept" if answer == "maintain" else "army_dismissed", region=where)


def siege(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason | None:
    return because("siege", city=PLACES[answer]) if answer in PLACES else because("no_siege")


def conversion(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason | None:
    word = answer.partition(":")[0]
    return because("conversion", place=PLACES[word]) if word in PLACES else None


# Money


def stake(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    if answer not in PLACES:
        return because("no_stake")
    gain, coins = money.best_stake(s, int(PLACES[answer]))
    return because("stake", city=PLACES[answer], gain=max(0.1, tenths(gain)), coins=coins)


def taxes(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    return because("taxes", wanted=money.wanted_coins(s))


REASONS: dict[str, Explain] = {
    "units.where": counter,
    "overflow.to": counter,
    "support.to": counter,
    "neutrals.where": neutral,
    "move.city": arranged,
    "move.town": arranged,
    "raise.where": region,
    "march.to": region,
    "army.keep": keep,
    "siege.city": siege,
    "influence.target": conversion,
    "allegiance.city": stake,
    "tax.rate": taxes,
}
"""What explains the answer to which question."""
