"""1 and 24 to 30 The combat cards and the Janissaries, played by those who fight (6.1-r21,r22)."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import (
    ARQUEBUSIERS,
    FIELD_ARTILLERY,
    FRANCE,
    HABSBURG,
    JANISSARIES,
    MERCENARIES_BRIBED,
    MERCENARIES_GROW_RESTLESS,
    OTTOMAN,
    REGULAR,
    SIEGE_MINING,
    SURPRISE_ATTACK,
    TERCIOS,
)
from cuius.titles.here_i_stand.phases.action.building import build, can_build
from cuius.titles.here_i_stand.phases.land.assault import RESTLESS
from cuius.titles.here_i_stand.phases.land.battle import roll_more
from cuius.titles.here_i_stand.phases.land.forces import Battle, Side
from cuius.titles.here_i_stand.phases.land.formation import Formation
from cuius.titles.here_i_stand.phases.sea.combat import SeaBattle
from cuius.titles.here_i_stand.phases.sea.combat import roll_more as roll_more_at_sea
from cuius.titles.here_i_stand.rules.cards import answer, event
from cuius.titles.here_i_stand.rules.units import counters_left
from cuius.titles.here_i_stand.state import State

SQUARES = 3
"""24-k30 Habsburg regulars that a tercio needs; the dice it gives or loses."""
MINERS = 3
"""24-k28 Dice of Siege Mining."""
ON_LAND, AT_SEA, RAISED = 5, 4, 4
"""24-k1 Dice of the Janissaries, and regulars raised by their event."""


def fights(g: State, power: Id, battle: Battle) -> bool:
    """6.1-r21 Only a power with units in the fight."""
    return battle.side_of(power) is not None


def sides(battle: Battle, power: Id) -> tuple[Side, Side]:
    """The side of the power that plays a card, and the other."""
    own = battle.side_of(power)
    assert own is not None
    return own, battle.enemy_of(own)


@answer("battle.cards", ARQUEBUSIERS, rule="24-k24", when=fights)
def arquebusiers(g: State, power: Id, battle: Battle) -> Proc[None]:
    """24-k24 Two more dice in a field battle ..."""
    own, _ = sides(battle, power)
    own.extra += 2
    yield from ()


@answer("naval.cards", ARQUEBUSIERS, rule="24-k24")
def arquebusiers_at_sea(g: State, power: Id, battle: SeaBattle) -> Proc[None]:
    """24-k24 ... or in a naval combat."""
    own = battle.side_of(power)
    assert own is not None
    own.extra += 2
    yield from ()


@answer("battle.cards", FIELD_ARTILLERY, rule="24-k25", when=fights)
def field_artillery(g: State, power: Id, battle: Battle) -> Proc[None]:
    """24-k25 Two more dice; three for France and the Ottoman."""
    own, _ = sides(battle, power)
    own.extra += 3 if power in (FRANCE, OTTOMAN) else 2
    yield from ()


def can_bribe(g: State, power: Id, battle: Battle) -> bool:
    """24-k26 Neither side is the Ottoman's, and the enemy has mercenaries."""
    if power == OTTOMAN or not fights(g, power, battle):
        return False
    _, enemy = sides(battle, power)
    return OTTOMAN not in enemy.powers and enemy.force.hired > 0


@answer("battle.cards", MERCENARIES_BRIBED, rule="24-k26", when=can_bribe)
def mercenaries_bribed(g: State, power: Id, battle: Battle) -> Proc[None]:
    """24-k26 Half of the enemy's mercenaries, rounded up, come over as far as counters go (ruling R402)."""
    own, enemy = sides(battle, power)
    bribed = (enemy.force.hired + 1) // 2
    left = bribed
    for number, part in enumerate(enemy.force.parts):
        gone = min(left, part.hired)
        enemy.force.change_hired(g, number, -gone)
        left -= gone
    mine = next(n for n, part in enumerate(own.force.parts) if part.power == power)
    own.force.change_hired(g, mine, max(0, min(bribed, counters_left(g, power))))
    g.tell("mercenaries.bribed", power=power, many=bribed)
    yield from ()


@answer("battle.cards", SURPRISE_ATTACK, rule="24-k29", when=fights)
def surprise_attack(g: State, power: Id, battle: Battle) -> Proc[None]:
    """24-k29 The enemy suffers before he strikes."""
    own, _ = sides(battle, power)
    own.first = True
    yield from ()


def can_form_squares(g: State, power: Id, battle: Battle) -> bool:
    """24-k30 The Habsburgs themselves, or whoever fights three of their regulars."""
    if not fights(g, power, battle):
        return False
    _, enemy = sides(battle, power)
    return power == HABSBURG or enemy.force.regulars_of(HABSBURG) >= SQUARES


@answer("battle.cards", TERCIOS, rule="24-k30", when=can_form_squares)
def tercios(g: State, power: Id, battle: Battle) -> Proc[None]:
    """24-k30 Three dice that hit on a four too; or three dice fewer for the Habsburg side."""
    own, enemy = sides(battle, power)
    if power == HABSBURG:
        own.keen += SQUARES
    else:
        enemy.fewer += SQUARES
    yield from ()


@answer("assault.attacker", SIEGE_MINING, rule="24-k28")
def siege_mining(g: State, power: Id, formation: Formation) -> Proc[int]:
    """24-k28 Three more dice for the attacker."""
    yield from ()
    return MINERS


def has_mercenaries(g: State, power: Id, formation: Formation) -> bool:
    """24-k27 There are mercenaries in the assaulting formation, and not the Ottoman's cavalry."""
    return formation.hired > 0 and formation.power != OTTOMAN


@answer("assault.defender", MERCENARIES_GROW_RESTLESS, rule="24-k27", when=has_mercenaries)
def mercenaries_grow_restless(g: State, power: Id, formation: Formation) -> Proc[str]:
    """24-k27 Every mercenary of the assaulting formation is gone; that may break the siege."""
    yield from ()
    return RESTLESS


# The Janissaries


def still_stands(g: State, power: Id, battle: Battle) -> bool:
    """14-p7, 24-k29 Not once a surprise attack has left no unit to throw for."""
    own = battle.side_of(power)
    return own is not None and own.force.units > 0


@answer("battle.dice", JANISSARIES, rule="14-p7", when=still_stands)
def janissaries(g: State, power: Id, battle: Battle) -> Proc[None]:
    """24-k1, 14-p7 Five more dice after the dice are seen."""
    own, _ = sides(battle, power)
    yield from roll_more(own, ON_LAND)


@answer("naval.dice", JANISSARIES, rule="16.2-p6a")
def janissaries_at_sea(g: State, power: Id, battle: SeaBattle) -> Proc[None]:
    """24-k1, 16.2-p6a Four more dice in a naval combat."""
    own = battle.side_of(power)
    assert own is not None
    yield from roll_more_at_sea(own, AT_SEA)


def can_raise_janissaries(g: State, power: Id) -> bool:
    return can_build(g, OTTOMAN, REGULAR)


@event(JANISSARIES, rule="24-k1", when=can_raise_janissaries)
def raise_janissaries(g: State, power: Id) -> Proc[None]:
    """24-k1, 24-d1, 21.7-r12 Four regulars free of charge at home; or for a foreign war that is short."""
    for _ in range(RAISED):
        if can_build(g, OTTOMAN, REGULAR):
            yield from build(g, OTTOMAN, REGULAR)
