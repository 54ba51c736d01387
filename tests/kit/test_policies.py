"""Policies of fuzz runs: every seat has its own, and they really differ."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.text import CORE_FOLDER, messages_in
from cuius.core.title import get_title, installed_titles
from cuius.kit.policies import BASES, any_policy_name, make_fuzz_policy, policy_names
from cuius.kit.policies.tastes import tastes_of

EXAMPLE = get_title("example")


def answers(name, games=12):
    """How often (key, word) is answered in games whose seats all have this policy."""
    given = Counter()
    for seed in range(games):
        match = Match(EXAMPLE, EXAMPLE.configure(4), Seeded(seed)).begin()
        policy = make_fuzz_policy(EXAMPLE, name, Random(seed))
        while not match.over:
            question = match.questions[0]
            word = policy(match, question)
            given[question.key, word] += 1
            match.answer(question.seat, question.number, question.key, word)
    return given


def share(given, key, word):
    return given[key, word] / sum(count for (k, _), count in given.items() if k == key)


def test_a_lover_of_war_marches_more_than_others():
    marches = {
        name: share(answers(name), "action", "march") for name in ("war+random", "random", "money+random")
    }
    assert marches["war+random"] > 1.5 * marches["random"] > 3 * marches["money+random"]


def test_a_responder_bars_whenever_it_can_and_a_hoarder_passes():
    bars = {name: answers(name)["respond", "bar"] for name in ("responder+random", "hoarder+random")}
    assert bars["responder+random"] > 3 * bars["hoarder+random"]
    assert share(answers("hoarder+random"), "action", "pass") > 0.8


def test_noise_makes_a_steward_differ_from_itself():
    calm, noisy = (answers(f"steward{noise}") for noise in (5, 50))
    assert calm != noisy


def test_seats_get_their_policies_by_the_seed():
    config = EXAMPLE.configure(4)
    assert policy_names(EXAMPLE, config, 7) == policy_names(EXAMPLE, config, 7)
    drawn = {name for seed in range(300) for name in policy_names(EXAMPLE, config, seed).values()}
    passions = tastes_of("example").passions
    mixed = {f"{what}+{base}" for what in (*passions, "responder", "hoarder") for base in BASES}
    assert drawn == mixed | {"random", "steward5", "steward20", "steward50"}


@pytest.mark.parametrize("name", installed_titles())
def test_every_taste_speaks_of_questions_that_the_title_asks(name):
    prompts = [*messages_in(get_title(name).folder, "en"), *messages_in(CORE_FOLDER, "en")]
    tastes = tastes_of(name)
    assert tastes.passions
    for patterns in (tastes.windows, *tastes.passions.values()):
        for of_key, _, _ in patterns.rules:
            asked = re.compile(of_key.pattern.replace(r"\.", "-"))
            assert any(asked.match(prompt) for prompt in prompts), of_key.pattern


@pytest.mark.parametrize("name", installed_titles())
def test_every_policy_of_a_title_can_be_made(name):
    title, random = get_title(name), Random(1)
    for _ in range(100):
        assert callable(make_fuzz_policy(title, any_policy_name(title, random), random))
