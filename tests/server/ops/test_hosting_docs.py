"""What docs/hosting.md says is so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from cuius.server.metrics import REGISTRY
from cuius.server.settings import Settings, load_settings, nested_struct

PAGE = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([a-z_.]+)` \| (?:`([^`]*)`|none) \|", re.MULTILINE)


def settings_of(table: type[msgspec.Struct], above: str = "") -> dict[str, Any]:
    """Every setting with its built-in value; None where there is none."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(table):
        inner = nested_struct(field.type)
        if inner is not None:
            found |= settings_of(inner, f"{above}{field.name}.")
        else:
            empty = (
                field.required or field.default is msgspec.NODEFAULT
            )  # without a value, or with an empty table
            found[above + field.name] = None if empty else msgspec.to_builtins(field.default)
    return found


def test_the_table_lists_every_setting_with_its_default():
    written = {
        name: msgspec.toml.decode(f"x = {value}")["x"] if value else None for name, value in ROW.findall(PAGE)
    }
    assert written == {n: list(v) if isinstance(v, tuple) else v for n, v in settings_of(Settings).items()}


def test_the_settings_shown_can_be_used(tmp_path):
    blocks = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        (tmp_path / "cuius.toml").write_text(block)
        load_settings(tmp_path / "cuius.toml").check()


def test_the_figures_named_are_those_there_are():
    named = {name.removesuffix("_total") for name in re.findall(r"`(cuius_[a-z_]+)[`{]", PAGE)}
    ours = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("cuius_")}
    assert named == ours
