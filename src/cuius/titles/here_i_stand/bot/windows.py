"""Cards played out of turn: in one's own fights, against an enemy's moves, against Rome.

A window that is not named here is passed by: what helps there is not known.
"""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot.events import event_worth
from cuius.titles.here_i_stand.bot.sight import Question, Sight, place_of, power_of
from cuius.titles.here_i_stand.ids import (
    CARDS,
    DEBATERS,
    ENGLAND,
    HABSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
)
from cuius.titles.here_i_stand.state import POWER_COUNT

HIRINGS = ("swiss_mercenaries", "landsknechts")
BRIBE = "mercenaries_bribed"
MANY = 6
"""Units on both sides that make a battle worth the Sultan's home card."""


# In a fight of my own


def my_part(s: Sight, question: Question) -> str:
    """The name under which the question tells of me or a minor power of mine; empty if I do not fight."""
    about = question["about"]
    for name in ("attacker", "defender", "power"):
        if name in about and s.side[POWERS[about[name][1]]] == s.me:
            return name
    return ""


def combat_card(s: Sight, question: Question) -> str:
    """In a fight of my own, the first that helps; none for others."""
    if not my_part(s, question):
        return PASS
    useful = [w for w in question["options"] if w in CARDS and (w != BRIBE or can_bribe(s, question))]
    return useful[0] if useful else PASS


def can_bribe(s: Sight, question: Question) -> bool:
    """24-k26 Only where the other side has mercenaries to come over."""
    about = question["about"]
    others = [power_of(question, n) for n in ("attacker", "defender") if n in about]
    return any(p != s.me and any(at % POWER_COUNT == p for at in s.hired) for p in others)


def last_hirings(s: Sight, question: Question) -> str:
    """14-p1, 15.1-p2b Mercenaries for my own fight; the Sultan scatters an enemy's and arms nobody."""
    part = my_part(s, question)
    offered = [w for w in question["options"] if w in HIRINGS]
    if not part or not offered:
        return PASS
    if s.me != OTTOMAN:
        return offered[0]
    space = place_of(question, "space") if "space" in question["about"] else -1
    facing = sum(
        [many for at, many in s.hired.items() if at // POWER_COUNT == space and s.foe[at % POWER_COUNT]]
    )
    return "landsknechts" if "landsknechts" in offered and facing >= 2 else PASS


def janissaries(s: Sight, question: Question) -> str:
    """14-p7 The Sultan's home card for a battle that matters; in a skirmish it is worth more as a levy."""
    if not my_part(s, question):
        return PASS
    about = question["about"]
    where = place_of(question, "space") if "space" in about else -1
    here = s.land.get(where, {})
    big = where < 0 or sum(here.values()) >= MANY
    return str(question["options"][0]) if big else PASS


def guns(s: Sight, question: Question) -> str:
    """15.1-p8 Siege artillery for my own assault, not for that of others."""
    return str(question["options"][0]) if my_part(s, question) == "power" else PASS


def own_side(s: Sight, question: Question) -> str | None:
    """24-k34 My own ships row harder."""
    return next((w for w in question["options"] if w in POWERS and s.side[POWERS[w]] == s.me), None)


def restless(s: Sight, question: Question) -> str:
    """15.1-p6 Whoever storms my walls loses his mercenaries, if there are enough of them to matter."""
    attacker, space = power_of(question, "power"), place_of(question, "space")
    worth_it = s.hired.get(space * POWER_COUNT + attacker, 0) >= 2
    return str(question["options"][0]) if worth_it else PASS


# Against the moves of others


def hinder(s: Sight, question: Question) -> str:
    """Foul weather and gout for enemies who come with many."""
    about = question["about"]
    mover = next((about[n][1] for n in ("mover", "power") if n in about), None)
    if mover is None or not s.foe[POWERS[mover]] or int(about.get("units", 4)) < 4:
        return PASS
    return str(question["options"][0])


def between(s: Sight, question: Question) -> str:
    """Mercenaries come in one's own impulse only."""
    if s.now["impulse"] == s.me and s.me != OTTOMAN:
        hired = [w for w in question["options"] if w in HIRINGS]
        if hired:
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


def cromwell(s: Sight, question: Question) -> str:
    """24-k115 Those shield Cranmer who gain by his preaching."""
    return str(question["options"][0]) if MAJORS[s.me] in (ENGLAND, PROTESTANT) else PASS
