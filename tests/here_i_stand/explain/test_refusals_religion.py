"""Why a space is not converted, a debater not committed, an action not open, and that it can be said."""

from cuius.core.rulebook import proves
from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.explain.refusals import REFUSALS
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    ENGLISH,
    FRENCH,
    GERMAN,
    HABSBURG,
    ITALIAN,
    NOBODY,
    PAPACY,
    PLACES,
    PROTESTANT,
    TRANSLATIONS,
)
from cuius.titles.here_i_stand.phases.action.impulse import take_action
from cuius.titles.here_i_stand.phases.religion.attempts import Attempts, reformation_attempts
from cuius.titles.here_i_stand.phases.religion.debates import Debate
from cuius.titles.here_i_stand.rules.lasting import LUTHER_HIDDEN, MORE_EXECUTED
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.preaching import catholic_world, only_free, reformer, standing
from tests.here_i_stand.tables import HisTable, war_table


def refused(key: str, word: str, *args, reason: str, rule: str) -> None:
    """The refusal has this reason and statement, and every language can say it."""
    refusal = REFUSALS[key](word, *args)
    assert (refusal.key, refusal.rule) == (f"refused.{reason}", rule)
    said = [catalogue(TITLE.folder, language).format(refusal.key, refusal.args) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


def rhine() -> HisTable:
    """Worms and Wittenberg are Protestant."""
    return only_free(catholic_world()).faith("protestant", "worms", "wittenberg")


GERMANS = Attempts((GERMAN,))


@proves("18.3-s1", "18.3-r3", "12.4-r7")
def test_18_3_s1_why_a_space_is_not_reformed():
    t = rhine().arrange(reformed=[int(PLACES["mainz"])])
    for word, reason, rule in (
        ("worms", "faith.is", "18.3-s1"),
        ("istanbul", "faith.none", "18.3-s1"),
        ("mainz", "faith.tried", "18.3-r3"),
        ("madrid", "faith.far", "18.3-s1"),
    ):
        refused("reformation.target", word, t.state, GERMANS, NOBODY, reason=reason, rule=rule)
    t = rhine().unrest("worms")
    refused("reformation.target", "mainz", t.state, GERMANS, NOBODY, reason="faith.unrest", rule="12.4-r7")
    assert REFUSALS["reformation.target"]("irish_sea", t.state, GERMANS, NOBODY) is None


@proves("18.3-s1c", "18.3-t2b")
def test_18_3_s1c_why_an_event_does_not_reach_so_far():
    g = rhine().state
    prayer = Attempts((ENGLISH,), only=g.board.homes[ENGLAND])
    refused("reformation.target", "mainz", g, prayer, NOBODY, reason="faith.bounds", rule="18.3-s1c")
    treatise = Attempts((FRENCH,), only=g.board.in_zone[FRENCH])
    refused("reformation.target", "mainz", g, treatise, NOBODY, reason="faith.bounds", rule="18.3-t2b")


def test_18_3_r3_the_seat_is_told_at_the_table():
    t = rhine().impulse("protestant").play(reformation_attempts, (GERMAN,), 2)
    t.dice("reformation.attack", [1]).dice("reformation.defence", [6] * 4)
    t.answer("protestant", "reformation.target", "mainz")
    refusal = t.match.why_not("protestant", "mainz")
    assert (refusal.key, refusal.rule) == ("refused.faith.tried", "18.3-r3")


@proves("18.4-s1", "18.4-r2", "12.4-r8")
def test_18_4_s1_why_a_space_is_not_recovered():
    t = rhine().arrange(countered=[int(PLACES["worms"])])
    papal = Attempts((GERMAN,), PAPACY)
    refused("counter.target", "mainz", t.state, papal, NOBODY, reason="faith.is", rule="18.4-s1")
    refused("counter.target", "worms", t.state, papal, NOBODY, reason="faith.tried", rule="18.4-r2")
    near = [s.word for s in t.state.board.neighbours[PLACES["worms"]]]
    t = rhine().unrest(*near)
    refused("counter.target", "worms", t.state, papal, NOBODY, reason="faith.unrest", rule="12.4-r8")


@proves("18.5-s7f", "18.5-s7g", "18.1-p5b", "18.1-p6b")
def test_18_5_s7f_why_a_space_is_not_flipped():
    g = rhine().faith("protestant", "geneva").state
    refused("flip.space", "lyon", g, PROTESTANT, GERMAN, reason="faith.zone-first", rule="18.5-s7f")
    refused("flip.space", "prague", g, PROTESTANT, GERMAN, reason="faith.bounds", rule="18.5-s7f")
    refused("flip.space", "vienna", g, PROTESTANT, GERMAN, reason="faith.far", rule="18.5-s7g")
    refused("flip.space", "mainz", g, PAPACY, GERMAN, reason="faith.is", rule="18.5-s7g")
    refused("diet.space", "lyon", g, PROTESTANT, reason="faith.bounds", rule="18.1-p5b")
    refused("diet.space", "vienna", g, PROTESTANT, reason="faith.far", rule="18.1-p5b")
    refused("diet.space", "mainz", g, PAPACY, reason="faith.is", rule="18.1-p6b")


@proves("18.1-r38", "21.5-r14")
def test_18_1_r38_why_no_school_or_unrest_comes_there():
    t = rhine().arrange(universities=[int(PLACES["mainz"])]).put("vienna", "habsburg", regulars=1)
    t.unrest("linz")
    refused("university.space", "mainz", t.state, reason="university.there", rule="18.1-r38")
    refused("university.space", "worms", t.state, reason="faith.is", rule="18.1-r38")
    for word, reason in (("paris", "not-home"), ("vienna", "occupied"), ("linz", "unrest")):
        refused("ban.unrest", word, t.state, HABSBURG, reason=f"ban.{reason}", rule="21.5-r14")


@proves("21.5-r4", "21.5-r5", "21.5-r7b", "21.5-r7c")
def test_21_5_r7b_why_nobody_is_banned():
    t = reformer(rhine(), "luther").arrange(excommunicated={0: True, 5: True})
    refused("ban.whom", "luther", t.state, reason="ban.again", rule="21.5-r7b")
    refused("ban.whom", "king_of_france", t.state, reason="ban.again", rule="21.5-r7c")
    refused("ban.whom", "calvin", t.state, reason="ban.away", rule="21.5-r4")
    refused("ban.whom", "charles_v", t.state, reason="ban.no-cause", rule="21.5-r5")


@proves("18.2-r15", "18.2-r16", "18.2-r20", "18.2-r25")
def test_18_2_r20_why_a_debater_is_not_committed():
    t = standing(only_free(catholic_world(), "bucer", "melanchthon", "eck"), "exiled", "zwingli")
    mainz = PLACES["mainz"]
    for word, reason, rule in (
        ("eck", "theirs", "18.2-r25"),
        ("carlstadt", "committed", "18.2-r20"),
        ("zwingli", "away", "18.2-r16"),
        ("melanchthon", "no-use", "18.2-r15"),
    ):
        refused(
            "attempt.helper", word, t.state, PROTESTANT, mainz, GERMANS, reason=f"debater.{reason}", rule=rule
        )
    g = t.state
    refused("treatise.author", "bucer", g, GERMAN, reason="debater.no-use", rule="18.3-t2b")
    refused("burning.censor", "eck", g, reason="debater.no-use", rule="18.4-t1b")
    german = TRANSLATIONS["german"]
    refused("translation.helper", "bucer", g, german, reason="debater.no-use", rule="18.1-r21")
    refused("university.founder", "eck", g, PAPACY, reason="debater.no-use", rule="18.1-r39")
    refused("council.debater", "tetzel", g, PAPACY, reason="debater.committed", rule="18.2-r20")
    assert REFUSALS["attempt.helper"]("nonsense", g, PROTESTANT, mainz, GERMANS) is None


@proves("18.5-s3", "18.5-s3b")
def test_18_5_s3b_whom_leipzig_does_not_name():
    t = standing(catholic_world(), "out", "luther", "melanchthon", "carlstadt", "bucer", "zwingli")
    t = standing(standing(t, "free", "luther"), "waiting", "oekolampadius", "bullinger")
    refused("debate.leipzig", "luther", t.state, GERMAN, reason="debater.alone", rule="18.5-s3b")
    refused("debate.leipzig", "calvin", t.state, GERMAN, reason="debater.not-there", rule="18.5-s3b")
    t = standing(t, "committed", "eck")
    refused("debate.leipzig", "eck", t.state, GERMAN, reason="debater.committed", rule="18.2-r20")
    debate = Debate(PAPACY, GERMAN)
    refused("debate.pool", "committed", t.state, debate, NOBODY, reason="debate.pool", rule="18.5-s3")


@proves("18.5-s1", "18.1-r28", "18.1-r29", "18.1-r30")
def test_18_1_r28_why_no_debate_is_called():
    t = only_free(catholic_world())
    refused("debate.zone", ITALIAN.word, t.state, PAPACY, reason="debate.zone", rule="18.5-s1")
    refused("debate.zone", "french", t.state, PAPACY, reason="debate.nobody", rule="18.1-r30")
    refused("debate.zone", "german", t.state, PROTESTANT, reason="debate.committed", rule="18.1-r28")
    refused("debate.zone", "german", t.state, PAPACY, reason="debate.committed", rule="18.1-r29")
    t = only_free(catholic_world(), "luther").arrange(lasting={PROTESTANT: LUTHER_HIDDEN})
    refused("debate.zone", "german", t.state, PROTESTANT, reason="debate.hidden", rule="24-k37")
    t = standing(catholic_world(), "free", "tyndale").arrange(lasting={ENGLAND: MORE_EXECUTED})
    refused("debate.zone", "english", t.state, PAPACY, reason="debate.more", rule="24-k112")


@proves("18.1-r26b")
def test_18_1_r26b_what_is_translated_is_done():
    g = catholic_world().state
    refused("translation.language", "german", g, reason="translation.done", rule="18.1-r26b")


@proves("11.1-r1", "11.1-r2", "21.6-x1", "21.6-x2", "21.6-x2b")
def test_11_1_r1_why_an_action_is_not_open():
    t = catholic_world().impulse("protestant", cp=1).play(take_action, PROTESTANT)
    for word, reason, rule in (
        ("piracy", "never", "11.1-r1"),
        ("publish_treatise", "points", "11.1-r2"),
        ("raise_regular", "league", "21.6-x1"),
        ("move_clear", "league", "21.6-x2"),
    ):
        refused("action", word, t.state, PROTESTANT, reason=f"action.{reason}", rule=rule)
        assert t.match.why_not("protestant", word).rule == rule
    t = war_table().impulse("habsburg", cp=5)
    refused("action", "move_clear", t.state, HABSBURG, reason="action.nowhere", rule="13-r1")


@proves("18.1-r18", "18.1-r33", "21.5-r1")
def test_18_1_r18_why_a_religious_action_is_not_open():
    t = only_free(catholic_world()).impulse("papacy", cp=6)
    g = t.state
    refused("action", "publish_treatise", g, ENGLAND, reason="action.cranmer", rule="18.1-r18")
    refused("action", "found_university", g, PAPACY, reason="action.jesuits", rule="21.5-r1")
    refused("action", "call_debate", g, PAPACY, reason="action.debaters", rule="18.1-r29")
    refused("action", "build_st_peters", g, PAPACY, reason="action.dome", rule="18.1-r33")
    refused("action", "translate", g, PROTESTANT, reason="action.bibles", rule="18.1-r26b")
    refused("action", "burn_books", g, PAPACY, reason="action.nowhere", rule="18.1-r35")
    assert CARDS["society_of_jesus"] not in g.removed
