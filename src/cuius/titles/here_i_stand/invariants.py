"""What must hold after every decision."""

from __future__ import annotations

from collections.abc import Iterator

from cuius.core.rulebook import invariant
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    ARMY_LEADERS,
    CARDS,
    FIRST_SEA,
    HOME,
    INDEPENDENT,
    MAJORS,
    MINORS,
    NAVAL_LEADERS,
    NOBODY,
    PHASES,
    PLACES,
    POWERS,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.building import NEEDED_ABROAD
from cuius.titles.here_i_stand.phases.action.impulse import READY
from cuius.titles.here_i_stand.phases.land.siege import SHELTER, besiegers, inside, outnumbers
from cuius.titles.here_i_stand.rules.points import calm_keys, keys_of
from cuius.titles.here_i_stand.rules.powers import at_war, word_at
from cuius.titles.here_i_stand.rules.units import commanders_in, counters_left, is_fortified, squadrons_left
from cuius.titles.here_i_stand.state import CAPTIVE, ON_CARD, PEACE, POWER_COUNT, State
from cuius.titles.here_i_stand.variants.two_player.invariants import INVARIANTS_FOR_TWO

Checks = Iterator[tuple[bool, object]]


def at_rest(g: State) -> bool:
    """A card is being chosen for an impulse: nothing is on the move."""
    return g.phase == PHASES["action"] and g.stage == READY and g.card == NOBODY


@invariant("5-r2")
def counters(g: State) -> Checks:
    """No power has more units than counters, and none is owed."""
    for power in POWERS.ids:
        yield counters_left(g, power) >= 0, power
        yield squadrons_left(g, power) >= 0, power
    for column in (g.regulars, g.hired, g.squadrons, g.corsairs, g.lost_ships):
        yield min(column) >= 0, "negative"


@invariant("6-r1")
def cards(g: State) -> Checks:
    """Every card of the edition is in exactly one place."""
    places = [g.deck, g.discards, g.removed, g.late, g.laid, g.home_used, *g.hands]
    held = [c for place in places for c in place]
    there = set(held)
    yield len(held) == len(there), "a card twice"
    for card in CARDS.ids:
        if card not in there and g.board.in_edition[card]:
            yield card == g.card or card in g.pledged, card


@invariant("16.4-p5c")
def fresh_cards(g: State) -> Checks:
    """A card that cannot be played yet is in a hand, or lies open."""
    for card in g.fresh_cards:
        yield any(card in hand for hand in g.hands) or lies_open(g, card), card


@invariant("9.1-r17")
def shown_cards(g: State) -> Checks:
    """A card that was seen in a hand is there, or lies open."""
    for _, whose, card in g.shown:
        yield card in g.hands[whose] or lies_open(g, card), card


def lies_open(g: State, card: int) -> bool:
    return card == g.card or any(card in pile for pile in (g.discards, g.removed, g.laid, g.home_used))


@invariant("6.1-r6,r8")
def home_cards(g: State) -> Checks:
    """A home card is with its owner or on its power card."""
    kind, owner = g.board.card_kind, g.board.card_power
    for power in MAJORS:
        for card in g.hands[power]:
            yield kind[card] != HOME or owner[card] == power, card


@invariant("5.2-r5,r7")
def mercenaries(g: State) -> Checks:
    """Minor powers and independents have regulars only."""
    for power in POWERS.ids[len(MAJORS) :]:
        yield not any(g.hired[power::POWER_COUNT]), power


@invariant("2.5-r12")
def ships(g: State) -> Checks:
    """Ships are at sea or in ports, and none is in Algiers before the pirates (21.1-r6)."""
    for place in SPACES:
        if not g.board.port[place]:
            yield (
                not any(g.squadrons[place * POWER_COUNT : place * POWER_COUNT + POWER_COUNT])
                and not g.corsairs[place],
                place,
            )
    if not g.algiers_in_play:
        at = ALGIERS * POWER_COUNT
        yield (
            not any(g.squadrons[at : at + POWER_COUNT]) and not any(g.regulars[at : at + POWER_COUNT]),
            ALGIERS,
        )


@invariant("13.1-x14")
def leaders(g: State) -> Checks:
    """A leader has a captor exactly while he is captive; armies march on land, admirals do not."""
    for leader, place in enumerate(g.leader_at):
        yield (place == CAPTIVE) == (g.captor[leader] != NOBODY), leader
    for leader in ARMY_LEADERS:
        yield g.leader_at[leader] < FIRST_SEA, leader
    for leader in NAVAL_LEADERS:
        place = g.leader_at[leader]
        yield place < 0 or place >= FIRST_SEA or g.board.port[place], leader


@invariant("2.2-r6")
def control(g: State) -> Checks:
    """At rest a minor power with an ally holds nothing itself; every key counts for one power."""
    for minor in MINORS if at_rest(g) else ():
        if g.side[minor] != minor:
            yield minor not in g.control, minor
    keys = sum([keys_of(g, p) for p in POWERS.ids])
    yield keys == len(g.board.keys) - (not g.algiers_in_play), "keys"
    for power, calm in enumerate(calm_keys(g)):
        yield 0 <= calm <= keys_of(g, power), power


@invariant("9-r1")
def relations(g: State) -> Checks:
    """Relations are mutual; independents have none; a minor power is its own or a major power's."""
    for one in range(POWER_COUNT):
        for other in range(one):
            yield g.relation[one * POWER_COUNT + other] == g.relation[other * POWER_COUNT + one], (one, other)
    yield (
        not any(
            how != PEACE
            for how in g.relation[INDEPENDENT * POWER_COUNT : INDEPENDENT * POWER_COUNT + POWER_COUNT]
        ),
        INDEPENDENT,
    )
    for power in POWERS.ids:
        yield g.side[power] == power or (power in MINORS and g.side[power] in MAJORS), power


@invariant("9.1-r29")
def words(g: State) -> Checks:
    """A word is given mutually, and broken only once it was given."""
    for one in MAJORS:
        for other in MAJORS:
            given, broken = g.word_given[word_at(one, other)], g.word_broken[word_at(one, other)]
            yield 0 <= given <= g.turn and given == g.word_given[word_at(other, one)], (one, other)
            yield 0 <= broken <= g.turn and (given > 0 or not broken), (one, other)
            yield one != other or not given, one


@invariant("15-r1")
def sieges(g: State) -> Checks:
    """At rest only walls are besieged, by somebody who outnumbers the four at most inside."""
    if not any(g.besieged) or not at_rest(g):
        return
    for space in SPACES:
        if g.besieged[space]:
            yield is_fortified(g, space), space
            yield inside(g, space) <= SHELTER, space
            yield any(outnumbers(g, p, space) for p in besiegers(g, space)), space


@invariant("2.1-r13")
def enemies(g: State) -> Checks:
    """At rest no two enemies share a space without a siege."""
    if not at_rest(g):
        return
    for space in SPACES:
        at = space * POWER_COUNT
        crowd = sum(
            [
                r > 0 or h > 0
                for r, h in zip(
                    g.regulars[at : at + POWER_COUNT], g.hired[at : at + POWER_COUNT], strict=True
                )
            ]
        )
        if crowd > 1 and not g.besieged[space]:
            there = commanders_in(g, space)
            yield not any(at_war(g, a, b) for a in there for b in there), space


@invariant("21.7-r13")
def foreign_wars(g: State) -> Checks:
    """No more units on the card than it asks for; leaders on cards are where they say."""
    for card, _, own, hired, foreign in g.wars_abroad:
        yield own + hired <= NEEDED_ABROAD[CARDS[card]], card
        yield card in g.laid, card
        yield foreign >= 0, card
    yield (
        sorted(x for _, x in g.leaders_abroad)
        == [x for x, place in enumerate(g.leader_at) if place == ON_CARD],
        "leaders",
    )


@invariant("23.2-r1")
def tracks(g: State) -> Checks:
    """Points that are counted on tracks stay on them; noted turn by turn."""
    numbers = g.board.numbers
    yield 0 <= g.piracy_vp <= numbers["piracy_most"], "piracy"
    yield 0 <= g.chateaux <= numbers["chateaux_most"], "chateaux"
    yield all(0 <= n <= numbers["new_testament"] for n in g.testament), "new testament"
    yield all(0 <= n <= numbers["full_bible"] for n in g.bible), "bible"
    yield len(g.history) in range(0, len(MAJORS) * (g.turn - g.first_turn + 1) + 1, len(MAJORS)), "history"


@invariant("9.2-r8")
def loans(g: State) -> Checks:
    """Squadrons on loan are some, of one power with another, at sea or in a port."""
    for place, borrower, lender, many in g.loans:
        yield many > 0 and borrower != lender, place
        yield place >= FIRST_SEA or g.board.port[PLACES[place]], place


INVARIANTS = (
    counters,
    cards,
    fresh_cards,
    shown_cards,
    home_cards,
    mercenaries,
    ships,
    leaders,
    control,
    relations,
    words,
    sieges,
    enemies,
    foreign_wars,
    tracks,
    loans,
    *INVARIANTS_FOR_TWO,
)
