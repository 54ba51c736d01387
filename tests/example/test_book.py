"""The book itself: statements have code and tests, citations have statements, words have four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from cuius.core.rulebook import cited, coverage
from cuius.core.text import OWN, catalogue, messages_in
from cuius.core.title import LANGUAGES, get_title
from cuius.kit.table import table
from cuius.titles.example.ids import CARDS, GATES, HOUSES

TITLE = get_title("example")
TESTS = Path(__file__).parent
COVERAGE = coverage(TITLE.prefix, TITLE.folder, TESTS)


@pytest.mark.parametrize("line", COVERAGE, ids=lambda line: line.statement.id)
def test_every_statement_has_code_and_a_test(line):
    assert line.code
    assert line.tests


def test_every_citation_has_a_statement():
    known = {line.statement.id.removeprefix("GAT ") for line in COVERAGE}
    for path in sorted(TITLE.folder.rglob("*.py")):
        assert {bare for bare, _ in cited(path.read_text(encoding="utf-8"))} <= known, path


@pytest.mark.parametrize("language", LANGUAGES)
class TestEveryLanguage:
    def test_says_the_same_things(self, language):
        assert messages_in(TITLE.folder, language) == messages_in(TITLE.folder, "en")

    def test_names_everything(self, language):
        words = catalogue(TITLE.folder, language)
        assert words.say("title")
        for names in (HOUSES, GATES, CARDS):
            for thing in names:
                assert words.name(thing.kind, thing.word)
        for house in HOUSES.words:
            assert words.say(f"role-{house}") == words.say(f"seat-{house}") == words.say(f"house-{house}")
        for scenario in TITLE.scenarios:
            assert words.say(f"scenario-{scenario}")

    @pytest.mark.parametrize("players", TITLE.players)
    def test_says_everything_that_happens_in_a_game(self, language, players):
        words = catalogue(TITLE.folder, language)
        t = table("example", players=players).seeded(players)
        for place in range(10_000):
            if t.over:
                break
            question = t.match.questions[0]
            assert words.say(question.key, question.ask.about)
            names = [words.choice(option) for option in question.options]
            assert len(set(names)) == len(names)
            t.answer(question.role, question.key, question.words[place * 7 % len(question.words)])
        assert all(t.log(language))
        assert words.result(t.result.kind, t.winners)

    def test_explains_every_refusal(self, language):
        words = catalogue(TITLE.folder, language)
        refusals = [key for key in messages_in(TITLE.folder, language) if key.startswith("refused-")]
        assert len(refusals) == 6
        for key in refusals:
            args = {"card": CARDS["bar"], "gate": GATES["north"], "florins": 1, "most": 3}
            assert words.say(key, args)


def test_no_message_of_the_title_hides_one_of_the_core():
    assert messages_in(TITLE.folder, "en").keys().isdisjoint(messages_in(OWN, "en"))
