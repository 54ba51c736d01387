"""Errors of the engine, one class per reason, each raised with a sentence that says what to do."""

from __future__ import annotations


class CuiusError(Exception):
    """Base of all errors of this package; its text is one sentence for the person who caused it."""


class Refused(CuiusError):
    """An answer was refused and changed nothing. `rule` is the statement behind it, where there is one."""

    def __init__(self, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.rule = rule


class GameOver(Refused):
    """The game has ended: no more answers are taken."""


class StaleNumber(Refused):
    """The answer is for another question than the present one."""


class WrongSeat(Refused):
    """The seat is not being asked."""


class WrongKey(Refused):
    """The answer names another question than the one being asked."""


class NotOffered(Refused):
    """The answer is not among those offered."""


class CannotUndo(Refused):
    """The seat may undo nothing without the consent of the others."""


class RulesBroken(CuiusError):
    """A rule procedure raised; the answer was not applied. `dump` is the crash dump."""

    def __init__(self, text: str, dump: dict[str, object]) -> None:
        super().__init__(text)
        self.dump = dump


class BadProcedure(CuiusError):
    """A rule procedure broke the contract of requests (an empty list of options, an unknown request)."""


class RunawayProcedure(BadProcedure):
    """A procedure runs on and on without asking a seat."""


class TookTooLong(RunawayProcedure):
    """A procedure used up its time."""


class StaleCheckpoint(BadProcedure):
    """The state at a checkpoint does not lead back to that checkpoint."""


class UnscriptedChance(CuiusError):
    """A roll or draw has no scripted or recorded result, or an impossible one."""


class UnknownTitle(CuiusError):
    """No title of that name is installed."""


class BadConfig(CuiusError):
    """The scenario, player count, option or board overlay does not exist in this title."""


class BadRecord(CuiusError):
    """The record is damaged, or of a version this program does not read."""

    def __init__(self, text: str, number: int | None = None) -> None:
        super().__init__(text)
        self.number = number


class BadState(CuiusError):
    """A stored state does not fit the state class of its title."""


class StaleView(RuntimeError):
    """A program read a view of a position that is gone: its own mistake, which no caller makes good."""
