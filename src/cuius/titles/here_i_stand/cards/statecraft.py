"""Statecraft, honours, and cards of the spring deployment phase."""

from __future__ import annotations

from itertools import compress

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.cards.home import war_in_impulse
from cuius.titles.here_i_stand.ids import (
    AKINJI_RAIDERS,
    CARDS,
    CHARLES_V,
    COLONIAL_GOVERNOR_NATIVE_UPRISING,
    COPERNICUS,
    DIPLOMATIC_OVERTURE,
    FLORENCE,
    FRANCE,
    FUGGERS,
    GENOA_SPACE,
    HABSBURG,
    HOME,
    IMPERIAL_CORONATION,
    ITALIAN,
    LA_FORETS_EMBASSY,
    MACHIAVELLI,
    MAJORS,
    MANDATORY,
    MASTER_OF_ITALY,
    MICHAEL_SERVETUS,
    MILAN,
    NAPLES,
    OTTOMAN,
    PHASES,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
    SPRING_PREPARATIONS,
    VENETIAN_INFORMANT,
    VENICE_SPACE,
)
from cuius.titles.here_i_stand.phases.common.cards import (
    discard_at_random,
    draw_card,
    has_spare_card,
    put_in_force,
    put_out_of_force,
)
from cuius.titles.here_i_stand.phases.diplomacy.agreements import spare_cards, take_random_card
from cuius.titles.here_i_stand.phases.new_world.colonies import COLONISTS
from cuius.titles.here_i_stand.rules.cards import KEPT, answer, event
from cuius.titles.here_i_stand.rules.lasting import GOVERNED, RISEN
from cuius.titles.here_i_stand.rules.powers import at_war, controls, may_ever_declare
from cuius.titles.here_i_stand.rules.units import counters_left
from cuius.titles.here_i_stand.state import ALLIED, POWER_COUNT, State
from cuius.titles.here_i_stand.victory import stops_domination

AFTER_WAR = 2
"""24-k40 Command points once war is declared."""
DRAWN = 2
"""24-k74, 24-k79 Cards."""


# Machiavelli


def rivals(g: State, power: Id) -> Options:
    """24-k40, 9.6-x1..x8 Major powers on whom war may ever be declared."""
    return tuple([p for p in MAJORS if may_ever_declare(g, power, p)])


def has_rivals(g: State, power: Id) -> bool:
    return bool(rivals(g, power))


@event(MACHIAVELLI, rule="24-k40", when=has_rivals)
def machiavelli(g: State, power: Id) -> Proc[None]:
    """24-k40, 21.3-r1b War on a major power in the Action Phase, at no cost; then two points."""
    enemy = yield Ask(power, "machiavelli.enemy", rivals, g, power, rule="24-k40")
    yield from war_in_impulse(g, power, enemy, AFTER_WAR)


# Akinji Raiders


def raided(g: State) -> Options:
    """24-k66 (ruling R443) The Ottoman's enemies within reach of cavalry who have a card to lose."""
    return tuple([p for p in MAJORS if at_war(g, OTTOMAN, p) and spare_cards(g, p) and is_near(g, p)])


def is_near(g: State, power: Id) -> bool:
    """24-k66 A space of the power two steps from cavalry, the space between being Ottoman."""
    return any(rides_to(g, power, s) for s in compress(SPACES, g.hired[OTTOMAN::POWER_COUNT]))


def rides_to(g: State, power: Id, camp: Id) -> bool:
    if controls(g, power, camp):
        return True
    for first in g.board.neighbours[camp]:
        if controls(g, power, first):
            return True
        if controls(g, OTTOMAN, first) and any(controls(g, power, s) for s in g.board.neighbours[first]):
            return True
    return False


def has_raided(g: State, power: Id) -> bool:
    """Somebody has a card to lose once this one is played."""
    return any(p != power or spare_cards(g, p) > 1 for p in raided(g))


@event(AKINJI_RAIDERS, rule="24-k66", when=has_raided)
def akinji_raiders(g: State, power: Id) -> Proc[None]:
    """24-k66 The Ottoman names the victim, whoever played the card, and takes a card at random."""
    victim = yield Ask(OTTOMAN, "akinji.victim", raided, g, rule="24-k66")
    yield from take_random_card(g, victim, OTTOMAN)


# Diplomatic Overture


@event(DIPLOMATIC_OVERTURE, rule="24-k74")
def diplomatic_overture(g: State, power: Id) -> Proc[None]:
    """24-k74 Two cards for the player, who then gives one card away."""
    for _ in range(DRAWN):
        yield from draw_card(g, power)
    if not spare_cards(g, power):
        return
    friend = yield Ask(power, "overture.to", others, power, rule="24-k74")
    about = {"power": friend}
    card = yield Ask(
        power,
        "overture.card",
        gifts,
        g,
        power,
        rule="24-k74",
        about=about,
        confirm=g.discreet,
        secret=True,
    )
    g.take_from_hand(power, card)
    g.hands[friend].append(int(card))
    g.shown.append((int(power), int(friend), int(card)))
    g.tell("card.changes", giver=power, taker=friend, card=card, to=(power, friend))
    g.tell("card.changes_hidden", giver=power, taker=friend, but=(power, friend))


def others(power: Id) -> Options:
    return tuple([p for p in MAJORS if p != power])


def gifts(g: State, power: Id) -> Options:
    """24-k74 No home card; a mandatory event only if there is nothing else."""
    kind = g.board.card_kind
    spare = [CARDS[c] for c in sorted(g.hands[power]) if kind[c] != HOME]
    return tuple([c for c in spare if kind[c] != MANDATORY]) or tuple(spare)


# Fuggers


@event(FUGGERS, rule="24-k79")
def fuggers(g: State, power: Id) -> Proc[None]:
    """24-k79, 6.2-r13 Two cards now, one fewer at the next deal."""
    for _ in range(DRAWN):
        yield from draw_card(g, power)
    g.debts[power] += 1
    g.tell("fuggers.lend", power=power)


# Cards of the edition of 2017, far from home: 111 Colonial Governor / Native Uprising,
# 113 Imperial Coronation, 114 La Forêt's Embassy.

GOVERNOR, UPRISING = "governor", "uprising"


# Colonial Governor / Native Uprising


@event(COLONIAL_GOVERNOR_NATIVE_UPRISING, rule="24-k111")
def colonial_governor(g: State, power: Id) -> Proc[None]:
    """24-k111 (ruling R500) The one marker, on the side the player likes, beside the colonies it names."""
    owner = yield Ask(power, "governor.for", colonists, rule="24-k111")
    side = yield Ask(power, "governor.side", sides, rule="24-k111", about={"power": owner})
    for colonist in COLONISTS:
        put_out_of_force(g, GOVERNED | RISEN, colonist)
    put_in_force(g, GOVERNED if side == GOVERNOR else RISEN, owner)
    g.tell("governor.sent" if side == GOVERNOR else "governor.uprising", power=owner)


def colonists() -> Options:
    return COLONISTS


def sides() -> Options:
    return (GOVERNOR, UPRISING)


# Mandatory events that may come to nothing


@event(IMPERIAL_CORONATION, rule="24-k113")
def imperial_coronation(g: State, power: Id) -> Proc[str | None]:
    """24-k113 Charles V in Italy: a card for the Habsburgs and one for the player."""
    at = g.leader_at[CHARLES_V]
    if not 0 <= at < SPACE_COUNT or g.board.zone[at] != ITALIAN:
        g.tell("coronation.none")
        return None
    g.tell("coronation.held", leader=CHARLES_V)
    return (yield from reward(g, IMPERIAL_CORONATION, (HABSBURG, power)))


@event(LA_FORETS_EMBASSY, rule="24-k114")
def la_forets_embassy(g: State, power: Id) -> Proc[str | None]:
    """24-k114 The Ottoman and France draw a card each if they are allies."""
    if g.relation[OTTOMAN * POWER_COUNT + FRANCE] != ALLIED:
        g.tell("embassy.none")
        return None
    g.tell("embassy.received", one=OTTOMAN, other=FRANCE)
    return (yield from reward(g, LA_FORETS_EMBASSY, (OTTOMAN, FRANCE)))


def reward(g: State, card: Id, powers: tuple[Id, ...]) -> Proc[str | None]:
    """24-k113, 24-k114 A card each; an event that gave cards leaves the game."""
    drawn = []
    for power in powers:
        drawn.append((yield from draw_card(g, power)))
    if not any(drawn):
        return None
    g.removed.append(int(card))
    return KEPT


# Events that give points: 12 Master of Italy, 47 Copernicus, 51 Michael Servetus.

ITALY = (GENOA_SPACE, MILAN, VENICE_SPACE, FLORENCE, NAPLES)
MASTERY = (0, 0, 0, 1, 2, 2)
"""23.2-r28 Points by number of these keys; two give a card instead."""
FOR_A_CARD = 2
COPERNICAN, SERVETAN = 2, 1
"""23.2-r25."""
HALF_COPERNICAN = 1
"""What Copernicus gives by the face of 2017 where the Reformation has not taken hold."""
DRAW, DISCARD = "draw", "discard"


@event(MASTER_OF_ITALY, rule="23.2-r28")
def master_of_italy(g: State, power: Id) -> Proc[None]:
    """24-k12, 23.2-r28, 6.1-r15 Two of five Italian keys give a card, more of them points."""
    for master in g.played_powers():  # 25-r3
        keys = sum([g.side[g.control[k]] == master for k in ITALY])
        if keys == FOR_A_CARD:
            yield from draw_card(g, master)
        elif MASTERY[keys]:
            gain(g, master, MASTERY[keys])


def gain(g: State, power: Id, points: int) -> None:
    """4-r3, 23.2-r20 Into the Bonus VP box, for good."""
    g.bonus[power] += points
    g.tell("points.gained", power=power, points=points)


@event(COPERNICUS, rule="24-k47")
def copernicus(g: State, power: Id) -> Proc[None]:
    """24-k47, 24-d47, 23.2-r25 Two points for whoever plays it; by the face of 2017 often one, and a card."""
    if g.edition == "2017" and not is_half_protestant(g, power):
        gain(g, power, HALF_COPERNICAN)
        yield from spread_learning(g, power)
    else:
        gain(g, power, COPERNICAN)


def is_half_protestant(g: State, power: Id) -> bool:
    """Half or more of the home spaces of the power are under Protestant influence."""
    homes = g.board.homes[power]
    return 2 * sum([g.faith[s] == PROTESTANT_FAITH for s in homes]) >= len(homes)


def spread_learning(g: State, power: Id) -> Proc[None]:
    """By the face of 2017 a card for the player, or one less for the Protestant."""
    if not fruits_of_learning(g):
        return
    word = yield Ask(power, "copernicus.card", fruits_of_learning, g, rule="24-k47")
    if word == DRAW:
        yield from draw_card(g, power)
    else:
        yield from discard_at_random(g, PROTESTANT)


def fruits_of_learning(g: State) -> Options:
    return ((DRAW,) if g.deck else ()) + ((DISCARD,) if has_spare_card(g, PROTESTANT) else ())


@event(MICHAEL_SERVETUS, rule="24-k51")
def michael_servetus(g: State, power: Id) -> Proc[None]:
    """24-k51, 23.2-r25 A point for whoever plays it; the Protestant discards a card at random."""
    gain(g, power, SERVETAN)
    yield from discard_at_random(g, PROTESTANT)


def copernicus_decides(g: State, power: Id) -> bool:
    return may_still_gain(g, COPERNICUS) and stops_domination(g, power, COPERNICAN)


def servetus_decides(g: State, power: Id) -> bool:
    return may_still_gain(g, MICHAEL_SERVETUS) and stops_domination(g, power, SERVETAN)


def may_still_gain(g: State, card: Id) -> bool:
    """6.1-t4,t5, 6.1-d1 Not in the edition of 2017, whose faces leave out the Victory Determination Phase."""
    return PHASES["victory"] in g.board.playable_in[card]


answer("victory", COPERNICUS, rule="23.2-r30", when=copernicus_decides)(copernicus)
answer("victory", MICHAEL_SERVETUS, rule="23.2-r30", when=servetus_decides)(michael_servetus)


# 102 Spring Preparations and 109 Venetian Informant: cards of the spring deployment phase (6.1-t2,t3).


def holds_capital(g: State, power: Id) -> bool:
    """24-k102 The player controls a capital of its own."""
    return any(controls(g, power, c) for c in g.board.capitals[power])


@answer("spring.own", SPRING_PREPARATIONS, rule="10-n1", when=holds_capital)
def spring_preparations(g: State, power: Id) -> Proc[None]:
    """24-k102, 10-n1 A regular in each capital; passes, fleets and numbers are no hindrance this spring."""
    for capital in g.board.capitals[power]:
        if controls(g, power, capital) and not g.unrest[capital] and counters_left(g, power):
            g.add_regulars(capital, power)
            g.tell("spring.prepared", power=power, space=capital)
    yield from ()


@answer("spring.begins", VENETIAN_INFORMANT, rule="6.1-t3")
def venetian_informant(g: State, power: Id) -> Proc[None]:
    """24-k109 The player, or a power it names, looks at the hand of another power."""
    who = yield Ask(power, "informant.tells", everybody, g, rule="24-k109")
    whose = yield Ask(power, "informant.about", all_but, g, who, rule="24-k109", about={"power": who})
    g.shown += [(int(who), int(whose), card) for card in sorted(g.hands[whose])]
    g.tell("hand.seen", power=who, whose=whose, reveal=True)


def everybody(g: State) -> Options:
    return g.played_powers()


def all_but(g: State, who: Id) -> Options:
    return tuple([p for p in g.played_powers() if p != who])
