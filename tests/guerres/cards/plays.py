"""Playing one event card at the moment it belongs to, and being refused it.

t = played(court_table(1), "huguenot", "franco_gallia")
refused(court_table, 2, "royalist", "tour_de_france_royal", "massacred")
"""

from __future__ import annotations

from cuius.titles.guerres.ids import ARMIES, EVENTS, FACTIONS, PROVINCES, TIMINGS, TOWNS
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.rules.event_cards import CardTiming
from tests.guerres.tables import GuerresTable

STARRED = frozenset(
    """treaty_of_hampton_court assassination la_rochelle surprise_of_meaux michelade franco_gallia malcontents
    peace_of_monsieur disgrace entrevue_de_bayonne tour_de_france_royal he_would_not_dare polish_crown
    quarrel_of_the_mignons vengeance jesuits_plot spanish_intervention savoyard_intervention
    death_of_mary_stuart triumvirate league_of_peronne day_of_the_barricades treaty_of_joinville
    treason_at_the_gate""".split()
)
"""Cards that leave the game once played; the others are discarded."""


def at(timing: str, faction: str = "", army: str = "", enemy: str = "", where: str = "", town: str = ""):
    """A moment in words: `at("siege", "royalist", "royalist_1", where="orleanais", town="orleans")`."""
    return CardTiming(
        TIMINGS[timing],
        int(FACTIONS[faction]) if faction else -1,
        int(ARMIES[army]) if army else -1,
        int(ARMIES[enemy]) if enemy else -1,
        int(PROVINCES[where]) if where else -1,
        int(TOWNS[town]) if town else -1,
    )


def timing_of(t: GuerresTable, card: str) -> str:
    return t.state.board.timing[EVENTS[card]][0].word


def played(t: GuerresTable, faction: str, card: str, moment: CardTiming | None = None) -> GuerresTable:
    """The faction holds the card and plays it; it goes where its star says."""
    moment = moment or at(timing_of(t, card), faction)
    t.holds(faction, card).play(event_window, FACTIONS[faction], moment)
    if not t.state.board.red[EVENTS[card]]:
        t.answer(faction, f"event.{moment.timing.word}", card)
    t.expect_event("event.played", faction=faction, card=card)
    assert t.where(card) == ("out" if card in STARRED else "discards")
    return t


def refused(t: GuerresTable, faction: str, card: str, reason: str, moment: CardTiming | None = None) -> None:
    """The faction holds the card and may not play it, for this reason; the table must be discreet."""
    moment = moment or at(timing_of(t, card), faction)
    t.holds(faction, card).play(event_window, FACTIONS[faction], moment)
    t.expect(faction, f"event.{moment.timing.word}", lacks=[card])
    t.refuse(faction, f"event.{moment.timing.word}", card)
    why = t.why_not(faction, card)
    assert why.key == f"refused.card-{reason}"
    assert t.where(card) == faction
