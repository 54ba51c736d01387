"""A position of Here I Stand in columns: see `core/columns.py`."""

from __future__ import annotations

from cuius.core.columns import ColumnPart, Columns, amounts, ids, members, numbers, one_id
from cuius.core.title import Config
from cuius.titles.here_i_stand.ids import (
    CARDS,
    COLONIES,
    CONQUESTS,
    CONQUISTADORS,
    DEBATERS,
    DISCOVERIES,
    EXPLORERS,
    LEADERS,
    MAJORS,
    MARITAL_BOXES,
    PAPACY,
    PAPAL_DEBATERS,
    PHASES,
    PLACES,
    PROTESTANT,
    PROTESTANT_DEBATERS,
    PROTESTANT_FAITH,
    REFORMERS,
    RULERS,
    SPACES,
    ZONES,
)
from cuius.titles.here_i_stand.rules.points import calm_keys, electorates_held, totals
from cuius.titles.here_i_stand.state import ALLIED, COMMITTED, FREE, ON_CARD, POWER_COUNT, WAR, State

VERSION = 1
PAIRS = tuple(
    one * POWER_COUNT + other for one in range(len(MAJORS)) for other in range(one + 1, POWER_COUNT - 1)
)
"""Where `relation` keeps what a major power is to another power."""
LONGEST_TURN = 10


def places_of_leaders(g: State) -> list[int]:
    """By leader: on the map (0), or why he is not there."""
    return [min(place, 0) for place in g.leader_at]


def places_of_reformers(g: State) -> list[int]:
    return [min(place, 0) for place in g.reformer_at]


def flags(g: State) -> list[bool]:
    return [
        *g.galleons,
        *g.plantations,
        *g.raiders,
        *g.charted,
        *g.exhausted,
        *g.skipped,
        *g.excommunicated,
        g.algiers_in_play,
        g.hungary_defeated,
        g.league,
        g.luther_alive,
        g.elizabeth,
        g.knights,
        g.scenario == "tournament",
        g.edition == "2017",
    ]


FLAGS = 5 * len(MAJORS) + len(CONQUESTS) + 7 + 8
FLAGS_FIELDS = (
    *("galleons", "plantations", "raiders", "charted", "exhausted", "skipped", "excommunicated"),
    *("algiers_in_play", "hungary_defeated", "league", "luther_alive", "elizabeth", "knights"),
    *("scenario", "edition"),
)


def standing(g: State) -> list[float]:
    """Points, keys and cards of each major power."""
    points, keys = totals(g), calm_keys(g)[: len(MAJORS)]
    mean = sum(points) / len(points)
    best = max(points)
    return [
        *points,
        *[p - mean for p in points],
        *[p - best for p in points],
        *keys,
        *cards_to_come(g, keys),
        *[len(g.hands[p]) for p in MAJORS],
        *g.bonus,
        *g.war_winner,
        *g.less_cards,
        *g.debts,
        *g.owed,
        *g.lost_ships[: len(MAJORS)],
    ]


STANDING = 12 * len(MAJORS)
STANDING_FIELDS = (
    *("control", "unrest", "faith", "algiers_in_play", "two_player", "league", "edward", "elizabeth"),
    *("piracy_vp", "chateaux", "st_peters", "bonus", "war_winner"),
    *("hands", "less_cards", "debts", "owed", "lost_ships"),
)


def cards_to_come(g: State, keys: list[int]) -> list[int]:
    """6.2-r9..r11 The cards that each power draws for its keys; the Protestant for electorates."""
    least, many, few = g.board.protestant_cards
    tracks = g.board.key_cards
    found = [tracks[p][min(max(keys[p], 0), len(tracks[p]) - 1)] for p in range(PROTESTANT)]
    return [*found, many if electorates_held(g) >= least else few]


def forces(g: State) -> list[float]:
    """Units that each major power commands, its own and those of minor powers active for it."""
    regulars, hired, ships = g.regulars, g.hired, g.squadrons
    found = [0.0] * (4 * len(MAJORS))
    many = len(MAJORS)
    for power in range(POWER_COUNT - 1):
        side = g.side[power]
        if side < many:
            found[side] += sum(regulars[power::POWER_COUNT])
            found[many + side] += sum(hired[power::POWER_COUNT])
            found[2 * many + side] += sum(ships[power::POWER_COUNT])
            found[3 * many + side] += power != side
    return [*found, float(sum(g.corsairs))]


FORCES = 4 * len(MAJORS) + 1
FORCES_FIELDS = ("regulars", "hired", "squadrons", "corsairs", "side")


def diplomacy(g: State) -> list[float]:
    """Wars and alliances between major powers, pair by pair and in all, and minor powers active for each."""
    many, relation = len(MAJORS), g.relation
    pairs = [relation[pair] for pair in MAJOR_PAIRS]
    wars, allies, minors = [0.0] * many, [0.0] * many, [0.0] * (many * 4)
    for one in MAJORS:
        start = one * POWER_COUNT
        row = relation[start : start + POWER_COUNT]
        wars[one] = row.count(WAR)
        allies[one] = row.count(ALLIED)
    for minor in range(many, many + 4):
        if g.side[minor] < many:
            minors[(minor - many) * many + g.side[minor]] = 1.0
    return [
        *[float(how == WAR) for how in pairs],
        *[float(how == ALLIED) for how in pairs],
        *wars,
        *allies,
        *minors,
    ]


MAJOR_PAIRS = tuple(
    one * POWER_COUNT + other for one in range(len(MAJORS)) for other in range(one + 1, len(MAJORS))
)
DIPLOMACY = 2 * len(MAJOR_PAIRS) + 6 * len(MAJORS)


def campaigns(g: State) -> list[float]:
    """By major power: sieges suffered and laid, units there, captives, unrest, and home cards used."""
    many = len(MAJORS)
    lost, laid, men = [0.0] * many, [0.0] * many, [0.0] * many
    if any(g.besieged):
        for space, began in enumerate(g.besieged):
            if began:
                note_siege(g, space, lost, laid, men)
    held, captives = [0.0] * many, [0.0] * many
    for leader, captor in enumerate(g.captor):
        if captor >= 0:
            captives[captor] += captor < many
            if g.leader_of[leader] < many:
                held[g.leader_of[leader]] += 1
    calm = [0.0] * many
    if any(g.unrest):
        for space, unrest in enumerate(g.unrest):
            if unrest and g.control[space] < many:
                calm[g.control[space]] += 1
    home = [0.0] * many
    for card in g.home_used:
        if card < HOME_CARDS:
            home[min(card, PAPACY) if card <= HOME_CARDS - 2 else PROTESTANT] += 1
    return [*lost, *laid, *men, *held, *captives, *calm, *home]


def note_siege(g: State, space: int, lost: list[float], laid: list[float], men: list[float]) -> None:
    """Whose space it is, and who lies before it with how many."""
    worth = 1.0 if g.board.key[space] else 0.4
    holder = g.side[g.control[space]] if g.control[space] >= 0 else len(MAJORS)
    if holder < len(MAJORS):
        lost[holder] += worth
    for power in range(POWER_COUNT - 1):
        side, there = g.side[power], g.land(space, power)
        if there and side < len(MAJORS) and side != holder:
            laid[side] += worth
            men[side] += worth * there
            return


HOME_CARDS = 7
"""The Papacy has two of them."""
CAMPAIGNS = 7 * len(MAJORS)
CAMPAIGNS_FIELDS = (
    *("besieged", "control", "side", "regulars", "hired", "unrest"),
    *("captor", "leader_of", "home_used"),
)


def reformation(g: State) -> list[float]:
    """Protestant spaces by language, debaters, translations and buildings."""
    faith = g.faith
    reformed = [sum([faith[s] == PROTESTANT_FAITH for s in zone]) for zone in g.board.in_zone]
    states = g.debater
    worth = g.board.debater_value
    return [
        *reformed,
        sum(reformed),
        sum([states[d] == FREE for d in PROTESTANT_DEBATERS]),
        sum([states[d] == FREE for d in PAPAL_DEBATERS]),
        sum([worth[d] for d in PROTESTANT_DEBATERS if states[d] in (FREE, COMMITTED)]),
        sum([worth[d] for d in PAPAL_DEBATERS if states[d] in (FREE, COMMITTED)]),
        electorates_held(g),
        *g.electors,
        *g.testament,
        *g.bible,
        g.st_peters,
        g.chateaux,
        g.piracy_vp,
        len(g.universities),
        len(g.havens),
    ]


REFORMATION = len(ZONES) + 1 + 2 + 3 + 6 + 3 + 3 + 5
REFORMATION_FIELDS = (
    *("faith", "debater", "control", "electors", "testament", "bible"),
    *("st_peters", "chateaux", "piracy_vp", "universities", "havens"),
)


def clock(g: State) -> list[float]:
    """What is left of the game and of the turn."""
    return [g.last_turn - g.turn, g.turn - g.first_turn, g.passes, sum([len(hand) for hand in g.hands])]


def hand_points(power: int) -> ColumnPart:
    """Command points in the hand of a power."""

    def read(g: State) -> list[float]:
        points = g.board.card_cp
        return [sum([points[card] for card in g.hands[power]])]

    return numbers(f"hand_points.{MAJORS[power].word}", 1, read, ("hands",), role=MAJORS[power].word)


def hand(power: int) -> ColumnPart:
    def read(g: State) -> list[int]:
        return g.hands[power]

    return members(f"hand.{MAJORS[power].word}", len(CARDS), read, ("hands",), role=MAJORS[power].word)


def is_read(config: Config) -> bool:
    """The game for two has cards and powers of its own."""
    return config.players > 2


COLUMNS = Columns(
    VERSION,
    [power.word for power in MAJORS],
    (
        one_id("turn", LONGEST_TURN),
        one_id("phase", len(PHASES)),
        one_id("impulse", len(MAJORS) + 1, first=-1),
        ids("control", len(SPACES), POWER_COUNT + 1, "control", first=-1),
        ids("faith", len(SPACES), 3, "faith"),
        ids("relation", len(PAIRS), 3, lambda g: [g.relation[pair] for pair in PAIRS], ("relation",)),
        ids("side", 4, POWER_COUNT, lambda g: g.side[6:10], ("side",)),
        ids("debater", len(DEBATERS), 5, "debater"),
        ids("ruler", len(MAJORS), len(RULERS) + 1, "ruler", first=-1),
        one_id("wife", len(MARITAL_BOXES)),
        one_id("edward", 3),
        ids("leader", len(LEADERS), 1 - ON_CARD, places_of_leaders, ("leader_at",), first=ON_CARD),
        ids("captor", len(LEADERS), POWER_COUNT + 1, "captor", first=-1),
        ids("reformer", len(REFORMERS), 1 - ON_CARD, places_of_reformers, ("reformer_at",), first=ON_CARD),
        ids("discovered", len(DISCOVERIES), len(MAJORS) + 1, "discovered", first=-1),
        ids("conquered", len(CONQUESTS), len(MAJORS) + 1, "conquered", first=-1),
        ids("colonies", len(COLONIES), len(MAJORS) + 1, "colonies", first=-1),
        ids("explorers", len(EXPLORERS), 3, "explorers"),
        ids("conquistadors", len(CONQUISTADORS), 3, "conquistadors"),
        *[hand(power) for power in range(len(MAJORS))],
        members("home_used", len(CARDS), "home_used"),
        members("laid", len(CARDS), "laid"),
        members("removed", len(CARDS), "removed"),
        members("discards", len(CARDS), "discards"),
        amounts("unrest", len(SPACES), "unrest"),
        amounts("fortress", len(SPACES), "fortress"),
        amounts("besieged", len(SPACES), lambda g: [began > 0 for began in g.besieged], ("besieged",)),
        amounts("regulars", len(SPACES) * POWER_COUNT, "regulars"),
        amounts("hired", len(SPACES) * POWER_COUNT, "hired"),
        amounts("squadrons", len(PLACES) * POWER_COUNT, "squadrons"),
        amounts("corsairs", len(PLACES), "corsairs"),
        amounts("flags", FLAGS, flags, FLAGS_FIELDS),
        numbers("standing", STANDING, standing, STANDING_FIELDS),
        numbers("forces", FORCES, forces, FORCES_FIELDS),
        numbers("diplomacy", DIPLOMACY, diplomacy, ("relation", "side")),
        numbers("campaigns", CAMPAIGNS, campaigns, CAMPAIGNS_FIELDS),
        numbers("reformation", REFORMATION, reformation, REFORMATION_FIELDS),
        numbers("clock", 4, clock, ("last_turn", "turn", "first_turn", "passes", "hands")),
        *[hand_points(power) for power in range(len(MAJORS))],
    ),
    fits=is_read,
)
