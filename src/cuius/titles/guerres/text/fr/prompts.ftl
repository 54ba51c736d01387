# Les questions qui n’appartiennent à aucune action : la main de cour, le choix d’une action, le décompte final.

court-leader = Aucune lettre de succession ne reste. Qui mène votre faction ce tour-ci ?
court-equal_leader = Deux personnages de même lettre pourraient diriger cette faction : lequel la dirige ? ({ $faction })
court-pick = Quel personnage appelez-vous à la cour, en secret ?
court-give = Deux de ces cartes vont à la main de cour de votre voisin : laquelle maintenant ? ({ $faction })
court-character = Qui agit à la cour ?
court-action = Que fait { $character } ?
victory-towns = Des factions tiennent autant de villes. Laquelle passe devant ?
victory-treaties = Des factions ont autant de points de traité. Laquelle passe devant ?

## Réponses

choice-spend = Jouer la carte sans action
