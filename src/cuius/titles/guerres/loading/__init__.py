"""Loading the board: data/*.toml, checked once and turned into tuples indexed by id."""

from cuius.titles.guerres.loading.files import DATA, read_data, read_drawing
from cuius.titles.guerres.loading.making import load_board, plain_board

__all__ = ["DATA", "load_board", "plain_board", "read_data", "read_drawing"]
