"""14.7 What neighbouring countries give: money at once, and troops on their own territory."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.board import AFTER_CALL, ALWAYS
from cuius.titles.guerres.ids import SPAIN
from cuius.titles.guerres.rules.armies import landings, place_troops
from cuius.titles.guerres.state import State


def grant(g: State, faction: Id, country: Id, row: int) -> Proc[None]:
    """14.7-r17..r21 The money and troops of this row; nothing from a bankrupt Spain (20-c6)."""
    subsidy = g.board.subsidies[faction][country]
    if subsidy is None or is_bankrupt(g, country):
        g.tell("diplomacy.nothing", faction=faction, country=country)
        return
    money, troops = subsidy.money[row], subsidy.troops[row]
    g.earn(faction, money)  # 14.7-r20
    g.tell("diplomacy.granted", faction=faction, country=country, money=money, troops=troops)
    if troops:
        province = yield Ask(
            faction,
            "diplomacy.territory",
            territories,
            g,
            faction,
            country,
            rule="14.7-r18",
            about={"country": country, "troops": troops},
        )
        place_troops(g, faction, province, troops)  # 14.7-r21 ruling R20


def territories(g: State, faction: Id, country: Id) -> Options:
    """14.7-r18,r19 Where troops of the country may appear."""
    subsidy = g.board.subsidies[faction][country]
    return landings(g, faction, subsidy.placed) if subsidy else ()


def top_row(g: State) -> int:
    """Ruling R19: the largest subsidy is the last row."""
    return len(g.board.rows) - 1


def hears(g: State, faction: Id, country: Id) -> bool:
    """14.7-r14,r22 The faction's own table names the country, for this turn and this alliance."""
    subsidy = g.board.subsidies[faction][country]
    if subsidy is None or g.turn < subsidy.from_turn:
        return False
    return subsidy.when == ALWAYS or (subsidy.when == AFTER_CALL) == g.called


def is_bankrupt(g: State, country: Id) -> bool:
    """20-c6 Spain has no money this turn."""
    return country == SPAIN and g.force_of("spanish_bankruptcy") > 0
