"""The lasting effects of cards, as the page names them."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import EFFECTS
from cuius.titles.here_i_stand.rules import lasting

GROUPS = ("OVER_WITH_IMPULSE", "OUTLASTS_THE_TURN")


def test_every_bit_of_a_lasting_effect_has_its_name_in_order():
    bits = {name: value for name, value in vars(lasting).items() if name.isupper() and name not in GROUPS}
    assert bits == {effect.word.upper(): 1 << n for n, effect in enumerate(EFFECTS)}
