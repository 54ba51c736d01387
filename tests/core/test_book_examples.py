"""Worked examples of the rule books: the same numbers in every language, and those that the rules give."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cuius.core.odds import hit_contest, total, winner
from cuius.core.rule_book import load_book
from cuius.core.title import LANGUAGES, get_title, offered_titles
from tests.core.book_examples import book_examples, examples
from tests.core.book_examples import told as example

TITLES = [title.name for title in offered_titles()]
SPELLED = 4
"""Numbers up to here may be written as words in one language and as digits in another."""


def numbers(example: str) -> list[int]:
    """All numbers of an example but citations and rulings, in order of size."""
    told = re.sub(r"\{[^}]*\}|\bR\d+\w?", "", example)
    return sorted(map(int, re.findall(r"\d+", re.sub("[\u00a0\u202f]", "", told))))


def large(found: list[int]) -> list[int]:
    return [number for number in found if number > SPELLED]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", TITLES)
def test_an_example_has_the_same_numbers_in_every_language(name, language):
    folder = get_title(name).folder
    english = {chapter.name: examples(chapter) for chapter in load_book(folder)}
    assert sum(map(len, english.values())) > 50
    for chapter in load_book(folder, language):
        told = [large(numbers(example)) for example in examples(chapter)]
        assert told == [large(numbers(example)) for example in english[chapter.name]], chapter.name


TESTS = Path(__file__).parents[1]
PLAYED = {"revolution": 71, "guerres": 51, "here_i_stand": 34}
"""So many examples, at least, are played on the engine; of the others most tell of talks and counters."""


@pytest.mark.parametrize("name", TITLES)
def test_examples_are_played(name):
    """A test that plays an example finds it by words of it."""
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / name).glob("test_book*.py")]
    words = {w for text in texts for w in re.findall(r'"([^"\n]{12,})"', text)}
    played = [e for e in book_examples(name) if any(w in e for w in words)]
    assert len(played) >= PLAYED[name]


GUERRES = [
    # words of the example, calculation, values, what it says, what the rules give
    (
        "Louis de Condé (tactical 1) stands there", "evasion",
        {"tactical": 1, "troops": 4, "moving_tactical": 0, "moving_troops": 7}, "5 + 1 (Condé) - 0", 7 - 5,
    ),
    (
        "A small army under a leader of tactical 2", "interception",
        {"tactical": 2, "troops": 1, "moving_tactical": 1, "moving_troops": 7},
        "4 + 2 - 1 + 1 + 1 = 7", 7 - 4,
    ),
    (
        "Odet de Châtillon, intrigue 2", "diplomacy",
        {"intrigue": 2, "diplomat": 1}, "8 + 2 + 1 = 11", 11 - 8,
    ),
    (
        "takes one from every roll for Spanish subsidies", "diplomacy",
        {"intrigue": 3, "diplomat": 1, "tension": 1}, "5 + 3 + 1 - 1 = 8", 8 - 5,
    ),
    (
        "Water Geuzen is drawn in turn 4", "diplomacy",
        {"intrigue": 3, "diplomat": 1, "geuzen": 2}, "3 + 1 + 2 = +6", 6,
    ),
    (
        "He rolls 4 + 3 = 7 dice", "siege",
        {"troops": 7, "tactical": 3, "garrison": 4}, "4 + 3 = 7 dice", 7,
    ),
    (
        "Condé’s evasion has failed", "battle",
        {"troops": 7, "support": 1, "enemy_troops": 4, "enemy_tactical": 1}, "4 + 0 + 1 = 5 dice", 5,
    ),
]  # fmt: skip


@pytest.mark.parametrize("case", GUERRES, ids=lambda case: case[0])
def test_the_sums_of_les_guerres_are_those_of_the_rules(case):
    beginning, calculation, values, told, wanted = case
    assert told in example("guerres", beginning)
    assert total(get_title("guerres").odds[calculation].forecast(**values).modifiers) == wanted


HERE_I_STAND = [
    # words of the example, values, the dice of both sides
    ("Three French regulars without a leader attack two", {"attackers": 3, "defenders": 2}, (3, 3)),
    (
        "Charles V has intercepted the Sultan at Vienna",
        {"attackers": 8, "attack_rating": 2, "defenders": 10, "defence_rating": 2},
        (10, 13),
    ),
]


@pytest.mark.parametrize("case", HERE_I_STAND, ids=lambda case: case[0])
def test_the_dice_of_here_i_stand_are_those_of_the_rules(case):
    beginning, values, dice = case
    assert set(dice) <= set(numbers(example("here_i_stand", beginning)))
    forecast = get_title("here_i_stand").odds["battle"].forecast(**values)
    assert forecast.probability("battle.attacker.wins") == winner(hit_contest(*dice))["attacker"]
