"""Les Guerres de Religion, France 1562-1598."""
