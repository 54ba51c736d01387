"""What docs/journal.md prints is a record that holds."""

from __future__ import annotations

from pathlib import Path

from cuius.core.record import dump, parse, verify

PAGE = Path(__file__).parents[2] / "docs" / "journal.md"


def test_the_record_in_the_documentation_holds():
    block = PAGE.read_text(encoding="utf-8").split("```json\n", 1)[1].split("```", 1)[0]
    record = parse(block.encode())
    assert verify(record).ok
    assert dump(record).decode() == block
    assert {row.key for row in record.entries} >= {"salt", "standing_order", "undo", "end", "march.attack"}
