"""Cards: which to play next, for points or as an event, which to answer with, whom an event hits or helps."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot.besieging import sieges
from cuius.titles.here_i_stand.bot.events import bride_worth, event_worth, points_worth
from cuius.titles.here_i_stand.bot.marching import spaces_in
from cuius.titles.here_i_stand.bot.planning import plans
from cuius.titles.here_i_stand.bot.sight import Question, Sight, place_of
from cuius.titles.here_i_stand.bot.warring import wars
from cuius.titles.here_i_stand.bot.windows import HIRINGS
from cuius.titles.here_i_stand.bot.worth import HIT
from cuius.titles.here_i_stand.ids import (
    CARDS,
    COMBAT,
    HABSBURG,
    HOME,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    MANDATORY,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    RESPONSE,
)

SOUL_AT_WORMS = {PROTESTANT: 0.5, PAPACY: 0.35, HABSBURG: 0.1}
"""What a German space is worth that the Diet wins or keeps."""
MOST_KEPT = 2
"""Cards held over to the next turn."""


# The impulse


def impulse_card(s: Sight, question: Question) -> str:
    """Home cards and good events early, the rest by points; combat cards are kept as long as may be."""
    options = question["options"]
    offered = [w for w in options if w in CARDS]
    if not offered:
        return PASS
    if PASS in options and len(offered) <= MOST_KEPT and all(is_kept(s, CARDS[w]) for w in offered):
        waits = sieges(s) and sieges(s)[0].value > s.weights.point
        if not waits:
            return PASS
    return max(offered, key=lambda w: eagerness(s, CARDS[w]))


def is_kept(s: Sight, card: int) -> bool:
    """Worth holding for a fight while there is a war: little is lost with a card of few points."""
    if s.board.card_cp[card] > 2 or CARDS[card].word in HIRINGS:
        return False
    kind = s.board.card_kind[card]
    return (kind == COMBAT and (wars(s) > 0 or bool(plans(s)))) or (kind == RESPONSE and wars(s) > 0)


def eagerness(s: Sight, card: int) -> float:
    """How soon a card should be played."""
    kind = s.board.card_kind[card]
    if kind == MANDATORY:
        return 1.25 if len(s.hand) < 3 else 0.95
    worth = max(event_worth(s, card), points_worth(s, card))
    if kind == HOME:
        worth += 0.35
    if is_kept(s, card):
        worth -= 0.8
    return worth


def manner(s: Sight, question: Question) -> str:
    """As an event where that is worth more than its points."""
    about = question["about"]
    card = int(CARDS[about["card"][1]]) if "card" in about else s.now["card"]
    if event_worth(s, card) > points_worth(s, card):
        return "event"
    return "points"


# Cards to take, to pledge and to give


def retrieve(s: Sight, question: Question) -> str:
    """The card from the discards that is worth most to me."""
    return max(question["options"], key=lambda w: best_use(s, CARDS[w]) if w in CARDS else -1.0)


def pledge(s: Sight, question: Question) -> str:
    """18.1-p1 At Worms a card's points are dice: many points for little use otherwise."""
    die = SOUL_AT_WORMS.get(MAJORS[s.me], 0.0) * HIT
    offered = [w for w in question["options"] if w in CARDS]

    def loss(word: str) -> float:
        card = CARDS[word]
        return best_use(s, card) - die * int(s.board.card_cp[card])

    return min(offered, key=loss)


def best_use(s: Sight, card: int) -> float:
    return max(event_worth(s, card), points_worth(s, card))


def give_away(s: Sight, question: Question) -> str:
    """The card that is worth least to me."""
    return min(question["options"], key=lambda w: best_use(s, CARDS[w]) if w in CARDS else 9.0)


# Whom an event hits and whom it helps: the leader is hit, oneself is helped.


def grudge(s: Sight, power: int) -> float:
    """How gladly I hurt somebody: enemies, and whoever is ahead; never friends."""
    if s.friend[power]:
        return -1.0
    points = s.view["vp"]
    ahead = points[power] - 10 if power in range(len(MAJORS)) else 0
    return ahead + (4 if s.foe[power] else 0) + 10 * s.menace[power]


def bride(s: Sight, question: Question) -> str | None:
    """24-k73 The minor power that is worth most at my side, or away from its ally; never one of mine."""
    offered = [w for w in question["options"] if w in POWERS]
    return max(offered, key=lambda w: bride_worth(s, POWERS[w])) if offered else None


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


def poor_port(s: Sight, question: Question) -> str:
    """24-k86 For the Knights: no key, and none of my stacks, if it can be helped."""
    offered = spaces_in(question)
    return offered[min(offered, key=lambda p: (s.board.key[p], s.armies.get(p, 0), p))]


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
