"""Cards: which to play next, for points or as an event, which to answer with, and which to keep."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.ids import (
    CARDS,
    COMBAT,
    DEBATERS,
    ENGLAND,
    FRANCE,
    FRANCIS_I,
    GENOA,
    HABSBURG,
    HOME,
    MANDATORY,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
    RESPONSE,
    RULER_FRANCIS_I,
    RULER_HENRY_VIII,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.state import CAPTIVE
from cuius.titles.here_i_stand.stewarding.planning import sieges, urgency
from cuius.titles.here_i_stand.stewarding.sight import Question, Sight
from cuius.titles.here_i_stand.stewarding.worth import POINT

ANYBODY = tuple(range(6))
SAILORS = (int(HABSBURG), int(ENGLAND), int(FRANCE))
OTHERS_THAN_OTTOMAN = (1, 2, 3, 4, 5)
OTHERS_THAN_ENGLAND = (0, 1, 3, 4, 5)
CATHOLICS = (int(HABSBURG), int(PAPACY))

EVENTS: dict[str, tuple[float, tuple[int, ...]]] = {
    "janissaries": (1.5, (OTTOMAN,)),
    "holy_roman_emperor": (1.4, (HABSBURG,)),
    "papal_bull": (1.0, (PAPACY,)),
    "leipzig_debate": (1.0, (PAPACY,)),
    "here_i_stand": (1.3, (PROTESTANT,)),
    "copernicus": (2.2, ANYBODY),
    "michael_servetus": (1.3, (0, 1, 2, 3, 4)),
    "fuggers": (1.0, ANYBODY),
    "diplomatic_overture": (1.3, ANYBODY),
    "a_mighty_fortress": (1.7, (PROTESTANT,)),
    "katherina_bora": (1.5, (PROTESTANT,)),
    "printing_press": (1.6, (PROTESTANT,)),
    "marburg_colloquy": (1.5, (PROTESTANT,)),
    "calvins_institutes": (1.5, (PROTESTANT,)),
    "affair_of_the_placards": (0.9, (PROTESTANT,)),
    "frederick_the_wise": (0.9, (PROTESTANT,)),
    "augsburg_confession": (0.6, (PROTESTANT,)),
    "book_of_common_prayer": (1.0, (PROTESTANT, ENGLAND)),
    "dissolution_of_the_monasteries": (1.6, (ENGLAND,)),
    "anabaptists": (0.9, (PAPACY,)),
    "jesuit_education": (0.8, (PAPACY,)),
    "papal_inquisition": (1.7, (PAPACY,)),
    "michelangelo": (1.5, (PAPACY,)),
    "indulgence_vendor": (1.0, (PAPACY,)),
    "mary_defies_council": (0.7, (PAPACY,)),
    "spanish_inquisition": (1.2, (HABSBURG,)),
    "calvin_expelled": (0.5, CATHOLICS),
    "philip_of_hesses_bigamy": (0.6, CATHOLICS),
    "zwingli_dons_armor": (0.7, (PAPACY,)),
    "smallpox": (1.2, SAILORS),
    "sebastian_cabot": (0.7, SAILORS),
    "mercators_map": (0.8, SAILORS),
    "galleons": (0.6, SAILORS),
    "plantations": (0.6, SAILORS),
    "potosi_silver_mines": (1.0, SAILORS),
    "huguenot_raiders": (0.6, (ENGLAND, FRANCE, PROTESTANT)),
    "fountain_of_youth": (0.35, (OTTOMAN, PAPACY, PROTESTANT)),
    "search_for_cibola": (0.35, (OTTOMAN, PAPACY, PROTESTANT)),
    "war_in_persia": (1.0, OTHERS_THAN_OTTOMAN),
    "revolt_in_egypt": (0.8, OTHERS_THAN_OTTOMAN),
    "revolt_in_ireland": (0.75, OTHERS_THAN_ENGLAND),
    "janissaries_rebel": (0.5, OTHERS_THAN_OTTOMAN),
    "gabelle_revolt": (0.3, (0, 1, 2, 4, 5)),
    "revolt_of_the_communeros": (0.5, (0, 2, 3, 5)),
    "peasants_war": (0.75, (PAPACY,)),
    "pilgrimage_of_grace": (0.7, (PAPACY,)),
    "threat_to_power": (0.4, ANYBODY),
    "unpaid_mercenaries": (0.5, ANYBODY),
    "unsanitary_camp": (0.5, ANYBODY),
    "mercenaries_demand_pay": (0.5, ANYBODY),
    "city_state_rebels": (0.9, ANYBODY),
    "charles_bourbon": (1.0, (0, 1, 2, 3, 4)),
    "foreign_recruits": (0.9, (OTTOMAN, HABSBURG, FRANCE)),
    "shipbuilding": (0.45, (OTTOMAN,)),
    "knights_of_st_john": (0.6, CATHOLICS),
    "akinji_raiders": (0.9, (OTTOMAN,)),
    "julia_gonzaga": (0.5, (OTTOMAN,)),
    "pirate_haven": (1.6, (OTTOMAN,)),
    "roxelana": (1.2, (OTTOMAN,)),
    "lady_jane_grey": (0.75, OTHERS_THAN_ENGLAND),
    "maurice_of_saxony": (0.6, (HABSBURG, PROTESTANT)),
    "cloth_prices_fluctuate": (0.8, (HABSBURG, ENGLAND)),
    "sack_of_rome": (1.2, (0, 1, 2, 3, 5)),
    "colonial_governor_native_uprising": (0.5, ANYBODY),
    "halleys_comet": (0.5, ANYBODY),
}
"""What an event is worth, in points, and to whom."""


def wives(s: Sight) -> float:
    """A step towards an heir while Henry has none."""
    may = s.turn > 1 and s.view["ruler"][ENGLAND] == RULER_HENRY_VIII and not s.view["edward"]
    return 2.0 if may and s.me == ENGLAND else 1.2 if s.me == ENGLAND and s.turn == 1 else 0.0


def chateaux(s: Sight) -> float:
    """21.4-r3 While Francis rules and there is a box left."""
    francis = s.view["ruler"][FRANCE] == RULER_FRANCIS_I and s.view["leader_at"][FRANCIS_I] != CAPTIVE
    return 1.3 if s.me == FRANCE and francis and s.view["chateaux"] < 6 else 0.0


def erasmus(s: Sight) -> float:
    return 1.1 if s.me == (PROTESTANT if s.turn <= 2 else PAPACY) else 0.0


def minor_worth(minor: int, *friends: int) -> Callable[[Sight], float]:
    """A minor power at one's side is worth its keys and its men."""

    def worth(s: Sight) -> float:
        return 2.2 if s.me in friends and s.side[minor] != s.me else 0.3

    return worth


def marriage(s: Sight) -> float:
    """24-k73 Any minor power that stands alone and may become mine; Hungary would bring a war along."""
    single = [m for m in (GENOA, SCOTLAND, VENICE) if s.side[m] == m]
    return 2.0 if any(s.me in s.board.activated_by[m] for m in single) else 0.0


def moluccas(s: Sight) -> float:
    return 1.2 if s.view["discovered"][5] == s.me else 0.0


def treachery(s: Sight) -> float:
    return 1.8 if sieges(s) else 0.0


def zapolya(s: Sight) -> float:
    buda = 107
    return 1.0 if s.is_mine(buda) else 0.0


def scots(s: Sight) -> float:
    return 1.2 if s.me == FRANCE and s.side[SCOTLAND] == FRANCE else 0.0


def ransom(s: Sight) -> float:
    mine = [
        x for x, at in enumerate(s.view["leader_at"]) if at == CAPTIVE and s.board.leader_power[x] == s.me
    ]
    return 1.0 if mine else 0.0


WEIGHED: dict[str, Callable[[Sight], float]] = {
    "six_wives": wives,
    "patron_of_the_arts": chateaux,
    "erasmus": erasmus,
    "andrea_doria": minor_worth(GENOA, HABSBURG, FRANCE, PAPACY),
    "auld_alliance": minor_worth(SCOTLAND, FRANCE),
    "venetian_alliance": minor_worth(VENICE, PAPACY),
    "diplomatic_marriage": marriage,
    "sale_of_moluccas": moluccas,
    "treachery": treachery,
    "john_zapolya": zapolya,
    "scots_raid": scots,
    "ransom": ransom,
}
"""Events whose worth depends on the position."""


AIMED: dict[str, int] = {
    "war_in_persia": OTTOMAN,
    "revolt_in_egypt": OTTOMAN,
    "janissaries_rebel": OTTOMAN,
    "revolt_in_ireland": ENGLAND,
    "lady_jane_grey": ENGLAND,
    "pilgrimage_of_grace": ENGLAND,
    "gabelle_revolt": FRANCE,
    "revolt_of_the_communeros": HABSBURG,
}
"""Events that hurt one power."""


def event_worth(s: Sight, card: int) -> float:
    """What it is worth to me to play this card as an event; events against somebody, by how far he leads."""
    word = CARDS[card].word
    if word in WEIGHED:
        return WEIGHED[word](s)
    worth, friends = EVENTS.get(word, (0.0, ()))
    if s.me not in friends:
        return 0.0
    if word in AIMED:
        victim = AIMED[word]
        worth *= min(2.0, 0.25 + 0.12 * s.lead(victim) + 0.4 * s.foe[victim] + s.menace[victim])
    return worth


def points_worth(s: Sight, card: int) -> float:
    """A plain worth for each point, and more for the first one while an assault waits for it."""
    many = s.board.card_cp[card]
    return many * POINT + bool(many) * max(0.0, urgency(s) - POINT)


# The impulse


def impulse_card(s: Sight, question: Question) -> str:
    """Home cards and good events early, the rest by points; combat cards are kept as long as may be."""
    options = question["options"]
    offered = [w for w in options if w in CARDS]
    if not offered:
        return PASS
    waits = sieges(s) and sieges(s)[0].value > POINT
    if PASS in options and not waits and all(is_kept(s, CARDS[w]) for w in offered):
        return PASS
    return max(offered, key=lambda w: eagerness(s, CARDS[w]))


def is_kept(s: Sight, card: int) -> bool:
    """Worth holding over for a fight."""
    return s.board.card_kind[card] in (COMBAT, RESPONSE)


def eagerness(s: Sight, card: int) -> float:
    """How soon a card should be played."""
    kind = s.board.card_kind[card]
    if kind == MANDATORY:
        return 1.25 if len(s.hand) < 3 else 0.95
    worth = max(event_worth(s, card), points_worth(s, card))
    if kind == HOME:
        worth += 0.35
    if is_kept(s, card):
        worth -= 0.8
    return worth


def manner(s: Sight, question: Question) -> str:
    """As an event where that is worth more than its points."""
    about = question["about"]
    card = int(CARDS[about["card"][1]]) if "card" in about else s.view["card"]
    if event_worth(s, card) > points_worth(s, card):
        return "event"
    return "points"


# Answers out of turn


def combat_card(s: Sight, question: Question) -> str:
    """In a fight of my own, the first that fits; none for others."""
    about = question["about"]
    mine = POWERS[s.me].word
    fighters = [about[name][1] for name in ("attacker", "defender", "power") if name in about]
    if fighters and mine not in fighters and not any(s.side[POWERS[f]] == s.me for f in fighters):
        return PASS
    return str(question["options"][0])


def hinder(s: Sight, question: Question) -> str:
    """Foul weather and gout for enemies who come with many."""
    about = question["about"]
    mover = next((about[n][1] for n in ("mover", "power") if n in about), None)
    if mover is None or not s.foe[POWERS[mover]] or int(about.get("units", 4)) < 4:
        return PASS
    return str(question["options"][0])


def between(s: Sight, question: Question) -> str:
    """Mercenaries come in one's own impulse only; comets when others lead."""
    options = question["options"]
    if s.view["impulse"] == s.me:
        hired = [w for w in options if w in ("swiss_mercenaries", "landsknechts")]
        if hired and s.me != OTTOMAN:
            return hired[0]
    return PASS


def wartburg(s: Sight, question: Question) -> str:
    """Against Rome's own events, and those that are worth most."""
    card = int(CARDS[question["about"]["card"][1]])
    by = int(POWERS[question["about"]["power"][1]])
    worth = event_worth(Sight(s.view, POWERS[by].word), card)
    against = by in (PAPACY, HABSBURG) and worth >= 0.9
    return str(question["options"][0]) if against else PASS


def luther_stands(s: Sight, question: Question) -> str:
    """For a weaker man than himself; a card comes with it."""
    names = [question["about"][name][1] for name in ("attacker", "defender")]
    mine = [d for d in names if s.board.debater_side[DEBATERS[d]] == PROTESTANT]
    weak = bool(mine) and s.board.debater_value[DEBATERS[mine[0]]] < 3
    return str(question["options"][0]) if weak else PASS


def retrieve(s: Sight, question: Question) -> str:
    """The card from the discards that is worth most to me."""
    return max(question["options"], key=lambda w: best_use(s, CARDS[w]) if w in CARDS else -1.0)


def best_use(s: Sight, card: int) -> float:
    return max(event_worth(s, card), points_worth(s, card))


def give_away(s: Sight, question: Question) -> str:
    """The card that is worth least to me."""
    return min(question["options"], key=lambda w: best_use(s, CARDS[w]) if w in CARDS else 9.0)
