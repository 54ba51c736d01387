"""24 Events where they meet minor powers, allies, captives, sieges, wars and the deck."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.home import wives_choices
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    FRANCE,
    GENOA,
    GERMAN,
    HABSBURG,
    LEADERS,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, begin_impulse, end_impulse
from cuius.titles.here_i_stand.phases.card_draw import cards_due, deal_hand
from cuius.titles.here_i_stand.phases.religion.debates import debate
from cuius.titles.here_i_stand.phases.winter.phase import send_back_renegade
from cuius.titles.here_i_stand.rules.cards import is_free_to_answer
from cuius.titles.here_i_stand.rules.powers import allied, at_war
from cuius.titles.here_i_stand.rules.units import squadrons_of
from cuius.titles.here_i_stand.state import AWAY, CAPTIVE
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.preaching import catholic_world, only_free, standing, stands
from tests.here_i_stand.sailing import hits, say
from tests.here_i_stand.tables import HisTable, war_table


def captive(t: HisTable, leader: str, captor: str) -> HisTable:
    return t.arrange(lambda g: g.capture(LEADERS[leader], int(POWERS[captor])))


def play_mandatory(t: HisTable, power: str, card: str) -> HisTable:
    """There is one manner only."""
    t.hand(power, card).impulse(power).play(begin_impulse, POWERS[power])
    return t.answer(power, "impulse.card", card)


def first_choices(t: HisTable) -> HisTable:
    """Everybody answers with what is offered first."""
    while t.waiting:
        who, key = t.waiting[0]
        t.answer(who, key, t.options(who)[0])
    return t


# Minor powers change sides


@proves("24-k68", "22.4-p3", "22.4-p4", "22.4-p5", "22.2-p3")
def test_24_k68_genoa_goes_home_before_it_serves_france():
    t = war_table().ally("genoa", "habsburg").war("france", "habsburg")
    t.put("genoa", "genoa", regulars=2).put("genoa", "habsburg", regulars=1).put("trent", "genoa", regulars=1)
    t.ships("tyrrhenian_sea", "genoa", squadrons=1, leaders=["andrea_doria"])
    first_choices(play_card(t, "france", "andrea_doria"))
    assert (t.state.side[GENOA], t.holder("genoa"), t.holder("bastia")) == (FRANCE, "france", "france")
    assert t.units("genoa", "genoa") == (3, 0)  # also the regular from Trent
    assert t.units("genoa", "habsburg") == (0, 0)
    assert t.fleet("tyrrhenian_sea", "genoa") == (0, 0)
    assert squadrons_of(t.state, FRANCE, PLACES[t.where("andrea_doria")]) == 1


@proves("24-k68", "22.2-p2")
def test_24_k68_an_enemy_of_genoa_may_go_to_war_with_its_new_ally_for_nothing():
    t = war_table().war("ottoman", "genoa")
    play_card(t, "papacy", "andrea_doria").expect("ottoman", "minor.war", options=["declare_war", "pass"])
    t.answer("ottoman", "minor.war", "declare_war")
    assert at_war(t.state, OTTOMAN, PAPACY)
    assert at_war(t.state, OTTOMAN, GENOA)
    assert t.state.owed == [0] * len(MAJORS)


@proves("24-k73", "22.4-p3", "22.4-p2")
def test_24_k73_french_garrisons_leave_scotland_when_england_marries_it_off():
    t = war_table().ally("scotland", "france").put("edinburgh", "france", regulars=2)
    t.put("edinburgh", "scotland", regulars=1).ships("edinburgh", "scotland", squadrons=1)
    play_card(t, "england", "diplomatic_marriage")
    say(t, "england", "marriage.minor", "scotland")
    first_choices(t)
    assert (t.state.side[SCOTLAND], t.holder("edinburgh")) == (SCOTLAND, "scotland")
    assert (t.units("edinburgh", "france"), t.units("edinburgh", "scotland")) == ((0, 0), (1, 0))
    assert t.fleet("edinburgh", "scotland") == (1, 0)


@proves("24-k108", "22.4-p5", "9.2-r9")
def test_r263_venetian_ships_on_loan_go_home_when_venice_leaves():
    t = (
        war_table()
        .ally("venice", "papacy")
        .ally("papacy", "habsburg")
        .lend("messina", "venice", "habsburg", 1)
    )
    first_choices(play_card(t, "ottoman", "venetian_alliance"))
    assert t.state.loans == []
    assert sum(t.state.squadrons[VENICE :: len(POWERS.ids)]) == 1
    assert not allied(t.state, VENICE, PAPACY)


@proves("24-k69", "15-r1")
def test_24_k69_no_frenchmen_into_besieged_edinburgh():
    t = (
        war_table()
        .ally("scotland", "france")
        .war("england", "france")
        .put("edinburgh", "scotland", regulars=1)
    )
    t.put("edinburgh", "england", regulars=3).siege("edinburgh")
    play_card(t, "france", "auld_alliance").answer("france", "auld.use", "reinforce")
    t.expect("france", "auld.where", lacks=["edinburgh"])


@proves("24-k83", "5-r2")
def test_24_k83_the_sultan_in_buda_gets_no_more_men_than_counters():
    t = war_table().control("ottoman", "buda")
    limit = t.state.board.land_limit[OTTOMAN]
    t.put("istanbul", "ottoman", regulars=limit - 3)
    play_card(t, "habsburg", "john_zapolya")
    assert t.units("buda", "ottoman") == (3, 0)
    assert lies(t, "john_zapolya") == "removed"


@proves("24-k83", "22.3-r1")
def test_r447_habsburg_regulars_for_buda_once_hungary_is_its_ally():
    t = play_card(war_table().ally("hungary", "habsburg"), "france", "john_zapolya")
    assert (t.units("buda", "habsburg"), t.units("buda", "hungary")) == ((4, 0), (0, 0))


# Besieged spaces


@proves("24-k105", "15.1-x2", "15.1-x3")
def test_24_k105_treachery_by_a_third_power_without_line_or_blockade():
    t = war_table().war("ottoman", "habsburg").put("naples", "ottoman", regulars=4)
    t.put("naples", "habsburg", regulars=2, leaders=["duke_of_alva"]).siege("naples")
    t.ships("tyrrhenian_sea", "habsburg", squadrons=2)
    t.dice(attack=hits(0, 2), defence=hits(0, 4))  # two men, Alva, the walls
    play_card(t, "france", "treachery").answer("ottoman", "assault.regulars", 4)
    assert (t.holder("naples"), t.units("naples", "habsburg")) == ("ottoman", (0, 0))
    assert (t.where("duke_of_alva"), t.state.captor[LEADERS["duke_of_alva"]]) == (CAPTIVE, OTTOMAN)


@proves("24-k105", "15.3-r1")
def test_24_k105_besiegers_who_lose_their_numbers_must_go():
    t = war_table().war("ottoman", "habsburg").control("ottoman", "pressburg")
    t.put("vienna", "ottoman", regulars=3).put("vienna", "habsburg", regulars=2).siege("vienna")
    t.dice(attack=hits(0, 2), defence=hits(2, 3))
    play_card(t, "france", "treachery").answer("ottoman", "assault.regulars", 3)
    assert (t.holder("vienna"), t.units("pressburg", "ottoman")) == ("habsburg", (1, 0))
    assert not t.state.besieged[PLACES["vienna"]]


@proves("24-k105", "24-k31", "15.1-p2a")
def test_24_k105_no_weather_saves_the_betrayed():
    t = (
        war_table()
        .war("ottoman", "habsburg")
        .put("vienna", "ottoman", regulars=3)
        .put("vienna", "habsburg", regulars=1)
    )
    t.siege("vienna").hand("england", "foul_weather", "gout").dice(attack=hits(0, 2), defence=hits(0, 2))
    play_card(t, "france", "treachery").answer("ottoman", "assault.regulars", 3)
    assert t.holder("vienna") == "ottoman"


@proves("24-k106", "15.3-r1", "15.3-r4")
def test_24_k106_a_siege_laid_by_unpaid_men_is_broken_at_once():
    t = war_table().war("france", "england").put("calais", "france", regulars=1, hired=4)
    t.put("calais", "england", regulars=2).siege("calais").control("france", "boulogne")
    play_card(t, "habsburg", "unpaid_mercenaries")
    say(t, "france", "siege.retreat", "boulogne")
    assert (t.units("calais", "france"), t.units("boulogne", "france")) == ((0, 0), (1, 0))
    assert not t.state.besieged[PLACES["calais"]]


@proves("24-k107", "15.3-r1")
def test_24_k107_disease_inside_the_walls_helps_the_besiegers_only():
    t = war_table().war("france", "england").put("calais", "france", regulars=4)
    t.put("calais", "england", regulars=2, hired=1).siege("calais")
    play_card(t, "habsburg", "unsanitary_camp").answer("habsburg", "camp.whose", "england")
    assert t.units("calais", "england") == (1, 1)  # one of three, a regular
    assert t.state.besieged[PLACES["calais"]]


@proves("24-k107")
def test_24_k107_half_of_the_dead_are_regulars_as_far_as_there_are_any():
    t = war_table().put("milan", "france", regulars=1, hired=6)
    play_card(t, "habsburg", "unsanitary_camp")
    while t.waiting:
        t.answer("france", "camp.loss", "mercenary" if "mercenary" in t.options("france") else "regular")
    assert t.units("milan", "france") == (0, 4)  # three dead: two should be regulars, one there is


# Captives


@proves("24-k91", "9.4-r4")
def test_24_k91_anybody_may_free_anybodys_captive_and_his_owner_says_where():
    t = captive(war_table(), "francis_i", "habsburg")
    play_card(t, "ottoman", "ransom").expect(
        "france", "ransom.home", offers=["paris", "lyon"], lacks=["milan"]
    )
    t.answer("france", "ransom.home", "lyon")
    assert (t.where("francis_i"), t.holds("habsburg")) == ("lyon", [])


@proves("24-k42")
def test_24_k42_a_captive_sultan_is_not_sent_home():
    t = captive(war_table().turn(3), "suleiman", "habsburg")
    assert not may_play(t, "france", "roxelana")
    assert may_play(t, "ottoman", "roxelana")


@proves("24-k60", "9.3-p6")
def test_24_k60_a_captive_maurice_is_freed_to_the_other_side():
    t = war_table().turn(6).arrange(league=True).control("habsburg", "vienna")
    captive(t, "maurice_of_saxony", "habsburg")
    t.arrange(leader_of={LEADERS["maurice_of_saxony"]: int(PROTESTANT)})
    play_card(t, "habsburg", "maurice_of_saxony")
    say(t, "habsburg", "maurice.castle", "vienna")
    assert t.state.leader_of[LEADERS["maurice_of_saxony"]] == HABSBURG
    assert t.where("maurice_of_saxony") == "vienna"


@proves("24-k103")
def test_24_k103_no_threat_to_captives():
    t = captive(war_table(), "montmorency", "habsburg")
    assert not may_play(t, "england", "threat_to_power")


@proves("24-k20", "3.3-r3")
def test_r336_the_king_dies_in_prison_and_his_heir_appears_in_paris():
    t = captive(war_table().turn(6), "francis_i", "habsburg")
    play_mandatory(t, "england", "henry_ii")
    say(t, "france", "succession.leader", "paris")
    assert (t.where("henry_ii"), t.where("francis_i"), t.state.cp) == ("paris", AWAY, 2)


# Wars that cards begin


@proves("24-k40", "9.6-r7", "9.6-r8")
def test_24_k40_fleets_in_one_sea_fight_at_once_and_both_leave_after_a_tie():
    t = war_table().turn(3).ships("english_channel", "england", squadrons=1)
    t.ships("english_channel", "france", squadrons=1).dice(attack=hits(1, 2), defence=hits(1, 2))
    first_choices(play_card(t, "england", "machiavelli").answer("england", "machiavelli.enemy", "france"))
    assert t.fleet("english_channel", "england") == t.fleet("english_channel", "france") == (0, 0)
    assert (t.state.cp, at_war(t.state, ENGLAND, FRANCE)) == (2, True)


@proves("24-k40", "9.6-x5", "9.6-x7")
def test_24_k40_neither_on_an_ally_nor_on_the_protestant_too_early():
    t = war_table().turn(3).ally("france", "england")
    play_card(t, "france", "machiavelli").expect(
        "france", "machiavelli.enemy", options=["ottoman", "habsburg", "papacy"]
    )


@proves("24-k40", "9.6-x9")
def test_24_k40_a_peace_of_this_turn_does_not_bind_in_the_action_phase():
    t = war_table().turn(3).arrange(peace_made=[(int(FRANCE), int(HABSBURG))])
    play_card(t, "france", "machiavelli").expect("france", "machiavelli.enemy", offers=["habsburg"])


@proves("24-k3", "21.3-r1", "9.6-p4", "22.2-r2")
def test_24_k3_france_steps_in_for_scotland_without_a_card():
    t = war_table().turn(3).arrange(lambda g: g.hands[FRANCE].clear())
    play_card(t, "england", "six_wives").answer("england", "wives.choice", "scotland")
    t.answer("france", "war.intervene", "intervene")
    assert (t.state.side[SCOTLAND], at_war(t.state, ENGLAND, FRANCE)) == (FRANCE, True)
    assert (t.state.cp, t.state.owed) == (5, [0] * len(MAJORS))


@proves("24-k3", "9.6-p3b")
def test_24_k3_or_lets_scotland_fight_alone():
    t = war_table().turn(3)
    play_card(t, "england", "six_wives").answer("england", "wives.choice", "scotland")
    t.answer("france", "war.intervene", "pass")
    assert at_war(t.state, ENGLAND, SCOTLAND)
    assert not at_war(t.state, ENGLAND, FRANCE)
    assert t.state.cp == 5


@proves("24-k3", "9.6-x5", "9.6-x4", "9.6-x2b")
def test_24_k3_an_ally_of_france_finds_no_war_in_the_north():
    t = war_table().turn(1).ally("england", "france").impulse("england")
    assert [str(w) for w in wives_choices(t.state)] == ["habsburg"]


@proves("24-k97", "15.1-x1b")
def test_24_k97_france_besieges_and_storms_berwick_in_one_raid():
    t = war_table().ally("scotland", "france").war("england", "france").put("edinburgh", "france", regulars=4)
    t.arrange(fortress={PLACES["berwick"]: True})
    play_card(t, "habsburg", "scots_raid").answer("france", "action", "move_clear")
    say(t, "france", "move.from", "edinburgh")
    t.answer("france", "move.regulars", 4)
    say(t, "france", "move.to", "berwick")
    t.dice(attack=hits(1, 4), defence=hits(0, 1)).answer("france", "action", "assault")
    say(t, "france", "assault.space", "berwick")
    t.answer("france", "assault.regulars", 4)
    assert (t.holder("berwick"), t.state.cp) == ("france", 4)


# Cards, hands and the deck


@proves("24-k79", "6.2-r13", "21.5-r12")
def test_24_k79_the_fuggers_and_a_ban_take_a_card_each_but_the_debt_once():
    t = war_table().turn(3, "card_draw").arrange(less_cards={FRANCE: 1}, debts={FRANCE: 1})
    plain = cards_due(war_table().turn(3, "card_draw").state, FRANCE)
    assert cards_due(t.state, FRANCE) == plain - 2
    t.seeded(1).play(deal_hand, FRANCE)
    assert cards_due(t.state, FRANCE) == plain - 1


@proves("24-k74", "6.1-r10")
def test_24_k74_whoever_draws_two_mandatory_events_may_give_one_away():
    t = war_table().draw("card.drawn", "master_of_italy", "clement_vii")
    play_card(t, "france", "diplomatic_overture").answer("france", "overture.to", "papacy")
    t.expect("france", "overture.card", options=["clement_vii", "master_of_italy"])
    t.answer("france", "overture.card", "clement_vii")
    assert (t.holds("papacy"), t.holds("france")) == (["clement_vii"], ["master_of_italy"])


@proves("24-k74")
def test_24_k74_but_not_while_he_holds_anything_else():
    t = war_table().draw("card.drawn", "master_of_italy", "clement_vii").hand("france", "gout")
    play_card(t, "france", "diplomatic_overture").answer("france", "overture.to", "papacy")
    assert t.holds("papacy") == ["gout"]


@proves("24-k38", "6.1-r8")
def test_24_k38_the_comet_finds_no_home_card():
    t = play_card(war_table(), "england", "halleys_comet")  # hands of home cards: nothing but skips
    t.answer("england", "comet.whom", "papacy")
    assert t.state.skipped[PAPACY]


@proves("24-k81", "6.1-r16")
def test_r415_a_mandatory_event_is_worth_two_to_saint_peters():
    t = war_table().hand("protestant", "master_of_italy").draw("card.taken", "master_of_italy")
    play_card(t, "papacy", "indulgence_vendor")
    assert t.state.st_peters == 2
    assert lies(t, "master_of_italy") == "discarded"


@proves("24-k7", "6.2-x2", "6.2-x3")
def test_24_k7_what_luther_may_fetch():
    t = war_table().turn(2).arrange(luther_alive=True).discarded("gout", "clement_vii", "fuggers", "erasmus")
    t.arrange(used_as_event=[(int(CARDS["gout"]), int(PROTESTANT)), (int(CARDS["fuggers"]), int(FRANCE))])
    play_card(t, "protestant", "here_i_stand").expect(
        "protestant", "retrieve.card", options=["fuggers", "erasmus"]
    )
    t.answer("protestant", "retrieve.card", "fuggers", "retrieve.use", "play")
    assert t.state.cp == 3  # for points only: it was an event already
    assert t.holds("protestant") == []


@proves("24-k7", "24-k16")
def test_24_k7_not_after_luthers_death():
    t = war_table().turn(6).discarded("gout").arrange(luther_alive=False)
    assert not may_play(t, "protestant", "here_i_stand")


@proves("24-k56", "6.2-r18")
def test_24_k56_a_card_seized_rests_until_the_next_impulse():
    t = standing(war_table().turn(5), "free", "caraffa").hand("protestant", "gout")
    play_card(t, "papacy", "papal_inquisition")
    say(t, "papacy", "inquisition.hand", "protestant")
    t.draw("card.taken", "gout").answer("papacy", "inquisition.fruit", "seize")
    assert (t.holds("papacy"), is_free_to_answer(t.state, PAPACY, CARDS["gout"])) == (["gout"], False)
    t.arrange(end_impulse)
    assert is_free_to_answer(t.state, PAPACY, CARDS["gout"])


@proves("24-k70", "19.2-r1")
def test_24_k70_a_captive_renegade_leaves_in_winter_like_a_free_one():
    t = war_table().put("milan", "france", hired=1)
    play_card(t.control("france", "milan"), "france", "charles_bourbon").answer(
        "france", "bourbon.where", "milan"
    )
    assert (t.where("renegade"), t.units("milan", "france")) == ("milan", (0, 4))
    t.arrange(lambda g: g.capture(LEADERS["renegade"], int(HABSBURG))).play(send_back_renegade)
    assert t.where("renegade") == AWAY
    assert t.units("milan", "france") == (0, 4)


@proves("24-k104", "12.2-x2")
def test_24_k104_new_walls_end_the_easy_way_to_a_space():
    t = war_table().war("france", "england").control("england", "boulogne").put("paris", "france", regulars=3)
    t.impulse("france", cp=1)
    assert "control_unfortified" in [str(w) for w in actions_open(t.state, FRANCE)]
    play_card(t, "papacy", "trace_italienne").answer("papacy", "trace.where", "boulogne")
    assert t.units("boulogne", "england") == (1, 0)
    t.impulse("france", cp=1)
    assert "control_unfortified" not in [str(w) for w in actions_open(t.state, FRANCE)]


@proves("24-k66")
def test_24_k66_cavalry_two_steps_away_over_an_ottoman_space():
    t = war_table().war("ottoman", "habsburg").control("ottoman", "buda").put("buda", "ottoman", hired=1)
    assert not may_play(
        t.hand("habsburg", "gout"), "ottoman", "akinji_raiders"
    )  # the space between is Hungary's
    t.control("ottoman", "pressburg").draw("card.taken", "gout")
    play_card(t, "ottoman", "akinji_raiders")
    assert t.holds("ottoman") == ["gout"]


@proves("24-k89", "21.1-r8")
def test_24_k89_no_haven_where_a_leader_or_a_ship_lies_nor_in_peace():
    t = war_table().arrange(algiers_in_play=True).control("ottoman", "algiers")
    assert not may_play(t, "ottoman", "pirate_haven")
    assert may_play(t.war("ottoman", "habsburg"), "ottoman", "pirate_haven")
    t.ships("oran", "habsburg", squadrons=1).put("tripoli", "habsburg", leaders=["ferdinand"])
    assert not may_play(t, "ottoman", "pirate_haven")


@proves("24-k51", "6.1-r8")
def test_24_k51_servetus_costs_a_protestant_without_cards_nothing():
    t = play_card(war_table().turn(4), "england", "michael_servetus")
    assert (t.state.bonus[ENGLAND], lies(t, "michael_servetus")) == (1, "removed")


@proves("24-k12", "22.3-r1")
@pytest.mark.parametrize(("held", "gain", "drawn"), [(1, 0, 0), (2, 0, 1), (3, 1, 0), (4, 2, 0), (5, 2, 0)])
def test_24_k12_keys_of_minor_allies_count_for_the_master_of_italy(held, gain, drawn):
    t = war_table().ally("genoa", "france")
    t.control("france", *("milan", "florence", "naples", "venice")[: held - 1])
    if drawn:
        t.draw("card.drawn", "gout")
    play_mandatory(t, "ottoman", "master_of_italy")
    assert (t.state.bonus[FRANCE], len(t.holds("france"))) == (gain, drawn)
    assert (t.state.cp, t.state.spender) == (2, OTTOMAN)


@proves("24-k1", "21.7-r12", "17-r4")
def test_24_k1_janissaries_fill_a_foreign_war_first():
    card = CARDS["revolt_in_egypt"]
    t = war_table().hand("ottoman", "janissaries").arrange(lambda g: g.deck.remove(card))
    t.arrange(laid=[int(card)], wars_abroad=[(int(card), int(OTTOMAN), 1, 0, 3)])
    play_card(t, "ottoman", "janissaries")
    t.answer("ottoman", "build.where", "istanbul", "build.where", "edirne")
    assert t.state.wars_abroad == [(int(card), int(OTTOMAN), 3, 0, 3)]
    assert (t.units("istanbul", "ottoman"), t.units("edirne", "ottoman")) == ((1, 0), (1, 0))


@proves("24-k93", "21.7-r6")
def test_24_k93_france_sends_the_irish_a_man():
    t = (
        war_table()
        .put("paris", "france", hired=1)
        .put("london", "england", regulars=5, leaders=["henry_viii"])
    )
    play_card(t, "france", "revolt_in_ireland").answer("france", "ireland.help", "paris")
    t.answer("england", "abroad.leader", "pass")
    ((_, _, own, hired, foreign),) = t.state.wars_abroad
    assert (own, hired, foreign) == (4, 0, 4)
    assert t.units("paris", "france") == (0, 0)
    assert t.where("henry_viii") == "london"


# Editions


def disputation(**options: str) -> HisTable:
    """Eck and Campeggio against Luther and Bucer, all uncommitted; everybody else has spoken."""
    t = only_free(catholic_world(**options), "eck", "campeggio", "luther", "bucer")
    return t.faith("protestant", "wittenberg", "leipzig").arrange(lambda g: g.hands[PROTESTANT].clear())


@proves("24-k6")
def test_r574_in_2017_who_was_barred_in_the_first_round_defends_in_the_second():
    t = disputation(edition="2017").draw(attacker=["eck"], defender=["bucer"], second=["campeggio", "luther"])
    t.dice("debate.attack", [1] * 7, [1] * 5).dice("debate.defence", [1] * 4, [1] * 6)
    t.play(debate, PAPACY, GERMAN, leipzig=True).answer("papacy", "debate.leipzig", "luther")
    t.answer("papacy", "debate.leipzig_round", "first").answer("papacy", "debate.pool", "uncommitted")
    t.expect_event("debate.barred_first", debater="luther")
    t.expect_event("debate.round", defender="luther", against=6)


@proves("24-k6")
def test_r574_or_is_kept_out_of_the_second_alone():
    t = disputation(edition="2017").draw(
        attacker=["eck"], defender=["luther"], second=["campeggio", "melanchthon"]
    )
    t.dice("debate.attack", [1] * 7, [1] * 5).dice("debate.defence", [1] * 6, [1] * 4)
    t.play(debate, PAPACY, GERMAN, leipzig=True).answer("papacy", "debate.leipzig", "bucer")
    t.answer("papacy", "debate.leipzig_round", "second").answer("papacy", "debate.pool", "uncommitted")
    t.expect_event("debate.barred_second", debater="bucer")
    assert stands(t, "bucer") == "free"  # whoever was drawn instead had spoken before


@proves("24-k6", "18.5-s3b")
def test_r574_in_the_rulebook_no_round_is_named():
    t = disputation().draw(attacker=["eck"]).play(debate, PAPACY, GERMAN, leipzig=True)
    t.answer("papacy", "debate.leipzig", "luther").expect("papacy", "debate.pool")


@proves("24-k40")
@pytest.mark.parametrize(("edition", "points"), [("first", 2), ("2017", 3)])
def test_r575_what_machiavelli_is_worth_for_points(edition, points):
    t = war_table(edition=edition).turn(3).hand("france", "machiavelli").impulse("france")
    t.play(begin_impulse, FRANCE).answer("france", "impulse.card", "machiavelli", "impulse.manner", "points")
    assert t.state.cp == points


@proves("24-k97", "13.1-x12", "15-r3")
def test_r576_in_2017_a_besieged_leader_stays_and_none_lands_in_a_siege():
    t = war_table(edition="2017").turn(3).ally("scotland", "france").war("england", "france")
    t.put("edinburgh", "scotland", regulars=1).put("edinburgh", "england", regulars=3).siege("edinburgh")
    t.war("france", "habsburg").put("rouen", "france", regulars=1, leaders=["francis_i"])
    t.put("rouen", "habsburg", regulars=2).siege("rouen").put("paris", "france", leaders=["montmorency"])
    play_mandatory(t, "papacy", "scots_raid")
    t.expect("france", "scots.leader", options=["montmorency", "pass"])
    t.answer("france", "scots.leader", "montmorency")
    t.expect("france", "scots.landing", lacks=["edinburgh"])
