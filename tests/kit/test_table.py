"""Tables for tests that read as play, tried on the example."""

from __future__ import annotations

import pytest

from cuius.core.errors import BadConfig, CannotUndo, NotOffered, StaleNumber, WrongKey, WrongSeat
from cuius.core.ids import PASS
from cuius.core.requests import Ask, Checkpoint, Draw, Roll, Victory
from cuius.kit import Table, TableError, table
from cuius.kit.policy import first, steward
from cuius.titles.example.ids import CARDS, GATES, HOUSES, NOBODY
from cuius.titles.example.phases.march import march, response_window
from cuius.titles.example.rules.points import points
from cuius.titles.example.victory import check_gates

HERON, STAG, BOAR = HOUSES.ids[:3]
NORTH, RIVER, MILL = GATES
MILITIA, COMPANY, CANNON, BAR = CARDS


def heron_marches():
    """Heron marches with a cannon; stag holds a bar."""
    t = table("example", players=3, windows="fast")
    return t.arrange(hands=[[CANNON], [BAR], []], garrison={RIVER: 2}).play(march, HERON)


# Setting up


def test_a_table_takes_its_options_by_name_or_together():
    assert table("example", windows="fast").config.options == {"windows": "fast"}
    assert table("example", options={"windows": "fast"}).config.options == {"windows": "fast"}
    assert table("example", 2, "siege").config.scenario == "siege"
    with pytest.raises(BadConfig, match="no option 'weather'"):
        table("example", weather="foul")


def test_the_set_up_is_arranged_by_functions_and_fields():
    t = table("example", players=3)
    t.arrange(lambda g: g.florins.append(9), garrison={RIVER: 4}, holder=[HERON, STAG, BOAR])
    assert t.state.florins == [3, 3, 3, 9]
    assert t.state.garrison == [1, 4, 1]
    assert t.state.holder == [0, 1, 2]


def test_the_set_up_may_be_changed_directly_before_play():
    t = table("example", players=3).seeded()
    t.state.florins[STAG] = 1
    assert t.skip_to("bid").options("stag") == ("0", "1")


def test_an_unknown_field_is_not_arranged():
    with pytest.raises(AttributeError):
        table("example").arrange(florin=3)


def test_nothing_is_arranged_once_play_has_begun():
    t = table("example", players=3).seeded().begin()
    with pytest.raises(TableError, match="before play begins"):
        t.arrange(florins=[1, 1, 1])


def test_two_tables_share_nothing():
    one, other = (table("example", players=3) for _ in range(2))
    one.state.florins[HERON] = 99
    assert other.state.florins[HERON] == 3


# Procedures alone


def test_one_procedure_is_played_alone():
    t = heron_marches()
    t.dice(attack=[5, 5, 1, 1], defence=[6, 6])
    t.answer("heron", "march.gate", "river").answer("stag", "respond", "pass")
    assert t.over
    assert t.returned is None
    assert t.state.holder[RIVER] == NOBODY
    assert t.ending is None
    assert t.winners == ()
    t.expect_event("march.fought", house=HERON, gate="river", hits=2, stands=2)
    t.done()


def test_the_value_of_a_procedure_is_kept():
    t = table("example", players=3, windows="fast").arrange(hands=[[], [BAR], []])
    t.play(response_window, HERON, NORTH)
    with pytest.raises(TableError, match="No procedure has ended here"):
        t.returned
    assert t.answer("stag", "respond", "bar").returned is True


def test_a_plain_function_is_played_as_a_procedure():
    t = table("example", players=3).arrange(holder=[STAG] * 3)
    assert t.play(points, STAG).returned == 12
    assert t.play(check_gates).ending == "gates"
    assert t.winners == ("stag",)


def test_a_second_procedure_plays_on_with_the_state_of_the_first():
    t = heron_marches()
    t.dice(attack=[5, 5, 5, 1], defence=[1, 1]).answer("heron", "march.gate", "river")
    t.answer("stag", "respond", "pass")
    assert t.state.holder == [NOBODY, HERON, NOBODY]
    t.arrange(holder={NORTH: HERON, MILL: HERON}).play(check_gates)
    assert t.winners == ("heron",)


def test_a_procedure_that_waits_is_not_followed_by_another():
    with pytest.raises(TableError, match="has not ended: row 1: heron is asked march"):
        heron_marches().play(check_gates)


def test_checkpoints_inside_a_procedure_are_passed_over():
    def twice(g):
        for turn in (1, 2):
            yield Checkpoint("turn")
            yield Ask(HERON, "bid", lambda: (turn, PASS))
        return "ended"

    t = table("example", players=3).play(twice)
    t.answer("heron", "bid", 1).expect("heron", "bid", [2, "pass"])
    twin = t.fork().answer("heron", "bid", "pass")
    assert twin.returned == "ended"
    assert twin.fork().returned == "ended"
    with pytest.raises(TableError, match="No procedure has ended here"):
        t.returned


def test_a_victory_inside_a_procedure_ends_the_game():
    def won(g):
        yield Roll(d6=1, why="omen")
        raise Victory("gates", STAG)

    t = table("example", players=3).dice(omen=[6]).play(won)
    assert (t.ending, t.winners) == ("gates", ("stag",))


# Chance


def test_a_throw_that_was_not_told_fails():
    t = heron_marches()
    t.answer("heron", "march.gate", "river")
    with pytest.raises(TableError, match=r"march.attack: 4 dice are thrown, and the script has nothing"):
        t.answer("stag", "respond", "pass")


def test_a_throw_of_other_dice_than_told_fails():
    t = heron_marches().dice(attack=[5])
    t.answer("heron", "march.gate", "river")
    with pytest.raises(TableError, match=r"march.attack: 4 dice are thrown, not \[5\]"):
        t.answer("stag", "respond", "pass")


def test_a_throw_that_never_comes_fails():
    t = heron_marches().dice(attack=[5])
    with pytest.raises(TableError, match=r"never thrown or drawn: {'attack': \[\[5\]\]}"):
        t.done()
    with pytest.raises(TableError, match="never thrown"), table("example").draw(deal="bar"):
        pass


def test_throws_are_told_by_reason_end_of_reason_or_with_underscores():
    def thrown(g):
        faces = []
        for why in ("siege.attack", "siege.sea.attack", "siege.sea.attack"):
            faces.append((yield Roll(d6=1, why=why)))
        return faces

    t = table("example").dice("siege.attack", [1]).dice(sea_attack=[[2], [3]])
    assert t.play(thrown).returned == [(1,), (2,), (3,)]


def test_draws_are_told_by_word():
    t = table("example", players=3)
    t.draw("deal", "bar", "bar", CANNON).draw(deal=["militia"] * 6)
    t.begin()
    assert t.state.hands[HERON] == [BAR, BAR, CANNON]
    t.done()


def test_a_draw_that_is_not_in_the_pool_fails():
    def drawn(g):
        yield Draw([1, 2], why="lot")

    with pytest.raises(TableError, match="lot: '3' is not in the pool"):
        table("example").draw(lot=3).play(drawn)


def test_what_is_told_comes_before_what_is_seeded():
    t = table("example", players=3).seeded(1).draw(deal="cannon").begin()
    assert t.state.hands[HERON][0] == CANNON
    assert len(t.state.hands[BOAR]) == 3
    t.done()


# Playing


def test_several_answers_of_one_role_stand_in_one_line():
    t = table("example", players=3, windows="fast").arrange(hands=[[MILITIA, CANNON], [], []])
    t.play(march, HERON).dice(attack=[1] * 4, defence=[1])
    assert t.answer("heron", "march.card", "cannon", "march.gate", "mill").over


def test_an_answer_to_a_question_that_is_not_asked_shows_what_is():
    t = heron_marches()
    with pytest.raises(TableError, match=r"stag is not asked respond now: row 1: heron is asked march.gate"):
        t.answer("stag", "respond", "pass")
    with pytest.raises(TableError, match=r"'calais' is not offered: .* of \[north, river, mill\]"):
        t.answer("heron", "march.gate", "calais")
    with pytest.raises(TableError, match="There is no 'wolf' at this table"):
        t.answer("wolf", "respond", "pass")
    with pytest.raises(TableError, match="a key and a word"):
        t.answer("heron", "march.gate")


def test_roles_seats_and_ids_name_who_answers():
    for who in ("heron", HERON, "first"):
        t = table("example", players=2).seeded(1).skip_to("bid")
        t.answer(who, "bid", 1)
        assert not t.asked("heron")


def test_a_seat_answers_for_any_of_its_roles():
    t = table("example", players=2).seeded(1).skip_to("bid")
    t.answer("boar", "bid", 1)
    assert t.asked("heron", "bid")
    assert not t.asked("boar")


def test_a_role_may_answer_by_itself():
    t = table("example", players=3).seeded(1).skip_to("bid")
    t.auto("stag", bid=2).auto("boar", first)
    assert t.waiting == [("heron", "bid")]
    t.auto("stag", "pass").auto(BOAR, steward)
    t.answer("heron", "bid", 3)
    assert t.events("bid.shown", house=STAG) == [{"house": "stag", "florins": 2}]
    assert t.waiting == [("heron", "action")]


def test_everything_is_skipped_to_a_question_or_the_end():
    t = table("example", players=3).seeded(2).skip_to("march.gate", action="march")
    assert t.waiting[0][1] == "march.gate"
    t.skip_to("bid", "boar").play_out("steward")
    assert t.over
    assert t.ending in ("points", "gates")
    with pytest.raises(TableError, match="ended before 'bid' was asked"):
        t.skip_to("bid")


def test_a_rule_that_fails_shows_itself():
    def failing(g):
        yield Ask(HERON, "bid", lambda: (1, 2))
        raise ZeroDivisionError("the rule itself")

    t = table("example").play(failing)
    with pytest.raises(ZeroDivisionError, match="the rule itself"):
        t.answer("heron", "bid", 1)


def test_what_must_hold_is_checked_after_every_answer():
    def stealing(g):
        yield Ask(HERON, "bid", lambda: (1, 2))
        g.florins[STAG] = -1

    with pytest.raises(TableError, match=r"Invariant 2.3 nobody_owes is broken at 1"):
        table("example", players=3).play(stealing).answer("heron", "bid", 1)
    assert table("example", players=3, check=False).play(stealing).answer("heron", "bid", 1).over


def test_what_the_arranged_table_breaks_by_design_is_not_checked():
    t = heron_marches()  # the cards were not taken from the deck
    t.dice(attack=[1] * 4, defence=[1] * 2)
    t.answer("heron", "march.gate", "river").answer("stag", "respond", "pass")
    assert t.over


def test_answers_are_taken_back():
    t = table("example", players=3).seeded(1).skip_to("bid")
    t.answer("heron", "bid", 1)
    assert t.undo("heron").asked("heron", "bid")
    with pytest.raises(CannotUndo):
        t.undo("stag")


def test_a_role_gives_a_standing_order():
    t = table("example", players=3).seeded(1).begin()
    t.order(STAG, "deal.turn", "pass").answer("heron", "deal.turn", "pass")
    assert t.waiting == [("boar", "deal.turn")]


def test_a_fork_is_played_on_separately():
    t = heron_marches()
    t.answer("heron", "march.gate", "river")
    barred = t.fork().answer("stag", "respond", "bar")
    assert barred.over
    barred.expect_event("gate.barred", house="stag")
    assert not t.over
    fought = t.fork().dice(attack=[5] * 4, defence=[1, 1]).answer("stag", "respond", "pass")
    assert fought.state.holder[RIVER] == HERON
    assert t.state.holder[RIVER] == NOBODY


# What a test expects


def test_expectations_name_what_is_wrong():
    t = heron_marches()
    t.expect("heron")
    t.expect(HERON, "march.gate", [MILL, NORTH, RIVER], offers=["mill"], lacks=["calais"], rule="2.5-r1")
    with pytest.raises(TableError, match=r"Expected the options \['mill'\], but row 1: heron is asked"):
        t.expect("heron", "march.gate", ["mill"])
    with pytest.raises(TableError, match="'calais' should be offered"):
        t.expect("heron", offers=["calais"])
    with pytest.raises(TableError, match="'mill' should not be offered"):
        t.expect("heron", lacks=["mill"])
    with pytest.raises(TableError, match=r"should rest on 9\.9"):
        t.expect("heron", rule="9.9")
    t.answer("heron", "march.gate", "river").expect("stag", "respond", about={"gate": RIVER})
    with pytest.raises(TableError, match="should be about gate=mill"):
        t.expect("stag", "respond", about={"gate": MILL})


def test_refusals_are_expected_with_their_reason():
    t = heron_marches()
    assert "not offered" in str(t.refuse("heron", "march.gate", "calais"))
    t.refuse("stag", "march.gate", "mill", WrongSeat)
    t.refuse("heron", "march.card", "mill", WrongKey)
    with pytest.raises(TableError, match="Refused with NotOffered instead of StaleNumber"):
        t.refuse("heron", "march.gate", "calais", StaleNumber)
    with pytest.raises(TableError, match="should have been refused"):
        t.refuse("heron", "march.gate", "mill", NotOffered)


def test_the_log_is_read_as_events_and_words():
    t = table("example", players=3).seeded(1).begin()
    assert t.events("round.begins") == [{"round": 1}]
    assert len(t.events("card.drawn")) == 9
    assert len(t.events("card.drawn", reader="stag")) == 3
    assert t.log("en")[0] == "Round 1 begins."
    assert t.log("fr") != t.log("en")
    assert len(t.log(reader="stag")) < len(t.log())
    t.expect_event("cards.drawn", times=3)
    with pytest.raises(TableError, match="was told 0 times"):
        t.expect_event("gate.taken")


def test_views_are_those_of_seats_roles_and_spectators():
    t = table("example", players=2).seeded(1).begin()
    assert set(t.view("first")["hands"]) == {"heron", "boar"}
    assert t.view(BOAR) == t.view("first")
    assert t.view()["hands"] == {}


def test_a_title_may_derive_a_table_in_its_own_words():
    class Gates(Table):
        def give(self, **cards):
            for house, words in cards.items():
                self.state.hands[HOUSES[house]] = [CARDS[w] for w in words.split()]
            return self

    t = Gates("example", players=3, windows="fast").give(heron="cannon bar", stag="bar").play(march, HERON)
    assert t.answer("heron", "march.gate", "mill").waiting == [("stag", "respond")]


def test_nothing_is_overridden_for_good():
    """Without `cuius.kit.plugin`, which this file does not use, nobody would put it back."""
    registry: dict[str, str] = {}
    with pytest.raises(TableError, match="put the entry back"):
        table("example").override(registry, "bar", "opens a gate")
    assert registry == {}
