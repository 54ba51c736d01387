"""201, 204, 212 Minor powers."""

from cuius.titles.here_i_stand.ids import FRANCE, GENOA, HABSBURG, PAPACY, VENICE
from tests.here_i_stand.pairs import pair_table


def test_25_k201_genoa_joins_the_papacy_or_france():
    t = pair_table().bare().lays("papacy", "dip_andrea_doria")
    assert (t.state.side[GENOA], t.holder("genoa")) == (PAPACY, "papacy")
    t = pair_table().bare().ally("genoa", "papacy").lays("protestant", "dip_andrea_doria")
    assert (t.state.side[GENOA], t.holder("genoa")) == (FRANCE, "france")


def test_25_k201_once_won_it_arms_for_four_points():
    t = pair_table().bare().ally("genoa", "papacy").lays("papacy", "dip_andrea_doria")
    t.expect("papacy", "genoa.unit", options=["regular", "squadron", "pass"])
    t.refuse("papacy", "genoa.unit", "mercenary")
    t.answer("papacy", "genoa.unit", "regular", "genoa.where", "genoa")
    t.answer("papacy", "genoa.unit", "squadron", "genoa.where", "genoa")
    assert (t.units("genoa", "genoa"), t.fleet("genoa", "genoa")) == ((1, 0), (1, 0))
    assert not t.waiting


def test_25_k204_the_papacy_wins_a_minor_power_or_makes_one_neutral():
    t = pair_table().bare().ally("venice", "habsburg").lays("papacy", "dip_diplomatic_marriage")
    t.expect("papacy", "marriage.minor", offers=["genoa", "venice"], lacks=["hungary"])
    t.refuse("papacy", "marriage.minor", "hungary")
    t.answer("papacy", "marriage.minor", "venice")
    assert (t.state.side[VENICE], t.holder("venice")) == (VENICE, "venice")
    t = pair_table().bare().lays("papacy", "dip_diplomatic_marriage")
    t.answer("papacy", "marriage.minor", "genoa")
    assert t.state.side[GENOA] == PAPACY


def test_25_k204_the_protestant_marries_them_to_habsburg():
    t = pair_table().bare().ally("genoa", "papacy").lays("protestant", "dip_diplomatic_marriage")
    t.expect("protestant", "marriage.minor", options=["venice", "genoa"])
    t.refuse("protestant", "marriage.minor", "scotland")
    t.answer("protestant", "marriage.minor", "venice")
    assert (t.state.side[VENICE], t.state.side[GENOA]) == (HABSBURG, PAPACY)


def test_25_k204_or_takes_one_from_its_ally():
    t = pair_table().bare().ally("genoa", "papacy").lays("protestant", "dip_diplomatic_marriage")
    t.answer("protestant", "marriage.minor", "genoa")
    assert t.state.side[GENOA] == GENOA


def test_25_k212_venice_joins_the_papacy():
    t = pair_table().bare().lays("papacy", "dip_venetian_alliance")
    assert (t.state.side[VENICE], t.holder("corfu")) == (PAPACY, "papacy")


def test_25_k212_or_leaves_habsburg():
    t = pair_table().bare().ally("venice", "habsburg").lays("papacy", "dip_venetian_alliance")
    assert t.state.side[VENICE] == VENICE


def test_25_k212_or_arms_in_a_papal_port():
    t = (
        pair_table()
        .bare()
        .ally("venice", "papacy")
        .siege("venice")
        .lays("protestant", "dip_venetian_alliance")
    )
    t.expect("papacy", "venetian.where", offers=["rome", "corfu"], lacks=["venice", "naples"])
    t.refuse("papacy", "venetian.where", "venice")
    t.answer("papacy", "venetian.where", "rome")
    assert (t.units("rome", "venice"), t.fleet("rome", "venice")) == ((1, 0), (2, 0))
