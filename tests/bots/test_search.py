"""Search: thinks within its budget, answers the same for the same seed, and knows no hidden fact."""

from __future__ import annotations

import msgspec
import pytest

from cuius.bots import Budget, SearchBot, Steward, answer_of, make_bot
from cuius.bots.evaluation import Evaluator, seat_scores
from cuius.bots.play import play_out
from cuius.bots.playouts import PlayoutOutcome, Playouts
from cuius.bots.search import Search
from cuius.bots.tree import AnswerNode, QuestionNode
from cuius.bots.value import learned_value
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet, WorldChance
from cuius.core.errors import BadConfig
from cuius.core.match import Match
from cuius.core.requests import Draw, Roll
from cuius.core.title import SearchHints, get_title
from tests.bots.redealing import begun, play_some, redealt_truth

EXAMPLE = get_title("example")


@pytest.mark.parametrize(
    ("name", "positions", "playouts", "stride"),
    [("example", 25, 12, 3), ("guerres", 4, 6, 40), ("here_i_stand", 4, 6, 40)],
)
def test_it_answers_the_same_when_what_it_cannot_know_is_dealt_anew(name, positions, playouts, stride):
    title, tried = get_title(name), 0
    for seed in range(60):
        match = begun(title, seed)
        while tried < positions and not match.over:
            play_some(match, stride, seed)
            if match.over:
                break
            seat = match.questions[0].seat
            twin = redealt_truth(match, seat, seed + tried)
            if twin is not None and len(match.questions[0].options) > 1:
                bot = SearchBot(title, 7, Budget(playouts=playouts), horizon=12)
                one, other = (bot.search(InformationSet(m, seat)) for m in (match, twin))
                assert one.playouts > 0
                assert one == other
                tried += 1
        if tried == positions:
            return
    raise AssertionError(f"only {tried} positions could be dealt anew")


def test_worlds_agree_with_what_the_seat_sees_and_differ_in_what_it_does_not():
    match = begun(EXAMPLE, 4)
    play_some(match, 9, 4)
    seat = match.questions[0].seat
    worlds = InformationSet(match, seat)
    digests = set()
    for seed in range(6):
        world = worlds.sample_world(seed)
        assert world.view(seat) == match.view(seat)
        assert world.question(seat).words == match.question(seat).words
        assert worlds.sample_world(seed).state.digest() == world.state.digest()
        digests.add(world.state.digest())
    assert len(digests) > 1


def test_what_others_answered_in_secret_is_open_again():
    match = begun(EXAMPLE, 1)
    while len(match.questions) < 3:
        play_some(match, 1, 1)
    first, second = match.questions[:2]
    match.answer(first.seat, first.number, first.key, first.words[0])
    world = InformationSet(match, second.seat).sample_world(3)
    assert first.role in [q.role for q in world.questions]
    assert first.role not in [q.role for q in match.questions]


def test_the_same_number_of_playouts_and_seed_play_the_same_game():
    digests = set()
    for _ in range(2):
        match = begun(EXAMPLE, 2, 3)
        bots = {seat: make_bot("search:6x", EXAMPLE, 5) for seat in match.config.seats}
        play_out(match, bots, invariants=True)
        digests.add(match.state.digest())
    assert len(digests) == 1


def test_it_answers_when_its_time_is_up():
    match = begun(EXAMPLE, 3)
    question = match.questions[0]
    assert answer_of(make_bot("search:0.01", EXAMPLE, 1), match, question) in question.words


def test_it_beats_stewards():
    ahead = compared = 0
    for game in range(6):
        match = begun(EXAMPLE, game)
        seats = list(match.config.seats)
        mine = seats[game % len(seats)]
        bots = dict.fromkeys(seats, Steward(EXAMPLE)) | {mine: make_bot("search:30x", EXAMPLE, game)}
        play_out(match, bots)
        scores = seat_scores(match.config, match.result.scores)
        for seat in seats:
            if seat != mine:
                ahead += (scores[mine] > scores[seat]) + (scores[mine] == scores[seat]) / 2
                compared += 1
    assert ahead / compared > 0.6


def test_what_it_considered_adds_up():
    match = begun(EXAMPLE, 6)
    question = match.questions[0]
    thought = SearchBot(EXAMPLE, 1, Budget(playouts=20)).search(InformationSet(match, question.seat))
    assert sum(option.playouts for option in thought.candidates) == thought.playouts <= 20
    assert {option.answer for option in thought.candidates} <= set(question.words)
    own = [option.values[question.seat] for option in thought.candidates]
    assert own == sorted(own, reverse=True)


def test_a_title_without_a_steward_is_searched_all_the_same():
    title = get_title("here_i_stand")
    match = begun(title, 1)
    question = match.questions[0]
    assert answer_of(make_bot("search:2x", title, 1), match, question) in question.words


def test_where_nothing_is_left_to_chance_an_answer_is_looked_at_once_a_turn_and_further_ahead():
    title = get_title("revolution")
    match = begun(title, 1, 3)
    while len(match.questions[0].options) < 3:
        play_some(match, 1, 1)
    seat, many = match.questions[0].seat, len(match.questions[0].options)
    search = Search(Playouts(InformationSet(match, seat), 1, None), Budget(playouts=3 * many))
    thought = search.run()
    assert search.evidence.deterministic
    assert search.turns > 1
    fewest, most = (pick(option.playouts for option in thought.candidates) for pick in (min, max))
    assert (fewest, len(thought.candidates)) == (1, many)
    assert most <= search.rounds + 1


def test_what_comes_to_the_same_is_not_looked_at_again():
    title = get_title("revolution")
    match = begun(title, 2, 2)
    for _ in range(40):
        play_some(match, 1, 2)
        seat = match.questions[0].seat
        search = Search(Playouts(InformationSet(match, seat), 1, None), Budget(playouts=400))
        found = search.evidence
        first = search.play_round() and len({tuple(found.values(word)) for word in found.candidates})
        if first == 1 and len(found.candidates) > 1:
            assert (
                SearchBot(title, 1, Budget(playouts=400)).search(InformationSet(match, seat)).playouts
                == found.playouts
            )
            return
    raise AssertionError("no question without consequence came up")


def test_in_one_world_throws_of_a_kind_fall_alike_whatever_came_before():
    first, second = WorldChance(5), WorldChance(5)
    attack, other = Roll(d6=4, why="attack", who="north"), Roll(d6=2, why="weather")
    pool = ("red", "green", "blue")
    assert not first.used
    one = [first.roll(1, attack), first.draw(2, Draw(pool, why="card")), first.roll(3, attack)]
    second.roll(1, other)
    second.roll(2, Roll(d6=4, why="attack", who="south"))
    two = [second.roll(3, attack), second.draw(9, Draw(pool, why="card")), second.roll(11, attack)]
    assert one == two
    assert first.used
    assert one[0] != one[2]


def test_a_draw_of_the_same_world_is_the_same_if_another_card_was_taken_away():
    pool = list(range(60))
    for seed in range(30):
        drawn = WorldChance(seed).draw(1, Draw(pool, why="card"))
        left = [card for card in pool if card != (drawn + 1) % 60]
        assert WorldChance(seed).draw(1, Draw(left, why="card")) == drawn


@pytest.mark.parametrize("budget", [Budget(playouts=3), Budget(playouts=400)])
def test_where_no_world_holds_it_answers_as_the_steward_would(budget, monkeypatch):
    match = begun(EXAMPLE, 6)
    question = match.questions[0]
    monkeypatch.setattr(Playouts, "play", lambda self, word, number, turns: None)
    thought = SearchBot(EXAMPLE, 1, budget).search(InformationSet(match, question.seat))
    assert (thought.answer, thought.playouts, thought.candidates) == (thought.expected, 0, ())


def test_who_was_lucky_at_first_is_not_chosen_for_it(monkeypatch):
    """All worlds count that an answer has met, and the expected one stays to be compared with."""
    match = begun(EXAMPLE, 6)
    question = match.questions[0]
    search = Search(Playouts(InformationSet(match, question.seat), 1, None), Budget(playouts=60))
    seats, me = len(match.config.seats), search.root.seat
    expected, lucky, steady = search.root.expected, *search.evidence.candidates[1:], "steady"
    search.evidence.candidates.append(steady)
    fortunes = {
        expected: lambda world: 0.0,
        lucky: lambda world: (6.0, 4.0, *[-2.0] * 60)[world],
        steady: lambda world: (3.0, 5.0)[world % 2],
    }

    def play(playouts, word, number, turns):
        values = [0.0] * seats
        values[me] = fortunes[word](number)
        return PlayoutOutcome(values, False, False)

    monkeypatch.setattr(Playouts, "play", play)
    thought = search.run()
    assert thought.answer == steady
    assert thought.playouts < 60  # it is settled long before


def test_details_are_left_to_the_steward():
    match = begun(EXAMPLE, 6)
    question = match.questions[0]
    match.title = msgspec.structs.replace(
        EXAMPLE, search_hints=SearchHints(searched_keys=frozenset({"something.else"}))
    )
    bot = SearchBot(match.title, 1, Budget(playouts=20))
    bot.search = lambda worlds: pytest.fail("it thought about a detail")
    assert answer_of(bot, match, question) == answer_of(Steward(EXAMPLE), match, question)


def test_its_own_seat_may_play_by_rules_of_thumb_of_its_own():
    """In details, in what it expects of itself, and in playouts; the others are stewards all the same."""
    asked = set()

    def last(view, question):
        asked.add(question["role"])
        return question["options"][-1]

    match = begun(EXAMPLE, 6)
    question = match.questions[0]
    details = msgspec.structs.replace(
        EXAMPLE, search_hints=SearchHints(searched_keys=frozenset({"else"}), heuristic=last)
    )
    match.title = details
    assert answer_of(SearchBot(details, 1, Budget(playouts=20)), match, question) == question.words[-1]
    match.title = msgspec.structs.replace(EXAMPLE, search_hints=SearchHints(heuristic=last))
    thought = SearchBot(match.title, 1, Budget(playouts=20)).search(InformationSet(match, question.seat))
    assert thought.expected == question.words[-1]
    assert thought.playouts > 1
    assert asked == set(match.roles(question.seat))


def test_plans_are_questions_that_the_title_asks():
    for name in ("revolution", "guerres", "here_i_stand"):
        title = get_title(name)
        text = (title.folder / "text" / "en").glob("*.ftl")
        asked = {line.split(" =")[0] for path in text for line in path.read_text().splitlines()}
        assert {key.replace(".", "-") for key in title.search_hints.searched_keys} <= asked


def test_a_title_may_say_what_a_position_is_likely_to_come_to():
    match = begun(EXAMPLE, 6)
    seats = list(match.config.seats)
    match.title = msgspec.structs.replace(
        EXAMPLE,
        search_hints=SearchHints(estimate=lambda state: {r: float(n) for n, r in enumerate(match.seat_of)}),
    )
    values = Evaluator(match.config).evaluate(match)
    assert sorted(values) == values
    assert len(values) == len(seats)


# The tree


def test_the_tree_tries_the_stewards_answer_first_and_widens_slowly():
    fork, words = QuestionNode(0, 2, "b", 1), ("a", "b", "c", "d")
    tried = []
    for _ in range(30):
        word = fork.choose(words)
        fork.backpropagate(word, [1.0 if word == "c" else 0.0, 0.0])
        tried.append(word)
    assert tried[0] == "b"
    assert set(tried) == set(words)
    assert max(set(tried), key=tried.count) == "c"


def test_a_branch_keeps_one_mean_a_seat():
    branch = AnswerNode(0.5, 2)
    branch.backpropagate([1.0, -1.0])
    branch.backpropagate([3.0, -3.0])
    assert (branch.mean(0), branch.mean(1)) == (2.0, -2.0)


def test_values_are_leads_over_the_others():
    match = begun(EXAMPLE, 1)
    values = Evaluator(match.config).evaluate(match)
    assert len(values) == 4
    assert sum(values) == pytest.approx(0.0)


# Names


@pytest.mark.parametrize(
    "level", ["oracle", "search:", "search:soon", "search:0", "search:-1", "search:0x", "search:601"]
)
def test_a_level_that_is_none(level):
    with pytest.raises(BadConfig):
        make_bot(level, EXAMPLE, 1)


@pytest.mark.parametrize(
    ("level", "budget"),
    [
        ("search", Budget(seconds=1.0)),
        ("search:2.5", Budget(seconds=2.5)),
        ("search:40x", Budget(playouts=40)),
    ],
)
def test_a_search_says_how_long(level, budget):
    bot = make_bot(level, EXAMPLE, 1)
    assert isinstance(bot, SearchBot)
    assert bot.budget == budget


@pytest.mark.parametrize(
    ("title", "judged"), [("revolution", False), ("guerres", True), ("here_i_stand", True)]
)
def test_a_title_says_what_its_learned_value_counts(title, judged):
    found = get_title(title)
    match = Match(found, found.configure(), Seeded(1), log=False).begin()
    information = InformationSet(match, match.questions[0].seat)
    playouts = Playouts(information, 1, None, None, learned_value(found, match.config))
    assert (playouts.evaluator.value is not None) == judged
    assert playouts.evaluator.share in (found.search_hints.value_share, 1.0)
