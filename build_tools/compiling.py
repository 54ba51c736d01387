"""The compiled build: stewards, rules and procedures of the titles as extension modules, made with mypyc.

A copy of the sources (`sources.py`), in which functions announce themselves (`announcing.py`), is compiled;
one library holds each title. The extension modules belong beside the sources that they stand in for: Python
prefers them.

    python -m build_tools.compiling FOLDER      writes FOLDER/lib/cuius/.../*.so
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path

import setuptools  # noqa: F401  (mypyc looks whether it has been imported)
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

from build_tools.sources import SOURCES, compiled_parts, write_sources

SETTINGS = "[mypy]\nmypy_path = .\nallow_redefinition = true\nignore_missing_imports = true\n"


def extensions(parts: dict[str, list[Path]], optimisation: str) -> list[Extension]:
    """The extension modules in C, written into `build` in the present folder."""
    from mypyc.build import mypycify

    Path("settings.ini").write_text(SETTINGS)
    groups = [([str(path) for path in files], f"{name}.compiled") for name, files in parts.items()]
    files = [file for group, _ in groups for file in group]
    made: list[Extension] = mypycify(
        ["--config-file=settings.ini", *files],
        opt_level=optimisation,
        debug_level="0",
        separate=groups,
        target_dir="build",
    )
    return made


class ParallelBuild(build_ext):
    """Compiles the libraries side by side, the largest first."""

    def build_extensions(self) -> None:
        by_size = sorted(self.extensions, key=lambda e: -sum(Path(s).stat().st_size for s in e.sources))
        with ThreadPoolExecutor(os.cpu_count()) as workers:
            list(workers.map(self.build_extension, by_size))


def build(folder: Path, optimisation: str = "1") -> list[Path]:
    """Make the extension modules in FOLDER/lib, unless they are there; returns them, relative to that."""
    folder = folder.absolute()
    parts = compiled_parts()
    digest, known = digest_of(optimisation), folder / "digest"
    if not known.is_file() or known.read_text() != digest:
        shutil.rmtree(folder, ignore_errors=True)
        work = folder / "work"
        work.mkdir(parents=True)
        write_sources(work, parts)
        compile_in(work, folder / "lib", parts, optimisation)
        shutil.rmtree(work)
        known.write_text(digest)
    return sorted(path.relative_to(folder / "lib") for path in (folder / "lib").rglob("*") if path.is_file())


def digest_of(optimisation: str) -> str:
    """What the extension modules are made from and with."""
    digest = hashlib.sha256(f"{sys.version} {metadata.version('mypy')} {optimisation}".encode())
    for path in sorted([*Path(__file__).parent.glob("*.py"), *(SOURCES / "cuius").rglob("*.py")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compile_in(work: Path, lib: Path, parts: dict[str, list[Path]], optimisation: str) -> None:
    """Compile the sources in the folder `work`; the compiler wants to be there."""
    before = Path.cwd()
    os.chdir(work)
    try:
        command = ParallelBuild(Distribution({"ext_modules": extensions(parts, optimisation)}))
        command.build_lib, command.build_temp = str(lib), str(work / "temp")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)


if __name__ == "__main__":
    print(*build(Path(sys.argv[1]), *sys.argv[2:]), sep="\n")
