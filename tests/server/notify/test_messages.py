"""The words of notices: every kind, in every language, with the same arguments."""

from __future__ import annotations

import pytest

from cuius.core.text import catalogue, messages_in
from cuius.core.title import LANGUAGES, get_title
from cuius.server.notice_kinds import NOTICE_KINDS
from cuius.server.notify.messages import FOLDER, notice_email, notice_text

DETAIL = {"table": "id", "name": "Ghent", "title": "revolution", "seat": "catholics", "by": "nobility"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", NOTICE_KINDS)
def test_every_notice_has_words(kind, language):
    for motion in ("undo", "pause", "end", "pace"):
        text = notice_text(kind, {**DETAIL, "motion": motion, "who": "Ann"}, language)
        assert "Ghent" in text
        assert "{" not in text
    subject, body = notice_email(kind, DETAIL, language, "https://example.org")
    assert subject.startswith("Ghent")
    assert "https://example.org/#/tables/id" in body


def test_all_languages_have_the_same_messages():
    first, *others = [messages_in(FOLDER, language) for language in LANGUAGES]
    mine = {name: needs for name, needs in first.items() if name.startswith("notice-")}
    assert {f"notice-{kind}" for kind in NOTICE_KINDS} <= set(mine)
    for other in others:
        assert {name: other.get(name) for name in mine} == mine


def test_an_unknown_language_or_title_is_no_trouble():
    assert notice_text("turn", {**DETAIL, "title": "chess"}, "xx").endswith("catholics is asked.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ends_that_a_table_makes_itself_have_words(language):
    words = catalogue(get_title("revolution").folder, language)
    assert words.result("agreed", [])
    assert words.name("role", "catholics") in words.result("conceded", ["catholics", "habsburgs"])


def test_a_table_without_a_name_is_called_like_its_game():
    unnamed = {**DETAIL, "name": "revolution"}
    assert "Revolution" in notice_text("turn", unnamed, "en")
    assert notice_email("turn", unnamed, "nl", "https://example.org")[0].startswith("Revolutie")
    assert notice_text("turn", {**unnamed, "name": "chess", "title": "chess"}, "en")
