"""The war round in its parts: talk, activation, moving, costs, meeting the enemy, merging."""
