"""The board of Here I Stand as the rules read it: tuples by id, made by `loading/` from data/*.toml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from cuius.core.board_data import Mark
from cuius.core.ids import Id

CANNOT = -1
"""Cost of a war that cannot be declared."""
FAR = 255
"""Distance to where no way leads."""
SPACE_COUNT, PLACE_COUNT = 134, 148
"""Row lengths of the tables of steps and distances."""


@dataclass(frozen=True, slots=True)
class Stack:
    """Pieces of one power in one space when play begins."""

    space: Id
    power: Id
    regulars: int
    hired: int
    """Mercenaries; the Ottoman's are cavalry."""
    squadrons: int
    corsairs: int
    leaders: tuple[Id, ...]


@dataclass(frozen=True, slots=True)
class Setup:
    """A scenario: who holds what when play begins, and when it ends."""

    word: str
    first_turn: int
    last_turn: int
    first_phase: Id
    standard_vp: int
    domination_lead: int
    domination_from: int
    extra_cards: tuple[int, ...]
    """By major power: cards dealt in the first turn besides those of keys and ruler."""
    printed_vp: tuple[int, ...]
    """By major power: the totals that the scenario prints for its beginning."""
    control: tuple[Id, ...]
    """By space."""
    faith: tuple[Id, ...]
    """By space."""
    stacks: tuple[Stack, ...]
    knights: Id
    """Where the Knights of St John stand; their regular is in the stack there."""
    wars: tuple[tuple[Id, Id], ...]
    alliances: tuple[tuple[Id, Id], ...]
    rulers: tuple[Id, ...]
    """By major power."""
    algiers_in_play: bool
    hungary_defeated: bool
    league: bool
    electors: tuple[int, ...]
    """Regulars waiting, in the order of `Board.electorates`."""
    piracy_vp: int
    chateaux: int
    st_peters: int
    """Command points paid, those turned into victory points included."""
    marital: Id
    new_testament: tuple[int, ...]
    full_bible: tuple[int, ...]
    banned: tuple[Id, ...]
    war_winner: tuple[int, ...]
    """By major power."""
    bonus: tuple[int, ...]
    """Bonus VP by major power: war winner markers, discoveries, conquests."""
    debaters: tuple[Id, ...]
    """Those in play, uncommitted."""
    gone: tuple[Id, ...]
    """Debaters out of the game; a reformer of the same name is out with him."""
    reformers: tuple[tuple[Id, Id], ...]
    """Reformer and his space."""
    discovered: tuple[int, ...]
    """Power by discovery, or nobody."""
    conquered: tuple[int, ...]
    """Power by conquest, or nobody."""
    depleted: tuple[Id, ...]
    explorers_placed: tuple[Id, ...]
    explorers_out: tuple[Id, ...]
    conquistadors_placed: tuple[Id, ...]
    conquistadors_out: tuple[Id, ...]
    crossing: tuple[tuple[Id, Id], ...]
    """Voyage and power."""
    colonies: tuple[Id, ...]
    done: tuple[Id, ...]
    """Mandatory events that have happened."""
    laid: tuple[Id, ...]
    """Rulers' cards that lie on their power cards."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a debater can be committed for; fields that do not matter to its kind are empty."""

    kind: str
    zone: int
    """Language it is bound to, or none."""
    dice: int
    number: int
    """Attempts, command points, spaces, or the least die that saves."""
    spaces: frozenset[int]
    """Where the dice count."""
    leader: int
    """The dice count within `reach` of this leader, or nobody's."""
    reach: int
    flag: bool
    """A treatise: unrest where an attempt fails; a book burning: any zone."""


@dataclass(frozen=True, slots=True)
class Board:
    """Columns indexed by the ids of `ids.py`."""

    edition: str

    # ---- by place (2.1, 2.5) ----
    at: tuple[tuple[float, float], ...]
    sea_links: tuple[tuple[Id, ...], ...]
    """2-r2, 2.5-r13..r16 Seas next to a sea; the seas of a port; empty inland."""
    ports_on: tuple[tuple[Id, ...], ...]
    """2.5-r11 Ports of each of the fourteen seas; empty for a space."""
    sailing: tuple[tuple[Id, ...], ...]
    """One naval move away: from a port its seas, from a sea its ports and the seas next to it."""

    # ---- by space ----
    type: tuple[Id, ...]
    """2.1-r1,r2 Unfortified, fortress, electorate or key."""
    home: tuple[Id, ...]
    """2.1-r14 As printed; the independents' are the grey spaces."""
    zone: tuple[int, ...]
    """2.5-r1..r3 Language zone, or none."""
    links: tuple[tuple[Id, ...], ...]
    """2.5-r6,r8,r9 Across plain connections: religious dice, interception and control look no further."""
    passes: tuple[tuple[Id, ...], ...]
    neighbours: tuple[tuple[Id, ...], ...]
    """2-r1 Across links and passes."""
    steps: tuple[tuple[tuple[Id, int], ...], ...]
    """Neighbours with what a move there costs: 1, over a pass 2 (13.1)."""
    step_cost: bytes
    """`step_cost[a * SPACE_COUNT + b]`: 1 link, 2 pass, 0 not adjacent."""
    seas: tuple[tuple[Id, ...], ...]
    port: tuple[bool, ...]
    key: tuple[bool, ...]
    electorate: tuple[bool, ...]
    fortified: tuple[bool, ...]
    """Printed as key, electorate or fortress (2.1); markers come on top."""
    island: tuple[bool, ...]
    capital_of: tuple[int, ...]
    """The power whose capital it is, or nobody."""
    distance: bytes
    """`distance[a * SPACE_COUNT + b]`: steps by land, a pass counting like a link; FAR without a way."""
    travel: bytes
    """`travel[a * PLACE_COUNT + b]`: by land and sea, each sea zone counting as a space (9.3-p3b)."""
    by_travel: tuple[tuple[Id, ...], ...]
    """By place: all spaces to which such a way leads, the nearest first and itself left out."""
    voyage: bytes
    """`voyage[a * PLACE_COUNT + b]`: by sea only, through no port between."""

    # ---- lists of spaces ----
    keys: tuple[Id, ...]
    ports: tuple[Id, ...]
    electorates: tuple[Id, ...]
    """2.1-r9, 21.6: in this order in `electors`."""
    electors: tuple[int, ...]
    """Regulars that each electorate gives."""
    elector_at: tuple[int, ...]
    """By space: its number among the electorates, or nobody's."""
    in_zone: tuple[tuple[Id, ...], ...]
    """By language zone."""
    homes: tuple[tuple[Id, ...], ...]
    """By power."""
    home_keys: tuple[tuple[Id, ...], ...]
    home_ports: tuple[tuple[Id, ...], ...]
    capitals: tuple[tuple[Id, ...], ...]
    """2.1-r7,r8 By power."""
    independent_keys: tuple[Id, ...]
    """22.6: without Algiers."""

    # ---- by power ----
    key_cards: tuple[tuple[int, ...], ...]
    """Cards by number of keys; empty for the Protestant, who has `protestant_cards`."""
    key_vp: tuple[tuple[int, ...], ...]
    auto_win: tuple[int, ...]
    """Keys that win at once; 0: never by keys."""
    cost: tuple[tuple[int, ...], ...]
    """By action; 0: not open to the power."""
    actions: tuple[tuple[Id, ...], ...]
    """Open to the power."""
    home_cards: tuple[tuple[Id, ...], ...]
    land_counters: tuple[tuple[tuple[int, ...], ...], ...]
    """(strength, how many); of minor powers (strength, strength of the back, how many)."""
    land_limit: tuple[int, ...]
    """5: the most strength points of land units that the counters can show."""
    squadron_limit: tuple[int, ...]
    """The most squadrons (Ottoman: with corsairs)."""
    war_cost: tuple[tuple[int, ...], ...]
    """`war_cost[who][on whom]`, major powers only as who; CANNOT where it cannot be declared."""
    war_cost_after_boleyn: int
    """9.6-p2b: Habsburg on England."""
    protestant_cards: tuple[int, int, int]
    """Electorates that suffice, cards with them, cards without."""

    # ---- by minor power, indexed by power (empty for others) ----
    activated_by: tuple[tuple[Id, ...], ...]
    natural_ally: tuple[int, ...]
    deactivates: tuple[bool, ...]
    activation_cards: tuple[tuple[Id, ...], ...]
    deactivation_cards: tuple[tuple[Id, ...], ...]
    intervention: tuple[int, ...]
    """What the natural ally pays to intervene; 0: there is no intervention."""
    sails_atlantic: tuple[bool, ...]

    # ---- by leader ----
    leader_power: tuple[Id, ...]
    battle: tuple[int, ...]
    command: tuple[int, ...]
    """0 for naval leaders."""
    piracy: tuple[int, ...]
    leader_card: tuple[int, ...]
    """The card that brings him, or nobody's."""
    leader_turn: tuple[int, ...]
    """The turn that brings him, or 0."""

    # ---- by ruler ----
    ruler_power: tuple[Id, ...]
    ruler_admin: tuple[int, ...]
    ruler_bonus: tuple[int, ...]
    ruler_card: tuple[int, ...]
    """The event that enthrones him, or nobody's."""
    ruler_replaces: tuple[tuple[Id, ...], ...]
    ruler_leader: tuple[int, ...]
    ruler_units: tuple[int, ...]
    """Faith of English units under him; NEITHER for the rulers of others."""

    # ---- by card ----
    card_number: tuple[int, ...]
    card_cp: tuple[int, ...]
    card_kind: tuple[Id, ...]
    card_power: tuple[int, ...]
    """Owner of a home card, or nobody."""
    removal: tuple[Id, ...]
    leaves_as_event: tuple[bool, ...]
    """Out of the game once played as an event; a conditional removal is the event's own affair."""
    enters: tuple[int, ...]
    """Turn; 0: when its entry condition comes true."""
    entry: tuple[str, ...]
    """What must be true besides the turn, or ""."""
    only_1517: tuple[bool, ...]
    forced: tuple[int, ...]
    """The winter that brings it about, or 0 (19.8)."""
    playable_by: tuple[int, ...]
    """Bits of the major powers that may play it as an event."""
    playable_in: tuple[tuple[Id, ...], ...]
    card_needs: tuple[tuple[Id, ...], ...]
    """Debaters who must be uncommitted."""
    card_commits: tuple[tuple[Id, ...], ...]
    invasion: tuple[bool, ...]
    event_from: tuple[str, ...]
    """Where our knowledge of the event comes from."""
    in_edition: tuple[bool, ...]
    """In the main deck of this edition."""
    left_out: tuple[bool, ...]
    """Not used in the two-player game."""

    # ---- by debater ----
    debater_side: tuple[Id, ...]
    debater_zone: tuple[int, ...]
    debater_value: tuple[int, ...]
    debater_enters: tuple[int, ...]
    debater_with_cranmer: tuple[bool, ...]
    debater_bonus: tuple[Bonus, ...]

    # ---- by reformer ----
    reformer_space: tuple[Id, ...]
    reformer_zone: tuple[Id, ...]
    reformer_enters: tuple[int, ...]
    """Turn; 0: after Henry marries Anne Boleyn."""
    reformer_debater: tuple[Id, ...]

    # ---- Henry's marriages: by wife, by result ----
    wife_box: tuple[int, ...]
    wife_modifier: tuple[int, ...]
    wife_england_draws: tuple[int, ...]
    wife_protestant_draws: tuple[int, ...]
    pregnancy: tuple[str, ...]
    """What a roll of 1 to 6 gives, first at index 0."""
    elizabeth_vp: int
    edward_vp: int

    # ---- the Protestant spaces track: by number of spaces ----
    papal_vp: tuple[int, ...]
    protestant_vp: tuple[int, ...]
    religious_win: int

    # ---- the New World ----
    explorer_power: tuple[Id, ...]
    explorer_value: tuple[int, ...]
    explorer_card: tuple[int, ...]
    """He sails only through this card, or nobody's."""
    conquistador_power: tuple[Id, ...]
    conquistador_value: tuple[int, ...]
    discovery_vp: tuple[int, ...]
    discovery_roll: tuple[int, ...]
    conquest_vp: tuple[int, ...]
    conquest_least: tuple[int, ...]
    colony_power: tuple[Id, ...]
    colonies_of: tuple[tuple[Id, ...], ...]
    """By power."""
    riches: tuple[tuple[Id, ...], ...]
    """`riches[column][roll - 2]`; a roll above 12 counts as 12."""
    raider_order: tuple[Id, ...]
    raider_results: tuple[str, ...]

    # ---- single numbers, by their names in the data ----
    numbers: Mapping[str, int]
    chateaux: tuple[tuple[int, int, int, int], ...]
    """21.4: (least roll, VP, cards drawn, cards discarded), best first."""
    chateau_sure_with_milan: bool
    markers: Mapping[str, int]

    # ---- scenarios and players ----
    setups: Mapping[str, Setup]
    seats: Mapping[int, tuple[tuple[Id, ...], ...]]
    """By number of players: which powers one player runs."""
    two_player_order: tuple[Id, ...]
    two_player_changed: tuple[Id, ...]
    years: tuple[str, ...]
    """7-r6 By turn, the first at index 0."""

    # ---- where it all comes from ----
    marks: tuple[Mark, ...]
    sources: Mapping[str, str]
    """Path of a record or of a field -> its source."""
