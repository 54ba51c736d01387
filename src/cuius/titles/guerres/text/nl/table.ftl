# Woorden van de kaart van een factie.

board-resources = Middelen
board-armies = Legers
board-characters = Personages
