"""15.3 The largest Royalist army stands at Paris, whoever adds to the others; the Swiss too."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import HUGUENOT, PROVINCES
from cuius.titles.guerres.phases.war.recruitment import amounts, deploy, open_provinces
from tests.guerres.cards.plays import at, played, refused
from tests.guerres.tables import GuerresTable, war_table

POITOU = PROVINCES["poitou"]


def allied_recruits(paris: int, poitou: int) -> GuerresTable:
    """After the Call to Arms: Royalist armies at Paris and in Poitou, where the Huguenots hold Niort."""
    t = war_table(6, called=True).towns("huguenot", "niort").towns("royalist", "poitiers", "paris")
    t.army("royalist_1", "ile_de_france", paris).army("royalist_2", "poitou", poitou)
    return t.arrange(levy={HUGUENOT: 5})


@pytest.mark.parametrize(("paris", "poitou", "most"), [(4, 3, 1), (8, 3, 5), (9, 6, 3)])
@proves("15.3-r6", "15.3-r16")
def test_r114_an_ally_does_not_outgrow_paris(paris, poitou, most):
    t = allied_recruits(paris, poitou)
    assert max(amounts(t.state, HUGUENOT, POITOU)) == most


@proves("15.3-r6")
def test_r114_an_army_as_large_as_that_of_paris_takes_nobody_more():
    t = allied_recruits(4, 4)
    assert POITOU not in open_provinces(t.state, HUGUENOT)
    t.play(deploy, HUGUENOT).expect("huguenot", "deploy.province", lacks=["poitou"])
    assert t.why_not("huguenot", "poitou").rule == "15.3-r6"


@proves("15.3-r6", "15.3-r7")
def test_r114_with_paris_lost_an_ally_adds_what_finds_room():
    t = allied_recruits(4, 4).towns("league", "paris")
    assert max(amounts(t.state, HUGUENOT, POITOU)) == 5


@proves("15.3-r16")
def test_r114_the_ally_s_own_armies_are_no_royalist_armies():
    t = war_table(6, called=True).towns("huguenot", "niort").towns("royalist", "paris")
    t.army("royalist_1", "ile_de_france", 2).army("huguenot_1", "poitou", 3).arrange(levy={HUGUENOT: 5})
    assert max(amounts(t.state, HUGUENOT, POITOU)) == 5


@proves("15.3-r6", "15.3-r7", "19-k8")
def test_r115_no_swiss_before_a_paris_of_the_enemy():
    t = war_table(6, called=True, windows="discreet").towns("league", "paris", "meaux")
    refused(t, "royalist", "swiss_of_pfyffer", "no-town-there", at("deploy", "royalist"))


@proves("15.3-r8", "19-k8")
def test_r115_with_meaux_the_swiss_come_all_the_same():
    t = war_table(6, called=True).towns("league", "paris").towns("royalist", "meaux")
    played(t, "royalist", "swiss_of_pfyffer", at("deploy", "royalist"))
    assert (t.place_of("royalist_1"), t.troops_of("royalist_1")) == ("ile_de_france", 2)


@proves("15.3-r6", "19-k8")
def test_r115_a_paris_of_the_ally_is_open_to_the_swiss():
    t = war_table(2).towns("league", "paris", "meaux")
    played(t, "royalist", "swiss_of_pfyffer", at("deploy", "royalist"))
    assert t.troops_of("royalist_1") == 2
