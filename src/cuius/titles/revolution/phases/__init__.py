"""The phases of a turn, one file each, named as in `ids.PHASES`."""
