"""18.5 Where debates meet each other's rules: two rounds, bonuses, Luther, burning, zones, victory."""

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.home import papal_bull
from cuius.titles.here_i_stand.ids import (
    BANS,
    CALVINS_INSTITUTES,
    DEBATERS,
    ENGLAND,
    ENGLISH,
    FRENCH,
    GERMAN,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
    REFORMERS,
    SPACES,
)
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse, take_action
from cuius.titles.here_i_stand.phases.card_draw import arrivals
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.religion.attempts import can_preach
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.phases.religion.papacy import excommunicate
from cuius.titles.here_i_stand.phases.winter.phase import rest_debaters
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


def hall(*free: str, **options: str) -> HisTable:
    """Wittenberg, Leipzig, Magdeburg and Brandenburg are Protestant; only these debaters are uncommitted."""
    t = only_free(catholic_world(**options), *free)
    return t.faith("protestant", "wittenberg", "leipzig", "magdeburg", "brandenburg")


def speak(
    t: HisTable, caller: int, zone: int, one: str, other: str, attack: list[int], defence: list[int], **how
):
    """The first round of a debate between these two."""
    t.draw(attacker=[one], defender=[other]).dice("debate.attack", attack).dice("debate.defence", defence)
    t.play(debate, caller, zone, **how)
    who = "papacy" if caller == PAPACY else "protestant"
    if t.asked(who, "debate.pool"):
        t.answer(who, "debate.pool", "uncommitted" if stands(t, other) == "free" else "committed")
    return t


def throw(dice: int, hits: int) -> list[int]:
    return [5] * hits + [1] * (dice - hits)


def flip_all(t: HisTable, power: str) -> int:
    many = 0
    while t.asked(power, "flip.space"):
        t.answer(power, "flip.space", t.options(power)[0])
        many += 1
    return many


# Campeggio and Aleander


@pytest.mark.parametrize(
    ("face", "disgraced", "flipped"), [(6, False, 0), (5, False, 0), (4, True, 3), (1, True, 3)]
)
@proves("18.5-s7h", "18.5-s9", "18.5-s6")
def test_r107_campeggio_undoes_the_flips_and_his_own_disgrace(face, disgraced, flipped):
    """He attacks with 2 + 3 dice and is beaten by three: more than his value."""
    t = silent(hall("campeggio", "luther")).dice(debate_campeggio=[face])
    speak(t, PAPACY, GERMAN, "campeggio", "luther", throw(5, 0), throw(6, 3))
    assert flip_all(t, "protestant") == flipped
    assert (stands(t, "campeggio") == "out") == disgraced
    assert t.state.bonus[PROTESTANT] == (2 if disgraced else 0)
    assert stands(t, "luther") == "committed"


@pytest.mark.parametrize("caller", ["papacy", "protestant"])
@proves("18.5-s7h", "18.2-r20")
def test_r107_campeggio_does_nothing_for_a_victory_or_when_he_came_committed(caller):
    if caller == "papacy":
        t = speak(
            silent(hall("campeggio", "bucer")), PAPACY, GERMAN, "campeggio", "bucer", throw(5, 1), throw(4, 0)
        )
        assert flip_all(t, "papacy") == 1
    else:
        t = silent(hall("eck", "bucer"))
        speak(t, PROTESTANT, GERMAN, "bucer", "campeggio", throw(5, 1), throw(3, 0))
        assert flip_all(t, "protestant") == 1
    assert t.over


@proves("18.5-s7h", "18.5-s7a")
def test_r107_campeggio_in_the_second_round_and_not_in_the_first():
    t = silent(hall("campeggio", "eck", "bucer", "luther")).draw(second=["eck", "luther"])
    t.dice("debate.attack", throw(5, 1), throw(7, 0)).dice("debate.defence", throw(4, 1), throw(6, 1))
    t.draw(attacker=["campeggio"], defender=["bucer"]).play(debate, PAPACY, GERMAN)
    t.answer("papacy", "debate.pool", "uncommitted")
    assert flip_all(t, "protestant") == 1  # Eck lost: nobody throws for Campeggio


@pytest.mark.parametrize(("margin", "flipped", "burnt"), [(1, 2, False), (2, 3, False), (3, 4, True)])
@proves("18.5-s7h", "18.5-s8")
def test_18_5_s8_aleanders_space_does_not_help_to_burn(margin, flipped, burnt):
    """Bucer, of value 2, burns when beaten by three, however many spaces flip."""
    t = speak(
        silent(hall("aleander", "bucer")), PAPACY, GERMAN, "aleander", "bucer", throw(5, margin), throw(4, 0)
    )
    flip_all(t, "papacy")
    assert t.state.faith.count(PROTESTANT_FAITH) == 4 - flipped
    t.expect_event("debate.won", power="papacy", many=flipped)
    assert (stands(t, "bucer") == "out") == burnt
    assert t.state.bonus[PAPACY] == (2 if burnt else 0)


# Two rounds


@proves("18.5-s7a", "18.5-s7c", "18.5-s7i", "18.5-s6", "18.5-s5")
def test_18_5_s7c_luther_may_replace_bullinger_whom_the_second_round_called():
    """Bullinger is asked for, then Here I Stand: both end up committed, Luther defends with 4 + 2."""
    t = hall("eck", "campeggio", "luther", "bullinger", "bucer")
    t.draw(attacker=["eck"], defender=["bucer"], second=["campeggio"], card_drawn=["gout"])
    t.dice("debate.attack", throw(7, 1), throw(5, 0)).dice("debate.defence", throw(4, 1), throw(6, 1))
    t.play(debate, PAPACY, GERMAN).answer("papacy", "debate.pool", "uncommitted")
    t.answer("protestant", "respond.debate.debaters", "pass", "debate.bullinger", "bullinger")
    t.dice(debate_campeggio=[1]).answer("protestant", "respond.debate.debaters", "here_i_stand")
    t.expect_event("debate.round", attacker="campeggio", defender="luther", dice=5, against=6)
    assert [stands(t, d) for d in ("bucer", "bullinger", "luther", "eck")] == ["committed"] * 4


@proves("18.5-s7c", "8.2-r17")
def test_18_5_s7c_bullinger_steps_into_a_french_debate():
    t = silent(hall("eck", "campeggio", "calvin", "bullinger")).faith("protestant", "geneva", "lyon")
    t.draw(second=["campeggio"]).dice("debate.attack", throw(7, 2), throw(5, 3))
    t.dice("debate.defence", throw(6, 2), throw(4, 0))
    t.draw(attacker=["eck"], defender=["calvin"]).play(debate, PAPACY, FRENCH)
    t.answer("protestant", "debate.bullinger", "bullinger")
    t.expect_event("debate.round", attacker="campeggio", defender="bullinger", dice=5, against=4)
    assert flip_all(t, "papacy") > 0
    assert stands(t, "bullinger") == "out"  # beaten by three, of value two
    assert stands(t, "calvin") == "committed"


@proves("18.5-s5", "18.5-s7b", "18.2-r20")
def test_r103_the_only_speakers_of_both_sides_meet_twice():
    """Eck has his own die once: then he is committed. Tyndale was uncommitted before the debate."""
    t = silent(hall("eck", "tyndale")).faith("protestant", "london")
    standing(t, "out", "campeggio", "aleander", "tetzel", "cajetan")
    t.draw(second=["eck", "tyndale"], attacker=["eck"], defender=["tyndale"])
    t.dice("debate.attack", throw(7, 1), throw(6, 1)).dice("debate.defence", throw(4, 1), throw(4, 1))
    t.play(debate, PAPACY, ENGLISH)
    t.expect_event("debate.round", dice=7, against=4)
    t.expect_event("debate.round", dice=6, against=4)
    t.expect_event("debate.even", zone="english")


@proves("18.5-s5", "18.5-s3d", "18.5-s7i")
def test_r103_luther_called_up_in_the_second_round_after_he_spoke_in_the_first():
    t = hall("eck", "campeggio", "luther").draw(attacker=["eck"], defender=["luther"], card_drawn=["gout"])
    t.draw(second=["campeggio", "bucer"]).dice("debate.attack", throw(7, 0), throw(5, 1))
    t.dice("debate.defence", throw(6, 0), throw(6, 0)).play(debate, PAPACY, GERMAN)
    t.answer("papacy", "debate.pool", "uncommitted")
    t.answer("protestant", "respond.debate.debaters", "here_i_stand")  # for Bucer
    t.expect_event("debate.round", defender="luther", against=6, times=2)
    assert stands(t, "bucer") == "committed"


@proves("18.5-s3b", "18.5-s7b")
def test_18_5_s3b_the_barred_debater_is_skipped_even_among_the_committed():
    """Luther is barred; in round two nobody is uncommitted: the draw is from the others who are not."""
    t = silent(hall("eck", "campeggio", "bucer")).draw(attacker=["eck"], defender=["bucer"])
    standing(t, "out", "carlstadt").draw(second=["campeggio", "melanchthon"])
    t.dice("debate.attack", throw(7, 0), throw(5, 1)).dice("debate.defence", throw(4, 0), throw(4, 0))
    t.play(debate, PAPACY, GERMAN, leipzig=True).answer("papacy", "debate.leipzig", "luther")
    t.answer("papacy", "debate.pool", "uncommitted")
    t.expect_event("debate.round", defender="melanchthon", against=4)  # value 3, committed before


# Dice of both sides


@pytest.mark.parametrize(
    ("caller", "zone", "debater", "mary", "confessed", "dice"),
    [
        (PAPACY, GERMAN, "eck", False, False, 7),
        (PAPACY, ENGLISH, "eck", True, False, 3 + 3 + 3 + 1),
        (PAPACY, ENGLISH, "gardiner", True, True, 3 + 3 + 3 + 1 - 1),
        (PAPACY, FRENCH, "gardiner", True, False, 6),
        (PAPACY, GERMAN, "tetzel", True, True, 1 + 3 - 1),
        (PROTESTANT, ENGLISH, "tyndale", True, True, 2 + 3),
    ],
)
@proves("18.5-s4", "18.5-s4b,s4c,s4d")
def test_18_5_s4_every_exception_meets_the_others(caller, zone, debater, mary, confessed, dice):
    t = hall("eck", "gardiner", "tetzel", "tyndale")
    if mary:
        ruler(t, ENGLAND, "mary_i")
    if confessed:
        t.arrange(lambda g: put_in_force(g, AUGSBURG_CONFESSED, PROTESTANT))
    assert total(attack_dice(t.state, caller, zone, DEBATERS[debater])) == dice


@proves("18.5-s4b", "18.5-s4c", "18.5-s4d", "18.5-s5")
def test_18_5_s5_a_papal_defender_has_neither_mary_nor_his_attackers_die_nor_the_confession():
    t = ruler(hall("gardiner", "tyndale"), ENGLAND, "mary_i").faith("protestant", "london")
    t.arrange(lambda g: put_in_force(g, AUGSBURG_CONFESSED, PROTESTANT))
    assert total(defence_dice(t.state, DEBATERS["gardiner"])) == 3 + 2
    speak(t, PROTESTANT, ENGLISH, "tyndale", "gardiner", throw(5, 1), throw(5, 0))
    t.expect_event("debate.round", dice=5, against=5)
    assert flip_all(t, "protestant") == 1


@proves("18.5-s3c", "18.5-s4", "18.5-s6")
def test_18_5_s3c_luther_attacks_for_his_own_side():
    t = hall("carlstadt", "eck").draw(card_drawn=["gout"])
    speak(t, PROTESTANT, GERMAN, "carlstadt", "eck", throw(7, 1), throw(5, 0))
    t.answer("protestant", "respond.debate.debaters", "here_i_stand")
    t.expect_event("debate.round", attacker="luther", defender="eck", dice=7, against=5)
    assert [stands(t, d) for d in ("carlstadt", "luther", "eck")] == ["committed"] * 3
    assert t.holds("protestant") == ["gout"]


@proves("18.5-s3c", "24-k37")
def test_24_k37_in_the_wartburg_luther_hears_no_call():
    t = hall("eck", "bucer").arrange(lambda g: put_in_force(g, LUTHER_HIDDEN, PROTESTANT))
    speak(t, PAPACY, GERMAN, "eck", "bucer", throw(7, 1), throw(4, 0))
    t.expect_event("debate.round", defender="bucer")
    assert debate_zones(t.state, PROTESTANT) == ()


# Who burns, who returns


@proves("21.5-r10b", "18.5-s8", "18.5-s8b", "21.5-r10", "8.2-r11")
def test_18_5_s8_a_banished_luther_who_burns_does_not_come_back():
    t = reformer(hall("eck", "luther"), "luther").play(excommunicate, BANS["luther"])
    t.answer("papacy", "ban.debate", "pass").draw(card_drawn=["gout"])
    speak(t, PAPACY, GERMAN, "eck", "bucer", throw(7, 5), throw(5, 0))
    t.answer("protestant", "respond.debate.debaters", "here_i_stand")
    flip_all(t, "papacy")
    t.expect_event("debater.burnt", debater="luther", points=4)
    t.turn(3, "card_draw").play(arrivals)
    assert stands(t, "luther") == "out"
    assert t.state.reformer_at[REFORMERS["luther"]] < 0
    assert not t.state.luther_alive


@proves("18.5-s8b", "18.3-r1", "8.2-t3")
def test_18_5_s8b_a_burnt_calvin_takes_his_reformer_and_his_book_along():
    t = reformer(silent(hall("eck", "calvin")), "calvin").faith("protestant", "geneva").turn(4)
    speak(t, PAPACY, FRENCH, "eck", "calvin", throw(7, 5), throw(6, 0))
    flip_all(t, "papacy")
    assert (stands(t, "calvin"), t.state.bonus[PAPACY]) == ("out", 4)
    assert t.state.reformer_at[REFORMERS["calvin"]] < 0
    assert not can_preach(t.state, CALVINS_INSTITUTES)
    t.turn(5, "card_draw").play(arrivals)
    assert stands(t, "calvin") == "out"
    assert t.state.reformer_at[REFORMERS["calvin"]] < 0


@proves("18.2-r19", "19.7-r1", "18.5-s9")
def test_18_2_r19_winter_rests_the_committed_and_not_the_disgraced_or_banished():
    t = hall("luther", "eck")
    standing(standing(standing(t, "out", "tetzel"), "exiled", "calvin"), "waiting", "knox").play(
        rest_debaters
    )
    assert [stands(t, d) for d in ("carlstadt", "aleander", "tetzel", "calvin", "knox")] == [
        "free", "free", "out", "exiled", "waiting",
    ]  # fmt: skip


# Where a debate may be called


@proves("21.5-r11", "18.1-r30")
def test_r133_the_bull_against_cranmer_leaves_nobody_to_debate_with():
    t = reformer(hall("eck", "cranmer"), "cranmer").faith("protestant", "london")
    t.impulse("papacy", card="papal_bull").play(papal_bull, PAPACY).answer("papacy", "ban.whom", "cranmer")
    assert t.over
    t = reformer(hall("eck", "cranmer", "tyndale"), "cranmer").faith("protestant", "london")
    t.impulse("papacy", card="papal_bull").play(papal_bull, PAPACY).answer("papacy", "ban.whom", "cranmer")
    t.expect("papacy", "ban.debate", options=["debate", "pass"], about={"zone": "english"})


@proves("18.1-r28", "18.1-r29", "18.1-r30")
def test_18_1_r30_committed_debaters_still_keep_a_zone_open_to_the_papacy():
    t = hall("eck")
    standing(t, "committed", "tyndale")
    assert debate_zones(t.state, PAPACY) == (GERMAN, ENGLISH)
    assert debate_zones(t.state, PROTESTANT) == ()
    standing(t, "exiled", "tyndale")
    assert debate_zones(t.state, PAPACY) == (GERMAN,)


# What is flipped


@proves("18.5-s7f", "18.5-s7g", "21.6-r5")
def test_21_6_r5_an_electorate_flipped_by_a_debate_arms_at_once():
    t = silent(hall("luther", "eck")).faith("protestant", "worms")
    speak(t, PROTESTANT, GERMAN, "luther", "eck", throw(7, 1), throw(5, 0))
    t.answer("protestant", "flip.space", "augsburg")
    assert t.units("augsburg", "protestant") == (2, 0)


@proves("18.5-s7f", "18.5-s7g")
def test_18_5_s7g_a_victory_without_an_eligible_space_flips_nothing():
    """The one Protestant space of the world lies among Catholics in unrest and far from the sea."""
    t = silent(only_free(catholic_world(), "eck", "bucer")).faith("protestant", "zurich")
    t.unrest("basel", "innsbruck")
    speak(t, PAPACY, GERMAN, "eck", "bucer", throw(7, 2), throw(4, 0))
    t.expect_event("debate.won", power="papacy", many=2)
    assert (t.over, faith(t, "zurich")) == (True, "protestant")  # not even asked


@proves("23.1-r3", "18.5-s7e")
def test_23_1_r3_the_fiftieth_space_is_won_in_a_debate():
    t = silent(only_free(catholic_world(), "luther", "eck")).impulse("protestant", cp=3)
    german = [s for s in SPACES if t.state.board.zone[s] in (GERMAN, FRENCH)]
    t.faith("protestant", *[s.word for s in german[:49]])
    assert t.state.faith.count(PROTESTANT_FAITH) == 49
    t.draw(attacker=["luther"], defender=["eck"]).dice("debate.attack", throw(7, 1)).dice(
        "debate.defence", throw(5, 0)
    )
    t.play(take_action, PROTESTANT).answer("protestant", "action", "call_debate")
    if t.asked("protestant", "debate.zone"):
        t.answer("protestant", "debate.zone", "german")
    t.answer("protestant", "debate.pool", "uncommitted")
    t.answer("protestant", "flip.space", t.options("protestant")[0])
    assert (t.ending, t.winners) == ("religious", ("protestant",))


@proves("21.3-p4c", "21.3-p4", "18.1-r29")
def test_r131_marys_card_of_four_points_burns_books_though_no_debater_is_left():
    t = ruler(hall().turn(7), ENGLAND, "mary_i").faith("protestant", "london", "calais").impulse("england")
    t.hand("england", "copernicus").arrange(lambda g: g.hands[ENGLAND].remove(2), home_used=[2])
    t.dice("mary", [1]).play(begin_impulse, ENGLAND).answer("england", "impulse.card", "copernicus")
    t.expect_event("burning.begins", zone="english")
    t.seeded(3).play_out()
    assert not t.events("debate.called")
    assert t.state.cp == 0
