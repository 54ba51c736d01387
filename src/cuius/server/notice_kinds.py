"""The kinds of notices, and the channels by which they reach people outside the page."""

from __future__ import annotations

from typing import Literal, get_args

NoticeKind = Literal[
    "turn",
    "started",
    "finished",
    "closed",
    "rematch",
    "reminder",
    "autopilot",
    "vacant",
    "replaced",
    "unattended",
    "resumed",
    "motion",
    "joined",
    "unseated",
    "invited",
    "talk",
    "club_request",
    "club_welcome",
    "club_news",
    "tournament_open",
    "round_soon",
    "round_ends",
    "tournament_over",
]
NOTICE_KINDS: tuple[NoticeKind, ...] = get_args(NoticeKind)

NoticeChannel = Literal["email", "webhook", "push"]
NOTICE_CHANNELS: tuple[NoticeChannel, ...] = get_args(NoticeChannel)
