"""The phases of a turn, as in `ids.PHASES`; a phase of many procedures is a folder."""
