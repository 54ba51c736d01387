"""Writes web/tests/samples/*.page.json: what each title tells its page, for the tests of the client.

Run it with `make samples` when a title changes its page. A sample keeps the parts of the page that it already
has. The positions beside them (*.positions.json, here_i_stand.two.json) are taken from games once played by
bots, the view and the open question of one seat each; they stay as they are, since the tests name what
stands in them.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from cuius.core.title import get_title

SAMPLES = Path(__file__).parents[1] / "tests" / "samples"
SUFFIX = ".page.json"


def sample(path: Path) -> bytes:
    """The sample at this path as its title tells it now."""
    page = get_title(path.name.removesuffix(SUFFIX)).page_data()
    parts = msgspec.json.decode(path.read_bytes())
    return msgspec.json.encode({name: page[name] for name in parts}, enc_hook=int)


if __name__ == "__main__":
    for path in SAMPLES.glob(f"*{SUFFIX}"):
        path.write_bytes(sample(path))
