"""What is so in a position; nothing here asks, tells or changes anything."""
