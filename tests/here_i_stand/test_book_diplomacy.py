"""The examples of the rule book, played: talks, alliances, peace, war, impulses, lines and control."""

from __future__ import annotations

import re

from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    LEADERS,
    MAJORS,
    PLACES,
    POWERS,
    SCOTLAND,
)
from cuius.titles.here_i_stand.phases.action.impulse import action_phase, begin_impulse
from cuius.titles.here_i_stand.phases.card_draw import cards_due
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import diplomacy
from cuius.titles.here_i_stand.phases.diplomacy.peace import excommunication, peace
from cuius.titles.here_i_stand.phases.diplomacy.war import payment, war_segment
from cuius.titles.here_i_stand.phases.land.control import open_spaces
from cuius.titles.here_i_stand.rules.communication import has_line
from cuius.titles.here_i_stand.rules.powers import allied, at_war
from cuius.titles.here_i_stand.rules.units import squadrons_of
from tests.core.book_examples import in_words, told
from tests.here_i_stand.marching import march
from tests.here_i_stand.sailing import say
from tests.here_i_stand.tables import HisTable, his_table, war_table
from tests.here_i_stand.talks import begin_draft, draft, reach, talks


def book(beginning: str) -> str:
    return told("here_i_stand", beginning)


def pact(one: str, other: str) -> tuple[str, str, str, str]:
    return ("alliance", one, other, "alliance")


# Talks


def test_england_meets_france_and_chooses_habsburg():
    words = book("England talks to France first and promises an alliance")
    t = war_table().turn(1, "diplomacy").play(diplomacy).answer("england", "meet.first", "france")
    t.answer("england", "deal.turn", "offer")
    draft(t, "england", pact("england", "habsburg")).answer("england", "deal.kind", "ready")
    t.answer("habsburg", "deal.turn", "accept_1")
    assert allied(t.state, ENGLAND, HABSBURG)
    assert "Habsburg confirms, and the two are allies for this turn" in words
    t.expect("england", "deal.turn").answer("england", "deal.turn", "pass")
    assert t.over
    assert not allied(t.state, ENGLAND, FRANCE)
    assert "the announcement to Habsburg always comes before the one to France" in words


def test_two_conversations_at_the_same_time():
    words = book("It is turn 4. The Ottoman does not want to negotiate")
    t = begin_draft(
        talks().turn(4, "diplomacy"), "habsburg", pact("habsburg", "france"), pact("habsburg", "papacy")
    )
    t.answer("habsburg", "deal.kind", "ready").answer("england", "deal.turn", "offer")
    draft(t, "england", pact("england", "protestant")).answer("england", "deal.kind", "ready")
    heard = {p.word: [o["number"] for o in t.view(p.word)["offers"]] for p in MAJORS}
    assert heard == {
        "ottoman": [], "habsburg": [1], "england": [2], "france": [1], "papacy": [1], "protestant": [2],
    }  # fmt: skip
    assert "The two conversations share no player" in words


def package() -> HisTable:
    """What Habsburg announces: two alliances, all squadrons of both on loan, Besançon, and a card."""
    t = his_table().arrange(end_all_wars).turn(4, "diplomacy").hand("habsburg", "gout", "fuggers")
    lent = [
        ("fleet", whose, "habsburg", port.word)
        for port in t.state.board.ports
        for whose in ("france", "papacy")
        if t.fleet(port.word, whose)[0]
    ]
    begin_draft(t, "habsburg", pact("habsburg", "france"), pact("habsburg", "papacy"), *lent)
    draft(t, "habsburg", ("space", "habsburg", "france", "besancon"), ("cards", "habsburg", "papacy", "1"))
    t.answer("habsburg", "deal.kind", "ready")
    return reach(t, "france").answer("france", "deal.turn", "accept_1")


def end_all_wars(g) -> None:
    g.relation = [0] * len(g.relation)


def test_the_package_of_the_emperor():
    words = book("In private, France and the Papacy have each agreed to ally with Habsburg")
    refused = package().answer("papacy", "deal.turn", "refuse_1")
    assert (allied(refused.state, HABSBURG, FRANCE), refused.holder("besancon")) == (False, "habsburg")
    assert "Had the Papacy refused, France would have got nothing either" in words
    t = package()
    garrison = sum(t.units("besancon", "habsburg"))
    before = sum(t.units("antwerp", "habsburg"))
    t.draw("card.taken", "gout").answer("papacy", "deal.turn", "accept_1")
    while t.asked("habsburg", "loan.port"):
        t.answer("habsburg", "loan.port", t.options("habsburg")[0])
    t.expect("habsburg", "displace.land", offers=["antwerp"]).answer("habsburg", "displace.land", "antwerp")
    assert [allied(t.state, *POWERS.ids[1:4:2]), allied(t.state, HABSBURG, POWERS["papacy"])] == [True, True]
    assert not allied(t.state, FRANCE, POWERS["papacy"])
    assert "There are two alliances, Habsburg with France and Habsburg with the Papacy" in words
    assert (t.holder("besancon"), garrison > 0) == ("france", True)
    assert sum(t.units("antwerp", "habsburg")) == before + garrison
    assert "the Habsburg troops there go to Antwerp, which Habsburg chooses" in words
    assert t.holds("papacy") == ["gout"]
    assert CARDS["holy_roman_emperor"] in t.state.hands[HABSBURG]
    assert "but never Holy Roman Emperor" in words


# Allies


def joint_army(hits: int) -> HisTable:
    t = war_table().turn(3).impulse("habsburg", cp=3).war("habsburg", "france").ally("france", "papacy")
    t.control("france", "dijon").put("dijon", "france", regulars=4).put("dijon", "papacy", regulars=2)
    t.put("besancon", "habsburg", regulars=10, leaders=["charles_v"])
    if hits == 3:
        t.draw("battle.odd_loss", "papacy")
    t.dice(attack=[6] * hits + [1] * (12 - hits), defence=[6, 6, 6, 6, 6, 6, 6])
    march(t, "habsburg", "besancon", "dijon", 10, 0, ["charles_v"])
    return t.play_out()


def test_losses_of_allies_are_shared():
    words = book("Four French and two Papal regulars, allies this turn")
    t = joint_army(3)
    (fought,) = t.events("battle.fought")
    assert f"Habsburg scores {in_words(fought['hits'])} hits" in words
    assert (t.units("dijon", "france"), t.units("dijon", "papacy")) == ((3, 0), (0, 0))
    assert "falls on the Papacy, which now has nothing left there" in words
    t = joint_army(5)
    assert (t.units("dijon", "france"), t.units("dijon", "papacy")) == ((1, 0), (0, 0))
    assert "A fourth and a fifth loss would both have been French" in words


def test_a_squadron_on_loan_goes_to_rouen():
    words = book("England allies with France and lends it a squadron that lies in Portsmouth")
    t = talks().ships("portsmouth", "england", squadrons=1)
    begin_draft(t, "england", pact("england", "france"), ("squadron", "england", "france", "portsmouth"))
    t.answer("england", "deal.kind", "ready")
    reach(t, "france").answer("france", "deal.turn", "accept_1")
    t.expect("france", "loan.port", options=["boulogne", "brest", "rouen"])
    assert "France controls Boulogne, Brest and Rouen, all on the same zone" in words
    t.answer("france", "loan.port", "rouen")
    assert squadrons_of(t.state, FRANCE, PLACES["rouen"]) == 1
    assert "Marseille is out of the question" in words


# Peace


def test_france_sues_for_peace():
    words = book("France has been at war with Habsburg. Habsburg holds Marseille")
    t = war_table().turn(3, "diplomacy").war("france", "habsburg").hand("france", "gout", "fuggers")
    t.control("habsburg", "marseille", "avignon", "toulouse").put("tours", "france", regulars=2)
    t.arrange(lambda g: g.capture(LEADERS["francis_i"], HABSBURG)).draw("card.taken", "gout", "fuggers")
    t.play(peace).answer("france", "peace.sue", "habsburg")
    assert t.state.bonus[HABSBURG] == 1
    assert "Habsburg gets 1 War Winner marker. France removes two units" in words
    assert t.units("tours", "france") == (0, 0)
    prices = iter(("give_point", "give_card", "give_card"))
    while not t.over:
        role, key = t.waiting[0]
        t.answer(role, key, next(prices) if key == "peace.price" else t.options(role, key)[0])
    assert "Marseille for one more marker, Francis for a random card" in words
    assert "as one group for a second random card" in words
    assert [t.holder(s) for s in ("marseille", "avignon", "toulouse")] == ["france"] * 3
    gained = (t.state.bonus[HABSBURG], len(t.holds("habsburg")))
    assert "In all, Habsburg has gained {} VP and {} cards".format(*gained) in words
    assert not at_war(t.state, FRANCE, HABSBURG)
    ottoman = war_table().turn(3, "diplomacy").war("france", "ottoman").control("ottoman", "marseille")
    ottoman.put("tours", "france", regulars=2).play(peace).answer("france", "peace.sue", "ottoman")
    assert f"step 2 alone would have brought {ottoman.state.bonus[POWERS['ottoman']]} VP" in words


def test_henrys_ban_is_lifted():
    words = book("Henry VIII was excommunicated last turn")
    t = war_table().turn(3, "diplomacy").hand("england", "cloth_prices_fluctuate")
    t.arrange(less_cards={ENGLAND: 1}, ban_turn={ENGLAND: 2}).draw("card.taken", "cloth_prices_fluctuate")
    due = cards_due(t.state, ENGLAND)
    t.play(excommunication).answer("england", "ban.donate", "donate")
    assert f"(3 CP): the card is discarded, {t.state.st_peters} CP go into Saint Peter’s" in words
    assert cards_due(t.state, ENGLAND) == due + 1
    assert "England will be dealt one card more next turn" in words


# War


def wars_of_england(*cards: str) -> HisTable:
    t = (
        war_table()
        .turn(3, "diplomacy")
        .hand("england", *cards)
        .hand("france", "professional_rowers")
        .play(war_segment)
    )
    t.skip_to("war.declare", "england").answer("england", "war.declare", "france")
    t.answer("england", "war.declare", "scotland").answer("france", "war.intervene", "intervene")
    while not t.over:
        t.answer(t.waiting[0][0], "war.declare", "pass")
    return t


def test_england_declares_two_wars():
    words = book("England declares war on France (3 CP) and on Scotland (1 CP)")
    t = wars_of_england("michelangelo")
    assert t.state.side[SCOTLAND] == FRANCE
    assert f"England owes {t.state.owed[ENGLAND]} CP" in words
    assert f"France owes {t.state.owed[FRANCE]} CP" in words
    for cards in (["michelangelo"], ["gout", "foul_weather"], ["printing_press"]):
        paid = wars_of_england(*cards)
        paid.play(payment)
        paid.answer("england", "war.pay", cards[0]).answer("france", "war.pay", "professional_rowers")
        for card in cards[1:]:  # England is asked again if one was not enough; a last card is not asked for
            say(paid, "england", "war.pay", card)
        assert paid.over
        assert paid.holds("england") == []
    points = [t.state.board.card_cp[CARDS[c]] for c in ("michelangelo", "foul_weather", "printing_press")]
    assert "It pays with a card of {} CP, or with two of {}, or with a {}".format(*points) in words


def test_an_equal_fight_at_the_outbreak():
    words = book("It is an English impulse. England plays Six Wives of Henry VIII")
    t = war_table().turn(3).ships("english_channel", "england", squadrons=1)
    t.ships("english_channel", "france", squadrons=1).dice(attack=[6, 1], defence=[6, 1])
    t.put("london", "england", leaders=["henry_viii"]).impulse("england").play(begin_impulse, ENGLAND)
    t.answer("england", "impulse.card", "six_wives", "impulse.manner", "event", "wives.choice", "france")
    t.expect_event("naval.fought", attacker="england", defender="france", hits=1, losses=1)
    assert "They fight at once, and England is the attacker. Each side scores one hit" in words
    while t.waiting and t.waiting[0][1] == "fleet.retreat":
        t.answer(t.waiting[0][0], "fleet.retreat", t.options(t.waiting[0][0])[0])
    assert t.fleet("english_channel", "england") == t.fleet("english_channel", "france") == (0, 0)
    assert "Here both fleets have to leave the zone" in words


# Impulses


def last_card() -> HisTable:
    """Five powers have passed, the Ottoman with a card in hand; the Protestant holds one, too."""

    def empty(g) -> None:
        for power in MAJORS:
            g.removed += g.hands[power]
            g.hands[power] = []

    t = war_table().arrange(empty).turn(2).impulse("ottoman")
    t.hand("ottoman", "foul_weather").hand("protestant", "gout").play(action_phase)
    for power in MAJORS[:5]:
        t.answer(power, "impulse.card", "pass")
    return t


def test_the_last_pass_and_the_card_held_back():
    words = book("Five powers have passed in a row. The Protestant holds one last card")
    t = last_card().answer("protestant", "impulse.card", "pass")
    assert t.over
    assert t.holds("protestant") == ["gout"]
    assert "the phase is over at once, and the card is kept for the next turn" in words
    t = last_card().answer("protestant", "impulse.card", "gout", "action", "pass")
    t.expect("ottoman", "impulse.card", offers=["foul_weather"])
    assert "may play a card it was holding back" in words


def spend(*actions: tuple[str, ...]) -> HisTable:
    """France has 5 CP and an army in Lyon; the actions one after the other, each with its answers."""
    t = war_table().turn(2).put("lyon", "france", regulars=2).control("france", "turin")
    t.impulse("france", cp=5).play(action_phase)
    for action, *answers in actions:
        t.answer("france", "action", action)
        for key, word in zip(answers[::2], answers[1::2], strict=True):
            say(t, "france", key, word)
    return t


LYON = ("move_clear", "move.from", "lyon", "move.regulars", "2", "move.to", "grenoble")
GRENOBLE = ("move_pass", "move.from", "grenoble", "move.regulars", "2", "move.to", "turin")


def test_five_points_of_france():
    words = book("France plays a card worth 5 CP")
    costs = [5 - spend(LYON).state.cp, spend(LYON).state.cp - spend(LYON, GRENOBLE).state.cp]
    assert f"from Lyon to Grenoble ({costs[0]})" in words
    assert f"over the pass to Turin ({costs[1]})" in words
    t = spend(LYON, GRENOBLE)
    assert f"{in_words(t.state.cp).capitalize()} CP are left" in words
    home = spend(LYON, GRENOBLE, ("raise_regular", "build.where", "paris"))
    assert home.units("paris", "france") == (1, 0)
    assert "France raises one regular at home (2)" in words
    hired = spend(LYON, GRENOBLE, ("buy_mercenary", "build.where", "paris"))
    assert (hired.units("paris", "france"), hired.state.cp) == ((0, 1), 1)
    hired.answer("france", "action", "move_clear")
    assert "it hires one mercenary and moves once more (1 + 1)" in words
    stopped = spend(LYON, GRENOBLE).answer("france", "action", "pass")
    assert stopped.state.cp == 0
    assert "the two points are lost" in words


# Lines and control


def test_the_line_to_palma():
    words = book("A French army stands in the Habsburg port of Palma")
    t = war_table().war("france", "habsburg").put("palma", "france", regulars=3)
    assert not has_line(t.state, FRANCE, PLACES["palma"])
    assert "If the squadron leaves the zone, the line is cut" in words
    t.ships("gulf_of_lyon", "france", squadrons=1)
    assert has_line(t.state, FRANCE, PLACES["palma"])
    assert "The chain Marseille – Gulf of Lyon – Palma is an LOC" in words


def test_dijon_from_besancon():
    words = book("Habsburg is at war with France and has three regulars in Besançon")
    t = war_table().war("france", "habsburg").put("besancon", "habsburg", regulars=3)
    assert PLACES["dijon"] in open_spaces(t.state, HABSBURG)
    t.impulse("habsburg", cp=1).play(action_phase)
    t.answer("habsburg", "action", "control_unfortified")
    say(t, "habsburg", "control.space", "dijon")
    assert t.holder("dijon") == "habsburg"
    assert "1 CP makes it Habsburg without a step" in words
    t = war_table().war("france", "habsburg").put("besancon", "habsburg", regulars=3)
    t.put("lyon", "france", regulars=1)
    assert PLACES["dijon"] not in open_spaces(t.state, HABSBURG)
    t.put("dijon", "habsburg", regulars=1)
    assert PLACES["dijon"] in open_spaces(t.state, HABSBURG)
    assert re.search(r"march into Dijon first \(1 CP\) and then take control \(1 CP\)", words)
