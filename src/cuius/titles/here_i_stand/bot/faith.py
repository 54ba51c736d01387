"""Answers about the Reformation: whom to win over, where to debate, what to translate."""

from __future__ import annotations

from functools import cache

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot.sight import Question, Sight
from cuius.titles.here_i_stand.bot.worth import outbids, weight
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    DEBATERS,
    ENGLAND,
    ENGLISH,
    NEITHER,
    NO_ZONE,
    NOBODY,
    OTTOMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
    PROTESTANT_FAITH,
    TRANSLATIONS,
    ZONES,
)
from cuius.titles.here_i_stand.state import COMMITTED, FREE, POWER_COUNT

TESTAMENT, BIBLE = 6, 10
"""The points that a translation of either takes."""
PRINTING_PRESS = 2
"""As in rules/lasting.py: a die more for the Protestant this turn."""
PREVAILING_POPES = (10, 11)
"""Paul III and Julius III win ties."""


def faith_of(s: Sight, power: int) -> int:
    """What the land units of a power count as."""
    side = s.side[power]
    if side == ENGLAND:
        ruler: int = s.view["ruler"][ENGLAND]
        return s.board.ruler_units[ruler]
    if side == PROTESTANT:
        return PROTESTANT_FAITH
    return NEITHER if side == OTTOMAN else CATHOLIC


def dice(s: Sight, faith: int, space: int) -> int:
    """Dice of one side in an attempt there."""
    there, around = sources_of(s, faith)
    return max(1, there[space] + sum([around[other] for other in s.board.links[space]]))


def pillars_of(s: Sight, faith: int) -> list[int]:
    """Where reformers are, or schools."""
    found: list[int] = s.view["reformer_at"] if faith == PROTESTANT_FAITH else s.view["universities"]
    return found


def sources_of(s: Sight, faith: int) -> tuple[list[int], list[int]]:
    """By space: the dice that it gives to an attempt in it, and to one next to it."""
    known = s.sources
    if faith not in known:
        powers = {p for p in range(POWER_COUNT) if faith_of(s, p) == faith}
        stacks = [space for space, here in s.land.items() if not powers.isdisjoint(here)]
        pillars = {space for space in pillars_of(s, faith) if space >= 0}
        there, around = [0] * len(s.faith), [int(here == faith) for here in s.faith]
        for space in (*pillars, *stacks):
            there[space] += 2
            around[space] += 1
        for space in s.unrest:
            around[space] = 0
        known[faith] = there, around
    return known[faith]


def calm_spaces(s: Sight, faith: int) -> set[int]:
    """Spaces of a faith without unrest, from which it reaches others."""
    known = s.calm
    if faith not in known:
        known[faith] = {space for space, here in enumerate(s.faith) if here == faith}.difference(s.unrest)
    return known[faith]


def reform_chance(s: Sight, space: int, zone: int = NO_ZONE) -> float:
    attack = dice(s, PROTESTANT_FAITH, space)
    attack += bool(s.view["lasting"][PROTESTANT] & PRINTING_PRESS)
    targeted = zone in (NO_ZONE, s.board.zone[space])
    return outbids(attack, dice(s, CATHOLIC, space), targeted)


def counter_chance(s: Sight, space: int) -> float:
    prevails = s.view["ruler"][PAPACY] in PREVAILING_POPES
    return outbids(dice(s, CATHOLIC, space), dice(s, PROTESTANT_FAITH, space), prevails)


def soul_worth(s: Sight, space: int) -> float:
    """What a space under one's own influence is worth: electorates and English homes more."""
    worth = 1.0
    if s.board.electorate[space]:
        worth += 1.5
    if s.board.home[space] == ENGLAND:
        worth += 0.4 if s.me == ENGLAND else 0.0
    return worth


def reformation_target(s: Sight, question: Question) -> str:
    """The most for the attempt."""
    return max(question["options"], key=lambda w: reform_chance(s, PLACES[w]) * soul_worth(s, PLACES[w]))


def counter_target(s: Sight, question: Question) -> str:
    return max(question["options"], key=lambda w: counter_chance(s, PLACES[w]) * soul_worth(s, PLACES[w]))


def flip_space(s: Sight, question: Question) -> str:
    """Won without dice: what is worth most, then what would be hardest to win; nothing is left."""
    hard = reform_chance if s.me == PROTESTANT else counter_chance
    spaces = [w for w in question["options"] if w != PASS]
    return max(spaces, key=lambda w: (soul_worth(s, PLACES[w]), -hard(s, PLACES[w])))


def reformable(s: Sight, zone: int) -> list[float]:
    """Chances of attempts in a zone, the best first."""
    known: dict[int, list[float]] = s.thoughts.setdefault("reformable", {})
    if zone not in known:
        known[zone] = sorted(
            [
                reform_chance(s, space, zone)
                for space in s.board.in_zone[zone]
                if s.faith[space] == CATHOLIC and is_reached(s, space, PROTESTANT_FAITH)
            ],
            reverse=True,
        )
    return known[zone]


def recoverable(s: Sight, zone: int) -> list[float]:
    found = []
    for space in s.board.in_zone[zone]:
        if s.faith[space] == PROTESTANT_FAITH and is_reached(s, space, CATHOLIC):
            found.append(counter_chance(s, space))
    return sorted(found, reverse=True)


def is_reached(s: Sight, space: int, faith: int) -> bool:
    """Does the faith stand next to it, or its reformer or school in it?"""
    calm = calm_spaces(s, faith)
    if not calm.isdisjoint(s.board.neighbours[space]) or space in pillars_of(s, faith):
        return True
    return any(not calm.isdisjoint(s.board.ports_on[sea]) for sea in s.board.seas[space])


def treatise_worth(s: Sight) -> float:
    """Spaces that a treatise in the best zone will win."""
    if s.me == ENGLAND:
        return sum(reformable(s, ENGLISH)[:2])
    return max([sum(reformable(s, zone)[:2]) for zone in ZONES])


def treatise_zone(s: Sight, question: Question) -> str:
    return max(question["options"], key=lambda w: sum(reformable(s, ZONES[w])[:2]))


def burning_worth(s: Sight) -> float:
    return max([sum(recoverable(s, zone)[:2]) for zone in ZONES])


def burning_zone(s: Sight, question: Question) -> str:
    return max(question["options"], key=lambda w: sum(recoverable(s, ZONES[w])[:2]))


# Debates


def speakers(s: Sight, power: int, zone: int, standing: int) -> list[int]:
    """Debaters of a side who could speak in a zone."""
    board = s.board
    return [
        d
        for d, how in enumerate(s.view["debater"])
        if how == standing
        and board.debater_side[d] == power
        and (power == PAPACY or board.debater_zone[d] == zone)
    ]


@cache
def dispute(attack: int, defence: int, mine: int, theirs: int, soul: float) -> float:
    """What a debate is worth to its caller: spaces by the margin, and a man lost whom it exceeds (18.5)."""
    worth = 0.0
    for hits in range(attack + 1):
        for losses in range(defence + 1):
            margin = hits - losses
            chance = weight(attack, hits) * weight(defence, losses)
            if margin > 0:
                worth += chance * (soul * margin + (theirs if margin > theirs else 0))
            elif margin < 0:
                worth -= chance * (soul * -margin + (mine if -margin > mine else 0))
    return worth


def debate_worth(s: Sight, zone: int) -> float:
    """How good a debate in this zone looks to the one who calls it, in points."""
    mine = speakers(s, s.me, zone, FREE)
    other = PROTESTANT if s.me == PAPACY else PAPACY
    if not mine:
        return 0.0
    value = s.board.debater_value
    own = round(sum([value[d] for d in mine]) / len(mine))
    pools = [(FREE, 2), (COMMITTED, 1)]
    best = 0.0
    for standing, more in pools:
        there = speakers(s, other, zone, standing)
        if there:
            theirs = round(sum([value[d] for d in there]) / len(there))
            best = max(best, dispute(3 + own, more + theirs, own, theirs, s.weights.soul))
    return best


def debate_zone(s: Sight, question: Question) -> str:
    return max(question["options"], key=lambda w: debate_worth(s, ZONES[w]))


def debate_pool(s: Sight, question: Question) -> str:
    """Against the weaker pool."""
    zone = int(ZONES[question["about"]["zone"][1]])
    other = PROTESTANT if s.me == PAPACY else PAPACY
    value = s.board.debater_value

    def strength(word: str) -> float:
        standing, more = (FREE, 2) if word == "uncommitted" else (COMMITTED, 1)
        there = speakers(s, other, zone, standing)
        return more + sum([value[d] for d in there]) / max(1, len(there))

    return min(question["options"], key=strength)


def best_debater(s: Sight, question: Question) -> str:
    """The strongest on offer; an enemy's where he would be shut out."""
    offered = [w for w in question["options"] if w in DEBATERS]
    if not offered:
        return PASS
    return max(
        offered, key=lambda w: (s.board.debater_side[DEBATERS[w]] == s.me, s.board.debater_value[DEBATERS[w]])
    )


def helper(s: Sight, question: Question) -> str:
    """Commit the weakest debater who helps; the strong are kept for debates."""
    offered = [w for w in question["options"] if w in DEBATERS]
    if not offered:
        return PASS
    word = min(offered, key=lambda w: (s.board.debater_value[DEBATERS[w]], w))
    return word if s.board.debater_value[DEBATERS[word]] <= 3 else PASS


# Scripture


def language(s: Sight, question: Question) -> str:
    """What brings most for each point that it still takes; German before the others."""
    return max(question["options"], key=lambda w: (scripture_worth(s, TRANSLATIONS[w]), -TRANSLATIONS[w]))


def scripture_worth(s: Sight, at: int) -> float:
    """What each point brings that a Testament, then a Bible in this language still takes."""
    testament, bible = int(s.view["testament"][at]), int(s.view["bible"][at])
    souls = s.weights.soul * sum(reformable(s, ZONES[TRANSLATIONS[at].word])[:6])
    if testament < TESTAMENT:
        return souls / (TESTAMENT - testament)
    if bible < BIBLE:
        return (souls * 1.15 + s.weights.scripture) / (BIBLE - bible)
    return 0.0


def all_points(s: Sight, question: Question) -> str:
    return max(question["options"], key=int)


def university_space(s: Sight, question: Question) -> str:
    """Where most Protestant neighbours are."""

    def rank(word: str) -> tuple[int, int]:
        space = PLACES[word]
        return sum([s.faith[n] == PROTESTANT_FAITH for n in s.board.links[space]]), -int(space)

    return max(question["options"], key=rank)


def ban_whom(s: Sight, question: Question) -> str:
    """The reformer who matters, else the ruler who leads."""
    order = ("luther", "calvin", "zwingli", "cranmer")
    found = next((w for w in order if w in question["options"]), None)
    return found or str(question["options"][NOBODY])
