"""Every invariant holds in the set-ups, and sees what it is there to see."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cuius.titles.here_i_stand import invariants
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    BUDA,
    CHARLES_V,
    ERASMUS,
    FRANCE,
    GENOA,
    HABSBURG,
    IONIAN_SEA,
    MADRID,
    OTTOMAN,
    PARIS,
    PATRON_OF_THE_ARTS,
    REVOLT_IN_EGYPT,
    VIENNA,
)
from cuius.titles.here_i_stand.phases.action.impulse import READY
from cuius.titles.here_i_stand.phases.setup import ally
from cuius.titles.here_i_stand.state import POWER_COUNT, WAR, State
from tests.here_i_stand.tables import his_table, war_table


@pytest.mark.parametrize("scenario", ["1517", "1532", "tournament"])
def test_all_hold_in_the_set_ups(scenario: str):
    g = his_table(scenario=scenario).state
    for law in invariants.INVARIANTS:
        assert all(holds for holds, _ in law(g)), law.__name__


def too_many(g: State) -> None:
    g.add_regulars(PARIS, FRANCE, 99)


def card_twice(g: State) -> None:
    g.discards.append(int(ERASMUS))


def card_lost(g: State) -> None:
    g.deck.remove(ERASMUS)


def stolen_home_card(g: State) -> None:
    g.hands[FRANCE].remove(PATRON_OF_THE_ARTS)
    g.hands[OTTOMAN].append(int(PATRON_OF_THE_ARTS))


def hired_by_a_minor(g: State) -> None:
    g.add_hired(PARIS, GENOA)


def ship_on_land(g: State) -> None:
    g.squadrons[MADRID * POWER_COUNT + HABSBURG] += 1


def early_in_algiers(g: State) -> None:
    g.add_regulars(ALGIERS, OTTOMAN)


def army_at_sea(g: State) -> None:
    g.leader_at[CHARLES_V] = int(IONIAN_SEA)


def captor_of_nobody(g: State) -> None:
    g.captor[CHARLES_V] = int(FRANCE)


def holds_for_itself(g: State) -> None:
    ally(g, GENOA, FRANCE)
    g.control[PARIS] = int(GENOA)


def one_sided(g: State) -> None:
    g.relation[FRANCE * POWER_COUNT + OTTOMAN] = WAR


def nobody_besieges(g: State) -> None:
    g.besieged[VIENNA] = 1


def enemies_together(g: State) -> None:
    g.relate(OTTOMAN, HABSBURG, WAR)
    g.add_regulars(BUDA, OTTOMAN)
    g.add_regulars(BUDA, HABSBURG)


def crowd_abroad(g: State) -> None:
    g.wars_abroad.append((int(REVOLT_IN_EGYPT), int(OTTOMAN), 4, 0, 3))


def off_the_track(g: State) -> None:
    g.chateaux = 7


def empty_loan(g: State) -> None:
    g.loans.append((int(IONIAN_SEA), int(FRANCE), int(HABSBURG), 0))


@pytest.mark.parametrize(
    ("name", "harm"),
    [
        ("counters", too_many),
        ("cards", card_twice),
        ("cards", card_lost),
        ("home_cards", stolen_home_card),
        ("mercenaries", hired_by_a_minor),
        ("ships", ship_on_land),
        ("ships", early_in_algiers),
        ("leaders", army_at_sea),
        ("leaders", captor_of_nobody),
        ("control", holds_for_itself),
        ("relations", one_sided),
        ("sieges", nobody_besieges),
        ("enemies", enemies_together),
        ("foreign_wars", crowd_abroad),
        ("tracks", off_the_track),
        ("loans", empty_loan),
    ],
)
def test_each_sees_its_fault(name: str, harm: Callable[[State], None]):
    g = war_table().impulse("ottoman").arrange(stage=READY).state
    law = getattr(invariants, name)
    assert all(holds for holds, _ in law(g))
    harm(g)
    assert not all(holds for holds, _ in law(g))
