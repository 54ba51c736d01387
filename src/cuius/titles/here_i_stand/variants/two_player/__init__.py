"""25 The game for two: what differs from the game for three to six."""

from cuius.titles.here_i_stand.phases.variant import VARIANTS, Variant
from cuius.titles.here_i_stand.variants.two_player import cards as cards
from cuius.titles.here_i_stand.variants.two_player.state import PairState
from cuius.titles.here_i_stand.variants.two_player.turn import (
    FOR_TWO,
    LED,
    act_for,
    begin_turn_of_two,
    dismiss_captains,
    lay_out_diplomacy,
    led_now,
    mary_and_the_pope,
    unpinned,
)

VARIANTS[FOR_TWO] = Variant(
    new_state=PairState,
    lay_out=lay_out_diplomacy,
    begin_turn=begin_turn_of_two,
    after_impulse=mary_and_the_pope,
    led=LED,
    led_now=led_now,
    act_for=act_for,
    free_to_move=unpinned,
    before_winter=dismiss_captains,
)
