"""`make dist`: builds the packages twice, compares them, and tries the wheel and the source package.

Each is installed in an empty environment with nothing but the libraries it names; from the wheel, the page is
served and a whole game of every title is played against the server and verified.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.distribution.build import HOUSE, build

PLAYER = Path(__file__).parent / "play_whole_games.py"


def main() -> None:
    folder = HOUSE / "dist"
    shutil.rmtree(folder, ignore_errors=True)
    packages = build(folder)
    with tempfile.TemporaryDirectory() as scratch:
        refuse_differences(packages, build(Path(scratch) / "again"))
        for package in packages:
            print(f"Trying {package.name}", flush=True)
            try_package(package, Path(scratch) / package.suffix)
    for package in packages:
        print(f"{package.relative_to(HOUSE)}: {package.stat().st_size / 1e6:.1f} MB")


def refuse_differences(first: list[Path], second: list[Path]) -> None:
    for one, other in zip(first, second, strict=True):
        if one.read_bytes() != other.read_bytes():
            sys.exit(f"{one.name} differs from build to build")


def try_package(package: Path, folder: Path) -> None:
    """Install it in an empty environment and use it from a folder that has nothing of ours."""
    venv.create(folder / "environment", with_pip=True)
    programs = folder / "environment" / "bin"
    pip = [str(programs / "python"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    subprocess.run([*pip, str(package)], check=True)
    cuius = str(programs / "cuius")
    for words in (["--version"], ["docs", "hosting"], ["rules", "revolution", "--json"]):
        subprocess.run([cuius, *words], cwd=folder, check=True, capture_output=True)
    if package.suffix == ".whl":
        with serving(cuius, folder) as address:
            check_page(address)
            subprocess.run(
                [str(programs / "python"), str(PLAYER), address, str(folder)], cwd=folder, check=True
            )
        for record in sorted(folder.glob("*.record.json")):
            subprocess.run([cuius, "verify", str(record)], cwd=folder, check=True)


@contextmanager
def serving(cuius: str, folder: Path) -> Iterator[str]:
    """The address of local play."""
    command = [cuius, "play", "--no-browser", "--data", str(folder / "data")]
    with subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        try:
            assert found, "the server did not say where it is"
            yield found.group()
        finally:
            server.terminate()


def check_page(address: str) -> None:
    """The page and everything that it names are there."""
    page = urllib.request.urlopen(address).read().decode()
    names = re.findall(r'(?:src|href)="\.?/?([^"#:]+\.(?:js|css|webmanifest|svg|png))"', page)
    assert names, "the page loads nothing"
    for name in names:
        assert urllib.request.urlopen(address + name).status == 200


if __name__ == "__main__":
    main()
