"""A table of Les Guerres de Religion for tests, set up in the words of the game.

    def test_15_7_5_r1_a_large_army_throws_four_dice():
        t = war_table().army("royalist_1", "orleanais", 8, "anne_de_montmorency")
        t.army("huguenot_1", "orleanais", 4, "louis_de_conde")
        t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])

`court_table` and `war_table` stand in the middle of a turn, so that one procedure can be played alone with
`t.play(procedure, ...)`. Windows are `fast` unless a test says otherwise.
"""

from __future__ import annotations

from typing import Any, Self

from cuius.kit.table import Table
from cuius.titles.guerres.bot.steward import stewards_answer
from cuius.titles.guerres.ids import (
    ARMIES,
    CARDS,
    CHARACTERS,
    CHITS,
    EFFECTS,
    EVENTS,
    FACTIONS,
    HUGUENOT,
    NOBODY,
    PHASES,
    PROVINCES,
    TOWNS,
)
from cuius.titles.guerres.phases.turn import bring_in_characters, build_decks, bury_the_dead, fill_cup
from cuius.titles.guerres.sequence import PROCEDURES
from cuius.titles.guerres.state import DECK, DISCARD, GONE, IN_PLAY, NOT_IN_HAND, OPEN, OUT, RESERVE, State
from cuius.titles.guerres.variants.fewer_players import led_by_stewards


def new_table(
    players: int = 3, scenario: str = "campaign", board: dict[str, Any] | None = None, **options: str
) -> GuerresTable:
    """Set up by the book, before the first phase."""
    return GuerresTable("guerres", players, scenario, {"windows": "fast", **options}, board=board)


def court_table(turn: int = 1, called: bool = False, **more: Any) -> GuerresTable:
    """In the court phase of a turn: characters, decks and chits are in, all hands are empty."""
    return new_table(**more).in_turn(turn, called).at("court")


def war_table(turn: int = 1, called: bool = False, **more: Any) -> GuerresTable:
    """In the war rounds of a turn, with an empty map."""
    return new_table(**more).in_turn(turn, called).at("war_rounds")


def one_army(troops: int, money: int = 9) -> GuerresTable:
    """A Huguenot army in Saintonge, whose round it is."""
    t = war_table().army("huguenot_1", "saintonge", troops, "louis_de_conde").coins(huguenot=money)
    return t.arrange(active=1)


def led_phase(g: State, phase: Any) -> Any:
    """One phase, with stewards for the factions that have no player."""
    yield from phase(g) if all(g.seated) else led_by_stewards(g, phase(g), stewards_answer)


class GuerresTable(Table):
    """Setters return the table, readers a number or a word."""

    # Setting up

    def in_turn(self, turn: int, called: bool = False) -> Self:
        """This turn with all who and what have entered by then, nobody lost before his time."""

        def change(g: State) -> None:
            g.turn = turn
            bury_the_dead(g)
            bring_in_characters(g)
            build_decks(g)
            fill_cup(g)
            if called:
                g.called, g.ally, g.last_turn = True, int(HUGUENOT), turn

        return self.arrange(change)

    def at(self, phase: str, step: int = 0) -> Self:
        return self.arrange(phase=int(PHASES[phase]), step=step)

    def towns(self, faction: str, *words: str) -> Self:
        """The faction holds these towns."""
        return self.arrange(control={TOWNS[w]: int(FACTIONS[faction]) for w in words})

    def only_towns(self, **held: int) -> Self:
        """So many towns each, in the order of the table: league=5, huguenot=6; the others are Royalist."""

        def change(g: State) -> None:
            left = [t for t in TOWNS if g.control[t] != NOBODY]
            for town in left:
                g.control[town] = 0
            for word, many in held.items():
                for _ in range(many):
                    g.control[left.pop()] = int(FACTIONS[word])

        return self.arrange(change)

    def coins(self, **factions: int) -> Self:
        return self.arrange(money={FACTIONS[w]: n for w, n in factions.items()})

    def points(self, **factions: int) -> Self:
        """War points."""
        return self.arrange(war_points={FACTIONS[w]: n for w, n in factions.items()})

    def treaties(self, **factions: int) -> Self:
        return self.arrange(treaty={FACTIONS[w]: n for w, n in factions.items()})

    def army(self, marker: str, province: str, troops: int, commander: str = "", supporter: str = "") -> Self:
        """An army on the map, with its leaders, who come into play if they are not."""

        def change(g: State) -> None:
            army = ARMIES[marker]
            g.troops[army], g.army_at[army] = troops, int(PROVINCES[province])
            for word, supports in ((commander, False), (supporter, True)):
                if word:
                    g.status[CHARACTERS[word]] = IN_PLAY
                    g.put_leader(army, CHARACTERS[word], supports)

        return self.arrange(change)

    def gone(self, *words: str) -> Self:
        """These characters have left the game."""

        def change(g: State) -> None:
            for word in words:
                g.remove(CHARACTERS[word])

        return self.arrange(change)

    def in_play(self, *words: str) -> Self:
        return self.arrange(status={CHARACTERS[w]: IN_PLAY for w in words})

    def only_in_play(self, faction: str, *words: str) -> Self:
        """Of this faction, only these characters are in play."""

        def change(g: State) -> None:
            for c in CARDS:
                if g.allegiance[c] == FACTIONS[faction]:
                    g.status[c] = (
                        IN_PLAY if c.word in words else (GONE if g.status[c] == IN_PLAY else g.status[c])
                    )

        return self.arrange(change)

    def serves(self, word: str, faction: str) -> Self:
        """The character has changed sides."""
        return self.arrange(lambda g: g.change_sides(CHARACTERS[word], FACTIONS[faction]))

    def hand(self, faction: str, *words: str, ghosts: int = 0, how: int = OPEN) -> Self:
        """The court hand of a faction is exactly this."""

        def change(g: State) -> None:
            for c in CARDS:
                if g.allegiance[c] == FACTIONS[faction]:
                    g.in_hand[c] = NOT_IN_HAND
            for word in words:
                g.status[CHARACTERS[word]], g.in_hand[CHARACTERS[word]] = IN_PLAY, how
            g.ghosts[FACTIONS[faction]] = ghosts

        return self.arrange(change)

    def acts(self, **factions: int) -> Self:
        """Actions left in the court phase."""
        return self.arrange(actions={FACTIONS[w]: n for w, n in factions.items()})

    def holds(self, faction: str, *cards: str) -> Self:
        """These event cards are in the hand of a faction."""
        return self.arrange(card_at={EVENTS[c]: int(FACTIONS[faction]) for c in cards})

    def force(self, effect: str, value: int = 1) -> Self:
        return self.arrange(in_force={EFFECTS[effect]: value})

    # Playing

    def phase(self, word: str, step: int = 0) -> Self:
        """Play one phase alone."""
        self.at(word, step)
        return self.play(led_phase, PROCEDURES[PHASES[word]])

    # Reading

    def holder(self, town: str) -> str:
        at = self.state.control[TOWNS[town]]
        return FACTIONS[at].word if at >= 0 else "nobody"

    def money_of(self, faction: str) -> int:
        return self.state.money[FACTIONS[faction]]

    def treaty_of(self, faction: str) -> int:
        return self.state.treaty[FACTIONS[faction]]

    def war_points_of(self, faction: str) -> int:
        return self.state.war_points[FACTIONS[faction]]

    def troops_of(self, marker: str) -> int:
        return self.state.troops[ARMIES[marker]]

    def place_of(self, marker: str) -> str:
        at = self.state.army_at[ARMIES[marker]]
        return PROVINCES[at].word if at >= 0 else "nowhere"

    def commander_of(self, marker: str) -> str:
        leader = self.state.commander[ARMIES[marker]]
        return CHARACTERS[leader].word if leader >= 0 else "nobody"

    def is_in_play(self, word: str) -> bool:
        return self.state.status[CHARACTERS[word]] == IN_PLAY

    def is_gone(self, word: str) -> bool:
        return self.state.status[CHARACTERS[word]] == GONE

    def faction_of(self, word: str) -> str:
        return FACTIONS[self.state.allegiance[CHARACTERS[word]]].word

    def in_reserve(self, word: str) -> bool:
        return self.state.post[CHARACTERS[word]] == RESERVE

    def court(self, faction: str) -> list[str]:
        """The characters in a court hand, ghosts after them."""
        g = self.state
        here = [c.word for c in CARDS if g.allegiance[c] == FACTIONS[faction] and g.in_hand[c] != NOT_IN_HAND]
        return here + ["ghost"] * g.ghosts[FACTIONS[faction]]

    def cards_of(self, faction: str) -> list[str]:
        return [c.word for c in EVENTS if self.state.card_at[c] == FACTIONS[faction]]

    def deck(self, letter: str) -> list[str]:
        """The event cards that lie in a deck: royalist, league, huguenot or war."""
        board = self.state.board
        return [c.word for c in EVENTS if self.state.card_at[c] == DECK and board.deck[c].word == letter]

    def where(self, card: str) -> str:
        """Where an event card or a chit is."""
        at = self.state.card_at[EVENTS[card]] if card in EVENTS else self.state.chit_at[CHITS[card]]
        names = {OUT: "out", DECK: "deck", DISCARD: "discards"}
        return names.get(at) or (FACTIONS[at].word if at >= 0 else "to come")
