"""Catalogues: every language says the same things, names ids, counts rightly, and fails loudly."""

from __future__ import annotations

import pytest

from cuius.core.text import CORE_FOLDER, Catalogue, MissingMessage, catalogue, is_id, message_id, messages_in
from cuius.core.title import LANGUAGES
from tests.core.toys import FRUIT

WORDS = """
battle-won = { $winner } wins at { $space } ({ $hits ->
    [one] one hit
   *[other] { $hits } hits
}).
eaten = { $fruit_id ->
    [apple] an { $fruit }
   *[other] a { $fruit }
}
basket = { $fruits }
fruit-apple = Apple
fruit-pear = Pear
fruit-plum = { fruit-missing }
fruit-plums = Plums
    .number = plural
ripe = { $fruit } { $fruit_number ->
    [plural] are
   *[other] is
} ripe
role-ann = Ann
role-ben = Ben
choice-wait = Wait
choice-siege-wait = Wait before the walls
fruit-role = { $fruit } of { $role }
choice-accept-number = Accept { $number }
result-done = { $count ->
    [one] { $winners } wins
   *[other] { $winners } win
}
silent =
    .tooltip = Nothing to say
"""


@pytest.fixture
def words(tmp_path) -> Catalogue:
    folder = tmp_path / "text" / "en"
    folder.mkdir(parents=True)
    (folder / "all.ftl").write_text(WORDS)
    return Catalogue("en", (tmp_path, CORE_FOLDER))


def test_keys_have_dots_and_messages_dashes():
    assert message_id("battle.won") == "battle-won"


@pytest.mark.parametrize(("hits", "text"), [(1, "one hit"), (0, "0 hits"), (3, "3 hits")])
def test_a_message_with_its_arguments(words, hits, text):
    args = {"winner": ["fruit", "apple"], "space": ["fruit", "pear"], "hits": hits}
    assert words.format("battle.won", args) == f"Apple wins at Pear ({text})."


@pytest.mark.parametrize("fruit", [FRUIT["apple"], ["fruit", "apple"], ("fruit", "apple")])
def test_an_id_is_named_however_it_comes(words, fruit):
    assert words.format("eaten", {"fruit": fruit}) == "an Apple"


def test_the_bare_word_is_at_hand(words):
    assert words.format("eaten", {"fruit": FRUIT["pear"]}) == "a Pear"


@pytest.mark.parametrize(("fruit", "text"), [("plums", "Plums are ripe"), ("pear", "Pear is ripe")])
def test_a_name_says_which_verb_it_takes(words, fruit, text):
    assert words.format("ripe", {"fruit": ["fruit", fruit]}) == text


@pytest.mark.parametrize(
    ("fruits", "text"),
    [
        ([], ""),
        ([FRUIT["apple"]], "Apple"),
        ([["fruit", "apple"], ["fruit", "pear"]], "Apple, Pear"),
        ([1, 2, 3], "1, 2, 3"),
    ],
)
def test_a_list_is_joined(words, fruits, text):
    assert words.format("basket", {"fruits": fruits}) == text


@pytest.mark.parametrize(
    ("key", "args", "says"),
    [
        ("battle.lost", {}, "en has no message 'battle-lost'"),
        ("battle.won", {"winner": ["fruit", "apple"], "hits": 1}, "battle-won.*space"),
        ("battle.won", {"winner": ["fruit", "grape"]}, "no message 'fruit-grape'"),
        ("eaten", {"fruit": ["fruit", "plum"]}, "fruit-missing"),
        ("silent", {}, "has no words"),
    ],
)
def test_what_is_missing_is_said(words, key, args, says):
    with pytest.raises(MissingMessage, match=says):
        words.format(key, args)


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (FRUIT["pear"], "Pear"),
        (["fruit", "pear"], "Pear"),
        (3, "3"),
        ("12", "12"),
        ("wait", "Wait"),
        ("accept_7", "Accept 7"),
        ("pass", "Pass"),
    ],
)
def test_answers_have_names(words, option, text):
    assert words.choice(option) == text


def test_an_answer_may_have_a_name_of_its_own_in_one_question(words):
    assert words.choice("wait", "siege") == "Wait before the walls"
    assert words.choice("wait", "battle") == "Wait"


def test_an_id_of_two_parts_is_named_by_both(words):
    assert words.choice(["fruit:role", "pear:ann"]) == "Pear of Ann"


def test_results_have_words(words):
    assert words.result("done", ["ann"]) == "Ann wins"
    assert words.result("done", ["ann", "ben"]) == "Ann, Ben win"
    with pytest.raises(MissingMessage):
        words.result("undone", [])


def test_a_title_may_say_it_its_own_way(tmp_path):
    folder = tmp_path / "text" / "en"
    folder.mkdir(parents=True)
    (folder / "all.ftl").write_text("choice-pass = Decline\n")
    assert Catalogue("en", (tmp_path, CORE_FOLDER)).choice("pass") == "Decline"


def test_a_message_is_had_or_not(words):
    assert words.has("battle.won")
    assert words.has("deal.turn")
    assert not words.has("battle.lost")


def test_an_unknown_language():
    with pytest.raises(MissingMessage, match="no language 'la'; choose one of en, fr, it, nl"):
        catalogue(CORE_FOLDER, "la")


def test_a_message_that_cannot_be_read_is_found(tmp_path):
    folder = tmp_path / "text" / "en"
    folder.mkdir(parents=True)
    (folder / "all.ftl").write_text("good = Good\nbad message\n")
    with pytest.raises(MissingMessage, match=r"all.ftl \(en\) cannot be read at 'bad message"):
        messages_in(tmp_path, "en")


def test_messages_and_their_arguments_are_listed(tmp_path):
    folder = tmp_path / "text" / "en"
    folder.mkdir(parents=True)
    (folder / "all.ftl").write_text(WORDS)
    listed = messages_in(tmp_path, "en")
    assert listed["battle-won"] == {"winner", "space", "hits"}
    assert listed["eaten"] == listed["ripe"] == {"fruit"}
    assert listed["fruit-apple"] == frozenset()


@pytest.mark.parametrize(
    ("value", "answer"),
    [(["a", "b"], True), (("a", "b"), True), (["a", 1], False), (["a"], False), ("ab", False)],
)
def test_what_looks_like_an_id(value, answer):
    assert is_id(value) is answer


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_of_the_core_says_the_same_things(language):
    assert messages_in(CORE_FOLDER, language) == messages_in(CORE_FOLDER, "en")
