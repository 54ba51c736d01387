"""18.3, 18.4 What whoever chooses a space is told of the dice: both sides, the reasons, the chance."""

from cuius.core.observation import encoded, seen_by
from cuius.core.rulebook import proves
from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.explain.odds import ODDS
from cuius.titles.here_i_stand.ids import CALVINS_INSTITUTES, FRENCH, GERMAN
from cuius.titles.here_i_stand.phases.religion.attempts import (
    counter_reformation_attempts,
    preach,
    reformation_attempts,
)
from cuius.titles.here_i_stand.phases.religion.protestants import theses
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.preaching import catholic_world, only_free, pope, reformer
from tests.here_i_stand.tables import HisTable


def odds(t: HisTable, seat: str) -> dict[str, dict]:
    """By answer, as it goes out to the seat."""
    question = seen_by(t.match, seat)["question"]
    assert encoded(question)
    return question["odds"]


def dice(told: dict) -> tuple[int, int]:
    """Of whoever tries, and of whoever resists."""
    own = sum(m["value"] for m in told["modifiers"] if m["reason"] != "odds.attempt.modifier")
    return own, sum(m["value"] for m in told["against"])


def reasons(rows: list[dict]) -> dict[str, int]:
    return {m["reason"].removeprefix("religion."): m["value"] for m in rows}


def second_attempt() -> HisTable:
    """The worked example: Wittenberg and Brandenburg won, Hungarians in Prague."""
    t = catholic_world().turn(1, "luthers_95_theses").put("prague", "hungary", regulars=1)
    t = only_free(t).play(theses).dice("reformation.attack", [6, 1, 1, 1])
    return t.answer("protestant", "reformation.target", "brandenburg")


@proves("18.3-s2", "18.3-s2a,s2e,s2f", "18.3-s3b", "18.3-s6", "18.3-s6a,s6e,s6g")
def test_18_3_e1_the_question_counts_the_dice_for_every_space():
    told = odds(second_attempt(), "protestant")
    assert {space: dice(o) for space, o in told.items()} == {
        "lubeck": (3, 3), "stettin": (3, 1), "breslau": (6, 1), "prague": (4, 5), "leipzig": (4, 4),
        "magdeburg": (6, 3),
    }  # fmt: skip
    assert reasons(told["breslau"]["modifiers"]) == {
        "protestant.spaces": 2, "protestant.pillars": 1, "protestant.troops": 2, "theses": 1,
    }  # fmt: skip
    assert reasons(told["prague"]["against"]) == {"catholic.spaces": 3, "catholic.troops_here": 2}


@proves("18.3-s5", "18.3-s8b")
def test_18_3_e1b_the_chance_is_that_of_the_zone():
    told = odds(second_attempt(), "protestant")
    for space, targeted in (("magdeburg", 1), ("breslau", 0)):
        attack, defence = dice(told[space])
        forecast = ODDS["reformation"].forecast(attack=attack, defence=defence, targeted=targeted)
        assert told[space]["outcomes"] == forecast.to_dict()["outcomes"]
    assert told["breslau"]["outcomes"][0]["probability"] == 0


def test_18_2_r27_a_debater_is_weighed_against_nobody():
    t = only_free(catholic_world(), "bucer").faith("protestant", "worms").impulse("protestant", cp=5)
    t.play(reformation_attempts, (GERMAN,), 1).answer("protestant", "reformation.target", "mainz")
    told = odds(t, "protestant")
    assert {word: dice(o)[0] for word, o in told.items()} == {"bucer": 2, "pass": 1}


@proves("18.3-s4b")
def test_18_3_s4b_one_more_on_each_die_is_no_die():
    t = only_free(catholic_world(), "calvin").faith("protestant", "geneva").impulse("protestant")
    told = odds(t.play(preach, CALVINS_INSTITUTES), "protestant")
    assert dice(told["lyon"])[0] == 1
    assert reasons(told["lyon"]["modifiers"])["odds.attempt.modifier"] == 1
    assert "odds.attempt.modifier" not in reasons(told["basel"]["modifiers"])


@proves("18.4-s2", "18.4-s4b", "18.4-s6", "18.4-s8b")
def test_18_4_s2_the_papacy_is_told_as_much():
    t = pope(reformer(only_free(catholic_world()), "calvin"), "paul_iii").faith(
        "protestant", "geneva", "lyon"
    )
    t.arrange(lasting={5: AUGSBURG_CONFESSED}).impulse("papacy").play(
        counter_reformation_attempts, (FRENCH,), 1
    )
    told = odds(t, "papacy")
    assert reasons(told["geneva"]["against"]) == {"protestant.spaces": 1, "protestant.pillar_here": 2}
    attack, defence = dice(told["geneva"])
    forecast = ODDS["counter_reformation"].forecast(attack=attack, defence=defence, pope=1, augsburg=1)
    assert told["geneva"]["outcomes"] == forecast.to_dict()["outcomes"]


def test_every_reason_and_result_has_its_words():
    told = odds(second_attempt(), "protestant")
    keys = {m["reason"] for o in told.values() for m in o["modifiers"] + o["against"]}
    keys |= {chance["key"] for o in told.values() for chance in o["outcomes"]}
    for language in LANGUAGES:
        words = catalogue(TITLE.folder, language)
        assert all(words.say(key, {}) for key in keys)
