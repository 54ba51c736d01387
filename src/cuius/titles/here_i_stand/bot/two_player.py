"""The steward in the game for two: diplomatic cards, wars of others, and where their armies gather."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from cuius.core.characters import NEUTRAL, Character
from cuius.core.ids import PASS
from cuius.core.live_view import kept
from cuius.titles.here_i_stand.board import PLACE_COUNT, SPACE_COUNT
from cuius.titles.here_i_stand.bot import cards, spending
from cuius.titles.here_i_stand.bot.besieging import sieges
from cuius.titles.here_i_stand.bot.planning import plans
from cuius.titles.here_i_stand.bot.sight import Question, Sight
from cuius.titles.here_i_stand.ids import (
    BANS,
    CARDS,
    DIPLOMATIC,
    FRANCE,
    GERMAN,
    HABSBURG,
    INDEPENDENT,
    ITALIAN,
    NAPLES,
    PAPACY,
    PAPAL_BULL,
    PLACES,
    POWERS,
    PROTESTANT,
    ROME,
    WITTENBERG,
)
from cuius.titles.here_i_stand.state import POWER_COUNT

Answer = Callable[[Sight, Question], str | None]
WORTH: dict[str, tuple[float, float]] = {
    "dip_andrea_doria": (1.2, 0.8),
    "dip_french_constable_invades": (-2.0, 2.2),
    "dip_corsair_raid": (1.0, 1.3),
    "dip_diplomatic_marriage": (1.2, 1.0),
    "dip_diplomatic_pressure": (0.9, 0.8),
    "dip_french_invasion": (-2.5, 2.8),
    "dip_henry_petitions": (0.9, -0.4),
    "dip_knights_of_st_john": (0.9, -0.7),
    "dip_plague": (0.9, 1.1),
    "dip_shipbuilding": (0.5, 0.3),
    "dip_spanish_invasion": (-2.2, 2.4),
    "dip_venetian_alliance": (1.3, -1.0),
    "dip_austrian_invasion": (2.4, -2.4),
    "dip_imperial_invasion": (3.0, -3.0),
    "dip_machiavelli": (0.6, 1.0),
    "dip_ottoman_invasion": (-2.0, 2.4),
    "dip_secret_protestant_circle": (-0.9, 1.0),
    "dip_siege_of_vienna": (-0.6, 0.8),
    "dip_spanish_inquisition": (1.0, -0.5),
}
"""What laying a card is worth to the Papacy, to the Protestant."""
WORTH_CHARGING = {PAPACY: 0.5, PROTESTANT: 1.0}
"""What a campaign of others must promise for each command point: sermons are seldom worth less."""
FAR_BY_LAND = 8
"""Spaces beyond which an army had better go by sea."""
LED = {"act_for_ottoman": "ottoman", "act_for_habsburg": "habsburg", "act_for_france": "france"}


class PairSight(Sight):
    """A view of the game for two: armies stay where the rules keep them, diplomatic cards lie apart."""

    @property
    def hand(self) -> list[int]:
        return [c for c in super().hand if self.board.card_kind[c] != DIPLOMATIC]

    @property
    def purse(self) -> list[int] | None:
        """25.4 Whoever leads the armies of others pays for them."""
        kind = self.board.card_kind
        return [c for hand in self.now["hands"].values() for c in hand if kind[c] != DIPLOMATIC]

    @cached_property
    def enterable(self) -> bytes:
        """25.4-r2,r3 As in the larger game, inside the two zones or at home."""
        larger = super().enterable
        return bytes([bool(may) and self.is_in_bounds(space) for space, may in enumerate(larger)])

    def is_in_bounds(self, space: int) -> bool:
        inside = self.board.zone[space] in (GERMAN, ITALIAN)
        if self.me in (PAPACY, PROTESTANT):
            return inside
        holder = self.holders[space]
        if holder == INDEPENDENT:  # towns that would be won for somebody else are left alone
            return inside and not self.walls[space]
        return holder == self.me or inside


def is_for_two(view: Mapping[str, Any]) -> bool:
    return "diplomacy" in view


def sight_of(view: Mapping[str, Any], question: Question, character: Character = NEUTRAL) -> Sight:
    """Through the eyes of the power that is asked, or of the one that its player leads."""
    power = question["role"]
    if not is_for_two(view):
        sight = kept(view, power, lambda seen: Sight(seen, power, character))
        sight.now = view
        return sight
    acting = question["about"].get("acting") or question["about"].get("power")
    if acting and (question["key"] == "action.abroad" or "acting" in question["about"]):
        power = acting[1]
    pair_sight = kept(view, power, lambda seen: PairSight(seen, power, character))
    pair_sight.now = view
    return pair_sight


def worth(word: str, player: int, league: bool) -> float:
    """After the League Alva marches for the Papacy."""
    rome, wittenberg = WORTH[word]
    if word == "dip_spanish_invasion" and league:
        rome, wittenberg = -rome, -wittenberg
    return rome if player == PAPACY else wittenberg


# Diplomatic cards


def best_card(s: Sight, question: Question) -> str:
    """The one that does me most good, or least harm."""
    return max(question["options"], key=lambda w: worth(w, s.me, s.league))


def worst_for_protestant(s: Sight, question: Question) -> str:
    return min(question["options"], key=lambda w: worth(w, PROTESTANT, s.league))


def best_for_protestant(s: Sight, question: Question) -> str:
    return max(question["options"], key=lambda w: worth(w, PROTESTANT, s.league))


def press(s: Sight, question: Question) -> str:
    """Exchange, if the card that was seen is worth more to the Protestant than his own."""
    own = s.view["own_diplomacy"]
    mine = [CARDS[c].word for c in own["hands"]["protestant"]]
    seen = [CARDS[card].word for _, whose, card in own["shown"] if whose == PAPACY]
    gain = sum([worth(w, PROTESTANT, s.league) for w in seen])
    price = sum([worth(w, PROTESTANT, s.league) for w in mine])
    return "exchange" if gain > price else "replace"


def bride(s: Sight, question: Question) -> str | None:
    """The Papacy wins who is free and robs Habsburg and France; the Protestant robs the Papacy first."""
    mine = [w for w in question["options"] if s.side[POWERS[w]] == PAPACY]
    free = [w for w in question["options"] if s.side[POWERS[w]] == POWERS[w]]
    theirs = [w for w in question["options"] if w not in mine and w not in free]
    order = [*free, *theirs, *mine] if s.me == PAPACY else [*mine, *free, *theirs]
    return order[0] if order else None


# Peace


def make_peace(s: Sight, question: Question) -> str:
    """With a Bull if there is one to spare; by a suit only where home keys are lost."""
    enemies = [w for w in question["options"] if w != PASS]
    for word in enemies:
        if can_ban(s, POWERS[word]):
            return word
    lost = [w for w in enemies if any(s.control[k] == POWERS[w] for k in s.board.home_keys[PAPACY])]
    return lost[0] if lost else PASS


def can_ban(s: Sight, enemy: int) -> bool:
    box = {FRANCE: "king_of_france", HABSBURG: "charles_v"}.get(POWERS[enemy])
    return box is not None and not s.view["excommunicated"][BANS[box]] and PAPAL_BULL in s.hand


def penance(s: Sight, question: Question) -> str:
    """A key, else a card."""
    keys = [w for w in question["options"] if w in PLACES and s.board.key[PLACES[w]]]
    return keys[0] if keys else "draw"


def regain(s: Sight, question: Question) -> str:
    keys = [w for w in question["options"] if w in PLACES and s.board.key[PLACES[w]]]
    return keys[0] if keys else PASS


def petition(s: Sight, question: Question) -> str:
    """A card and a debate, unless Habsburg men in Italy would march on Rome."""
    return "refuse" if s.foe[HABSBURG] else "grant"


# Armies


def muster(s: Sight, question: Question) -> str:
    """As near the enemy as can be, by land if that leads there: before Rome, or before Wittenberg."""
    aim = WITTENBERG if s.me == PAPACY else ROME
    travel, distance = s.board.travel, s.board.distance

    def march(word: str) -> tuple[int, int, int]:
        place = int(PLACES[word])
        return min(FAR_BY_LAND, distance[place * SPACE_COUNT + aim]), travel[place * PLACE_COUNT + aim], place

    return min(question["options"], key=march)


def action(s: Sight, question: Question) -> str:
    """An army that can take something marches; else what the player's own power card offers."""
    best, chosen = WORTH_CHARGING[POWERS[s.me]], ""
    for word, power in LED.items():
        if word in question["options"]:
            other = PairSight(s.view, power, s.character)
            values = [siege.value for siege in sieges(other) if not siege.cost]
            values += [plan.value for plan in plans(other)[:1]]
            if max(values, default=0.0) > best:
                best, chosen = max(values), word
    if chosen:
        return chosen
    own: Question = {**question, "options": [w for w in question["options"] if w not in LED]}
    return spending.action(s, own)


# Losses


def struck(s: Sight, question: Question) -> str:
    """Where the other side stands thickest, as far as it is not my own men."""

    def rank(word: str) -> tuple[int, int]:
        place = int(PLACES[word])
        here = s.land.get(place, {})
        foes = sum([many for power, many in here.items() if is_of_the_other_side(s, power)])
        return foes - sum([many for power, many in here.items() if s.side[power] == s.me]), -place

    return max(question["options"], key=rank)


def whose(s: Sight, question: Question) -> str:
    return max(
        question["options"], key=lambda w: (is_of_the_other_side(s, POWERS[w]), s.side[POWERS[w]] != s.me)
    )


def is_of_the_other_side(s: Sight, power: int) -> bool:
    """Mine are the Papacy and its allies, or everybody who would march against it."""
    papal = s.side[power] == PAPACY or s.relation[s.side[power] * POWER_COUNT + PAPACY] == 2
    return papal != (s.me == PAPACY)


def dock(s: Sight, question: Question) -> str:
    """Ships only where there is a war to use them in; those of Naples serve Rome's enemies last."""
    options = [w for w in question["options"] if w != PASS]
    if s.me == PAPACY:
        return options[0]
    useful = [w for w in options if s.relation[s.board.home[PLACES[w]] * POWER_COUNT + PAPACY] == 1]
    spare = [w for w in options if PLACES[w] != NAPLES]
    return (useful or spare or [PASS])[0]


def always(*words: str) -> Answer:
    def answer(s: Sight, question: Question) -> str | None:
        return next((word for word in words if word in question["options"]), None)

    return answer


ANSWERS_FOR_TWO: dict[str, Answer] = {
    "diplomacy.card": best_card,
    "machiavelli.invasion": best_card,
    "pressure.card": worst_for_protestant,
    "pressure.means": press,
    "inquisition.diplomacy": best_for_protestant,
    "marriage.minor": bride,
    "pair.peace": make_peace,
    "pair.means": always("bull", "sue"),
    "pair.penance": penance,
    "pair.regain": regain,
    "petition.answer": petition,
    "petition.camp": muster,
    "petition.guard": muster,
    "genoa.unit": always("squadron", "regular"),
    "genoa.where": always("genoa"),
    "invasion.where": muster,
    "invasion.reserve": always("men", "ship"),
    "invasion.port": muster,
    "corsairs.price": always("ship", "card"),
    "corsairs.card": cards.give_away,
    "plague.place": struck,
    "plague.whose": whose,
    "plague.unit": always("mercenary", "cavalry", "regular", "squadron"),
    "vienna.space": struck,
    "vienna.unit": always("mercenary", "regular"),
    "yards.port": dock,
    "action": action,
    "action.abroad": spending.action,
}
"""What the steward answers differently, or only, in the game for two."""
