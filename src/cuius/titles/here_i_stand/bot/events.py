"""What it is worth to play a card as an event: plain figures for most, the position for the others."""

from __future__ import annotations

from collections.abc import Callable

from cuius.titles.here_i_stand.bot.besieging import sieges
from cuius.titles.here_i_stand.bot.planning import urgency
from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.bot.warring import best_enemy, wars
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    FRANCE,
    FRANCIS_I,
    GENOA,
    HABSBURG,
    HOME,
    HUNGARY,
    LEADERS,
    MAJORS,
    MANDATORY,
    MAURICE_OF_SAXONY,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    RULER_FRANCIS_I,
    RULER_HENRY_VIII,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.state import CAPTIVE, POWER_COUNT

ANYBODY = tuple(range(6))
SAILORS = (int(HABSBURG), int(ENGLAND), int(FRANCE))
OTHERS_THAN_OTTOMAN = (1, 2, 3, 4, 5)
OTHERS_THAN_ENGLAND = (0, 1, 3, 4, 5)
CATHOLICS = (int(HABSBURG), int(PAPACY))
RETRIEVING = 0.05
"""Among equals the five points of Luther's card are surer than what it would fetch."""
FAVOURITES = ("charles_brandon", "duke_of_alva", "montmorency", "ibrahim_pasha")
EVENTS: dict[str, tuple[float, tuple[int, ...]]] = {
    "holy_roman_emperor": (1.4, (HABSBURG,)),
    "papal_bull": (1.0, (PAPACY,)),
    "leipzig_debate": (1.0, (PAPACY,)),
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
    "augsburg_confession": (1.0, (PROTESTANT,)),
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
    "war_in_persia": (1.0, OTHERS_THAN_OTTOMAN),
    "revolt_in_egypt": (0.8, OTHERS_THAN_OTTOMAN),
    "revolt_in_ireland": (0.75, OTHERS_THAN_ENGLAND),
    "janissaries_rebel": (0.5, OTHERS_THAN_OTTOMAN),
    "gabelle_revolt": (0.3, (0, 1, 2, 4, 5)),
    "revolt_of_the_communeros": (0.5, (0, 2, 3, 5)),
    "peasants_war": (0.75, (PAPACY,)),
    "pilgrimage_of_grace": (0.9, OTHERS_THAN_ENGLAND),
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
    "lady_jane_grey": (1.0, OTHERS_THAN_ENGLAND),
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
    return 1.6 if s.me == FRANCE and francis and s.view["chateaux"] < 6 else 0.0


def levy(s: Sight) -> float:
    """24-k1 Four regulars, while the army needs them."""
    return 0.0 if s.me != OTTOMAN else 1.8 if sum(s.armies.values()) < 26 else 0.9


def erasmus(s: Sight) -> float:
    return 1.1 if s.me == (PROTESTANT if s.turn <= 2 else PAPACY) else 0.0


def minor_worth(minor: int, *friends: int) -> Callable[[Sight], float]:
    """A minor power at one's side is worth its keys and its men; at an enemy's it is better left alone."""

    def worth(s: Sight) -> float:
        holder = s.side[minor]
        if s.me in friends:
            return 2.2 if holder != s.me else 0.75 if wars(s) else 0.3
        return 1.5 if s.foe[holder] and holder in MAJORS else 0.0

    return worth


def bride_worth(s: Sight, minor: int) -> float:
    """24-k73 A minor power that comes to me, or leaves an enemy; Hungary would bring a war along."""
    holder = s.side[minor]
    if holder == s.me:
        return -1.0
    if holder == minor:
        may = s.me in s.board.activated_by[minor]
        return 0.0 if not may or s.foe[minor] else 0.4 if minor == HUNGARY else 2.0
    worth: float = 1.5 * s.foe[holder] + 0.08 * s.lead(holder) + s.menace[holder] - s.friend[holder]
    return worth


def marriage(s: Sight) -> float:
    return max(0.0, *[bride_worth(s, minor) for minor in (GENOA, SCOTLAND, VENICE, HUNGARY)])


def retrieval(s: Sight) -> float:
    """24-k7 The best of the discards, to be played at once; what I played as an event stays there."""
    if s.me != PROTESTANT:
        return 0.0
    kind = s.board.card_kind
    lying = [c for c in s.view["discards"] if kind[c] not in (MANDATORY, HOME)]
    return max([max(event_worth(s, c), points_worth(s, c)) for c in lying], default=0.0) - RETRIEVING


def points_worth(s: Sight, card: int) -> float:
    """A plain worth for each point, and more for the first one while an assault waits for it."""
    many = s.board.card_cp[card]
    if not many:
        return 0.0
    pirates = s.me == OTTOMAN and sum(s.corsairs.values()) > 1
    each = s.weights.pirates_point if pirates else s.weights.point
    return many * each + max(0.0, urgency(s) - s.weights.point)


def moluccas(s: Sight) -> float:
    return 1.2 if s.view["discovered"][5] == s.me else 0.0


def treachery(s: Sight) -> float:
    return 1.8 if sieges(s) else 0.0


def zapolya(s: Sight) -> float:
    buda = 107
    return 1.0 if s.is_mine(buda) else 0.0


def scots(s: Sight) -> float:
    return 1.2 if s.me == FRANCE and s.side[SCOTLAND] == FRANCE else 0.0


def quest(*kinds: str) -> Callable[[Sight], float]:
    """24-k77, 24-k98 Somebody else's voyage, the leader's best of all."""

    def worth(s: Sight) -> float:
        sailors = [p for kind, p, _ in s.view["crossing"] if kind in kinds and not s.friend[p]]
        return max([0.47 + 0.04 * s.lead(p) + 0.6 * s.menace[p] for p in sailors], default=0.0)

    return worth


def threat(s: Sight) -> float:
    """24-k103 A captain of an enemy, or of whoever leads, loses his place."""
    favourites = [LEADERS[word] for word in FAVOURITES if s.view["leader_at"][LEADERS[word]] >= 0]
    masters = [p for p in [s.board.leader_power[x] for x in favourites] if not s.friend[p]]
    return max([0.3 + 0.4 * s.foe[p] + 0.04 * s.lead(p) + 0.5 * s.menace[p] for p in masters], default=0.0)


def unpaid(s: Sight) -> float:
    """24-k106 The largest body of mercenaries in an enemy's pay."""
    stacks = [(many, at % POWER_COUNT) for at, many in s.hired.items() if at % POWER_COUNT != OTTOMAN]
    return max([many * spite(s, p) for many, p in stacks], default=0.0)


def camp(s: Sight) -> float:
    """24-k107 A third of the largest stack of an enemy."""
    stacks = [(many, p) for here in s.land.values() for p, many in here.items() if p in MAJORS]
    return max([(many + 2) // 3 * spite(s, p) for many, p in stacks], default=0.0)


def spite(s: Sight, power: int) -> float:
    """What a unit that somebody loses is worth to me."""
    return 0.0 if s.friend[power] else 0.2 * s.foe[power] + 0.03 * (s.lead(power) > 0) + 0.2 * s.menace[power]


def turncoat(s: Sight) -> float:
    """24-k60 Maurice comes over with the mercenaries around him."""
    at, master = s.view["leader_at"][MAURICE_OF_SAXONY], s.view["leader_of"][MAURICE_OF_SAXONY]
    if s.me not in (HABSBURG, PROTESTANT) or master == s.me or at < 0:
        return 0.0
    return 0.9 + 0.25 * s.hired.get(at * POWER_COUNT + master, 0)


def prince(s: Sight) -> float:
    """24-k40 A war that pays, for nothing."""
    return 0.6 + best_enemy(s)[0] if best_enemy(s)[0] > 0.2 else 0.0


def bastion(s: Sight) -> float:
    """24-k104 Walls while there is a war."""
    return 0.7 if wars(s) else 0.3


def ransom(s: Sight) -> float:
    mine = [
        x for x, at in enumerate(s.view["leader_at"]) if at == CAPTIVE and s.board.leader_power[x] == s.me
    ]
    return 1.0 if mine else 0.0


WEIGHED: dict[str, Callable[[Sight], float]] = {
    "six_wives": wives,
    "patron_of_the_arts": chateaux,
    "janissaries": levy,
    "erasmus": erasmus,
    "andrea_doria": minor_worth(GENOA, HABSBURG, FRANCE, PAPACY),
    "auld_alliance": minor_worth(SCOTLAND, FRANCE),
    "venetian_alliance": minor_worth(VENICE, PAPACY),
    "diplomatic_marriage": marriage,
    "here_i_stand": retrieval,
    "sale_of_moluccas": moluccas,
    "treachery": treachery,
    "john_zapolya": zapolya,
    "scots_raid": scots,
    "ransom": ransom,
    "fountain_of_youth": quest("explore"),
    "search_for_cibola": quest("explore", "conquer"),
    "threat_to_power": threat,
    "unpaid_mercenaries": unpaid,
    "unsanitary_camp": camp,
    "maurice_of_saxony": turncoat,
    "machiavelli": prince,
    "trace_italienne": bastion,
}
"""Events whose worth depends on the position."""


AIMED: dict[str, int] = {
    "war_in_persia": OTTOMAN,
    "revolt_in_egypt": OTTOMAN,
    "janissaries_rebel": OTTOMAN,
    "revolt_in_ireland": ENGLAND,
    "pilgrimage_of_grace": ENGLAND,
    "gabelle_revolt": FRANCE,
    "revolt_of_the_communeros": HABSBURG,
}
"""Events that hurt one power."""


def event_worth(s: Sight, card: int) -> float:
    """What it is worth to me to play this card as an event; events against somebody, by how far he leads."""
    word = CARDS[card].word
    liking = s.liking("events", word)
    if word in WEIGHED:
        return WEIGHED[word](s) * liking
    worth, friends = EVENTS.get(word, (0.0, ()))
    if s.me not in friends:
        return 0.0
    if word in AIMED:
        victim = AIMED[word]
        worth *= min(2.0, 0.25 + 0.12 * s.lead(victim) + 0.4 * s.foe[victim] + s.menace[victim])
    return worth * liking
