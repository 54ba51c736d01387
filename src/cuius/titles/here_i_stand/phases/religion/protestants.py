"""18.1, 21.6 The works of the Protestants: Theses, treatises, translations, the League; the Diet of Worms."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, AskAll, Checkpoint, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    ENGLISH,
    GERMAN,
    HABSBURG,
    JOHN_FREDERICK,
    KASSEL,
    MAJORS,
    MANDATORY,
    NOBODY,
    PAPACY,
    PHASES,
    PHILIP_OF_HESSE,
    PROTESTANT,
    PROTESTANT_FAITH,
    PUBLISH_TREATISE,
    REFORMER_CRANMER,
    REFORMER_LUTHER,
    SPACES,
    TRANSLATE,
    TRANSLATIONS,
    WITTENBERG,
    ZONES,
)
from cuius.titles.here_i_stand.phases.action.table import action, price
from cuius.titles.here_i_stand.phases.common.cards import put_away
from cuius.titles.here_i_stand.phases.common.control import clear_space, take_control
from cuius.titles.here_i_stand.phases.common.powers import break_out
from cuius.titles.here_i_stand.phases.common.religion import (
    convert,
    electors_march,
    end_religious_impulse,
    flip_beside,
    use_bonus,
)
from cuius.titles.here_i_stand.phases.religion.attempts import reformation_attempts, reformation_targets
from cuius.titles.here_i_stand.rules.communication import nearest
from cuius.titles.here_i_stand.rules.debates import with_bonus
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.rules.editions import fortress_keeps_from_league
from cuius.titles.here_i_stand.rules.lasting import CROMWELL_PRINTS, in_force
from cuius.titles.here_i_stand.rules.religion import all_zones, influenced_spaces
from cuius.titles.here_i_stand.rules.units import land_of, leaders_of
from cuius.titles.here_i_stand.state import ALLIED, POWER_COUNT, TURN_TRACK, State

CROMWELLS_PRICE = 2
"""24-k115."""


def can_publish(g: State, power: Id) -> bool:
    """18.1-r16,r18 The Protestant; England while Cranmer is on the board. A space must be left to try."""
    if power == ENGLAND and g.reformer_at[REFORMER_CRANMER] < 0:
        return False
    return bool(reformation_targets(g))


def treatise_price(g: State, power: Id) -> int:
    """18.1-r16,r18 As the power card says; 24-k115 for England less in a turn of Thomas Cromwell's."""
    if power == ENGLAND and in_force(g, CROMWELL_PRINTS, ENGLAND):
        return CROMWELLS_PRICE
    return price(g, power, PUBLISH_TREATISE)


@action(PUBLISH_TREATISE, rule="18.1-r16", when=can_publish, pays_itself=True, least=treatise_price)
def publish_treatise(g: State, power: Id) -> Proc[None]:
    """18.1-r16..r19, 18.3-t2 Two attempts on a zone named before; England's always on the English zone."""
    g.cp -= treatise_price(g, power)
    zone = ENGLISH
    if power != ENGLAND:
        zone = yield Ask(power, "treatise.zone", all_zones, rule="18.1-r17")
    g.tell("treatise.published", power=power, zone=zone)
    author = yield from ask_author(g, zone)
    if author == NOBODY:
        yield from reformation_attempts(g, (zone,), g.board.numbers["treatise_attempts"], actor=power)
        return
    bonus = g.board.debater_bonus[author]  # 18.3-t2b,t2c three attempts, all in his own language
    spaces = g.board.in_zone[zone]
    yield from reformation_attempts(g, (zone,), bonus.number, actor=power, only=spaces, unrest=bonus.flag)


def ask_author(g: State, zone: Id) -> Proc[int]:
    """18.2-r25,r27 Before the first attempt the Protestant may commit Carlstadt or Calvin in his zone."""
    if not with_bonus(g, PROTESTANT, "treatise", zone) or not reformation_targets(g, g.board.in_zone[zone]):
        return NOBODY
    answer = yield Ask(PROTESTANT, "treatise.author", authors, g, zone, rule="18.2-r27", about={"zone": zone})
    if answer == PASS:
        return NOBODY
    author: Id = answer
    use_bonus(g, PROTESTANT, author)
    return author


def authors(g: State, zone: Id) -> Options:
    return (*with_bonus(g, PROTESTANT, "treatise", zone), PASS)


# 18.1 Translating scripture: the New Testament, then the whole Bible, in three languages.


def zone_of(language: Id) -> Id:
    return ZONES[language.word]


def boxes_left(g: State, language: int) -> int:
    """18.1-r23,r24,r26b To the end of the track being worked on; the Bible waits for the New Testament."""
    left = g.board.numbers["new_testament"] - g.testament[language]
    return left or g.board.numbers["full_bible"] - g.bible[language]


def languages(g: State) -> Options:
    """18.1-r22,r26b Languages with something left to translate."""
    return tuple([x for x in TRANSLATIONS if boxes_left(g, x)])


def can_translate(g: State, power: Id) -> bool:
    """18.1-r20 Only the Protestant."""
    return power == PROTESTANT and bool(languages(g))


@action(TRANSLATE, rule="18.1-r20", when=can_translate, pays_itself=True)
def translate(g: State, power: Id) -> Proc[None]:
    """18.1-r20 Each command point moves a marker one box; a debater can add one box."""
    language = yield Ask(power, "translation.language", languages, g, rule="18.1-r22")
    points = yield Ask(
        power, "translation.points", payments, g, language, rule="18.1-r20", about={"language": language}
    )
    g.cp -= points
    yield from advance(g, language, points)
    yield from free_box(g, language)


def payments(g: State, language: Id) -> Options:
    return tuple(range(1, min(g.cp, boxes_left(g, language)) + 1))


def advance(g: State, language: Id, boxes: int) -> Proc[None]:
    """18.1-r23,r24 The New Testament first; whoever reaches the last box has finished it."""
    track, last = g.testament, g.board.numbers["new_testament"]
    if track[language] == last:
        track, last = g.bible, g.board.numbers["full_bible"]
    track[language] += boxes
    g.tell("translation.advances", language=language, boxes=boxes, at=track[language], last=last)
    if track[language] == last:
        yield from finish(g, language, whole=track is g.bible)


def finish(g: State, language: Id, *, whole: bool) -> Proc[None]:
    """18.1-r25, 18.1-r25b, 18.1-r26, 18.3-t3,t4 (ruling R86) Six attempts at once; a Bible adds a point."""
    plus = 0
    if whole:
        plus = g.board.numbers["bible_modifier"]
        g.bonus[PROTESTANT] += g.board.numbers["bible_vp"]
    g.tell("translation.bible" if whole else "translation.testament", language=language)
    many = g.board.numbers["translation_attempts"]
    yield from reformation_attempts(g, (zone_of(language),), many, plus=plus)


def free_box(g: State, language: Id) -> Proc[None]:
    """18.1-r21, 18.2-r22,r26 One translator an impulse, in a language that command points went into."""
    if not boxes_left(g, language) or not with_bonus(g, PROTESTANT, "translation", zone_of(language)):
        return
    translator = yield Ask(
        PROTESTANT,
        "translation.helper",
        translators,
        g,
        language,
        rule="18.1-r21",
        about={"language": language},
    )
    if translator != PASS:
        use_bonus(g, PROTESTANT, translator)
        yield from advance(g, language, 1)


def translators(g: State, language: Id) -> Options:
    return (*with_bonus(g, PROTESTANT, "translation", zone_of(language)), PASS)


# 8.1, 18.1 Luther's 95 Theses.


def theses(g: State) -> Proc[None]:
    """7-r4, 7-t1, 8.1-r1, 18.1-r0,r1 The first phase of turn 1; no later turn has it."""
    if g.turn != 1:
        return
    yield Checkpoint("theses")
    g.tell("phase.begins", turn=g.turn, phase=PHASES["luthers_95_theses"])
    yield from nail_theses(g, PROTESTANT)
    end_religious_impulse(g)


def nail_theses(g: State, power: Id) -> Proc[None]:
    """24-k8, 18.1-r2..r6, 18.3-t1, 8.2-t1 Luther in Wittenberg, two regulars, five attempts, an extra die.

    The card is the Protestant's before any is dealt; it gives no command points and leaves the game.
    """
    space = g.board.reformer_space[REFORMER_LUTHER]
    g.reformer_at[REFORMER_LUTHER] = int(space)
    g.tell("reformer.enters", reformer=REFORMER_LUTHER, space=space)
    convert(g, space, PROTESTANT_FAITH)
    many = g.board.numbers["theses_attempts"]
    yield from reformation_attempts(g, (GERMAN,), many, theses=True)


# 18.1 The Diet of Worms.

SPEAKERS = (PROTESTANT, HABSBURG, PAPACY)
"""18.1-p1."""
LUTHER_SPEAKS = 4
"""18.1-p3 Dice besides those of the card."""


def diet_of_worms(g: State) -> Proc[None]:
    """7-t4, 18.1-r7 The fourth phase of turn 1: three cards at once, dice, and spaces for the winner."""
    if g.turn != 1:
        return
    yield Checkpoint("diet_of_worms")
    yield from pledge_cards(g, SPEAKERS)
    yield from decide_diet(g)


def decide_diet(g: State) -> Proc[None]:
    """18.1-p2..p7 The cards are turned over; each command point is a die."""
    dice = [g.board.card_cp[g.pledged[p]] for p in SPEAKERS]
    reveal_cards(g)
    luther = yield Roll(d6=dice[0] + LUTHER_SPEAKS, why="diet.protestant", who=PROTESTANT)  # 18.1-p3
    emperor = yield Roll(d6=dice[1], why="diet.habsburg", who=HABSBURG)  # 18.1-p4
    nuncio = yield Roll(d6=dice[2], why="diet.papacy", who=PAPACY)
    hits, against = count_hits(luther), count_hits(emperor) + count_hits(nuncio)
    g.tell("diet.held", hits=hits, against=against)
    if hits > against:  # 18.1-p5
        yield from flip_beside(g, PROTESTANT, hits - against)
    elif against > hits:  # 18.1-p6; 18.1-p7 equal: nothing
        yield from flip_beside(g, PAPACY, against - hits)


def pledge_cards(g: State, speakers: tuple[Id, ...]) -> Proc[None]:
    """18.1-p1 Protestant, Habsburg and Papacy each lay a card face down, in secret."""
    asks = {
        p: Ask(p, "diet.card", pledges, g, p, rule="18.1-p1", confirm=True, secret=True) for p in speakers
    }
    answers = yield AskAll(asks)
    for power in speakers:
        g.take_from_hand(power, answers[power])
        g.pledged[power] = int(answers[power])


def pledges(g: State, power: Id) -> Options:
    """18.1-p1b (ruling R83) Any card in hand but a mandatory event; the home card is one."""
    kind = g.board.card_kind
    return tuple([CARDS[c] for c in sorted(g.hands[power]) if kind[c] != MANDATORY])


def reveal_cards(g: State) -> None:
    """18.1-p2 All three are turned over; then they are put away as played for their points."""
    for power in SPEAKERS:
        card = CARDS[g.pledged[power]]
        g.tell("diet.pledged", power=power, card=card, points=g.board.card_cp[card], reveal=True)
        put_away(g, card, as_event=False)
    g.pledged = [NOBODY] * len(MAJORS)


# 21.6 The electorates when the League is formed: troops among Catholics go to their own.


def leave_catholic_electorates(g: State) -> Proc[None]:
    """21.6-r16 Regulars and leaders in a Catholic electorate move to the nearest Protestant one."""
    for space in g.board.electorates:
        if g.faith[space] != PROTESTANT_FAITH and stands_in(g, space):
            yield from leave(g, space)


def stands_in(g: State, space: Id) -> bool:
    return bool(land_of(g, PROTESTANT, space) or leaders_of(g, PROTESTANT, space))


def leave(g: State, space: Id) -> Proc[None]:
    """21.6-r16 Among equally near ones the Protestant chooses; ruling R305 if there is nowhere to go."""
    leaders = leaders_of(g, PROTESTANT, space)
    if not own_electorates(g, space):
        g.electors[g.board.elector_at[space]] += g.regulars[space * POWER_COUNT + PROTESTANT]
        g.regulars[space * POWER_COUNT + PROTESTANT] = 0
        for leader in leaders:
            g.leader_at[leader] = TURN_TRACK
        g.tell("league.disperses", space=space)
        return
    target = yield Ask(
        PROTESTANT, "league.move", own_electorates, g, space, rule="21.6-r16", about={"space": space}
    )
    at = space * POWER_COUNT + PROTESTANT
    g.shift_land(PROTESTANT, space, target, g.regulars[at], g.hired[at])
    for leader in leaders:
        g.leader_at[leader] = int(target)
    g.tell("league.moves", space=space, target=target)


def own_electorates(g: State, space: Id) -> Options:
    """The nearest Protestant electorates; if there is none, the nearest space under Protestant control."""
    found = nearest(g, space, [e for e in g.board.electorates if g.faith[e] == PROTESTANT_FAITH])
    return found or nearest(g, space, [s for s in SPACES if g.control[s] == PROTESTANT])


# 21.6 The Schmalkaldic League: before it Germany is under Habsburg protection, after it at war.
#
# 21.6-x1,x2,x3,x4 and 21.6-x2b are kept by building, moving, declarations of war and control, which ask
# whether `g.league` has been formed.

WINTER = PHASES["winter"]
PRINCES = ((JOHN_FREDERICK, WITTENBERG), (PHILIP_OF_HESSE, KASSEL))
"""21.6-r10,r11 Leaders of the League and where they are at home."""


def league_is_due(g: State) -> bool:
    """21.6-r2,r8,r9 Twelve Protestant spaces from turn 2 on; overdue in winter, whatever the count."""
    if g.phase == WINTER:
        return True
    numbers = g.board.numbers
    return g.turn >= numbers["league_from_turn"] and influenced_spaces(g) >= numbers["league_spaces"]


def form_league(g: State) -> Proc[None]:
    """21.6-r1,r10..r16 Princes, control, war, and the way out of Catholic electorates; 21.6-r14 the bans end.

    21.6-r19 What is not won over now is taken by siege later.
    """
    if g.league:
        return
    g.league = True
    g.tell("league.forms")
    if g.two_player:
        unite_catholics(g)
    for leader, home in PRINCES:
        yield from place_prince(g, leader, home)
    yield from take_germany(g)
    yield from break_out(g, HABSBURG, PROTESTANT)  # 21.6-r15 (ruling R144)
    yield from break_out(g, PAPACY, PROTESTANT)
    yield from leave_catholic_electorates(g)
    electors_march(g)  # 21.6-r17,r18


def place_prince(g: State, leader: Id, home: Id) -> Proc[None]:
    """21.6-r10,r11 (ruling R142) With the nearest stack of Protestant regulars; ruling R306 without any."""
    if not camps_near(g, home):
        g.leader_at[leader] = TURN_TRACK
        return
    space = yield Ask(
        PROTESTANT, "league.prince", camps_near, g, home, rule="21.6-r10", about={"leader": leader}
    )
    g.leader_at[leader] = int(space)
    g.tell("league.prince_comes", leader=leader, space=space)


def camps_near(g: State, home: Id) -> Options:
    regulars = g.regulars
    return nearest(g, home, [s for s in SPACES if regulars[s * POWER_COUNT + PROTESTANT]])


def unite_catholics(g: State) -> None:
    """25-k13, 25.7-r1,r2 Papacy and Habsburg are allies from now on; who holds what stays as it is."""
    g.relate(PAPACY, HABSBURG, ALLIED)
    g.tell("league.unites", one=PAPACY, other=HABSBURG)


def take_germany(g: State) -> Proc[None]:
    """21.6-r12 (ruling R143) All home spaces of that religion; in 2017 a fortress marker keeps one."""
    kept = g.fortress if fortress_keeps_from_league(g) else ()
    for space in g.board.homes[PROTESTANT]:
        if g.faith[space] == PROTESTANT_FAITH and not (kept and kept[space]):
            take_control(g, PROTESTANT, space)
            yield from clear_space(g, space, PROTESTANT)
