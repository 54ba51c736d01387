# Ce qu’on peut consulter : étiquettes, pièces, factions et phases. Cartes et pions : cards.ftl.

lookup-towns = villes
lookup-borders = adjacente à
lookup-loire = villes sur la Loire
lookup-influenced_by = personnages qui ont de l’influence ici
lookup-country = appartient à
lookup-lands = territoires où ses troupes apparaissent
lookup-garrison = garnison
lookup-worth = points de guerre
lookup-hears = écoute les envoyés de
lookup-faction = faction
lookup-second = peut être recruté par
lookup-military = valeur militaire
lookup-intrigue = valeur d’intrigue
lookup-diplomat = Diplomate
lookup-writer = Écrivain
lookup-administrator = Administrateur
lookup-call_to_arms = entre avec l’Appel aux armes
lookup-succession = lettre de succession
lookup-influence = influence en
lookup-command = rang de chef
lookup-tactical = valeur tactique
lookup-star = étoile de soutien
lookup-enters = entre au tour
lookup-dies = dernier tour
lookup-recruit_from = peut être recruté à partir du tour
lookup-recruit_after = peut être recruté quand ce personnage a quitté le jeu
lookup-at_court = est toujours dans la main de cour
lookup-immune = ne meurt pas d’un 2 non modifié
lookup-unkillable = est capturé là où d’autres seraient tués
lookup-survives = survit au massacre et retourne dans le paquet
lookup-no_gentleman = est à l’abri de l’Escadron volant
lookup-brought_by = vient avec la carte
lookup-deck = paquet
lookup-timing = se joue
lookup-red = doit être jouée le tour où elle est tirée
lookup-removed = quitte le jeu une fois jouée
lookup-number = nombre par faction
lookup-movement = points de mouvement
lookup-dice = dés
lookup-cost = coût d’une activation
lookup-attrition = attrition avec deux dés dès
lookup-countries = envoie des missions à
unit-army = armée
unit-leader = pion de chef
unit-cube = cube de ville
unit-treaty = points de traité
unit-taxes = taxes royales
unit-money = { term-money }
unit-war_points = { term-war_points }
unit-troops = { term-troops }

## Ce que sont les pièces

lookup-about-army = Occupe une province avec un à neuf points de troupe, sous un commandant et peut-être un chef de soutien. Toutes les armées quittent la carte à la fin du tour.
lookup-about-leader = Le rang décide qui commande la plus grande armée et qui annonce d’abord ; la valeur tactique ajoute des dés.
lookup-about-cube = Montre quelle faction contrôle une ville. Les villes décident des victoires automatiques et de la plus grande part des points finaux.
lookup-about-treaty = Gagnés par un traité, par la guerre du tour et par des cartes. À la fin, ils rapportent des points selon le rang.
lookup-about-taxes = Les Royalistes les collectent à la cour et en dépensent des niveaux pour obtenir des troupes et de l’argent au recrutement.
lookup-about-money = Viennent des taxes, des villes, des subsides et des cartes, et paient les activations. Ce qui reste est perdu à la fin du tour.
lookup-about-war_points = Gagnés par les batailles, les sièges et les chefs capturés dans la guerre du tour. Qui en a le plus gagne la guerre : un point de traité, et peut-être des villes.
lookup-about-troops = Levés grâce aux taxes, aux villes et aux subsides ; une armée en a un à neuf. Ils font sa taille : son mouvement, son coût et le nombre de ses dés.

## Factions

lookup-about-faction-royalist = Gagnent aussitôt si la Ligue et les Huguenots contrôlent chacun moins de six villes en fin de tour. Sinon comptent les points de villes et de traités, et les égalités sont pour eux.
lookup-about-faction-league = Gagne aussitôt avec au moins deux fois plus de villes que les Huguenots en fin de tour. Alliée des Royalistes jusqu’à l’Appel aux armes, seule ensuite.
lookup-about-faction-huguenot = Gagnent aussitôt avec Paris et plus de villes que les deux autres factions réunies en fin de tour. Seuls jusqu’à l’Appel aux armes, alliés des Royalistes ensuite.

## Phases

lookup-about-phase-initial = Des personnages entrent et meurent ; cartes et pions d’événement du tour rejoignent leurs paquets et la réserve.
lookup-about-phase-events = À partir du deuxième tour, un pion d’événement est tiré. Chaque faction tire une carte d’événement.
lookup-about-phase-court_opening = Les cartes de l’Appel aux armes, puis le chef de chaque faction vient à la cour.
lookup-about-phase-court_hands = Chacun appelle des personnages en secret ; chaque voisin tire ensuite quatre cartes du paquet et en donne deux.
lookup-about-phase-massacre = Aux tours deux à quatre, deux dés ou une carte royaliste peuvent amener le massacre de la cour huguenote.
lookup-about-phase-court = Une action après l’autre, chacune par un personnage : villes, traités, missions, recrutement de personnages, taxes. Sept à deux dés réussit, un 2 non modifié tue.
lookup-about-phase-court_end = Les personnages recrutés changent de camp ; toutes les cartes retournent dans leurs paquets.
lookup-about-phase-war_cards = Chaque faction tire une carte de guerre.
lookup-about-phase-recruitment = Royalistes, Huguenots et Ligue lèvent troupes et argent et placent leurs armées.
lookup-about-phase-leaders = Le meilleur rang prend la plus grande armée, et ainsi de suite.
lookup-about-phase-war_rounds = Les camps activent des provinces à tour de rôle, contre argent : marches, batailles et sièges, jusqu’à ce que tous deux renoncent.
lookup-about-phase-war_end = Qui a le plus de points de guerre gagne un point de traité et peut-être des villes ; les chefs capturés sont libérés.
lookup-about-phase-end_of_turn = Cartes de fin, victoires automatiques ; puis armées, chefs et argent quittent la carte.
