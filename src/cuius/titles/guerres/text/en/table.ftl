# Words of the card of a faction.

board-resources = Resources
board-armies = Armies
board-characters = Characters
