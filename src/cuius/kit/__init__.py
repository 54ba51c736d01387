"""The test kit: tables for tests that read as play, laws, fuzzing, perft, transcripts, fixtures."""

from cuius.kit.describe import TableError
from cuius.kit.table import Table, table

__all__ = ["Table", "TableError", "table"]
