"""15.3 Recruitment and deployment."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.guerres.ids import (
    DEPLOY,
    FRENCH,
    HUGUENOT,
    ILE_DE_FRANCE,
    LA_ROCHELLE,
    LEAGUE,
    PROVINCES,
    ROYALIST,
)
from cuius.titles.guerres.phases.changes import place_troops
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.rules.armies import room
from cuius.titles.guerres.rules.event_cards import CardTiming
from cuius.titles.guerres.state import State

ORDER = (ROYALIST, HUGUENOT, LEAGUE)
INCOME, PLACING = range(2)


def recruitment(g: State) -> Proc[None]:
    """15-r1 15.3-r1 The Royalist recruits first, then the Huguenot, then the League."""
    while g.step < 2 * len(ORDER):
        who, stage = divmod(g.step, 2)
        if stage == INCOME:
            yield Checkpoint("recruitment")
            yield from recruit(g, ORDER[who])
        else:
            yield from deploy(g, ORDER[who])
        g.step += 1


def recruit(g: State, faction: Id) -> Proc[None]:
    """15.3-r2..r5,r9,r11,r12 Income, then cards of the deployment."""
    if faction == ROYALIST:
        yield from spend_taxes(g)
    else:
        troops, money = huguenot_income(g) if faction == HUGUENOT else league_income(g)
        receive(g, faction, troops, money)
    yield from event_window(g, faction, CardTiming(DEPLOY, faction))


def spend_taxes(g: State) -> Proc[None]:
    """15.3-r2,r5 As many levels as the Royalist likes; the others stay (ruling R24)."""
    levels = yield Ask(ROYALIST, "recruit.taxes", tax_levels, g, rule="15.3-r2")
    if levels:
        g.taxes -= levels
        g.tell("taxes.level", level=g.taxes)
        receive(g, ROYALIST, *tax_yield(g, levels))


def tax_levels(g: State) -> Options:
    """From all levels down to none."""
    return tuple(range(g.taxes, -1, -1))


def tax_yield(g: State, levels: int) -> tuple[int, int]:
    """15.3-r3,r4 Eight troop points and five money; two and two for each further level."""
    numbers = g.board.numbers
    return (
        numbers.tax_troops + (levels - 1) * numbers.tax_more_troops,
        numbers.tax_money + (levels - 1) * numbers.tax_more_money,
    )


def huguenot_income(g: State) -> tuple[int, int]:
    """15.3-r9 One of each for three towns, rounded up; more with the marker of La Rochelle (19-h3)."""
    share = -(-g.towns_of(HUGUENOT) // g.board.numbers.huguenot_towns)
    if g.force_of("la_rochelle") and g.control[LA_ROCHELLE] == HUGUENOT:
        return share + g.board.rochelle_troops, share + g.board.rochelle_money
    return share, share


def league_income(g: State) -> tuple[int, int]:
    """15.3-r11,r12 Money from the alliance; alone, one of each for every town."""
    if g.ally == LEAGUE:
        return 0, g.board.numbers.league_money
    towns = g.towns_of(LEAGUE)
    return towns, towns


def receive(g: State, faction: Id, troops: int, money: int) -> None:
    g.levy[faction] += troops
    g.earn(faction, money)
    g.tell("recruit.income", faction=faction, troops=troops, money=money)


def deploy(g: State, faction: Id) -> Proc[None]:
    """15.3-r6..r8,r10,r13 Army by army, until all recruits stand; those without a place are lost (r17)."""
    while g.levy[faction]:
        yield Checkpoint("deploy")
        if not any(room(g, faction, p) for p in own_provinces(g, faction)):
            disperse(g, faction)
            return
        about = {"troops": g.levy[faction]}
        province = yield Ask(
            faction, "deploy.province", open_provinces, g, faction, rule="15.3-r14", about=about
        )
        about = {"province": province}
        troops = yield Ask(
            faction, "deploy.troops", amounts, g, faction, province, rule="15.2-r1", about=about
        )
        g.levy[faction] -= troops
        place_troops(g, faction, province, troops)


def disperse(g: State, faction: Id) -> None:
    """15.3-r17 No troop points without a marker (ruling R62)."""
    g.tell("recruit.dispersed", faction=faction, troops=g.levy[faction])
    g.levy[faction] = 0


def open_provinces(g: State, faction: Id) -> Options:
    """15.3-r6..r8,r10,r13 Provinces with a town of the faction and room; Paris first for the King."""
    return tuple([p for p in own_provinces(g, faction) if room(g, faction, p)])


def own_provinces(g: State, faction: Id) -> list[Id]:
    """Provinces of France with a town of the faction, and that of Paris."""
    province_of = g.board.province_of
    held = {ILE_DE_FRANCE, *[province_of[town] for town, holder in enumerate(g.control) if holder == faction]}
    return [PROVINCES.ids[p] for p in FRENCH if p in held]


def amounts(g: State, faction: Id, province: Id) -> Options:
    """15.2-r1 From all that find room down to one."""
    return tuple(range(min(g.levy[faction], room(g, faction, province)), 0, -1))
