"""The examples of the rule book, played: recruits, leaders, marches, battles, sieges and victory."""

from __future__ import annotations

import pytest

from cuius.core.odds import total
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, HUGUENOT, LEAGUE, PROVINCES, ROYALIST, TOWNS
from cuius.titles.guerres.phases.war import marches
from cuius.titles.guerres.phases.war.fights import battle, fate_in_battle, fate_in_siege, siege
from cuius.titles.guerres.phases.war.leaders import assign, merge
from cuius.titles.guerres.phases.war.money import attrition
from cuius.titles.guerres.phases.war.recruitment import huguenot_income, league_income, tax_yield
from cuius.titles.guerres.phases.war.rounds import ACTING, activate
from cuius.titles.guerres.rules.armies import may_support
from cuius.titles.guerres.rules.combat import battle_dice, garrison_dice, siege_dice
from cuius.titles.guerres.rules.movement import activation_cost, distances, modifiers_of, owner
from cuius.titles.guerres.state import CAPTURED, WOUNDED
from cuius.titles.guerres.victory import counted_towns
from tests.core.book_examples import in_words, told
from tests.guerres.tables import GuerresTable, new_table, war_table

SAFE = [1, 1]
ROYAL_1, ROYAL_2, LEAGUE_1, HUGUENOT_1 = (
    ARMIES[word] for word in ("royalist_1", "royalist_2", "league_1", "huguenot_1")
)


def book(beginning: str) -> str:
    return told("guerres", beginning)


def dice_of(t: GuerresTable, army: int, enemy: int) -> int:
    return total(battle_dice(t.state, army, enemy))


def post_of(t: GuerresTable, leader: str) -> int:
    return t.state.post[CHARACTERS[leader]]


# Recruits


def test_income_of_the_first_turn():
    words, g = book("The campaign opens with 12 Huguenot towns"), new_table().state
    troops, money = huguenot_income(g)
    assert f"{g.towns_of(HUGUENOT)} Huguenot towns: {troops} troop points and {money} money" in words
    troops, money = tax_yield(g, 1)
    assert f"spend the level: {troops} troop points and {money} money" in words
    assert f"The League takes {league_income(g)[1]} money" in words


def test_income_of_a_lone_league():
    words = book("In the last turn the League stands alone with 11 towns")
    g = war_table(6, called=True).only_towns(league=11, huguenot=8).state
    troops, money = league_income(g)
    assert f"raises {troops} troop points and {money} money" in words
    assert troops > tax_yield(g, 2)[0]


def test_the_level_a_scenario_begins_with():
    words = book("In turn 4 of this scenario the Royalist player spends the level")
    t = new_table(scenario="te_deum")
    troops, money = tax_yield(t.state, t.state.taxes)
    assert f": {troops} troop points and {money} money" in words


def test_one_level_pays_one_large_activation():
    words = book("With one level of taxes the king has 8 troop points and 5 money")
    g = war_table().state
    troops, money = tax_yield(g, 1)
    assert f"{troops} troop points and {money} money" in words
    assert f"To activate a large army costs {activation_cost(g, troops)}" in words


# Leaders


def test_guise_takes_the_largest_royal_army():
    words = book("The royal camp has three armies: 6 points in Île-de-France")
    t = war_table().gone("anne_de_montmorency", "antoine_de_bourbon")
    t.army("royalist_1", "ile_de_france", 6).army("royalist_2", "guyenne", 4).army("league_1", "flandre", 3)
    t.play(assign, 0)
    assert t.commander_of("royalist_1") == "francois_de_guise"
    assert owner(t.state, ROYAL_1) == LEAGUE
    (asked, _), *_ = t.waiting
    assert asked == "royalist"
    assert "The Royalist player chooses among these equals" in words


def test_whom_tavannes_supports():
    words, tavannes = book("may support Anne de Montmorency (A, 0)"), CHARACTERS["gaspard_de_tavannes"]
    found = []
    for chief in ("anne_de_montmorency", "jacques_de_nemours", "blaise_de_monluc"):
        t = war_table().army("royalist_1", "ile_de_france", 6, chief)
        found.append(may_support(t.state, tavannes, ROYAL_1))
    assert found == [True, False, False]
    assert "He may not support Jacques de Nemours" in words


def test_two_armies_merge_in_champagne():
    words = book("They merge: 10 points, one too many")
    t = war_table(3).army("royalist_1", "champagne", 6, "louis_de_montpensier")
    t.army("league_1", "champagne", 4, "henri_de_guise").play(merge, ROYAL_1, LEAGUE_1)
    assert f"so {t.troops_of('royalist_1')} remain and one is lost" in words
    assert t.commander_of("royalist_1") == "henri_de_guise"
    assert owner(t.state, ROYAL_1) == LEAGUE
    assert t.in_reserve("louis_de_montpensier")


# Marches


def test_montmorency_marches_on_orleanais():
    words = book("They announce Orléanais next door")
    t = war_table().army("royalist_1", "ile_de_france", 8, "anne_de_montmorency").coins(royalist=5)
    t.only_in_play("league").arrange(active=0).play(activate, ROYAL_1, PROVINCES["orleanais"])
    t.answer("royalist", "war.troops", "8").answer("royalist", "war.share", "5")
    assert "They pay 5 money" in words
    assert t.money_of("royalist") == 0
    assert f"{t.troops_of('royalist_1')} points are left" in words


@pytest.mark.parametrize(("dice", "left"), [(6, 5), (7, 4)])
def test_attrition_of_a_medium_army(dice, left):
    words = book("An army of 5 rolls two dice for attrition")
    t = war_table().army("royalist_1", "berry", 5, "louis_de_montpensier").dice(attrition=[1, dice - 1])
    t.play(attrition, ROYAL_1, False)
    assert t.troops_of("royalist_1") == left
    found = f"With {dice} nothing happens" if left == 5 else f"with {dice} it goes down to {left}"
    assert found in words


def reach(holder: str) -> set[str]:
    """Where two movement points take a Huguenot army from Lyonnais, by who holds Issoire."""
    t = war_table().army("huguenot_1", "lyonnais", 3, "louis_de_conde").towns(holder, "issoire")
    g = t.state
    found = distances(g, HUGUENOT_1, g.army_at[HUGUENOT_1], g.came_from[HUGUENOT_1], 2)
    return {PROVINCES[p].word for p in found}


def test_the_loire_stops_an_army_without_issoire():
    words = book("A small army with three movement points goes from Lyonnais into Auvergne")
    assert "auvergne" in reach("royalist")
    assert "limousin" not in reach("royalist")  # Quercy lies open by the south
    assert {"limousin", "quercy"} <= reach("huguenot")
    assert "it may go on to Limousin or Quercy" in words


# Interception, evasion and battle


def test_conde_evades():
    words = book("Louis de Condé (tactical 1) stands there")
    t = war_table().army("royalist_1", "orleanais", 7, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde")
    added = total(modifiers_of(t.state, HUGUENOT_1, ROYAL_1))
    assert f"= {5 + added}. Condé slips away. With a 4 he would have had {4 + added}" in words


def test_a_small_army_intercepts_a_large_one():
    words = book("A small army under a leader of tactical 2")
    t = war_table().army("royalist_1", "orleanais", 7, "louis_de_montpensier")
    t.army("huguenot_1", "orleanais", 3, "gaspard_de_coligny")
    assert f"4 + 2 - 1 + 1 + 1 = {4 + total(modifiers_of(t.state, HUGUENOT_1, ROYAL_1))}" in words


def test_the_battle_of_orleanais():
    words = book("Condé’s evasion has failed")
    t = war_table().army("royalist_1", "orleanais", 7, "anne_de_montmorency", "gaspard_de_tavannes")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").towns("huguenot", "rouen", "sancerre")
    ours, theirs = dice_of(t, ROYAL_1, HUGUENOT_1), dice_of(t, HUGUENOT_1, ROYAL_1)
    assert f"4 + 0 + 1 = {ours} dice, Condé with 4 points rolls 2 + 1 = {theirs}" in words
    t.dice("battle.fate", SAFE, SAFE, SAFE).dice(attack=[6, 5, 3, 2, 1], defence=[5, 4, 1])
    t.arrange(active=0).play(battle, ROYAL_1, HUGUENOT_1)
    assert {"stay", "normandie", "berry"} <= set(t.options("huguenot", "battle.retreat"))
    t.answer("huguenot", "battle.retreat", "stay")
    t.expect_event("battle.fought", hits=2, losses=1)
    left = (t.troops_of("royalist_1"), t.troops_of("huguenot_1"))
    assert f"have {left[0]} points left, Condé has {left[1]}" in words
    assert f"The Royalists get {t.war_points_of('royalist')} war points" in words


def test_a_single_point_loses_only_itself():
    words = book("An army of 6 scores three hits against an army of 1")
    t = war_table().army("royalist_1", "orleanais", 6, "louis_de_montpensier")
    t.army("huguenot_1", "orleanais", 1, "louis_de_conde")
    t.dice("battle.fate", SAFE, SAFE).dice(attack=[6, 5, 5], defence=[6, 1])
    t.arrange(active=0).play(battle, ROYAL_1, HUGUENOT_1)
    left = (t.troops_of("royalist_1"), t.troops_of("huguenot_1"))
    assert f"wins: {left[0]} against {left[1]}" in words


@pytest.mark.parametrize("die", [4, 3])
def test_tavannes_is_captured_or_killed(die):
    words = book("Montmorency rolls 7 and Condé rolls 9")
    t = war_table().army("royalist_1", "orleanais", 6, "anne_de_montmorency", "gaspard_de_tavannes")
    t.dice("battle.fate", [3, 4], [4, 6]).dice(prison=[die]).play(fate_in_battle, ROYAL_1, HUGUENOT)
    assert t.commander_of("royalist_1") == "anne_de_montmorency"
    if die == 4:
        assert post_of(t, "gaspard_de_tavannes") == CAPTURED
        assert f"get {in_words(t.war_points_of('huguenot'))} war point" in words
    else:
        assert t.is_gone("gaspard_de_tavannes")
        assert "Tavannes would be dead" in words


def test_henri_de_bourbon_is_never_killed():
    words = book("Henri de Bourbon rolls 12 and then a 1")
    t = war_table(4).army("huguenot_1", "orleanais", 6, "henri_de_bourbon")
    t.dice("battle.fate", [6, 6]).dice(prison=[1]).play(fate_in_battle, HUGUENOT_1, ROYALIST)
    assert post_of(t, "henri_de_bourbon") == CAPTURED
    assert f": {t.war_points_of('royalist')} war points for the captor" in words


# Sieges


def besiege(t: GuerresTable, town: str, who: str = "royalist", army: int = ROYAL_1) -> GuerresTable:
    t.arrange(active=0).play(siege, army)
    return t.answer(who, "siege.town", town) if t.waiting else t


def test_the_siege_of_orleans():
    words = book("goes on to besiege Orléans")
    t = war_table().army("royalist_1", "orleanais", 6, "anne_de_montmorency").towns("royalist", "blois")
    assert f"is medium: {total(siege_dice(t.state, ROYAL_1))} dice" in words
    assert f"with garrison {t.state.board.garrison[TOWNS['orleans']]}" in words
    t.dice(attack=[6, 5], garrison=[5, 2], fate=SAFE)
    besiege(t, "orleans")
    assert f"spends 2 points for the garrison and keeps {t.troops_of('royalist_1')}" in words
    assert t.holder("orleans") == "royalist"
    assert f"the Royalists get {t.war_points_of('royalist')} war points" in words


@pytest.mark.parametrize("hits", [4, 3])
def test_the_siege_of_paris(hits):
    words = book("leads a Royalist army of 7 against League Paris")
    t = war_table(6, called=True).serves("henri_de_bourbon", "royalist").towns("league", "paris")
    t.army("royalist_1", "ile_de_france", 7, "henri_de_bourbon")
    assert f"4 + 3 = {total(siege_dice(t.state, ROYAL_1))} dice" in words
    garrison = total(garrison_dice(t.state, TOWNS["paris"]))
    assert f"garrison {garrison}." in words
    t.dice(attack=[6, 6, 5, 5, 3, 2, 2], garrison=[6, 5, 5, 5 if hits == 4 else 4], fate=SAFE)
    besiege(t, "paris")
    if hits == 4:
        assert f"four losses, {t.troops_of('royalist_1')} points left" in words
        assert t.holder("paris") == "league"
    else:
        assert t.holder("paris") == "royalist"
        assert t.place_of("royalist_1") == "nowhere"
        assert f"the Royalists have {t.war_points_of('royalist')} war points" in words


@pytest.mark.parametrize(
    ("first", "second", "sentence"),
    [
        (11, 8, "A leader rolls 11, and then 8: he is wounded"),
        (12, 7, "12, and then 7: he is killed"),
        (10, 0, "A roll of 10 is harmless"),
    ],
)
def test_fates_in_a_siege(first, second, sentence):
    assert sentence in book("A leader rolls 11, and then 8")
    t = war_table().army("royalist_1", "orleanais", 6, "louis_de_montpensier")
    throws = [[first - 6, 6] if first < 12 else [6, 6]] + (
        [[second // 2, second - second // 2]] if second else []
    )
    t.dice("siege.fate", throws[0])
    if second:
        t.dice("siege.wound", throws[1])
    t.play(fate_in_siege, ROYAL_1)
    assert t.is_gone("louis_de_montpensier") == (first == 12)
    assert (post_of(t, "louis_de_montpensier") == WOUNDED) == (first == 11)


def test_the_league_conquers_rouen_for_the_king():
    words = book("François de Guise of the League commands the army that takes Huguenot Rouen")
    t = war_table().army("league_1", "normandie", 6, "francois_de_guise")
    t.dice(attack=[5, 5, 1, 1], garrison=[1, 1], fate=SAFE)
    besiege(t, "rouen", "league", LEAGUE_1)
    assert t.holder("rouen") == "royalist"
    points = t.war_points_of("league")
    assert f"The {in_words(points)} war points for a major town go to the League" in words


def test_artillery_and_heroic_defence_before_castres():
    words = book("besiege Castres, a minor town")
    t = war_table().army("royalist_1", "haut_languedoc", 5, "louis_de_montpensier")
    assert f"2 + 1 = {total(siege_dice(t.state, ROYAL_1))} dice against one" in words
    t.force("royal_artillery").force("heroic_defence")
    assert f"Royal artillery and roll {total(siege_dice(t.state, ROYAL_1))}" in words
    assert f"the garrison rolls {total(garrison_dice(t.state, TOWNS['castres']))} dice" in words


# Revolts


@pytest.mark.parametrize(
    ("army", "troops", "leader", "sentence"),
    [
        ("huguenot_1", 3, "gaspard_de_coligny", "8 - 2 - 1 = {}"),
        ("royalist_1", 7, "francois_d_alencon", "8 + 0 - 0 + 0 + 1 = {}"),
    ],
)
def test_a_revolt_intercepts(army, troops, leader, sentence):
    t = war_table(4).army("governor_revolt", "limousin", 5).army(army, "limousin", troops, leader)
    added = total(modifiers_of(t.state, ARMIES["governor_revolt"], ARMIES[army]))
    beginning = (
        "a governor’s revolt of 5 points" if troops == 3 else "A large royal army under François d’Alençon"
    )
    assert sentence.format(8 + added) in book(beginning)
    if troops == 7:
        ours = dice_of(t, ARMIES[army], ARMIES["governor_revolt"])
        theirs = dice_of(t, ARMIES["governor_revolt"], ARMIES[army])
        assert f"It rolls {ours} dice, the revolt rolls {theirs}" in book(beginning)


# The end


def test_the_league_wins_the_war():
    words = book("The League commander beats a large Huguenot army (4 points)")
    t = war_table(2).points(league=7, royalist=2, huguenot=3).treaties(league=1).phase("war_end")
    assert t.treaty_of("league") == 2
    (asked, key), *_ = t.waiting
    assert asked == "league"
    town = next(w for w in t.options(asked, key) if w in TOWNS and t.holder(w) == "royalist")
    t.answer("league", key, town)
    assert t.holder(town) == "league"
    assert "takes a Royalist town of its choice" in words


def test_a_revolt_hides_two_towns():
    words = book("A revolt stands in Quercy at the end of turn 3")
    others = [w for w in TOWNS.words if w not in ("paris", "cahors", "montauban", "le_havre")]
    t = new_table().only_towns(league=0, huguenot=0)
    t.towns("league", "cahors", *others[:10]).towns("huguenot", "montauban", *others[10:15])
    g = t.state
    assert (g.towns_of(LEAGUE), g.towns_of(HUGUENOT)) == (11, 6)
    t.army("peasant_revolt", "quercy", 3)
    _, league, huguenot = counted_towns(t.state)
    assert f"the count is {league} to {huguenot}" in words


@pytest.mark.parametrize(
    ("beginning", "treaties"),
    [("Treaty points: Royalists 2", (2, 5, 4)), ("Towns as before, but treaty points 3, 4 and 5", (3, 4, 5))],
)
def test_final_points(beginning, treaties):
    words = book(beginning)
    t = war_table(6, called=True).only_towns(huguenot=11, league=9)
    t.treaties(royalist=treaties[0], huguenot=treaties[1], league=treaties[2]).phase("end_of_turn")
    found = {e["faction"]: e["points"] for e in t.events("game.points")}
    for faction, name in (
        ("royalist", "The Royalists"),
        ("huguenot", "the Huguenots"),
        ("league", "the League"),
    ):
        assert f"= {found[faction]}" in words.split(name, 1)[1].split(",")[0].split(".")[0]
    winner = {"royalist": "The Royalists win", "huguenot": "The Huguenots win"}[t.winners[0]]
    assert winner in words


# The order of moves


def four_armies() -> GuerresTable:
    t = war_table().coins(royalist=9, league=9).arrange(active=0)
    t.army("royalist_1", "ile_de_france", 2, "francois_de_guise")
    t.army("royalist_2", "champagne", 2, "louis_de_montpensier")
    t.army("royalist_3", "normandie", 2, "claude_d_aumale")
    t.army("league_3", "bourgogne", 2, "blaise_de_monluc")
    return t.phase("war_rounds", ACTING).auto(None, **{"war.troops": "2", "merge.marker": "royalist_1"})


def test_the_order_of_ranks(monkeypatch):
    words = book("Royalists and League have four armies")
    for name in ("battle", "siege"):
        monkeypatch.setattr(marches, name, lambda *_: iter(()))  # only the moves are told
    t = four_armies()
    t.expect("league", "war.announce", about={"army": "royalist_1"})
    assert "The League has the first choice, for it has the A" in words
    t.answer("league", "war.announce", "orleanais").answer("royalist", "war.join", "stay")
    t.answer("league", "war.join", "move").dice(attrition=[1, 1]).answer("league", "war.share", "3")
    assert t.troops_of("royalist_1") == 4
    t.expect("royalist", "war.announce", about={"army": "royalist_2"})
    t.answer("royalist", "war.announce", "picardie")
    t.expect("royalist", "war.join", about={"army": "league_3"})
    assert "may go, alone or together with League army 3" in words
    t = four_armies().answer("league", "war.announce", "orleanais")
    t.answer("royalist", "war.join", "rest").answer("league", "war.join", "rest")
    t.expect("royalist", "war.join", about={"army": "league_3"})
    assert "The A and the C may move together if both leaders of rank B rest" in words
