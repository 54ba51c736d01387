# Woorden van de kaart van een factie.

board-resources = Middelen
board-cards = Kaarten in bezit
board-on_map = Op de kaart
board-sieges = Belegert
board-counters = Stukken
