"""Letters leave after the answer, so that nobody waits for them or learns from how long it took."""

from __future__ import annotations

from collections.abc import Sequence

from litestar.background_tasks import BackgroundTask, BackgroundTasks

from cuius.server.accounts.emails import Letter, post_letter
from cuius.server.accounts.request_origin import Visit
from cuius.server.services import Services


def after(services: Services, letters: Sequence[Letter]) -> BackgroundTasks:
    return BackgroundTasks([BackgroundTask(post_letter, services.mailer, letter) for letter in letters])


async def write_and_post_reset(services: Services, mail: str, visit: Visit) -> None:
    """Whether there is such an account is looked up only now."""
    letter = await services.accounts.mails.write_reset(mail, visit)
    if letter is not None:
        await post_letter(services.mailer, letter)
