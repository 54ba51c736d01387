"""Small things that a player at the table would miss."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.phases.turning_points import call_to_arms, strike
from tests.guerres.tables import GuerresTable, court_table


def newcomers(t: GuerresTable, faction: str) -> list[str]:
    return [told["character"] for told in t.events("character.enters", faction=faction)]


@proves("18-r15", "14.2-r6")
def test_18_r15_the_table_hears_who_answers_the_call_to_arms():
    t = court_table(6).play(call_to_arms)
    assert newcomers(t, "league")[-5:] == [
        "charles_cardinal_de_bourbon",
        "philippe_emmanuel_de_mercoeur",
        "andre_de_villars_brancas",
        "charles_de_brissac",
        "jean_boucher",
    ]


def test_18_r15_plotters_who_came_before_are_not_announced_again():
    t = court_table(6).in_play("jean_boucher").play(call_to_arms)
    assert "charles_de_brissac" in newcomers(t, "league")
    assert "jean_boucher" not in newcomers(t, "league")


@proves("18-r6")
def test_18_r6_the_assembly_is_announced_when_it_meets():
    t = court_table(3).seeded().play(strike)
    assert newcomers(t, "huguenot")[-1:] == ["assemblee_huguenote"]
