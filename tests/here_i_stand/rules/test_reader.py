"""What a player who knows the game by heart would look at first."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, ENGLAND, RENEGADE
from cuius.titles.here_i_stand.phases.winter.renewal import send_back_renegade
from cuius.titles.here_i_stand.state import AWAY, ON_CARD
from tests.here_i_stand.tables import war_table

REVOLT_IN_IRELAND = int(CARDS["revolt_in_ireland"])


@proves("19.2-r1", "21.7-r14")
def test_19_2_r1_the_renegade_leaves_a_foreign_war_too():
    t = war_table().arrange(
        wars_abroad=[(REVOLT_IN_IRELAND, int(ENGLAND), 2, 1, 3)],
        leaders_abroad=[(REVOLT_IN_IRELAND, int(RENEGADE))],
        leader_at={RENEGADE: ON_CARD},
        leader_of={RENEGADE: int(ENGLAND)},
    )
    t.play(send_back_renegade)
    assert t.state.leader_at[RENEGADE] == AWAY
    assert t.state.leaders_abroad == []
    assert t.state.wars_abroad == [(REVOLT_IN_IRELAND, int(ENGLAND), 2, 1, 3)]
