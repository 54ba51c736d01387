"""For a server and its processes: Revolution of two spins on the last answer and is slow on the first."""

from __future__ import annotations

import time

import msgspec

from cuius.core.requests import Ask
from cuius.titles.revolution import title as module

SOUND = module.TITLE
SECONDS = 0.2


def play(g):
    running, answer, asked = SOUND.play(g), None, None
    while True:
        if g.players == 2 and isinstance(asked, Ask):
            dawdle(asked.options(*asked.args), answer)
        asked = running.send(answer)
        answer = yield asked


def dawdle(options, answer):
    if len(options) > 1:
        while answer == options[-1]:
            pass
        end = time.process_time() + SECONDS * (answer == options[0])
        while time.process_time() < end:
            pass


module.TITLE = msgspec.structs.replace(SOUND, play=play)
