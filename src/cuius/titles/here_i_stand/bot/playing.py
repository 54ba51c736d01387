"""Cards: which to play next, for points or as an event, which to answer with, and which to keep."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot.events import event_worth
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
    MANDATORY,
    OTTOMAN,
    PAPACY,
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
    card = int(CARDS[about["card"][1]]) if "card" in about else s.view["card"]
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
    if s.view["impulse"] == s.me:
        hired = [w for w in options if w in HIRINGS]
        if hired and s.me != OTTOMAN:
            return hired[0]
    return PASS


def wartburg(s: Sight, question: Question) -> str:
    """Against Rome's own events, and those that are worth most."""
    card = int(CARDS[question["about"]["card"][1]])
    by = int(POWERS[question["about"]["power"][1]])
    worth = event_worth(Sight(s.view, POWERS[by].word), card)
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
