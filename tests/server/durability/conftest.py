"""Databases of the tests of durability."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from cuius.server.store.upgrade import upgrade
from tests.server.postgres import Cluster


@pytest.fixture(scope="session")
def new_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database that has all its tables, and nothing in them."""
    file: Path = tmp_path_factory.mktemp("database") / "new.db"
    asyncio.run(upgrade(f"sqlite:///{file}"))
    return file


@pytest.fixture
def sqlite(new_sqlite: Path, tmp_path: Path) -> str:
    """The address of an SQLite database with nothing in its tables."""
    file = shutil.copy(new_sqlite, tmp_path / "cuius.db")
    return f"sqlite:///{file}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """The same of either kind."""
    url: str = request.getfixturevalue(request.param)
    return url


@pytest.fixture
def safe_postgres(cluster: Cluster) -> str:
    """The address of a PostgreSQL database that keeps what it has committed even if PostgreSQL crashes."""
    url = cluster.new(like=cluster.empty())
    name = url.rpartition("/")[2]
    cluster.run(f"ALTER DATABASE {name} SET synchronous_commit = on", "CHECKPOINT")
    return url
