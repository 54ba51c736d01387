# Parole della scheda di una fazione.

board-resources = Risorse
board-armies = Eserciti
board-characters = Personaggi
