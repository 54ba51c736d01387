# Mots de la fiche d’une faction.

board-resources = Ressources
board-cards = Cartes détenues
board-on_map = Sur la carte
board-sieges = Assiège
board-counters = Jetons
