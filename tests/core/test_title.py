"""Titles: found by name, configured with defaults, refused with a sentence that says what to choose."""

from __future__ import annotations

import pytest

from cuius.core.errors import BadConfig, UnknownTitle
from cuius.core.title import Option, get_title, installed_titles, join_choices, offered_titles
from tests.core.toys import SEATS, finish, toy


def titled(**more):
    options = (Option("edition", ("old", "new"), "new"), Option("windows", ("discreet", "fast"), "discreet"))
    return toy(finish, options=options, **more)


def test_what_is_not_said_takes_its_default():
    config = titled().configure()
    assert (config.title, config.rules, config.scenario, config.players) == ("toy", 1, "only", 3)
    assert config.options == {"edition": "new", "windows": "discreet"}
    assert config.seats == {"ann": ("ann",), "ben": ("ben",), "cec": ("cec",)}
    assert config.board == {}


def test_what_is_said_is_kept():
    config = titled().configure(3, "only", {"edition": "old"})
    assert config.options == {"edition": "old", "windows": "discreet"}


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"players": 2}, "toy is for 3 players, not 2."),
        ({"players": 0}, "toy is for 3 players, not 0."),
        ({"scenario": "other"}, "toy has no scenario 'other'; choose only."),
        ({"options": {"colour": "red"}}, "toy has no option 'colour'; it has edition or windows."),
        ({"options": {"edition": "lost"}}, "edition is old or new, not 'lost'."),
        ({"board": {"calais": 1}}, "toy takes no board overlay."),
    ],
)
def test_a_table_that_cannot_be(arguments, says):
    with pytest.raises(BadConfig) as refused:
        titled().configure(**arguments)
    assert str(refused.value) == says


def test_a_title_without_options_has_none():
    with pytest.raises(BadConfig, match="it has none"):
        toy(finish).configure(options={"edition": "old"})


def test_a_board_is_checked_by_the_title():
    def check(board):
        if "atlantis" in board:
            raise BadConfig("There is no atlantis.")

    title = toy(finish, check_board=check)
    assert title.configure(board={"calais": 1}).board == {"calais": 1}
    with pytest.raises(BadConfig, match="atlantis"):
        title.configure(board={"atlantis": 1})


def test_two_configurations_do_not_share_their_options():
    title = toy(finish, seats=SEATS)
    assert title.configure().options is not title.configure().options


@pytest.mark.parametrize(
    ("words", "text"), [((), ""), (("a",), "a"), (("a", "b"), "a or b"), ((2, 3, 4), "2, 3 or 4")]
)
def test_choices_read_as_a_list(words, text):
    assert join_choices(words) == text


def test_the_registry_finds_what_is_installed():
    assert "example" in installed_titles()
    assert get_title("example") is get_title("example")
    assert get_title("example").name == "example"


def test_an_unknown_title_is_refused_with_the_known_ones():
    with pytest.raises(UnknownTitle, match=r"no title 'chess'; choose .*example"):
        get_title("chess")


def test_the_example_is_not_offered_to_players():
    assert "example" not in [title.name for title in offered_titles()]
