"""Cards: which to play next, for points or as an event, which to answer with, whom an event hits or helps."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot.events import event_worth
from cuius.titles.here_i_stand.bot.marching import spaces_in
from cuius.titles.here_i_stand.bot.planning import plans, sieges, urgency
from cuius.titles.here_i_stand.bot.sight import Question, Sight, place_of, power_of
from cuius.titles.here_i_stand.bot.warring import wars
from cuius.titles.here_i_stand.bot.worth import POINT
from cuius.titles.here_i_stand.ids import (
    CARDS,
    COMBAT,
    DEBATERS,
    HABSBURG,
    HOME,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    MANDATORY,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    RESPONSE,
)
from cuius.titles.here_i_stand.state import POWER_COUNT

PIRATES_POINT = 0.33
"""A point for whoever has corsairs to send out."""
MOST_KEPT = 2
"""Cards held over to the next turn."""
HIRINGS = ("swiss_mercenaries", "landsknechts")


def points_worth(s: Sight, card: int) -> float:
    """A plain worth for each point, and more for the first one while an assault waits for it."""
    many = s.board.card_cp[card]
    each = PIRATES_POINT if s.me == OTTOMAN and sum(s.corsairs.values()) > 1 else POINT
    return many * each + bool(many) * max(0.0, urgency(s) - POINT)


# The impulse


def impulse_card(s: Sight, question: Question) -> str:
    """Home cards and good events early, the rest by points; combat cards are kept as long as may be."""
    options = question["options"]
    offered = [w for w in options if w in CARDS]
    if not offered:
        return PASS
    waits = sieges(s) and sieges(s)[0].value > POINT
    kept = [w for w in offered if is_kept(s, CARDS[w])]
    if PASS in options and not waits and len(offered) == len(kept) <= MOST_KEPT:
        return PASS
    return max(offered, key=lambda w: eagerness(s, CARDS[w]))


def is_kept(s: Sight, card: int) -> bool:
    """Worth holding for a fight while there is a war: little is lost with a card of few points."""
    if s.board.card_cp[card] > 2 or CARDS[card].word in HIRINGS:
        return False
    kind = s.board.card_kind[card]
    return (kind == COMBAT and (bool(plans(s)) or wars(s) > 0)) or (kind == RESPONSE and wars(s) > 0)


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


# Answers out of turn


def restless(s: Sight, question: Question) -> str:
    """15.1-p6 Whoever storms my walls loses his mercenaries, if there are enough of them to matter."""
    attacker, space = power_of(question, "power"), place_of(question, "space")
    worth_it = s.hired.get(space * POWER_COUNT + attacker, 0) >= 2
    return str(question["options"][0]) if worth_it else PASS


def combat_card(s: Sight, question: Question) -> str:
    """In a fight of my own, the first that fits; none for others."""
    about = question["about"]
    mine = POWERS[s.me].word
    fighters = [about[name][1] for name in ("attacker", "defender", "power") if name in about]
    if fighters and mine not in fighters and not any(s.side[POWERS[f]] == s.me for f in fighters):
        return PASS
    return str(question["options"][0])


def hinder(s: Sight, question: Question) -> str:
    """Foul weather and gout for enemies who come with many."""
    about = question["about"]
    mover = next((about[n][1] for n in ("mover", "power") if n in about), None)
    if mover is None or not s.foe[POWERS[mover]] or int(about.get("units", 4)) < 4:
        return PASS
    return str(question["options"][0])


def between(s: Sight, question: Question) -> str:
    """Mercenaries come in one's own impulse only; comets when others lead."""
    options = question["options"]
    if s.now["impulse"] == s.me:
        hired = [w for w in options if w in HIRINGS]
        if hired and s.me != OTTOMAN:
            return hired[0]
    return PASS


def wartburg(s: Sight, question: Question) -> str:
    """Against Rome's own events, and those that are worth most."""
    card = int(CARDS[question["about"]["card"][1]])
    by = int(POWERS[question["about"]["power"][1]])
    worth = event_worth(s.through_eyes_of(by), card)
    against = by in (PAPACY, HABSBURG) and worth >= 0.9
    return str(question["options"][0]) if against else PASS


def luther_stands(s: Sight, question: Question) -> str:
    """For a weaker man than himself; a card comes with it."""
    names = [question["about"][name][1] for name in ("attacker", "defender")]
    mine = [d for d in names if s.board.debater_side[DEBATERS[d]] == PROTESTANT]
    weak = bool(mine) and s.board.debater_value[DEBATERS[mine[0]]] < 3
    return str(question["options"][0]) if weak else PASS


def retrieve(s: Sight, question: Question) -> str:
    """The card from the discards that is worth most to me."""
    return max(question["options"], key=lambda w: best_use(s, CARDS[w]) if w in CARDS else -1.0)


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
