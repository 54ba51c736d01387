"""13 Red cards come before every other card of the hand, in the whole court phase."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.guerres.tables import court_table


@proves("13-r9", "18-r8")
@pytest.mark.parametrize("windows", ["fast", "discreet"])
def test_13_r9_the_crown_of_poland_comes_before_bayonne(windows):
    t = court_table(4, windows=windows).holds("royalist", "polish_crown", "entrevue_de_bayonne")
    t.hand("huguenot", "gaspard_de_coligny").seeded().phase("massacre")
    t.expect("royalist", "event.massacre", options=["polish_crown", "pass"])
    assert t.why_not("royalist", "entrevue_de_bayonne").rule == "13-r9"
    t.answer("royalist", "event.massacre", "polish_crown")
    assert t.where("polish_crown") == "out"
    t.expect("royalist", "event.massacre", options=["entrevue_de_bayonne", "pass"])
    t.answer("royalist", "event.massacre", "entrevue_de_bayonne")
    assert t.state.massacred


@proves("13-r9")
def test_13_r9_he_may_pass_and_play_the_red_card_in_his_own_turn():
    t = court_table(4).holds("royalist", "polish_crown", "entrevue_de_bayonne").dice(massacre=[6, 6])
    t.hand("huguenot", "gaspard_de_coligny").phase("massacre").answer("royalist", "event.massacre", "pass")
    assert (t.where("polish_crown"), t.state.massacred) == ("royalist", False)


@proves("13-r9", "13-r11")
def test_13_r9_the_quarrel_comes_before_the_call_to_arms():
    t = court_table(5).holds("royalist", "quarrel_of_the_mignons", "he_would_not_dare").arrange(taxes=2)
    t.phase("court_opening").expect(
        "royalist", "event.court_start", options=["quarrel_of_the_mignons", "pass"]
    )
    t.answer("royalist", "event.court_start", "quarrel_of_the_mignons")
    assert t.state.taxes == 1
    t.expect("royalist", "event.court_start", options=["he_would_not_dare", "pass"])


@proves("13-r9")
def test_13_r9_a_red_card_alone_opens_no_window_before_the_turns():
    """It is played in the faction's own turn; nothing else waits behind it here."""
    t = court_table(4).holds("royalist", "polish_crown").dice(massacre=[6, 6])
    t.hand("huguenot", "gaspard_de_coligny").phase("massacre")
    assert (t.over, t.where("polish_crown")) == (True, "royalist")
