"""What is said about tables on the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from cuius.server.pass_delay import PassDelay, check_pass_delay

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Short = Annotated[str, msgspec.Meta(max_length=80)]

Digits = Annotated[str, msgspec.Meta(max_length=64, pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal digits: a salt, or the hash of one."""

MINUTE, HOUR, DAY = 60, 3600, 86_400


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast a table plays. Without a bank nobody's time runs out."""

    kind: Literal["hotseat", "live", "slow"] = "live"
    time_bank: Annotated[int, msgspec.Meta(ge=0, le=90 * DAY)] = 0
    """Seconds each seat has at the start."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=30 * DAY)] = 0
    """Seconds added after each turn: after a run of answers of the same seat, however many."""
    pass_delay: PassDelay | None = None
    """Seconds before an automatic answer in a discreet window; null: as the server does it."""

    def __post_init__(self) -> None:
        if self.pass_delay is not None:
            check_pass_delay(self.pass_delay)


HOTSEAT = Pace("hotseat")
LIVE = Pace("live", 45 * MINUTE, 30)
SLOW = Pace("slow", 3 * DAY, DAY)


class Origin(msgspec.Struct, frozen=True):
    """Where a game comes from that did not begin here with the set-up."""

    kind: Literal["record", "table", "position"]
    """A record that was imported; or a position of another table, or one of the library, to play on from."""
    name: str
    """What the record, the table or the position is called."""
    rows: int
    """How many rows were taken over."""
    id: str | None = None
    """The table or the position."""
    committed: bool = True
    """Of a record: does it show a seed that proves its chance?"""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a table."""

    title: Word
    name: Short = ""
    players: int | None = None
    scenario: Word | None = None
    options: dict[Word, Word] = {}
    board: dict[str, Any] = {}
    pace: Pace = LIVE
    public: bool = True
    club: Word | None = None
    """A club whose members alone may see it and join; then it is not public."""
    chat: Literal["open", "gunboat"] = "open"
    anonymous: bool = False
    advice: bool = False
    """May people ask bots what they would do? The game is not rated then."""
    seats: dict[Word, Word] = {}
    """Who sits where from the start: "me", or the name of a bot; what is left out stays free."""
    salt_hashes: dict[Word, Digits] = {}
    """Hashes of the salts that its maker's seats will add to the chance of the game."""


class ContinuedTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a table that goes on from a position; the fields are those of `NewTable`."""

    name: Short = ""
    pace: Pace = LIVE
    public: bool = False
    chat: Literal["open", "gunboat"] = "open"
    anonymous: bool = False
    seats: dict[Word, Word] = {}
    salt_hashes: dict[Word, Digits] = {}


RowNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class PlayOnRequest(ContinuedTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same, from the position of a table before a row."""

    row: RowNumber
    invitation: Short = ""


class SharePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to keep the position of a table before a row for others."""

    row: RowNumber
    name: Word
    note: Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^[^\x00]*$")] = ""
    public: bool = False
    invitation: Short = ""


class PositionInfo(msgspec.Struct, frozen=True):
    """A position of the library."""

    id: str
    title: str
    scenario: str
    players: int
    options: dict[str, str]
    seats: dict[str, tuple[str, ...]]
    name: str
    note: str
    owner: str
    mine: bool
    public: bool
    rows: int
    """How many rows led there."""
    asked: list[str]
    """The roles that are asked there."""
    created_at: float


class SeatInfo(msgspec.Struct, frozen=True):
    """One seat as others see it."""

    seat: str
    roles: tuple[str, ...]
    holder: str | None
    """The name of whoever holds it; hidden at anonymous tables while they run."""
    mine: bool
    bot: str | None
    person: str | None
    """Who the bot is, named by the title's message `person-...`; null for nobody in particular."""
    temperament: str | None
    free: bool
    time_bank: float | None
    """Seconds left, as they were when it was last asked or answered."""
    deadline: float | None
    autopilot: bool
    salt_hash: str | None
    """The hash of the salt that this seat adds to the chance of the game; null if it adds none."""
    salt_shown: bool
    """Has the salt been shown?"""
    online: bool = False


class TableInfo(msgspec.Struct, frozen=True):
    """A table as it stands in lists and above the board."""

    id: str
    name: str
    title: str
    scenario: str
    players: int
    options: dict[str, str]
    overlay: bool
    """Is it played on a board of its owner's, laid over the built-in one?"""
    lesson: str | None
    """The lesson that is given here, or null."""
    status: str
    public: bool
    club: str | None
    """The club whose members may see it and join."""
    chat: str
    anonymous: bool
    advice: bool
    """May people ask bots what they would do? Always where one person plays, or all at one screen."""
    pace: Pace
    paused: bool
    unattended: bool
    """Is it paused because nobody attends it?"""
    frozen: bool
    owner: str | None
    mine: bool
    """Did this person make it?"""
    asked_seats: list[str]
    seats: list[SeatInfo]
    result: dict[str, Any] | None
    commitment: str
    created_at: float
    last_move_at: float
    rematch_of: str | None = None
    origin: Origin | None = None
    invitation: str | None = None
    """Shown to its owner and to those who hold a seat."""


class JoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to take a seat."""

    seat: Word
    invitation: Short = ""
    salt_hash: Digits | None = None
    """The hash of the salt that this seat will add to the chance of the game."""


class InviteRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish that somebody be told of a table and asked to join."""

    name: Word


class SaltsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The salts of one's own seats, shown when every seat is taken."""

    salts: Annotated[dict[Word, Digits], msgspec.Meta(min_length=1)]
    hashes: dict[Word, Digits]
    """The hashes of all seats as the browser saw them: the salts are for a game with these and no others."""


class StartRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to begin the game."""

    without_salts: bool = False
    """Begin although salts are missing that were promised; the record says whose."""


class RematchRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to play a game once more."""

    salt_hashes: dict[Word, Digits] = {}
    """As in `NewTable`."""
