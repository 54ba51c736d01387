"""A clock that tests turn, and a box that takes in the mail."""

from __future__ import annotations

from tests.server.browser import Browser


class Hands:
    """A clock that stands still until somebody turns it."""

    def __init__(self, now: float = 2_000_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        self.now += seconds


class LetterBox:
    """Takes in all mail that the server sends."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, str, str]] = []

    async def send(self, to: str, subject: str, text: str) -> None:
        self.letters.append((to, subject, text))

    def secret(self) -> str:
        """The secret at the end of the link in the last letter."""
        text = self.letters[-1][2]
        link = next(line for line in text.splitlines() if "/#/" in line)
        return link.strip().rpartition("/")[2]


def put_letter_box(browser: Browser) -> LetterBox:
    """Let the server of this browser send its mail to a letter box."""
    box = LetterBox()
    browser.services().mailer = box
    return box
