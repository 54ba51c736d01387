"""9.1-r7, 9.2-r5..r12 Squadrons and naval leaders lent to an ally with the alliance."""

from __future__ import annotations

from cuius.core.deals.clauses import Clause
from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import LEADERS, PLACES, POWERS, PROTESTANT
from cuius.titles.here_i_stand.phases.common.control import commanded
from cuius.titles.here_i_stand.phases.common.fleets import add_loan, shift_loan
from cuius.titles.here_i_stand.phases.common.powers import grant
from cuius.titles.here_i_stand.rules.communication import nearest_by_sea
from cuius.titles.here_i_stand.rules.powers import controls, has_granted
from cuius.titles.here_i_stand.rules.units import admirals_of, on_loan
from cuius.titles.here_i_stand.state import POWER_COUNT, State


def squadrons_to_lend(g: State, giver: Id, taker: Id) -> Options:
    """9.2-r5..r7,r10,r12, 9.2-x4 Ports from which squadrons, never corsairs, can reach one of the taker's."""
    if not allies_now(g, giver, taker) or taker == PROTESTANT or has_granted(g, "squadrons", taker, giver):
        return ()
    squadrons, owners, targets = g.squadrons, commanded(g, giver), ports_held(g, taker)
    filled = [p for p in g.board.ports if any(squadrons[p * POWER_COUNT + owner] for owner in owners)]
    return tuple([p for p in filled if nearest_by_sea(g, p, targets)])


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
    for lender in on_loan(g, port, taker):
        about = {"lender": lender, "port": port}
        target = yield Ask(taker, "loan.port", berths, g, taker, port, rule="9.2-r8", about=about)
        shift_loan(g, port, target, taker, lender)
        g.tell("loan.sails", lender=lender, power=taker, port=port, target=target)


def berths(g: State, taker: Id, port: Id) -> Options:
    """9.2-r8 Each sea zone on the way counts as one space."""
    return nearest_by_sea(g, port, ports_held(g, taker))


def is_deal(g: State) -> bool:
    """9.2-r6 Nothing is lent without an alliance in the same agreement."""
    return any(clause.kind == "alliance" for clause in g.draft)


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
    target = yield Ask(
        taker, "loan.leader", anchorages, g, taker, origin, rule="9.2-r11", about={"leader": leader}
    )
    g.leader_at[leader] = int(target)
    g.tell("loan.leader_sails", leader=leader, power=taker, target=target)


def anchorages(g: State, taker: Id, origin: Id) -> Options:
    """The berths at which squadrons on loan lie."""
    taken = [place for place, borrower, _, _ in g.loans if borrower == taker]
    return tuple([port for port in berths(g, taker, origin) if port in taken])
