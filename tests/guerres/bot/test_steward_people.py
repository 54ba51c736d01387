"""Whom the steward has killed, and when: what a character is still worth."""

from __future__ import annotations

from cuius.titles.guerres.bot.steward import steward
from cuius.titles.guerres.view import own, view
from tests.guerres.tables import GuerresTable, court_table


def ask(t: GuerresTable, role: str, key: str, *options: str, **about: object) -> str:
    seen = {**view(t.state), **own(t.state, (role,))}
    return steward(seen, {"role": role, "key": key, "options": list(options), "about": about})


# 12-r5 Whoever is about to die


def victim(turn: int) -> str:
    about = {"card": ["card", "assassination"], "faction": ["faction", "league"]}
    return ask(
        court_table(turn), "huguenot", "card.victim", "francois_de_guise", "sebastien_de_martigues", **about
    )


def test_12_r5_no_murderer_is_sent_to_whoever_dies_at_the_end_of_the_turn():
    assert victim(1) == "francois_de_guise"
    assert victim(2) == "sebastien_de_martigues"


def rival(turn: int, **towns: int) -> str:
    t = court_table(turn).only_towns(**towns)
    about = {"card": ["card", "assassination"]}
    return ask(t, "huguenot", "card.victim_faction", "royalist", "league", "huguenot", **about)


def test_19_r1_of_two_rivals_the_one_with_the_abler_captain_is_struck():
    """Henri de Guise is worth more than any Royalist; François de Guise dies anyhow at the end of turn 2."""
    assert rival(3, league=14, huguenot=12) == "league"
    assert rival(2, league=14, huguenot=12) == "royalist"
    assert rival(3, league=6, huguenot=8) == "royalist"


# 18-r8 The massacre


def bayonne(**towns: int) -> str:
    t = court_table(3).only_towns(**towns).holds("royalist", "entrevue_de_bayonne")
    return ask(t, "royalist", "event.massacre", "entrevue_de_bayonne", "pass")


def test_18_r8_no_massacre_where_the_league_is_the_rival_to_fear():
    assert bayonne(league=8, huguenot=14) == "entrevue_de_bayonne"
    assert bayonne(league=13, huguenot=8) == "pass"
