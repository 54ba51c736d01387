# Actions à la cour (14.2, 14.6, 14.7).

## Questions

court-squadron = { $character } ({ $faction }) va agir. Envoyer l’Escadron volant ?
surprise-town = Attaque surprise ({ $character }) : quelle ville ?
influence-town = Influence à la cour ({ $character }) : quelle ville de l’allié ?
diplomacy-country = Vers quel pays part { $character } ?
diplomacy-territory = Des troupes arrivent ({ $country } : { $troops }). Où apparaissent-elles ?
persuade-character = Ralliement ({ $character }) : qui est visé ?

## Réponses

choice-court-action-surprise = Attaque surprise
choice-court-action-influence = Gagner de l’influence à la cour
choice-court-action-diplomacy = Mission diplomatique
choice-court-action-treaty = Rédiger un traité
choice-court-action-persuade = Rallier un personnage
choice-court-action-taxes = Lever l’impôt

## Événements

surprise-announced = { $faction } : { $character } tente une attaque surprise. Cible : { $town }.
influence-announced = { $faction } : { $character } cherche de l’influence. Ville visée : { $town }.
diplomacy-announced = { $faction } : { $character } part en mission. Pays : { $country }.
treaty-announced = { $faction } : { $character } rédige un traité.
persuade-announced = { $faction } : { $character } tente un ralliement. Personnage visé : { $target }.
taxes-announced = { $faction } : { $character } lève l’impôt.
court-modifier = { $reason } : { $value ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $value }
}.
court-chance = { $ways } lancers sur 36 réussissent.
squadron-strikes = { $faction } : l’Escadron volant distrait { $character }, qui perd deux points au jet.
court-rolled = { $character } obtient { $roll } aux dés ; le total est de { $total }.
court-fails = { $character } échoue.
court-perishes = Deux aux dés : { $character } échoue et en meurt.
diplomacy-granted = { $faction } : subside reçu ({ $country }), argent { $money }, troupes { $troops }.
diplomacy-nothing = { $faction } : rien à recevoir ce tour-ci ({ $country }).
persuade-won = Ralliement réussi : { $character } changera de faction à la fin de la phase de cour ({ $faction }).
town-leaves = Ville perdue, qui quitte la carte : { $town }.

## Dés et chances

modifier-military = Valeur militaire
modifier-intrigue = Valeur d’intrigue
modifier-major_town = Ville majeure
modifier-diplomat = Diplomate
modifier-writer = Écrivain
modifier-administrator = Administrateur
modifier-flying_squadron = Escadron volant
modifier-surprise_of_meaux = Surprise de Meaux
modifier-parisian_preachers = Prédicateurs de Paris
modifier-malcontents = Les Malcontents
modifier-council_of_trent = Concile de Trente
modifier-colonial_tension = Tension coloniale
modifier-spanish_armada = Armada espagnole
modifier-water_geuzen = Gueux de mer
odds-court = Une action à la cour
odds-massacre = Le massacre
odds-surprise = Une attaque surprise
odds-influence = L’influence à la cour
odds-diplomacy = Une mission diplomatique
odds-treaty = La rédaction d’un traité
odds-persuasion = Le ralliement d’un personnage
odds-taxes = La levée de l’impôt
court-odds-success = Réussite
court-odds-failure = Échec
court-odds-death = Échec et mort
court-odds-row-1 = Première ligne de la table
court-odds-row-2 = Deuxième ligne de la table
court-odds-row-3 = Dernière ligne de la table

## Pourquoi pas

refused-court-no-passing = Il faut agir à son tour à la cour ; on ne passe pas.
refused-court-no-ghost = Votre main de cour n’a pas de fantôme.
refused-court-not-in-play = { $character } n’est pas en jeu.
refused-court-serves-another = { $character } ne vous sert pas ({ $faction }).
refused-court-has-acted = { $character } a déjà été joué dans cette phase de cour.
refused-court-not-in-hand = { $character } est dans votre pioche, pas dans votre main de cour.
refused-court-can-act = { $character } peut encore tenter une action, et le doit.
refused-surprise-by-ghost = Un fantôme ne mène pas d’attaque surprise.
refused-surprise-no-town = Aucune ville ennemie n’est à la portée de { $character }.
refused-surprise-special = { $town } ne peut être prise par surprise.
refused-surprise-friend = { $town } est de votre camp ({ $faction }).
refused-surprise-too-far = { $town } est hors des provinces de { $character }.
refused-town-off-map = { $town } n’est pas sur la carte.
refused-influence-no-town = L’allié n’a aucune ville que vous puissiez gagner ({ $faction }).
refused-influence-alone = Vous n’avez pas d’allié, donc pas d’influence à la cour.
refused-influence-ally-only = À cette table, seul l’allié des Royalistes gagne de l’influence à la cour.
refused-influence-not-ally = { $town } n’appartient pas à votre allié ({ $faction }).
refused-influence-special = À cette table, { $town } ne se gagne pas par influence.
refused-diplomacy-no-country = Plus aucun pays ne vous écouterait ce tour-ci.
refused-diplomacy-not-listed = Pays absent de votre table de diplomatie : { $country }.
refused-diplomacy-not-now = Ce pays ne vous écoute pas en ce moment : { $country }.
refused-diplomacy-tried = Ce pays a déjà eu sa mission ou son traité de ce tour : { $country }.
refused-diplomacy-no-landing = Pour débarquer des troupes ({ $province }), il faut y tenir une ville, sans armée de l’allié en travers.
refused-diplomacy-elsewhere = Ce pays lève ses troupes ailleurs : { $country }.
refused-treaty-won = Vous avez déjà un traité ce tour-ci.
refused-treaty-no-writer = { $character } n’est pas écrivain.
refused-persuade-nobody = Il ne reste personne à rallier ce tour-ci.
refused-persuade-own = { $character } vous sert déjà.
refused-persuade-turned = { $character } a déjà changé de faction une fois et ne le fera plus.
refused-persuade-loyal = { $character } ne vous rejoindra jamais.
refused-persuade-not-in-play = { $character } n’est pas en jeu.
refused-persuade-tried = Vous avez déjà approché { $character } ce tour-ci.
refused-persuade-too-early = Il est trop tôt pour rallier { $character }.
refused-persuade-waits = { $character } ne peut être rallié tant que { $other } n’a pas quitté le jeu.
refused-taxes-royal = Seuls les Royalistes lèvent l’impôt.
refused-squadron-not-in-hand = L’Escadron volant n’est pas dans votre main de cour.
