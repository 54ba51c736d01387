# Les questions qui n’appartiennent à aucune action : la main de cour, le choix d’une action, le décompte final.

court-leader = Il ne reste aucune lettre de succession. Qui dirige votre faction ce tour-ci ?
court-equal_leader = Deux personnages de même lettre peuvent diriger { the-faction } : lequel choisissez-vous ?
court-pick = Quel personnage appelez-vous en secret à la cour ?
court-give = Deux de ces cartes vont dans la main de cour { of-faction } : laquelle donnez-vous maintenant ?
court-character = Qui agit à la cour ?
court-action = Que fait { the-character } ?
victory-towns = Plusieurs factions contrôlent le même nombre de villes. Laquelle passe devant ?
victory-treaties = Plusieurs factions ont le même nombre de points de traité. Laquelle passe devant ?

## Réponses

choice-spend = Jouer la carte sans action
