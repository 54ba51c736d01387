"""Bots: the same seed plays the same; each sees only what its seat sees."""

from __future__ import annotations

import msgspec
import pytest

from cuius.bots import VIEW_BOTS, Bot, RandomBot, Steward, make_bot
from cuius.bots.play import DidNotEnd, InvariantBroken, check_invariants, play_out
from cuius.core.chance import Seeded
from cuius.core.errors import BadConfig
from cuius.core.match import Match
from cuius.core.title import get_title

EXAMPLE = get_title("example")


def new_match(players: int = 4, title=EXAMPLE) -> Match:
    return Match(title, title.configure(players), Seeded(5), log=False).begin()


def everybody(match: Match, bot: Bot) -> dict[str, Bot]:
    return dict.fromkeys(match.config.seats, bot)


@pytest.mark.parametrize("players", EXAMPLE.players)
@pytest.mark.parametrize("name", [*VIEW_BOTS, "search:2x"])
def test_every_bot_plays_to_the_end(players, name):
    match = new_match(players)
    chosen = play_out(match, everybody(match, make_bot(name, EXAMPLE, 1)), invariants=True)
    assert match.over
    assert chosen == sum(row.by in match.seat_of and not row.auto for row in match.journal)


def test_the_same_seed_plays_the_same_game():
    digests = set()
    for _ in range(2):
        match = new_match()
        play_out(match, everybody(match, RandomBot(9)))
        digests.add(match.state.digest())
    assert len(digests) == 1


def test_random_chooses_alike_with_and_without_a_view():
    options = ("march", "collect", "pass")
    blind, seeing = RandomBot(3), RandomBot(3)
    for _ in range(20):
        assert blind.pick(options) == seeing({}, {"options": list(options)})


def test_random_chooses_every_option_about_as_often():
    bot = RandomBot(1)
    picked = [bot.pick((0, 1, 2)) for _ in range(3000)]
    assert all(900 < picked.count(option) < 1100 for option in (0, 1, 2))


class Noting(Bot):
    """Keeps what it was shown."""

    def __init__(self) -> None:
        self.seen: list[tuple[dict, dict]] = []

    def __call__(self, view, question):
        self.seen.append((view, question))
        return question["options"][0]


def test_a_bot_sees_the_hands_of_its_seat_only():
    match = new_match(2)
    bots = {seat: Noting() for seat in match.config.seats}
    play_out(match, bots)
    for seat, bot in bots.items():
        assert bot.seen
        for view, question in bot.seen:
            assert set(view["hands"]) == set(match.config.seats[seat])
            assert question["role"] in match.config.seats[seat]


def test_a_title_without_a_steward():
    with pytest.raises(BadConfig, match="no steward"):
        Steward(msgspec.structs.replace(EXAMPLE, steward=None))


def test_a_game_that_goes_on_too_long_is_stopped():
    match = new_match(title=msgspec.structs.replace(EXAMPLE, max_journal_rows=30))
    with pytest.raises(DidNotEnd, match="30 rows"):
        play_out(match, everybody(match, RandomBot(1)))


def test_a_broken_invariant_is_named():
    match = new_match()
    match.state.florins[0] = -1
    with pytest.raises(InvariantBroken, match=r"nobody_owes \(2.3\) broken: 0"):
        check_invariants(match)
