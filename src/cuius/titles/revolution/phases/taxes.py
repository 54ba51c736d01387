"""6.1 Taxes."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import State


def taxes(g: State) -> Proc[None]:
    """6.1-r3 Each faction collects from its province and city cards, from stock to treasury."""
    yield from each_in_turn(g, collect_taxes)


def collect_taxes(g: State, faction: Id) -> Proc[None]:
    """6.1-r7 Collecting is not optional; only the rate is chosen (ruling R18)."""
    provinces, cities = province_taxes(g, faction), g.city_card.count(faction)
    if g.board.edition == "2007":
        coins = min(g.stock[faction], provinces + cities)  # 6.1-r4 the base first
        g.collect(faction, coins)
        if cities:
            rate = yield Ask(faction, "tax.rate", rates_covered, g, faction, coins, rule="6.1-r5")
            extra = (rate - 1) * cities
            g.collect(faction, extra)
            coins += extra
    else:
        rate = 0
        if cities:
            rate = yield Ask(faction, "tax.rate", rates, g, rule="6.1-r2")
        coins = min(g.stock[faction], provinces + rate * cities)  # 6.1-r6
        g.collect(faction, coins)
    if coins:
        g.tell("taxes.collected", faction=faction, coins=coins)


def province_taxes(g: State, faction: Id) -> int:
    """6.1-r1 The tax values of all province cards, rounded down once."""
    halves = sum([tax for tax, holder in zip(g.board.tax, g.province_card, strict=True) if holder == faction])
    return halves // 2


def rates(g: State) -> Options:
    """6.1-r2 One rate for all cities."""
    return tuple(range(1, g.board.city_tax_most + 1))


def rates_covered(g: State, faction: Id, collected: int) -> Options:
    """6.1-r5 More than 1 a city only if the stock covers it for every city."""
    cities = g.city_card.count(faction)
    if collected < province_taxes(g, faction) + cities:
        return (1,)
    return tuple([rate for rate in rates(g) if (rate - 1) * cities <= g.stock[faction]])
