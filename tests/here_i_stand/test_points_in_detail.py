"""23.2 The points of a power by their sources, as its card shows them."""

from __future__ import annotations

from pathlib import Path

from cuius.core.record import load, parse
from cuius.core.title import get_title
from cuius.titles.here_i_stand.score import points_in_detail, score
from tests.here_i_stand.tables import war_table

FIXTURES = Path(__file__).parent / "fixtures"
EARLY, LATE = 400, 900


def test_23_2_r1_the_sources_add_up_to_the_victory_points():
    for path in sorted(FIXTURES.glob("1517-*.json"))[:3]:
        match = load(parse(path.read_bytes()))
        for row in (EARLY, LATE):
            g = match.at(min(row, len(match.journal))).state
            found = points_in_detail(g)
            assert {power: sum(parts.values()) for power, parts in found.items()} == score(g)


def test_23_2_r19_saint_peter_s_stands_apart_from_the_reformation():
    g = war_table().arrange(st_peters=10).state
    found = points_in_detail(g)["papacy"]
    assert found["st_peters"] == 2
    assert set(found) == {"keys", "faith", "st_peters", "bonus"}
    assert set(get_title("here_i_stand").layers["points"](g)["protestant"]) == {
        "electorates",
        "faith",
        "bonus",
    }
