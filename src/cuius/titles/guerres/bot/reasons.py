"""Why the steward answers as it does: the chance of what it tries, and how much likelier it makes victory."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cuius.core.characters import NEUTRAL, Character
from cuius.core.ids import Id
from cuius.core.live_view import kept
from cuius.core.reasons import AnswerReason, because, percent
from cuius.titles.guerres.bot import cards, court, fights, war
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, COUNTRIES, PROVINCES, TIMINGS, TOWNS
from cuius.titles.guerres.rules.court_actions import (
    influence_modifiers,
    persuasion_modifiers,
    surprise_modifiers,
    tax_modifiers,
    treaty_modifiers,
)

Explain = Callable[[Sight, dict[str, Any], str], AnswerReason | None]

SURE = 0.999
"""A gain so great means that the card is always played."""


def reason(
    view: Mapping[str, Any], question: dict[str, Any], answer: str, character: Character = NEUTRAL
) -> AnswerReason | None:
    """Why it would answer so; None where there is nothing to say."""
    explain = REASONS.get(question["key"])
    if explain is None or len(question["options"]) == 1:
        return None
    role = question["role"]
    try:
        sight = kept(view, role, lambda seen: Sight(seen, role, character))
        return explain(sight, question, answer)
    except (LookupError, ValueError):
        return None


def gain(worth: float) -> int:
    """By how many percent victory becomes likelier, at least none."""
    return max(0, round(100 * worth))


# Court


def actor(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason | None:
    """The best that this character can try."""
    who = CHARACTERS[answer]
    found = court.weigh(s, s.me, who)
    action = max(found, key=lambda word: court.best(found[word]))
    return attempt(s, who, action, found[action])


def action(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason | None:
    who = CHARACTERS[question["about"]["character"][1]]
    return attempt(s, who, answer, court.weigh(s, s.me, who).get(answer, {}))


def target(action: str) -> Explain:
    def explain(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason | None:
        who = CHARACTERS[question["about"]["character"][1]]
        found = court.weigh(s, s.me, who).get(action, {})
        return attempt(s, who, action, {answer: found[answer]})

    return explain


def attempt(s: Sight, who: Id, action: str, targets: dict[str, float]) -> AnswerReason | None:
    """The most promising target of an action, its chance, and what it is worth."""
    if not targets:
        return None
    word = max(targets, key=lambda each: targets[each])
    worth = gain(targets[word])
    if action in ("surprise", "influence"):
        modifiers = surprise_modifiers if action == "surprise" else influence_modifiers
        chance = court.chance(s, modifiers(s.g, s.me, who, TOWNS[word]))
        return because("attempt_town", town=TOWNS[word], chance=percent(chance), gain=worth)
    if action == "persuade":
        chance = court.chance(s, persuasion_modifiers(s.g, s.me, who, CHARACTERS[word]))
        return because("attempt_character", character=CHARACTERS[word], chance=percent(chance))
    if action == "diplomacy":
        return because("mission", country=COUNTRIES[word])
    if action == "treaty":
        return because(
            "treaty", chance=percent(court.chance(s, treaty_modifiers(s.g, s.me, who))), gain=worth
        )
    if action == "taxes":
        return because("taxes", chance=percent(court.chance(s, tax_modifiers(s.g, who))))
    return None


# Cards


def event(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    if answer == "pass":
        return because("save_card")
    worth = cards.worth_of(s, answer, question["about"])
    return because("card_sure") if worth > SURE else because("card", gain=gain(worth))


# War


def muster(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    return because("muster", province=PROVINCES[answer])


def march(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason | None:
    if answer not in PROVINCES:
        return because("rest")
    army = ARMIES[question["about"]["army"][1]]
    province = PROVINCES[answer]
    force = fights.force_of(s, army, war.march_worth(s, army, province)[1])
    towns = s.g.board.towns[province]
    best = max(towns, key=lambda town: fights.siege_worth(s, force, town), default=None)
    if best is not None and fights.siege_worth(s, force, best) > 0:
        return because("march_siege", province=province, town=TOWNS[best])
    return because("march", province=province)


def battle(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    """The odds of the battle, from the side of whoever answers."""
    active, other = war.meeting(s, question)
    own, enemy = (active, other) if question["key"] == "war.fight" else (other, active)
    wanted = answer in ("fight", "stand", "intercept")
    return because("battle" if wanted else "no_battle", chance=percent(fights.victory_odds(s, own, enemy)))


def siege(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    if answer == "pass":
        return because("no_siege")
    force = fights.force_of(s, ARMIES[question["about"]["army"][1]])
    return because("siege", town=TOWNS[answer], gain=gain(fights.siege_worth(s, force, TOWNS[answer])))


def help_ally(s: Sight, question: dict[str, Any], answer: str) -> AnswerReason:
    return because("ally_helped" if answer == "agree" else "ally_refused")


REASONS: dict[str, Explain] = {
    **{f"event.{timing.word}": event for timing in TIMINGS},
    "court.pick": actor,
    "court.character": actor,
    "court.action": action,
    "surprise.town": target("surprise"),
    "influence.town": target("influence"),
    "diplomacy.country": target("diplomacy"),
    "persuade.character": target("persuade"),
    "deploy.province": muster,
    "war.announce": march,
    "war.fight": battle,
    "war.reply": battle,
    "war.intercept": battle,
    "siege.town": siege,
    "war.contribute": help_ally,
}
"""What explains the answer to which question."""
