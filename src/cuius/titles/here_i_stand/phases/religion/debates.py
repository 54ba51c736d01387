"""18.5 Theological debates, and the Council of Trent."""

from __future__ import annotations

from typing import NamedTuple

from cuius.core.ids import PASS, Id
from cuius.core.odds import total
from cuius.core.requests import Ask, Draw, Options, Proc, Roll
from cuius.titles.here_i_stand.ids import (
    CALL_DEBATE,
    DEBATER_BULLINGER,
    DEBATER_LUTHER,
    DEBATERS,
    NOBODY,
    PAPACY,
    PAPAL_DEBATERS,
    PROTESTANT,
    PROTESTANT_DEBATERS,
)
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.common.cards import window
from cuius.titles.here_i_stand.phases.common.religion import burn, commit, disgrace, flip
from cuius.titles.here_i_stand.rules.debates import (
    attack_dice,
    debate_zones,
    defence_dice,
    in_play,
    is_free,
    pool,
)
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.rules.editions import is_later
from cuius.titles.here_i_stand.state import COMMITTED, FREE, State


class Outcome(NamedTuple):
    """How a round ended."""

    margin: int
    """Papal hits less Protestant hits."""
    papal: Id
    protestant: Id
    fresh: bool
    """The Papal debater entered the round uncommitted, so that his bonus counts."""


def settle_debate(g: State, zone: Id, outcome: Outcome) -> Proc[None]:
    """18.5-s7d,s7e The winner flips as many spaces as he is ahead; even after two rounds nothing happens."""
    if outcome.margin == 0:
        g.tell("debate.even", zone=zone)
        return
    winner = PAPACY if outcome.margin > 0 else PROTESTANT
    if (yield from is_ignored(g, outcome)):
        g.tell("debate.ignored", debater=outcome.papal)
        return
    many = abs(outcome.margin) + extra_spaces(g, outcome)
    g.tell("debate.won", power=winner, many=many)
    yield from flip(g, winner, many, zone)
    if outcome.margin > g.board.debater_value[outcome.protestant]:  # 18.5-s8
        burn(g, outcome.protestant)
    if -outcome.margin > g.board.debater_value[outcome.papal]:  # 18.5-s9
        disgrace(g, outcome.papal)


def is_ignored(g: State, outcome: Outcome) -> Proc[bool]:
    """18.5-s7h (ruling R107) Campeggio's bonus: after a Papal defeat a die of five or six undoes it."""
    bonus = g.board.debater_bonus[outcome.papal]
    if outcome.margin > 0 or not outcome.fresh or bonus.kind != "ignore_loss":
        return False
    faces: tuple[int, ...] = yield Roll(d6=1, why="debate.campeggio", who=PAPACY)
    return faces[0] >= bonus.number


def extra_spaces(g: State, outcome: Outcome) -> int:
    """18.5-s7h (ruling R107) Aleander's bonus: the winner, whoever it is, flips one more."""
    bonus = g.board.debater_bonus[outcome.papal]
    return bonus.number if outcome.fresh and bonus.kind == "extra_space" else 0


# 18.5 Theological debates.

FIRST_ROUND, SECOND_ROUND = "first", "second"
POOLS = {"uncommitted": FREE, "committed": COMMITTED}


class Debate(NamedTuple):
    """What holds for both rounds."""

    caller: Id
    zone: Id
    inquisition: bool = False
    barred: int = NOBODY
    """18.5-s3b The Protestant debater who may not defend."""
    barred_in: str = ""
    """24-k6 In which round only, by the face of 2017; otherwise in both."""
    before: tuple[Id, ...] = ()
    """18.5-s5 (ruling R103) Everybody who was uncommitted when the debate was called."""

    @property
    def other(self) -> Id:
        return PROTESTANT if self.caller == PAPACY else PAPACY

    def bars(self, debater: int, which: str) -> bool:
        """18.5-s3b He is kept out of this round."""
        return debater == self.barred and self.barred_in in ("", which)


def can_call_debate(g: State, power: Id) -> bool:
    """18.1-r27 Papacy and Protestant, where there is a zone for it."""
    return bool(debate_zones(g, power))


@action(CALL_DEBATE, rule="18.1-r27", when=can_call_debate)
def call_debate(g: State, power: Id) -> Proc[None]:
    """18.1-r27 For three command points."""
    yield from name_zone_and_debate(g, power)


def name_zone_and_debate(
    g: State, caller: Id, *, inquisition: bool = False, leipzig: bool = False
) -> Proc[None]:
    """18.5-s1, 18.1-r30c The initiator names the zone; events call debates too."""
    zone = yield Ask(caller, "debate.zone", debate_zones, g, caller, rule="18.5-s1")
    yield from debate(g, caller, zone, inquisition=inquisition, leipzig=leipzig)


def debate(
    g: State,
    caller: Id,
    zone: Id,
    *,
    inquisition: bool = False,
    leipzig: bool = False,
    speaker: int = NOBODY,
) -> Proc[None]:
    """18.5-r1, 18.5-s2..s9, 18.1-r30b One round, and a second if the first is even.

    `speaker` is who attacks if a card says so (25-k207).
    """
    how = Debate(caller, zone, inquisition, before=tuple([d for d in DEBATERS if is_free(g, d)]))
    chosen = speaker
    if leipzig:
        how, chosen = yield from leipzig_choice(g, how)
    g.tell("debate.called", power=caller, zone=zone)
    attacker = yield from first_attacker(g, how, chosen)
    defender = yield from first_defender(g, how, attacker)
    outcome = yield from hold_round(g, how, attacker, defender)
    if outcome.margin == 0:  # 18.5-s7a
        papal, protestant = yield from second_debaters(g, how)
        pair = (papal, protestant) if caller == PAPACY else (protestant, papal)
        outcome = yield from hold_round(g, how, *pair, last=True)
    yield from settle_debate(g, zone, outcome)


# Steps 1 to 3: who speaks


def leipzig_choice(g: State, how: Debate) -> Proc[tuple[Debate, int]]:
    """18.5-s3b The Papacy names its own attacker, or bars a Protestant debater."""
    word = yield Ask(
        PAPACY, "debate.leipzig", leipzig_choices, g, how.zone, rule="18.5-s3b", about={"zone": how.zone}
    )
    if word in pool(g, PAPACY, how.zone, FREE):
        return how, word
    how = how._replace(barred=int(word))
    if is_later(g):  # 24-d6 (ruling R574)
        which = yield Ask(PAPACY, "debate.leipzig_round", rounds, rule="24-d6", about={"debater": word})
        how = how._replace(barred_in=which)
        g.tell("debate.barred_first" if which == FIRST_ROUND else "debate.barred_second", debater=word)
    else:
        g.tell("debate.barred", debater=word)
    return how, NOBODY


def rounds() -> Options:
    return (FIRST_ROUND, SECOND_ROUND)


def leipzig_choices(g: State, zone: Id) -> Options:
    """Own uncommitted debaters; enemies in play, if another is left to defend (ruling R303)."""
    enemies = in_play(g, PROTESTANT, zone)
    return pool(g, PAPACY, zone, FREE) + (enemies if len(enemies) > 1 else ())


def first_attacker(g: State, how: Debate, chosen: int) -> Proc[Id]:
    """18.5-s2, 18.5-s2b,s2c At random from the caller's uncommitted debaters, unless Leipzig named him."""
    if chosen != NOBODY:
        return DEBATERS[chosen]
    speaker: Id = yield Draw(pool(g, how.caller, how.zone, FREE), why="debate.attacker", of=DEBATERS)
    return speaker


def first_defender(g: State, how: Debate, attacker: Id) -> Proc[Id]:
    """18.5-s3 The initiator attacks the committed or the uncommitted; one of them is drawn."""
    word = yield Ask(
        how.caller, "debate.pool", pools, g, how, attacker, rule="18.5-s3", about={"zone": how.zone}
    )
    speaker: Id = yield Draw(defenders(g, how, POOLS[word]), why="debate.defender", of=DEBATERS)
    return speaker


def pools(g: State, how: Debate, attacker: Id) -> Options:
    """18.5-s3 (ruling R102) Only pools that are not empty; the odds of each hang on who attacks."""
    return tuple([word for word, standing in POOLS.items() if defenders(g, how, standing)])


def defenders(g: State, how: Debate, standing: int) -> tuple[Id, ...]:
    return tuple([d for d in pool(g, how.other, how.zone, standing) if not how.bars(d, FIRST_ROUND)])


def second_debaters(g: State, how: Debate) -> Proc[tuple[Id, Id]]:
    """18.5-s7a, 18.5-s7c Bullinger, if the Protestant wants him; everybody else is drawn."""
    protestant: Id | None = None
    if is_free(g, DEBATER_BULLINGER) and not how.bars(DEBATER_BULLINGER, SECOND_ROUND):
        word = yield Ask(
            PROTESTANT, "debate.bullinger", bullinger_or_not, rule="18.5-s7c", about={"zone": how.zone}
        )
        protestant = DEBATER_BULLINGER if word == DEBATER_BULLINGER else None
    papal = yield Draw(second_pool(g, how, PAPACY), why="debate.second", of=DEBATERS)
    if protestant is None:
        protestant = yield Draw(second_pool(g, how, PROTESTANT), why="debate.second", of=DEBATERS)
    return papal, protestant


def bullinger_or_not() -> Options:
    return (DEBATER_BULLINGER, PASS)


def second_pool(g: State, how: Debate, power: Id) -> tuple[Id, ...]:
    """18.5-s7a, 18.5-s7b (ruling R104) The uncommitted, or if there are none the committed."""
    free = [d for d in pool(g, power, how.zone, FREE) if not how.bars(d, SECOND_ROUND)]
    return tuple(free or [d for d in pool(g, power, how.zone, COMMITTED) if not how.bars(d, SECOND_ROUND)])


# Steps 4 to 7: a round


def hold_round(g: State, how: Debate, attacker: Id, defender: Id, *, last: bool = False) -> Proc[Outcome]:
    """18.5-s4..s7 Here I Stand, then both sides throw; who has spoken is committed.

    Ruling R554: all exceptions of step 4 hold in the second round too, for whoever attacks there.
    """
    attacker, defender = yield from luther_stands(g, how, attacker, defender, last)
    papal, protestant = (attacker, defender) if how.caller == PAPACY else (defender, attacker)
    fresh = is_free(g, papal)
    own = attack_dice(g, how.caller, how.zone, attacker, inquisition=how.inquisition)
    theirs = defence_dice(g, defender, how.before)
    attack, defence = total(own), total(theirs)
    hits = count_hits((yield Roll(d6=attack, why="debate.attack", who=how.caller, reasons=own)))
    against = count_hits((yield Roll(d6=defence, why="debate.defence", who=how.other, reasons=theirs)))
    commit(g, attacker)  # 18.5-s6
    commit(g, defender)
    g.tell(
        "debate.round",
        attacker=attacker,
        defender=defender,
        dice=attack,
        against=defence,
        hits=hits,
        losses=against,
    )
    margin = hits - against if how.caller == PAPACY else against - hits
    return Outcome(margin, papal, protestant, fresh)


def luther_stands(g: State, how: Debate, attacker: Id, defender: Id, last: bool) -> Proc[tuple[Id, Id]]:
    """18.5-s3c,s3d, 18.5-s7i, 21.5-r10b In the German zone Luther may replace his side's debater."""
    drawn = attacker if how.caller == PROTESTANT else defender
    about = {
        "zone": how.zone,
        "attacker": attacker,
        "defender": defender,
        "inquisition": int(how.inquisition),
        "barred": how.barred,
        "barred_in": how.barred_in,
        "fresh": int(defender in how.before),
        "last": int(last),
    }
    played = yield from window(g, "debate.debaters", (PROTESTANT,), how.zone, drawn, about=about)
    if not played:
        return attacker, defender
    commit(g, drawn)  # 18.5-s6 whoever was replaced
    if how.caller == PROTESTANT:
        return DEBATER_LUTHER, defender
    return attacker, DEBATER_LUTHER


# Card 17, the Council of Trent.

DELEGATES = {PAPACY: 4, PROTESTANT: 2}
"""The most debaters of each side."""


def hold_council(g: State) -> Proc[None]:
    """18.2-r15,r18 Uncommitted debaters of both sides throw their values; the winner flips anywhere."""
    dice = {}
    for power in DELEGATES:
        dice[power] = yield from send_delegates(g, power)
    hits = []
    for power, many in dice.items():
        faces = (yield Roll(d6=many, why=f"council.{power.word}", who=power)) if many else ()
        hits.append(count_hits(faces))
    g.tell("council.held", hits=hits[0], against=hits[1])
    winner = PAPACY if hits[0] > hits[1] else PROTESTANT
    yield from flip(g, winner, abs(hits[0] - hits[1]))


def send_delegates(g: State, power: Id) -> Proc[int]:
    """One after the other, each committed; ends with the dice they bring, Pole's bonus included."""
    dice = 0
    for left in range(DELEGATES[power], 0, -1):
        if not any(is_free(g, d) for d in side(power)):
            break
        debater = yield Ask(
            power, "council.debater", delegates, g, power, rule="18.2-r15", about={"left": left}
        )
        if debater == PASS:
            break
        commit(g, debater)
        dice += g.board.debater_value[debater]
        bonus = g.board.debater_bonus[debater]
        dice += bonus.dice if bonus.kind == "council" else 0
    return dice


def side(power: int) -> tuple[Id, ...]:
    return PAPAL_DEBATERS if power == PAPACY else PROTESTANT_DEBATERS


def delegates(g: State, power: Id) -> Options:
    return (*[d for d in side(power) if is_free(g, d)], PASS)
