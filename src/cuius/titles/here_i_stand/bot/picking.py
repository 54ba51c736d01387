"""Whom an event hits and whom it helps: the leader is hit, oneself is helped."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot.marching import spaces_in
from cuius.titles.here_i_stand.bot.sight import Question, Sight, place_of
from cuius.titles.here_i_stand.ids import INDEPENDENT, LEADERS, MAJORS, PLACES, POWERS


def grudge(s: Sight, power: int) -> float:
    """How gladly I hurt somebody: enemies, and whoever is ahead; never friends."""
    if s.friend[power]:
        return -1.0
    points = s.view["vp"]
    ahead = points[power] - 10 if power in range(len(MAJORS)) else 0
    return ahead + (4 if s.foe[power] else 0) + 10 * s.menace[power]


def victim(s: Sight, question: Question) -> str:
    """The power most worth hurting."""
    offered = [w for w in question["options"] if w in POWERS]
    return max(offered, key=lambda w: grudge(s, POWERS[w])) if offered else str(question["options"][0])


def friend(s: Sight, question: Question) -> str:
    """Myself, else an ally, else the last on points."""
    offered = [w for w in question["options"] if w in POWERS]
    if not offered:
        return str(question["options"][0])
    me = POWERS[s.me].word
    return me if me in offered else min(offered, key=lambda w: grudge(s, POWERS[w]) + 100 * s.foe[POWERS[w]])


def place_to_hurt(s: Sight, question: Question) -> str:
    """The space of the power most worth hurting, a key before others."""
    offered = spaces_in(question)
    if not offered:
        return str(question["options"][0])

    def rank(place: int) -> tuple[float, bool, int, int]:
        here = s.land.get(place, {})
        men = max([many for p, many in here.items() if not s.friend[p]], default=0)
        return grudge(s, s.holder(place)), s.board.key[place], men, -place

    return offered[max(offered, key=rank)]


def men_to_hurt(s: Sight, question: Question) -> str:
    """The largest stack that is not a friend's."""
    offered = spaces_in(question)
    if not offered:
        return str(question["options"][0])

    def rank(place: int) -> tuple[float, int]:
        here = s.land.get(place, {})
        return max(
            [many * (2 if s.foe[p] else 1) * (not s.friend[p]) for p, many in here.items()], default=0
        ), -place

    return offered[max(offered, key=rank)]


def unrest(s: Sight, question: Question) -> str:
    """In spaces of others; enough, once none is left."""
    offered = {p: w for p, w in spaces_in(question).items() if s.holder(p) not in (s.me, INDEPENDENT)}
    if not offered:
        return PASS if PASS in question["options"] else str(question["options"][0])
    return offered[max(offered, key=lambda p: (s.board.key[p], grudge(s, s.holder(p)), -p))]


def leader_to_hurt(s: Sight, question: Question) -> str:
    offered = [w for w in question["options"] if w in LEADERS]
    if not offered:
        return str(question["options"][0])
    return max(offered, key=lambda w: grudge(s, s.board.leader_power[LEADERS[w]]))


def leader_to_free(s: Sight, question: Question) -> str:
    offered = [w for w in question["options"] if w in LEADERS]
    if not offered:
        return str(question["options"][0])
    return min(offered, key=lambda w: grudge(s, s.board.leader_power[LEADERS[w]]))


def stronghold(s: Sight, question: Question) -> str:
    """With my largest stack; the capital among equals."""
    offered = spaces_in(question)
    if not offered:
        return str(question["options"][0])
    capital = s.board.capital_of
    return offered[max(offered, key=lambda p: (s.armies.get(p, 0), capital[p] == s.me, -p))]


def capital(s: Sight, question: Question) -> str:
    offered = spaces_in(question)
    home = [p for p in offered if s.board.capital_of[p] == s.me]
    return offered[home[0]] if home else str(question["options"][0])


def emperor_to(s: Sight, question: Question) -> str:
    """Charles goes where most of his men are."""
    return stronghold(s, question)


def fortress_at(s: Sight, question: Question) -> str:
    """On my own border: a space of mine next to an enemy's."""
    offered = spaces_in(question)
    links = s.board.links

    def rank(place: int) -> tuple[bool, int, int]:
        return s.is_mine(place), sum([s.foe[s.holder(n)] for n in links[place]]), -place

    return offered[max(offered, key=rank)]


def mercenaries_at(s: Sight, question: Question) -> str:
    """Where the main army stands."""
    offered = spaces_in(question)
    led = [p for p in offered if p in s.generals]
    return offered[max(led or offered, key=lambda p: (s.armies.get(p, 0), -p))]


def men_abroad(s: Sight, question: Question) -> str:
    """From where they are least needed: the smallest stack that is no key."""
    offered = spaces_in(question)
    if not offered:
        return str(question["options"][0])
    return offered[max(offered, key=lambda p: (not s.board.key[p], s.armies.get(p, 0), -p))]


def omen(s: Sight, question: Question) -> str:
    return "discard" if "discard" in question["options"] else str(question["options"][0])


def place_asked(question: Question) -> int:
    return place_of(question, "space")


def place_named(word: str) -> int:
    return int(PLACES[word])
