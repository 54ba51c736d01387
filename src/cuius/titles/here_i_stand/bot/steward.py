"""The steward: a player by rules of thumb for all six powers, from the view alone.

Two measures decide most answers: what a command point brings (`spending.py`), and what a space or
an event is worth in victory points (`worth.py`, `cards.py`). It never draws lots: the same view and
question have the same answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from cuius.core.characters import NEUTRAL, Character
from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot import cards, faith, marching, sailing, spending, talking, warring, windows
from cuius.titles.here_i_stand.bot.sight import Question, Sight
from cuius.titles.here_i_stand.bot.two_player import ANSWERS_FOR_TWO, Answer, always, is_for_two, sight_of


def steward(view: Mapping[str, Any], question: dict[str, Any], character: Character = NEUTRAL) -> str:
    """Its considered answer; where it has none, to let things be: pass, be done, or the first option.

    It thinks with the built-in board. On a board that its owner has changed, a thought may come to nothing or
    fall outside the options; it plays on all the same.
    """
    options: list[str] = question["options"]
    if len(options) == 1:
        return str(options[0])
    try:
        word = considered(view, cast(Question, question), character)
    except (LookupError, ValueError):
        word = None
    return word if word is not None and word in options else default(options)


def considered(view: Mapping[str, Any], question: Question, character: Character = NEUTRAL) -> str | None:
    """What it would answer; None to a question it has no thought about."""
    key = question["key"]
    answer = (ANSWERS_FOR_TWO.get(key) if is_for_two(view) else None) or ANSWERS.get(key)
    return None if answer is None else answer(sight_of(view, question, character), question)


def default(options: list[str]) -> str:
    """Nothing, if that can be answered."""
    return next((word for word in (PASS, "done", "cancel") if word in options), str(options[0]))


def first(s: Sight, question: Question) -> str:
    return str(question["options"][0])


ANSWERS: dict[str, Answer] = {
    # diplomacy
    "deal.turn": talking.deal_turn,
    "deal.kind": talking.deal_kind,
    "deal.giver": talking.deal_part(1),
    "deal.taker": talking.deal_part(2),
    "deal.what": talking.deal_part(3),
    "refusal.reason": talking.why_refused,
    "war.declare": warring.declare_war,
    "war.pay": warring.war_pay,
    "war.intervene": warring.intervene,
    "machiavelli.enemy": warring.enemy_to_make,
    "minor.war": warring.minor_war,
    "peace.sue": warring.sue,
    "peace.key": warring.regain,
    "peace.leader": warring.regain,
    "peace.space": warring.regain,
    "peace.price": warring.peace_price,
    "peace.unit": marching.loss,
    "meet.first": talking.ally_first,
    "ransom.leader": first,
    "ban.donate": always(PASS),
    "leader.home": cards.capital,
    # cards
    "diet.card": cards.pledge,
    "impulse.card": cards.impulse_card,
    "impulse.manner": cards.manner,
    "respond.between": windows.between,
    "respond.event.declared": windows.wartburg,
    "respond.move.declared": windows.hinder,
    "respond.naval.declared": windows.hinder,
    "respond.assault.declared": windows.hinder,
    "respond.transport.declared": windows.hinder,
    "respond.piracy.declared": windows.hinder,
    "respond.emperor.transfer": always(PASS),
    "respond.debate.debaters": windows.luther_stands,
    "respond.naval.roll": always(PASS),
    "respond.naval.cards": windows.combat_card,
    "respond.naval.dice": windows.janissaries,
    "respond.naval.rowers": windows.combat_card,
    "respond.battle.cards": windows.combat_card,
    "respond.battle.dice": windows.janissaries,
    "respond.battle.mercenaries": windows.last_hirings,
    "respond.assault.recruits": windows.last_hirings,
    "respond.assault.attacker": windows.combat_card,
    "respond.assault.rolled": windows.guns,
    "respond.ban.cranmer": windows.cromwell,
    "rowers.side": windows.own_side,
    "respond.spring.begins": first,
    "respond.assault.defender": windows.restless,
    "respond.spring.own": first,
    "respond.victory": first,
    "respond.peace": first,
    "retrieve.card": cards.retrieve,
    "retrieve.use": always("play"),
    "grey.keep": cards.retrieve,
    "inquisition.discard": cards.retrieve,
    "overture.card": cards.give_away,
    "pay.card": cards.give_away,
    "sack.keep": cards.retrieve,
    "chateau.discard": cards.give_away,
    "more.discard": cards.give_away,
    "mary.choice": first,
    # command points
    "action": spending.action,
    "build.where": spending.build_where,
    "build.war": first,
    "recruits.unit": always("mercenary", "regular", "cavalry"),
    "control.space": spending.control_space,
    "control.use": always("take", "calm"),
    "ships.kind": always("corsair"),
    # armies
    "move.from": marching.move_from,
    "move.to": marching.move_to,
    "move.on": marching.go_on,
    "move.leader": marching.which_leader,
    "move.regulars": marching.how_many_regulars,
    "move.hired": marching.how_many_hired,
    "transport.to": marching.land_at,
    "spring.from": marching.spring_from,
    "spring.to": marching.spring_to,
    "spring.leader": marching.which_leader,
    "spring.regulars": marching.how_many_regulars,
    "spring.hired": marching.how_many_hired,
    "intercept.from": marching.intercept_from,
    "intercept.leader": marching.which_leader,
    "intercept.regulars": marching.as_many,
    "intercept.hired": marching.as_many,
    "avoid.to": marching.avoid_to,
    "avoid.leader": first,
    "avoid.regulars": marching.as_many,
    "avoid.hired": marching.as_many,
    "withdraw": marching.withdraw,
    "shelter.leader": marching.which_to_shelter,
    "shelter.regulars": marching.as_many,
    "shelter.hired": marching.as_many,
    "retreat.to": marching.retreat_to,
    "siege.retreat": marching.retreat_to,
    "displace.land": marching.retreat_to,
    "assault.space": marching.assault_space,
    "assault.leader": marching.which_leader,
    "assault.regulars": marching.as_many,
    "assault.hired": marching.as_many,
    "assault.free": marching.free_assault,
    "battle.loss": marching.loss,
    "camp.loss": marching.loss,
    "rebels.loss": marching.loss,
    "sack.loss": marching.loss,
    "winter.lost": marching.loss,
    "winter.to": marching.winter_to,
    "winter.leader": marching.winter_to,
    "winter.scots": first,
    "winter.send": marching.as_many,
    "winter.recall": marching.recall,
    "winter.recalled": marching.recalled,
    "sortie.leader": first,
    "sortie.regulars": marching.as_many,
    "sortie.hired": marching.as_many,
    "abroad.from": cards.men_abroad,
    "abroad.leader": always(PASS),
    "abroad.unit": always("regular"),
    # ships
    "fleet.from": sailing.fleet_from,
    "fleet.to": sailing.fleet_to,
    "fleet.whole": always("all"),
    "fleet.squadrons": marching.as_many,
    "fleet.corsairs": marching.as_many,
    "fleet.leader": first,
    "chase.from": sailing.chase,
    "chase.whole": always("all"),
    "chase.squadrons": marching.as_many,
    "chase.corsairs": marching.as_many,
    "chase.leader": first,
    "evade.to": sailing.evade,
    "piracy.sea": sailing.piracy_sea,
    "piracy.target": sailing.piracy_target,
    "piracy.price": sailing.piracy_price,
    "haven.where": first,
    # faith
    "reformation.target": faith.reformation_target,
    "counter.target": faith.counter_target,
    "attempt.helper": faith.helper,
    "flip.space": faith.flip_space,
    "diet.space": faith.flip_space,
    "anabaptists.space": faith.flip_space,
    "inquisition.space": faith.flip_space,
    "treatise.zone": faith.treatise_zone,
    "treatise.author": faith.helper,
    "burning.zone": faith.burning_zone,
    "burning.censor": faith.helper,
    "burning.tetzel": always("tetzel"),
    "debate.zone": faith.debate_zone,
    "debate.pool": faith.debate_pool,
    "debate.leipzig": faith.best_debater,
    "debate.bullinger": faith.best_debater,
    "council.debater": faith.best_debater,
    "colloquy.debater": faith.helper,
    "translation.language": faith.language,
    "translation.points": faith.all_points,
    "translation.helper": faith.best_debater,
    "university.space": faith.university_space,
    "university.founder": first,
    "ban.whom": faith.ban_whom,
    "ban.debate": always("debate"),
    "ban.unrest": cards.unrest,
    "bigamy.price": always("philip_of_hesse"),
    "inquisition.fruit": always("seize", "debate"),
    "inquisition.hand": always("protestant"),
    "frederick.wartburg": first,
    # whom events hit and help
    "wives.choice": always("marry", "scotland", "france", "habsburg"),
    "marriage.again": always("wed"),
    "voyage.choice": first,
    "colony.box": first,
    "bourbon.where": cards.mercenaries_at,
    "mercenaries.where": cards.mercenaries_at,
    "mercenaries.to": cards.capital,
    "cloth.prices": always("boom"),
    "cloth.guards": cards.stronghold,
    "galleons.for": cards.friend,
    "plantations.for": cards.friend,
    "potosi.for": cards.friend,
    "mercator.for": cards.friend,
    "raiders.for": cards.friend,
    "overture.to": cards.friend,
    "grey.to": cards.friend,
    "comet.omen": cards.omen,
    "comet.whom": cards.victim,
    "akinji.victim": cards.victim,
    "cibola.whose": cards.victim,
    "fountain.whose": cards.victim,
    "pay.whose": cards.victim,
    "unpaid.whose": cards.victim,
    "camp.whose": cards.victim,
    "treachery.where": marching.assault_space,
    "unpaid.where": cards.men_to_hurt,
    "camp.where": cards.men_to_hurt,
    "mercenaries.scattered": cards.men_to_hurt,
    "rebels.key": cards.place_to_hurt,
    "revolt.where": cards.unrest,
    "rising.space": cards.unrest,
    "prayer.space": cards.unrest,
    "threat.whom": cards.leader_to_hurt,
    "gout.leader": cards.leader_to_hurt,
    "ransom.whom": cards.leader_to_free,
    "trace.where": cards.fortress_at,
    "knights.seat": cards.poor_port,
    "emperor.to": cards.emperor_to,
    "emperor.alva": always("together"),
    "ireland.help": always(PASS),
    "auld.use": always("activate", "reinforce"),
    "venetian.use": always("activate", "reinforce"),
    "doria.use": always("win", "raid"),
    "marriage.minor": cards.bride,
    "succession.leader": cards.capital,
    "arrival.leader": cards.stronghold,
    "informant.tells": cards.friend,
    "informant.about": cards.victim,
    "zwingli.owner": cards.victim,
}
"""What answers which question."""
