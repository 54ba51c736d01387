"""21.5 The Sack of Rome."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.ids import (
    CARDS,
    FRANCE,
    HABSBURG,
    ITALIAN,
    MAJORS,
    MERCENARY,
    NOBODY,
    OTTOMAN,
    PAPACY,
    REGULAR,
    ROME,
    SACK_OF_ROME,
)
from cuius.titles.here_i_stand.phases.common.cards import random_card, window
from cuius.titles.here_i_stand.phases.land.battle import capture_all, fight
from cuius.titles.here_i_stand.phases.land.forces import Battle, Force, Side
from cuius.titles.here_i_stand.phases.land.formation import Formation, whole_stack
from cuius.titles.here_i_stand.phases.religion.papacy import plunder_st_peters
from cuius.titles.here_i_stand.rules.cards import KEPT
from cuius.titles.here_i_stand.rules.editions import may_be_discarded
from cuius.titles.here_i_stand.rules.powers import others_from
from cuius.titles.here_i_stand.state import POWER_COUNT, State

PLUNDER = 5
"""21.5-p6 Command points of St. Peter's."""


def mutineers(g: State, power: int) -> tuple[Id, ...]:
    """21.5-r15,r16 Italian spaces where one power has more mercenaries than Rome has Papal regulars."""
    if power in (OTTOMAN, PAPACY):
        return ()
    guard, hired = g.regulars[ROME * POWER_COUNT + PAPACY], g.hired
    return tuple([s for s in g.board.in_zone[ITALIAN] if hired[s * POWER_COUNT + power] > guard])


def can_sack(g: State, power: Id) -> bool:
    """21.5-r15..r17 Whose stack it is and who is at war with whom does not matter."""
    return bool(owners(g))


def owners(g: State) -> Options:
    return tuple([p for p in MAJORS if mutineers(g, p)])


def sack_rome(g: State, power: Id) -> Proc[str | None]:
    """21.5-p1..p6 The stack comes to Rome, fights, goes back; the card leaves the game if the Papacy lost."""
    owner = yield Ask(power, "sack.owner", owners, g, rule="21.5-r15")
    origin = yield Ask(power, "sack.from", mutineers, g, owner, rule="21.5-r15", about={"power": owner})
    battle = yield from fight_for_rome(g, owner, origin)
    if not battle.attacker_won:  # 21.5-p5
        return None
    plunder_st_peters(g, PLUNDER)
    yield from take_papal_cards(g, owner)
    g.removed.append(int(SACK_OF_ROME))  # 21.5-p6c
    return KEPT


def fight_for_rome(g: State, owner: Id, origin: Id) -> Proc[Battle]:
    """21.5-p1,p2, 21.5-p2b, 21.5-p2c (rulings R137, R138), 21.5-p3,p4 Against the Papal regulars alone."""
    stack = whole_stack(g, owner, origin)
    march(g, stack, ROME)
    guard = g.regulars[ROME * POWER_COUNT + PAPACY]
    host = stack._replace(origin=ROME)
    swiss = Formation(PAPACY, ROME, ((PAPACY, guard),) if guard else (), 0, ())
    battle = Battle(ROME, Side(Force([host]), False, lose_evenly), Side(Force([swiss]), True, regulars_fall))
    g.tell("sack.begins", power=owner, space=origin)
    yield from last_hirings(g, battle)
    if battle.attacker.force.units:
        yield from fight(g, battle)
    stood = battle.defender.lost + battle.defender.force.units  # with those whom a card brought over
    spare = min(max(0, battle.attacker.hits - stood), g.hired[ROME * POWER_COUNT + PAPACY])
    g.add_hired(ROME, PAPACY, -spare)  # 21.5-p3
    capture_all(g, battle)
    march(g, battle.attacker.force.parts[0], origin)  # 21.5-p4
    g.tell("sack.ends" if battle.attacker_won else "sack.fails", power=owner)
    return battle


def last_hirings(g: State, battle: Battle) -> Proc[None]:
    """21.5-p2c, 14-p1 Landsknechts and Swiss, whoever plays them; men hired in Rome fight there."""
    (host,) = battle.attacker.force.parts
    owner, at = host.power, ROME * POWER_COUNT + host.power
    before = g.hired[at]
    about = {"attacker": owner, "defender": PAPACY, "space": ROME}
    yield from window(g, "battle.mercenaries", (owner, *others_from(owner)), battle, about=about)
    battle.attacker.force.parts[0] = host._replace(hired=max(0, host.hired + g.hired[at] - before))


def march(g: State, stack: Formation, target: Id) -> None:
    """21.5-p1,p4 Regulars, mercenaries and leaders together."""
    for owner, many in stack.regulars:
        g.shift_land(owner, stack.origin, target, many, 0)
    g.shift_land(stack.power, stack.origin, target, 0, stack.hired)
    for leader in stack.leaders:
        g.leader_at[leader] = int(target)


# Losses


def regulars_fall(g: State, side: Side, hits: int) -> Proc[None]:
    """21.5-p3 Papal regulars first, then those whom a card brought over to them."""
    for _ in range(hits):
        if side.force.regulars_of(PAPACY):
            side.force.lose_regular(g, 0, PAPACY)
        else:
            side.force.lose_hired(g, 0)
    yield from ()


def lose_evenly(g: State, side: Side, hits: int) -> Proc[None]:
    """21.5-p3b (ruling R139) Half on mercenaries, half on regulars; the owner says where an odd hit falls."""
    if hits % 2:
        unit = yield Ask(side.force.parts[0].power, "sack.loss", kinds_left, side, rule="21.5-p3b")
        lose_one(g, side, unit)
    for n in range(hits - hits % 2):
        lose_one(g, side, kinds_left(side)[n % 2 - 1])


def lose_one(g: State, side: Side, unit: Id) -> None:
    if unit == MERCENARY:
        side.force.lose_hired(g, 0)
    else:
        side.force.lose_regular(g, 0, side.force.parts[0].regulars[0][0])


def kinds_left(side: Side) -> Options:
    """Regulars and mercenaries, as long as there are any."""
    stack = side.force.parts[0]
    return ((REGULAR,) if stack.regulars else ()) + ((MERCENARY,) if stack.hired else ())


# Booty


def take_papal_cards(g: State, owner: Id) -> Proc[None]:
    """21.5-p6b, 6.1-d2 Two at random; the owner looks at them, keeps one and discards the other if it may."""
    drawn = []
    for holder in (owner, PAPACY):
        card = yield from random_card(g, PAPACY, (owner, PAPACY))
        if card is not None:
            g.pledged[holder] = int(card)
            drawn.append(holder)
    if both_lost(g, owner):
        for holder in drawn:
            drop(g, holder)
        return
    if len(drawn) > 1 and booty(g, owner):
        kept = yield Ask(
            owner, "sack.keep", booty, g, owner, rule="21.5-p6b", confirm=g.discreet, secret=True
        )
        drop(g, PAPACY if g.pledged[owner] == kept else owner)
    for holder in drawn:
        if g.pledged[holder] != NOBODY:
            card = CARDS[g.pledged[holder]]
            g.pledged[holder] = NOBODY
            g.hands[owner].append(int(card))
            g.shown.append((int(PAPACY), int(owner), int(card)))
            g.tell("card.changes", giver=PAPACY, taker=owner, card=card, to=(PAPACY, owner))
            g.tell("card.changes_hidden", giver=PAPACY, taker=owner, but=(PAPACY, owner))


def both_lost(g: State, owner: Id) -> bool:
    """25-k95 In the game for two French and Habsburg stacks keep neither."""
    return g.two_player and owner in (FRANCE, HABSBURG)


def booty(g: State, owner: Id) -> Options:
    """21.5-p6b, 6.1-d2 (ruling R599) Either card, if the other may be discarded."""
    one, other = CARDS[g.pledged[owner]], CARDS[g.pledged[PAPACY]]
    return tuple([kept for kept, left in ((one, other), (other, one)) if may_be_discarded(g, left)])


def drop(g: State, holder: Id) -> None:
    card = CARDS[g.pledged[holder]]
    g.pledged[holder] = NOBODY
    g.discard(int(card))
    g.tell("sack.discarded", card=card, reveal=True)
