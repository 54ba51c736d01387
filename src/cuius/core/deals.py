"""Deals: offers of several clauses between any number of roles, executed whole or not at all.

A title says which clauses there are (`Clause kind`), who talks and for how long (`Talks`), and derives its
state from `DealState`; `negotiate` is the procedure. Each role in turn makes an offer, answers one, or
passes; an offer is built clause by clause with small questions; a party may accept, refuse, or counter
with an offer of its own; an offer that not all have accepted in time expires.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import permutations, starmap
from typing import Any, NamedTuple

import msgspec

from cuius.core.ids import PASS, word_of
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.core.state import BaseState, Hidden

OFFER, READY, CANCEL = "offer", "ready", "cancel"
ACCEPT, REFUSE, COUNTER, WITHDRAW = "accept", "refuse", "counter", "withdraw"


class Clause(NamedTuple):
    """One promise: the giver gives the taker this."""

    kind: str
    giver: str
    taker: str
    what: str


class Offer(NamedTuple):
    """What one role proposes to others."""

    number: int
    by: str
    clauses: tuple[Clause, ...]
    accepted: tuple[str, ...]
    until: int
    """The last round in which it can be accepted."""

    @property
    def parties(self) -> tuple[str, ...]:
        """Everybody who must consent: the proposer, and whoever gives or takes."""
        named = [self.by, *(role for c in self.clauses for role in (c.giver, c.taker))]
        return tuple(dict.fromkeys(named))


class ClauseKind(msgspec.Struct, frozen=True):
    """A kind of promise that a title knows."""

    name: str
    choices: Callable[[Any, Any, Any], tuple[Any, ...]]
    """(state, giver, taker) -> what could be promised, as ids or numbers, by public knowledge; or nothing."""
    execute: Callable[[Any, Clause], None]
    """A verb: fulfils the promise."""
    then: Callable[[Any, Clause], Proc[None]] | None = None
    """What follows once the deal is struck and needs a choice or chance, such as drawing a card."""
    rule: str | None = None
    when: Callable[[Any], bool] | None = None
    """A quick look at the state: False if nobody could promise anything of this kind."""
    repeats: bool = False
    """May one offer promise the same thing twice, as one ship and another one?"""


class Talks(msgspec.Struct, frozen=True):
    """One negotiation: who takes part, over what, for how long."""

    roles: tuple[Any, ...]
    kinds: tuple[ClauseKind, ...]
    rounds: int = 2
    lasts: int = 1
    """For how many rounds after its own an offer can be accepted."""
    most: int = 4
    """How many clauses an offer may have."""
    public: bool = False
    """May everybody hear offers, or only their parties?"""
    ordered: bool = False
    """Are clauses kept in the order of their kinds, whatever the order they were drafted in?"""
    confirm: bool = False
    """Ask even where one answer is left, so that nobody learns from it what is being drafted."""
    reasons: tuple[str, ...] = ()
    """What whoever refuses an offer may give as the reason; without any, nobody is asked for one."""
    rule: str | None = None


class DealState(BaseState):
    """A state with a negotiating table."""

    offers: Hidden[list[Offer]]
    draft: Hidden[list[Clause]]
    """The clauses of an offer in the making; while clauses are tried or kept, those before it."""
    drafter: str
    """Who is making an offer now; "" if nobody is."""
    offers_made: int
    talk_round: int
    speaker: int
    """Whose turn it is to speak, as a place among the roles of the talks."""
    silence: int
    """How many have passed one after the other."""

    def clear_table(self) -> None:
        self.offers, self.draft, self.drafter = [], [], ""
        self.offers_made = self.talk_round = self.speaker = self.silence = 0


def negotiate(g: Any, talks: Talks) -> Proc[None]:
    """Roles speak in turn until all have passed in succession, or the last round ends."""
    while g.talk_round < talks.rounds and g.silence < len(talks.roles):
        while g.speaker < len(talks.roles) and g.silence < len(talks.roles):
            yield Checkpoint("talk")
            role = talks.roles[g.speaker]
            word = yield ask(role, "deal.turn", talks, turns, g, talks, word_of(role))
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
    word = yield ask(role, "deal.turn", talks, openings, g, talks)
    if word == OFFER:
        yield from make_offer(g, talks, role)
    for party in talks.roles:
        if g.offers and party != role and word_of(party) in g.offers[0].parties:
            word = yield ask(party, "deal.turn", talks, replies, g, talks)
            yield from speak(g, talks, party, word)
    g.clear_table()


def ask(role: Any, key: str, talks: Talks, options: Callable[..., Options], *args: Any, **about: Any) -> Ask:
    """A question at the table: its answer is nobody else's business."""
    return Ask(role, key, options, *args, rule=talks.rule, about=about, confirm=talks.confirm, secret=True)


def openings(g: Any, talks: Talks) -> Options:
    """An offer, if anything could be promised, or none."""
    return (PASS, OFFER) if any(is_open(g, g, talks, kind) for kind in talks.kinds) else (PASS,)


def replies(g: Any, talks: Talks) -> Options:
    """Yes or no to the one offer on the table."""
    offer = g.offers[0]
    verbs = (ACCEPT, REFUSE) if feasible(g, talks, offer.clauses) else (REFUSE,)
    return tuple([f"{verb}_{offer.number}" for verb in verbs])


def speak(g: Any, talks: Talks, role: Any, word: str) -> Proc[None]:
    """One turn at the table."""
    if word == OFFER:
        yield from make_offer(g, talks, role)
        return
    verb, number = word.split("_")
    offer = next(o for o in g.offers if o.number == int(number))
    if verb == ACCEPT:
        yield from accept(g, talks, offer, role)
        return
    reason = PASS
    if verb == REFUSE and talks.reasons:
        reason = yield ask(role, "refusal.reason", talks, reasons_in, talks, offer=offer.number)
    g.offers.remove(offer)
    g.tell(f"deal.{verb}", role=role, offer=offer.number, to=hearers(talks, offer))
    if reason != PASS:
        g.tell(f"refusal.{reason}", role=role, to=hearers(talks, offer))
    if verb == COUNTER:
        yield from make_offer(g, talks, role)


def reasons_in(talks: Talks) -> Options:
    """None, or one that the title knows."""
    return (PASS, *talks.reasons)


def turns(g: Any, talks: Talks, role: str) -> Options:
    """What a role may say now."""
    words = [PASS]
    if any(is_open(g, g, talks, kind) for kind in talks.kinds):
        words.append(OFFER)
    for offer in g.offers:
        if offer.by == role:
            words.append(f"{WITHDRAW}_{offer.number}")
        elif role in offer.parties and role not in offer.accepted:
            verbs = (ACCEPT, REFUSE, COUNTER) if feasible(g, talks, offer.clauses) else (REFUSE, COUNTER)
            words += [f"{verb}_{offer.number}" for verb in verbs]
    return tuple(words)


# Making an offer


def make_offer(g: Any, talks: Talks, role: Any) -> Proc[None]:
    """Clause by clause, until the role is ready or thinks better of it."""
    g.draft, g.drafter = [], word_of(role)
    while True:
        kind = yield Ask(role, "deal.kind", kinds_open, g, talks, rule=talks.rule, confirm=True, secret=True)
        if kind in (READY, CANCEL):
            break
        giver = yield ask(role, "deal.giver", talks, givers, g, talks, kind, kind=kind)
        taker = yield ask(role, "deal.taker", talks, takers, g, talks, kind, giver, kind=kind, giver=giver)
        known = {"kind": kind, "giver": giver, "taker": taker}
        what = yield ask(role, "deal.what", talks, things, g, talks, kind, giver, taker, **known)
        clause = Clause(kind, word_of(giver), word_of(taker), word_of(what))
        g.draft.insert(len(kept_before(g, talks, kind)), clause)
    if kind == READY:
        table_offer(g, talks, role)
    g.draft, g.drafter = [], ""


def table_offer(g: Any, talks: Talks, role: Any) -> None:
    g.offers_made += 1
    by = word_of(role)
    offer = Offer(g.offers_made, by, tuple(g.draft), (by,), g.talk_round + talks.lasts)
    g.offers.append(offer)
    g.tell("deal.offered", role=role, offer=offer.number, terms=len(offer.clauses), to=hearers(talks, offer))


def kinds_open(g: Any, talks: Talks) -> Options:
    """What the next clause may be about; the offer itself once it has clauses that can all be kept."""
    found: list[str] = []
    room = len(g.draft) < talks.most
    then, left = trial_of(g) if g.draft else g, g.draft
    for kind in talks.kinds:
        due = [c for c in left if c.kind == kind.name] if talks.ordered else left
        if not all(try_clause(then, talks, clause) for clause in due):
            return (*found, CANCEL)
        left = [c for c in left if c not in due]
        if room and is_open(g, then, talks, kind):
            found.append(kind.name)
    return (*found, READY, CANCEL) if g.draft else (*found, CANCEL)


def givers(g: Any, talks: Talks, kind: str) -> Options:
    then, named = after_draft(g, talks, kind), kind_named(talks, kind)
    return tuple([a for a in talks.roles if can_give(g, then, talks, named, a)])


def takers(g: Any, talks: Talks, kind: str, giver: Any) -> Options:
    then, named = after_draft(g, talks, kind), kind_named(talks, kind)
    return tuple([b for b in talks.roles if b != giver and still(g, then, named, giver, b)])


def things(g: Any, talks: Talks, kind: str, giver: Any, taker: Any) -> Options:
    return still(g, after_draft(g, talks, kind), kind_named(talks, kind), giver, taker)


def is_open(g: Any, then: Any, talks: Talks, kind: ClauseKind) -> bool:
    """Could anybody promise anybody something of this kind?"""
    if kind.when is not None and not kind.when(then):
        return False
    promise = partial(still, g, then, kind) if g.draft else partial(kind.choices, then)
    return any(starmap(promise, permutations(talks.roles, 2)))


def can_give(g: Any, then: Any, talks: Talks, kind: ClauseKind, giver: Any) -> bool:
    """Is there somebody to whom the giver could promise something of this kind?"""
    return any(taker != giver and still(g, then, kind, giver, taker) for taker in talks.roles)


def after_draft(g: Any, talks: Talks, kind: str) -> Any:
    """The position in which another clause of this kind would be kept; None if the draft leads elsewhere."""
    return carried_out(g, talks, kept_before(g, talks, kind)) if g.draft else g


def kept_before(g: Any, talks: Talks, kind: str) -> tuple[Clause, ...]:
    """The clauses of the draft that come before another one of this kind."""
    if not talks.ordered:
        return tuple(g.draft)
    ranks = {k.name: rank for rank, k in enumerate(talks.kinds)}
    return tuple([c for c in g.draft if ranks[c.kind] <= ranks[kind]])


def still(g: Any, then: Any, kind: ClauseKind, giver: Any, taker: Any) -> Options:
    """What the giver could promise the taker after the draft, and has not promised in it."""
    choices = kind.choices(then, giver, taker)
    if not choices or not g.draft or kind.repeats:
        return choices
    path = (kind.name, word_of(giver), word_of(taker))
    return tuple([what for what in choices if (*path, word_of(what)) not in g.draft])


# Settling it


def accept(g: Any, talks: Talks, offer: Offer, role: Any) -> Proc[None]:
    """One party consents; the last consent strikes the deal."""
    accepted = offer._replace(accepted=(*offer.accepted, word_of(role)))
    g.offers[g.offers.index(offer)] = accepted
    g.tell("deal.accepted", role=role, offer=offer.number, to=hearers(talks, offer))
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
    """One promise is kept, and told in the words of its kind: `clause-florins` of the title's catalogue."""
    kind = kind_named(talks, clause.kind)
    giver, taker = role_named(talks, clause.giver), role_named(talks, clause.taker)
    what = next(w for w in kind.choices(g, giver, taker) if word_of(w) == clause.what)
    kind.execute(g, clause)
    g.tell(f"clause.{kind.name}", giver=giver, taker=taker, what=what)


def feasible(g: Any, talks: Talks, clauses: tuple[Clause, ...]) -> bool:
    """Could all these promises be kept, one after the other?"""
    return carried_out(g, talks, clauses) is not None


def carried_out(g: Any, talks: Talks, clauses: tuple[Clause, ...]) -> Any | None:
    """A copy of the position after these clauses, or None if one of them cannot be kept."""
    trial = trial_of(g)
    return trial if all(try_clause(trial, talks, clause) for clause in clauses) else None


def trial_of(g: Any) -> Any:
    """A copy of the position in which no clause has been kept yet."""
    trial = g.clone()
    trial.draft = []
    return trial


def try_clause(trial: Any, talks: Talks, clause: Clause) -> bool:
    """Keep a promise in a copy of the position, if that is possible."""
    kind = kind_named(talks, clause.kind)
    giver, taker = role_named(talks, clause.giver), role_named(talks, clause.taker)
    if not any(word_of(what) == clause.what for what in kind.choices(trial, giver, taker)):
        return False
    kind.execute(trial, clause)
    trial.draft.append(clause)
    return True


def kind_named(talks: Talks, name: str) -> ClauseKind:
    for kind in talks.kinds:
        if kind.name == name:
            return kind
    raise KeyError(name)


def role_named(talks: Talks, word: str) -> Any:
    for role in talks.roles:
        if word_of(role) == word:
            return role
    raise KeyError(word)


def expire(g: Any) -> None:
    """Offers that waited too long lapse."""
    g.offers = [o for o in g.offers if o.until >= g.talk_round]


def hearers(talks: Talks, offer: Offer) -> tuple[str, ...] | None:
    return None if talks.public else offer.parties


def offers_known_to(g: Any, talks_public: bool, roles: tuple[str, ...]) -> list[dict[str, Any]]:
    """The offers on the table that these roles may read, for their view."""
    return [
        {
            "number": o.number,
            "by": o.by,
            "clauses": [c._asdict() for c in o.clauses],
            "accepted": list(o.accepted),
        }
        for o in g.offers
        if talks_public or not set(o.parties).isdisjoint(roles)
    ]


def draft_known_to(g: Any, roles: tuple[str, ...]) -> list[dict[str, Any]]:
    """The clauses of the offer that one of these roles is making, for their view."""
    return [clause._asdict() for clause in g.draft] if g.drafter in roles else []


def forget_offers(g: Any, roles: tuple[str, ...]) -> None:
    """For a re-deal: offers these roles cannot know, and others' drafts, might as well not be there."""
    g.offers = [o for o in g.offers if not set(o.parties).isdisjoint(roles)]
    if g.drafter not in roles:
        g.draft = []
