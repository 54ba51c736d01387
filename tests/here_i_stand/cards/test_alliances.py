"""68, 69, 73, 108 Cards that win or lose minor powers."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.alliances import matches
from cuius.titles.here_i_stand.ids import (
    ANDREA_DORIA,
    CARD_ANDREA_DORIA,
    FRANCE,
    GENOA,
    HABSBURG,
    HUNGARY,
    MAJORS,
    PAPACY,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.phases.diplomacy.war import INTERVENE, payment
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table

# Andrea Doria


@proves("22.2-r8")
def test_24_k68_genoa_joins_the_player():
    t = play_card(war_table(), "papacy", "andrea_doria")
    assert (t.state.side[GENOA], t.state.allied_by[GENOA]) == (PAPACY, CARD_ANDREA_DORIA)
    assert (t.holder("genoa"), lies(t, "andrea_doria")) == ("papacy", "discarded")


@proves("22.4-r5")
def test_24_k68_even_from_anothers_side():
    t = war_table().ally("genoa", "habsburg").put("genoa", "habsburg", regulars=2)
    t.put("genoa", "genoa", regulars=1)
    play_card(t, "france", "andrea_doria").skip_to("displace.land", "habsburg")
    t.answer("habsburg", "displace.land", t.options("habsburg", "displace.land")[0])
    assert (t.state.side[GENOA], t.holder("genoa")) == (FRANCE, "france")
    assert (t.units("genoa", "habsburg"), t.units("genoa", "genoa")) == ((0, 0), (1, 0))


def test_24_k68_only_for_france_the_habsburgs_and_the_papacy():
    assert not may_play(war_table(), "england", "andrea_doria")
    assert not may_play(war_table(edition="2017"), "england", "andrea_doria")


def test_r441_not_by_the_ally_of_genoa():
    assert not may_play(war_table().ally("genoa", "france"), "france", "andrea_doria")


def doria_at_sea(sea: str = "aegean_sea", **options: str) -> HisTable:
    t = war_table(**options).ally("genoa", "habsburg").war("habsburg", "ottoman")
    return t.ships(sea, "genoa", squadrons=1, leaders=["andrea_doria"]).arrange(piracy_vp=2)


def test_24_k68_in_2017_doria_raids_for_whoever_plays_the_card():
    t = doria_at_sea(edition="2017").draw("drawn", "gout", "ransom").dice(doria=[5, 6, 5])
    play_card(t, "england", "andrea_doria")
    assert (t.holds("england"), t.holds("habsburg"), t.state.piracy_vp) == (["gout"], ["ransom"], 0)


@pytest.mark.parametrize(("sea", "edition"), [("gulf_of_lyon", "2017"), ("aegean_sea", "first")])
def test_24_k68_no_raid_elsewhere_nor_in_the_first_edition(sea, edition):
    assert not may_play(doria_at_sea(sea, edition=edition), "england", "andrea_doria")


def test_24_k68_in_2017_no_raid_at_peace_or_in_port():
    assert not may_play(doria_at_sea(edition="2017").peace("habsburg", "ottoman"), "england", "andrea_doria")
    t = doria_at_sea(edition="2017").arrange(leader_at={ANDREA_DORIA: 0})
    assert not may_play(t, "england", "andrea_doria")


# Auld Alliance


@proves("22.2-r4")
def test_24_k69_france_activates_scotland():
    t = play_card(war_table(), "france", "auld_alliance")
    assert (t.state.side[SCOTLAND], t.holder("edinburgh")) == (FRANCE, "france")


@proves("22.4-r2")
def test_24_k69_england_deactivates_it():
    t = play_card(war_table().ally("scotland", "france"), "england", "auld_alliance")
    assert (t.state.side[SCOTLAND], t.holder("edinburgh")) == (SCOTLAND, "scotland")


def test_24_k69_england_only_to_deactivate_and_nobody_else():
    assert not may_play(war_table(), "england", "auld_alliance")
    assert not may_play(war_table().ally("scotland", "france"), "papacy", "auld_alliance")


def test_24_k69_three_regulars_in_one_scottish_space():
    t = war_table().ally("scotland", "france").war("france", "england").siege("edinburgh")
    t.put("edinburgh", "england", regulars=2)
    play_card(t, "france", "auld_alliance")
    t.expect("france", "auld.use", options=["reinforce", "deactivate"])
    t.answer("france", "auld.use", "reinforce")
    t.expect("france", "auld.where", options=["glasgow", "stirling"])
    t.answer("france", "auld.where", "stirling")
    assert t.units("stirling", "france") == (3, 0)


def test_24_k69_as_far_as_french_counters_go():
    t = war_table().ally("scotland", "france").put("paris", "france", regulars=37)
    play_card(t, "france", "auld_alliance").answer("france", "auld.use", "reinforce")
    t.answer("france", "auld.where", "glasgow")
    assert t.units("glasgow", "france") == (1, 0)


def test_r442_not_into_a_space_in_unrest():
    t = war_table().ally("scotland", "france").unrest("glasgow")
    play_card(t, "france", "auld_alliance").answer("france", "auld.use", "reinforce")
    t.expect("france", "auld.where", options=["edinburgh", "stirling"])


@proves("9.6-p4")
def test_24_k69_as_the_price_of_an_intervention():
    t = war_table().ally("scotland", "france").hand("france", "auld_alliance", "fuggers")
    t.arrange(owed={FRANCE: 3}, granted=[(INTERVENE, int(FRANCE), int(SCOTLAND))]).play(payment)
    t.answer("france", "war.pay", "auld_alliance").answer("france", "auld.where", "edinburgh")
    assert t.units("edinburgh", "france") == (3, 0)


def test_24_k69_another_card_pays_without_regulars():
    t = war_table().ally("scotland", "france").hand("france", "auld_alliance", "fuggers")
    t.arrange(owed={FRANCE: 3}, granted=[(INTERVENE, int(FRANCE), int(SCOTLAND))]).play(payment)
    t.answer("france", "war.pay", "fuggers")
    assert not t.waiting
    assert t.units("edinburgh", "france") == (0, 0)


# Venetian Alliance


@proves("22.2-r5")
def test_24_k108_the_papacy_activates_venice():
    t = play_card(war_table(), "papacy", "venetian_alliance")
    assert (t.state.side[VENICE], t.holder("venice")) == (PAPACY, "papacy")


@proves("22.4-r3")
def test_24_k108_the_ottoman_deactivates_it():
    t = play_card(war_table().ally("venice", "papacy"), "ottoman", "venetian_alliance")
    assert (t.state.side[VENICE], t.holder("venice")) == (VENICE, "venice")


def test_24_k108_the_ottoman_only_to_deactivate_and_nobody_else():
    assert not may_play(war_table(), "ottoman", "venetian_alliance")
    assert not may_play(war_table().ally("venice", "papacy"), "france", "venetian_alliance")


def test_24_k108_a_regular_and_two_squadrons_in_a_papal_port():
    t = play_card(war_table().ally("venice", "papacy").siege("corfu"), "papacy", "venetian_alliance")
    t.answer("papacy", "venetian.use", "reinforce")
    t.expect("papacy", "venetian.where", offers=["ravenna", "candia"], lacks=["corfu", "naples"])
    t.answer("papacy", "venetian.where", "ravenna")
    assert (t.units("ravenna", "venice"), t.fleet("ravenna", "venice")) == ((1, 0), (2, 0))


def test_24_k108_as_counters_allow():
    t = war_table().ally("venice", "papacy").put("venice", "venice", regulars=8)
    play_card(t, "papacy", "venetian_alliance").answer("papacy", "venetian.use", "reinforce")
    t.answer("papacy", "venetian.where", "venice")
    assert (t.units("venice", "venice"), t.fleet("venice", "venice")) == ((8, 0), (2, 0))


@proves("9.6-p5")
def test_24_k108_as_the_price_of_an_intervention():
    t = war_table().ally("venice", "papacy").hand("papacy", "venetian_alliance")
    t.arrange(owed={PAPACY: 4}, granted=[(INTERVENE, int(PAPACY), int(VENICE))]).play(payment)
    t.answer("papacy", "war.pay", "venetian_alliance").answer("papacy", "venetian.where", "corfu")
    assert (t.units("corfu", "venice"), t.fleet("corfu", "venice")) == ((1, 0), (2, 0))


# Diplomatic Marriage


@proves("22.2-r7", "22.4-r4")
def test_24_k73_win_one_or_take_one_from_its_ally():
    t = play_card(war_table().ally("scotland", "france"), "habsburg", "diplomatic_marriage")
    t.expect("habsburg", "marriage.minor", options=["genoa", "hungary", "venice", "scotland"])
    t.answer("habsburg", "marriage.minor", "scotland")
    assert t.state.side[SCOTLAND] == SCOTLAND
    t = play_card(war_table(), "habsburg", "diplomatic_marriage")
    t.answer("habsburg", "marriage.minor", "hungary")
    assert t.state.side[HUNGARY] == HABSBURG


def test_24_k73_hungary_is_never_deactivated():
    g = war_table().ally("hungary", "habsburg").state
    assert not any(HUNGARY in matches(g, power) for power in MAJORS)


@pytest.mark.parametrize("power", ["ottoman", "protestant"])
def test_r153_the_ottoman_and_the_protestant_part_allies_and_win_nobody(power):
    t = war_table()
    assert not may_play(t, power, "diplomatic_marriage")
    t.ally("genoa", "france")
    assert may_play(t, power, "diplomatic_marriage")
    play_card(t, power, "diplomatic_marriage")
    assert t.state.side[GENOA] == GENOA
    assert not may_play(war_table(edition="2017").ally("genoa", "france"), power, "diplomatic_marriage")


@proves("24-k69", "2.1-r13")
def test_24_k69_regulars_never_land_amid_enemies():
    t = war_table().ally("scotland", "france").war("france", "england")
    t.put("glasgow", "england", regulars=2)
    play_card(t, "france", "auld_alliance").answer("france", "auld.use", "reinforce")
    t.expect("france", "auld.where", options=["edinburgh", "stirling"])


@proves("24-k108", "2.1-r13")
def test_24_k108_nor_do_venetians():
    t = war_table().ally("venice", "papacy").war("papacy", "ottoman")
    t.put("zara", "ottoman", regulars=1)
    play_card(t, "papacy", "venetian_alliance").answer("papacy", "venetian.use", "reinforce")
    t.expect("papacy", "venetian.where", offers=["corfu"], lacks=["zara"])
