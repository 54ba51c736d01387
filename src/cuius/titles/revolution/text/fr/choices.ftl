# Réponses qui ne sont pas des choses du jeu. `choice-key-word` vaut pour cette seule question.

choice-done = Terminé
choice-stay = Laisser en place
choice-rearrange = Repositionner
choice-rest = Les autres dans l’ordre du plateau
choice-own = L’occuper
choice-keep = Laisser l’occupant
choice-neutral = Y placer un jeton neutre
choice-empty = La laisser vide
choice-return = Remettre l’excédent au stock
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
choice-stop = L’empêcher
choice-let = Laisser faire
choice-first = Avant tous les autres
choice-nothing = Ne rien piller

## Dans une seule question

choice-siege-city-stay = N’assiéger aucune cité
choice-raise-where-done = Ne plus lever d’armée
choice-march-from-done = Ne plus déplacer d’armée
choice-beggars-region-done = N’en plus envoyer
choice-beggars-act-stay = Y rester aux aguets
choice-influence-target-pass = Ne plus rien convertir
choice-allegiance-city-done = Plus de pièces

## Places dans l’ordre du tour

after-after_catholics = Après les { faction-catholics }
after-after_habsburgs = Après les { faction-habsburgs }
after-after_nobility = Après la { faction-nobility }
after-after_burghers = Après les { faction-burghers }
after-after_reformers = Après les { faction-reformers }

## Un jeton d’un propriétaire dans un lieu

place-owner = { $place } : { $owner }
