"""25.1 The position before a game for two."""

from __future__ import annotations

from typing import Any, cast

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Draw, Options, Proc, Roll
from cuius.core.title import Config
from cuius.titles.here_i_stand.board import SPACE_COUNT, Board
from cuius.titles.here_i_stand.ids import (
    ANNE_BOLEYN,
    ARMY_LEADERS,
    ASSAULT,
    CARDS,
    CONTROL_UNFORTIFIED,
    DIPLOMATIC_CARDS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAJORS,
    MOVE_CLEAR,
    MOVE_PASS,
    NAVAL_MOVE,
    NOBODY,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SPACES,
    VIENNA,
)
from cuius.titles.here_i_stand.phases.action.impulse import burn_and_debate
from cuius.titles.here_i_stand.phases.action.table import TABLE, affordable, pay_and_act
from cuius.titles.here_i_stand.phases.common.fleets import put_mark
from cuius.titles.here_i_stand.phases.common.religion import end_religious_impulse
from cuius.titles.here_i_stand.phases.religion.protestants import decide_diet, pledge_cards
from cuius.titles.here_i_stand.rules.deck import SICKLY
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES, in_force
from cuius.titles.here_i_stand.rules.powers import is_bound_by_mary
from cuius.titles.here_i_stand.rules.units import land_of, marked
from cuius.titles.here_i_stand.state import AWAY, State
from cuius.titles.here_i_stand.variants.two_player.state import PAIR, PairState, invaders_of


def first_diplomatic_deck(board: Board) -> tuple[Id, ...]:
    """25.2-r3 The two-player game's diplomatic cards before the League."""
    return tuple([card for card in DIPLOMATIC_CARDS if board.enters[card] == 1])


def late_diplomatic_cards(board: Board) -> tuple[Id, ...]:
    """25.2-r7 Those that the League brings."""
    return tuple([card for card in DIPLOMATIC_CARDS if board.entry[card]])


FOR_TWO = "two_player"
"""The set-up of two players; they choose it by the name of the scenario it is made from."""
MADE_FROM = "1517"


def scenario_of(config: Config) -> str:
    """25-r1 Two players have a set-up of their own."""
    return FOR_TWO if config.players == 2 else config.scenario


def lay_out_diplomacy(state: State) -> None:
    """25.2-r3,r7 Twelve diplomatic cards lie ready, seven wait for the League; 25.1-r3 Hungary has fallen."""
    g = cast(PairState, state)
    g.dip_deck = [int(card) for card in first_diplomatic_deck(g.board)]
    g.dip_late = [int(card) for card in late_diplomatic_cards(g.board)]
    g.dip_hands = [[] for _ in MAJORS]
    g.dip_due = [NOBODY] * len(MAJORS)
    g.dip_discards, g.dip_played, g.dip_shown, g.pinned = [], [], [], []
    g.hungary_defeated = True


def answered_by_two(g: State, procedure: Proc[Any]) -> Proc[Any]:
    """25-r4 Every question of the procedure, put to one of the two players.

    `acting` says for which power he answers.
    """
    answer: Any = None
    while True:
        try:
            request = procedure.send(answer)
        except StopIteration as end:
            return end.value
        if type(request) is Ask and request.who not in PAIR:
            request.about = {**(request.about or {}), "acting": request.who}
            request.who = g.player_of(request.who)
        elif type(request) is Roll and request.who is not None:
            request.who = g.player_of(request.who)
        answer = yield request


# 25.6 England in the game for two: a calendar of marriages and heirs, and Mary I.

WEDDING, BIRTHS = 4, 6
"""25.6-r2,r3 The turns that bring Anne Boleyn, and before which the heirs are born."""
POPE_ACTS_FROM = 5
"""25.6-r5 A die of five or six."""


def turn_the_calendar(g: State) -> None:
    """25.6-r2,r3 Henry marries Anne Boleyn on turn 4; Edward and Elizabeth are born before turn 6."""
    if g.turn == WEDDING:
        g.wife, g.boleyn_turn = int(g.board.wife_box[ANNE_BOLEYN]), g.turn
        g.tell("calendar.wedding")
    if g.turn == BIRTHS:
        g.edward, g.elizabeth = SICKLY, True
        g.tell("calendar.births")


def mary_and_the_pope(g: State) -> Proc[None]:
    """25.6-r5 After an impulse of the Protestant, a pass too (ruling R469), Mary may call on the Papacy."""
    if not is_bound_by_mary(g, ENGLAND) or not g.deck:
        return
    end_religious_impulse(g)
    (face,) = yield Roll(d6=1, why="mary", who=PAPACY)
    if face < POPE_ACTS_FROM:
        g.tell("mary.waits", face=face)
        return
    card = yield Draw(tuple(g.deck), why="mary.card", of=CARDS)
    g.deck.remove(card)
    g.discard(int(card))
    g.tell("mary.yields", card=card, points=g.board.card_cp[card], reveal=True)
    yield from burn_and_debate(g, g.board.card_cp[card])


# 25 What a turn of the game for two begins with.


def begin_turn_of_two(g: State) -> None:
    """25.2-r7, 25.6-r2,r3 What held for the last turn is over; the League brings diplomatic cards."""
    pair = cast(PairState, g)
    pair.dip_played, pair.pinned = [], []
    pair.dip_due = [NOBODY] * len(MAJORS)
    if pair.league and pair.dip_late:
        new, pair.dip_late = pair.dip_late, []
        shuffle_diplomacy(pair, new)
        pair.tell("diplomacy.grows", cards=[CARDS[c] for c in new])
    turn_the_calendar(g)


def shuffle_diplomacy(g: PairState, more: list[int]) -> None:
    """25.2-r7 The discards and these cards go back into the diplomatic deck."""
    g.dip_deck = sorted([*g.dip_deck, *g.dip_discards, *more])
    g.dip_discards = []


# 25.6-r1 The Diet of Worms without a Habsburg player.


def diet_for_two(g: State) -> Proc[None]:
    """25.6-r1, 18.1-p1..p7 The players lay their cards; that of the Emperor is turned up from the deck."""
    if g.turn != 1:
        return
    yield Checkpoint("diet_of_worms")
    yield from pledge_cards(g, (PROTESTANT, PAPACY))
    card = yield Draw(tuple(g.deck), why="diet.card", of=CARDS)
    g.deck.remove(card)
    g.pledged[HABSBURG] = int(card)
    yield from decide_diet(g)


# 25-k218 Units that the siege of Vienna holds where they are.

NEAR = 2
"""How far from Vienna the Ottomans range, passes included."""


def about_vienna(g: State) -> list[int]:
    row = VIENNA * SPACE_COUNT
    return [s for s in SPACES if g.board.distance[row + s] <= NEAR]


def pin(g: PairState) -> None:
    """Habsburg and Hungarian units this close to Vienna stay there until the turn ends."""
    for space in about_vienna(g):
        put_mark(g.pinned, HABSBURG, space, land_of(g, HABSBURG, space))


def unpinned(g: State, power: int, space: int) -> int:
    """Land units there that may move."""
    pinned = cast(PairState, g).pinned
    return max(0, land_of(g, power, space) - marked(pinned, power, space))


# 25.5 Winter for the powers that nobody plays.


def dismiss_captains(g: State, power: Id) -> None:
    """25.5-r2 Army leaders of the power leave the game, captives too, until an invasion brings them back."""
    for leader in ARMY_LEADERS:
        if g.board.leader_power[leader] == power and g.leader_at[leader] != AWAY:
            g.leader_at[leader], g.captor[leader] = AWAY, NOBODY
            g.tell("winter.captain_leaves", leader=leader)


# 25.3 Command points that a player of a game for two spends for another major power.

LED = {"act_for_ottoman": OTTOMAN, "act_for_habsburg": HABSBURG, "act_for_france": FRANCE}
"""The words by which a player says for whom he acts."""
SAIL = "sail"
"""25.3-r5 The Papal fleet puts out as well."""
ACTIONS_ABROAD = (MOVE_CLEAR, MOVE_PASS, NAVAL_MOVE, CONTROL_UNFORTIFIED, ASSAULT)
"""25.3-r1,r3 Moving by land and sea, controlling spaces, assaulting: no building."""


def led_now(g: State, player: Id) -> list[str]:
    """25.3-r1 The powers with which the player can do something now."""
    invaders = invaders_of(g, player)
    return [word for word, power in LED.items() if power in invaders and actions_abroad(g, power)]


def act_for(g: State, player: Id, power: Id) -> Proc[None]:
    """25.3-r1 One action, by the power card of the power that is led."""
    about = {"power": power, "points": g.cp}
    word = yield Ask(player, "action.abroad", actions_abroad, g, power, rule="25.3-r1", about=about)
    yield from pay_and_act(g, power, word)
    if word != NAVAL_MOVE or not sails_along(g, player, power):
        return
    if (yield Ask(player, "action.sail_along", sail_or_stay, rule="25.3-r5")) == SAIL:
        yield from TABLE[NAVAL_MOVE].carry_out(g, player)


def sails_along(g: State, player: Id, power: Id) -> bool:
    """25.3-r5 (ruling R595) The Papacy's own ships may sail in a naval move that it makes for Habsburg."""
    if player != PAPACY or power != HABSBURG or in_force(g, FOUL_WEATHER_RULES, power):
        return False
    return TABLE[NAVAL_MOVE].when(g, player)


def sail_or_stay() -> Options:
    return (SAIL, PASS)


def actions_abroad(g: State, power: Id) -> Options:
    return tuple([w for w in ACTIONS_ABROAD if affordable(g, power, w) and TABLE[w].when(g, power)])
