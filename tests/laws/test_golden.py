"""Transcripts and perft positions of every title, found by themselves."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from cuius.core.title import get_title
from cuius.kit.golden import compare_with_golden, is_rewriting
from cuius.kit.perft import check_position, read_position, recount, write_position
from cuius.kit.transcript import stored_transcript

TESTS = Path(__file__).parents[1]
TRANSCRIPTS = sorted(TESTS.glob("*/transcripts/*.txt"))
POSITIONS = sorted(TESTS.glob("*/perft/*.json"))


def name_of(path):
    return f"{path.parts[-3]}-{path.stem}"


def title_of(path):
    return get_title(path.parts[-3])


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=name_of)
def test_a_game_goes_as_its_transcript(path):
    compare_with_golden(path, stored_transcript(title_of(path), path))


@pytest.mark.parametrize("path", POSITIONS, ids=name_of)
def test_a_position_has_as_many_continuations_as_counted(path):
    position = read_position(path)
    if is_rewriting():
        write_position(recount(position, title_of(path), len(position.nodes)), path)
    else:
        check_position(position, title_of(path))


def test_the_example_has_transcripts_and_positions():
    scenarios = {p.stem.split("-")[0] for p in TRANSCRIPTS if p.parts[-3] == "example"}
    assert scenarios == {"founding", "siege"}
    assert sum(p.parts[-3] == "example" for p in POSITIONS) >= 3


def test_a_wrong_count_shows_the_count_under_each_answer():
    path = next(p for p in POSITIONS if p.parts[-3] == "example")
    position = read_position(path)
    wrong = msgspec.structs.replace(position, nodes=[*position.nodes[:-1], position.nodes[-1] + 1])
    with pytest.raises(AssertionError, match=r"nodes, not \d+; \S+: \w+: \d+, "):
        check_position(wrong, title_of(path))
