"""15.7, 15.8 War rounds: the camps activate provinces in turn until both decline; then the prize."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.guerres.ids import (
    ACTIVATION,
    ARMIES,
    CAMPS,
    CHARACTERS,
    FACTIONS,
    HUGUENOT,
    LEAGUE,
    NOBODY,
    OPPOSING,
    PARIS,
    PROVINCES,
    ROYAL,
    ROYALIST,
    TOWNS,
)
from cuius.titles.guerres.phases.changes import convert_town
from cuius.titles.guerres.phases.war.leaders import fill_vacancies, merge_all, merge_crowds, review
from cuius.titles.guerres.phases.war.marches import March, act, march, note_losses, put_back
from cuius.titles.guerres.phases.war.money import (
    attrition,
    mercenaries,
    must_pay,
    pay_for,
    talk,
    unpaid,
    wear,
)
from cuius.titles.guerres.rules.armies import head_of
from cuius.titles.guerres.rules.movement import (
    GO_ALONG,
    REST,
    activation_cost,
    announcements,
    armies_at,
    can_act,
    first_to_speak,
    join_choices,
    march_hidden,
    next_to_join,
    owner,
    troops_at,
    waiting,
)
from cuius.titles.guerres.state import CAPTURED, RESERVE, State

OPENING, TALKING, REVIEWING, ACTING = range(4)
"""Steps: the war opens; allies talk; leaders are assigned anew; provinces are activated."""


def war_rounds(g: State) -> Proc[None]:
    """15-r1 15.7-r1,r2 15.7.2-r22..r24 15.7.8-r1 Rounds in turn until both camps decline."""
    if g.step == OPENING:
        open_war(g)
    while g.declined < len(CAMPS.ids):
        if not can_act(g, g.active):
            end_round(g)
        elif g.step == TALKING:
            if g.active == ROYAL:
                yield from talk(g)
            g.step = REVIEWING
        elif g.step == REVIEWING:
            yield Checkpoint("round")
            yield from review(g, g.active)
            g.step = ACTING
        elif waiting(g, g.active):
            yield Checkpoint("activation")
            yield from next_activation(g)  # 15.7.2-r1,r19
        else:
            end_round(g)


def open_war(g: State) -> None:
    """15.7-r2 The faction alone plays the first round: the Huguenot, or the League after the Call to Arms."""
    g.active, g.declined, g.step = int(OPPOSING), 0, ACTING
    g.lent = [0] * len(g.lent)
    clear_round(g)
    g.tell("war.round", camp=OPPOSING)


def end_round(g: State) -> None:
    """15.7.2-r22,r23 The other camp's turn; a round in which nothing was activated has been declined."""
    g.declined = 0 if g.acted_in_round else g.declined + 1
    g.active, g.step = 1 - g.active, TALKING
    clear_round(g)
    if g.declined < len(CAMPS.ids):
        g.tell("war.round", camp=CAMPS[g.active])


def clear_round(g: State) -> None:
    """15.7.2-r20,r21 Armies and provinces may be activated again (ruling R31); refusals are forgotten."""
    g.activated, g.unwilling = [False] * len(PROVINCES), [False] * len(FACTIONS)
    g.moved, g.resting = [False] * len(ARMIES), [False] * len(ARMIES)
    g.acted_in_round = False


# ---- activating a province ----


def next_activation(g: State) -> Proc[None]:
    """15.7.2-r2,r5..r9 The highest rank that waits announces a province, or rests for the round."""
    army = yield Ask(head_of(g, g.active), "war.first", first_to_speak, g, rule="15.7.2-r9")  # ruling R84
    about, hidden = {"army": army, "troops": g.troops[army]}, march_hidden(g, army)
    province = yield Ask(
        owner(g, army), "war.announce", announcements, g, army, rule="15.7.2-r2", about=about, confirm=hidden
    )
    if province == REST:
        rest(g, army)
    else:
        yield from activate(g, army, province)


def rest(g: State, army: Id) -> None:
    """15.7.2-r7 The commander declines to move, and does not move later in the round."""
    g.resting[army] = True
    g.tell("war.rests", army=army)


def activate(g: State, army: Id, province: Id) -> Proc[None]:
    """15.7.2-r3,r10..r18,r21 Moves, cost, attrition, and what follows; then the map is put in order."""
    leader = owner(g, army)
    g.target, g.activated[province] = int(province), True
    g.tell("war.announced", faction=leader, army=army, province=province)
    marches: list[March] = []
    if g.army_at[army] != province:
        marches.append((yield from march(g, army)))
        note_losses(g, marches)
    yield from gather(g, army, marches)
    arrived = [m for m in marches if not m.melted and g.army_at[m.army] == province]
    if (yield from settle(g, leader, province, marches)):
        yield from proceed(g, province, arrived)
    g.end_effects(ACTIVATION)
    yield from merge_crowds(g)
    yield from fill_vacancies(g)
    g.target = NOBODY


def gather(g: State, first: Id, marches: list[March]) -> Proc[None]:
    """15.7.2-r3,r5..r9 Other armies of the camp go along, in descending rank, as their commanders like."""
    asked: list[int] = [first]
    while (found := next_to_join(g, asked, on_the_march(marches))) != NOBODY:
        army = ARMIES.ids[found]
        asked.append(army)
        about = {"army": army, "troops": g.troops[army], "province": PROVINCES.ids[g.target]}
        word = yield Ask(
            owner(g, army),
            "war.join",
            join_choices,
            g,
            army,
            on_the_march(marches),
            rule="15.7.2-r8",
            about=about,
            confirm=march_hidden(g, army),
        )
        if word == GO_ALONG:
            marches.append((yield from march(g, army)))
            note_losses(g, marches)
        elif word == REST:
            rest(g, army)


def on_the_march(marches: list[March]) -> tuple[int, ...]:
    """Armies that have set out in this activation, and what they left behind."""
    return tuple([a for m in marches for a in (m.army, m.rest) if a != NOBODY])


def settle(g: State, faction: Id, province: Id, marches: list[March]) -> Proc[bool]:
    """15.7.2-r11..r13,r20 The cost of all troops in the province; unpaid moves are taken back.

    Who was stopped on the way and fought pays by its own size, and does not go back (ruling R85).
    """
    cost = activation_cost(g, troops_at(g, g.active, province))
    stopped = [m for m in marches if m.fought]
    g.acted_in_round = g.acted_in_round or bool(stopped)
    for m in [m for m in stopped if not m.melted]:
        g.moved[m.army] = True
        if g.army_at[m.army] != province:
            yield from must_pay(g, faction, activation_cost(g, g.troops[m.army]), g.army_at[m.army])
    if not cost:
        return False
    more = yield from mercenaries(g, faction, cost)
    pay = must_pay if stopped else pay_for
    if not (yield from pay(g, faction, cost + more, province)):
        take_back(g, province, marches)
        return False
    g.acted_in_round = True
    for army in armies_at(g, g.active, province):
        g.moved[army] = True
    yield from merge_all(g, g.active, province)
    if unpaid(g) and not more:
        wear(g, armies_at(g, g.active, province)[0])
    return True


def take_back(g: State, province: Id, marches: list[March]) -> None:
    """15.7.2-r13 Nobody has moved; but a battle on the way cannot be undone (ruling R85)."""
    for m in [m for m in marches if not m.fought]:
        put_back(g, m)
    g.tell("war.taken_back", province=province)


def proceed(g: State, province: Id, arrived: list[March]) -> Proc[None]:
    """15.7.2-r14,r18 Attrition, then the enemy and the towns of the province."""
    armies = armies_at(g, g.active, province)
    if not armies:
        return
    army = armies[0]
    forced = any(g.force_of("forced_march") == m.army + 1 for m in arrived)
    yield from attrition(g, army, forced)
    if g.troops[army]:
        yield from act(g, army, bool(arrived))


# ---- the end of the war ----

LEAGUE_TOWNS, HUGUENOT_TOWNS = 1, 2
"""15.8-r11,r13 How many towns a victorious faction takes."""


def war_end(g: State) -> Proc[None]:
    """15.8-r8..r10 15.7.6-r5 The winner gains a treaty point and his prize; prisoners go home."""
    yield Checkpoint("war_end")
    points = max(g.war_points)
    winner = yield Ask(ROYALIST, "peace.winner", most_war_points, g, rule="15.8-r9", about={"points": points})
    g.war_winner = int(winner)
    g.tell("peace.won", faction=winner, points=points)
    g.treaty[winner] += 1
    g.tell("treaty.gained", faction=winner, points=1)
    yield from take_prize(g, winner)
    release(g)


def most_war_points(g: State) -> Options:
    """15.8-r8,r9 The factions with most war points, be it none (ruling R47)."""
    return tuple([f for f in FACTIONS if g.war_points[f] == max(g.war_points)])


def take_prize(g: State, winner: Id) -> Proc[None]:
    """15.8-r11..r13 The League takes a town; the Huguenots, after the massacre, two if they like."""
    left = prizes(g, winner)
    while left and prize_towns(g, winner):
        town = yield Ask(
            winner, "peace.town", prize_choices, g, winner, rule=prize_rule(winner), about={"towns": left}
        )
        if town == PASS:
            return
        convert_town(g, town, winner)
        left -= 1


def prizes(g: State, winner: int) -> int:
    """15.8-r11..r13 How many towns."""
    if winner == LEAGUE:
        return LEAGUE_TOWNS
    return HUGUENOT_TOWNS if winner == HUGUENOT and g.massacred else 0


def prize_rule(winner: int) -> str:
    return "15.8-r11" if winner == LEAGUE else "15.8-r13"


def prize_choices(g: State, winner: Id) -> Options:
    """15.8-r11,r13 The League must choose; the Huguenots may decline (ruling R95)."""
    towns = prize_towns(g, winner)
    return towns if winner == LEAGUE else (*towns, PASS)


def prize_towns(g: State, winner: int) -> tuple[Id, ...]:
    """15.8-r11,r13 Royalist towns; Paris only for the League, where the table allows it (ruling R48)."""
    paris = winner == LEAGUE and g.prize_paris
    return tuple([t for t in TOWNS if g.control[t] == ROYALIST and (paris or t != PARIS)])


def release(g: State) -> None:
    """15.7.6-r5 Captured leaders return when the war phase ends."""
    for leader in CHARACTERS:
        if g.post[leader] == CAPTURED:
            g.post[leader], g.captor[leader] = RESERVE, NOBODY
            g.tell("peace.freed", character=leader)
