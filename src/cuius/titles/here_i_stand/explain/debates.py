"""18.5 What the dice promise in a theological debate, the second round included."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cuius.core.ids import PASS, Id
from cuius.core.odds import Dist, Forecast, total
from cuius.core.requests import Ask
from cuius.titles.here_i_stand.explain.odds.religion import (
    ATTACKS,
    DEFENDS,
    VERDICTS,
    both_rounds,
    round_odds,
)
from cuius.titles.here_i_stand.ids import PAPACY, POWERS
from cuius.titles.here_i_stand.phases.religion.debates import POOLS, Debate, defenders, second_pool
from cuius.titles.here_i_stand.rules.debates import attack_dice, defence_dice, is_free
from cuius.titles.here_i_stand.state import COMMITTED, FREE, State


def of_a_pool(ask: Ask, word: str) -> Forecast:
    """18.5-s3 The whole debate, whoever of them is drawn to answer, if nobody steps in for a debater."""
    g, how, attacker = ask.args
    attack = attack_dice(g, how.caller, how.zone, attacker, inquisition=how.inquisition)
    drawn = defenders(g, how, POOLS[word])
    ends = [debate_of(g, how, attacker, d) for d in drawn]
    return Forecast.of(Dist.mixture([(1, end) for end in ends]), VERDICTS, attack)


def of_a_round(ask: Ask, word: Any) -> Forecast | None:
    """18.5-s3c Between those who were drawn; after an even first round between whoever is drawn then."""
    if word != PASS:
        return None
    g, about = ask.args[0], ask.about or {}
    attacker, defender = about["attacker"], about["defender"]
    before = (defender,) if about["fresh"] else ()
    caller = POWERS[g.board.debater_side[attacker]]
    how = Debate(
        caller, about["zone"], bool(about["inquisition"]), about["barred"], about["barred_in"], before
    )
    ends = round_of(g, how, attacker, defender) if about["last"] else debate_of(g, how, attacker, defender)
    attack = attack_dice(g, how.caller, how.zone, attacker, inquisition=how.inquisition)
    return replace(Forecast.of(ends, VERDICTS, attack), against=defence_dice(g, defender, before))


def debate_of(g: State, how: Debate, attacker: Id, defender: Id) -> Dist[str]:
    """18.5-s7,s7a Both rounds; the debaters of the second are drawn once these two are committed."""
    after = g.clone()
    before = tuple([d for d in (attacker, defender) if is_free(g, d)])
    for debater in before:
        after.debater[debater] = COMMITTED
    later = how._replace(before=before)
    pairs = [(a, d) for a in second_pool(after, how, how.caller) for d in second_pool(after, how, how.other)]
    second = Dist.mixture([(1, round_of(after, later, a, d)) for a, d in pairs])
    return both_rounds(round_of(g, how, attacker, defender), second)


def round_of(g: State, how: Debate, attacker: Id, defender: Id) -> Dist[str]:
    """18.5-s4..s9 One round between these two."""
    value = g.board.debater_value
    attack = attack_dice(g, how.caller, how.zone, attacker, inquisition=how.inquisition)
    dice = total(attack), total(defence_dice(g, defender, how.before))
    return round_odds(*dice, value[attacker], value[defender], campeggio_in(g, how, attacker, defender))


def campeggio_in(g: State, how: Debate, attacker: Id, defender: Id) -> int:
    """18.5-s7h (ruling R107) Whose defeat may be undone."""
    papal = attacker if how.caller == PAPACY else defender
    if g.board.debater_bonus[papal].kind != "ignore_loss" or g.debater[papal] != FREE:
        return 0
    return ATTACKS if how.caller == PAPACY else DEFENDS
