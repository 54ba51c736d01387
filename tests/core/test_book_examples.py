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


WORDS = {
    "en": "five six seven eight nine ten eleven twelve",
    "fr": "cinq six sept huit neuf dix onze douze",
    "it": "cinque sei sette otto nove dieci undici dodici",
    "nl": "vijf zes zeven acht negen tien elf twaalf",
}
"""Larger numbers that a book may write as words, from five on."""
SUM = re.compile(r"\d+(?: ?[+×=-] ?\d+)+")


def plain(example: str) -> str:
    """Without citations and rulings."""
    return re.sub("[\u00a0\u202f]", " ", re.sub(r"\{[^}]*\}|\bR\d+\w?", "", example))


def numbers(example: str, language: str = "en") -> list[int]:
    """All numbers of an example, in order of size."""
    text = plain(example)
    found = [int(digits) for digits in re.findall(r"\d+", text)]
    for number, word in enumerate(WORDS[language].split(), SPELLED + 1):
        found += [number] * len(re.findall(rf"\b{word}\b", text.lower()))
    return sorted(found)


def sums(example: str) -> list[str]:
    """What an example adds up: 2 × 2 + 1 = 5."""
    return sorted(found for found in SUM.findall(plain(example)) if "=" in found)


def large(found: list[int]) -> list[int]:
    return [number for number in found if number > SPELLED]


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", TITLES)
def test_an_example_has_the_same_numbers_in_every_language(name, language):
    folder = get_title(name).folder
    english = {chapter.name: examples(chapter) for chapter in load_book(folder)}
    assert sum(map(len, english.values())) > 50
    for chapter in load_book(folder, language):
        told = [large(numbers(example, language)) for example in examples(chapter)]
        assert told == [large(numbers(example)) for example in english[chapter.name]], chapter.name
        added = [sums(example) for example in examples(chapter)]
        assert added == [sums(example) for example in english[chapter.name]], chapter.name


TESTS = Path(__file__).parents[1]


@pytest.mark.parametrize("name", TITLES)
def test_every_example_is_played(name):
    """A test that plays an example finds it by words of it, some three at least, that stand in no other."""
    texts = [path.read_text(encoding="utf-8") for path in (TESTS / name).glob("test_book*.py")]
    words = {w for text in texts for w in re.findall(r'"([^"\n]* [^"\n]* [^"\n]*)"', text)}
    examples = book_examples(name)
    marks = {found[0] for w in words if len(found := [e for e in examples if w in e]) == 1}
    assert [e for e in examples if e not in marks] == []


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
