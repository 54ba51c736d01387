"""Why a card is not played, a pass not allowed, a space not taken, and that it can be said."""

from cuius.core.rulebook import proves
from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.explain.refusals import REFUSALS
from cuius.titles.here_i_stand.ids import CARDS, ENGLAND, FRANCE, OTTOMAN
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.preaching import ruler
from tests.here_i_stand.tables import HisTable, war_table


def refused(key: str, word: str, *args, reason: str, rule: str) -> None:
    """The refusal has this reason and statement, and every language can say it."""
    refusal = REFUSALS[key](word, *args)
    assert (refusal.key, refusal.rule) == (f"refused.{reason}", rule)
    said = [catalogue(TITLE.folder, language).say(refusal.key, refusal.args) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


def hand(power: str, *cards: str) -> HisTable:
    return war_table().impulse(power).hand(power, *cards)


@proves("11-x1", "11-x2", "11-x3")
def test_11_x1_why_nobody_passes():
    t = hand("france", "gout").play(begin_impulse, FRANCE)
    assert t.match.why_not("france", "pass").rule == "11-x1"
    refused("impulse.card", "pass", t.state, FRANCE, reason="pass.home", rule="11-x1")
    g = hand("protestant", "clement_vii").state
    g.hands[FRANCE] = [int(CARDS["clement_vii"])]
    refused("impulse.card", "pass", g, FRANCE, reason="pass.mandatory", rule="11-x2")
    g.hands[FRANCE] = [int(CARDS[w]) for w in ("gout", "foul_weather", "landsknechts", "treachery")]
    refused("impulse.card", "pass", g, FRANCE, reason="pass.many", rule="11-x3")


@proves("11-r2", "11-r3", "11-r4", "11-r5", "11-x5", "6.1-r21", "6.1-r24")
def test_11_r5_why_a_card_is_not_played_so():
    g = hand("france", "clement_vii").state
    refused("impulse.card", "gout", g, FRANCE, reason="card-not-held", rule="11-r2")
    assert REFUSALS["impulse.card"]("paris", g, FRANCE) is None
    for card, manner, reason, rule in (
        ("clement_vii", "points", "mandatory", "11-r3"),
        ("arquebusiers", "event", "combat", "6.1-r21"),
        ("venetian_alliance", "event", "not-yours", "11-r5"),
        ("spring_preparations", "event", "phase", "6.1-r24"),
        ("foul_weather", "event", "response", "11-r4"),
        ("halleys_comet", "event", "condition", "24-k38"),
    ):
        refused("impulse.manner", manner, g, FRANCE, CARDS[card], reason=f"card.{reason}", rule=rule)
    g.used_as_event.append((int(CARDS["erasmus"]), int(OTTOMAN)))
    refused("impulse.manner", "event", g, FRANCE, CARDS["erasmus"], reason="card.used", rule="11-x5")


@proves("12.2-x1", "12.2-x2", "12.2-x3", "12.2-x4", "12.2-x5", "12.4-c3")
def test_12_2_x1_why_a_space_is_not_taken():
    t = war_table().war("france", "habsburg").impulse("france", cp=3)
    t.put("st_quentin", "france", regulars=1)
    for word, reason, rule in (
        ("paris", "own", "12.2-x1"),
        ("london", "peace", "12.2-x1"),
        ("brussels", "walls", "12.2-x2"),
        ("linz", "far", "12.2-x4"),
    ):
        refused("control.space", word, t.state, FRANCE, reason=f"control.{reason}", rule=rule)
    t.unrest("linz")
    refused("control.space", "linz", t.state, FRANCE, reason="control.unrest", rule="12.4-c3")
    t = war_table().war("france", "habsburg").put("linz", "france", regulars=1)
    refused("control.space", "linz", t.state, FRANCE, reason="control.no-line", rule="12.2-x3")
    t.put("linz", "habsburg", regulars=1)
    refused("control.space", "linz", t.state, FRANCE, reason="control.held", rule="12.2-x5")
    assert REFUSALS["control.space"]("north_sea", t.state, FRANCE) is None


@proves("21.3-r27")
def test_21_3_r27_under_mary_england_has_only_the_points():
    g = ruler(hand("england", "landsknechts"), ENGLAND, "mary_i").state
    refused("impulse.manner", "event", g, ENGLAND, CARDS["landsknechts"], reason="card.mary", rule="21.3-r27")
