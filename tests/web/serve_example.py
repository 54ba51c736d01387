"""`cuius` with the title that is otherwise hidden: it has hands, secret bids and deals to try a page with."""

from __future__ import annotations

import msgspec

from cuius.cli.main import main
from cuius.core.title import get_title

if __name__ == "__main__":
    msgspec.structs.force_setattr(get_title("example"), "offered", True)
    main()
