"""At the negotiating table: what an offer is worth, which offers to make, and why one is refused."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    HABSBURG,
    HOME,
    LEADERS,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
)
from cuius.titles.here_i_stand.state import ALLIED, CAPTIVE, PEACE, WAR
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.stewarding.sight import Question, Sight
from cuius.titles.here_i_stand.stewarding.warring import is_league_war, peace_worth
from cuius.titles.here_i_stand.stewarding.worth import space_worth

Terms = tuple[str, str, str, str]
"""Kind, giver, taker, what."""
Package = tuple[Terms, ...]

ASKING = 1
"""The box of the marital track in which Henry waits for Rome."""
GOOD = 0.05
"""What an offer must at least be worth."""
FEARED = 0.4
"""Whoever is so near to winning gets nothing more."""

WORTH = {"divorce": 0.8, "pardon": 0.6, "squadron": 0.4, "fleet": 0.8, "admiral": 0.4}
"""What things are worth whatever the position; cards and mercenaries by the piece."""
PIECE = {"cards": 0.9, "mercenaries": 0.22}
CAPTIVE_WORTH, OWN_LEADER_WORTH = 0.6, 1.2


# What an offer is worth


def offer_worth(s: Sight, clauses: list[dict[str, str]]) -> float:
    """The sum of what its clauses give me and cost me; less where it helps somebody win."""
    terms = [terms_of(c) for c in clauses]
    return sum([clause_worth(s, c) for c in terms]) - 0.6 * fear_of(s, terms)


def terms_of(clause: dict[str, str]) -> Terms:
    return clause["kind"], clause["giver"], clause["taker"], clause["what"]


def fear_of(s: Sight, terms: list[Terms]) -> float:
    """How near to victory the strongest other party is."""
    parties = {POWERS[role] for _, giver, taker, _ in terms for role in (giver, taker)}
    return max([s.menace[p] for p in parties if p != s.me], default=0.0)


def clause_worth(s: Sight, clause: Terms) -> float:
    kind, giver, taker, what = clause
    me = POWERS[s.me].word
    if me not in (giver, taker):
        return -0.02
    gives = giver == me
    other = POWERS[taker if gives else giver]
    if kind == "end_war":
        return peace_worth(s, other)
    if kind == "alliance":
        return alliance_worth(s, other)
    worth = thing_worth(s, kind, what, gives)
    return -1.1 * worth - 0.03 * s.lead(other) if gives else worth


def thing_worth(s: Sight, kind: str, what: str, gives: bool) -> float:
    if kind == "space":
        return 0.4 + space_worth(s, PLACES[what])
    if kind == "leader":
        return CAPTIVE_WORTH if gives else OWN_LEADER_WORTH
    return int(what) * PIECE[kind] if kind in PIECE else WORTH[kind]


def alliance_worth(s: Sight, other: int) -> float:
    """A friend is good against a common enemy, and against whoever is about to win."""
    worth = 0.1 if s.lead(other) < 4 else -0.1
    if any(s.foe[p] and s.relation[other * N + p] == WAR for p in MAJORS):
        worth += 0.15
    return worth + (0.2 * s.menace[s.rival] if s.rival != other else 0.0)


# Answering


def deal_turn(s: Sight, question: Question) -> str:
    """Answer what lies on the table for me; then make an offer of my own, one at a time."""
    me = POWERS[s.me].word
    made = False
    for offer in s.view["offers"]:
        made = made or offer["by"] == me
        word = f"accept_{offer['number']}"
        if word in question["options"] and offer_worth(s, offer["clauses"]) > GOOD:
            return word
    for offer in s.view["offers"]:
        word = f"refuse_{offer['number']}"
        if word in question["options"]:
            return word
    return "offer" if "offer" in question["options"] and not made and terms_now(s) else PASS


def why_refused(s: Sight, question: Question) -> str:
    """The plain reason: who is too strong, which war goes well, what is missed, or that nothing is gained."""
    number = int(question["about"]["offer"])
    terms = [terms_of(c) for o in s.view["offers"] if o["number"] == number for c in o["clauses"]]
    if fear_of(s, terms) >= FEARED:
        return "too_strong"
    me = POWERS[s.me].word
    ended = [POWERS[t if g == me else g] for kind, g, t, _ in terms if kind == "end_war" and me in (g, t)]
    if any(peace_worth(s, other) <= GOOD for other in ended):
        return "war_goes_well"
    given, received = [c for c in terms if c[1] == me], [c for c in terms if c[2] == me]
    if given and not ended:
        return "too_dear" if received else "needed"
    return "too_dear" if given and received else "no_use"


# Offering


def proposals(s: Sight) -> list[Package]:
    """Offers I would make, the best first; each should please the other as well."""
    me = POWERS[s.me].word
    spare = len([c for c in s.hand if s.board.card_kind[c] != HOME])
    found: list[Package] = []
    if spare and s.me == ENGLAND and s.view["wife"] == ASKING and may_divorce(s):
        found.append((("divorce", "papacy", me, "divorce"), ("cards", me, "papacy", "1")))
    if spare and s.view["less_cards"][s.me] and s.me != PAPACY:
        found.append((("pardon", "papacy", me, "pardon"), ("cards", me, "papacy", "1")))
    if spare:
        found += ransoms(s, me)
    for other in MAJORS:
        if other != s.me and s.menace[other] < FEARED:
            relation = s.relation[s.me * N + other]
            if relation == WAR and not is_league_war(s.me, other):
                found += peaces(s, other, spare)
            elif relation == PEACE and may_ally(s, other) and alliance_worth(s, other) > 0.2:
                found.append((("alliance", me, other.word, "alliance"),))
    return found


def ransoms(s: Sight, me: str) -> list[Package]:
    """A card for each of my leaders who is held."""
    held = [
        x for x, at in enumerate(s.view["leader_at"]) if at == CAPTIVE and s.board.leader_power[x] == s.me
    ]
    captors = [(POWERS[s.view["captor"][x]].word, LEADERS[x].word) for x in held]
    return [(("leader", captor, me, word), ("cards", me, captor, "1")) for captor, word in captors]


def peaces(s: Sight, other: int, spare: int) -> list[Package]:
    """Peace as things stand; for a card, where I need it or have won something."""
    me, him = POWERS[s.me].word, POWERS[other].word
    worth = peace_worth(s, other)
    peace = ("end_war", me, him, "peace")
    found: list[Package] = []
    if worth > 0.1:
        found.append((peace,))
    if worth > 1.1 and spare:
        found.append((peace, ("cards", me, him, "1")))
    if worth > -0.7 and any(s.control[k] == s.me for k in s.board.home_keys[other]):
        found.insert(0, (peace, ("cards", him, me, "1")))
    return found


def may_divorce(s: Sight) -> bool:
    return s.relation[PAPACY * N + HABSBURG] != ALLIED


def may_ally(s: Sight, other: int) -> bool:
    """9.2-x2 Pope and Sultan never do."""
    return {s.me, int(other)} != {int(OTTOMAN), int(PAPACY)}


def terms_now(s: Sight) -> list[Package]:
    """What I would offer in this round, the best first: another offer in each."""
    return proposals(s)[s.view["talk_round"] :]


def deal_kind(s: Sight, question: Question) -> str:
    """The next clause of the offer that is not in the draft yet; ready, once all are."""
    draft = [terms_of(c) for c in s.view["draft"]]
    for terms in terms_now(s):
        missing = [c for c in terms if c not in draft]
        if len(missing) + len(draft) == len(terms):
            if not missing and "ready" in question["options"]:
                return "ready"
            if missing and missing[0][0] in question["options"]:
                return missing[0][0]
    return "cancel"


def deal_part(place: int) -> Callable[[Sight, Question], str | None]:
    """Giver, taker or thing of the clause that is being drafted."""

    def answer(s: Sight, question: Question) -> str | None:
        draft = [terms_of(c) for c in s.view["draft"]]
        known = question["about"]
        begun = tuple([word_in(known[name]) for name in ("kind", "giver", "taker") if name in known])
        for terms in terms_now(s):
            missing = [c for c in terms if c not in draft]
            if len(missing) + len(draft) == len(terms):
                for clause in missing:
                    if clause[: len(begun)] == begun and clause[place] in question["options"]:
                        return clause[place]
        return None

    return answer


def word_in(told: str | list[str]) -> str:
    return told[1] if isinstance(told, list) else told


def ally_first(s: Sight, question: Question) -> str:
    return "habsburg" if s.me == ENGLAND else str(question["options"][0])
