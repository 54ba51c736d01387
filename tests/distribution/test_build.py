"""What is packed: everything that `cuius` needs where nothing but the wheel is installed."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.distribution.build import HOUSE, build


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    return {file.suffix: file for file in build(tmp_path_factory.mktemp("dist"))}


@pytest.fixture(scope="module")
def wheel(packages) -> set[str]:
    return set(zipfile.ZipFile(packages[".whl"]).namelist())


def test_the_wheel_has_the_page_and_all_it_loads(wheel):
    static = HOUSE / "src" / "cuius" / "server" / "static"
    built = {file.relative_to(HOUSE / "src").as_posix() for file in static.rglob("*") if file.is_file()}
    assert "cuius/server/static/index.html" in built
    assert built <= wheel


def test_the_wheel_has_the_data_and_words_of_every_title(wheel):
    titles = HOUSE / "src" / "cuius" / "titles"
    kept = {
        file.relative_to(HOUSE / "src").as_posix()
        for pattern in ("*.toml", "*.ftl", "*.md", "*.json", "*.npz")
        for file in titles.rglob(pattern)
    }
    assert len(kept) > 100
    assert kept <= wheel


def test_the_wheel_has_the_documentation(wheel):
    pages = {f"cuius/docs/{page.name}" for page in (HOUSE / "docs").glob("*.md")}
    assert "cuius/docs/hosting.md" in pages
    assert pages <= wheel


def test_the_wheel_has_nothing_else(wheel):
    folders = {name.split("/")[0] for name in wheel}
    assert {folder for folder in folders if not folder.endswith(".dist-info")} == {"cuius"}
    assert not [name for name in wheel if "__pycache__" in name or name.endswith((".so", ".pyc"))]


def test_the_same_sources_give_the_same_bytes(packages, tmp_path):
    again = {file.suffix: file for file in build(tmp_path)}
    assert {kind: file.read_bytes() for kind, file in again.items()} == {
        kind: file.read_bytes() for kind, file in packages.items()
    }


def test_the_source_package_can_be_built_from(packages):
    names = {name.partition("/")[2] for name in tarfile.open(packages[".gz"]).getnames()}
    assert {
        "pyproject.toml",
        "web/package.json",
        "docs/hosting.md",
        "deploy/compose.yaml",
        "tests/conftest.py",
        "bench/README.md",
        "src/cuius/server/static/index.html",
    } <= names
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]
