"""Negotiation: offers of several clauses between any number of roles, executed completely or not at all.

A title defines its clauses (`ClauseKind`), who takes part and for how long (`Talks`), and derives its state
from `DealState`, all in `clauses`; `negotiate` is the procedure. Each role in turn makes an offer
(`drafting`), answers one, or passes; a party may accept, refuse, or counter with an offer of its own; an
offer that not all have accepted in time expires.
"""

from __future__ import annotations

from typing import Any

from cuius.core.deals.clauses import Clause, Offer, Talks, feasible, kind_named, role_named
from cuius.core.deals.drafting import audience, is_kind_open, make_offer, secret_ask
from cuius.core.deals.secrecy import REASON, TURN
from cuius.core.ids import PASS, word_of
from cuius.core.requests import Checkpoint, Options, Proc

OFFER = "offer"
ACCEPT, REFUSE, COUNTER, WITHDRAW = "accept", "refuse", "counter", "withdraw"


def negotiate(g: Any, talks: Talks) -> Proc[None]:
    """Roles take turns until all have passed in succession, or the last round ends."""
    while g.talk_round < talks.rounds and g.silence < len(talks.roles):
        while g.speaker < len(talks.roles) and g.silence < len(talks.roles):
            yield Checkpoint("talk")
            role = talks.roles[g.speaker]
            word = yield secret_ask(role, TURN, talks, turn_options, g, talks, word_of(role))
            g.silence += 1
            if word != PASS:
                g.silence = 0
                yield from speak(g, talks, role, word)
            g.speaker += 1
        g.speaker = 0
        g.talk_round += 1
        expire(g)
    g.clear_table()


def propose(g: Any, talks: Talks, role: Any) -> Proc[None]:
    """One role makes one offer or none; its other parties answer at once, each in its turn."""
    word = yield secret_ask(role, TURN, talks, opening_options, g, talks)
    if word == OFFER:
        yield from make_offer(g, talks, role)
    for party in talks.roles:
        if g.offers and party != role and word_of(party) in g.offers[0].parties:
            word = yield secret_ask(party, TURN, talks, reply_options, g, talks)
            yield from speak(g, talks, party, word)
    g.clear_table()


def opening_options(g: Any, talks: Talks) -> Options:
    """Pass, or make an offer if anything could be promised."""
    return (PASS, OFFER) if any(is_kind_open(g, g, talks, kind) for kind in talks.kinds) else (PASS,)


def reply_options(g: Any, talks: Talks) -> Options:
    """Accept or refuse the only open offer."""
    offer = g.offers[0]
    verbs = (ACCEPT, REFUSE) if feasible(g, talks, offer.clauses) else (REFUSE,)
    return tuple([f"{verb}_{offer.number}" for verb in verbs])


def speak(g: Any, talks: Talks, role: Any, word: str) -> Proc[None]:
    """One turn of one role."""
    if word == OFFER:
        yield from make_offer(g, talks, role)
        return
    verb, number = word.split("_")
    offer = next(o for o in g.offers if o.number == int(number))
    if verb == ACCEPT:
        yield from accept(g, talks, offer, role)
        return
    if verb == COUNTER:
        yield from counter(g, talks, offer, role)
        return
    reason = PASS
    if verb == REFUSE and talks.reasons:
        reason = yield secret_ask(role, REASON, talks, refusal_reasons, talks, offer=offer.number)
    g.offers.remove(offer)
    g.tell(f"deal.{verb}", role=role, offer=offer.number, to=audience(talks, offer))
    if reason != PASS:
        g.tell(f"refusal.{reason}", role=role, to=audience(talks, offer))


def counter(g: Any, talks: Talks, offer: Offer, role: Any) -> Proc[None]:
    """Draft another offer in answer to one, which lapses afterwards, even if the draft was cancelled."""
    g.tell("deal.counter", role=role, offer=offer.number, to=audience(talks, offer))
    g.answering = offer.number
    yield from make_offer(g, talks, role)
    g.offers = [o for o in g.offers if o.number != g.answering]
    g.answering = 0


def refusal_reasons(talks: Talks) -> Options:
    """No reason, or one of the title's."""
    return (PASS, *talks.reasons)


def turn_options(g: Any, talks: Talks, role: str) -> Options:
    """What a role may do in its turn."""
    words = [PASS]
    if any(is_kind_open(g, g, talks, kind) for kind in talks.kinds):
        words.append(OFFER)
    for offer in g.offers:
        if offer.by == role:
            words.append(f"{WITHDRAW}_{offer.number}")
        elif role in offer.parties and role not in offer.accepted:
            verbs = (ACCEPT, REFUSE, COUNTER) if feasible(g, talks, offer.clauses) else (REFUSE, COUNTER)
            words += [f"{verb}_{offer.number}" for verb in verbs]
    return tuple(words)


# Concluding


def accept(g: Any, talks: Talks, offer: Offer, role: Any) -> Proc[None]:
    """One party consents; the last consent concludes the deal."""
    accepted = offer._replace(accepted=(*offer.accepted, word_of(role)))
    g.offers[g.offers.index(offer)] = accepted
    g.tell("deal.accepted", role=role, offer=offer.number, to=audience(talks, offer))
    if set(accepted.parties) <= set(accepted.accepted):
        yield from strike(g, talks, accepted)


def strike(g: Any, talks: Talks, offer: Offer) -> Proc[None]:
    """All have consented: every clause is executed, in order; then what follows from them."""
    g.offers.remove(offer)
    g.draft = []
    for clause in offer.clauses:
        keep(g, talks, clause)
        g.draft.append(clause)
    g.draft = []
    g.tell("deal.struck", offer=offer.number, terms=len(offer.clauses), reveal=True)
    for clause in offer.clauses:
        then = kind_named(talks, clause.kind).then
        if then is not None:
            yield from then(g, clause)


def keep(g: Any, talks: Talks, clause: Clause) -> None:
    """Execute one clause and log it as `clause.KIND`, a message of the title's catalogue."""
    kind = kind_named(talks, clause.kind)
    giver, taker = role_named(talks, clause.giver), role_named(talks, clause.taker)
    what = next(w for w in kind.choices(g, giver, taker) if word_of(w) == clause.what)
    kind.execute(g, clause)
    g.tell(f"clause.{kind.name}", giver=giver, taker=taker, what=what)


def expire(g: Any) -> None:
    """Drop the offers whose time is over."""
    g.offers = [o for o in g.offers if o.until >= g.talk_round]


def offers_known_to(g: Any, talks_public: bool, roles: tuple[str, ...]) -> list[dict[str, Any]]:
    """The open offers that these roles may read, for their view."""
    if not g.offers:
        return []
    return [
        {
            "number": o.number,
            "by": o.by,
            "clauses": [c._asdict() for c in o.clauses],
            "accepted": list(o.accepted),
            "answers": o.answers,
            "answered": o.number == g.answering,
        }
        for o in g.offers
        if talks_public or not set(o.parties).isdisjoint(roles)
    ]


def draft_known_to(g: Any, roles: tuple[str, ...]) -> list[dict[str, Any]]:
    """The clauses of the offer that one of these roles is drafting, for their view."""
    return [clause._asdict() for clause in g.draft] if g.drafter in roles else []


def forget_offers(g: Any, roles: tuple[str, ...]) -> None:
    """For a re-deal: drop the offers and drafts that these roles cannot know."""
    g.offers = [o for o in g.offers if not set(o.parties).isdisjoint(roles)]
    if g.drafter not in roles:
        g.draft = []
    if all(o.number != g.answering for o in g.offers):
        g.answering = 0
