# Réponses qui ne sont pas des choses du jeu. `choice-key-word` vaut pour cette seule question.

choice-done = Terminé
choice-stay = Laisser en place
choice-rearrange = Repositionner
choice-rest = Les autres dans l'ordre du plateau
choice-own = L'occuper
choice-keep = Laisser l'occupant
choice-neutral = Y placer un jeton neutre
choice-empty = La laisser vide
choice-return = Remettre l'excédent au stock
choice-treasury = Au trésor
choice-maintain = Entretenir
choice-disband = Débander
choice-abandon = Abandonner
choice-town = Piller une ville
choice-counter = Piller un jeton de ressource
choice-destroy = Éliminer une armée
choice-relieve = Lever les sièges
choice-plunder = Piller des villes
choice-besiege = Assiéger une cité
choice-section = Dans la section de commandement
choice-fresh = Une armée disponible
choice-relieved = Une armée dont le siège a été levé
choice-stop = L'empêcher
choice-let = Laisser faire
choice-first = Avant tous les autres
