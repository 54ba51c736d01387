"""20 The event chits."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Draw, Options, Proc
from cuius.titles.guerres.cards.towns import Wanted, convert_one, others
from cuius.titles.guerres.ids import (
    ALENCON,
    ARMIES,
    CHITS,
    FRENCH,
    LA_ROCHELLE,
    LEAGUE,
    NO_RANK,
    PARIS,
    PROVINCES,
    REVOLTS,
    ROYALIST,
    STROZZI,
)
from cuius.titles.guerres.phases.turning_points import call_to_arms
from cuius.titles.guerres.rules.event_cards import chit
from cuius.titles.guerres.state import IN_PLAY, State, characters_of

LEPANTO = Wanted("20-c5", others(LEAGUE), paris=True)


@chit("council_of_trent")
def council_of_trent(g: State) -> None:
    """20-c1 Huguenots are won over more easily this turn."""
    g.put_in_force("council_of_trent")


@chit("colonial_tension")
def colonial_tension(g: State) -> None:
    """20-c2 Spanish subsidies are harder to get this turn."""
    g.put_in_force("colonial_tension")


@chit("peasant_revolt")
def peasant_revolt(g: State) -> Proc[None]:
    """20-c3 A small revolt somewhere in France."""
    yield from break_out(g, CHITS["peasant_revolt"])


@chit("water_geuzen")
def water_geuzen(g: State) -> None:
    """20-c4 The United Provinces are generous this turn."""
    g.put_in_force("water_geuzen", 2)


@chit("lepanto")
def lepanto(g: State) -> Proc[None]:
    """20-c5 The League converts a town of its choice."""
    yield from convert_one(g, LEAGUE, CHITS["lepanto"], LEPANTO, LEAGUE)


@chit("spanish_bankruptcy")
def spanish_bankruptcy(g: State) -> None:
    """20-c6 Spain gives nothing this turn."""
    g.put_in_force("spanish_bankruptcy")


@chit("governor_revolt")
def governor_revolt(g: State) -> Proc[None]:
    """20-c7 A larger revolt somewhere in France."""
    yield from break_out(g, CHITS["governor_revolt"])


@chit("antwerp_fury")
def antwerp_fury(g: State) -> Proc[None]:
    """20-c8 18-r11 Alençon is gone, and the Call to Arms follows; nothing, if it has been heard already."""
    if g.called:
        return
    if g.status[ALENCON] == IN_PLAY:
        g.remove(ALENCON)
        g.tell("character.removed", character=ALENCON)
    yield from call_to_arms(g)


@chit("portuguese_succession")
def portuguese_succession(g: State) -> Proc[None]:
    """20-c9 Strozzi is lost, or a Royalist leader whom the Royalist names (ruling R63)."""
    lost = STROZZI
    if g.status[STROZZI] != IN_PLAY:
        if not royal_leaders(g):
            return
        lost = yield Ask(ROYALIST, "card.lost_leader", royal_leaders, g, rule="20-c9")
    g.remove(lost)
    g.tell("character.removed", character=lost)


@chit("spanish_armada")
def spanish_armada(g: State) -> None:
    """20-c10 Spain has less to give until the end of the game."""
    g.put_in_force("spanish_armada")


def royal_leaders(g: State) -> Options:
    """Royalists with a leader counter."""
    return tuple([c for c in characters_of(g, ROYALIST) if g.board.command[c] != NO_RANK])


def break_out(g: State, revolt: Id) -> Proc[None]:
    """20-r4 3.2-r3 A neutral army in a province drawn at random (ruling R59)."""
    province = yield Draw(quiet_provinces(g), why="revolt", of=PROVINCES)
    g.raise_army(ARMIES[revolt.word], province, g.board.revolt[revolt])
    g.tell("revolt.breaks_out", chit=revolt, province=province, troops=g.board.revolt[revolt])


def quiet_provinces(g: State) -> list[Id]:
    """Neither that of Paris or La Rochelle, nor one in revolt already."""
    spared: list[int] = [g.board.province_of[PARIS], g.board.province_of[LA_ROCHELLE]]
    spared += [g.army_at[r] for r in REVOLTS if g.troops[r]]
    return [p for p in FRENCH if p not in spared]
