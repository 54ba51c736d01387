"""7, 9 The Diplomacy Phase, segment by segment; negotiations, and the short phase of turn 1.

9.1-r1,r2,r28,r30: talk itself is free, private here and open elsewhere, and needs no rule. 9.1-p1..p3: each
power in impulse order announces single items or packages as offers, and every party consents to the whole
or nothing of it happens (ruling R260). 9.1-r29: what is no clause cannot be offered and binds nobody.
"""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.deals.clauses import ClauseKind, Talks
from cuius.core.deals.negotiation import negotiate, propose
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import ENGLAND, FRANCE, HABSBURG, MAJORS
from cuius.titles.here_i_stand.phases.diplomacy.agreements import (
    admiral_sails,
    admirals_to_lend,
    alliances_open,
    bans_to_lift,
    begin_alliance,
    cards_to_draw,
    cede,
    divorces_open,
    end_war,
    grant_divorce,
    hand_over_cards,
    hand_over_mercenaries,
    is_any_ban,
    is_any_captive,
    is_any_war,
    is_asking,
    is_lending,
    leaders_to_return,
    leave_ceded,
    lend_admiral,
    lend_all,
    lend_one,
    marry_anne,
    mercenaries_to_give,
    new_allies,
    pardon,
    place_leader,
    promise_cards,
    promise_mercenaries,
    return_leader,
    sail_to_borrower,
    spaces_to_cede,
    squadrons_to_lend,
    wars_to_end,
)
from cuius.titles.here_i_stand.phases.diplomacy.peace import excommunication, peace, ransom
from cuius.titles.here_i_stand.phases.diplomacy.war import payment, war_segment
from cuius.titles.here_i_stand.state import State

KINDS = (  # 9.1-r3 a closed list, in the order of the ruling on 9.1-p4
    ClauseKind("end_war", wars_to_end, end_war, rule="9.1-r4", when=is_any_war),
    ClauseKind("alliance", alliances_open, begin_alliance, rule="9.1-r6"),
    ClauseKind(
        "squadron",
        squadrons_to_lend,
        lend_one,
        sail_to_borrower,
        rule="9.1-r7",
        pairs=new_allies,
        repeats=True,
    ),
    ClauseKind("fleet", squadrons_to_lend, lend_all, sail_to_borrower, rule="9.1-r7", pairs=new_allies),
    ClauseKind("admiral", admirals_to_lend, lend_admiral, admiral_sails, rule="9.2-r11", when=is_lending),
    ClauseKind("leader", leaders_to_return, return_leader, place_leader, rule="9.1-r8", when=is_any_captive),
    ClauseKind("space", spaces_to_cede, cede, leave_ceded, rule="9.1-r10"),
    ClauseKind(
        "mercenaries", mercenaries_to_give, promise_mercenaries, hand_over_mercenaries, rule="9.1-r18"
    ),
    ClauseKind("divorce", divorces_open, grant_divorce, marry_anne, rule="9.1-r23", when=is_asking),
    ClauseKind("pardon", bans_to_lift, pardon, rule="9.1-r27", when=is_any_ban),
    ClauseKind("cards", cards_to_draw, promise_cards, hand_over_cards, rule="9.1-r14"),
)
ROUNDS = 3
"""How often each power may speak (ruling R260)."""
CLAUSES = 10
"""Clauses of one offer."""
REASONS = ("too_strong", "broken_word", "war_goes_well", "too_dear", "needed", "no_use")
"""9.1-r28 What may be said about a refusal, to those who hear of the offer."""
TALKS, ENGLAND_WITH_HABSBURG, ENGLAND_WITH_FRANCE = (
    tuple(
        Talks(
            roles,
            KINDS,
            rounds=ROUNDS,
            max_clauses=CLAUSES,
            ordered=True,
            confirm=discreet,
            reasons=REASONS,
            rule=rule,
        )
        for discreet in (False, True)
    )
    for roles, rule in ((MAJORS, "9.1-p2"), ((ENGLAND, HABSBURG), "7-p3"), ((ENGLAND, FRANCE), "7-p4"))
)
"""Who talks, at a fast and at a discreet table."""


def negotiation(g: State) -> Proc[None]:
    """9.1-p1..p4 Powers speak in impulse order; what all parties accept changes the game at once."""
    yield from negotiate(g, TALKS[g.discreet])


# 7 The short Diplomacy Phase of turn 1: England talks with France and Habsburg.

MEET, TO_HABSBURG, TO_FRANCE, DONE = range(4)


def first_turn(g: State) -> Proc[None]:
    """7-p1..p4, 7-r5, 9-r1 Nothing else of the phase is played."""
    if g.segment == MEET:
        yield Checkpoint("diplomacy")
        yield from meet(g)
        g.segment = TO_HABSBURG
    if g.segment == TO_HABSBURG:
        yield Checkpoint("announcement")
        yield from propose(g, ENGLAND_WITH_HABSBURG[g.discreet], ENGLAND)  # 7-p3
        g.segment = TO_FRANCE
    if g.segment == TO_FRANCE:
        yield Checkpoint("announcement")
        yield from propose(g, ENGLAND_WITH_FRANCE[g.discreet], ENGLAND)  # 7-p4
        g.segment = DONE


def meet(g: State) -> Proc[None]:
    """7-p1,p2 England meets the one it prefers, then the other; both talks are private."""
    first = yield Ask(ENGLAND, "meet.first", partners, rule="7-p1")
    second = HABSBURG if first == FRANCE else FRANCE
    g.tell("meet.order", first=first, second=second)


def partners() -> Options:
    return (HABSBURG, FRANCE)


# 9 The Diplomacy Phase, segment by segment.


def opening(g: State) -> Proc[None]:
    """9.1-r16,r22, 9.2-r7, 9.6-x9 Grants and peaces of the last turn count no more."""
    g.granted, g.peace_made, g.owed = [], [], [0] * len(MAJORS)
    yield Checkpoint("diplomacy")


SEGMENTS: tuple[Callable[[State], Proc[None]], ...] = (
    opening,
    negotiation,
    peace,
    ransom,
    excommunication,
    war_segment,
    payment,
)
FIRST_TURN = 1


def diplomacy(g: State) -> Proc[None]:
    """7-t3, 9-r1 Negotiation, peace, ransom, excommunication and war, in that order; a short form first.

    `g.segment` is the number of the present segment.
    """
    if g.turn == FIRST_TURN:
        yield from first_turn(g)
        return
    while g.segment < len(SEGMENTS):
        yield from SEGMENTS[g.segment](g)
        g.segment, g.step = g.segment + 1, 0
