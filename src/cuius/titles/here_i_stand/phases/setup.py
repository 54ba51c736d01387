"""The position before the first phase: the tables of the scenario, laid out."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.title import Config
from cuius.titles.here_i_stand.board import Board, Setup
from cuius.titles.here_i_stand.ids import (
    ANNE_BOLEYN,
    BANS,
    CARDS,
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    DEBATERS,
    DISCOVERIES,
    EXPLORERS,
    LEADERS,
    MAJORS,
    MINORS,
    NOBODY,
    PLACES,
    POWERS,
    REFORMER_LUTHER,
    REFORMERS,
    SEAS,
    SPACES,
    TRANSLATIONS,
)
from cuius.titles.here_i_stand.phases.common.cards import mark_done
from cuius.titles.here_i_stand.phases.variant import VARIANTS
from cuius.titles.here_i_stand.rules.deck import first_deck, home_cards, late_cards
from cuius.titles.here_i_stand.rules.new_world import VOYAGE_DEEDS
from cuius.titles.here_i_stand.state import ALLIED, AWAY, FREE, OUT, PEACE, POWER_COUNT, WAITING, WAR, State

PLACED, GONE = 1, 2
"""What has become of an explorer or conquistador who is no longer available."""


def set_up(board: Board, scenario: str, config: Config) -> State:
    """2.2-r1, 21.2-r1, 22.1-r1 What the scenario says; everything else at home, at peace and Catholic.

    25.1-r1..r5 Two players begin with fewer pieces and without wars.
    """
    setup = board.setups[scenario]
    g = blank(board, scenario, config)
    for stack in setup.stacks:
        g.add_regulars(stack.space, stack.power, stack.regulars)
        g.add_hired(stack.space, stack.power, stack.hired)
        g.squadrons[stack.space * POWER_COUNT + stack.power] += stack.squadrons
        g.corsairs[stack.space] += stack.corsairs
        for leader in stack.leaders:
            g.leader_at[leader] = stack.space
    for one, other in setup.wars:
        g.relate(one, other, WAR)
    for minor, major in setup.alliances:
        ally(g, minor, major)
    for debater in setup.debaters:
        g.debater[debater] = FREE
    for debater in setup.gone:
        g.debater[debater] = OUT
    for reformer, space in setup.reformers:
        g.reformer_at[reformer] = space
    sort_cards(g, setup)
    return g


def ally(g: State, one: Id, other: Id) -> None:
    """A minor power takes the side of its ally; two major powers are allied."""
    minor, major = (one, other) if one in MINORS else (other, one)
    if minor in MINORS:
        g.side[minor] = major
        for space in g.board.homes[minor]:
            if g.control[space] == minor:
                g.control[space] = major
    else:
        g.relate(one, other, ALLIED)


def sort_cards(g: State, setup: Setup) -> None:
    """6.2-r3,r5, 6.2-x1 Home cards to their owners; the rest in the deck, waiting, or out of the game."""
    for power in g.played_powers():
        g.hands[power] = [int(card) for card in home_cards(g.board, power)]
    g.deck = [int(card) for card in first_deck(g.board, setup, g.two_player)]
    g.late = [int(card) for card in late_cards(g.board, setup, g.two_player)]
    g.laid = [int(card) for card in setup.laid]
    placed = {card for pile in (g.deck, g.late, g.laid, *g.hands) for card in pile}
    g.removed = [int(card) for card in CARDS.ids if g.board.in_edition[card] and card not in placed]


def blank(board: Board, scenario: str, config: Config) -> State:
    """Every column at its right length, nothing placed."""
    setup, variant = board.setups[scenario], VARIANTS.get(scenario)
    g = variant.new_state() if variant else State()
    g.log = g.running = None
    g.board, g.edition, g.scenario = board, board.edition, scenario
    g.players, g.two_player = config.players, config.players == 2
    g.discreet = config.options["windows"] == "discreet"
    g.seat_of = seats(config)
    blank_turn(g, setup)
    blank_map(g, setup)
    blank_powers(g, setup)
    blank_cards(g)
    blank_religion(g, setup)
    blank_new_world(g, setup)
    g.clear_table()
    if variant:
        variant.lay_out(g)
    return g


def seats(config: Config) -> list[int]:
    """3.1-r1,r2 Which powers are one player's."""
    seat_of = [NOBODY] * len(MAJORS)
    for number, held in enumerate(config.seats.values()):
        for word in held:
            seat_of[POWERS[word]] = number
    return seat_of


def blank_turn(g: State, setup: Setup) -> None:
    g.turn = g.first_turn = setup.first_turn
    g.last_turn, g.phase = setup.last_turn, int(setup.first_phase)
    g.step = g.segment = 0
    g.queue = []
    g.impulse, g.impulses, g.passes, g.stage, g.cp = 0, 1, 0, 0, 0
    g.spender = g.card = NOBODY
    g.skipped = [False] * len(MAJORS)
    g.once, g.lasting = [0] * len(MAJORS), [0] * len(MAJORS)
    g.pirated = [False] * len(SEAS)
    g.beaten, g.intercepted, g.beaten_ships = [], [], []
    g.tired_leaders, g.fresh_sieges, g.assaulted, g.fresh_cards = [], [], [], []
    g.fought, g.fought_abroad = False, []
    g.beaten_leaders, g.moved, g.moved_leaders = [], [], []


def blank_map(g: State, setup: Setup) -> None:
    g.control = [int(p) for p in setup.control]
    g.faith = [int(f) for f in setup.faith]
    g.unrest, g.fortress = [False] * len(SPACES), [False] * len(SPACES)
    g.besieged, g.havens = [0] * len(SPACES), []
    g.algiers_in_play = setup.algiers_in_play
    g.regulars, g.hired = bytearray(len(SPACES) * POWER_COUNT), bytearray(len(SPACES) * POWER_COUNT)
    g.squadrons, g.corsairs = bytearray(len(PLACES) * POWER_COUNT), [0] * len(PLACES)
    g.loans, g.lost_ships = [], [0] * POWER_COUNT
    g.wars_abroad, g.leaders_abroad = [], []
    g.leader_at, g.captor = [AWAY] * len(LEADERS), [NOBODY] * len(LEADERS)
    g.leader_of = [int(p) for p in g.board.leader_power]
    g.knights = setup.knights in SPACES


def blank_powers(g: State, setup: Setup) -> None:
    g.relation, g.side = [PEACE] * (POWER_COUNT * POWER_COUNT), list(range(POWER_COUNT))
    g.allied_by = [NOBODY] * POWER_COUNT
    g.peace_made, g.granted, g.owed = [], [], [0] * len(MAJORS)
    g.phony_wars = []
    g.word_given, g.word_broken = ([0] * len(MAJORS) ** 2 for _ in range(2))
    g.ruler = [int(r) for r in setup.rulers]
    g.excommunicated = [b in setup.banned for b in BANS.ids]
    g.less_cards, g.ban_turn, g.debts = ([0] * len(MAJORS) for _ in range(3))
    g.hungary_defeated = setup.hungary_defeated
    g.bonus, g.war_winner = list(setup.bonus), list(setup.war_winner)
    g.piracy_vp, g.chateaux, g.st_peters = setup.piracy_vp, setup.chateaux, setup.st_peters
    g.history = []


def blank_cards(g: State) -> None:
    g.deck, g.discards, g.removed, g.late = [], [], [], []
    g.home_used, g.laid, g.used_as_event, g.shown = [], [], [], []
    g.hands = [[] for _ in MAJORS]
    g.pledged = [NOBODY] * len(MAJORS)


def blank_religion(g: State, setup: Setup) -> None:
    g.league = setup.league
    g.reformer_at = [AWAY] * len(REFORMERS)
    g.debater, g.debater_since = [WAITING] * len(DEBATERS), [0] * len(DEBATERS)
    g.luther_alive = g.board.reformer_debater[REFORMER_LUTHER] not in setup.gone
    g.bonus_used = [NOBODY, NOBODY, NOBODY]
    g.reformed, g.countered = [], []
    g.electors = list(setup.electors)
    g.testament, g.bible = list(setup.new_testament), list(setup.full_bible)
    assert len(g.testament) == len(g.bible) == len(TRANSLATIONS)
    g.universities = []
    g.wife, g.edward, g.elizabeth = int(setup.marital), 0, False
    g.chart, g.remarries_in, g.discount_used = [NOBODY] * len(g.board.pregnancy), 0, False
    married = g.wife >= g.board.wife_box[ANNE_BOLEYN]
    g.boleyn_turn = setup.first_turn - 1 if married else 0


def blank_new_world(g: State, setup: Setup) -> None:
    g.crossing = [(voyage.word, int(power), 0) for voyage, power in setup.crossing]
    g.explorers = [fate(x, setup.explorers_placed, setup.explorers_out) for x in EXPLORERS.ids]
    g.charted = [any(g.explorers[x] for x in EXPLORERS if g.board.explorer_power[x] == p) for p in MAJORS]
    g.conquistadors = [
        fate(x, setup.conquistadors_placed, setup.conquistadors_out) for x in CONQUISTADORS.ids
    ]
    g.discovered, g.conquered = list(setup.discovered), list(setup.conquered)
    assert len(g.discovered) == len(DISCOVERIES)
    assert len(g.conquered) == len(CONQUESTS)
    g.exhausted = [c in setup.depleted for c in CONQUESTS.ids]
    g.colonies = [int(g.board.colony_power[c]) if c in setup.colonies else NOBODY for c in COLONIES.ids]
    g.potosi, g.retired = NOBODY, [0] * len(MAJORS)
    for voyage, power in setup.crossing:  # 20.2-r5, 20.3-r5
        mark_done(g, VOYAGE_DEEDS.get(voyage, 0), power)
    g.galleons, g.plantations, g.raiders = ([False] * len(MAJORS) for _ in range(3))


def fate(who: Id, placed: tuple[Id, ...], out: tuple[Id, ...]) -> int:
    return PLACED if who in placed else GONE if who in out else 0
