"""Made-up people, clubs and games for `people_scale.py`, and the ratings that follow from them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from cuius.core.title import Config, get_title
from cuius.server.archive.counting import CountKey, GameCount, counts_of
from cuius.server.secrets import hash_secret
from cuius.server.store.models import (
    ArchivedGame,
    ArchivedRole,
    Block,
    Club,
    ClubMember,
    ClubNews,
    ClubTournament,
    Favourite,
    GameTable,
    Notice,
    RatedSeat,
    Seat,
    TournamentEntry,
    TournamentGame,
    TournamentRound,
    User,
    UserSession,
)
from cuius.skill import NEW_ROLE, Contestant, Skill, rated

TITLES = ("revolution", "guerres", "here_i_stand")
SLOW = {"kind": "slow", "time_bank": 259_200, "increment": 86_400, "pass_delay": None}
START = 1_700_000_000.0
FAR_FUTURE = 4_000_000_000.0
CLUBS, MEMBERS = 300, 120
ENTRANTS, ROUNDS = 60, 6
REGULARS = 20
"""The first people of all, who play a thousand games each."""
NOTICES, POSITIONS = 20, 5000
"""Of each person; of all people."""


class MadeUp:
    """Rows of people and games, and the ratings that follow from them."""

    def __init__(self, accounts: int, finished: int, running: int) -> None:
        self.random = Random(1)
        self.people = [f"person{n}" for n in range(accounts)]
        self.strength = {person: self.random.gauss(0, 1) for person in self.people}
        self.skills: dict[tuple[str, str, str], Skill] = {}
        self.counts: dict[tuple[str, str, str], list[float]] = {}
        self.rows: dict[type, list[dict[str, Any]]] = {
            GameTable: [],
            Seat: [],
            RatedSeat: [],
            ArchivedGame: [],
            ArchivedRole: [],
        }
        self.configs = {title: get_title(title).configure(None, None, {}) for title in TITLES}
        for n in range(finished):
            self.add_game(n, "finished")
        for n in range(running):
            self.add_game(finished + n, "running")
        for n in range(running // 10):
            self.add_game(finished + running + n, "open")

    def add_game(self, n: int, status: str) -> None:
        config = self.configs[TITLES[n % len(TITLES)]]
        table, at, title = f"table{n}", START + 600.0 * n, config.title
        seats = list(config.seats)
        people = self.sit_down(len(seats))
        shown = {person: self.strength[person] + self.random.gauss(0, 1) for person in people}
        order = sorted(people, key=lambda person: -shown[person])
        winner = config.seats[seats[people.index(order[0])]][0]
        result = {"kind": "points", "winners": [winner], "scores": {}} if status == "finished" else None
        self.rows[GameTable].append(
            {
                "id": table,
                "name": f"Table {n}",
                "title": title,
                "config": msgspec.to_builtins(config),
                "status": status,
                "owner_id": people[0],
                "public": n % 10 != 0,
                "invitation": "x",
                "chat": "open",
                "anonymous": n % 20 == 1,
                "pace": SLOW,
                "unattended": False,
                "seed": b"0" * 32,
                "asked_seats": seats[:1],
                "result": result,
                "created_at": at,
                "last_move_at": at,
                "rated_at": at if result else None,
                "archived_at": at if result else None,
                "club_id": f"club{n % CLUBS}" if n % 10 == 0 and not result else None,
            }
        )
        for position, (seat, person) in enumerate(zip(seats, people, strict=True)):
            holder = None if status == "open" and position else person
            self.rows[Seat].append(
                {
                    "table_id": table,
                    "name": seat,
                    "position": position,
                    "user_id": holder,
                    "past_user_ids": [],
                }
            )
        if result and n % 10 != 0:
            self.archive(table, config, at, people, winner, hidden=n % 20 == 1)
        if result and n % 20 != 1:
            self.rate(table, title, at, seats, [(p, 1 + order.index(p)) for p in people], n % 10 != 0)

    def sit_down(self, seats: int) -> list[str]:
        """Some people; at two tables in five one of them is a regular."""
        people = self.random.sample(self.people, seats)
        if self.random.random() < 0.4:
            regular = self.random.choice(self.people[:REGULARS])
            if regular not in people:
                people[self.random.randrange(seats)] = regular
        return people

    def archive(
        self, table: str, config: Config, at: float, people: list[str], winner: str, hidden: bool
    ) -> None:
        self.rows[ArchivedGame].append(
            {
                "table_id": table,
                "title": config.title,
                "scenario": config.scenario,
                "edition": config.options.get("edition", ""),
                "players": config.players,
                "ending": self.random.choice(("points", "automatic", "military")),
                "decisions": int(self.random.gauss(900, 200)),
                "who": "people",
                "own_board": False,
                "started_at": at - 86_400 * self.random.random() * 90,
                "finished_at": at,
            }
        )
        for position, ((seat, roles), person) in enumerate(zip(config.seats.items(), people, strict=True)):
            for role in roles:
                self.rows[ArchivedRole].append(
                    {
                        "table_id": table,
                        "role": role,
                        "position": position,
                        "seat": seat,
                        "title": config.title,
                        "counted": True,
                        "scenario": config.scenario,
                        "edition": config.options.get("edition", ""),
                        "players": config.players,
                        "who": "people",
                        "user_id": None if hidden else person,
                        "bot": None,
                        "won": winner in roles,
                        "opening": f"opening{self.random.randrange(40)}",
                        "finished_at": at,
                    }
                )

    def archive_counts(self) -> list[dict[str, Any]]:
        """What the archived games come to, as the server counts them."""
        roles: dict[str, list[ArchivedRole]] = {}
        for row in self.rows[ArchivedRole]:
            roles.setdefault(row["table_id"], []).append(ArchivedRole(**row))
        found: dict[CountKey, GameCount] = {}
        for row in self.rows[ArchivedGame]:
            for key, count in counts_of(ArchivedGame(**row), roles[row["table_id"]]).items():
                games, wins, _ = found.get(key, GameCount())
                found[key] = GameCount(games + count.games, wins + count.wins, count.position)
        return [{**key._asdict(), **count._asdict()} for key, count in found.items()]

    def rate(
        self, table: str, title: str, at: float, seats: list[str], places: list[tuple[str, int]], public: bool
    ) -> None:
        people = [(title, "person", person) for person, _ in places]
        roles = [(title, "role", seat) for seat in seats]
        before = [
            Contestant(self.skills.get(a, Skill()), self.skills.get(b, NEW_ROLE))
            for a, b in zip(people, roles, strict=True)
        ]
        after = rated(before, [place for _, place in places])
        for key, role, old, new, seat, (person, place) in zip(
            people, roles, before, after, seats, places, strict=True
        ):
            self.skills[key], self.skills[role] = new.player, new.role
            for each in (key, role):
                games, wins, _ = self.counts.get(each, [0, 0, 0.0])
                self.counts[each] = [games + 1, wins + (place == 1), at]
            self.rows[RatedSeat].append(
                {
                    "table_id": table,
                    "seat": seat,
                    "title": title,
                    "kind": "person",
                    "player": person,
                    "place": place,
                    "public": public,
                    "points_before": old.player.points,
                    "points": new.player.points,
                    "deviation": new.player.deviation,
                    "finished_at": at,
                }
            )

    def ratings(self) -> list[dict[str, Any]]:
        rows = []
        for (title, kind, player), skill in self.skills.items():
            games, wins, at = self.counts[title, kind, player]
            row = {"title": title, "kind": kind, "player": player, "points": skill.points}
            row |= {"deviation": skill.deviation, "low": skill.low}
            rows.append(row | {"games": int(games), "wins": int(wins), "last_played_at": at})
        return rows


def secret_of(person: str) -> str:
    """What the browser of a made-up person signs in with."""
    return f"session of {person}"


def people_rows(people: list[str]) -> dict[type, list[dict[str, Any]]]:
    """Accounts, each signed in on one browser; whom they like and block; what they were told."""
    random = Random(4)
    users = [{"id": p, "name": p, "name_key": p, "created_at": START, "preferences": {}} for p in people]
    sessions = [
        {
            "id": hash_secret(secret_of(person)),
            "user_id": person,
            "created_at": START,
            "last_seen_at": FAR_FUTURE,
            "expires_at": FAR_FUTURE,
        }
        for person in people
    ]
    notices = [
        {
            "user_id": person,
            "kind": "turn",
            "detail": {"table": f"table{n}", "name": f"Table {n}", "title": "revolution", "seat": "states"},
            "created_at": START + 600.0 * n,
            "read_at": START + 600.0 * n if n % 3 else None,
        }
        for n in range(NOTICES)
        for person in people
    ]
    pairs = [random.sample(people, 2) for _ in range(len(people))]
    blocks = [{"user_id": a, "blocked_id": b} for a, b in {tuple(pair) for pair in pairs}]
    liked = [{"user_id": b, "favourite_id": a} for a, b in {tuple(pair) for pair in pairs}]
    return {User: users, UserSession: sessions, Notice: notices, Block: blocks, Favourite: liked}


def position_rows(people: list[str], configs: dict[str, Config]) -> list[dict[str, Any]]:
    """The library."""
    random = Random(5)
    rows = []
    for n in range(POSITIONS):
        config = configs[TITLES[n % len(TITLES)]]
        rows.append(
            {
                "id": f"position{n}",
                "owner_id": random.choice(people),
                "title": config.title,
                "config": msgspec.to_builtins(config),
                "rows": random.randbytes(4000),
                "row_count": 800,
                "asked": [next(iter(config.seats))],
                "name": f"Position {n}",
                "note": "What would you do here?",
                "public": n % 5 != 0,
                "created_at": START + 600.0 * (n // 3),
            }
        )
    return rows


def club_rows(people: list[str]) -> dict[type, list[dict[str, Any]]]:
    """Clubs of many members, each with a tournament of which all rounds were played, and their news."""
    random, rows = Random(3), {}
    kinds = (Club, ClubMember, ClubNews, ClubTournament, TournamentEntry, TournamentRound, TournamentGame)
    for model in kinds:
        rows[model] = []
    config = get_title("revolution").configure(3, None, {})
    seats = list(config.seats)
    terms = {"title": "revolution", "players": 3, "scenario": config.scenario, "options": config.options}
    for n in range(CLUBS):
        club, cup = f"club{n}", f"cup{n}"
        members = random.sample(people, min(MEMBERS, len(people)))
        rows[Club].append(
            {
                "id": club,
                "name": f"Club {n}",
                "name_key": club,
                "joining": "open",
                "invitation": club,
                "created_at": START,
            }
        )
        rows[ClubMember] += [
            {
                "club_id": club,
                "user_id": person,
                "role": "member" if place else "founder",
                "since": START,
                "calendar_key": f"{club} {place}",
            }
            for place, person in enumerate(members)
        ]
        rows[ClubNews] += [
            {"club_id": club, "author_id": members[0], "text": f"News {k}", "created_at": START + k}
            for k in range(30)
        ]
        rows[ClubTournament].append(
            {
                "id": cup,
                "club_id": club,
                "name": f"Cup {n}",
                "system": "swiss",
                "status": "running",
                "terms": terms,
                "title": "revolution",
                "rounds": ROUNDS,
                "created_at": START,
            }
        )
        field = list(range(1, min(ENTRANTS, len(members)) + 1))
        rows[TournamentEntry] += [
            {
                "tournament_id": cup,
                "number": number,
                "user_id": members[number - 1],
                "status": "playing",
                "former_user_ids": [],
                "entered_at": START,
            }
            for number in field
        ]
        for number in range(1, ROUNDS + 1):
            rows[TournamentRound].append(
                {
                    "tournament_id": cup,
                    "number": number,
                    "status": "finished" if number < ROUNDS else "running",
                    "starts_at": START,
                    "ends_at": START + 86_400,
                    "byes": [],
                }
            )
            random.shuffle(field)
            for table in range(len(field) // len(seats)):
                own = field[table * len(seats) : (table + 1) * len(seats)]
                places = {seat: place for place, seat in enumerate(random.sample(seats, len(seats)), 1)}
                rows[TournamentGame].append(
                    {
                        "tournament_id": cup,
                        "round": number,
                        "number": table + 1,
                        "seats": dict(zip(seats, own, strict=True)),
                        "places": places,
                        "outcome": "played",
                        "announced": True,
                    }
                )
    return rows
