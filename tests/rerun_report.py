"""A test that is tried again leaves its first failure in the output of the run: being late hides nothing."""

from __future__ import annotations

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Every failure that was given a second chance, with its text and all that was printed."""
    tried = terminalreporter.getreports("rerun")
    if tried:
        terminalreporter.section("failures that were tried again")
    for report in tried:
        terminalreporter.section(f"{report.nodeid} ({report.when})", sep="_")
        terminalreporter.line(report.longreprtext)
        for title, text in report.sections:
            terminalreporter.section(title, sep="-")
            terminalreporter.line(text)
