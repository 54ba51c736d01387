"""Everything that happens, is asked or answered in Revolution can be said in four languages."""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from cuius.core.chance import Seeded
from cuius.core.events import plain_argument
from cuius.core.match import Match
from cuius.core.text import catalogue, messages_in
from cuius.core.title import LANGUAGES, get_title
from cuius.titles.revolution.ids import EDITIONS, OWNERS, PLACES
from cuius.titles.revolution.phases.armies import COUNTERS
from cuius.titles.revolution.phases.turns import AFTER
from tests.revolution.tables import beggars_sent, empty_table

TITLE = get_title("revolution")
TOLD = re.compile(r"\.tell\(\s*\"([a-z_.]+)\"")
ASKED = re.compile(r"Ask\(\s*[\w.()\[\]]+,\s*\"([a-z_.]+)\"")


def keys_in_code(pattern: re.Pattern[str]) -> set[str]:
    return {key for path in TITLE.folder.rglob("*.py") for key in pattern.findall(path.read_text())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_arguments(language):
    assert messages_in(TITLE.folder, language) == messages_in(TITLE.folder, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_and_asked_anywhere_has_words(language):
    words = catalogue(TITLE.folder, language)
    told, asked = keys_in_code(TOLD), keys_in_code(ASKED)
    assert len(told) > 45
    assert len(asked) > 40
    awards = {f"{kind}.{what}" for kind in ("city", "province") for what in ("awarded", "lost")}
    assert [key for key in sorted(told | asked | awards) if not words.has(key)] == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", TITLE.players)
def test_whole_games_can_be_told_in_every_language(players, edition):
    match = Match(TITLE, TITLE.configure(players, options={"edition": edition}), Seeded(players))
    match.begin()
    chooser = random.Random(players)
    said: set[tuple[str, str]] = set()
    while not match.over:
        question = chooser.choice(match.questions)
        say_question(question, said)
        match.answer(question.seat, question.number, question.key, chooser.choice(question.words))
    assert match.log is not None
    assert match.result is not None
    for event in match.log.events:
        say(said, event.key, event.args)
    for language in LANGUAGES:
        words = catalogue(TITLE.folder, language)
        assert words.result(match.result.kind, match.result.winners)
        for seat, roles in match.config.seats.items():
            assert words.name("seat", seat)
            assert all(words.name("role", role) for role in roles)


def say_question(question: Any, said: set[tuple[str, str]]) -> None:
    """The question and all its answers."""
    about = {name: plain_argument(value) for name, value in (question.ask.about or {}).items()}
    say(said, question.key, about)
    for option in question.options:
        if (question.key, repr(option)) not in said:
            said.add((question.key, repr(option)))
            for language in LANGUAGES:
                assert catalogue(TITLE.folder, language).choice(option, question.key).strip()


def say(said: set[tuple[str, str]], key: str, args: dict[str, Any]) -> None:
    """Once with these arguments; `say` raises if one is missing."""
    if (key, repr(args)) in said:
        return
    said.add((key, repr(args)))
    for language in LANGUAGES:
        text = catalogue(TITLE.folder, language).say(key, args)
        assert text.strip() == text != "", (language, key)
        assert not re.search(r"[{}]|  ", text), (language, key, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_have_names(language):
    words = catalogue(TITLE.folder, language)
    assert words.say("title")
    for option in TITLE.options:
        assert words.say(f"setting-{option.name}")
        assert all(words.say(f"setting-{option.name}-{choice}") for choice in option.choices)
    assert all(words.name("scenario", scenario) for scenario in TITLE.scenarios)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_counter_and_every_gap_in_the_order_has_a_name(language):
    words = catalogue(TITLE.folder, language)
    names = {words.choice(counter) for counter in COUNTERS}
    assert len(names) == len(PLACES) * len(OWNERS)
    assert len({words.choice(gap) for gap in AFTER}) == len(AFTER)


def test_the_same_word_may_be_named_otherwise_in_another_question():
    words = catalogue(TITLE.folder, "en")
    assert words.choice("stay") == words.choice("stay", "move.stay") == "Leave as it is"
    assert words.choice("stay", "siege.city") == "Besiege no city"
    assert words.choice("stay", "beggars.act") == "Keep watch there"


FALL_OF_LEIDEN = {
    "en": "The Nobility took Leiden after the siege.",
    "fr": "La Noblesse a pris Leiden au terme du siège.",
    "it": "La Nobiltà ha preso Leiden al termine dell’assedio.",
    "nl": "De Adel heeft Leiden na het beleg ingenomen.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_verbs_and_articles_agree_with_the_nobility(language):
    t = empty_table().siege("leiden", "nobility").units("leiden", neutral=2)
    t.phase("storming").play_out()
    assert FALL_OF_LEIDEN[language] in t.log(language)


LOOTED = {
    "en": "The Habsburgs let the abandoned army loot a Burgher counter in the countryside of the Generality.",
    "fr": "Les Habsbourg ont laissé l’armée abandonnée piller un jeton des Bourgeois"
    " dans la campagne de Generality.",
    "it": "Gli Asburgo hanno lasciato che l’esercito abbandonato saccheggiasse una pedina dei Borghesi"
    " nella campagna di Generality.",
    "nl": "De Habsburgers hebben het verlaten leger een stuk van de Poorters laten plunderen"
    " op het platteland van de Generaliteitslanden.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_countrysides_are_named_as_such(language):
    t = empty_table().army("zeeland", habsburgs=1).country("generality", burghers=1)
    t.phase("maintenance").answer("habsburgs", "army.loot", "generality_countryside:burghers")
    assert LOOTED[language] in t.log(language)


def test_one_beggar_and_two():
    one = beggars_sent(empty_table(), 1, "zeeland").answer("burghers", "beggars.act", "stay")
    two = beggars_sent(empty_table(), 2, "zeeland").answer("burghers", "beggars.act", "stay")
    assert "The Burghers left one Water Beggar on watch in Zeeland." in one.log()
    assert "The Burghers left 2 Water Beggars on watch in Zeeland." in two.log()


def test_the_board_on_the_page_for_players_can_be_laid_over_ours():
    page = (Path(__file__).parents[2] / "docs" / "playing-revolution.md").read_text()
    overlay = tomllib.loads(page.split("```toml\n")[1].split("```")[0])
    assert TITLE.configure(5, board=overlay).board == overlay


def test_the_page_for_players_names_every_option():
    page = (Path(__file__).parents[2] / "docs" / "playing-revolution.md").read_text()
    for option in TITLE.options:
        assert f"| `{option.name}` |" in page
        assert option.default in page
