"""Why an answer is not offered in land war, and that it can be said."""

import pytest

from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.here_i_stand.explain.refusals.land import REFUSALS_LAND
from cuius.titles.here_i_stand.ids import ENGLAND, FRANCE, HABSBURG, MOVE_CLEAR, MOVE_PASS, PLACES
from cuius.titles.here_i_stand.phases.common.fleets import put_mark
from cuius.titles.here_i_stand.phases.land.movement import move
from cuius.titles.here_i_stand.title import TITLE
from tests.here_i_stand.marching import formation
from tests.here_i_stand.tables import HisTable, war_table


def frontier() -> HisTable:
    """France at war with England, Habsburg at peace; a besieged Calais, English units in Rouen."""
    t = war_table().war("france", "england").put("boulogne", "france", regulars=2, leaders=["francis_i"])
    t.put("calais", "england", regulars=1).put("calais", "france", regulars=2).siege("calais")
    return t.control("england", "rouen").put("rouen", "england", regulars=1)


def refused(key: str, word: str, *args, reason: str, rule: str) -> None:
    """The refusal has this reason and statement, and every language can say it."""
    refusal = REFUSALS_LAND[key](word, *args)
    assert (refusal.key, refusal.rule) == (f"refused.march.{reason}", rule)
    said = [catalogue(TITLE.folder, language).format(refusal.key, refusal.args) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)


def test_why_nobody_moves_from_there():
    t = (
        frontier()
        .put("paris", "france", regulars=1)
        .arrange(lambda g: put_mark(g.beaten, FRANCE, PLACES["paris"], 1))
    )
    g = t.state
    refused("move.from", "metz", g, FRANCE, MOVE_CLEAR, reason="nobody", rule="13.1-p1")
    refused("move.from", "calais", g, ENGLAND, MOVE_CLEAR, reason="besieged", rule="15-r3")
    refused("move.from", "paris", g, FRANCE, MOVE_CLEAR, reason="beaten", rule="13.1-x10")
    refused("move.from", "boulogne", g, FRANCE, MOVE_PASS, reason="no-road", rule="13.1-p2")
    t.arrange(fresh_sieges=[(int(PLACES["calais"]), int(FRANCE))])
    refused("move.from", "calais", g, FRANCE, MOVE_CLEAR, reason="fresh-siege", rule="13.1-x11")
    assert REFUSALS_LAND["move.from"]("north_sea", g, FRANCE, MOVE_CLEAR) is None


def test_why_the_formation_does_not_go_there():
    g = frontier().put("brussels", "habsburg", regulars=1).put("st_dizier", "habsburg", regulars=1).state
    army, king = formation("france", "boulogne", 2), formation("france", "boulogne", 0, 0, ["francis_i"])
    refused("move.to", "lyon", g, army, MOVE_CLEAR, reason="far", rule="13.1-p2")
    refused("move.to", "paris", g, army, MOVE_PASS, reason="plain", rule="13.1-p3")
    refused("move.to", "rouen", g, king, MOVE_CLEAR, reason="leaders-alone", rule="13.1-x12")
    besiegers = formation("france", "calais", 2)
    refused("move.to", "brussels", g, besiegers, MOVE_CLEAR, reason="neutral", rule="13.1-x3")
    defenders = formation("france", "dijon", 2)
    refused("move.to", "st_dizier", g, defenders, MOVE_CLEAR, reason="strangers", rule="13.1-x4")
    alpine = formation("france", "grenoble", 2)
    refused("move.to", "turin", g, alpine, MOVE_CLEAR, reason="pass", rule="13.1-p3")
    bohemia = formation("habsburg", "prague", 2)
    refused("move.to", "wittenberg", g, bohemia, MOVE_CLEAR, reason="electorate", rule="21.6-x4")


def test_why_nobody_intercepts_from_there():
    t = frontier().put("innsbruck", "habsburg", regulars=2).put("zurich", "habsburg", leaders=["charles_v"])
    t.arrange(lambda g: put_mark(g.intercepted, ENGLAND, PLACES["rouen"], 1))
    g, paris, trent = t.state, PLACES["paris"], PLACES["trent"]
    key, mover = "intercept.from", formation("france", "paris", 2)
    refused(key, "rouen", g, ENGLAND, paris, (PLACES["rouen"],), mover, reason="tried-there", rule="13.2-p4")
    refused(key, "rouen", g, ENGLAND, paris, (), mover, reason="tried", rule="13.2-r4")
    refused(key, "innsbruck", g, HABSBURG, trent, (), mover, reason="no-pass", rule="13.2-r2")
    refused(key, "lyon", g, ENGLAND, paris, (), mover, reason="far", rule="13.2-r1")
    refused(key, "dijon", g, ENGLAND, paris, (), mover, reason="nobody", rule="13.2-r1")
    refused(key, "calais", g, ENGLAND, PLACES["boulogne"], (), mover, reason="besieged", rule="13.2-r5")
    refused(key, "zurich", g, HABSBURG, PLACES["basel"], (), mover, reason="leader-alone", rule="13.2-r12")


@pytest.mark.parametrize(
    ("key", "rules"),
    [
        ("avoid.to", ("13.3-p2", "13.3-x4", "13.3-x1", "13.3-x2", "13.3-x2")),
        ("retreat.to", ("14.1-r3", "14.1-x4", "14.1-x3", "14.1-x1", "14.1-x1")),
    ],
)
def test_why_there_is_no_way_out_there(key, rules):
    t = frontier().control("england", "paris", "st_quentin").unrest("paris")
    g = t.put("st_quentin", "france", regulars=1).control("habsburg", "wittenberg").state
    boulogne, calais, prague = [
        formation("france", word, 2) if key == "avoid.to" else PLACES[word]
        for word in ("boulogne", "calais", "prague")
    ]
    refused(key, "lyon", g, ENGLAND, boulogne, (), reason="far", rule=rules[0])
    refused(key, "calais", g, ENGLAND, boulogne, (PLACES["calais"],), reason="enemys-way", rule=rules[1])
    refused(key, "antwerp", g, ENGLAND, calais, (), reason="not-friendly", rule=rules[2])
    refused(key, "paris", g, ENGLAND, boulogne, (), reason="unrest", rule=rules[3])
    refused(key, "st_quentin", g, ENGLAND, boulogne, (), reason="enemies", rule=rules[4])
    refused(key, "wittenberg", g, HABSBURG, prague, (), reason="electorate", rule="21.6-x4")


def test_the_table_says_why():
    t = frontier()
    t.play(move, FRANCE, MOVE_CLEAR)
    t.answer("france", "move.from", "boulogne", "move.leader", "done", "move.regulars", 2)
    assert t.why_not("france", "lyon").rule == "13.1-p2"
