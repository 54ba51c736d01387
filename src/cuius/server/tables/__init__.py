"""Tables: made, joined, started, finished, played again."""
