"""A tournament as the database has it, and what follows from it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.title import Config, get_title
from cuius.server.errors import NotFound
from cuius.server.store.models import Block, ClubTournament, TournamentEntry, TournamentGame, TournamentRound
from cuius.server.tournaments.fixed_schedules import round_of_knockout, round_of_pairs
from cuius.server.tournaments.pairing import (
    ROUND_ROBIN,
    SWISS,
    SWISS_OF_TWO,
    Contender,
    RoundTables,
    arrange_round,
)
from cuius.server.tournaments.schemas import TournamentTerms
from cuius.server.tournaments.standings import Line, TournamentResult, history_of, standings

ENTERING, RUNNING, FINISHED, CANCELLED = "entering", "running", "finished", "cancelled"
PLANNED = "planned"
PLAYING, WITHDRAWN, OUT = "playing", "withdrawn", "out"
HOUR = 3600.0


@dataclass(slots=True)
class TournamentState:
    """All rows of one tournament."""

    tournament: ClubTournament
    entries: list[TournamentEntry]
    rounds: list[TournamentRound]
    games: list[TournamentGame]

    @property
    def terms(self) -> TournamentTerms:
        return terms_of(self.tournament)

    @property
    def config(self) -> Config:
        return config_of_terms(self.terms)

    def playing(self) -> list[TournamentEntry]:
        return [entry for entry in self.entries if entry.status == PLAYING]

    def played(self) -> list[TournamentResult]:
        """The games that are over."""
        return [TournamentResult(game.seats, game.places) for game in self.games if game.places is not None]

    def byes(self) -> list[int]:
        return [number for each in self.rounds if each.status != PLANNED for number in each.byes]

    def history(self) -> dict[int, Contender]:
        numbers = [entry.number for entry in self.entries]
        config, terms = self.config, self.terms
        return history_of(numbers, self.played(), self.byes(), len(config.seats), terms.scoring)

    def standings(self) -> list[Line]:
        """Everybody in order; in a knock-out those who came further before all others."""
        lines = standings(self.history(), self.played())
        if self.tournament.system != "knockout":
            return lines
        reached = {entry.number: self.last_round_of(entry) for entry in self.entries}
        ordered = sorted(lines, key=lambda line: -reached[line.number])
        places: list[Line] = []
        for index, line in enumerate(ordered):
            before = ordered[index - 1] if index else None
            same = before is not None and (reached[before.number], before.place) == (
                reached[line.number],
                line.place,
            )
            place = places[-1].place if same else index + 1
            places.append(msgspec.structs.replace(line, place=place))
        return places

    def last_round_of(self, entry: TournamentEntry) -> int:
        """How far somebody came in a knock-out; whoever is left when it is over came furthest."""
        rounds = [game.round for game in self.games if entry.number in game.seats.values()]
        rounds += [each.number for each in self.rounds if entry.number in each.byes]
        last = max(rounds, default=0)
        return last + 1 if entry.status == PLAYING and self.tournament.status == FINISHED else last

    def current_round(self) -> TournamentRound | None:
        """The round that is played."""
        return next((each for each in self.rounds if each.status == RUNNING), None)

    def next_round(self) -> TournamentRound | None:
        """The first round that has not begun, if none is played."""
        if self.current_round() is not None:
            return None
        return next((each for each in self.rounds if each.status == PLANNED), None)

    def games_of(self, number: int) -> list[TournamentGame]:
        return [game for game in self.games if game.round == number]

    def arrange(self, number: int, blocks: Collection[tuple[str, str]] = ()) -> RoundTables:
        """The tables of a round, for people of whom some block others. It takes a while; it only reads."""
        terms, roles = self.terms, tuple(self.config.seats)
        playing = [entry.number for entry in self.playing()]
        history, apart = self.history(), self.apart(blocks)
        field = [msgspec.structs.replace(history[each], apart=apart[each]) for each in playing]
        bots = terms.bots is not None
        if self.tournament.system == "knockout":
            return round_of_knockout(field, roles, bots)
        if self.tournament.system == "round_robin" and len(roles) == 2:
            return round_of_pairs(len(self.entries), playing, number, roles, bots)
        if self.tournament.system == "round_robin":
            return arrange_round(field, roles, bots, ROUND_ROBIN, number)
        return arrange_round(field, roles, bots, SWISS_OF_TWO if len(roles) == 2 else SWISS, number)

    def apart(self, blocks: Collection[tuple[str, str]]) -> dict[int, frozenset[int]]:
        """For each entry those that it does not want to meet, or that do not want to meet it."""
        numbers = {entry.user_id: entry.number for entry in self.entries}
        found: dict[int, set[int]] = {entry.number: set() for entry in self.entries}
        for one, other in blocks:
            found[numbers[one]].add(numbers[other])
            found[numbers[other]].add(numbers[one])
        return {number: frozenset(others) for number, others in found.items()}


def terms_of(tournament: ClubTournament) -> TournamentTerms:
    return msgspec.convert(tournament.terms, TournamentTerms)


def config_of_terms(terms: TournamentTerms) -> Config:
    """What is played at every table; raises if the title knows no such game."""
    return get_title(terms.title).configure(terms.players, terms.scenario, terms.options)


async def load_blocks(session: AsyncSession, state: TournamentState) -> list[tuple[str, str]]:
    """Who of those who play has blocked whom of them."""
    here = [entry.user_id for entry in state.playing()]
    query = select(Block.user_id, Block.blocked_id).where(Block.user_id.in_(here), Block.blocked_id.in_(here))
    return [(row.user_id, row.blocked_id) for row in await session.execute(query)]


async def load_state(session: AsyncSession, tournament_id: str, lock: bool = False) -> TournamentState:
    """A tournament with all its rows; with `lock`, others who ask for it so wait."""
    tournament = await session.get(ClubTournament, tournament_id, with_for_update=lock or None)
    if tournament is None:
        raise NotFound("There is no such tournament.")
    entries = select(TournamentEntry).where(TournamentEntry.tournament_id == tournament_id)
    rounds = select(TournamentRound).where(TournamentRound.tournament_id == tournament_id)
    games = select(TournamentGame).where(TournamentGame.tournament_id == tournament_id)
    in_order = games.order_by(TournamentGame.round, TournamentGame.number)
    return TournamentState(
        tournament,
        list(await session.scalars(entries.order_by(TournamentEntry.number))),
        list(await session.scalars(rounds.order_by(TournamentRound.number))),
        list(await session.scalars(in_order)),
    )
