"""15.7.5-15.7.7 Battles and sieges, the fate of leaders, and retreat."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.guerres.ids import (
    BATTLE,
    CHARACTERS,
    FACTIONS,
    FIGHT,
    NOBODY,
    PROVINCES,
    REVOLTS,
    ROYAL,
    ROYALIST,
    SIEGE,
)
from cuius.titles.guerres.phases.changes import award, convert_town, enter
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.phases.war.leaders import fill_vacancies, merge_all
from cuius.titles.guerres.rules.armies import camp_of
from cuius.titles.guerres.rules.combat import (
    HELD,
    TAKEN,
    TOO_FEW,
    battle_dice,
    commanding,
    count_hits,
    favours,
    garrison_dice,
    outcome,
    siege_dice,
    thrower,
    verdict,
    worth_of_leader,
)
from cuius.titles.guerres.rules.event_cards import CardTiming, in_turn
from cuius.titles.guerres.rules.movement import STAY, held_fast, owner, refuges
from cuius.titles.guerres.state import AWAY, CAPTURED, WOUNDED, State

# ---- battles ----


def battle(g: State, attacker: Id, defender: Id) -> Proc[Id]:
    """15.7.5 15.7.6 15.8-r2 Cards, dice, losses, points, leaders, retreat. Returns the army that has won."""
    armies = (attacker, defender)
    sides = (commanding(g, attacker), commanding(g, defender))
    sizes = (g.troops[attacker], g.troops[defender])
    province = PROVINCES[g.army_at[attacker]]
    yield from fight_cards(g, CardTiming(BATTLE, sides[0], attacker, defender, province))
    winner = yield from clash(g, attacker, defender, province)
    won = armies.index(winner)
    loser = armies[1 - won]
    if sides[won] != NOBODY:
        award(g, sides[won], g.board.victory[sizes[1 - won]])  # ruling R46
    share_booty(g, winner)
    yield from fate_in_battle(g, attacker, sides[1])
    yield from fate_in_battle(g, defender, sides[0])
    g.end_effects(FIGHT)
    leave_the_field(g, armies, loser)
    yield from fill_vacancies(g)  # ruling R91
    yield from retreat(g, loser)
    return winner


def fight_cards(g: State, moment: CardTiming) -> Proc[None]:
    """15.1-r2,r3 War cards before the dice, those of the faction that moves first."""
    for faction in in_turn(g, moment.faction):
        yield from event_window(g, faction, moment)


def clash(g: State, attacker: Id, defender: Id, province: Id) -> Proc[Id]:
    """15.7.5-r4..r7 Both throw at once; the winner is found, then the losses are taken."""
    hits = yield from throw(g, attacker, defender, "battle.attack")
    replies = yield from throw(g, defender, attacker, "battle.defence")
    g.tell("battle.fought", army=attacker, enemy=defender, province=province, hits=hits, losses=replies)
    ahead = verdict(g.troops[attacker], hits, g.troops[defender], replies)
    if ahead:
        winner = attacker if ahead > 0 else defender
    else:
        about = {"army": attacker, "enemy": defender, "province": province}
        winner = yield Ask(ROYALIST, "battle.winner", both, attacker, defender, rule="15.7.5-r7", about=about)
    g.lose_troops(attacker, replies)
    g.lose_troops(defender, hits)
    g.tell("battle.won", army=winner, enemy=defender if winner == attacker else attacker)
    return winner


def throw(g: State, army: Id, enemy: Id, why: str) -> Proc[int]:
    """15.7.5-r1..r4 The hits of one side."""
    dice = battle_dice(g, army, enemy)
    faces = yield Roll(d6=total(dice), why=why, who=thrower(g, army), reasons=dice)
    return count_hits(g.board, faces)


def both(attacker: Id, defender: Id) -> Options:
    return (attacker, defender)


def leave_the_field(g: State, armies: tuple[Id, Id], loser: Id) -> None:
    """15.7.5-r8,r12 20-r2 Who has no troops left goes, and so does a beaten revolt; the beaten stop."""
    g.moved[loser] = g.moved[loser] or loser == armies[0]
    for army in armies:
        if not g.troops[army] or (army == loser and army in REVOLTS):
            break_up(g, army)


def retreat(g: State, army: Id) -> Proc[None]:
    """15.7.5-r9,r10 To a neighbouring province with a town of its camp, or nowhere (ruling R42)."""
    if army in REVOLTS or not g.troops[army]:
        return
    origin = PROVINCES[g.army_at[army]]
    about = {"army": army, "province": origin}
    where = yield Ask(owner(g, army), "battle.retreat", ways_back, g, army, rule="15.7.5-r9", about=about)
    if where != STAY:
        enter(g, army, where)
        g.tell("battle.retreats", army=army, origin=origin, province=where)
        yield from merge_all(g, camp_of(g, army), where)


def ways_back(g: State, army: Id) -> Options:
    """15.7.5-r9 15.7.7-r7 Stay in the field, or a refuge next door; never behind walls."""
    return (STAY,) if held_fast(g, army) else (STAY, *refuges(g, army))


# ---- sieges ----


def siege(g: State, army: Id) -> Proc[None]:
    """15.7.7-r1..r3,r19 15.7.5-r11 The army may besiege one town there, when moves and battles are over."""
    if not g.troops[army] or not towns_to_besiege(g, army):
        return
    province, faction = PROVINCES[g.army_at[army]], owner(g, army)
    about = {"army": army, "troops": g.troops[army], "province": province}
    town = yield Ask(faction, "siege.town", siege_choices, g, army, rule="15.7.7-r3", about=about)
    if town == PASS:
        return
    g.tell("siege.begins", army=army, town=town, troops=g.troops[army], garrison=g.board.garrison[town])
    yield from fight_cards(g, CardTiming(SIEGE, faction, army=army, province=province, town=town))
    if g.troops[army]:
        yield from assault(g, army, town, faction)
    g.end_effects(FIGHT)
    if not g.troops[army] and g.army_at[army] != NOBODY:
        break_up(g, army)


def siege_choices(g: State, army: Id) -> Options:
    return (*towns_to_besiege(g, army), PASS)


def towns_to_besiege(g: State, army: int) -> tuple[Id, ...]:
    """15.7.7-r3 Towns of the other camp there, no stronger than the army; none for the weary (19-k1)."""
    if held_fast(g, army):
        return ()
    board, camp = g.board, camp_of(g, army)
    return tuple(
        [
            town
            for town in board.towns[g.army_at[army]]
            if g.control[town] != NOBODY
            and g.camp(g.control[town]) != camp
            and board.garrison[town] <= g.troops[army]
        ]
    )


def assault(g: State, army: Id, town: Id, faction: Id) -> Proc[None]:
    """15.7.7-r8..r14 Both throw; the town falls or stands; leaders meet their fate.

    A relief column or treason decides without dice, and then nobody is hurt (rulings R93, R94).
    """
    garrison = g.board.garrison[town]
    if g.force_of("relief_column"):
        g.tell("siege.relieved", army=army, town=town)
    elif g.force_of("treason_at_the_gate"):
        settle(g, army, town, faction, outcome(g.troops[army], garrison, garrison, 0))
    else:
        result = yield from storm(g, army, town)
        settle(g, army, town, faction, result)
        yield from fate_in_siege(g, army)


def storm(g: State, army: Id, town: Id) -> Proc[str]:
    """15.7.7-r8..r10 The besieger's dice and the garrison's, at once."""
    holder = FACTIONS[g.control[town]]
    dice, walls = siege_dice(g, army), garrison_dice(g, town)
    faces = yield Roll(d6=total(dice), why="siege.attack", who=thrower(g, army), reasons=dice)
    answer = yield Roll(d6=total(walls), why="siege.garrison", who=holder, reasons=walls)
    hits, replies = count_hits(g.board, faces), count_hits(g.board, answer)
    result = outcome(g.troops[army], hits, g.board.garrison[town], replies)
    g.lose_troops(army, replies)
    g.tell("siege.fought", army=army, town=town, hits=hits, losses=replies)
    return result


def settle(g: State, army: Id, town: Id, faction: Id, result: str) -> None:
    """15.7.7-r11..r13,r17..r20 The new garrison, the town's new master, and the points; or nothing."""
    if result == TAKEN:
        garrison = g.board.garrison[town]
        g.lose_troops(army, garrison)
        g.tell(TAKEN, army=army, town=town, troops=garrison)
        convert_town(g, town, new_master(g, army))
        award(g, faction, g.board.worth[town])  # 15.8-r3..r5
        share_booty(g, army)
    else:
        g.tell(TOO_FEW if result == TOO_FEW else HELD, army=army, town=town)


def new_master(g: State, army: int) -> Id:
    """15.7.7-r17,r18 The Royalist for his whole camp; else the faction that stands alone (ruling R45)."""
    return ROYALIST if camp_of(g, army) == ROYAL else FACTIONS[g.lone]


# ---- after the fight ----

BOOTY = 2
"""19-w10 Money of a pillage."""


def share_booty(g: State, army: int) -> None:
    """19-w10 Pillage pays whoever played it for the army that has won."""
    if favours(g, "pillage", army):
        faction = FACTIONS[g.force_of("pillage") - 1]
        g.earn(faction, BOOTY)
        g.tell("fight.pillage", faction=faction, money=BOOTY)


def break_up(g: State, army: Id) -> None:
    """15.7.5-r12 15.7.6-r6 20-r2 An army leaves the map; its leaders are away until the next turn."""
    g.tell("fight.army_gone", army=army)
    g.disband(army, AWAY)


def fate_in_battle(g: State, army: Id, captor: int) -> Proc[None]:
    """15.7.6-r1..r3,r7 Two dice for each leader; on ten or more another: even captured, odd killed."""
    spared = favours(g, "parole_of_honour", army)
    for leader in leaders_of(g, army):
        if (yield from stricken(g, leader, "battle.fate", g.board.numbers.battle_fate)):
            faces = yield Roll(d6=1, why="battle.prison", who=owner_of(g, leader))
            if sum(faces) % 2 and not spared and not g.board.unkillable[leader]:
                kill(g, leader)
            else:
                capture(g, leader, captor)


def fate_in_siege(g: State, army: Id) -> Proc[None]:
    """15.7.7-r14,r15 Two dice for each leader; on eleven or more two others: even wounded, odd killed."""
    spared = favours(g, "parole_of_honour", army)
    for leader in leaders_of(g, army):
        if (yield from stricken(g, leader, "siege.fate", g.board.numbers.siege_fate)):
            deadly = not g.board.unkillable[leader] and (yield from mortal(g, leader))
            if deadly and not spared:
                kill(g, leader)
            else:
                wound(g, leader)


def leaders_of(g: State, army: int) -> tuple[Id, ...]:
    """15.7.6-r3 The commander, then the supporter."""
    return tuple([CHARACTERS[c] for c in (g.commander[army], g.supporter[army]) if c != NOBODY])


def owner_of(g: State, leader: Id) -> Id:
    return FACTIONS[g.allegiance[leader]]


def stricken(g: State, leader: Id, why: str, needed: int) -> Proc[bool]:
    """15.7.6-r1 15.7.7-r14 Do two dice reach the number?"""
    roll = sum((yield Roll(d6=2, why=why, who=owner_of(g, leader))))
    g.tell("fate.tested", character=leader, roll=roll, needed=needed)
    return roll >= needed


def mortal(g: State, leader: Id) -> Proc[bool]:
    """15.7.7-r14 Is the wound deadly?"""
    return sum((yield Roll(d6=2, why="siege.wound", who=owner_of(g, leader)))) % 2 == 1


def kill(g: State, leader: Id) -> None:
    """15.7.6-r4 9-r5 Out of the game, card and counter."""
    g.remove(leader)
    g.tell("fate.killed", character=leader)


def capture(g: State, leader: Id, captor: int) -> None:
    """15.7.6-r5,r8 Aside until the war ends; points for who commands the enemy (ruling R43)."""
    g.leave_army(leader, CAPTURED)
    g.captor[leader] = captor
    if captor == NOBODY:
        g.tell("fate.taken_by_rebels", character=leader)
    else:
        g.tell("fate.captured", character=leader, faction=FACTIONS[captor])
        award(g, captor, worth_of_leader(g.board, leader))


def wound(g: State, leader: Id) -> None:
    """15.7.7-r16 Aside until the turn ends."""
    g.leave_army(leader, WOUNDED)
    g.tell("fate.wounded", character=leader)
