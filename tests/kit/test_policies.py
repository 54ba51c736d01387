"""Policies of fuzz runs: every seat has its own, and they really differ."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import get_title, installed_titles
from cuius.kit.fuzz.games import configurations
from cuius.kit.policies import BASES, any_policy_name, make_fuzz_policy, policy_names
from cuius.kit.policies.tastes import FOLDER, tastes_of

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
def test_every_title_has_tastes_that_speak_of_its_questions(name):
    """Every pattern of a passion means a question that the title asks."""
    title = get_title(name)
    assert tastes_of(name).passions
    assert (FOLDER / f"{name}.toml").is_file()
    random = Random(1)
    for config in configurations(title)[:3]:
        for seat in config.seats:
            make_fuzz_policy(title, any_policy_name(title, random), Random(seat))
