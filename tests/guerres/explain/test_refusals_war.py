"""Why an answer is not offered in recruitment and war rounds, and that it can be said."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.core.text import LANGUAGES, messages_in
from cuius.titles.guerres.explain.refusals.war import WAR_REFUSALS
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, HUGUENOT, LEAGUE, PROVINCES, ROYALIST
from cuius.titles.guerres.title import TITLE
from tests.guerres.tables import war_table

HUGUENOT_1, ROYALIST_1 = ARMIES["huguenot_1"], ARMIES["royalist_1"]
POITOU, BEARN, GUYENNE = PROVINCES["poitou"], PROVINCES["bearn"], PROVINCES["guyenne"]


def refused(key: str, word: str, *args, reason: str, rule: str) -> None:
    """The refusal has this reason and statement, and every language can say it."""
    refusal = WAR_REFUSALS[key](word, *args)
    assert (refusal.key, refusal.rule) == (f"refused.war-{reason}", rule)
    for language in LANGUAGES:
        assert messages_in(TITLE.folder, language)[f"refused-war-{reason}"] == refusal.args.keys()


def test_a_word_without_meaning_is_left_to_the_general_answer():
    g = war_table().army("huguenot_1", "poitou", 3).state
    assert WAR_REFUSALS["war.announce"]("nonsense", g, HUGUENOT_1) is None
    assert WAR_REFUSALS["deploy.province"]("nonsense", g, LEAGUE) is None
    assert WAR_REFUSALS["war.troops"]("12", g, HUGUENOT_1, BEARN) is None


def test_15_3_r2_why_no_more_levels():
    refused("recruit.taxes", "3", war_table().state, reason="tax-levels", rule="15.3-r2")


def test_15_3_r6_why_recruits_do_not_go_there():
    t = war_table().arrange(levy={ROYALIST: 8, LEAGUE: 4})
    g = t.state
    refused("deploy.province", "suisse", g, ROYALIST, reason="deploy-abroad", rule="15.3-r8")
    refused("deploy.province", "bearn", g, ROYALIST, reason="deploy-no-town", rule="15.3-r8")
    refused("deploy.province", "ile_de_france", g, HUGUENOT, reason="deploy-no-town", rule="15.3-r10")
    refused("deploy.province", "bearn", g, LEAGUE, reason="deploy-no-town", rule="15.3-r13")
    refused("deploy.province", "poitou", g, ROYALIST, reason="deploy-paris", rule="15.3-r6")
    g = t.army("royalist_1", "champagne", 9).state
    refused("deploy.province", "champagne", g, LEAGUE, reason="deploy-full", rule="15.2-r1")
    for number, province in enumerate(("suisse", "espagne", "flandre", "savoie", "lorraine"), 1):
        t.army(f"league_{number}", province, 1)
    refused("deploy.province", "provence", t.state, LEAGUE, reason="no-marker", rule="15.2-r3")
    refused("deploy.troops", "9", g, LEAGUE, PROVINCES["picardie"], reason="deploy-room", rule="15.2-r1")


def test_15_5_r2_why_another_leader_or_army_comes_first():
    t = war_table().army("royalist_1", "poitou", 3).army("royalist_2", "berry", 8, "francois_de_guise")
    g = t.army("huguenot_1", "bearn", 8).state
    refused("leaders.army", "huguenot_1", g, 0, reason="other-camp", rule="15.5-r1")
    refused("leaders.army", "royalist_1", g, 0, reason="army-smaller", rule="15.5-r2")
    refused("leaders.commander", "louis_de_conde", g, 0, reason="no-leader", rule="15.4-r2")
    refused("leaders.commander", "francois_de_guise", g, 0, reason="leader-engaged", rule="15.5-r9")
    refused("leaders.commander", "blaise_de_monluc", g, 0, reason="leader-outranked", rule="15.5-r2")


def test_15_5_r7_why_no_support():
    t = war_table().army("royalist_1", "poitou", 3, "blaise_de_monluc").army("huguenot_1", "bearn", 3)
    t.army("royalist_2", "berry", 8, "francois_de_guise", "sebastien_de_martigues")
    g, tavannes = t.state, CHARACTERS["gaspard_de_tavannes"]
    refused("leaders.support", "huguenot_1", g, tavannes, 0, reason="other-camp", rule="15.5-r7")
    refused("leaders.support", "royalist_2", g, tavannes, 0, reason="supported", rule="15.5-r8")
    refused("leaders.support", "royalist_1", g, tavannes, 0, reason="cannot-support", rule="15.5-r7")


def test_15_7_2_r8_why_not_first():
    t = war_table().army("royalist_1", "poitou", 3, "blaise_de_monluc").army("huguenot_1", "bearn", 3)
    t.army("royalist_2", "berry", 3).army("royalist_3", "anjou", 3).arrange(active=0)
    t.arrange(moved={ARMIES["royalist_2"]: True}, resting={ARMIES["royalist_3"]: True})
    refused("war.first", "huguenot_1", t.state, reason="other-camp", rule="15.7.2-r2")
    refused("war.first", "royalist_2", t.state, reason="army-moved", rule="15.7.2-r20")
    refused("war.first", "royalist_3", t.state, reason="army-rests", rule="15.7.2-r7")
    refused("war.first", "royalist_1", t.state, reason="higher-rank", rule="15.7.2-r8")


def test_15_7_2_r3_why_a_province_is_not_activated():
    t = war_table().army("huguenot_1", "bearn", 8).coins(huguenot=4).arrange(active=1)
    t.arrange(activated={GUYENNE: True})
    g = t.state
    refused("war.announce", "guyenne", g, HUGUENOT_1, reason="activated", rule="15.7.2-r21")
    refused("war.announce", "picardie", g, HUGUENOT_1, reason="too-far", rule="15.7.1-r3")
    refused("war.announce", "bearn", g, HUGUENOT_1, reason="too-dear", rule="15.7.2-r13")
    for number, province in enumerate(("poitou", "berry", "anjou", "provence"), 2):
        t.army(f"huguenot_{number}", province, 1)
    refused("war.announce", "quercy", t.state, HUGUENOT_1, reason="no-split", rule="15.7.2-r4")
    t.arrange(frozen={BEARN: True})
    refused("war.announce", "quercy", t.state, HUGUENOT_1, reason="weary", rule="19-k1")


@proves("15.7.2-r4", "15.5-r2")
def test_r30_why_a_small_part_does_not_go():
    t = war_table().army("huguenot_1", "bearn", 9, "louis_de_conde").coins(huguenot=9).arrange(active=1)
    t.only_in_play("huguenot", "louis_de_conde")
    refused("war.troops", "3", t.state, HUGUENOT_1, GUYENNE, reason="split-rank", rule="15.7.2-r4")
    refused("war.announce", "limousin", t.state, HUGUENOT_1, reason="split-rank", rule="15.7.2-r4")


def test_15_7_2_r4_why_not_so_many_go():
    t = war_table().army("huguenot_1", "bearn", 8).coins(huguenot=4).arrange(active=1)
    g = t.state
    refused("war.troops", "8", g, HUGUENOT_1, PROVINCES["quercy"], reason="too-slow", rule="15.7.1-r2")
    refused("war.troops", "8", g, HUGUENOT_1, GUYENNE, reason="too-dear", rule="15.7.2-r13")


def test_15_7_2_r8_why_not_along():
    t = war_table().army("huguenot_1", "bearn", 3).coins(huguenot=4).arrange(active=1)
    g = t.arrange(target=int(PROVINCES["picardie"])).state
    refused("war.join", "move", g, HUGUENOT_1, (), reason="too-far", rule="15.7.1-r3")
    refused("war.join", "rest", g, HUGUENOT_1, (), reason="rest-in-vain", rule="15.7.2-r8")
    refused("war.step", "anjou", g, HUGUENOT_1, 3, reason="no-border", rule="15.7.1-r3")
    refused("war.step", "guyenne", g, HUGUENOT_1, 3, reason="no-way", rule="15.7.3-r5")


def test_15_7_2_r12_why_not_that_share():
    g = war_table().coins(royalist=3).state
    refused("war.share", "5", g, ROYALIST, 5, reason="share", rule="15.7.2-r12")
    refused("war.pay_alone", "5", g, ROYALIST, 5, reason="share", rule="15.7.2-r12")


def test_15_7_4_r12_why_no_refuge():
    g = war_table().army("huguenot_1", "guyenne", 3).army("royalist_1", "quercy", 3).state
    refused("war.evade_to", "picardie", g, HUGUENOT_1, reason="no-border", rule="15.7.4-r12")
    refused("war.evade_to", "limousin", g, HUGUENOT_1, reason="no-friendly-town", rule="15.7.4-r12")
    refused("war.evade_to", "quercy", g, HUGUENOT_1, reason="hostile-army", rule="15.7.4-r12")


def test_15_6_r3_why_not_merged_under_him():
    t = war_table().army("royalist_1", "berry", 3, "francois_de_guise")
    g = t.army("royalist_2", "berry", 3, "blaise_de_monluc").state
    two = (ROYALIST_1, ARMIES["royalist_2"])
    refused("merge.commander", "blaise_de_monluc", g, *two, reason="leader-outranked", rule="15.6-r3")
    refused("merge.commander", "louis_de_conde", g, *two, reason="no-leader", rule="15.6-r3")


def test_15_7_2_r21_a_player_who_asks_is_told():
    t = war_table().army("huguenot_1", "bearn", 3, "louis_de_conde").coins(huguenot=9).phase("war_rounds")
    refusal = t.why_not("huguenot", "picardie")
    assert (refusal.key, refusal.rule) == ("refused.war-too-far", "15.7.1-r3")
