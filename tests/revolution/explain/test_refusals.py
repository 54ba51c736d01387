"""Why an answer is not offered: the statement that forbids it, and words in four languages."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.rulebook import load_statements
from cuius.core.text import catalogue
from cuius.core.title import LANGUAGES, Refusal, get_title
from cuius.titles.revolution.explain.refusals import REFUSALS
from cuius.titles.revolution.ids import (
    CHOICES,
    CITIES,
    EDITIONS,
    FACTIONS,
    PLACES,
    PROVINCES,
    REGIONS,
    SLOT_KINDS,
    SLOTS,
    SUPPORTS,
)
from cuius.titles.revolution.phases.armies import COUNTERS
from cuius.titles.revolution.phases.turns import AFTER
from tests.revolution.tables import RevolutionTable, beggars_sent, empty_table

TITLE = get_title("revolution")
STATEMENTS = {s.id.removeprefix("REV ") for s in load_statements(TITLE.folder)}
GENERAL = "refused.not-offered"
NONSENSE = ("nonsense", "", "²", "9" * 5000, "Utrecht", "after_")


def said(refusal: Refusal | None, key: str, rule: str) -> str:
    """It is this reason, resting on this statement, in four languages; returns the English one."""
    assert refusal is not None
    assert (refusal.key, refusal.rule) == (f"refused.{key}", rule)
    assert rule in STATEMENTS
    return in_all_languages(refusal)[0]


def in_all_languages(refusal: Refusal) -> list[str]:
    words = [catalogue(TITLE.folder, language).say(refusal.key, refusal.args) for language in LANGUAGES]
    assert len(set(words)) == len(LANGUAGES)
    return words


def refused(t: RevolutionTable, who: str, word: Any, key: str, rule: str) -> str:
    """What the table says to this faction if it asks why it may not answer that."""
    return said(t.why_not(who, word), key, rule)


def reason(t: RevolutionTable, key: str, word: str, *args: Any) -> Refusal | None:
    """The same where a single answer is possible, so that nobody is asked."""
    return REFUSALS[key](word, t.state, *args)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", TITLE.players)
def test_any_word_gets_a_reason_at_any_time(players, edition):
    words = [w for names in (REGIONS, PROVINCES, PLACES, SLOTS, AFTER, CHOICES) for w in names.words]
    words += [*COUNTERS.words[::7], *map(str, range(10))]
    match = Match(TITLE, TITLE.configure(players, options={"edition": edition}), Seeded(players))
    match.begin()
    chooser = random.Random(players)
    found: set[str] = set()
    while not match.over:
        question = chooser.choice(match.questions)
        if question.key in REFUSALS:
            assert all(match.why_not(question.seat, word).key == GENERAL for word in NONSENSE)
            for word in chooser.sample(words, 12):
                refusal = match.why_not(question.seat, word)
                if refusal is not None and refusal.key != GENERAL:
                    assert refusal.rule in STATEMENTS, refusal
                    if refusal.key not in found:
                        in_all_languages(refusal)
                    found.add(refusal.key)
        match.answer(question.seat, question.number, question.key, chooser.choice(question.words))
    assert len(found) > 15


# ---- armies ----


def test_army_keep():
    t = empty_table().army("holland", catholics=1).coins(catholics=1).phase("maintenance")
    text = refused(t, "catholics", "maintain", "too-dear", "6.3-r2")
    assert text == "That takes 2 coins, and your treasury holds one."
    t = empty_table()
    said(reason(t, "army.keep", "disband", FACTIONS["nobility"]), "too-dear", "6.3-r3")


def test_raise_where():
    t = empty_table().country("holland", nobility=1).abandoned("zeeland", nobility=1).coins(nobility=9)
    t.units("utrecht", nobility=1).army("utrecht", habsburgs=3).phase("raising")
    refused(t, "nobility", "north", "not-present", "6.4-r9")
    refused(t, "nobility", "zeeland", "only-abandoned", "6.4-r10")
    assert "no empty command box" in refused(t, "nobility", "utrecht", "no-empty-box", "6.4-r8")


@pytest.mark.parametrize(("number", "faction"), list(enumerate(FACTIONS.ids, 2)))
def test_raise_where_the_price_is_the_faction_s_own(number, faction):
    t = empty_table().units("leiden", **{faction.word: 1}).coins(**{faction.word: 1})
    said(reason(t, "raise.where", "holland", faction, 0), "too-dear", f"6.4-r{number}")
    t.arrange(pool={faction: 0})
    said(reason(t, "raise.where", "holland", faction, 0), "no-army-at-hand", "6.4-r11")


def test_march_from():
    t = empty_table().army("holland", nobility=1).army("north", nobility=1).army("gelderland", habsburgs=3)
    t.siege("koln", "nobility").abandoned("zeeland", nobility=1).army("luxembourg", nobility=1).phase(
        "marches"
    )
    t.answer("habsburgs", "march.from", "done")
    refused(t, "nobility", "north", "nowhere-to-march", "6.8-r6")
    refused(t, "nobility", "rhineland", "army-cannot-march", "6.8-r4")
    refused(t, "nobility", "zeeland", "army-cannot-march", "6.8-r4")
    refused(t, "nobility", "flanders", "no-army-there", "6.8-r1")
    t.answer("nobility", "march.from", "holland", "march.to", "utrecht")
    refused(t, "nobility", "utrecht", "army-has-marched", "6.8-r1")


def test_march_to():
    t = empty_table().army("holland", nobility=1).abandoned("utrecht", habsburgs=3).phase("marches")
    t.answer("nobility", "march.from", "holland")
    text = refused(t, "nobility", "north", "no-arrow", "6.8-r1")
    assert text == "No arrow leads from Holland to the North."
    refused(t, "nobility", "utrecht", "no-empty-box", "6.8-r6")


# ---- sieges ----


def test_siege_city():
    t = empty_table().army("holland", nobility=2).army("flanders", nobility=1, habsburgs=1)
    t.standoff("flanders").city("amsterdam", "nobility").units("haarlem", neutral=2)
    t.siege("leiden", "burghers").units("leiden", reformers=1).phase("sieges")
    refused(t, "nobility", "delft", "only-cities-besieged", "6.6-r9")
    refused(t, "nobility", "gent", "army-stands-off", "6.6-r8")
    refused(t, "nobility", "koln", "city-elsewhere", "6.6-r1")
    refused(t, "nobility", "leiden", "already-besieged", "6.6-r3")
    refused(t, "nobility", "amsterdam", "own-city", "6.6-r4")
    t = empty_table().army("holland", nobility=1).units("haarlem", nobility=2).phase("sieges")
    refused(t, "nobility", "haarlem", "nobody-to-besiege", "6.6-r6")


def test_siege_city_of_an_ally_and_behind_beggars():
    t = empty_table(players=2).army("holland", catholics=1).city("leiden", "habsburgs")
    t.siege("haarlem", "beggars").phase("sieges")
    refused(t, "catholics", "leiden", "allied-city", "6.6-r5")
    refused(t, "catholics", "haarlem", "already-besieged", "6.7.3-r6")


# ---- military influence ----


def test_influence_target():
    t = empty_table().army("holland", nobility=1).units("delft", burghers=1).units("leiden", burghers=1)
    t.army("utrecht", nobility=1, habsburgs=1).country("utrecht", neutral=1).country("zeeland", neutral=1)
    t.army("luxembourg", nobility=1).relieved("luxembourg", nobility=1).siege("koln", "nobility")
    t.abandoned("brabant", nobility=1).units("breda", nobility=1).phase("influence")
    for word, key, rule in [
        ("leiden:burghers", "no-influence-in-cities", "6.9-r2"),
        ("breda:nobility", "own-counter", "6.9-r1"),
        ("rotterdam:burghers", "no-such-counter", "6.9-r1"),
        ("utrecht_countryside:neutral", "rival-in-section", "6.9-r1"),
        ("luxembourg_countryside:neutral", "siege-was-lifted", "6.9-r10"),
        ("koln_countryside:neutral", "army-besieges", "6.9-r9"),
        ("leuven:neutral", "army-is-abandoned", "6.9-r11"),
        ("zeeland_countryside:neutral", "no-army-there", "6.9-r1"),
    ]:
        refused(t, "nobility", word, key, rule)


def test_influence_target_once_an_army_and_never_beside_an_ally():
    t = empty_table().army("holland", nobility=1).units("delft", burghers=1).units("rotterdam", burghers=1)
    t.army("zeeland", nobility=1).country("zeeland", neutral=1).phase("influence")
    t.answer("nobility", "influence.target", "delft:burghers")
    refused(t, "nobility", "rotterdam:burghers", "influence-used", "6.9-r7")
    t = empty_table(players=2).army("holland", catholics=1, habsburgs=1).units("delft", burghers=1)
    t.army("zeeland", catholics=1).country("zeeland", neutral=1).phase("influence")
    refused(t, "catholics", "delft:burghers", "rival-in-section", "6.9-r6")


# ---- Water Beggars ----


def test_beggars_hire_and_region():
    t = empty_table().coins(burghers=4).phase("beggars")
    refused(t, "burghers", 3, "too-dear", "6.7-r2")
    refused(t, "burghers", 4, "no-more-beggars", "6.7-r3")
    t.answer("burghers", "beggars.hire", 2)
    refused(t, "burghers", "luxembourg", "no-coast", "6.7-r6")


def test_beggars_act_against_armies():
    t = empty_table().siege("leiden", "habsburgs").army("holland", habsburgs=1)
    region = REGIONS["holland"]
    text = said(reason(t, "beggars.act", "destroy", region, 2), "beggars-outnumbered", "6.7.1-r1")
    assert "takes 3 Water Beggars" in text
    said(reason(t, "beggars.act", "relieve", region, 1), "beggars-outnumbered", "6.7.2-r1")
    said(reason(t, "beggars.act", "plunder", region, 1), "army-on-guard", "6.7.3-r1")
    said(reason(t, "beggars.act", "besiege", region, 2), "army-on-guard", "6.7.3-r4")


def test_beggars_act_without_armies():
    t = beggars_sent(empty_table().army("zeeland", reformers=1), 1, "holland")
    refused(t, "burghers", "destroy", "no-army-to-destroy", "6.7.1-r3")
    refused(t, "burghers", "relieve", "no-siege-to-lift", "6.7.2-r1")
    refused(t, "burghers", "besiege", "beggars-besiege-together", "6.7.3-r4")
    t = empty_table().siege("utrecht", "beggars")
    region = REGIONS["utrecht"]
    said(reason(t, "beggars.act", "besiege", region, 2), "no-city-to-besiege", "6.7.3-r6")
    said(reason(t, "beggars.act", "plunder", region, 1), "no-town-to-plunder", "6.7.3-r1")
    t = empty_table().supply(0)
    said(reason(t, "beggars.act", "plunder", REGIONS["holland"], 1), "no-neutral-left", "6.7.3-r3")


# ---- taxes, support and new units ----


def test_tax_rate():
    t = empty_table().city("leiden", "nobility").city("gent", "nobility").stock(nobility=4).phase("taxes")
    refused(t, "nobility", 0, "taxes-are-due", "6.1-r7")
    refused(t, "nobility", 3, "stock-too-small", "6.1-r5")
    refused(t, "nobility", 4, "taxed-too-high", "6.1-r2")
    t = empty_table(edition="2004").city("leiden", "nobility").phase("taxes")
    refused(t, "nobility", 4, "taxed-too-high", "6.1-r2")


@pytest.mark.parametrize(("phase", "rule"), [("support", "6.2.1-r2"), ("opening_support", "5.1-r2")])
def test_support_to(phase, rule):
    t = empty_table().support("french_support_plain", nobility=1).phase(phase)
    t.answer("nobility", "support.many", 1)
    refused(t, "nobility", "holland", "province-not-named", rule)
    refused(t, "nobility", "treasury", "no-coins-from-slot", rule)


def test_units_where():
    t = empty_table().country("holland", nobility=1).country("utrecht", nobility=2).turn_order("nobility")
    t.support("french_support", nobility=2).phase("units")
    t.answer("nobility", "units.where", "holland")
    refused(t, "nobility", "holland", "enough-new-units", "6.10-r13")
    refused(t, "nobility", "zeeland", "not-in-province", "6.10-r11")
    refused(t, "nobility", "leiden", "only-countryside", "6.10-r11")
    refused(t, "nobility", "jesuits_plain", "box-closed", "6.10-r15")
    free = [s for s in SLOTS.words if s.startswith("french_support") and not t.state.board.slots[SLOTS[s]]]
    refused(t, "nobility", free[0], "no-such-slot", "6.10-r15")
    filled = [s for s in SLOTS.words if s.startswith("french_support") and t.state.board.slots[SLOTS[s]]]
    refused(t, "nobility", filled[0], "slots-filled", "5.2-r5")


def test_units_where_the_huguenots_are_another_s():
    t = empty_table().support("huguenots", burghers=1).country("holland", reformers=1)
    box = SUPPORTS["huguenots"]
    slots = [s for s in SLOTS.ids if s // len(SLOT_KINDS) == box and t.state.board.slots[s] > 1]
    room = (0,) * len(PROVINCES)
    refusal = reason(t, "units.where", slots[0].word, FACTIONS["reformers"], room)
    said(refusal, "box-of-another", "6.10-r16")


# ---- overflow and movement ----


def test_overflow_to():
    t = empty_table().country("holland", nobility=14).country("zeeland", burghers=4)
    t.phase("overflow")
    refused(t, "nobility", "holland", "same-province", "6.13-r1")
    refused(t, "nobility", "luxembourg", "province-too-far", "6.13-r3")
    refused(t, "nobility", "zeeland", "province-full", "6.13-r10")


def test_overflow_to_a_province_behind_others():
    t = empty_table()
    board, province = t.state.board, PROVINCES["holland"]
    ways = [way for way in board.river_ways[province] if way[0] not in board.borders[province] and way[1]]
    target = ways[0][0]
    for place in {passed[0] for other, passed in ways if other == target}:
        t.units(place.word, reformers=1)
        if place in CITIES:
            t.city(place.word, "reformers")
    refusal = reason(t, "overflow.to", target.word, FACTIONS["nobility"], province)
    text = said(refusal, "river-barred", "6.13-r5")
    assert "is barred at" in text


def test_move_city_and_town():
    t = empty_table().country("holland", nobility=1).units("delft", neutral=1).turn_order("nobility")
    t.phase("movement").answer("nobility", "move.stay", "rearrange")
    refused(t, "nobility", 2, "too-few-counters", "6.14-r7")
    t.answer("nobility", "move.city", 1).skip_to("move.town", move_town="empty")
    holland, faction = PROVINCES["holland"], FACTIONS["nobility"]
    for town, word, key, rule in [
        ("alkmaar", "own", "too-few-counters", "6.14-r7"),
        ("alkmaar", "keep", "town-is-empty", "6.14-r21"),
        ("delft", "neutral", "neutral-already", "6.14-r13"),
        ("alkmaar", "neutral", "no-neutral-to-move", "6.14-r13"),
    ]:
        said(reason(t, "move.town", word, faction, holland, PLACES[town]), key, rule)
    t = empty_table().units("haarlem", neutral=1).arrange(settled={PLACES["haarlem"]: 1})
    refusal = reason(t, "move.town", "neutral", faction, holland, PLACES["delft"])
    said(refusal, "no-neutral-to-move", "6.14-r14")


# ---- allegiance and turn order ----


def test_allegiance():
    t = empty_table().coins(nobility=3).phase("allegiance")
    refused(t, "nobility", "delft", "no-allegiance", "6.16-r1")
    t.answer("nobility", "allegiance.city", "leiden")
    refused(t, "nobility", 0, "at-least-a-coin", "6.16-r1")
    refused(t, "nobility", 4, "too-dear", "6.16-r1")
    t.answer("nobility", "allegiance.coins", 1)
    refused(t, "nobility", "leiden", "already-staked", "6.16-r1")


def test_order_place():
    t = empty_table().phase("end")
    asked = t.waiting[0][0]
    text = refused(t, asked, "after_reformers", "card-not-laid", "5.8-r4")
    assert text == "The card of the Reformers does not lie there yet."
