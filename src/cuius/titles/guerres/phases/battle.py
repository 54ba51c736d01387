"""15.7.5 Battle."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Options, Proc, Roll
from cuius.titles.guerres.cards.playing import event_window, factions_in
from cuius.titles.guerres.cards.registry import Moment
from cuius.titles.guerres.ids import BATTLE, FIGHT, NOBODY, PROVINCES, REVOLTS, ROYALIST
from cuius.titles.guerres.phases.fate import fate_in_battle
from cuius.titles.guerres.phases.leaders import fill_vacancies
from cuius.titles.guerres.phases.retreat import retreat
from cuius.titles.guerres.rules.combat import (
    award,
    battle_dice,
    break_up,
    commanding,
    count_hits,
    share_booty,
    thrower,
    verdict,
)
from cuius.titles.guerres.state import State


def battle(g: State, attacker: Id, defender: Id) -> Proc[Id]:
    """15.7.5 15.7.6 15.8-r2 Cards, dice, losses, points, leaders, retreat. Returns the army that has won."""
    armies = (attacker, defender)
    sides = (commanding(g, attacker), commanding(g, defender))
    sizes = (g.troops[attacker], g.troops[defender])
    province = PROVINCES[g.army_at[attacker]]
    yield from fight_cards(g, Moment(BATTLE, sides[0], attacker, defender, province))
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


def fight_cards(g: State, moment: Moment) -> Proc[None]:
    """15.1-r2,r3 War cards before the dice, the active camp's first."""
    for faction in factions_in((g.active, 1 - g.active), g):
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
