"""Databases of the tests of operations."""

from __future__ import annotations

import pytest

from tests.server.postgres import Cluster


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    """A PostgreSQL database for each test, because these tests change its schema."""
    return cluster.new()
