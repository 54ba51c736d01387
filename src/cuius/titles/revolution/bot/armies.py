"""Armies: keeping, raising, besieging, marching and influence."""

from __future__ import annotations

from typing import Any

from cuius.titles.revolution.bot.arranging import NEUTRAL_OWNER
from cuius.titles.revolution.bot.money import Citizens
from cuius.titles.revolution.bot.sight import Sight
from cuius.titles.revolution.ids import HABSBURGS, OWNERS, PLACES, PROVINCES, REGIONS
from cuius.titles.revolution.rules.counters import CITY_COUNT
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT

BEFORE_SIEGES = ("maintenance", "raising")
"""When an army that is raised or kept can still prevent a siege."""
OWN_LOOTED = 0.5
"""What it counts against a loot that it is one's own counter, or an ally's."""

# What armies can do


def siege_gain(s: Sight, city: int) -> float:
    """What the fall of a city brings: two of its counters become the besieger's, all others neutral."""
    known = s.siege_gains.get(city)
    if known is None:
        liking = s.character.trait("conquest") * s.character.mood(s.turn, f"city {city}")
        known = s.siege_gains[city] = weigh_siege(s, city) * liking
    return known


def weigh_siege(s: Sight, city: int) -> float:
    inside = s.units[city * OWNER_COUNT : city * OWNER_COUNT + OWNER_COUNT]
    after = fallen(inside, s.me, s.stock, s.supply)
    citizens = Citizens(s, city)
    table = citizens.table
    holder = citizens.holder(after)
    before = citizens.holder(inside)
    gain = table[holder] - table[before] if holder == s.me else 0.5 * (table[holder] - table[before])
    return s.weights.caution * gain


def fallen(inside: list[int], besieger: int, stock: int, supply: int) -> list[int]:
    """6.15 A city after its fall; the besieger takes rivals' counters before neutral ones."""
    neutral = inside[NEUTRAL_OWNER]
    rivals = sum(inside) - inside[besieger] - neutral
    taken = min(2, rivals + neutral)
    from_rivals = min(taken, rivals)
    freed = taken - from_rivals
    after = [0] * OWNER_COUNT
    after[besieger] = inside[besieger] + min(taken, stock)
    after[NEUTRAL_OWNER] = neutral - freed + min(rivals - from_rivals, supply + freed)
    return after


def best_sieges(s: Sight, r: int) -> list[float]:
    """The cities of a region that it might besiege, best first."""
    found = s.sieges.get(r)
    if found is None:
        gains = [siege_gain(s, int(c)) for c in s.board.cities_in[r] if may_besiege(s, int(c))]
        found = s.sieges[r] = sorted([g for g in gains if g > 0], reverse=True)
    return found


def may_besiege(s: Sight, city: int) -> bool:
    if s.siege[city] >= 0 or s.friend(s.view["city_card"][city]):
        return False
    inside = s.units[city * OWNER_COUNT : city * OWNER_COUNT + OWNER_COUNT]
    return inside[s.me] < sum(inside) or not any(inside)


def influence_gain(s: Sight, r: int) -> float:
    """The best counter to convert in a region."""
    best = s.influence_gains.get(r)
    if best is None:
        best = max([s.prospect(int(p)).best_swap() for p in s.board.provinces_in[r]])
        s.influence_gains[r] = best
    return best


def threat_of_influence(s: Sight, r: int, rival: int) -> float:
    """6.9 What it would cost that an army of this rival converts the counter of mine that matters most."""
    known = s.influence_threats.get((r, rival))
    if known is None:
        known = max([s.prospect(int(p)).threat(rival) for p in s.board.provinces_in[r]])
        s.influence_threats[r, rival] = known
    return known


def threat_of_siege(s: Sight, r: int, rival: int) -> float:
    """6.15 What it would cost that this rival takes the city that matters most."""
    known = s.siege_threats.get((r, rival))
    if known is None:
        cards = s.view["city_card"]
        open_to_him = [int(c) for c in s.board.cities_in[r] if s.siege[c] < 0 and cards[c] != rival]
        known = s.weights.caution * max([0.0, *[loss_by_siege(s, c, rival) for c in open_to_him]])
        s.siege_threats[r, rival] = known
    return known


def loss_by_siege(s: Sight, city: int, besieger: int) -> float:
    """6.15 What this faction loses if another one's siege succeeds."""
    inside = s.units[city * OWNER_COUNT : city * OWNER_COUNT + OWNER_COUNT]
    after = fallen(inside, besieger, s.view["stock"][besieger], s.supply)
    citizens = Citizens(s, city)
    return citizens.table[citizens.holder(inside)] - citizens.table[citizens.holder(after)]


def denial(s: Sight, r: int, line: list[int]) -> float:
    """6.6-r1, 6.9-r1 What it is worth that rivals' armies of this line are not alone in their section."""
    rivals = [f for f in line if not s.friend(f)]
    saved = sum([threat_of_influence(s, r, f) for f in rivals])
    if s.phase in BEFORE_SIEGES:
        saved = max(saved, sum([threat_of_siege(s, r, f) for f in rivals]))
    return s.weights.defence * saved


def rivals_in(s: Sight, r: int) -> list[int]:
    """The rivals' armies in a section, one by one."""
    found: list[int] = []
    for f, many in enumerate(s.section(r)):
        if many and not s.friend(f):
            found += [f] * many
    return found


def undisturbed(s: Sight, r: int) -> float:
    """6.9-r1 The chance that no rival who moves later joins armies there, so that they convert counters."""
    later = s.later_rivals
    if s.phase == "marches":
        near = [int(t) * FACTION_COUNT for t in s.board.arrows[r]] if room(s, r) > 0 else []
        later = tuple([f for f in later if any(s.armies[t + f] for t in near)])
    return s.weights.undisturbed ** len(later)


def last_swap(s: Sight, r: int, armies: int) -> float:
    """What the last of so many armies alone in a region converts."""
    return influence_gain(s, r) * s.weights.second_army ** (armies - 1) * undisturbed(s, r)


def army_uses(s: Sight, r: int, armies: int) -> float:
    """What so many armies alone in a region bring this turn."""
    sieges = best_sieges(s, r)
    swap = influence_gain(s, r) * undisturbed(s, r)
    uses = sorted([*sieges, *[swap * s.weights.second_army**n for n in range(armies)]], reverse=True)
    return sum(uses[:armies])


def survivors(s: Sight, line: list[int]) -> list[int]:
    """6.5 Who is left of a line of armies; with two players a player's own do not fight each other."""
    while len(line) > 2 and line[0] != line[-1] and not one_side(s, line):
        line = line[1:-1]
    return line


def one_side(s: Sight, line: list[int]) -> bool:
    """Do all these armies belong to one player, of two?"""
    return s.friend(line[0]) == s.friend(line[-1]) and s.players == 2


def holding(s: Sight, r: int, armies: int) -> float:
    """What it is worth to have so many of its own armies in a region, battles considered."""
    if not armies:
        return 0.0
    line: list[int] = []
    for f, many in enumerate(s.section(r)):
        line += [f] * (armies if f == s.me else many)
    left = survivors(s, line)
    mine = left.count(s.me)
    value = 0.0
    if mine and mine == len(left):
        value = army_uses(s, r, mine)
    if s.me == HABSBURGS and mine:
        value += s.garrison()
    if mine and mine < len(left):
        value += denial(s, r, left)
    if mine < len(left) or mine < armies:
        value += s.weights.fallen_army * (len(line) - armies - (len(left) - mine))  # rivals' armies that fall
    return value


# Answers


def setup_army(s: Sight, question: dict[str, Any]) -> str:
    """The regions with most to win: Flanders, then Brabant."""
    liked = ("flanders", "brabant", "luxembourg", "gelderland")
    return next((word for word in liked if word in question["options"]), str(question["options"][0]))


def army_keep(s: Sight, question: dict[str, Any]) -> str:
    """Paid for if it earns its keep here or next door; else it loots and goes, or goes home in peace."""
    r = int(REGIONS[question["about"]["region"][1]])
    armies = s.armies[r * FACTION_COUNT + s.me]
    here = holding(s, r, armies) - holding(s, r, armies - 1)
    elsewhere = max([0.0, *[0.8 * fresh_ground(s, int(t)) for t in s.board.arrows[r] if room(s, int(t))]])
    coin = s.upkeep()
    value = {
        "maintain": max(here, elsewhere) - s.board.maintain[s.me] * coin,
        "disband": -s.board.disband[s.me] * coin,
        "abandon": loot_gain(s, r),
    }
    return str(max(question["options"], key=lambda word: value[word]))


def fresh_ground(s: Sight, r: int) -> float:
    """What an army marching into a region would bring."""
    line = s.section(r)
    value = 0.0
    if s.me == HABSBURGS and not line[s.me] and not s.besieges(r):
        value += s.garrison()
    if sum(line) == line[s.me]:
        value += last_swap(s, r, line[s.me] + 1)
    elif not line[s.me]:
        value += denial(s, r, rivals_in(s, r))
    return value


def room(s: Sight, r: int) -> int:
    at = r * FACTION_COUNT
    abandoned: list[int] = s.view["abandoned"][at : at + FACTION_COUNT]
    return s.board.boxes[r] - sum(s.section(r)) - sum(abandoned) - len(s.besiegers(r))


def towns_to_loot(s: Sight, r: int) -> list[int]:
    """6.3-r9 The provinces of a region whose towns an abandoned army could loot."""
    return [int(p) for p in s.board.provinces_in[r] if s.supply and s.board.towns[p]]


def counters_to_loot(s: Sight, r: int) -> list[tuple[int, int]]:
    """6.3-r10..r14 The counters of factions that it could loot: place and owner."""
    found = []
    for p in s.board.provinces_in[r]:
        for place in s.board.places[p]:
            if place >= CITY_COUNT:
                row = s.units[place * OWNER_COUNT : place * OWNER_COUNT + FACTION_COUNT]
                found += [(int(place), f) for f, many in enumerate(row) if many]
    return found


def spoils_in(s: Sight, r: int) -> list[str]:
    """6.3-r9..r14 What an abandoned army could loot in a region, as it would say it."""
    found = [PROVINCES[p].word for p in towns_to_loot(s, r)]
    found += [f"{PLACES[place].word}:{OWNERS[f].word}" for place, f in counters_to_loot(s, r)]
    return found or ["nothing"]


def loot_gain(s: Sight, r: int) -> float:
    """What the best loot in a region brings."""
    gains = [s.adding(p, 1, NEUTRAL_OWNER) for p in towns_to_loot(s, r)]
    gains += [gain_by_loot(s, place, owner) for place, owner in counters_to_loot(s, r)]
    best = -1e9
    for gain in gains or [0.0]:
        if gain > best + 1e-9:
            best = gain
    return best


def gain_by_loot(s: Sight, place: int, owner: int) -> float:
    """What it brings that a neutral counter takes the place of this one."""
    gain = s.prospect(int(s.board.province_of[place])).exchanging(owner, NEUTRAL_OWNER)
    return gain - OWN_LOOTED if s.friend(owner) else gain


def army_loot(s: Sight, question: dict[str, Any]) -> str:
    return best_loot(s, question["options"])[1]


def best_loot(s: Sight, spoils: list[str]) -> tuple[float, str]:
    """The loot that hurts rivals most and itself least, and what it brings."""
    best, chosen = -1e9, spoils[0]
    for word in spoils:
        if word in PROVINCES:
            value = s.adding(int(PROVINCES[word]), 1, NEUTRAL_OWNER)
        elif ":" in word:
            value = gain_by_loot(s, *split(word))
        else:
            value = 0.0
        if value > best + 1e-9:
            best, chosen = value, word
    return best, chosen


def split(word: str) -> tuple[int, int]:
    place, owner = word.split(":")
    return int(PLACES[place]), int(OWNERS[owner])


def raise_where(s: Sight, question: dict[str, Any]) -> str:
    """Where one more army brings most, if it is worth its price."""
    best, chosen = s.weights.last_army if s.last else s.weights.army, "done"
    for word in question["options"]:
        if word in REGIONS:
            r = int(REGIONS[word])
            mine = s.armies[r * FACTION_COUNT + s.me]
            value = holding(s, r, mine + 1) - holding(s, r, mine)
            if value > best + 1e-9:
                best, chosen = value, word
    return chosen


def siege_city(s: Sight, question: dict[str, Any]) -> str:
    """The city that brings most, if it brings more than the army's influence."""
    r = int(REGIONS[question["about"]["region"][1]])
    mine = s.armies[r * FACTION_COUNT + s.me]
    best = last_swap(s, r, mine) if s.alone(r) else 0.0
    chosen = "stay"
    for word in question["options"]:
        if word in PLACES:
            value = siege_gain(s, int(PLACES[word]))
            if value > best + 1e-9:
                best, chosen = value, word
    return chosen


def march_from(s: Sight, question: dict[str, Any]) -> str:
    best, chosen = s.weights.march, "done"
    for word in question["options"]:
        if word in REGIONS:
            value = best_march(s, int(REGIONS[word]))[0]
            if value > best + 1e-9:
                best, chosen = value, word
    return chosen


def best_march(s: Sight, r: int) -> tuple[float, int]:
    """The best step out of a region against staying there."""
    stay = 0.0
    mine = s.armies[r * FACTION_COUNT + s.me]
    if s.alone(r):
        stay = last_swap(s, r, mine)
    elif mine == 1:
        stay = denial(s, r, rivals_in(s, r))
    if s.me == HABSBURGS and mine == 1 and not s.besieges(r):
        stay += s.garrison()
    steps = [(fresh_ground(s, int(t)) - stay, -int(t)) for t in s.board.arrows[r] if room(s, int(t)) > 0]
    value, target = max(steps, default=(-1.0, 0))
    return value, -target


def march_to(s: Sight, question: dict[str, Any]) -> str:
    r = int(REGIONS[question["about"]["region"][1]])
    return str(REGIONS[best_march(s, r)[1]].word)


def influence_target(s: Sight, question: dict[str, Any]) -> str:
    """The counter whose change of colour gains most, alone or with others that the armies there convert."""
    best, chosen = 0.0, "pass"
    seen: dict[tuple[int, int], float] = {}
    for word in question["options"]:
        if ":" not in word:
            continue
        place, owner = split(word)
        key = (int(s.board.province_of[place]), owner)
        value = seen.get(key)
        if value is None:
            value = seen[key] = conversion(s, *key)
        if value > best + 1e-9:
            best, chosen = value, word
    return chosen


def conversion(s: Sight, p: int, owner: int) -> float:
    """6.9 The best gain a counter, if armies convert one or more of that owner's in a province."""
    armies = s.armies[int(s.board.region_of[p]) * FACTION_COUNT + s.me]
    many = max(1, min(armies, s.prospect(p).outside[owner], s.stock))
    return max([s.swap(p, owner, n) / n for n in range(1, many + 1)])
