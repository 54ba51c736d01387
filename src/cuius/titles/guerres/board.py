"""The board of Les Guerres de Religion as the rules read it: tuples indexed by id, made by `loading/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cuius.core.board_data import Mark
from cuius.core.ids import Id

FOR_EVER = 99
"""Last turn of a character who outlives the game."""
ALWAYS, BEFORE_CALL, AFTER_CALL = "always", "before_call", "after_call"
"""When a country hears a faction's envoys: at any time, before or after the Call to Arms."""


@dataclass(frozen=True, slots=True)
class Subsidy:
    """14.7-r17..r22 What a country gives a faction, by row of the table."""

    money: tuple[int, ...]
    troops: tuple[int, ...]
    placed: tuple[Id, ...]
    """Provinces in which its troops may appear."""
    when: str
    from_turn: int


@dataclass(frozen=True, slots=True)
class Start:
    """How a scenario begins."""

    first_turn: int
    last_turn: int
    ally: Id
    massacre_at_once: bool
    control: tuple[int, ...]
    """By town: the faction that holds it, or nobody."""
    treaty: tuple[int, ...]
    taxes: int
    removed: tuple[Id, ...]
    events_out: tuple[Id, ...]
    chits_out: tuple[Id, ...]


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rules, under the names of data/tables.toml."""

    success: int
    natural_fail: int
    major_penalty: int
    diplomat: int
    writer: int
    administrator: int
    flying_squadron: int
    actions_allied: int
    actions_alone: int
    picks_allied: int
    picks_alone: int
    offered: int
    given: int
    hand_royalist: int
    hand_without_catherine: int
    hand_ally: int
    hand_alone: int
    massacre_hand: int
    tax_troops: int
    tax_money: int
    tax_more_troops: int
    tax_more_money: int
    huguenot_towns: int
    league_money: int
    army_most: int
    markers: int
    hit: int
    support_dice: int
    garrison_minor: int
    garrison_major: int
    garrison_special: int
    battle_fate: int
    siege_fate: int
    points_minor: int
    points_major: int
    points_special: int
    points_low_leader: int
    points_high_leader: int
    victory_fewer: int
    league_times: int
    last_turn: int
    massacre_first: int
    massacre_last: int


@dataclass(frozen=True, slots=True)
class Board:
    """Columns indexed by the ids of `ids.py`."""

    edition: str
    numbers: Numbers
    # by province
    foreign: tuple[bool, ...]
    power: tuple[int, ...]
    """The country that owns a foreign province, or nobody."""
    borders: tuple[tuple[Id, ...], ...]
    loire: tuple[bool, ...]
    """15.7.3-r4 Holds a town on the Loire or a tributary."""
    north: tuple[tuple[Id, ...], ...]
    south: tuple[tuple[Id, ...], ...]
    """Neighbours by bank, where the Loire runs through."""
    towns: tuple[tuple[Id, ...], ...]
    loire_towns: tuple[tuple[Id, ...], ...]
    # by town
    province_of: tuple[Id, ...]
    size: tuple[int, ...]
    garrison: tuple[int, ...]
    """15.7.7-r4..r6."""
    worth: tuple[int, ...]
    """15.8-r3..r5 War points for taking it."""
    # by character; visitors and the ghost have no card
    home: tuple[int, ...]
    second: tuple[int, ...]
    """4-r3 The faction that may win the character over, or nobody."""
    military: tuple[int, ...]
    intrigue: tuple[int, ...]
    diplomat: tuple[bool, ...]
    writer: tuple[bool, ...]
    administrator: tuple[bool, ...]
    call_to_arms: tuple[bool, ...]
    flying_squadron: tuple[bool, ...]
    succession: tuple[int, ...]
    """14.2-r1 Letter by which one becomes faction leader."""
    influence: tuple[tuple[Id, ...], ...]
    """4-r9 Provinces named on the card."""
    enters: tuple[int, ...]
    """First turn; 0: waits for an event."""
    dies: tuple[int, ...]
    """Last turn."""
    male: tuple[bool, ...]
    female: tuple[bool, ...]
    priest: tuple[bool, ...]
    immune: tuple[bool, ...]
    """14.6-r6 Does not die of a bare two."""
    unkillable: tuple[bool, ...]
    survives: tuple[bool, ...]
    """18-r5 Returns to the deck in the massacre."""
    at_court: tuple[bool, ...]
    """14.3-r5 Always in the court hand."""
    recruit_from: tuple[int, ...]
    recruit_after: tuple[int, ...]
    """Cannot be won over while this character is in the game; or nobody."""
    command: tuple[int, ...]
    """15.4-r2 Rank of the leader counter; NO_RANK: no counter."""
    tactical: tuple[int, ...]
    starred: tuple[bool, ...]
    brought_by: tuple[int, ...]
    """The event card that brings a visitor, or nobody."""
    # by event card
    deck: tuple[Id, ...]
    event_enters: tuple[int, ...]
    timing: tuple[tuple[Id, ...], ...]
    red: tuple[bool, ...]
    star: tuple[bool, ...]
    deck_cards: tuple[tuple[Id, ...], ...]
    """By deck: its cards."""
    # by chit
    chit_enters: tuple[int, ...]
    revolt: tuple[int, ...]
    """Strength of the revolt army it brings, or 0."""
    # by turn, from 0
    massacre: tuple[int, ...]
    """18-r2 Two dice of this or less bring the massacre; 0: no test."""
    # by troop points, from 0
    size_of: tuple[int, ...]
    movement: tuple[int, ...]
    dice: tuple[int, ...]
    attrition: tuple[int, ...]
    """15.7.2-r15..r17 Two dice of this or more cost a point; 13: never."""
    cost: tuple[int, ...]
    own: tuple[int, ...]
    opposing: tuple[int, ...]
    victory: tuple[int, ...]
    """15.8-r2 War points for beating an army of that strength."""
    # diplomacy
    subsidies: tuple[tuple[Subsidy | None, ...], ...]
    """By faction and country."""
    rows: tuple[int, ...]
    """Lowest total of each row of the tables."""
    rochelle_troops: int
    rochelle_money: int
    # victory
    town_points: tuple[int, ...]
    treaty_points: tuple[int, ...]
    cubes: tuple[int, ...]
    starts: Mapping[str, Start]
    # lists made of these columns
    open_to_surprise: tuple[Id, ...]
    """14.7-r7 Towns that a surprise attack can take."""
    influence_towns: tuple[tuple[Id, ...], ...]
    """14.7-r1 By character: those of them in the provinces on the card."""
    bank_towns: tuple[tuple[Id, int], ...]
    """15.7.3-r4 Towns on the Loire, each with the bit of its province."""
    followers: tuple[tuple[Id, ...], ...]
    """By faction: characters who serve it, or may come to."""
    recruits: tuple[tuple[Id, ...], ...]
    """By faction: characters whose lower bar is its own."""
    heirs: tuple[Id, ...]
    """Characters with a letter of succession, best first."""
    leaders: tuple[Id, ...]
    """Characters with a leader counter, best rank first."""
    squadrons: tuple[Id, ...]
    held_cards: tuple[tuple[Id, ...], ...]
    """By faction: the event cards that it may come to hold."""
    timed_cards: tuple[tuple[tuple[Id, ...], ...], ...]
    """By deck and timing."""
    # where it all comes from
    marks: tuple[Mark, ...]
    sources: Mapping[str, str]
    """Path of a record or of a field -> its source."""
    ways: dict[tuple[int, int, int], dict[Id, int]] = field(default_factory=dict, compare=False, repr=False)
    """Distances that have been asked for; see `rules/movement.py`."""
