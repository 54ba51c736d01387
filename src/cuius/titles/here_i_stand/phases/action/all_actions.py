"""Every action, so that its declaration is known to the table."""
