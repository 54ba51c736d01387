# Mots de la fiche d’une faction.

board-resources = Ressources
board-armies = Armées
board-characters = Personnages
