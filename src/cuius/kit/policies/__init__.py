"""Policies of fuzz runs: how a seat plays that is neither a person nor quite a bot.

A policy has a name, such as `steward20` or `war+random`: what it prefers, and after the plus how it answers
otherwise. Each seat of a game gets its own by the seed of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.question import Question
from cuius.core.title import Config, Title
from cuius.kit.policies.tastes import tastes_of
from cuius.kit.policy import Policy, at_random, steward

NOISE = (5, 20, 50)
"""Per cent of random answers of the stewards."""
BASES = ("steward20", "random")
"""How a seat answers what it has no preference for."""
EAGER = 0.85
"""How often a seat follows its preference."""

RESPONDER, HOARDER, RANDOM, STEWARD = "responder", "hoarder", "random", "steward"
FAMILIES = (STEWARD, STEWARD, "passion", "passion", "passion", RESPONDER, HOARDER, RANDOM)
"""Kinds of policies, each as often as it stands here."""


def policy_names(title: Title, config: Config, seed: int) -> dict[str, str]:
    """The policy of each seat in the game with this seed."""
    random = Random(f"policies {seed}")
    return {seat: any_policy_name(title, random) for seat in config.seats}


def any_policy_name(title: Title, random: Random) -> str:
    passions = list(tastes_of(title.name).passions)
    family = random.choice(FAMILIES)
    base = random.choice(BASES)
    if family == STEWARD:
        return f"{STEWARD}{random.choice(NOISE)}"
    if family == RANDOM or (family == "passion" and not passions):
        return RANDOM
    return f"{random.choice(passions) if family == 'passion' else family}+{base}"


def make_policies(title: Title, names: Mapping[str, str], seed: int) -> dict[str, Policy]:
    """The policies of these names, each with random numbers of its own."""
    return {
        seat: make_fuzz_policy(title, name, Random(f"{seat} {name} {seed}")) for seat, name in names.items()
    }


def make_fuzz_policy(title: Title, name: str, random: Random) -> Policy:
    """The policy of that name."""
    preference, plus, base_name = name.rpartition("+")
    base = at_random(random) if base_name == RANDOM else noisy_steward(base_name, random)
    if not plus:
        return base
    tastes = tastes_of(title.name)
    if preference == HOARDER:
        return hoarding(tastes.declines, base, random)
    patterns = tastes.windows if preference == RESPONDER else tastes.passions[preference]

    def choose(match: Match, question: Question) -> str | None:
        wanted = patterns.among(question.key, question.words)
        if wanted and random.random() < EAGER:
            return random.choice(wanted)
        return base(match, question)

    return choose


def noisy_steward(name: str, random: Random) -> Policy:
    """The title's steward, with so many per cent of random answers."""
    noise = int(name.removeprefix(STEWARD)) / 100

    def choose(match: Match, question: Question) -> str | None:
        if random.random() < noise:
            return word_of(random.choice(question.options))
        return steward(match, question)

    return choose


def hoarding(declines: frozenset[str], base: Policy, random: Random) -> Policy:
    """Declines what it may decline: cards stay in hand, money in the chest."""

    def choose(match: Match, question: Question) -> str | None:
        declining = [word for word in question.words if word in declines]
        if declining and random.random() < EAGER:
            return random.choice(declining)
        return base(match, question)

    return choose
