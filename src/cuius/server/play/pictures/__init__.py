"""Pictures of positions and of whole games, as everybody may see them."""
