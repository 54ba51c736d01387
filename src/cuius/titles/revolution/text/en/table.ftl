# Words of the card of a faction.

board-resources = Resources
board-cards = Cards held
board-on_map = On the map
board-sieges = Besieges
board-counters = Counters
