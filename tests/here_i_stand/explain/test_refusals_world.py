"""Why a voyage, a discovery, a colony box or a marriage is not offered, and that it can be said."""

from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.explain.refusals.overseas import REFUSALS_WORLD
from cuius.titles.here_i_stand.ids import ENGLAND, FRANCE, LEADERS, OTTOMAN
from cuius.titles.here_i_stand.phases.action.impulse import take_action
from cuius.titles.here_i_stand.state import CAPTIVE
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.court import henrys_court, occurred, reign
from tests.here_i_stand.overseas import claimed, colony, quiet_sea


def refused(key: str, word: str, *args, reason: str, rule: str) -> None:
    """The refusal has this reason and statement, and every language can say it."""
    refusal = REFUSALS_WORLD[key](word, *args)
    assert (refusal.key, refusal.rule) == (f"refused.{reason}", rule)
    said = [catalogue(TITLE.folder, language).say(refusal.key, refusal.args) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


def test_why_nobody_sails():
    g = quiet_sea().impulse("ottoman", cp=5).state
    refused("action", "explore", g, OTTOMAN, reason="voyage.never", rule="20-r1")
    g = quiet_sea().impulse("england", cp=1).state
    refused("action", "conquer", g, ENGLAND, reason="voyage.points", rule="20.3-r3")
    g = quiet_sea().impulse("england", cp=5).arrange(explorers=[2] * 15, conquistadors=[2] * 9).state
    refused("action", "explore", g, ENGLAND, reason="voyage.explorers", rule="20.2-x1")
    refused("action", "conquer", g, ENGLAND, reason="voyage.conquistadors", rule="20.3-x1")
    g = colony(quiet_sea(), "roanoke", "jamestown").impulse("england", cp=5).state
    refused("action", "colonize", g, ENGLAND, reason="voyage.boxes", rule="20.1-r4")
    assert REFUSALS_WORLD["action"]("piracy", g, ENGLAND) is None


def test_why_nobody_sails_twice():
    t = quiet_sea().impulse("france", cp=6).play(take_action, FRANCE).answer("france", "action", "explore")
    refused("action", "explore", t.state, FRANCE, reason="voyage.once", rule="20.2-r3")


def test_why_a_discovery_or_a_box_is_not_open():
    g = claimed(quiet_sea(), "france", "amazon").state
    refused("voyage.choice", "amazon", g, reason="voyage.claimed", rule="20.2-t4")
    refused("voyage.choice", "pacific_strait", g, reason="voyage.strait", rule="20.2-t5")
    g = colony(quiet_sea(), "roanoke").state
    refused("colony.box", "roanoke", g, ENGLAND, reason="voyage.box_taken", rule="20.1-r5")
    refused("colony.box", "cuba", g, ENGLAND, reason="voyage.box_foreign", rule="20.1-r5")


def test_why_henry_does_not_marry():
    henry = LEADERS["henry_viii"]
    captive = henrys_court().arrange(leader_at={henry: CAPTIVE}, captor={henry: int(FRANCE)})
    for table, reason, rule in (
        (henrys_court(turn=1), "early", "21.3-r2"),
        (reign(henrys_court(), "mary_i"), "dead", "21.3-r11"),
        (captive, "captive", "21.3-r11"),
        (henrys_court().siege("london"), "besieged", "21.3-r11"),
        (occurred(henrys_court(box="jane_seymour"), 4, 5), "heirs", "21.3-r12"),
        (henrys_court(box="katherine_parr"), "last", "21.3-r2"),
    ):
        refused("wives.choice", "marry", table.state, reason=f"wives.{reason}", rule=rule)


def test_why_the_card_declares_no_such_war():
    g = henrys_court().war("england", "france").state
    refused("wives.choice", "papacy", g, reason="wives.foes", rule="21.3-r1")
    refused("wives.choice", "france", g, reason="war-already", rule="9.6-p2c")
    g = henrys_court().ally("england", "france").state
    refused("wives.choice", "scotland", g, reason="war-protector", rule="9.6-x2b")
