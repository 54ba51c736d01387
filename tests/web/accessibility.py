"""What axe-core finds wrong with a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def faults(page: Page, where: str = "html") -> list[str]:
    """What axe-core finds wrong, if it is grave, each with the first element it is wrong with."""
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate("where => axe.run(where, {resultTypes: ['violations']})", where)
    grave = [v for v in found["violations"] if v["impact"] in GRAVE]
    return [f"{v['id']}: {v['nodes'][0]['html'][:200]} {v['nodes'][0]['failureSummary']}" for v in grave]
