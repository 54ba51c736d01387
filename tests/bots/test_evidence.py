"""Several searches of one question add up to one."""

from __future__ import annotations

import msgspec
import pytest

from cuius.bots import Budget, SearchBot
from cuius.bots.evidence import Evidence, merged
from cuius.bots.playouts import Playouts
from cuius.bots.search import WHOLE, Search, SearchPart
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.match import Match
from cuius.core.title import SearchHints, get_title
from tests.bots.redealing import begun, play_some


def asked(name: str, skip: int, players: int | None = None) -> tuple[Match, str]:
    """A game in which somebody chooses among several answers."""
    match = begun(get_title(name), 1, players)
    play_some(match, skip, 1)
    while len(match.questions[0].options) < 4:
        play_some(match, 1, 1)
    return match, match.questions[0].seat


def gathered(match: Match, seat: str, parts: int, playouts: int) -> list[Evidence]:
    bot = SearchBot(match.title, 7, Budget(playouts=playouts))
    return [
        bot.gather(InformationSet(match, seat), SearchPart(number, parts), bot.budget)
        for number in range(parts)
    ]


def evidence(worlds: dict[str, dict[int, float]], **more: object) -> Evidence:
    """Of two seats, of which the first is asked, and expected to answer `usual`."""
    found = {word: {n: [v, -v] for n, v in values.items()} for word, values in worlds.items()}
    given = {"candidates": list(worlds), "finished": {n for values in found.values() for n in values}}
    return Evidence(seats=["a", "b"], seat=0, expected="usual", worlds=found, **(given | more))


def test_one_search_decides_as_before():
    match, seat = asked("example", 20)
    (found,) = gathered(match, seat, 1, 40)
    assert merged([found]) is found
    assert found.result() == SearchBot(match.title, 7, Budget(playouts=40)).search(
        InformationSet(match, seat)
    )


def test_parts_never_look_at_the_same_world_and_add_up():
    match, seat = asked("example", 20)
    parts = gathered(match, seat, 3, 30)
    together = merged(parts)
    assert together.playouts == sum(part.playouts for part in parts)
    assert together.finished == set().union(*(part.finished for part in parts))
    for word, worlds in together.worlds.items():
        each = [part.worlds.get(word, {}) for part in parts]
        assert sum(map(len, each)) == len(worlds)
        for found in each:
            assert found.items() <= worlds.items()
    assert together.best_answer() in match.questions[0].words


def test_the_worlds_of_all_parts_are_those_of_one_search():
    match, seat = asked("example", 20)
    (whole,) = gathered(match, seat, 1, 80)
    parts = gathered(match, seat, 2, 20)
    for part in parts:
        for word, worlds in part.worlds.items():
            for number in worlds.keys() & whole.worlds[word].keys():
                assert worlds[number] == whole.worlds[word][number]


def test_where_nothing_is_left_to_chance_the_answers_are_shared_out():
    match, seat = asked("revolution", 3, 3)
    many = len(match.questions[0].options)
    parts = gathered(match, seat, 3, 2 * many)
    looked = [set(part.worlds) - {part.expected} for part in parts]
    assert sum(map(len, looked)) == len(set().union(*looked)) == many - 1
    together = merged(parts)
    assert together.deterministic
    assert {len(worlds) for worlds in together.worlds.values()} == {1}
    assert together.best_answer() in match.questions[0].words


def test_equally_far_looks_are_compared():
    far = evidence(
        {"usual": {0: 1.0, 2: 1.0}, "bold": {0: 2.0, 2: 9.0}}, stride=2, deterministic=True, finished={0, 2}
    )
    near = evidence({"usual": {1: 1.0}, "sly": {1: 3.0}}, stride=2, deterministic=True, finished={1})
    assert merged([far, near]).best_answer() == "sly"
    further = msgspec.structs.replace(near, worlds={"sly": {1: [3.0, -3.0], 3: [0, 0]}}, finished={1, 3})
    assert merged([far, further]).best_answer() == "bold"
    ended = msgspec.structs.replace(near, over=True)
    assert merged([far, ended]).best_answer() == "bold"
    resigned = msgspec.structs.replace(near, candidates=["usual"])
    assert merged([far, resigned]).best_answer() == "bold"


def test_a_title_says_how_sure_a_better_answer_must_be():
    found = evidence({"usual": {0: 0.0, 1: 0.0}, "bold": {0: 3.0, 1: 0.5}})
    assert found.best_answer() == "bold"
    assert msgspec.structs.replace(found, prefer_errors=2.0).best_answer() == "usual"
    title = msgspec.structs.replace(get_title("example"), search_hints=SearchHints(prefer_errors=2.0))
    match = Match(title, title.configure(), Seeded(1)).begin()
    bot = SearchBot(title, 7, Budget(playouts=4))
    gathered = bot.gather(InformationSet(match, match.questions[0].seat), SearchPart(0, 1), bot.budget)
    assert gathered.prefer_errors == 2.0


def test_luck_in_one_part_is_outweighed_by_the_others():
    lucky = evidence({"usual": {0: 0.0, 3: 0.0}, "bold": {0: 3.0, 3: 2.9}})
    others = [
        evidence({"usual": {n: 0.0, n + 3: 0.0}, "bold": {n: -4.0, n + 3: -4.1}}, candidates=["usual"])
        for n in (1, 2)
    ]
    assert lucky.best_answer() == "bold"
    assert merged([lucky, *others]).best_answer() == "usual"


def test_a_part_that_found_nothing_changes_nothing():
    found = evidence({"usual": {0: 0.0, 2: 0.0}, "bold": {0: 3.0, 2: 2.9}})
    nothing = evidence({}, candidates=["usual", "bold"])
    assert merged([nothing, found]) is found
    assert merged([nothing]).best_answer() == "usual"


@pytest.mark.parametrize("name", ["example", "revolution"])
def test_a_search_that_is_stopped_says_what_it_has(name):
    match, seat = asked(name, 3)
    looks = iter([False] * 6)
    playouts = Playouts(InformationSet(match, seat), 1, None)
    search = Search(playouts, Budget(seconds=600.0), WHOLE, lambda: next(looks, True))
    found = search.gather()
    assert 1 <= found.playouts <= 7
    assert found.best_answer() in match.questions[0].words


def test_evidence_crosses_the_wire():
    match, seat = asked("example", 20)
    (found,) = gathered(match, seat, 1, 12)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(found), type=Evidence) == found
