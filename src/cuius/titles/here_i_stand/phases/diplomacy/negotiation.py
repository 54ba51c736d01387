"""9.1 Negotiations: offers of everything that may change the state of the game.

9.1-r1,r2,r28,r30: talk itself is free, private here and open elsewhere, and needs no rule. 9.1-p1..p3: each
power in impulse order announces single items or packages as offers, and every party consents to the whole
or nothing of it happens (ruling R260). 9.1-r29: what is no clause cannot be offered and binds nobody.
"""

from __future__ import annotations

from cuius.core.deals.clauses import ClauseKind, Talks
from cuius.core.deals.negotiation import negotiate
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import ENGLAND, FRANCE, HABSBURG, MAJORS
from cuius.titles.here_i_stand.phases.diplomacy.clauses import (
    alliances_open,
    bans_to_lift,
    begin_alliance,
    cede,
    divorces_open,
    end_war,
    grant_divorce,
    is_any_ban,
    is_any_captive,
    is_any_war,
    is_asking,
    leaders_to_return,
    leave_ceded,
    marry_anne,
    pardon,
    place_leader,
    return_leader,
    spaces_to_cede,
    wars_to_end,
)
from cuius.titles.here_i_stand.phases.diplomacy.giving import (
    cards_to_draw,
    hand_over_cards,
    hand_over_mercenaries,
    mercenaries_to_give,
    promise_cards,
    promise_mercenaries,
)
from cuius.titles.here_i_stand.phases.diplomacy.lending import (
    admiral_sails,
    admirals_to_lend,
    is_deal,
    is_lending,
    lend_admiral,
    lend_all,
    lend_one,
    sail_to_borrower,
    squadrons_to_lend,
)
from cuius.titles.here_i_stand.state import State

KINDS = (  # 9.1-r3 a closed list, in the order of the ruling on 9.1-p4
    ClauseKind("end_war", wars_to_end, end_war, rule="9.1-r4", when=is_any_war),
    ClauseKind("alliance", alliances_open, begin_alliance, rule="9.1-r6"),
    ClauseKind(
        "squadron", squadrons_to_lend, lend_one, sail_to_borrower, rule="9.1-r7", when=is_deal, repeats=True
    ),
    ClauseKind("fleet", squadrons_to_lend, lend_all, sail_to_borrower, rule="9.1-r7", when=is_deal),
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
