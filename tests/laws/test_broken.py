"""Every law catches the fault it is meant for, in a copy of the example that has it."""

from __future__ import annotations

import shutil

import pytest

from cuius.core.title import LANGUAGES
from cuius.kit.fuzz import FuzzSummary, configurations, fuzz, play_game, report
from cuius.kit.laws import LAWS, LawBroken, catalogues_agree
from tests.laws import broken
from tests.laws.broken import EXAMPLE, changed

CASES = [
    (broken.leaking_view, "leaks", "omen"),
    (broken.telling_refusal, "leaks", "why"),
    (broken.forgotten_column, "redeals", "the hidden column omens is not dealt anew"),
    (broken.lasting_glances, "redeals", "when glances lacks"),
    (broken.remembered_hand, "redeals", "another deal was played since the last checkpoint"),
    (broken.talkative_deal, "draws", "card"),
    (broken.stale_checkpoint, "fork", "florins"),
    (broken.lost_checkpoint, "fork", "checkpoint"),
    (broken.lost_barrier, "undo_tells", "may take back row"),
    (broken.dict_order, "restore", "'otter' and 'boar'"),
    (broken.impure_options, "options", "changed the position"),
    (broken.empty_options, "options", "nothing to choose"),
    (broken.options_twice, "options", "share a word: 0"),
    (broken.options_at_whim, "options", "were offered, now it is"),
    (broken.wrong_invariant, "invariants", "2.3 nobody_is_rich fails at <house"),
    (broken.too_short_a_bound, "bound", "more than 40 rows"),
    (broken.strange_winner, "ending", "wolf"),
    (broken.endless_rolls, "progress", "10000 steps without asking"),
    (broken.spinning_loop, "progress", "too long without asking"),
]


@pytest.mark.parametrize(("make", "law", "detail"), CASES, ids=[case[0].__name__ for case in CASES])
def test_the_law_catches(make, law, detail):
    with pytest.raises(LawBroken) as caught:
        fuzz(make(), games=60, seed=1, laws=[law], every={"undo_tells": 3})
    assert caught.value.law == law
    assert detail in caught.value.detail
    assert caught.value.seed is not None
    assert "example" in caught.value.where


@pytest.mark.parametrize("law", sorted({case[1] for case in CASES}))
def test_the_law_lets_the_sound_example_pass(law):
    assert fuzz(EXAMPLE, games=6, seed=1, laws=[law]).checks[law]


@pytest.fixture
def catalogues(tmp_path):
    """The words of the example, to be spoiled."""
    shutil.copytree(EXAMPLE.folder / "text", tmp_path / "text")
    return tmp_path


def spoil(folder, language, old, new):
    for path in sorted((folder / "text" / language).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_law_catches_a_message_that_one_language_lacks(catalogues, language):
    spoil(catalogues, language, "house-passes =", "house-sleeps =")
    with pytest.raises(LawBroken, match=r"has no message 'house-(passes|sleeps)'"):
        catalogues_agree(changed(folder=catalogues))
    with pytest.raises(LawBroken, match=rf"house\.passes cannot be said: .{language} has no message"):
        fuzz_words(changed(folder=catalogues))


def test_the_law_catches_an_argument_that_one_language_lacks(catalogues):
    spoil(catalogues, "nl", "{ $round }", "{ $ronde }")
    with pytest.raises(LawBroken, match=r"'round-begins' takes \['round'\] in en and \['ronde'\] in nl"):
        catalogues_agree(changed(folder=catalogues))
    with pytest.raises(LawBroken, match=r"round\.begins cannot be said"):
        fuzz_words(changed(folder=catalogues))


def test_the_law_catches_a_message_of_the_core_said_again(catalogues):
    for language in LANGUAGES:
        spoil(catalogues, language, "house-passes =", "setting-windows = Again\nhouse-passes =")
    with pytest.raises(LawBroken, match="'setting-windows' is a message of the core already"):
        catalogues_agree(changed(folder=catalogues))


def test_the_law_catches_an_answer_without_a_name(catalogues):
    for language in LANGUAGES:
        spoil(catalogues, language, "choice-collect =", "choice-gather =")
    with pytest.raises(LawBroken, match="'collect'") as caught:
        fuzz(changed(folder=catalogues), games=3, laws=["names"])
    assert caught.value.law == "names"


def fuzz_words(title):
    """The law of words in play only; the catalogues themselves are compared elsewhere."""
    for seed, config in enumerate(configurations(title)):
        play_game(title, config, seed, [LAWS["words"]], FuzzSummary())


def test_the_report_says_where_the_game_lies_and_how_to_see_it():
    with pytest.raises(LawBroken) as caught:
        fuzz(broken.wrong_invariant(), games=10, laws=["invariants"])
    text = report(caught.value)
    assert "game seed" in text
    assert "cuius replay" in text
