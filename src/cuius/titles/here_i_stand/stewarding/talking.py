"""Diplomacy: what an offer is worth to each party, which offers to make, wars, suits for peace, ransoms."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    HABSBURG,
    HOME,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
)
from cuius.titles.here_i_stand.state import PEACE, WAR
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.stewarding.planning import plans
from cuius.titles.here_i_stand.stewarding.sight import Question, Sight, power_of
from cuius.titles.here_i_stand.stewarding.worth import POINT, space_worth

Terms = tuple[str, str, str, str]
"""Kind, giver, taker, what."""

ASKING = 1
"""The box of the marital track in which Henry waits for Rome."""


# What an offer is worth


def offer_worth(s: Sight, clauses: list[dict[str, str]]) -> float:
    """The sum of what its clauses give me and cost me."""
    return sum([clause_worth(s, terms_of(c)) for c in clauses])


def terms_of(clause: dict[str, str]) -> Terms:
    return clause["kind"], clause["giver"], clause["taker"], clause["what"]


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
        return 0.15 if s.lead(other) < 4 else -0.1
    worth = thing_worth(s, kind, what)
    return -1.1 * worth - 0.03 * s.lead(other) if gives else worth


def thing_worth(s: Sight, kind: str, what: str) -> float:
    if kind == "space":
        return 0.4 + space_worth(s, PLACES[what])
    if kind in ("cards", "mercenaries"):
        return int(what) * (0.9 if kind == "cards" else 0.22)
    return {"divorce": 0.8, "pardon": 0.6, "leader": 1.2, "squadron": 0.4, "fleet": 0.8, "admiral": 0.4}[kind]


def peace_worth(s: Sight, other: int) -> float:
    """Good if the war leads nowhere, bad while I win it."""
    gain = sum([p.value for p in plans(s)[:3] if s.side[s.control[p.goal]] == other])
    lost = sum([s.control[k] == other for k in s.board.home_keys[s.me]])
    won = sum([s.control[k] == s.me for k in s.board.home_keys[other]])
    return 0.15 + 0.8 * lost - 0.3 * won - gain


# At the table


def deal_turn(s: Sight, question: Question) -> str:
    """Answer what lies on the table for me; then make an offer of my own, once."""
    me = POWERS[s.me].word
    made = False
    for offer in s.view["offers"]:
        made = made or offer["by"] == me
        word = f"accept_{offer['number']}"
        if word in question["options"] and offer_worth(s, offer["clauses"]) > 0.05:
            return word
    for offer in s.view["offers"]:
        word = f"refuse_{offer['number']}"
        if word in question["options"]:
            return word
    return "offer" if "offer" in question["options"] and not made and next_terms(s) else PASS


def proposals(s: Sight) -> list[tuple[Terms, ...]]:
    """Offers I would make, the best first; each should please the other as well."""
    me = POWERS[s.me].word
    spare = len([c for c in s.hand if s.board.card_kind[c] != HOME])
    found: list[tuple[Terms, ...]] = []
    if s.me == ENGLAND and s.view["wife"] == ASKING and spare and may_divorce(s):
        found.append((("divorce", "papacy", me, "divorce"), ("cards", me, "papacy", "1")))
    if s.me < len(MAJORS) and s.view["less_cards"][s.me] and spare and s.me != PAPACY:
        found.append((("pardon", "papacy", me, "pardon"), ("cards", me, "papacy", "1")))
    for other in MAJORS:
        at_war = other != s.me and s.relation[s.me * N + other] == WAR
        if at_war and not is_league_war(s.me, other) and peace_worth(s, other) > 0.1:
            found.append((("end_war", me, other.word, "peace"),))
    return found


def may_divorce(s: Sight) -> bool:
    return s.relation[PAPACY * N + HABSBURG] == PEACE


def is_league_war(one: int, other: int) -> bool:
    return PROTESTANT in (one, other) and (HABSBURG in (one, other) or PAPACY in (one, other))


def next_terms(s: Sight) -> tuple[Terms, ...]:
    """The offer to make now: another one in each round."""
    found = proposals(s)
    return found[s.view["impulses"] % len(found)] if found else ()


def deal_kind(s: Sight, question: Question) -> str:
    """The next clause of the offer that is not in the draft yet; ready, once all are."""
    draft = [terms_of(c) for c in s.view["draft"]]
    terms = next_terms(s)
    missing = [c for c in terms if c not in draft]
    if terms and not missing and "ready" in question["options"]:
        return "ready"
    if missing and missing[0][0] in question["options"]:
        return missing[0][0]
    return "cancel"


def deal_part(place: int) -> Any:
    """Giver, taker or thing of the clause that is being drafted."""

    def answer(s: Sight, question: Question) -> str | None:
        draft = [terms_of(c) for c in s.view["draft"]]
        kind = question["about"]["kind"]
        kind = kind[1] if isinstance(kind, list) else kind
        return next((c[place] for c in next_terms(s) if c not in draft and c[0] == kind), None)

    return answer


# War and peace


def declare_war(s: Sight, question: Question) -> str:
    """On whom the gain is worth its cards: my best campaign against him, were we at war."""
    purse = sum([s.board.card_cp[c] for c in s.hand])
    if purse < 7 or s.me == PROTESTANT:
        return PASS
    best, choice = 0.0, PASS
    for word in question["options"]:
        if word in POWERS:
            gain = war_gain(s, POWERS[word])
            if gain > best:
                best, choice = gain, word
    return choice if best > 0.2 else PASS


def war_gain(s: Sight, other: int) -> float:
    """The best campaign against this power, for each point of its cost, less what the war costs."""
    if wars(s) >= (2 if s.me == OTTOMAN else 1) or s.me == PAPACY:
        return 0.0
    then = Sight(s.view, POWERS[s.me].word)
    for p in range(N):
        if s.side[p] == other or p == other:
            then.foe[p] = True
            then.friend[p] = False
    gain = max([p.value for p in plans(then) if then.side[then.control[p.goal]] == other], default=0.0)
    price = s.board.war_cost[s.me][other]
    return gain - 0.03 * price + 0.015 * s.lead(other)


def wars(s: Sight) -> int:
    """Major powers I am at war with."""
    return sum([s.relation[s.me * N + p] == WAR for p in MAJORS])


def war_pay(s: Sight, question: Question) -> str:
    """The cheapest single card that pays, else the dearest."""
    cp, due = s.board.card_cp, int(question["about"]["points"])
    enough = [w for w in question["options"] if cp[CARDS[w]] >= due and s.board.card_kind[CARDS[w]] != HOME]
    if enough:
        return min(enough, key=lambda w: cp[CARDS[w]])
    return max(question["options"], key=lambda w: (s.board.card_kind[CARDS[w]] != HOME, cp[CARDS[w]]))


def intervene(s: Sight, question: Question) -> str:
    """For two points of command a minor power with its key and its men."""
    return "intervene" if "intervene" in question["options"] else PASS


def sue(s: Sight, question: Question) -> str:
    """Only when a capital or several keys are gone; points for the winner hurt."""
    for word in question["options"]:
        if word in POWERS:
            lost = [k for k in s.board.home_keys[s.me] if s.control[k] == POWERS[word]]
            if len(lost) > 1 or any(s.board.capital_of[k] == s.me for k in lost):
                return str(word)
    return PASS


def regain(s: Sight, question: Question) -> str:
    """Keys are bought back, other things are not."""
    return str(question["options"][0]) if question["key"] == "peace.key" else PASS


def peace_price(s: Sight, question: Question) -> str:
    """A card, unless the winner is far behind."""
    winner = power_of(question, "winner")
    far_behind = s.view["vp"][s.me] - s.view["vp"][winner] > 6
    wanted = "give_point" if far_behind else "give_card"
    return wanted if wanted in question["options"] else str(question["options"][0])


def minor_war(s: Sight, question: Question) -> str:
    return PASS


def ally_first(s: Sight, question: Question) -> str:
    return "habsburg" if s.me == ENGLAND else str(question["options"][0])


CARD_WORTH = POINT * 3
"""A card of middling value."""
