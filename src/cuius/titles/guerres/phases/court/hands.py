"""14.3, 14.4 The court opens: faction leaders, court hands and actions."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, AskAll, Checkpoint, Draw, Options, Proc
from cuius.titles.guerres.ids import CARDS, CHARACTERS, COURT_START, FACTIONS, NOBODY, ROYALIST
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.rules.court import (
    LEFT,
    PICKS,
    RIGHT,
    best_letters,
    court_order,
    deck_of,
    faction_leader,
    hand_of,
    on_the_left,
    on_the_right,
)
from cuius.titles.guerres.rules.event_cards import CardTiming
from cuius.titles.guerres.state import (
    DEALT,
    GIVEN_LEFT,
    GIVEN_RIGHT,
    IN_PLAY,
    OPEN,
    PICKED,
    State,
    characters_of,
)


def court_opening(g: State) -> Proc[None]:
    """13-r11 14.3-r1..r5 Cards that trigger the Call to Arms, then faction leaders and Catherine."""
    while g.step < len(FACTIONS):
        yield Checkpoint("court_opening")
        faction = court_order(g)[g.step]
        yield from event_window(g, faction, CardTiming(COURT_START, faction))
        g.step += 1
    for faction in court_order(g):
        yield from choose_leader(g, faction)
    attend_court(g)
    set_actions(g)


def choose_leader(g: State, faction: Id) -> Proc[None]:
    """14.3-r1,r2 The leader of the faction joins the court hand."""
    yield from name_leader(g, faction)
    leader = faction_leader(g, faction)
    if leader != NOBODY:
        g.in_hand[leader] = OPEN
        g.tell("court.leads", faction=faction, character=CHARACTERS[leader])


def name_leader(g: State, faction: Id) -> Proc[bool]:
    """14.3-r3,r4 The best letter leads; without letters the player names anybody (ruling R12).

    Of equal letters the King decides (10-r5, ruling R64).
    """
    equals = best_letters(g, faction)
    if len(equals) > 1 and g.named[faction] not in equals:
        about = {"faction": faction}
        who = yield Ask(ROYALIST, "court.equal_leader", equal_letters, g, faction, rule="10-r5", about=about)
        g.named[faction] = int(who)
        return True
    if equals or faction_leader(g, faction) != NOBODY or not available(g, faction):
        return False
    g.named[faction] = int((yield Ask(faction, "court.leader", available, g, faction, rule="14.3-r3")))
    return True


def equal_letters(g: State, faction: Id) -> Options:
    return tuple(best_letters(g, faction))


def available(g: State, faction: Id) -> Options:
    return tuple([c for c in characters_of(g, faction) if not g.absent[c]])


def attend_court(g: State) -> None:
    """14.3-r5 Catherine is always at court."""
    for character in CARDS:
        if g.board.at_court[character] and g.status[character] == IN_PLAY:
            g.in_hand[character] = OPEN


def set_actions(g: State) -> None:
    """14.4-r1,r2 Five for each cooperating player, six for the player alone."""
    numbers = g.board.numbers
    for faction in FACTIONS:
        g.actions[faction] = numbers.actions_alone if faction == g.lone else numbers.actions_allied


# ---- court hands ----


def court_hands(g: State) -> Proc[None]:
    """14.3-r6..r16 Secret choices; then each neighbour draws four cards and gives two."""
    while g.step < PICKS:
        yield Checkpoint("court_picks")
        yield from pick(g, g.step + 1)
        g.step += 1
    while g.step < PICKS + 2 * len(FACTIONS):
        yield Checkpoint("court_gifts")
        side, owner = divmod(g.step - PICKS, len(FACTIONS))
        yield from give(g, FACTIONS[owner], LEFT if side else RIGHT)
        g.step += 1
    summon_ghosts(g)


def pick(g: State, number: int) -> Proc[None]:
    """14.3-r6..r8 Everybody chooses at once; the player alone a second time."""
    numbers = g.board.numbers
    asks = {}
    for faction in FACTIONS.ids:
        picks = numbers.picks_alone if faction == g.lone else numbers.picks_allied
        if number <= picks and in_character_deck(g, faction):
            asks[faction] = Ask(faction, "court.pick", in_character_deck, g, faction, rule="14.3-r6")
    chosen = yield AskAll(asks)
    for faction, character in chosen.items():
        g.in_hand[character] = PICKED
        g.tell("court.picked", faction=faction, character=character, to=(faction,))


def in_character_deck(g: State, faction: Id) -> Options:
    """Those who are in the deck and in France."""
    return tuple([c for c in deck_of(g, faction) if not g.absent[c]])


def give(g: State, owner: Id, side: int) -> Proc[None]:
    """14.3-r9..r11,r16 The neighbour draws four of the owner's deck, gives two, and puts two back."""
    giver = on_the_right(owner) if side == RIGHT else on_the_left(owner)
    if not (g.seated[owner] and g.seated[giver]):
        yield from deal_at_random(g, owner)
        return
    for _ in range(g.board.numbers.offered):
        left = [c for c in in_character_deck(g, owner) if c not in g.offer]
        if left:
            drawn = yield Draw(left, why="court.draw", of=CHARACTERS, to=(giver,))
            g.offer.append(int(drawn))
    for _ in range(min(g.board.numbers.given, len(g.offer))):
        character = yield Ask(
            giver, "court.give", on_offer, g, rule="14.3-r9", about={"faction": owner}, secret=True
        )
        g.offer.remove(character)
        g.in_hand[character] = GIVEN_RIGHT if side == RIGHT else GIVEN_LEFT
        g.tell("court.given", faction=owner, giver=giver, character=character, to=(owner, giver))
    for character in g.offer:
        g.refused[character] |= side
    g.offer = []


def deal_at_random(g: State, owner: Id) -> Proc[None]:
    """10-r9 Where a steward leads one of the two nobody chooses: two cards come at random (ruling R61)."""
    for _ in range(g.board.numbers.given):
        left = in_character_deck(g, owner)
        if left:
            drawn = yield Draw(left, why="court.deal", of=CHARACTERS, to=(owner,))
            g.in_hand[drawn] = DEALT
            g.tell("court.dealt", faction=owner, character=drawn, to=(owner,))


def on_offer(g: State) -> Options:
    return tuple([CHARACTERS[c] for c in sorted(g.offer)])


def summon_ghosts(g: State) -> None:
    """14.3-r12..r14 What a hand lacks is made up with ghosts."""
    for faction in FACTIONS.ids:
        g.ghosts[faction] = max(0, full_hand(g, faction) - len(hand_of(g, faction)))


def full_hand(g: State, faction: int) -> int:
    """14.3-r12,r13 Cards of a complete court hand."""
    numbers = g.board.numbers
    if faction == g.lone:
        return numbers.hand_alone
    if faction == g.ally:
        return numbers.hand_ally
    catherine = any(g.board.at_court[c] and g.status[c] == IN_PLAY for c in hand_of(g, faction))
    return numbers.hand_royalist if catherine else numbers.hand_without_catherine
