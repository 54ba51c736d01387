"""`python -m cuius.kit.fuzz`."""

import sys

from cuius.kit.fuzz.command import main

if __name__ == "__main__":
    sys.exit(main())
