"""Delivering what is due, without waiting for the worker."""

from __future__ import annotations

import asyncio
from typing import Any

from cuius.server.notify.outbox import Outbox
from tests.server.play.club import Club


def send_all(club: Club) -> int:
    """Deliver what is due now; returns how many deliveries were attempted here."""
    club.call(club.services.notices.drained)

    async def deliver() -> int:
        outbox, sent = club.services.outbox, 0
        while (begun := await Outbox.start_due(outbox)) or outbox.under_way:
            sent += begun
            await asyncio.gather(*outbox.under_way)
        return sent

    sent: Any = club.call(deliver)
    return int(sent)
