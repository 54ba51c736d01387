# Actions à la cour (14.2, 14.6, 14.7).

## Questions

court-squadron = { start-character } va agir ({ $faction }). Envoyez-vous l’Escadron volant ?
surprise-town = Attaque surprise, avec { the-character } : quelle ville ?
influence-town = Influence à la cour, avec { the-character } : quelle ville de l’allié ?
diplomacy-country = Vers quel pays part { the-character } ?
diplomacy-territory = Troupes { of-country } (points de troupe : { $troops }) : où apparaissent-elles ?
persuade-character = Recrutement d’un personnage, avec { the-character } : qui est visé ?

## Réponses

choice-court-action-surprise = Attaque surprise
choice-court-action-influence = Gagner de l’influence à la cour
choice-court-action-diplomacy = Mission diplomatique
choice-court-action-treaty = Rédiger un traité
choice-court-action-persuade = Recruter un personnage
choice-court-action-taxes = Collecter des taxes

## Événements

surprise-announced = { start-character } tente une attaque surprise contre { $town } ({ $faction }).
influence-announced = { start-character } cherche à gagner de l’influence { in-town } ({ $faction }).
diplomacy-announced = { start-character } part en mission diplomatique auprès { of-country } ({ $faction }).
treaty-announced = { start-character } rédige un traité ({ $faction }).
persuade-announced = { start-character } tente de recruter { the-target } ({ $faction }).
taxes-announced = { start-character } collecte des taxes ({ $faction }).
court-modifier = { $reason } : { $value ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $value }
}.
court-chance = { $ways ->
    [one] { $ways } jet sur 36 réussit
   *[other] { $ways } jets sur 36 réussissent
}.
squadron-strikes = L’Escadron volant { of-faction } distrait { the-character } : deux points de moins au jet.
court-rolled = { start-character } obtient { $roll } aux dés ; total : { $total }.
court-fails = { start-character } échoue.
court-perishes = 2 non modifié : { the-character } échoue et meurt.
diplomacy-granted = Subside { of-country } { to-faction } : { $money ->
    [one] { $money } point d’argent
   *[other] { $money } points d’argent
}, { $troops ->
    [one] { $troops } point de troupe
   *[other] { $troops } points de troupe
}.
diplomacy-nothing = Rien à recevoir { of-country } ce tour-ci ({ $faction }).
persuade-won = Recrutement réussi : { the-character } rejoindra { the-faction } à la fin de la phase de cour.
town-leaves = { $town } est perdu et quitte la carte.

## Dés et chances

modifier-military = Valeur militaire
modifier-intrigue = Valeur d’intrigue
modifier-major_town = Ville majeure
modifier-diplomat = Diplomate
modifier-writer = Écrivain
modifier-administrator = Administrateur
modifier-flying_squadron = Escadron volant
modifier-surprise_of_meaux = { event-surprise_of_meaux }
modifier-parisian_preachers = { event-parisian_preachers }
modifier-malcontents = { event-malcontents }
modifier-council_of_trent = { chit-council_of_trent }
modifier-colonial_tension = { chit-colonial_tension }
modifier-spanish_armada = { chit-spanish_armada }
modifier-water_geuzen = { chit-water_geuzen }
odds-court = Une action à la cour
odds-massacre = Le massacre
odds-surprise = Une attaque surprise
odds-influence = L’influence à la cour
odds-diplomacy = Une mission diplomatique
odds-treaty = La rédaction d’un traité
odds-persuasion = Le recrutement d’un personnage
odds-taxes = La collecte de taxes
court-odds-success = Réussite
court-odds-failure = Échec
court-odds-death = Échec et mort
court-odds-row-1 = Première ligne de la table
court-odds-row-2 = Deuxième ligne de la table
court-odds-row-3 = Dernière ligne de la table

## Pourquoi pas

refused-court-no-passing = À votre tour de cour, il faut agir : on ne passe pas.
refused-court-no-ghost = Votre main de cour n’a pas de fantôme.
refused-court-not-in-play = { start-character } n’est pas en jeu.
refused-court-serves-another = { start-character } ne vous sert pas ({ $faction }).
refused-court-has-acted = La carte { of-character } a déjà été jouée pendant cette phase de cour.
refused-court-not-in-hand = { start-character } est dans votre paquet, pas dans votre main de cour.
refused-court-can-act = { start-character } peut encore tenter une action, et le doit.
refused-surprise-by-ghost = Un fantôme ne mène pas d’attaque surprise.
refused-surprise-no-town = Aucune ville ennemie n’est à la portée { of-character }.
refused-surprise-special = On ne prend pas { $town } par surprise.
refused-surprise-friend = { $town } est de votre camp ({ $faction }).
refused-surprise-too-far = { $town } est hors des provinces { of-character }.
refused-town-off-map = { $town } n’est pas sur la carte.
refused-influence-no-town = Aucune ville { of-faction } ne peut être gagnée.
refused-influence-alone = Vous n’avez pas d’allié, donc pas d’influence à la cour.
refused-influence-ally-only = À cette table, seul l’allié des Royalistes gagne de l’influence à la cour.
refused-influence-not-ally = { $town } n’appartient pas à votre allié ({ $faction }).
refused-influence-special = À cette table, on ne gagne pas { $town } par influence.
refused-diplomacy-no-country = Plus aucun pays ne vous écouterait ce tour-ci.
refused-diplomacy-not-listed = Votre table de diplomatie ne comprend pas { the-country }.
refused-diplomacy-not-now = Pour l’instant, aucune mission n’est possible auprès { of-country }.
refused-diplomacy-tried = Une mission ou un traité a déjà été tenté ce tour-ci auprès { of-country }.
refused-diplomacy-no-landing = Pour débarquer des troupes { in-province }, il faut y contrôler une ville, sans armée de l’allié.
refused-diplomacy-elsewhere = Les troupes { of-country } se lèvent ailleurs.
refused-treaty-won = Vous avez déjà un traité ce tour-ci.
refused-treaty-no-writer = { start-character } n’a pas le talent d’Écrivain.
refused-persuade-nobody = Il ne reste personne à recruter ce tour-ci.
refused-persuade-own = { start-character } vous sert déjà.
refused-persuade-turned = { start-character } a déjà changé de faction une fois et n’en changera plus.
refused-persuade-loyal = { start-character } ne vous rejoindra jamais.
refused-persuade-not-in-play = { start-character } n’est pas en jeu.
refused-persuade-tried = Vous avez déjà tenté de recruter { the-character } ce tour-ci.
refused-persuade-too-early = Il est trop tôt pour recruter { the-character }.
refused-persuade-waits = On ne peut pas recruter { the-character } tant que { the-other } n’a pas quitté la partie.
refused-taxes-royal = Seuls les Royalistes collectent des taxes.
refused-squadron-not-in-hand = L’Escadron volant n’est pas dans votre main de cour.
