"""9 Choosing a town for a card or chit: which towns it may convert, and the conversion itself."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.ids import FACTIONS, MINOR, NOBODY, PARIS, TOWNS
from cuius.titles.guerres.rules.conversion import convert_town
from cuius.titles.guerres.state import State


class Wanted(NamedTuple):
    """What a card asks of the town that it converts."""

    rule: str
    holders: tuple[Id, ...]
    """Factions whose towns it may be."""
    minor: bool = False
    provinces: tuple[Id, ...] = ()
    """Where it lies; empty: anywhere."""
    paris: bool = False
    """May it be Paris?"""
    beside: int = NOBODY
    """A faction that must hold a town in the same province."""


def others(faction: Id) -> tuple[Id, ...]:
    """9-r2 Whose towns a faction converts: those of everybody else."""
    return tuple([f for f in FACTIONS.ids if f != faction])


def open_towns(g: State, wanted: Wanted) -> Options:
    """Towns that fit."""
    return tuple([t for t in TOWNS.ids if obstacle(g, wanted, t) is None])


def obstacle(g: State, wanted: Wanted, town: Id) -> str | None:
    """What is wrong with a town for this card: a word, or None where it fits."""
    board, province = g.board, g.board.province_of[town]
    if g.control[town] not in wanted.holders:
        return "holder"
    if wanted.minor and board.size[town] != MINOR:
        return "size"
    if wanted.provinces and province not in wanted.provinces:
        return "province"
    if town == PARIS and not wanted.paris:
        return "paris"
    if wanted.beside != NOBODY and not any(g.control[t] == wanted.beside for t in board.towns[province]):
        return "beside"
    return None


def convert_one(g: State, chooser: Id, card: Id, wanted: Wanted, gainer: Id) -> Proc[None]:
    """9-r2 The chooser names a town that fits, if there is one, and the gainer's cube goes there."""
    if not open_towns(g, wanted):
        return
    town = yield Ask(
        chooser,
        "card.town",
        open_towns,
        g,
        wanted,
        rule=wanted.rule,
        about={"card": card, "faction": gainer},
    )
    convert_town(g, town, gainer)
