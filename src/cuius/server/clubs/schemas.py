"""What is said about clubs on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cuius.server.tables.schemas import Short, Word

Joining = Literal["open", "request", "invitation"]
"""Who becomes a member: anybody, whoever an organiser accepts, or whoever has the link; an invitation opens
every club."""
ClubRole = Literal["founder", "organiser", "member", "applicant"]
About = Annotated[str, msgspec.Meta(max_length=2000)]
NewsText = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class NewClub(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a club."""

    name: Word
    about: About = ""
    joining: Joining = "request"


class ClubChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What shall be different about a club; what is null stays as it is."""

    name: Word | None = None
    about: About | None = None
    joining: Joining | None = None


class ClubJoinRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish to become a member."""

    invitation: Short = ""


class MemberChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody shall be in the club: accepted as a member, raised, given the club, or sent away."""

    name: Word
    role: Literal["founder", "organiser", "member", "none"]


class NewsRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something to tell the members."""

    text: NewsText


class CreatedClub(msgspec.Struct, frozen=True):
    id: str


class ClubInvitation(msgspec.Struct, frozen=True):
    invitation: str


class ClubSummary(msgspec.Struct, frozen=True):
    """A club in a list."""

    id: str
    name: str
    about: str
    joining: str
    members: int
    role: str | None
    """What whoever asks is in it; null for nothing."""


class ClubMemberInfo(msgspec.Struct, frozen=True):
    name: str
    role: str
    since: float


class ClubNewsInfo(msgspec.Struct, frozen=True):
    id: int
    text: str
    author: str | None
    created_at: float


class ClubInfo(msgspec.Struct, frozen=True):
    """A club as this person may see it."""

    id: str
    name: str
    about: str
    joining: str
    role: str | None
    """What whoever asks is in it; null for nothing."""
    created_at: float
    members: list[ClubMemberInfo]
    """Founder and organisers first."""
    applicants: list[ClubMemberInfo]
    """Who asks to be a member; for organisers only."""
    news: list[ClubNewsInfo]
    """Newest first; for members only."""
    invitation: str | None
    """The secret of the link; for organisers only."""
    calendar_key: str | None
    """The secret of this member's own calendar."""
