"""11 The action phase: impulses, the table of actions, and the actions that have no other home."""
