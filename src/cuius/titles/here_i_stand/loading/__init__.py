"""Loading the board: data/*.toml, checked once and turned into tuples indexed by id."""

from cuius.titles.here_i_stand.loading.files import DATA, read_data
from cuius.titles.here_i_stand.loading.making import load_board, plain_board

__all__ = ["DATA", "load_board", "plain_board", "read_data"]
