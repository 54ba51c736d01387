# Parole della scheda di una fazione.

board-resources = Risorse
board-cards = Carte possedute
board-on_map = Sulla mappa
board-sieges = Assedia
board-counters = Pedine
