# Le plateau et ses panneaux : titres et mots courts. Les noms des choses sont dans names.ftl.

board-map = Carte des Pays-Bas
board-empty = vide
board-besieged = assiégée par
board-tax = taxes
board-support = Cases de soutien
board-goes_to = vers
board-everywhere = toute province
board-to_treasury = au trésor
board-turned = retourné
board-allegiance = { phase-allegiance }
board-bishoprics = Évêchés
board-universities = Universités
board-score = Score
board-order = Ordre du tour
board-next_order = tour suivant
board-turn = Tour
board-factions = Factions
board-armies = Armées
board-cities = Cités
board-provinces = Provinces
board-coins = pièces
board-column = colonne
board-setup = Mise en place
board-position = La position en mots
board-uncertain = † Valeur incertaine
board-about_points = Les points se comptent à la fin de chaque tour : une carte de ville en vaut 1, une carte de province ce qu’elle indique, 1 ou ½ ; au dernier tour, les petites provinces comptent aussi, pour des fractions de point. S’y ajoute l’objectif propre à chaque faction.

## Graphiques

earned-cities = Cartes de cité
earned-provinces = Cartes de province
earned-aim = Objectif propre
held-cities = { board-cities }
held-provinces = { board-provinces }
held-counters = Jetons sur la carte
held-armies = { board-armies }
