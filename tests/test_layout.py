"""The house itself: who may import whom, what lies where, and what must never be written down."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
PACKAGES = ("arena", "bots", "cli", "core", "envs", "kit", "learning", "server", "titles")

OUTSIDERS = ("arena", "bots", "cli", "envs", "kit", "learning", "server")
FORBIDDEN = [
    *((f"core/{target}.py", f"cuius.{target}") for target in (*OUTSIDERS, "titles")),
    *((f"titles/alpha/{target}.py", f"cuius.{target}") for target in OUTSIDERS),
    ("titles/alpha/rules.py", "cuius.titles.beta.rules"),
    ("titles/example/phases.py", "cuius.titles.example.explain"),
    ("titles/example/explain.py", "cuius.titles.example.bot"),
    ("titles/example/ids.py", "cuius.titles.example.board"),
    *((f"{source}/app.py", "cuius.titles.alpha.rules") for source in OUTSIDERS),
    ("server/store.py", "cuius.server.accounts"),
    ("server/play.py", "cuius.server.notify"),
]
ALLOWED = [
    ("titles/example/explain.py", "cuius.titles.example.phases"),
    ("titles/alpha/rules.py", "cuius.core"),
    ("titles/alpha/title.py", "cuius.titles.alpha.rules"),
    *((f"{source}/app.py", "cuius.core") for source in OUTSIDERS),
]


def lint_imports(source: Path) -> subprocess.CompletedProcess[str]:
    """Hold the package under `source` to the contracts of this project."""
    linter = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(
        [linter, "--no-logo", "--no-cache", "--config", HOUSE / "pyproject.toml"],
        env={**os.environ, "PYTHONPATH": str(source)},
        capture_output=True,
        text=True,
    )


@pytest.fixture
def empty_house(tmp_path) -> Path:
    """A package of the same shape with two titles more and nothing in it."""
    house = tmp_path / "cuius"
    for folder in (*PACKAGES, "titles/alpha", "titles/beta"):
        (house / folder).mkdir(parents=True)
        (house / folder / "__init__.py").touch()
    for name in ("alpha", "beta"):
        (house / "titles" / name / "rules.py").touch()
    settings = tomllib.loads((HOUSE / "pyproject.toml").read_text())
    for contract in settings["tool"]["importlinter"]["contracts"]:
        for container in contract.get("containers", ()):
            title = house.parent / container.replace(".", "/")
            title.mkdir(exist_ok=True)
            for part in ("__init__", *re.findall(r"\w+", " ".join(contract["layers"]))):
                (title / f"{part}.py").touch()
    (house / "__init__.py").touch()
    return house


def test_the_import_contract_is_kept():
    result = lint_imports(HOUSE / "src")
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(("file", "module"), FORBIDDEN)
def test_the_import_contract_catches(empty_house, file, module):
    (empty_house / file).write_text(f"import {module}\n")
    result = lint_imports(empty_house.parent)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "1 broken" in result.stdout


def test_the_import_contract_allows_what_it_should(empty_house):
    for file, module in ALLOWED:
        (empty_house / file).write_text(f"import {module}\n")
    result = lint_imports(empty_house.parent)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_is_in_place(package):
    assert (HOUSE / "src/cuius" / package / "__init__.py").is_file()


def test_one_class_name_has_one_meaning():
    """Outside the titles, which speak their rulebooks' language, no two classes share a name."""
    places: dict[str, list[str]] = {}
    for file in sorted((HOUSE / "src/cuius").rglob("*.py")):
        path = file.relative_to(HOUSE / "src/cuius")
        if path.parts[0] != "titles":
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef):
                    places.setdefault(node.name, []).append(f"{path}:{node.lineno}")
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def imported_by(file: Path) -> list[str]:
    """The modules that a file imports, each as often as it does."""
    found = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom):
            found += [f"{node.module}.{name.name}" for name in node.names]
        elif isinstance(node, ast.Import):
            found += [name.name for name in node.names]
    return found


def is_test_module(name: str) -> bool:
    return name.startswith("tests.") and any(
        part == "conftest" or part.startswith("test_") for part in name.split(".")[:-1]
    )


def test_no_test_imports_from_another():
    """What several tests need lies in a helper module with a name of its own."""
    files = sorted((HOUSE / "tests").rglob("*.py"))
    wrong = [
        f"{file.relative_to(HOUSE)} imports {name}"
        for file in files
        for name in imported_by(file)
        if is_test_module(name)
    ]
    assert wrong == []


def test_ci_runs_make_test_and_nothing_else():
    script = HOUSE / ".ci/run"
    assert os.access(script, os.X_OK)
    assert script.read_text() == "#!/bin/sh\nexec make test\n"


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, text=True, check=True)
    files = [HOUSE / name for name in listed.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]


ADDRESS = re.compile(r"\b(?:https?|git|ssh)://(?:[\w:]+@)?([\w-]+(?:\.[\w-]+)*)")
HOME = {"127.0.0.1", "localhost", "www.w3.org"}  # the last one names SVG, and is never fetched
MACHINE_PATH = re.compile(r"(?<![\w.$})-])/(?:work|root|home|opt|mnt|tmp|Users)/\w")
NOBODY = ("example", "example.org", "example.com", "test", "invalid")  # names that belong to nobody


def leads_away(host: str) -> bool:
    """Is it the address of a machine that exists, other than this one?"""
    host = host.lower()
    return host not in HOME and not any(host == name or host.endswith(f".{name}") for name in NOBODY)


def test_no_address_and_no_path_of_a_machine_is_written_down():
    wrong = []
    for file in tracked_files():
        if file.name == "package-lock.json":  # it names those who take donations; see below
            continue
        for number, line in enumerate(file.read_text(errors="replace").splitlines(), 1):
            if any(map(leads_away, ADDRESS.findall(line))) or MACHINE_PATH.search(line):
                wrong.append(f"{file.relative_to(HOUSE)}:{number}: {line.strip()}")
    assert wrong == []


def test_the_lock_of_the_client_has_hashes_and_no_addresses():
    lock = (HOUSE / "web/package-lock.json").read_text()
    assert '"integrity": "sha512-' in lock
    assert '"resolved"' not in lock


@pytest.mark.parametrize("name", ["base", "build", "dev", "docs", "postgres", "research"])
def test_every_requirement_is_pinned_with_hashes(name):
    text = (HOUSE / f"requirements/{name}.txt").read_text().replace("\\\n", "")
    pins = [line for line in text.splitlines() if not line.startswith("#")]
    assert pins
    assert [pin for pin in pins if "==" not in pin or "--hash=sha256:" not in pin] == []
    assert not re.search(r"^(torch|--index-url|--extra-index-url|--find-links)", text, re.MULTILINE)
