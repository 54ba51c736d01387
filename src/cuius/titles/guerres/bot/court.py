"""14 The steward at court: who comes, who acts, and on whom."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from typing import Any

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.titles.guerres.bot.campaign import LED_BY_ALLY, means_worth
from cuius.titles.guerres.bot.sight import Sight
from cuius.titles.guerres.ids import CHARACTERS, FACTIONS, NO_RANK, ROYALIST
from cuius.titles.guerres.rules.court_actions import (
    can_influence,
    can_write,
    countries_to_visit,
    diplomacy_modifiers,
    influence_modifiers,
    is_bankrupt,
    open_to_persuasion,
    persuasion_modifiers,
    surprise_modifiers,
    tax_modifiers,
    total_of,
    towns_of_ally,
    towns_to_surprise,
    treaty_modifiers,
    ways_to_succeed,
)

THROWS = 36
WAYS = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}

Weighed = dict[str, dict[str, float]]
"""Action -> target -> what the attempt is worth; actions without a target have themselves."""
TargetsWeighed = Callable[[Sight, Id, Id], dict[str, float]]
"""(sight, faction, character) -> target -> what the attempt is worth."""


def chance(s: Sight, modifiers: tuple[Modifier, ...]) -> float:
    return ways_to_succeed(s.g.board, modifiers) / THROWS


def weigh(s: Sight, faction: Id, character: Id) -> Weighed:
    """What each action of a character is worth to the steward."""
    known = s.attempts.get((faction, character))
    if known is None:
        known = s.attempts[faction, character] = weigh_afresh(s, faction, character)
    return known


def weigh_afresh(s: Sight, faction: Id, character: Id) -> Weighed:
    g, found = s.g, {}
    found["surprise"] = {
        t.word: chance(s, surprise_modifiers(g, faction, character, t))
        * s.town_gain(t, faction)
        * s.liking("faith", t.word)
        for t in towns_to_surprise(g, faction, character)
    }
    intrigue, diplomat = g.board.intrigue[character], g.board.diplomat[character]
    if can_influence(g, faction, character):
        found["influence"] = once(s, influences, faction, character, intrigue)
    found["diplomacy"] = once(s, missions, faction, character, intrigue, diplomat)
    if can_write(g, faction, character):
        odds = chance(s, treaty_modifiers(g, faction, character))
        found["treaty"] = {"treaty": odds * s.gain(treaties=(faction,)) * s.liking("honour", "treaty")}
    found["persuade"] = once(s, persuasions, faction, character, intrigue)
    if faction == ROYALIST:
        found["taxes"] = {"taxes": chance(s, tax_modifiers(g, character)) * tax_worth(s)}
    return found


def once(s: Sight, weigh: TargetsWeighed, faction: Id, character: Id, *values: int) -> dict[str, float]:
    """What targets are worth to a character, weighed once for all who have the same values on their cards."""
    known = s.equals.get((weigh, faction, values))
    if known is None:
        known = s.equals[weigh, faction, values] = weigh(s, faction, character)
    return known


def influences(s: Sight, faction: Id, character: Id) -> dict[str, float]:
    """14.7-r11 By intrigue."""
    return {
        t.word: chance(s, influence_modifiers(s.g, faction, character, t)) * s.town_gain(t, faction)
        for t in towns_of_ally(s.g, faction)
    }


def missions(s: Sight, faction: Id, character: Id) -> dict[str, float]:
    """14.7-r16 By intrigue, and whether he is a diplomat."""
    return {
        c.word: mission(s, faction, character, c) * s.liking("trade", c.word)
        for c in countries_to_visit(s.g, faction)
    }


def persuasions(s: Sight, faction: Id, character: Id) -> dict[str, float]:
    """14.7-r31 By intrigue."""
    return {
        c.word: chance(s, persuasion_modifiers(s.g, faction, character, c)) * talent(s, c)
        for c in open_to_persuasion(s.g, faction)
    }


def tax_worth(s: Sight) -> float:
    """15.3-r3,r4 Another level: an army now, or in a later turn that has none yet; or a little more."""
    numbers = s.g.board.numbers
    if not s.g.taxes:
        return means_worth(s, ROYALIST, numbers.tax_money, (1 - LED_BY_ALLY) * numbers.tax_troops)
    if s.g.taxes <= s.left:
        return s.weights.later_taxes * s.conquest()
    return means_worth(s, ROYALIST, numbers.tax_more_money, numbers.tax_more_troops)


def mission(s: Sight, faction: Id, character: Id, country: Id) -> float:
    """14.7-r17 What a mission brings on the average: coins and troops."""
    subsidy = s.g.board.subsidies[faction][country]
    if subsidy is None or is_bankrupt(s.g, country):
        return 0.0
    more = total_of(0, diplomacy_modifiers(s.g, character, country))
    likely = row_chances(s.g.board.rows, more, s.g.board.numbers.natural_fail)
    granted = zip(likely, subsidy.money, subsidy.troops, strict=True)
    return sum([odds * means_worth(s, faction, money, troops) for odds, money, troops in granted])


@cache
def row_chances(rows: tuple[int, ...], more: int, natural_fail: int) -> tuple[float, ...]:
    """14.7-r17 How likely a mission comes to each row of the table."""
    found = [0.0] * len(rows)
    for dice, ways in WAYS.items():
        if dice > natural_fail and dice + more >= rows[0]:
            found[bisect_right(rows, dice + more) - 1] += ways / THROWS
    return tuple(found)


def talent(s: Sight, character: Id) -> float:
    """What it is worth to have a character rather than that a rival has him, for as long as he lives."""
    board = s.g.board
    turns = 1 + max(0, min(2, s.left, board.dies[character] - s.g.turn))
    leads = 1.5 + board.tactical[character] if board.command[character] != NO_RANK else 0
    skills = board.diplomat[character] + board.writer[character] + board.administrator[character]
    values = board.military[character] + board.intrigue[character]
    return s.weights.talent * (values + leads + skills) * turns


def best(found: dict[str, float]) -> float:
    return max(found.values(), default=0.0)


def use_of(s: Sight, faction: Id, character: Id) -> float:
    """The worth of a character's best action."""
    return max([best(targets) for targets in weigh(s, faction, character).values()], default=0.0)


# Answers


def call_to_court(s: Sight, question: dict[str, Any]) -> str:
    """14.3-r6 The most useful."""
    return most(question, lambda word: use_of(s, s.me, CHARACTERS[word]))


def give_to_neighbour(s: Sight, question: dict[str, Any]) -> str:
    """14.3-r9 The least useful to him, as values go."""
    board = s.g.board

    def poverty(word: str) -> float:
        c = CHARACTERS[word]
        skills = board.diplomat[c] + 2 * board.writer[c] + board.administrator[c]
        return -(max(board.military[c] * bool(board.influence[c]), board.intrigue[c]) + 0.5 * skills)

    return most(question, poverty)


def lead_the_faction(s: Sight, question: dict[str, Any]) -> str:
    """4-r10 A faction leader attacks wherever he likes."""
    return most(question, lambda word: s.g.board.military[CHARACTERS[word]])


def name_an_equal(s: Sight, question: dict[str, Any]) -> str:
    """10-r5 Of equals the abler leads a friend, and the duller an enemy."""
    friend = not s.g.enemies(FACTIONS[question["about"]["faction"][1]], s.me)
    return most(question, lambda word: s.g.board.military[CHARACTERS[word]] * (1 if friend else -1))


def choose_actor(s: Sight, question: dict[str, Any]) -> str:
    """14.6-r1 Who has most to win now."""
    return most(question, lambda word: use_of(s, s.me, CHARACTERS[word]))


def choose_action(s: Sight, question: dict[str, Any]) -> str:
    found = weigh(s, s.me, CHARACTERS[question["about"]["character"][1]])
    return most(question, lambda word: best(found.get(word, {})))


def choose_target(action: str) -> Any:
    """The town, country or character that promises most."""

    def answer(s: Sight, question: dict[str, Any]) -> str:
        found = weigh(s, s.me, CHARACTERS[question["about"]["character"][1]]).get(action, {})
        return most(question, lambda word: found.get(word, 0.0))

    return answer


def send_the_squadron(s: Sight, question: dict[str, Any]) -> str:
    """14.2-r7 Against enemies, and against an ally who is ahead."""
    acting = FACTIONS[question["about"]["faction"][1]]
    wanted = s.g.enemies(acting, s.me) or s.hopes[acting] > s.hopes[s.me]
    return str(question["options"][0]) if wanted else "pass"


def most(question: dict[str, Any], worth: Any) -> str:
    """The first option of the highest worth."""
    return str(max(question["options"], key=worth))
