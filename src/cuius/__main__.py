"""`python -m cuius` is the command `cuius`."""

from cuius.cli.main import main

if __name__ == "__main__":
    main()
