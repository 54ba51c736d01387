"""Copies of the example with one fault each, made by replacing what stands on its Title."""

from __future__ import annotations

import msgspec

from cuius.core.requests import Ask, AskAll, Checkpoint, Draw, Roll, Victory
from cuius.core.rulebook import invariant
from cuius.core.state import Hidden
from cuius.core.title import Refusal, get_title
from cuius.titles.example.ids import GATES, HOUSES
from cuius.titles.example.phases.bids import bids
from cuius.titles.example.phases.deal import deal
from cuius.titles.example.phases.impulse import impulse
from cuius.titles.example.phases.talk import talk
from cuius.titles.example.sequence import BIDS, DEAL, IMPULSES, TALK
from cuius.titles.example.state import State
from cuius.titles.example.victory import final_scoring

EXAMPLE = get_title("example")


def changed(**parts):
    """The example with something else in these places."""
    return msgspec.structs.replace(EXAMPLE, **parts)


def asking(key, options):
    """The example, but the question of this key has other options: options(old, g, *args)."""

    def other(ask):
        if ask.key != key:
            return ask
        old = ask.options
        twin = Ask(ask.who, ask.key, lambda *args: options(old, *args), *ask.args, rule=ask.rule)
        twin.about, twin.confirm, twin.secret = ask.about, ask.confirm, ask.secret
        return twin

    def play(g):
        running, answer = EXAMPLE.play(g), None
        while True:
            request = running.send(answer)
            if isinstance(request, Ask):
                request = other(request)
            elif isinstance(request, AskAll):
                request = AskAll({role: other(ask) for role, ask in request.asks.items()})
            answer = yield request

    return changed(play=play)


def with_state(kind, prepare=lambda g: None, **parts):
    """The example on another class of state."""

    def setup(config):
        old = EXAMPLE.setup(config)
        g = kind()
        g.log = None
        for name in type(old).fields:
            setattr(g, name, getattr(old, name))
        prepare(g)
        return g

    return changed(setup=setup, **parts)


def leaking_view():
    """Everybody sees the strongest card of the first house."""
    return changed(view=lambda g: {**EXAMPLE.view(g), "omen": max(g.hands[0], default=0)})


class Omens(State):
    """Something more is hidden."""

    omens: Hidden[list[int]]


def forgotten_column():
    """The re-deal was written before the omens were."""
    return with_state(Omens, lambda g: setattr(g, "omens", [1, 2]))


class Glances(State):
    """Each house has seen a card of the next."""

    glances: Hidden[list[tuple[int, int]]]


def lasting_glances():
    """What others have seen is left as it is by the re-deal, and shown to them."""

    def own(g, roles):
        seen = [card for house, card in g.glances if HOUSES[house].word in roles]
        return {**EXAMPLE.private_view(g, roles), "seen": seen}

    def redeal(g, roles, below):
        EXAMPLE.redeal(g, roles, below)
        g.glances = g.glances[:]

    glances = [(house, house) for house in range(3)]
    return with_state(Glances, lambda g: setattr(g, "glances", glances), private_view=own, redeal=redeal)


def remembered_hand():
    """A local variable knows how many cards of the first kind the first house held at the checkpoint."""

    def play(g):
        running, answer = EXAMPLE.play(g), None
        strength = g.hands[0].count(0)
        while True:
            request = running.send(answer)
            if isinstance(request, Ask) and request.key == "action":
                request = Ask(request.who, request.key, boasts, strength, rule=request.rule)
            answer = yield request
            if str(answer).startswith("boast"):
                answer = "collect"

    def boasts(strength):
        return ("collect", *(f"boast_{n}" for n in range(strength + 1)))

    return changed(play=play)


def telling_refusal():
    """Why a bid is refused depends on the deck."""

    def refuse(what, g, *rest):
        return Refusal("refused.not-offered", None, {"what": str(g.deck)})

    return changed(refusals={**EXAMPLE.refusals, "bid": refuse})


def talkative_deal():
    """The card drawn is told to all."""

    def play(g):
        running, answer, drawer = EXAMPLE.play(g), None, None
        while True:
            if drawer is not None:
                g.tell("card.drawn", house=drawer, card=answer)
            request = running.send(answer)
            drawer = request.to[0] if isinstance(request, Draw) else None
            answer = yield request

    return changed(play=play)


def stale_checkpoint():
    """How many impulses there were is kept in a local, above a checkpoint."""

    def play(g):
        impulses = 0
        while g.round <= g.rounds:
            if g.phase == DEAL:
                yield Checkpoint("round")
                yield from deal(g)
                g.phase = TALK
            if g.phase == TALK:
                yield from talk(g)
                g.phase = BIDS
            if g.phase == BIDS:
                yield Checkpoint("bids")
                yield from bids(g)
                g.phase = IMPULSES
            while g.order:
                yield Checkpoint("impulse")
                yield from impulse(g, HOUSES[g.order[0]])
                g.order.pop(0)
                impulses += 1
                if impulses == 3:
                    g.florins[0] += 1
            g.round += 1
            g.phase = DEAL
        final_scoring(g)

    return changed(play=play)


def lost_checkpoint():
    """The state at a checkpoint does not say that the round has begun."""

    def play(g):
        yield Checkpoint("round")
        yield from deal(g)
        yield Checkpoint("bids")
        yield from bids(g)
        yield from EXAMPLE.play(g)

    return changed(play=play)


class OpenHands(State):
    """Hands and deck are not marked as hidden."""

    hands: list[list[int]]
    deck: list[int]


def lost_barrier():
    return with_state(OpenHands)


class Purses(State):
    """Florins once more, by the words of the houses."""

    purses: dict[str, int]


def dict_order():
    """Who may be paid stands in the order in which the dict was filled."""

    def fill(g):
        g.purses = {house.word: 0 for house in reversed(HOUSES.ids)}

    title = asking("action", lambda old, g, house: (*old(g, house), *g.purses))
    return msgspec.structs.replace(with_state(Purses, fill), play=title.play)


def set_order():
    """Gates are offered as a set of words happens to hold them: another order in every process."""

    def gates(old, g, house):
        return tuple([GATES[word] for word in {gate.word for gate in old(g, house)}])

    return asking("march.gate", gates)


class Counters(State):
    """How often something was computed."""

    computed: Hidden[int]


def impure_options():
    """Computing the options counts how often they were computed."""

    def count(old, g, *args):
        g.computed += 1
        return old(g, *args)

    title = asking("bid", count)
    return msgspec.structs.replace(with_state(Counters, lambda g: setattr(g, "computed", 0)), play=title.play)


def empty_options():
    return asking("march.gate", lambda old, g, house: ())


def options_twice():
    return asking("bid", lambda old, g, house: (*old(g, house), "0"))


def options_at_whim():
    """The order of the options changes from one time to the next."""
    turn = [0]

    def rotated(old, g, house):
        options = old(g, house)
        turn[0] += 1
        cut = turn[0] % len(options)
        return options[cut:] + options[:cut]

    return asking("bid", rotated)


@invariant("2.3")
def nobody_is_rich(g):
    """No house has more than four florins."""
    for house, florins in enumerate(g.florins):
        yield florins <= 4, HOUSES[house]


def wrong_invariant():
    return changed(invariants=(*EXAMPLE.invariants, nobody_is_rich))


def too_short_a_bound():
    return changed(max_journal_rows=40)


def strange_winner():
    """A house wins that sits at no table."""

    def play(g):
        yield from bids(g)
        raise Victory("gates", "wolf")

    return changed(play=play)


def after_bids(spoil):
    """The example, but once the bids are in, this procedure follows."""

    def play(g):
        yield from bids(g)
        yield from spoil(g)

    return changed(play=play)


def endless_rolls():
    """It throws dice for ever and asks nobody."""

    def roll(g):
        while True:
            yield Roll(d6=1, why="march.attack")

    return after_bids(roll)


def spinning_loop():
    """A count that fell below zero never comes to zero again."""

    def march(g):
        left = -1
        while left:
            left -= 1
        yield Checkpoint("round")

    return after_bids(march)
