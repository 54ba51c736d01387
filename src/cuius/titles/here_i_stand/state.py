"""The position: every piece in exactly one place, and the verbs that move it.

Columns are flat. Land: `regulars[space * 11 + power]`, `hired[space * 11 + power]` (mercenaries; the
Ottoman's are cavalry); land units have no place at sea (2.5-r12). Sea: `squadrons[place * 11 + power]`,
`corsairs[place]`. Between powers: `relation[one * 11 + other]`.
A power's units are those whose `side` it is: its own, and those of minor powers active for it.
"""

from __future__ import annotations

from cuius.core.deals.clauses import DealState
from cuius.core.ids import Id
from cuius.core.state import Hidden, Shared
from cuius.titles.here_i_stand.board import Board
from cuius.titles.here_i_stand.ids import MAJORS, NOBODY

POWER_COUNT = 11
"""Six major powers, four minor ones, the independents."""

PEACE, WAR, ALLIED = range(3)
"""What two powers are to each other."""

AWAY, CAPTIVE, TURN_TRACK, ON_CARD = -1, -2, -3, -4
"""Where a leader is who stands in no place: not in the game; held; back next turn; at a foreign war."""

FREE, COMMITTED, OUT, WAITING, EXILED = range(5)
"""How a debater stands: uncommitted; committed; out of the game; not yet entered; away until next turn."""


class State(DealState):
    """One position of Here I Stand."""

    board: Shared[Board]
    edition: str
    scenario: str
    players: int
    discreet: bool
    """Windows that depend on hidden cards are asked by public knowledge."""
    two_player: bool
    seat_of: list[int]
    """Major powers with the same number are one player's (3.1-r2)."""

    # Where we are (7)
    turn: int
    first_turn: int
    last_turn: int
    phase: int
    step: int
    """Loop variable of the phase: a place in impulse order, or a segment."""
    segment: int
    """Loop variable inside a phase that has segments."""
    queue: list[int]
    """What a step is still to deal with, first first."""

    # Impulses (11)
    impulse: int
    """Whose impulse it is."""
    impulses: int
    """Impulses begun in the game; the number of the present one."""
    passes: int
    """Impulses passed in a row."""
    skipped: list[bool]
    """Powers that lose their next impulse, by major power."""
    stage: int
    """Within an impulse: choosing a card, or spending command points."""
    spender: int
    """Who spends the command points: the active power, or whom an event lets act."""
    cp: int
    """Command points left in this impulse."""
    card: int
    """The card being played in this impulse, or nobody's."""
    once: list[int]
    """Bits of what each major power has done this turn and may do once only (see rules/new_world.py)."""
    pirated: list[bool]
    """Sea zones in which piracy was tried this turn, by sea."""
    lasting: list[int]
    """Bits of card effects that last for the turn or the impulse (see rules/lasting.py)."""

    # Map (2)
    control: list[int]
    unrest: list[bool]
    faith: list[int]
    fortress: list[bool]
    """Fortress markers that events laid on unfortified spaces."""
    besieged: list[int]
    """Spaces under siege: the number of the impulse in which the siege began, or 0."""
    algiers_in_play: bool
    havens: list[int]
    """Pirate havens, in the order they were made."""

    # Units (5)
    regulars: bytearray
    hired: bytearray
    squadrons: bytearray
    corsairs: list[int]
    loans: list[tuple[int, int, int, int]]
    """Squadrons on loan: (place, borrower, lender, how many), sorted; they are not in `squadrons`."""
    lost_ships: list[int]
    """Squadrons and corsairs that can be built again next turn, by power."""
    leader_at: list[int]
    """A place, or AWAY, CAPTIVE, TURN_TRACK, ON_CARD."""
    leader_of: list[int]
    """Whom the leader serves now: his own power, the borrower of a naval leader, the host of a renegade."""
    captor: list[int]
    knights: bool
    """The Knights of St John stand somewhere (among the independent regulars)."""
    wars_abroad: list[tuple[int, int, int, int, int]]
    """Foreign wars: (card, power, own regulars, own cavalry or mercenaries, foreign units)."""
    leaders_abroad: list[tuple[int, int]]
    """Leaders at foreign wars: (card, leader)."""

    # What land units did in this impulse
    beaten: list[tuple[int, int, int]]
    """Land units that lost a field battle in this impulse: (space, power, how many)."""
    intercepted: list[tuple[int, int, int]]
    """Land units that tried to intercept in this impulse: (space, power, how many)."""
    tired_leaders: list[int]
    """Leaders who may not move, intercept or assault again in this impulse."""
    beaten_leaders: list[int]
    """Leaders of formations that lost a field battle in this impulse: no further move (13.1-x10)."""
    moved: list[tuple[int, int, int]]
    """Land units that made a move in this impulse: (space, power, how many); foul weather asks for it."""
    moved_leaders: list[int]
    """Leaders who made a move in this impulse."""
    beaten_ships: list[tuple[int, int, int]]
    """Naval units that lost a combat in this impulse: (place, power, how many)."""
    fresh_sieges: list[tuple[int, int]]
    """Sieges laid in this impulse: (space, besieging power)."""
    assaulted: list[int]
    """Spaces assaulted in this impulse."""
    fought: bool
    """A field battle or an assault was fought since the map was last settled (22.5-r1)."""
    fought_abroad: list[int]
    """Foreign wars fought in this impulse, by card."""

    # Powers (3, 4, 22)
    relation: list[int]
    side: list[int]
    """Who commands the units of each power: itself, or the major power it is active for."""
    allied_by: list[int]
    """How each minor power came to its ally: the card, or nobody's."""
    peace_made: list[tuple[int, int]]
    """Pairs that made peace in this Diplomacy Phase."""
    granted: list[tuple[str, int, int]]
    """What was granted this turn in one direction only: (kind, giver, taker)."""
    word_given: list[int]
    """The turn in which two major powers last agreed on a peace or an alliance, or 0: `[one * 6 + other]`.

    This and the next are only a memory of what everybody saw; no rule asks for it (9.1-r29).
    """
    word_broken: list[int]
    """The turn in which one major power last broke its word to another, or 0: `[one * 6 + other]`."""
    phony_wars: list[tuple[int, int, int]]
    """Markers that a fight can still take away (9.6-d2): (who declared war, on whom, the friend)."""
    owed: list[int]
    """Command points owed for declarations of war, by major power."""
    ruler: list[int]
    excommunicated: list[bool]
    """Rulers and reformers ever excommunicated, by box of the Papal power card."""
    less_cards: list[int]
    """-1 Card markers, by major power; see `ban_turn`."""
    ban_turn: list[int]
    """The turn in which the ruler in office was excommunicated, or 0."""
    debts: list[int]
    """-1 Card markers of the Fuggers, by major power: for the next deal only."""
    hungary_defeated: bool

    # Victory points (23)
    bonus: list[int]
    """Bonus VP by major power."""
    war_winner: list[int]
    """Of the bonus: War Winner markers."""
    piracy_vp: int
    chateaux: int
    st_peters: int
    """CP paid for St Peter's."""
    history: list[int]
    """VP at the end of each turn: six numbers a turn."""

    # Cards (6)
    deck: Hidden[list[int]]
    """Undealt cards, in no order: draws are chance."""
    hands: Hidden[list[list[int]]]
    discards: list[int]
    """In the order they were discarded."""
    removed: list[int]
    """Cards out of the game."""
    late: list[int]
    """Cards that have not entered yet."""
    home_used: list[int]
    """Home cards on their owners' power cards."""
    laid: list[int]
    """Cards lying on the table with an effect: foreign wars, rulers."""
    used_as_event: list[tuple[int, int]]
    """This turn: (card, power) played as event, response or combat card (6.2-x3, 11-x5)."""
    fresh_cards: Hidden[list[int]]
    """Cards that pirates took in this impulse: they cannot be played in it (16.4-p5c)."""
    shown: Hidden[list[tuple[int, int, int]]]
    """What a power has seen of another's hand: (who looked, whose hand, card)."""
    pledged: Hidden[list[int]]
    """A card laid face down by each major power, or nobody's."""

    # Reformation (8, 18)
    league: bool
    """The Schmalkaldic League was formed."""
    luther_alive: bool
    reformer_at: list[int]
    """A space, AWAY, or TURN_TRACK while he is banished."""
    debater: list[int]
    debater_since: list[int]
    """The turn in which an exiled debater left, 0 otherwise."""
    bonus_used: list[int]
    """The debater whose attempt or translation bonus was used in this impulse; nobody's if none.

    The Protestant's first, then the Papacy's, then England's in the edition of 2017 (18.2-d1).
    """
    reformed: list[int]
    """Spaces a Reformation attempt was made on in this impulse."""
    countered: list[int]
    """Spaces a Counter-Reformation attempt was made on in this impulse."""
    electors: list[int]
    """Regulars waiting in each electorate's box."""
    testament: list[int]
    """CP towards the New Testament, by language (german, english, french)."""
    bible: list[int]
    universities: list[int]
    """Spaces with a Jesuit university, in order of founding."""

    # England (21.3)
    wife: int
    """Box of the marital status track."""
    edward: int
    """Edward VI: 0 unborn, 1 sickly, 2 healthy."""
    elizabeth: bool
    chart: list[int]
    """The wife whose marker lies on each line of the pregnancy chart, the line of 1 first, or nobody's."""
    remarries_in: int
    """The turn in which a pass of England makes Henry marry again (21.3-r10), or 0."""
    boleyn_turn: int
    """The turn in which Henry married Anne Boleyn, or 0."""
    discount_used: bool
    """Habsburg has declared the cheaper war on England (9.6-p2b)."""

    # New World (20)
    crossing: list[tuple[str, int, int]]
    """Voyages under way: (kind, power, modifier), in order of launching."""
    explorers: list[int]
    """0 available, 1 placed, 2 out of the game."""
    charted: list[bool]
    """Powers that have explored before, by major power: the edition of 2017 makes the first voyage harder."""
    conquistadors: list[int]
    discovered: list[int]
    """Who claimed each discovery."""
    conquered: list[int]
    exhausted: list[bool]
    colonies: list[int]
    """Colony boxes: the power whose colony is there, or nobody's."""
    retired: list[int]
    """Colony markers out of the game, by major power."""
    potosi: int
    """The colony box in which the silver mines of Potosi lie, or nobody's."""
    galleons: list[bool]
    plantations: list[bool]
    raiders: list[bool]

    # Verbs: units

    def land(self, space: int, power: int) -> int:
        """Land units of one power in a space."""
        at = space * POWER_COUNT + power
        return self.regulars[at] + self.hired[at]

    def add_regulars(self, space: int, power: int, many: int = 1) -> None:
        self.regulars[space * POWER_COUNT + power] += many

    def add_hired(self, space: int, power: int, many: int = 1) -> None:
        self.hired[space * POWER_COUNT + power] += many

    def shift_land(self, power: int, origin: int, target: int, regulars: int, hired: int) -> None:
        """From one space to another."""
        start, end = origin * POWER_COUNT + power, target * POWER_COUNT + power
        self.regulars[start] -= regulars
        self.hired[start] -= hired
        self.regulars[end] += regulars
        self.hired[end] += hired

    def shift_squadrons(self, power: int, origin: int, target: int, many: int) -> None:
        self.squadrons[origin * POWER_COUNT + power] -= many
        self.squadrons[target * POWER_COUNT + power] += many

    def shift_corsairs(self, origin: int, target: int, many: int) -> None:
        self.corsairs[origin] -= many
        self.corsairs[target] += many

    def sink_squadrons(self, power: int, place: int, many: int = 1) -> None:
        """16.2-p10b Off the board; to be built again from next turn on."""
        self.squadrons[place * POWER_COUNT + power] -= many
        self.lost_ships[power] += many

    def sink_corsairs(self, power: int, place: int, many: int = 1) -> None:
        self.corsairs[place] -= many
        self.lost_ships[power] += many

    def capture(self, leader: int, by: int) -> None:
        """13.1-x14 A captured leader lies on the captor's power card."""
        self.leader_at[leader], self.captor[leader] = CAPTIVE, by

    def free_leader(self, leader: int, space: int) -> None:
        self.leader_at[leader], self.captor[leader] = space, NOBODY

    # Verbs: powers

    def relate(self, one: int, other: int, how: int) -> None:
        """Both ways."""
        self.relation[one * POWER_COUNT + other] = how
        self.relation[other * POWER_COUNT + one] = how

    # Verbs: cards

    def discard(self, card: int) -> None:
        self.discards.append(card)

    def take_from_hand(self, power: int, card: int) -> None:
        """Out of a hand; whoever had seen it there knows no longer where it is."""
        self.hands[power].remove(card)
        if self.shown:
            self.shown = [seen for seen in self.shown if seen[1:] != (power, card)]

    # Who plays, and where: the game for two answers otherwise (variants/two_player/state.py)

    def played_powers(self) -> tuple[Id, ...]:
        """25-r2,r3 The powers with impulses, cards and points."""
        return MAJORS

    def is_played(self, power: int) -> bool:
        """25-r3 Somebody sits at the table for this very power."""
        return True

    def player_of(self, power: int) -> Id:
        """25-r4 Who decides for a power."""
        return MAJORS[power]

    def speakers(self, powers: tuple[Id, ...]) -> tuple[Id, ...]:
        """25.3-r2 Of these powers, those who are asked for a card."""
        return powers

    def may_play_for(self, power: int, card: int) -> bool:
        """25.3-r3 May the card be played for this power?"""
        return True

    def may_change_hands(self, space: int) -> bool:
        """25.4-r1 May the space get another holder?"""
        return True

    def is_in_field(self, power: int, space: int) -> bool:
        """25.4-r2..r4 May land units that a power commands go there?"""
        return True

    def forced_in(self, card: Id) -> int:
        """19.8-t1..t5 The winter that brings a card about, or 0."""
        return self.board.forced[card]
