"""What a question tells of the dice to come, held against the odds by numbers."""

from __future__ import annotations

import json

import pytest

from cuius.core.ids import word_of
from cuius.core.observation import encode, observe
from cuius.core.odds import Forecast, total
from cuius.core.text import LANGUAGES, catalogue
from cuius.titles.guerres.explain.odds import ODDS
from cuius.titles.guerres.explain.odds.court import success
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, LEAGUE, PROVINCES, ROYALIST
from cuius.titles.guerres.phases.court.actions import influence, surprise
from cuius.titles.guerres.phases.court.turns import court_turn
from cuius.titles.guerres.phases.war.fights import battle, siege
from cuius.titles.guerres.phases.war.rounds import activate
from cuius.titles.guerres.title import TITLE
from tests.guerres.tables import GuerresTable, court_table, war_table

GUISE = CHARACTERS["francois_de_guise"]
ROYALIST_1, HUGUENOT_1 = ARMIES["royalist_1"], ARMIES["huguenot_1"]


def odds(t: GuerresTable) -> dict[str, Forecast]:
    """What the open question says of its answers, all of which can be shown and said."""
    question = t.match.questions[0]
    weighed = {word_of(o): TITLE.forecasts[question.key](question.ask, o) for o in question.options}
    found = {word: forecast for word, forecast in weighed.items() if forecast is not None}
    shown = json.loads(encode(observe(t.match, question.seat)))["question"]["odds"]
    assert shown == {word: forecast.to_dict() for word, forecast in found.items()}
    for language in LANGUAGES:
        words = catalogue(TITLE.folder, language)
        for forecast in found.values():
            for key in [c.key for c in forecast.outcomes] + reasons(forecast):
                assert words.format(key)
    return found


def reasons(forecast: Forecast) -> list[str]:
    return [m.reason for m in (*forecast.modifiers, *forecast.against)]


def before_orleans() -> GuerresTable:
    """Montmorency with eight points enters Orléanais, where Condé stands with four."""
    t = war_table().army("royalist_1", "ile_de_france", 8, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").coins(royalist=9).arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.troops", "8")
    return t.answer("royalist", "war.share", str(t.state.board.cost[8]))


def test_14_7_r5_every_town_has_its_odds():
    t = court_table().play(surprise, LEAGUE, GUISE)
    found, military = odds(t), t.state.board.military[GUISE]
    assert set(found) == set(t.match.questions[0].words)
    assert found["rouen"] == ODDS["surprise"].forecast(military=military, major=1)
    assert found["valence"] == ODDS["surprise"].forecast(military=military)
    t.dice(action=[1, 2]).answer("league", "surprise.town", "rouen")


def test_14_7_r11_influence_by_whoever_acts():
    t = court_table().play(influence, ROYALIST, CHARACTERS["catherine_de_medicis"])
    assert odds(t)["dijon"] == ODDS["influence"].forecast(intrigue=3, major=1)
    t.dice(action=[1, 2]).answer("royalist", "influence.town", "dijon")


def test_14_6_r1_an_action_is_as_likely_as_its_best_target():
    t = court_table(windows="fast").hand("league", GUISE.word).acts(league=1)
    t.play(court_turn, LEAGUE)
    found = odds(t)
    assert found["surprise"].at_best
    best = success(found["surprise"])
    t.answer("league", "court.action", "surprise")
    assert best == max(success(forecast) for forecast in odds(t).values())
    t.dice(action=[1, 2]).answer("league", "surprise.town", "rouen")


def test_15_7_7_r8_a_siege_shows_both_sides():
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", 8, "anne_de_montmorency")
    found = odds(t.play(siege, ROYALIST_1))
    assert set(found) == set(t.match.questions[0].words) - {"pass"}
    assert found["orleans"] == ODDS["siege"].forecast(troops=8, garrison=2)
    assert total(found["orleans"].against) == 2
    t.answer("royalist", "siege.town", "pass")


def test_15_7_4_r6_both_sides_of_a_meeting_know_their_odds():
    t = before_orleans()
    found = odds(t)
    seek = ODDS["battle"].forecast(troops=8, enemy_troops=4, enemy_tactical=1)
    assert found["fight"] == seek
    found = odds(t.answer("royalist", "war.fight", "fight"))
    assert found["stand"].probability("odds.battle.won") == seek.probability("odds.battle.lost")
    assert found["stand"].against == seek.modifiers
    assert found["evade"] == ODDS["evasion"].forecast(tactical=1, troops=4, moving_troops=8)
    t.dice(evasion=[6, 6]).answer("huguenot", "war.reply", "evade", "war.evade_to", "stay")


def test_15_7_4_r5_an_interception_has_its_odds():
    t = before_orleans().answer("royalist", "war.fight", "avoid")
    wanted = ODDS["interception"].forecast(tactical=1, troops=4, moving_troops=8)
    assert odds(t) == {"intercept": wanted}
    t.answer("huguenot", "war.intercept", "let_pass")


@pytest.mark.parametrize(
    ("holder", "card", "own"),
    [
        ("royalist", "charge_of_the_reiters", {"reiters": 1}),
        ("royalist", "ambush", {"ambush": 1}),
        ("huguenot", "ambush", {"ambush": 1}),
    ],
)
def test_15_1_r2_a_war_card_shows_what_it_would_change(holder, card, own):
    t = war_table(windows="fast").arrange(active=0).army("royalist_1", "orleanais", 4, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 3, "louis_de_conde").holds(holder, card)
    t.play(battle, ROYALIST_1, HUGUENOT_1)
    royal = {"troops": 4, "tactical": 0}, {"troops": 3, "tactical": 1}
    mine, theirs = royal if holder == "royalist" else royal[::-1]
    numbers = {**mine, **{f"enemy_{name}": value for name, value in theirs.items()}}
    assert odds(t) == {
        card: ODDS["battle"].forecast(**numbers, **own),
        "pass": ODDS["battle"].forecast(**numbers),
    }
    t.seeded().play_out()


def test_19_w6_mines_show_what_they_would_change():
    t = war_table(windows="fast").arrange(active=0).army("royalist_1", "orleanais", 8, "anne_de_montmorency")
    t.holds("royalist", "mine_and_sap").play(siege, ROYALIST_1).answer("royalist", "siege.town", "orleans")
    found = odds(t)
    assert found["pass"] == ODDS["siege"].forecast(troops=8, garrison=2)
    assert found["mine_and_sap"] == ODDS["siege"].forecast(troops=8, garrison=2, mines=1)
    t.seeded().play_out()


def test_15_7_5_r1_the_log_tells_the_dice_of_both_sides_and_why():
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", 4, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 3, "louis_de_conde").dice(attack=[5, 1], defence=[1, 2])
    t.seeded().play(battle, ROYALIST_1, HUGUENOT_1)
    fought = next(e for e in t.match.log.events if e.key == "battle.fought")
    assert [(throw.why, throw.faces, [tuple(m) for m in throw.reasons]) for throw in fought.dice] == [
        ("battle.attack", (5, 1), [(2, "fight.size", "15.7.5-r1")]),
        ("battle.defence", (1, 2), [(1, "fight.size", "15.7.5-r1"), (1, "fight.tactical", "15.7.5-r2")]),
    ]


def past_rebels(edition: str, enemy: str) -> GuerresTable:
    """Three points march from Saintonge to Berry; somebody stands in Poitou, on one of the ways."""
    t = war_table(edition=edition).army("royalist_1", "saintonge", 3, "louis_de_montpensier")
    t.army(enemy, "poitou", 3, "louis_de_conde" if enemy == "huguenot_1" else "").coins(royalist=9)
    t.arrange(active=0).play(activate, ROYALIST_1, PROVINCES["berry"])
    return t.answer("royalist", "war.troops", "3")


def test_20_r1_a_step_into_a_revolt_shows_whether_it_stops_the_army():
    """Small against small: 0 - 1 (Montpensier)."""
    found = odds(past_rebels("fr", "peasant_revolt"))
    assert found == {"poitou": ODDS["interception"].forecast(troops=3, moving_tactical=1, moving_troops=3)}


def test_15_7_4_r14_a_step_past_an_enemy_shows_it_in_the_later_edition():
    found = odds(past_rebels("living", "huguenot_1"))
    wanted = ODDS["interception"].forecast(tactical=1, troops=3, moving_tactical=1, moving_troops=3)
    assert found["poitou"] == wanted
    assert "limousin" not in found


def test_15_7_4_r5_who_avoids_battle_sees_whether_he_is_stopped():
    t = before_orleans()
    assert odds(t)["avoid"] == ODDS["interception"].forecast(tactical=1, troops=4, moving_troops=7)


def test_20_r1_who_avoids_rebels_sees_whether_they_stop_him():
    t = war_table().army("royalist_1", "saintonge", 3, "louis_de_montpensier").coins(royalist=9)
    t.army("governor_revolt", "poitou", 5).arrange(active=0).play(activate, ROYALIST_1, PROVINCES["poitou"])
    t.answer("royalist", "war.troops", "3", "war.share", "2")
    assert odds(t)["avoid"] == ODDS["interception"].forecast(troops=5, moving_tactical=1, moving_troops=3)


def test_r110_who_stands_there_already_is_not_stopped_and_sees_no_odds_of_it():
    t = war_table().army("royalist_1", "orleanais", 3, "louis_de_montpensier").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.share", "2")
    assert set(odds(t)) == {"fight"}


def test_19_w11_scouts_change_what_a_step_shows():
    t = war_table().army("royalist_1", "saintonge", 3, "louis_de_montpensier").coins(royalist=9)
    t.army("peasant_revolt", "poitou", 3).arrange(active=0).holds("huguenot", "good_scouts")
    t.play(activate, ROYALIST_1, PROVINCES["berry"]).answer("royalist", "war.troops", "3")
    t.answer("huguenot", "event.move", "good_scouts", "card.scouts", "raise")
    wanted = ODDS["interception"].forecast(troops=3, moving_tactical=1, moving_troops=3, scouts=2)
    assert odds(t)["poitou"] == wanted
