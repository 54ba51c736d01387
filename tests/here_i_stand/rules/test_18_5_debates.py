"""18.5 Theological debates."""

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    DEBATERS,
    ENGLAND,
    ENGLISH,
    FRENCH,
    GERMAN,
    LEIPZIG_DEBATE,
    PAPACY,
    PROTESTANT,
    REFORMERS,
    RULER_LUTHER,
)
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.religion.debates import debate, name_zone_and_debate
from cuius.titles.here_i_stand.rules.cards import EVENTS
from cuius.titles.here_i_stand.rules.debates import attack_dice, debate_zones, defence_dice
from cuius.titles.here_i_stand.rules.lasting import AUGSBURG_CONFESSED, LUTHER_HIDDEN
from tests.here_i_stand.preaching import (
    catholic_world,
    faith,
    only_free,
    reformer,
    ruler,
    silent,
    standing,
    stands,
)
from tests.here_i_stand.tables import HisTable


def hall(*free: str) -> HisTable:
    """Wittenberg and Leipzig are Protestant; Here I Stand is used up."""
    return silent(only_free(catholic_world(), *free)).faith("protestant", "wittenberg", "leipzig")


def held(
    t: HisTable,
    caller: str,
    zone: int,
    attacker: str,
    defender: str,
    pool: str,
    attack: list[int],
    defence: list[int],
    **how: bool,
) -> HisTable:
    """A debate between these two, up to what follows its first round."""
    t.draw(attacker=[attacker], defender=[defender])
    t.dice(debate_attack=attack, debate_defence=defence)
    t.play(debate, PAPACY if caller == "papacy" else PROTESTANT, zone, **how)
    return t.answer(caller, "debate.pool", pool) if t.asked(caller, "debate.pool") else t


# Who may call it


@proves("18.1-r27", "18.5-s1", "18.1-r28", "18.1-r29", "18.1-r30")
def test_18_1_r28_a_caller_needs_somebody_uncommitted():
    t = only_free(catholic_world(), "eck", "bucer").impulse("papacy", cp=3)
    assert debate_zones(t.state, PAPACY) == (GERMAN,)  # no French or English debater yet
    assert debate_zones(t.state, PROTESTANT) == (GERMAN,)
    only_free(t, "eck")
    assert debate_zones(t.state, PAPACY) == (GERMAN,)
    assert debate_zones(t.state, PROTESTANT) == ()
    only_free(t, "bucer")
    assert debate_zones(t.state, PAPACY) == ()
    standing(t, "free", "tyndale", "calvin", "eck")
    assert debate_zones(t.state, PAPACY) == (GERMAN, FRENCH, ENGLISH)
    standing(t, "exiled", "calvin")
    assert debate_zones(t.state, PAPACY) == (GERMAN, ENGLISH)
    standing(t, "out", "tyndale")
    assert debate_zones(t.state, PAPACY) == (GERMAN,)


def test_18_1_r27_it_costs_three_points():
    t = only_free(catholic_world(), "eck", "bucer").faith("protestant", "wittenberg").impulse("papacy", cp=3)
    assert [str(w) for w in actions_open(t.state, PAPACY)].count("call_debate") == 1
    t.draw(attacker=["eck"]).play(take_action, PAPACY).answer("papacy", "action", "call_debate")
    t.expect_event("debate.called", power="papacy", zone="german")
    assert t.state.cp == 0
    assert "call_debate" not in [str(w) for w in actions_open(t.fork().state, ENGLAND)]


def test_R302_somebody_must_be_there_to_answer():
    t = only_free(catholic_world(), "bucer")
    standing(t, "out", "eck", "campeggio", "aleander", "tetzel", "cajetan")
    assert debate_zones(t.state, PROTESTANT) == ()


def test_18_1_r28_the_wartburg_keeps_the_protestants_from_calling():
    t = only_free(catholic_world(), "bucer")
    put_in_force(t.state, LUTHER_HIDDEN, PROTESTANT)
    assert debate_zones(t.state, PROTESTANT) == ()


# Who speaks


@proves("18.5-s2", "18.5-s2b", "18.5-s3", "8.2-r17")
def test_18_5_s2b_a_protestant_caller_draws_from_the_zone():
    t = hall("tyndale", "bucer", "eck").draw(attacker=["tyndale"], defender=["campeggio"])
    t.dice(debate_attack=[5] + [1] * 4, debate_defence=[1] * 3).play(debate, PROTESTANT, ENGLISH)
    t.expect("protestant", "debate.pool", options=["uncommitted", "committed"])
    t.answer("protestant", "debate.pool", "committed")
    t.expect_event("debate.round", attacker="tyndale", defender="campeggio", dice=5, against=3)


@proves("18.5-s2c", "18.5-s3")
def test_R102_an_empty_pool_cannot_be_chosen():
    t = hall("eck", "bucer")
    standing(t, "out", "luther", "melanchthon", "carlstadt")
    held(t, "papacy", GERMAN, "eck", "bucer", "uncommitted", [5] + [1] * 6, [1] * 4)
    t.expect_event("debate.round", attacker="eck", defender="bucer", dice=7, against=4)


@proves("18.5-s5", "18.5-s6", "18.2-r18")
def test_18_5_s5_a_committed_defender_has_one_die_less():
    t = hall("eck", "luther")
    assert total(defence_dice(t.state, DEBATERS["luther"])) == 6
    assert total(defence_dice(t.state, DEBATERS["carlstadt"])) == 2
    held(t, "papacy", GERMAN, "eck", "carlstadt", "committed", [5] + [1] * 6, [1] * 2)
    assert (stands(t, "eck"), stands(t, "carlstadt"), stands(t, "luther")) == (
        "committed",
        "committed",
        "free",
    )


# Leipzig Debate and Here I Stand: the worked example


@proves(
    "18.1-r30c", "18.5-s3b", "18.5-s3c", "18.5-s4", "18.5-s4d", "18.5-s5", "18.5-s6", "18.5-s7", "18.5-s7a"
)
def test_18_5_e1a_and_e1b_the_debate_of_the_book():
    t = standing(catholic_world().turn(1), "committed", "carlstadt").faith("protestant", "wittenberg")
    t.impulse("papacy").draw(defender=["carlstadt"], card_drawn=["gout"], second=["aleander", "melanchthon"])
    t.dice("debate.attack", [5, 6, 1, 1, 1, 1, 1], [5, 1, 1, 1, 1])
    t.dice("debate.defence", [5, 6, 1, 1, 1, 1], [6, 6, 1, 1, 1])
    t.play(EVENTS[LEIPZIG_DEBATE].play, PAPACY)
    t.answer("papacy", "debate.leipzig", "eck")
    t.answer("papacy", "debate.pool", "committed")
    assert total(attack_dice(t.state, PAPACY, GERMAN, DEBATERS["eck"])) == 7
    assert total(defence_dice(t.state, DEBATERS["carlstadt"])) == 2
    t.answer("protestant", "respond.debate.debaters", "here_i_stand")
    t.expect_event("debate.round", attacker="eck", defender="luther", dice=7, against=6, hits=2, losses=2)
    assert t.holds("protestant") == ["gout"]
    assert [stands(t, d) for d in ("eck", "luther", "carlstadt")] == ["committed"] * 3
    t.expect_event(
        "debate.round", attacker="aleander", defender="melanchthon", dice=5, against=5, hits=1, losses=2
    )
    t.expect_event("debate.won", power="protestant", many=2)
    t.answer("protestant", "flip.space", "leipzig").answer("protestant", "flip.space", "brandenburg")
    assert t.over
    assert t.state.bonus == [0] * 6  # Aleander, of value two, is not disgraced
    assert [stands(t, d) for d in ("aleander", "melanchthon")] == ["committed"] * 2


@proves("18.5-s3b", "18.5-s3d")
def test_18_5_s3d_luther_stands_though_barred_and_committed():
    t = only_free(catholic_world(), "eck", "bucer").faith("protestant", "wittenberg")
    t.draw(attacker=["eck"], defender=["bucer"], card_drawn=["gout"])
    t.dice(debate_attack=[5] + [1] * 6, debate_defence=[1] * 5).play(
        name_zone_and_debate, PAPACY, leipzig=True
    )
    t.expect("papacy", "debate.leipzig", options=["eck", "luther", "melanchthon", "bucer", "carlstadt"])
    t.answer("papacy", "debate.leipzig", "luther").answer("papacy", "debate.pool", "uncommitted")
    t.answer("protestant", "respond.debate.debaters", "here_i_stand")
    t.expect_event("debate.round", defender="luther", against=5)  # value four, committed
    assert stands(t, "bucer") == "committed"


def test_18_5_s3b_who_is_barred_defends_in_no_round():
    t = hall("eck", "campeggio", "luther", "bucer")
    t.draw(attacker=["eck"], defender=["bucer"], second=["campeggio", "melanchthon"])
    t.dice("debate.attack", [1] * 7, [5] + [1] * 4).dice("debate.defence", [1] * 4, [1] * 4)
    t.play(debate, PAPACY, GERMAN, leipzig=True)
    t.answer("papacy", "debate.leipzig", "luther").answer("papacy", "debate.pool", "uncommitted")
    t.expect_event("debate.round", defender="melanchthon")  # the only uncommitted one was barred
    assert stands(t, "luther") == "free"


def test_R303_the_last_defender_cannot_be_barred():
    t = hall("eck", "tyndale").draw(defender=["tyndale"])
    t.dice(debate_attack=[5] + [1] * 6, debate_defence=[1] * 4).play(debate, PAPACY, ENGLISH, leipzig=True)
    t.expect_event("debate.round", attacker="eck", defender="tyndale")  # Eck was all there was to choose
    assert not t.events("debate.barred")


def test_18_5_s3c_only_in_the_german_zone_and_while_luther_lives():
    t = only_free(catholic_world(), "eck", "tyndale").faith("protestant", "london")
    held(t, "papacy", ENGLISH, "eck", "tyndale", "uncommitted", [5] + [1] * 5 + [1], [1] * 4)
    t.expect_event("debate.round")
    t = (
        only_free(catholic_world(), "eck", "bucer")
        .faith("protestant", "wittenberg")
        .arrange(luther_alive=False)
    )
    held(t, "papacy", GERMAN, "eck", "bucer", "uncommitted", [5] + [1] * 6, [1] * 4)
    t.expect_event("debate.round")


@proves("18.5-s7i")
def test_18_5_s7i_luther_may_also_enter_the_second_round():
    t = only_free(catholic_world(), "eck", "campeggio", "luther", "bucer").faith("protestant", "wittenberg")
    t.draw(attacker=["eck"], defender=["bucer"], second=["campeggio", "luther"])
    t.dice("debate.attack", [1] * 7).dice("debate.defence", [1] * 4)
    t.play(debate, PAPACY, GERMAN).answer("papacy", "debate.pool", "uncommitted")
    t.dice("debate.attack", [5] + [1] * 4).dice("debate.defence", [1] * 6)
    t.answer("protestant", "respond.debate.debaters", "pass")
    t.expect_event("debate.round", attacker="campeggio", defender="luther")  # drawn himself, he needs no card
    assert "here_i_stand" not in [str(c) for c in t.state.home_used]


# Dice


def test_18_5_s4b_augsburg_confession_takes_a_die_from_a_papal_caller():
    t = hall("eck", "bucer")
    put_in_force(t.state, AUGSBURG_CONFESSED, PROTESTANT)
    assert total(attack_dice(t.state, PAPACY, GERMAN, DEBATERS["eck"])) == 6
    assert total(attack_dice(t.state, PROTESTANT, GERMAN, DEBATERS["bucer"])) == 5


@proves("18.5-s4c", "18.1-r30b")
def test_18_5_s4c_mary_doubles_the_value_in_the_english_zone():
    t = ruler(hall("campeggio", "tyndale"), ENGLAND, "mary_i").faith("protestant", "london")
    assert total(attack_dice(t.state, PAPACY, GERMAN, DEBATERS["campeggio"])) == 5
    held(t, "papacy", ENGLISH, "campeggio", "tyndale", "uncommitted", [5] + [1] * 6, [1] * 4)
    t.expect_event("debate.round", dice=7)


def test_18_5_s4e_papal_inquisition_adds_two_dice():
    t = hall("campeggio", "bucer")
    held(t, "papacy", GERMAN, "campeggio", "bucer", "uncommitted", [5] + [1] * 6, [1] * 4, inquisition=True)
    t.expect_event("debate.round", dice=7)


# Rounds and results


@proves("18.5-s7a", "18.5-s7b", "18.5-s7d")
def test_R104_a_side_with_nobody_fresh_draws_from_its_committed():
    t = hall("eck", "bucer").draw(attacker=["eck"], defender=["bucer"], second=["tetzel", "carlstadt"])
    t.dice("debate.attack", [1] * 7, [1] * 4).dice("debate.defence", [1] * 4, [1] * 2)
    t.play(debate, PAPACY, GERMAN).answer("papacy", "debate.pool", "uncommitted")
    t.expect_event("debate.round", attacker="tetzel", defender="carlstadt", dice=4, against=2)  # R103
    t.expect_event("debate.even", zone="german")
    assert t.over


@proves("18.5-r1", "18.5-s7e", "18.5-s7f", "18.5-s7g")
def test_R105_spaces_lie_in_the_zone_while_one_is_eligible_there():
    t = hall("eck", "tyndale").faith("protestant", "london", "calais")
    held(t, "papacy", ENGLISH, "eck", "tyndale", "uncommitted", [5, 5] + [1] * 4 + [1], [1] * 4)
    t.expect_event("debate.won", many=2)
    t.expect("papacy", "flip.space", options=["london", "pass"])  # the only Protestant space of the zone
    t.answer("papacy", "flip.space", "london")
    t.expect("papacy", "flip.space", options=["calais", "wittenberg", "leipzig", "pass"])
    t.answer("papacy", "flip.space", "calais")
    assert t.over


@proves("18.5-s7f")
def test_R105_a_debate_flips_nothing_outside_the_language_zones():
    t = hall("eck", "tyndale").faith("protestant", "london", "breslau", "prague").faith("catholic", "leipzig")
    held(t, "papacy", ENGLISH, "eck", "tyndale", "uncommitted", [5, 5, 5] + [1] * 4, [1] * 4)
    t.expect_event("debate.won", many=3)
    t.answer("papacy", "flip.space", "london", "flip.space", "wittenberg")
    assert [faith(t, s) for s in ("breslau", "prague")] == ["protestant", "protestant"]
    assert t.over


@proves("18.5-s7e")
def test_r556_the_winner_may_stop_and_who_was_beaten_is_out_all_the_same():
    t = hall("eck", "bucer")
    held(t, "papacy", GERMAN, "eck", "bucer", "uncommitted", [5] * 3 + [1] * 4, [1] * 4)
    t.answer("papacy", "flip.space", "wittenberg", "flip.space", "pass")
    assert (faith(t, "wittenberg"), faith(t, "leipzig")) == ("catholic", "protestant")
    assert (stands(t, "bucer"), t.over) == ("out", True)


def test_R106_eligibility_is_checked_after_each_flip():
    t = hall("eck", "bucer")
    held(t, "protestant", GERMAN, "bucer", "eck", "uncommitted", [5, 5] + [1] * 3, [1] * 5)
    t.expect("protestant", "flip.space", lacks=["kassel"], offers=["erfurt"])
    t.answer("protestant", "flip.space", "erfurt").expect("protestant", "flip.space", offers=["kassel"])


@proves("18.5-s8", "18.5-s8b", "18.5-s8c")
def test_18_5_s8_beaten_by_more_than_his_value_a_protestant_burns():
    t = reformer(hall("eck", "zwingli"), "zwingli").faith("protestant", "zurich")
    standing(t, "out", "luther")
    held(t, "papacy", GERMAN, "eck", "zwingli", "uncommitted", [5] * 4 + [1] * 3, [1] * 5)
    flip_all(t, "papacy")
    t.expect_event("debater.burnt", debater="zwingli", points=3)
    assert stands(t, "zwingli") == "out"
    assert t.state.reformer_at[REFORMERS["zwingli"]] < 0
    assert t.state.bonus[PAPACY] == 3


def flip_all(t: HisTable, power: str) -> HisTable:
    while t.asked(power, "flip.space"):
        t.answer(power, "flip.space", t.options(power)[0])
    return t


def test_18_5_s8c_a_burnt_luther_rules_on():
    t = reformer(hall("eck", "luther"), "luther").arrange(ruler={PROTESTANT: int(RULER_LUTHER)})
    held(t, "papacy", GERMAN, "eck", "luther", "uncommitted", [5] * 5 + [1] * 2, [1] * 6)
    flip_all(t, "papacy")
    assert stands(t, "luther") == "out"
    assert not t.state.luther_alive
    assert t.state.ruler[PROTESTANT] == RULER_LUTHER
    assert t.state.bonus[PAPACY] == 4


@pytest.mark.parametrize(("margin", "burnt"), [(2, False), (3, True)])
def test_18_5_s8_more_hits_than_his_value(margin, burnt):
    t = hall("eck", "bucer")
    held(t, "papacy", GERMAN, "eck", "bucer", "uncommitted", [5] * margin + [1] * (7 - margin), [1] * 4)
    flip_all(t, "papacy")
    assert (stands(t, "bucer") == "out") == burnt


def test_18_5_s9_a_papal_debater_is_disgraced():
    t = hall("tetzel", "luther")
    held(t, "protestant", GERMAN, "luther", "tetzel", "uncommitted", [5, 5] + [1] * 5, [1] * 3)
    flip_all(t, "protestant")
    t.expect_event("debater.disgraced", debater="tetzel", points=1)
    assert stands(t, "tetzel") == "out"
    assert t.state.bonus[PROTESTANT] == 1


@pytest.mark.parametrize(("free", "many"), [(("tetzel", "bucer", "aleander"), 2), (("tetzel", "bucer"), 1)])
@proves("18.2-r23", "18.5-s7h")
def test_R107_a_debate_bonus_counts_only_for_who_enters_uncommitted(free, many):
    t = hall(*free).draw(attacker=["bucer"], defender=["aleander"])
    t.dice(debate_attack=[5] + [1] * 4, debate_defence=[1] * (4 if "aleander" in free else 3))
    t.play(debate, PROTESTANT, GERMAN)
    t.answer("protestant", "debate.pool", "uncommitted" if "aleander" in free else "committed")
    t.expect_event("debate.won", power="protestant", many=many)
