"""War and peace: on whom to declare war, when to sue, and what a peace is worth."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.titles.here_i_stand.bot.planning import plans
from cuius.titles.here_i_stand.bot.sight import Question, Sight, power_of
from cuius.titles.here_i_stand.bot.worth import GOOD_NAME, is_promised
from cuius.titles.here_i_stand.ids import (
    CARDS,
    HABSBURG,
    HOME,
    HUNGARY,
    MAJORS,
    MINORS,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
)
from cuius.titles.here_i_stand.state import PEACE, POWER_COUNT, WAR

PHONY_WAR = 0.1
"""What a point is worth that is lost until the first fight."""


def peace_worth(s: Sight, other: int) -> float:
    """Good if the war leads nowhere, or if somebody else must be stopped; bad while I win it, or must."""
    gain = sum([p.value for p in plans(s)[:3] if s.side[s.control[p.goal]] == other])
    lost = sum([s.control[k] == other for k in s.board.home_keys[s.me]])
    won = sum([s.control[k] == s.me for k in s.board.home_keys[other]])
    worth = 0.15 * wars(s) + 0.8 * lost - 0.3 * won - gain - 0.8 * s.menace[other]
    return worth + (0.4 * s.menace[s.rival] if s.rival != other else 0.0)


def is_league_war(one: int, other: int) -> bool:
    """9.1-x1 Wars that nothing ends."""
    return PROTESTANT in (one, other) and (HABSBURG in (one, other) or PAPACY in (one, other))


def declare_war(s: Sight, question: Question) -> str:
    """On whom the gain is worth its cards: my best campaign against him, were we at war."""
    purse = sum([s.board.card_cp[c] for c in s.hand])
    if purse < 7 or s.me == PROTESTANT:
        return PASS
    best, choice = 0.0, PASS
    for word in question["options"]:
        if word in POWERS:
            gain = war_gain(s, POWERS[word])
            if gain > best:
                best, choice = gain, word
    return choice if best > 0.2 else PASS


def best_enemy(s: Sight) -> tuple[float, int]:
    """The major power at peace with me on whom a war would pay most, and what it would pay."""
    if "enemy" not in s.thoughts:
        peaceful = [p for p in MAJORS if p != s.me and s.relation[s.me * POWER_COUNT + p] == PEACE]
        s.thoughts["enemy"] = max([(war_gain(s, p), p) for p in peaceful], default=(0.0, s.me))
    found: tuple[float, int] = s.thoughts["enemy"]
    return found


def enemy_to_make(s: Sight, question: Question) -> str:
    """24-k40 On whom a war pays; else on whoever is ahead."""
    enemy = POWERS[best_enemy(s)[1]].word
    offered = [w for w in question["options"] if w in POWERS]
    return enemy if enemy in offered else max(offered, key=lambda w: s.lead(POWERS[w]))


def war_gain(s: Sight, other: int) -> float:
    """The best campaign against this power, for each point of its cost, less what the war costs."""
    if wars(s) >= wars_bearable(s, other) or (s.me == OTTOMAN and has_hungary_to_win(s)):
        return 0.0
    then = Sight(s.view, POWERS[s.me].word, s.character)
    for p in range(POWER_COUNT):
        if s.side[p] == other or p == other:
            then.foe[p] = True
            then.friend[p] = False
    gain = max([p.value for p in plans(then) if then.side[then.control[p.goal]] == other], default=0.0)
    if not gain:
        return 0.0
    price = s.board.war_cost[s.me][other]
    honour = GOOD_NAME * s.character.trait("honour") if is_promised(s, other) else 0.0
    risk = PHONY_WAR if is_phony_at_first(s, other) else 0.0
    return gain - 0.03 * price + 0.015 * s.lead(other) + 0.3 * s.menace[other] - honour - risk


def is_phony_at_first(s: Sight, other: int) -> bool:
    """9.6-d2 In 2017 a war on a minor power whose friend may step in costs a point until it is fought."""
    if s.view["edition"] != "2017" or other not in MINORS or not s.board.intervention[other]:
        return False
    return s.board.natural_ally[other] != s.me


def has_hungary_to_win(s: Sight) -> bool:
    """One thing after the other: Hungary before its protector."""
    return s.side[HUNGARY] == HUNGARY and s.foe[HUNGARY]


def wars(s: Sight) -> int:
    """Major powers I am at war with."""
    return sum([s.relation[s.me * POWER_COUNT + p] == WAR for p in MAJORS])


def wars_bearable(s: Sight, other: int) -> int:
    """One, two for the Sultan, none for the Pope; one more against whoever is about to win."""
    usual = 2 if s.me == OTTOMAN else 0 if s.me == PAPACY else 1
    return usual + (s.menace[other] >= s.weights.alarm)


def war_pay(s: Sight, question: Question) -> str:
    """The cheapest single card that pays, else the dearest."""
    cp, due = s.board.card_cp, int(question["about"]["points"])
    enough = [w for w in question["options"] if cp[CARDS[w]] >= due and s.board.card_kind[CARDS[w]] != HOME]
    if enough:
        return min(enough, key=lambda w: cp[CARDS[w]])
    return max(question["options"], key=lambda w: (s.board.card_kind[CARDS[w]] != HOME, cp[CARDS[w]]))


def intervene(s: Sight, question: Question) -> str:
    """For two points of command a minor power with its key and its men."""
    return "intervene" if "intervene" in question["options"] else PASS


def sue(s: Sight, question: Question) -> str:
    """Only when a capital or several keys are gone; points for the winner hurt."""
    for word in question["options"]:
        if word in POWERS:
            lost = [k for k in s.board.home_keys[s.me] if s.control[k] == POWERS[word]]
            if len(lost) > 1 or any(s.board.capital_of[k] == s.me for k in lost):
                return str(word)
    return PASS


def regain(s: Sight, question: Question) -> str:
    """Keys are bought back, other things are not."""
    return str(question["options"][0]) if question["key"] == "peace.key" else PASS


def peace_price(s: Sight, question: Question) -> str:
    """A card, unless the winner is far behind."""
    winner = power_of(question, "winner")
    far_behind = s.view["vp"][s.me] - s.view["vp"][winner] > 6
    wanted = "give_point" if far_behind else "give_card"
    return wanted if wanted in question["options"] else str(question["options"][0])


def minor_war(s: Sight, question: Question) -> str:
    return PASS
