"""Men unpaid or ill: 87 Mercenaries Demand Pay, 106 Unpaid Mercenaries, 107 Unsanitary Camp."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.cards.responses import camps, employers
from cuius.titles.here_i_stand.ids import (
    CARDS,
    CAVALRY,
    MAJORS,
    MANDATORY,
    MERCENARIES_DEMAND_PAY,
    MERCENARY,
    OTTOMAN,
    REGULAR,
    SPACES,
    UNPAID_MERCENARIES,
    UNSANITARY_CAMP,
)
from cuius.titles.here_i_stand.phases.action.forces import Force
from cuius.titles.here_i_stand.phases.action.formation import Formation, whole_stack
from cuius.titles.here_i_stand.phases.action.losses import loss_kinds
from cuius.titles.here_i_stand.rules.marks import trim_marks
from cuius.titles.here_i_stand.rules.stacks import land_of
from cuius.titles.here_i_stand.rules.windows import put_away
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State

KEPT_FOR = (0, 2, 4, 6, 10)
"""24-k87 Mercenaries that stay, by command points of the card; five and more keep all."""


def dismiss(g: State, power: Id, space: Id, many: int) -> None:
    """Mercenaries leave the service of a power."""
    g.add_hired(space, power, -many)
    trim_marks(g, power, space)
    g.tell("hirelings.leave", power=power, space=space, many=many)


# Mercenaries Demand Pay


def debtors(g: State) -> Options:
    """24-k87 Powers with mercenaries; the Ottoman's cavalry are none."""
    return tuple([p for p in MAJORS if p != OTTOMAN and any(g.hired[p::N])])


def has_debtors(g: State, power: Id) -> bool:
    return bool(debtors(g))


@event(MERCENARIES_DEMAND_PAY, rule="24-k87", when=has_debtors)
def mercenaries_demand_pay(g: State, power: Id) -> Proc[None]:
    """24-k87 A power of the player's choice pays with a card, or loses its mercenaries."""
    debtor = yield Ask(power, "pay.whose", debtors, g, rule="24-k87")
    card = yield Ask(debtor, "pay.card", purse, g, debtor, rule="24-k87", confirm=g.discreet, secret=True)
    keep = 0
    if card != PASS:
        g.take_from_hand(debtor, card)
        put_away(g, card, as_event=False)
        g.tell("pay.paid", power=debtor, card=card, reveal=True)
        points = g.board.card_cp[card]
        keep = KEPT_FOR[points] if points < len(KEPT_FOR) else sum(g.hired[debtor::N])
    yield from dismiss_down_to(g, debtor, keep)


def purse(g: State, debtor: Id) -> Options:
    """24-k87 Any card but a mandatory event, home cards too; or none."""
    kind, cp = g.board.card_kind, g.board.card_cp
    return (*[CARDS[c] for c in sorted(g.hands[debtor]) if cp[c] and kind[c] != MANDATORY], PASS)


def dismiss_down_to(g: State, debtor: Id, keep: int) -> Proc[None]:
    """24-k87 Which of them stay is the debtor's choice."""
    if not keep:
        for space in payrolls(g, debtor):
            dismiss(g, debtor, space, g.hired[space * N + debtor])
        return
    while sum(g.hired[debtor::N]) > keep:
        about = {"many": sum(g.hired[debtor::N]) - keep}
        space = yield Ask(debtor, "pay.dismiss", payrolls, g, debtor, rule="24-k87", about=about)
        dismiss(g, debtor, space, 1)


def payrolls(g: State, debtor: Id) -> Options:
    return tuple([s for s in SPACES if g.hired[s * N + debtor]])


# Unpaid Mercenaries


def has_mercenaries(g: State, power: Id) -> bool:
    return bool(camps(g))


@event(UNPAID_MERCENARIES, rule="24-k106", when=has_mercenaries)
def unpaid_mercenaries(g: State, power: Id) -> Proc[None]:
    """24-k106 All mercenaries of a power in a space go home."""
    space = yield Ask(power, "unpaid.where", camps, g, rule="24-k106")
    whose = yield Ask(power, "unpaid.whose", employers, g, space, rule="24-k106", about={"space": space})
    dismiss(g, whose, space, g.hired[space * N + whose])


# Unsanitary Camp


def stacks(g: State) -> Options:
    """24-k107 Where a major power commands land units."""
    return tuple([s for s in SPACES if commanders(g, s)])


def commanders(g: State, space: Id) -> Options:
    return tuple([p for p in MAJORS if land_of(g, p, space)])


def has_stacks(g: State, power: Id) -> bool:
    return bool(stacks(g))


@event(UNSANITARY_CAMP, rule="24-k107", when=has_stacks)
def unsanitary_camp(g: State, power: Id) -> Proc[None]:
    """24-k107 A third of a stack dies, rounded up; regulars make up at least half as far as there are any."""
    space = yield Ask(power, "camp.where", stacks, g, rule="24-k107")
    whose = yield Ask(power, "camp.whose", commanders, g, space, rule="24-k107", about={"space": space})
    force = Force([whole_stack(g, whose, space)])
    losses = (force.units + 2) // 3
    spared = losses - (losses + 1) // 2  # losses that need not be regulars
    g.tell("camp.dies", power=whose, space=space, many=losses)
    for left in range(losses, 0, -1):
        about = {"space": space, "many": left}
        sick = force.parts[0]
        unit = yield Ask(whose, "camp.loss", patients, sick, spared > 0, rule="24-k107", about=about)
        if unit in (MERCENARY, CAVALRY):
            force.lose_hired(g, 0)
            spared -= 1
        else:
            force.lose_regular(g, 0, whose if unit == REGULAR else unit)


def patients(sick: Formation, hired_too: bool) -> Options:
    """Mercenaries and cavalry only for their share, or once no regular is left."""
    found = loss_kinds(sick)
    if hired_too or not sick.regulars:
        return found
    return tuple([unit for unit in found if unit not in (MERCENARY, CAVALRY)])
