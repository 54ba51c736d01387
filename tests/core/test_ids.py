"""Ids: integers with words."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

from cuius.core.ids import PASS, Id, Names, word_of

SPACES = Names("space", ("calais", "boulogne", "amiens"))


def test_an_id_indexes_a_column_and_reads_as_its_word():
    calais = SPACES["calais"]
    assert calais == 0
    assert ["a", "b"][calais] == "a"
    assert (str(calais), repr(calais), f"{calais}") == ("calais", "<space calais>", "calais")
    assert (calais.word, calais.kind) == ("calais", "space")


def test_names_are_found_by_word_and_by_number():
    assert SPACES["boulogne"] is SPACES[1]
    assert SPACES[SPACES["amiens"]] is SPACES.ids[2]
    assert list(SPACES) == [0, 1, 2]
    assert len(SPACES) == 3
    assert SPACES.words == ("calais", "boulogne", "amiens")


def test_contains_asks_for_words():
    assert "calais" in SPACES
    assert "paris" not in SPACES
    assert 0 not in SPACES


def test_an_unknown_name_is_an_error():
    with pytest.raises(KeyError):
        SPACES["paris"]
    with pytest.raises(IndexError):
        SPACES[3]


def test_no_two_ids_of_a_kind_share_a_word():
    with pytest.raises(ValueError, match="kind space share a word"):
        Names("space", ("calais", "calais"))


@pytest.mark.parametrize(
    ("answer", "word"), [(SPACES["calais"], "calais"), (3, "3"), (PASS, "pass"), ("x", "x"), (-1, "-1")]
)
def test_every_option_has_a_word(answer, word):
    assert word_of(answer) == word


def test_an_id_survives_pickling_and_copying_with_its_word():
    for twin in (pickle.loads(pickle.dumps(SPACES[1])), deepcopy(SPACES[1])):
        assert type(twin) is Id
        assert (int(twin), twin.word, twin.kind) == (1, "boulogne", "space")


def test_arithmetic_gives_plain_numbers():
    assert type(SPACES[1] + 1) is int
    assert word_of(SPACES[1] + 1) == "2"
