"""12.4 What a space in unrest loses, in other chapters of the rules."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CATHOLIC, HABSBURG, PLACES, PROTESTANT, PROTESTANT_FAITH
from cuius.titles.here_i_stand.phases.sea.piracy import is_watchtower
from cuius.titles.here_i_stand.rules.religion import counter_dice, recoverable, reformable, reformation_dice
from tests.here_i_stand.tables import HisTable, war_table


def germany() -> HisTable:
    """Every space Catholic but Erfurt."""
    t = war_table()
    for space in t.state.board.homes[PROTESTANT]:
        t.faith("catholic", space.word)
    return t.faith("protestant", "erfurt")


def dice(modifiers: tuple) -> int:
    return sum(m.value for m in modifiers)


def test_12_4_r6_nothing_in_a_space_in_unrest_counts_next_door():
    t = germany().faith("protestant", "kassel", "magdeburg")
    t.put("erfurt", "protestant", regulars=2)
    leipzig = PLACES["leipzig"]
    with_erfurt = dice(reformation_dice(t.state, leipzig))
    t.unrest("erfurt")
    assert dice(reformation_dice(t.state, leipzig)) == max(1, with_erfurt - 2)  # the space and its troops
    t = germany()
    papal = dice(counter_dice(t.state, PLACES["erfurt"]))
    t.unrest("leipzig")
    assert dice(counter_dice(t.state, PLACES["erfurt"])) == papal - 1


def test_12_4_r7_the_only_protestant_neighbour_in_unrest_opens_no_target():
    t = germany()
    assert PLACES["leipzig"] in reformable(t.state)
    t.unrest("erfurt")
    assert PLACES["leipzig"] not in reformable(t.state)


def test_12_4_r8_the_only_catholic_neighbour_in_unrest_opens_no_target():
    t = germany().faith("protestant", *[s.word for s in germany().state.board.neighbours[PLACES["erfurt"]]])
    assert PLACES["erfurt"] not in recoverable(t.state)
    t.faith("catholic", "kassel")
    assert PLACES["erfurt"] in recoverable(t.state)
    t.unrest("kassel")
    assert PLACES["erfurt"] not in recoverable(t.state)


@proves("12.4-r18")
def test_12_4_r18_a_space_in_unrest_can_be_won_over():
    t = germany().unrest("leipzig")
    assert PLACES["leipzig"] in reformable(t.state)
    t = germany().unrest("erfurt")
    assert PLACES["erfurt"] in recoverable(t.state)


@proves("12.4-r9")
def test_r44_it_is_still_protestant_for_everything_else():
    t = germany().unrest("erfurt")
    assert t.state.faith[PLACES["erfurt"]] == PROTESTANT_FAITH
    assert t.state.faith[PLACES["leipzig"]] == CATHOLIC


def test_12_4_r17_a_fortress_in_unrest_does_not_watch_for_pirates():
    t = war_table().war("ottoman", "habsburg")
    assert is_watchtower(t.state, PLACES["malta"], HABSBURG)
    t.unrest("malta")
    assert not is_watchtower(t.state, PLACES["malta"], HABSBURG)


def test_2_5_r6_religion_crosses_a_pass_but_gives_no_dice():
    t = germany().faith("catholic", "erfurt").faith("protestant", "graz")  # a pass from Salzburg
    assert PLACES["salzburg"] in reformable(t.state)
    assert dice(reformation_dice(t.state, PLACES["salzburg"])) == 1  # the least, nothing for Graz
