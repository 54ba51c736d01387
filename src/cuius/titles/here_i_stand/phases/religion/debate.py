"""18.5 Theological debates."""

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
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.action.table import action
from cuius.titles.here_i_stand.phases.religion.verdict import Outcome, settle_debate
from cuius.titles.here_i_stand.rules.debate_dice import attack_dice, debate_zones, defence_dice
from cuius.titles.here_i_stand.rules.debaters import commit, in_play, is_free, pool
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.rules.windows import window
from cuius.titles.here_i_stand.state import COMMITTED, FREE, State

POOLS = {"uncommitted": FREE, "committed": COMMITTED}


class Debate(NamedTuple):
    """What holds for both rounds."""

    caller: Id
    zone: Id
    inquisition: bool = False
    barred: int = NOBODY
    """18.5-s3b The Protestant debater who may not defend."""

    @property
    def other(self) -> Id:
        return PROTESTANT if self.caller == PAPACY else PAPACY


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
    how = Debate(caller, zone, inquisition)
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
        outcome = yield from hold_round(g, how, *pair)
    yield from settle_debate(g, zone, outcome)


# Steps 1 to 3: who speaks


def leipzig_choice(g: State, how: Debate) -> Proc[tuple[Debate, int]]:
    """18.5-s3b The Papacy names its own attacker, or bars a Protestant debater."""
    word = yield Ask(
        PAPACY, "debate.leipzig", leipzig_choices, g, how.zone, rule="18.5-s3b", about={"zone": how.zone}
    )
    if word in pool(g, PAPACY, how.zone, FREE):
        return how, word
    g.tell("debate.barred", debater=word)
    return how._replace(barred=int(word)), NOBODY


def leipzig_choices(g: State, zone: Id) -> Options:
    """Own uncommitted debaters; enemies in play, if another is left to defend (ruling R303)."""
    enemies = in_play(g, PROTESTANT, zone)
    return pool(g, PAPACY, zone, FREE) + (enemies if len(enemies) > 1 else ())


def first_attacker(g: State, how: Debate, chosen: int) -> Proc[Id]:
    """18.5-s2, 18.5-s2b,s2c At random from the caller's uncommitted debaters, unless Leipzig named him."""
    if chosen != NOBODY:
        return DEBATERS[chosen]
    return (yield Draw(pool(g, how.caller, how.zone, FREE), why="debate.attacker", of=DEBATERS))


def first_defender(g: State, how: Debate, attacker: Id) -> Proc[Id]:
    """18.5-s3 The initiator attacks the committed or the uncommitted; one of them is drawn."""
    word = yield Ask(
        how.caller, "debate.pool", pools, g, how, attacker, rule="18.5-s3", about={"zone": how.zone}
    )
    return (yield Draw(defenders(g, how, POOLS[word]), why="debate.defender", of=DEBATERS))


def pools(g: State, how: Debate, attacker: Id) -> Options:
    """18.5-s3 (ruling R102) Only pools that are not empty; the odds of each hang on who attacks."""
    return tuple([word for word, standing in POOLS.items() if defenders(g, how, standing)])


def defenders(g: State, how: Debate, standing: int) -> tuple[Id, ...]:
    return tuple([d for d in pool(g, how.other, how.zone, standing) if d != how.barred])


def second_debaters(g: State, how: Debate) -> Proc[tuple[Id, Id]]:
    """18.5-s7a, 18.5-s7c Bullinger, if the Protestant wants him; everybody else is drawn."""
    protestant: Id | None = None
    if is_free(g, DEBATER_BULLINGER) and how.barred != DEBATER_BULLINGER:
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
    free = [d for d in pool(g, power, how.zone, FREE) if d != how.barred]
    return tuple(free or [d for d in pool(g, power, how.zone, COMMITTED) if d != how.barred])


# Steps 4 to 7: a round


def hold_round(g: State, how: Debate, attacker: Id, defender: Id) -> Proc[Outcome]:
    """18.5-s4..s7 Here I Stand, then both sides throw; who has spoken is committed."""
    attacker, defender = yield from luther_stands(g, how, attacker, defender)
    papal, protestant = (attacker, defender) if how.caller == PAPACY else (defender, attacker)
    fresh = is_free(g, papal)
    own = attack_dice(g, how.caller, how.zone, attacker, inquisition=how.inquisition)
    theirs = defence_dice(g, defender)
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


def luther_stands(g: State, how: Debate, attacker: Id, defender: Id) -> Proc[tuple[Id, Id]]:
    """18.5-s3c,s3d, 18.5-s7i, 21.5-r10b In the German zone Luther may replace his side's debater."""
    drawn = attacker if how.caller == PROTESTANT else defender
    about = {
        "zone": how.zone,
        "attacker": attacker,
        "defender": defender,
        "inquisition": int(how.inquisition),
    }
    played = yield from window(g, "debate.debaters", (PROTESTANT,), how.zone, drawn, about=about)
    if not played:
        return attacker, defender
    commit(g, drawn)  # 18.5-s6 whoever was replaced
    if how.caller == PROTESTANT:
        return DEBATER_LUTHER, defender
    return attacker, DEBATER_LUTHER
