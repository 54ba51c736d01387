"""9.1 What an agreement may change between powers."""

from __future__ import annotations

from itertools import compress

from cuius.core.deals.clauses import Clause
from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    HABSBURG,
    HOME,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    MARITAL_BOXES,
    MINORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    SPACES,
)
from cuius.titles.here_i_stand.phases.common.cards import random_card
from cuius.titles.here_i_stand.phases.common.control import clear_space, commanded, take_control
from cuius.titles.here_i_stand.phases.common.fleets import add_loan, shift_loan, take_loans
from cuius.titles.here_i_stand.phases.common.powers import (
    bring_home,
    captives,
    form_alliance,
    give_word,
    grant,
    homes_for,
    lift_ban,
    make_peace,
    release,
)
from cuius.titles.here_i_stand.phases.common.religion import electors_march
from cuius.titles.here_i_stand.phases.england import marry
from cuius.titles.here_i_stand.rules.communication import home_of, nearest_by_sea
from cuius.titles.here_i_stand.rules.editions import gives_capitals_back, is_later
from cuius.titles.here_i_stand.rules.powers import (
    can_end,
    controls,
    has_granted,
    henry_rules,
    is_at_war,
    may_ally,
    relation,
    same_player,
)
from cuius.titles.here_i_stand.rules.units import admirals_of, counters_left, on_loan
from cuius.titles.here_i_stand.state import ALLIED, CAPTIVE, POWER_COUNT, WAR, State

MOST_MERCENARIES = 4
"""9.1-r18."""
MOST_CARDS = 2
"""9.1-r14."""
HOME_CEDED = "home_ceded"
"""9.3-d1 What is remembered of a power that gave up a home space to another."""


def is_barred(g: State, kind: str, giver: Id, taker: Id) -> bool:
    """9.1-r16,r22 Once a turn between two powers, in one direction (ruling R265); not in one hand (R270)."""
    granted = has_granted(g, kind, giver, taker) or has_granted(g, kind, taker, giver)
    return granted or same_player(g, giver, taker)


def promised(g: State, kind: str, *, giver: str = "", taker: str = "") -> int:
    """How many of a kind the clauses before this one have promised to give, or to take."""
    if not g.draft:
        return 0
    return sum([int(c.what) for c in g.draft if c.kind == kind and (c.giver == giver or c.taker == taker)])


# Mercenaries


def mercenaries_to_give(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r18..r21 One to four, if the giver has them, the taker has counters, and a place to put them."""
    held = sum(g.hired[giver::POWER_COUNT])
    if not held or OTTOMAN in (giver, taker):
        return ()
    if is_barred(g, "mercenaries", giver, taker) or not camps(g, taker):
        return ()
    held -= promised(g, "mercenaries", giver=giver.word)
    room = counters_left(g, taker) - promised(g, "mercenaries", taker=taker.word)
    return tuple(range(1, min(held, room, MOST_MERCENARIES) + 1))


def camps(g: State, taker: Id) -> Options:
    """9.1-r20,r21 A capital it controls; of the Protestant an electorate under its control."""
    if taker == PROTESTANT:
        return tuple([e for e in g.board.electorates if controls(g, taker, e)])
    return tuple([c for c in g.board.capitals[taker] if controls(g, taker, c)])


def promise_mercenaries(g: State, clause: Clause) -> None:
    grant(g, "mercenaries", POWERS[clause.giver], POWERS[clause.taker])


def hand_over_mercenaries(g: State, clause: Clause) -> Proc[None]:
    """9.1-r19 The giver takes them from any spaces; the receiver places as many of its own in one space.

    What the same agreement has cost either of them is no longer there (ruling R572).
    """
    giver, taker = POWERS[clause.giver], POWERS[clause.taker]
    many = min(int(clause.what), sum(g.hired[giver::POWER_COUNT]), max(0, counters_left(g, taker)))
    if not many or not camps(g, taker):
        return
    for _ in range(many):
        space = yield Ask(giver, "mercenaries.from", hosts, g, giver, rule="9.1-r19", about={"taker": taker})
        g.add_hired(space, giver, -1)
    camp = yield Ask(taker, "mercenaries.to", camps, g, taker, rule="9.1-r20", about={"giver": giver})
    g.add_hired(camp, taker, many)
    g.tell("mercenaries.change", giver=giver, taker=taker, many=many, space=camp)


def hosts(g: State, giver: Id) -> Options:
    """Where a power has mercenaries."""
    hired = g.hired
    return tuple([s for s in SPACES if hired[s * POWER_COUNT + giver]])


# Cards


def cards_to_draw(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r14,r17 One or two, home cards left out; how many a hand holds is open to all."""
    if is_barred(g, "cards", giver, taker):
        return ()
    spare = spare_cards(g, giver) - promised(g, "cards", giver=giver.word)
    return tuple(range(1, min(spare, MOST_CARDS) + 1))


def spare_cards(g: State, power: int) -> int:
    """6.1-r8 Cards that a random draw can take: all but home cards."""
    kind = g.board.card_kind
    return sum([kind[c] != HOME for c in g.hands[power]])


def promise_cards(g: State, clause: Clause) -> None:
    grant(g, "cards", POWERS[clause.giver], POWERS[clause.taker])


def hand_over_cards(g: State, clause: Clause) -> Proc[None]:
    """9.1-r14,r15 Always at random."""
    for _ in range(int(clause.what)):
        yield from take_random_card(g, POWERS[clause.giver], POWERS[clause.taker])


def take_random_card(g: State, giver: Id, taker: Id) -> Proc[None]:
    """9.1-r15,r17 One card from hand to hand; both know which, and the giver remembers it."""
    card = yield from random_card(g, giver, (giver, taker))
    if card is None:
        return
    g.hands[taker].append(int(card))
    g.shown.append((int(giver), int(taker), int(card)))
    g.tell("card.changes", giver=giver, taker=taker, card=card, to=(giver, taker))
    g.tell("card.changes_hidden", giver=giver, taker=taker, but=(giver, taker))


# 9.1 What an agreement may change between powers: wars, alliances, leaders, spaces, Rome's favours.

ASKING = MARITAL_BOXES["ask_for_divorce"]


def giver_of(clause: Clause) -> Id:
    return POWERS[clause.giver]


def taker_of(clause: Clause) -> Id:
    return POWERS[clause.taker]


# Wars and alliances


def wars_to_end(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r4, 9.1-x1 A war between the two, unless the League began it."""
    return ("peace",) if is_at_war(g, giver, taker) and can_end(giver, taker) else ()


def is_any_war(g: State) -> bool:
    return WAR in g.relation


def end_war(g: State, clause: Clause) -> None:
    """9.1-r4,r5 As step 8 of a peace; no War Winner points."""
    make_peace(g, giver_of(clause), taker_of(clause))
    give_word(g, giver_of(clause), taker_of(clause))


def alliances_open(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r6 For exactly this turn, between powers that are not at war, or no longer."""
    return ("alliance",) if may_ally(g, giver, taker) else ()


def begin_alliance(g: State, clause: Clause) -> None:
    form_alliance(g, giver_of(clause), taker_of(clause))
    give_word(g, giver_of(clause), taker_of(clause))


# Leaders


def leaders_to_return(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r8 The giver holds them, the taker is their own power."""
    return captives(g, taker, giver)


def is_any_captive(g: State) -> bool:
    return CAPTIVE in g.leader_at


def return_leader(g: State, clause: Clause) -> None:
    release(g, LEADERS[clause.what])


def place_leader(g: State, clause: Clause) -> Proc[None]:
    """9.1-r9 Unless the same agreement cedes his last home, from which he is displaced (ruling R572)."""
    if homes_for(g, LEADERS[clause.what]):
        yield from bring_home(g, LEADERS[clause.what])


# Spaces


def spaces_to_cede(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r10, 9.1-d1 Keys and electorates included; 21.6-x2b nothing to the Protestant before the League."""
    if (taker == PROTESTANT and not g.league) or giver not in g.control:
        return ()
    kept, home = kept_spaces(g, giver), g.board.home
    held = [space for space, holder in zip(SPACES, g.control, strict=True) if holder == giver]
    found = [s for s in held if s not in kept]
    if is_later(g):
        found = [s for s in found if may_cede(g, s, giver, taker)]
    if same_player(g, giver, taker):
        found = [s for s in found if home[s] == taker]
    return tuple(found)


def kept_spaces(g: State, giver: Id) -> tuple[Id, ...]:
    """9.1-x2,x3 (ruling R17) Neither the capital of any major power nor keys of one's minor allies."""
    keys = [key for minor in MINORS if g.side[minor] == giver for key in g.board.home_keys[minor]]
    kings = (giver,) if gives_capitals_back(g) else MAJORS  # 9.1-d2
    return (*[c for power in kings for c in g.board.capitals[power]], *keys)


def may_cede(g: State, space: int, giver: Id, taker: Id) -> bool:
    """9.1-d1 In 2017 a home space of either, an independent one, or a minor power's for its ally."""
    if not is_later(g):
        return True
    home = home_of(g, space)
    return home in (giver, taker, INDEPENDENT) or (home in MINORS and g.side[home] == taker)


def cede(g: State, clause: Clause) -> None:
    """9.1-r10 The marker changes; 9.3-d1 whoever gives up a home space is remembered for it."""
    giver, taker, space = giver_of(clause), taker_of(clause), PLACES[clause.what]
    if home_of(g, space) == giver:
        grant(g, HOME_CEDED, giver, taker)
    take_control(g, taker, space)


def leave_ceded(g: State, clause: Clause) -> Proc[None]:
    """9.1-r11 Units that are not the new controller's leave as in step 3 of a peace.

    21.6-r18 An electorate that is now Protestant in both respects gets its regulars at this moment.
    """
    yield from clear_space(g, PLACES[clause.what], taker_of(clause))
    electors_march(g)


# Rome


def divorces_open(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r23,r26 The Papacy's, while Henry asks for it and Rome is not allied to Habsburg this turn.

    21.3-r11 (ruling R551) A captive or besieged Henry may be divorced too, but he must be king.
    """
    if giver != PAPACY or taker != ENGLAND or g.wife != ASKING or has_granted(g, "divorce", giver, taker):
        return ()
    return ("divorce",) if henry_rules(g) and relation(g, PAPACY, HABSBURG) != ALLIED else ()


def is_asking(g: State) -> bool:
    return g.wife == ASKING


def grant_divorce(g: State, clause: Clause) -> None:
    """9.1-r26 It is remembered for the turn."""
    grant(g, "divorce", PAPACY, ENGLAND)


def marry_anne(g: State, clause: Clause) -> Proc[None]:
    """9.1-r24,r25 On to Anne Boleyn, and a roll at once; the home card stays England's to play."""
    yield from marry(g)


def bans_to_lift(g: State, giver: Id, taker: Id) -> Options:
    """9.1-r27 The Papacy's favour for a power whose ruler is excommunicated."""
    return ("pardon",) if giver == PAPACY and g.less_cards[taker] else ()


def is_any_ban(g: State) -> bool:
    return any(g.less_cards)


def pardon(g: State, clause: Clause) -> None:
    """9.1-r27."""
    lift_ban(g, taker_of(clause))


# 9.1-r7, 9.2-r5..r12 Squadrons and naval leaders lent to an ally with the alliance.


def squadrons_to_lend(g: State, giver: Id, taker: Id) -> Options:
    """9.2-r5..r7,r10,r12, 9.2-x4 Ports from which squadrons, never corsairs, can reach one of the taker's."""
    if not allies_now(g, giver, taker) or taker == PROTESTANT or has_granted(g, "squadrons", taker, giver):
        return ()
    squadrons, owners, targets = g.squadrons, commanded(g, giver), ports_held(g, taker)
    held = {place for owner in owners for place in compress(PLACES.ids, squadrons[owner::POWER_COUNT])}
    return tuple([p for p in g.board.ports if p in held and nearest_by_sea(g, p, targets)])


def allies_now(g: State, one: Id, other: Id) -> bool:
    """9.2-r6 The alliance is part of this very agreement."""
    first, second = one.word, other.word
    for clause in g.draft:
        if clause.kind == "alliance" and clause.giver in (first, second) and clause.taker in (first, second):
            return True
    return False


def ports_held(g: State, power: Id) -> tuple[Id, ...]:
    return tuple([p for p in g.board.ports if controls(g, power, p)])


def own_squadrons(g: State, power: Id, port: int) -> int:
    """Its own and those of its active minor powers; what it has on loan is not its to lend."""
    return sum([g.squadrons[port * POWER_COUNT + owner] for owner in commanded(g, power)])


def lend_one(g: State, clause: Clause) -> None:
    """9.2-r10 One squadron of those in the port."""
    lend(g, clause, 1)


def lend_all(g: State, clause: Clause) -> None:
    lend(g, clause, own_squadrons(g, POWERS[clause.giver], PLACES[clause.what]))


def lend(g: State, clause: Clause, many: int) -> None:
    """9.2-r8,r9 They are marked and obey the receiver."""
    giver, taker, port = POWERS[clause.giver], POWERS[clause.taker], PLACES[clause.what]
    grant(g, "squadrons", giver, taker)
    for owner in commanded(g, giver):
        here = min(many, g.squadrons[port * POWER_COUNT + owner])
        if here:
            g.squadrons[port * POWER_COUNT + owner] -= here
            add_loan(g, port, taker, owner, here)
            many -= here


def sail_to_borrower(g: State, clause: Clause) -> Proc[None]:
    """9.2-r8 Each goes to the receiver's nearest port; the receiver chooses among equals, ship by ship."""
    taker, port = POWERS[clause.taker], PLACES[clause.what]
    if not berths(g, taker, port):  # ruling R572
        for lender, many in take_loans(g, port, taker):
            g.squadrons[port * POWER_COUNT + lender] += many
        return
    for lender in on_loan(g, port, taker):
        about = {"lender": lender, "port": port}
        target = yield Ask(taker, "loan.port", berths, g, taker, port, rule="9.2-r8", about=about)
        shift_loan(g, port, target, taker, lender)
        g.tell("loan.sails", lender=lender, power=taker, port=port, target=target)


def berths(g: State, taker: Id, port: Id) -> Options:
    """9.2-r8 Each sea zone on the way counts as one space."""
    return nearest_by_sea(g, port, ports_held(g, taker))


def new_allies(g: State) -> list[tuple[Id, Id]]:
    """9.2-r6 Nothing is lent without an alliance in the same agreement; either may lend to the other."""
    pairs = [(giver_of(clause), taker_of(clause)) for clause in g.draft if clause.kind == "alliance"]
    return [*pairs, *[(taker, giver) for giver, taker in pairs]]


def is_lending(g: State) -> bool:
    """9.2-r11 No naval leader is lent without squadrons."""
    return any(clause.kind in ("squadron", "fleet") for clause in g.draft)


def admirals_to_lend(g: State, giver: Id, taker: Id) -> Options:
    """9.2-r11 Naval leaders in ports from which this agreement lends squadrons."""
    if not g.draft:
        return ()
    path = (giver.word, taker.word)
    lent = [c.what for c in g.draft if c.kind in ("squadron", "fleet") and (c.giver, c.taker) == path]
    ports = dict.fromkeys([PLACES[word] for word in lent])
    return tuple([x for port in ports for x in admirals_of(g, giver, port)])


def lend_admiral(g: State, clause: Clause) -> None:
    """9.2-r11 He serves the receiver."""
    g.leader_of[LEADERS[clause.what]] = int(POWERS[clause.taker])


def admiral_sails(g: State, clause: Clause) -> Proc[None]:
    """9.2-r11 He goes where squadrons lent with him went."""
    leader, taker = LEADERS[clause.what], POWERS[clause.taker]
    origin = PLACES[g.leader_at[leader]]
    if not anchorages(g, taker, origin):  # ruling R572
        g.leader_of[leader] = int(g.board.leader_power[leader])
        return
    target = yield Ask(
        taker, "loan.leader", anchorages, g, taker, origin, rule="9.2-r11", about={"leader": leader}
    )
    g.leader_at[leader] = int(target)
    g.tell("loan.leader_sails", leader=leader, power=taker, target=target)


def anchorages(g: State, taker: Id, origin: Id) -> Options:
    """The berths at which squadrons on loan lie."""
    taken = [place for place, borrower, _, _ in g.loans if borrower == taker]
    return tuple([port for port in berths(g, taker, origin) if port in taken])
