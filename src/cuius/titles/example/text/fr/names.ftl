# Les noms : comment s’appelle un identifiant ou un mot seul.
title = Les Trois Portes

house-heron = Héron
house-stag = Cerf
house-boar = Sanglier
house-otter = Loutre

role-heron = { house-heron }
role-stag = { house-stag }
role-boar = { house-boar }
role-otter = { house-otter }

seat-heron = { house-heron }
seat-stag = { house-stag }
seat-boar = { house-boar }
seat-otter = { house-otter }
seat-first = Premier joueur
seat-second = Second joueur

gate-north = porte du Nord
gate-river = porte de la Rivière
gate-mill = porte du Moulin

card-militia = Milice
card-company = Compagnie
card-cannon = Canon
card-bar = Barre

scenario-founding = La fondation
scenario-siege = Le siège

choice-march = Marcher
choice-collect = Percevoir
choice-florins = Des florins
choice-gate = Une porte

## Graphiques

earned-gates = Portes
earned-florins = Florins
held-gates = Portes
held-men = Hommes aux portes
thrown-hits = Coups au but
