"""How the steward thinks: what things are worth, how a province will turn out, and what to answer."""
