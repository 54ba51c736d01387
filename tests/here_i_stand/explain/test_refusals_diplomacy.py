"""Why an answer is not offered in the Diplomacy Phase, and that it can be said."""

from __future__ import annotations

from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.explain.refusals.diplomacy import REFUSALS_DIPLOMACY
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    OTTOMAN,
    PAPACY,
    PLACES,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.common.powers import grant
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import TALKS
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.tables import war_table
from tests.here_i_stand.talks import talks


def refused(key, word, *args, reason, rule):
    """The refusal has this reason and statement, and every language can say it."""
    refusal = REFUSALS_DIPLOMACY[key](word, *args)
    assert (refusal.key, refusal.rule) == (f"refused.{reason}", rule)
    said = [catalogue(TITLE.folder, language).format(refusal.key, refusal.args) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


def test_why_no_war():
    t = (
        war_table(5)
        .turn(3, "diplomacy")
        .war("france", "habsburg")
        .ally("france", "ottoman")
        .ally("venice", "papacy")
    )
    t.arrange(peace_made=[(int(FRANCE), int(PAPACY))])
    g = t.state
    refused("war.declare", "habsburg", g, FRANCE, reason="war-already", rule="9.6-p2c")
    refused("war.declare", "ottoman", g, FRANCE, reason="war-ally", rule="9.6-x5")
    refused("war.declare", "independent", g, FRANCE, reason="war-independent", rule="9.6-x8")
    refused("war.declare", "protestant", g, FRANCE, reason="war-league", rule="9.6-x6")
    refused("war.declare", "venice", g, FRANCE, reason="war-minor-ally", rule="9.6-x4")
    refused("war.declare", "hungary", g, FRANCE, reason="war-never", rule="9.6-x1")
    refused("war.declare", "papacy", g, FRANCE, reason="war-peace", rule="9.6-x9")
    g.league = True
    refused("war.declare", "protestant", g, ENGLAND, reason="one-player", rule="9.6-p1")
    g.peace_made.append((int(FRANCE), int(ENGLAND)))
    refused("war.declare", "scotland", g, ENGLAND, reason="war-protector", rule="9.6-x11")
    g.owed[HABSBURG] = 9
    refused("war.declare", "england", g, HABSBURG, reason="war-price", rule="9.6-r2")
    assert REFUSALS_DIPLOMACY["war.declare"]("nonsense", g, FRANCE) is None


def test_why_no_payment():
    g = war_table().state
    refused("war.intervene", "intervene", g, FRANCE, 2, reason="too-few-points", rule="9.6-r2")
    refused("war.pay", "master_of_italy", g, FRANCE, reason="mandatory-pays", rule="9.6-r4")
    refused("war.pay", "gout", g, FRANCE, reason="card-not-held", rule="9.6-r2")


def test_why_no_peace_and_no_ransom():
    t = war_table().war("protestant", "habsburg").war("france", "habsburg")
    g = t.state
    refused("peace.sue", "england", g, FRANCE, reason="no-war", rule="9.3-p1")
    refused("peace.sue", "habsburg", g, PROTESTANT, reason="league-war", rule="9.3-p1b")
    refused("peace.sue", "habsburg", g, FRANCE, reason="no-loss", rule="9.3-p1a")
    refused("ransom.leader", "francis_i", g, FRANCE, reason="no-card-to-draw", rule="9.4-r4")
    t.hand("france", "gout")
    refused("ransom.leader", "francis_i", t.state, FRANCE, reason="no-captive", rule="9.4-r1")
    refused("displace.land", "rome", g, FRANCE, PLACES["metz"], False, reason="not-nearest", rule="9.3-p3b")


def test_why_no_clause():
    t = talks(5).war("france", "habsburg").ally("genoa", "france").arrange(league=True)
    g, talk = t.state, TALKS[0]
    refused("deal.kind", "fleet", g, talk, reason="loan-alone", rule="9.2-r6")
    refused("deal.taker", "habsburg", g, talk, "alliance", FRANCE, reason="alliance-war", rule="9.2-x1")
    refused("deal.taker", "papacy", g, talk, "alliance", OTTOMAN, reason="alliance-never", rule="9.2-x2")
    refused("deal.taker", "papacy", g, talk, "alliance", HABSBURG, reason="alliance-divorce", rule="9.2-x3")
    refused("deal.taker", "protestant", g, talk, "cards", ENGLAND, reason="one-player", rule="9.1-r10")
    refused(
        "deal.taker", "ottoman", g, talk, "mercenaries", FRANCE, reason="ottoman-mercenaries", rule="9.1-r18"
    )
    refused("deal.taker", "habsburg", g, talk, "end_war", PROTESTANT, reason="league-war", rule="9.1-x1")
    grant(g, "cards", FRANCE, ENGLAND)
    refused("deal.taker", "france", g, talk, "cards", ENGLAND, reason="one-way", rule="9.1-r16")
    refused("deal.what", "rome", g, talk, "space", FRANCE, ENGLAND, reason="space-not-held", rule="9.1-r10")
    refused("deal.what", "paris", g, talk, "space", FRANCE, ENGLAND, reason="capital", rule="9.1-x2")
    refused("deal.what", "genoa", g, talk, "space", FRANCE, ENGLAND, reason="minor-key", rule="9.1-x3")
    refused("deal.what", "york", g, talk, "space", ENGLAND, PROTESTANT, reason="one-player", rule="9.1-r10")


def test_why_a_clause_of_a_kind_is_not_open():
    g, talk = talks().state, TALKS[0]
    for kind, rule in (
        ("end_war", "9.1-r4"),
        ("leader", "9.1-r8"),
        ("divorce", "9.1-r23"),
        ("pardon", "9.1-r27"),
    ):
        refused("deal.kind", kind, g, talk, reason=f"deal.{kind}", rule=rule)
    refused("deal.kind", "mercenaries", g, talk, reason="deal.nobody", rule="9.1-r18")
    refused("deal.giver", "france", g, talk, "pardon", reason="deal.papacy", rule="9.1-r27")
    refused("deal.giver", "france", g, talk, "mercenaries", reason="deal.nothing", rule="9.1-r18")
    refused("deal.taker", "france", g, talk, "end_war", ENGLAND, reason="no-war", rule="9.1-r4")
    assert REFUSALS_DIPLOMACY["deal.kind"]("nonsense", g, talk) is None
    assert REFUSALS_DIPLOMACY["deal.giver"]("venice", g, talk, "cards") is None
