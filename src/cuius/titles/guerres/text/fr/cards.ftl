# Cartes et pions d’événement (5, 13, 19, 20) : noms, questions, journal, refus, et ce que fait chacun.

## Cartes d’événement

event-treaty_of_hampton_court = Traité de Hampton Court
event-assassination = Assassinat
event-la_rochelle = La Rochelle
event-surprise_of_meaux = Surprise de Meaux
event-michelade = La Michelade
event-iconoclasm = Bris d’images
event-reiters_of_john_casimir = Reîtres de Jean-Casimir
event-corsairs = Corsaires rochelais
event-franco_gallia = Franco-Gallia
event-malcontents = Les Malcontents
event-peace_of_monsieur = Paix de Monsieur
event-war_weariness = Lassitude de la guerre
event-disgrace = Disgrâce
event-entrevue_de_bayonne = Entrevue de Bayonne
event-tour_de_france_royal = Tour de France royal
event-he_would_not_dare = Il n’oserait
event-contract_of_poissy = Contrat de Poissy
event-edict_of_pacification = Édit de pacification
event-swiss_of_pfyffer = Suisses de Pfyffer
event-royal_artillery = Artillerie royale
event-polish_crown = Couronne de Pologne
event-quarrel_of_the_mignons = Querelle des mignons
event-vengeance = Vengeance
event-jesuits_plot = Complot jésuite
event-spanish_intervention = Intervention espagnole
event-savoyard_intervention = Intervention savoyarde
event-death_of_mary_stuart = Mort de Marie Stuart
event-triumvirate = Le Triumvirat
event-parisian_preachers = Prédicateurs parisiens
event-catholic_confraternities = Confréries catholiques
event-league_of_peronne = Ligue de Péronne
event-day_of_the_barricades = Journée des Barricades
event-treaty_of_joinville = Traité de Joinville
event-ambush = Embuscade
event-charge_of_the_reiters = Charge des reîtres
event-forced_march = Marche forcée
event-camp_fever = Fièvre des camps
event-unpaid_mercenaries = Mercenaires impayés
event-mine_and_sap = Mine et sape
event-heroic_defence = Défense héroïque
event-treason_at_the_gate = Porte livrée
event-relief_column = Colonne de secours
event-pillage = Pillage
event-good_scouts = Bons éclaireurs
event-flooded_roads = Chemins noyés
event-parole_of_honour = Parole d’honneur

## Pions d’événement

chit-council_of_trent = Concile de Trente
chit-colonial_tension = Tension coloniale
chit-peasant_revolt = Révolte paysanne
chit-water_geuzen = Gueux de mer
chit-lepanto = Lépante
chit-spanish_bankruptcy = Faillite espagnole
chit-governor_revolt = Révolte d’un gouverneur
chit-antwerp_fury = Furie d’Anvers
chit-portuguese_succession = Succession portugaise
chit-spanish_armada = Armada espagnole

## Questions

event-court_start = La cour va se réunir. Jouez-vous une carte d’événement ?
event-massacre = Le massacre va être testé. Jouez-vous une carte d’événement ?
event-court = Jouez-vous une carte d’événement à la cour ?
event-deploy = Recrutement : jouez-vous une carte d’événement ?
event-placed = Armées et chefs sont en place. Jouez-vous une carte d’événement ?
event-move = { start-army } va quitter { the-province }. Jouez-vous une carte ?
event-battle = Bataille { in-province }, { the-army } contre { the-enemy } : jouez-vous une carte ?
event-siege = { start-army } assiège { $town } { in-province } : jouez-vous une carte ?
event-end = Le tour s’achève. Jouez-vous une carte d’événement ?
card-town = « { $card } » : quelle ville passe { to-faction } ?
card-victim_faction = « { $card } » : un personnage de quelle faction ?
card-victim = « { $card } » : quel personnage { of-faction } est retiré ?
card-lost_leader = Quel chef royaliste est perdu au Portugal ?
card-territory = « { $card } » : dans quel territoire étranger l’armée se rassemble-t-elle ?
card-weary = Dans quelle province les armées huguenotes sont-elles lasses ?
card-fever = « { $card } » { in-province } : quelle armée perd un point de troupe ?
card-scouts = La prochaine interception ou évasion sera-t-elle plus facile ou plus difficile ?

## Réponses

choice-card-scouts-raise = Plus facile (+2)
choice-card-scouts-lower = Plus difficile (−2)

## Événements

event-drawn = Vous tirez « { $card } » ({ $faction }).
event-drawn_by = Une carte du { $deck } est tirée ({ $faction }).
event-played = « { $card } » est jouée par { the-faction }.
event-in_vain = « { $card } » reste sans effet ({ $faction }).
intervention-drawn = « { $card } » est tirée pour l’Appel aux armes ({ $faction }).
chit-drawn = Pion d’événement du tour : { $chit }.
revolt-breaks_out = { $chit } { in-province } : une armée de { $troops ->
    [one] { $troops } point de troupe
   *[other] { $troops } points de troupe
}.
card-money = { $money ->
    [one] { $money } point d’argent gagné
   *[other] { $money } points d’argent gagnés
} par { the-faction }.
card-paid = { $money ->
    [one] { $money } point d’argent payé
   *[other] { $money } points d’argent payés
} par { the-faction }.
card-le_havre = { $town } ouvre son port aux Anglais : une ville mineure de plus pour { the-faction }.
card-visitor = { start-character } entre en campagne pour cette guerre.
card-wearies = Les armées huguenotes { in-province } n’en sortent pas et n’y assiègent rien tant qu’aucune armée ennemie n’entre.
card-fever_strikes = La fièvre frappe { the-army } { in-province } ; points de troupe restants : { $troops }.
card-scouts_ride = Les éclaireurs { of-faction } changent la prochaine interception ou évasion de { $value ->
    [2] +2
   *[other] −2
}.

## Pourquoi pas

refused-card-not-held = « { $card } » n’est pas dans votre main.
refused-card-must-play = « { $card } » doit être jouée maintenant ; vous ne pouvez pas passer.
refused-card-red-first = « { $first } » doit être jouée avant « { $card } ».
refused-card-not-now = « { $card } » se joue à un autre moment du tour.
refused-card-massacred = « { $card } » : le massacre a déjà eu lieu.
refused-card-called = « { $card } » : trop tard, l’Appel aux armes a eu lieu.
refused-card-no-town = « { $card } » : aucune ville ne convient.
refused-card-no-town-there = « { $card } » : Paris est aux mains de l’ennemi, et Meaux n’est pas à vous.
refused-card-war-not-won = « { $card } » : les Huguenots n’ont pas gagné cette guerre.
refused-card-nobody = « { $card } » : il n’y a personne à qui l’appliquer.
refused-card-mission-tried = « { $card } » : une mission diplomatique dans ce pays a déjà été tentée ce tour-ci.
refused-card-bankrupt = « { $card } » : l’Espagne est en faillite ce tour-ci.
refused-card-no-action = « { $card } » : il ne vous reste aucune action pour l’employer.
refused-card-no-roll = « { $card } » : il ne reste aucun jet qu’elle puisse modifier.
refused-card-no-money = « { $card } » : vous ne pouvez pas la payer.
refused-card-no-marker = « { $card } » : aucun pion d’armée ni aucune armée n’a de place pour ces troupes.
refused-card-no-province = « { $card } » : aucune province ne convient.
refused-card-no-army = « { $card } » : il n’y a plus d’armée à cet endroit.
refused-card-not-your-move = « { $card } » : l’armée en mouvement n’est pas à vous.
refused-card-not-enemy-move = « { $card } » : l’armée en mouvement n’est pas ennemie.
refused-card-not-your-fight = « { $card } » : aucune armée de votre camp ne combat ici.
refused-card-no-leader = « { $card } » : votre armée n’a pas de chef à protéger.
refused-card-not-royal = « { $card } » : l’armée assiégeante n’est pas royaliste.
refused-card-not-minor = « { $card } » : la ville n’est pas mineure.
refused-card-not-your-town = « { $card } » : la ville n’est pas à votre camp.
refused-card-no-relief = « { $card } » : aucune armée de votre camp n’est dans une province adjacente.
refused-card-town-holder = { $town } n’appartient pas à une faction visée ici.
refused-card-town-size = { $town } n’est pas une ville mineure.
refused-card-town-province = { $town } n’est pas dans l’une des provinces visées.
refused-card-town-paris = Cette carte ne vaut pas pour { $town }.
refused-card-town-beside = Les Huguenots ne contrôlent aucune ville dans la province { of-town }.
refused-card-victim-absent = { start-character } n’est pas en jeu.
refused-card-victim-other = { start-character } n’est pas de la faction demandée ({ $faction }).
refused-card-victim-spared = { start-character } ne risque rien : ni femmes ni prêtres ne sont assassinés.
refused-card-victim-none = Aucun personnage { of-faction } ne peut être frappé.
refused-card-no-counter = { start-character } n’a pas de pion de chef.
refused-card-no-room = Aucune armée { of-faction } n’a de place { in-province }.
refused-card-not-spanish = { start-province } n’est pas un territoire espagnol : l’armée { of-faction } ne peut pas s’y rassembler.
refused-card-weary-already = { start-province } fait déjà partie des provinces désignées.
refused-card-no-huguenots = Il n’y a aucune ville huguenote { in-province }.
refused-card-army-elsewhere = { start-army } n’est pas { in-province }.

## Ce que font les cartes

lookup-about-event-treaty_of_hampton_court = Les Huguenots reçoivent le plus fort subside anglais sans mission, et n’en envoient pas ce tour-ci. Le Havre devient une ville mineure huguenote en Normandie ; dès qu’il change de mains, il quitte le jeu. Pas après une mission en Angleterre dans le même tour.
lookup-about-event-assassination = Retire du jeu un personnage de n’importe quelle faction ; ni femme ni prêtre.
lookup-about-event-la_rochelle = Jusqu’à la fin de la partie, tant que les Huguenots contrôlent La Rochelle, chaque recrutement leur donne 1 point de troupe et 2 points d’argent de plus.
lookup-about-event-surprise_of_meaux = La prochaine attaque surprise huguenote en Île-de-France, Champagne ou Orléanais est permise à tout personnage sauf un fantôme, avec +2. Pas contre Paris.
lookup-about-event-michelade = Les Huguenots convertissent une ville mineure en Bas-Languedoc, Haut-Languedoc, Quercy ou Dauphiné ; la Ligue gagne un point de traité.
lookup-about-event-iconoclasm = À jouer obligatoirement. Les Huguenots convertissent une ville mineure royaliste d’une province où ils en contrôlent une, s’il y en a ; la Ligue gagne un point de traité.
lookup-about-event-reiters_of_john_casimir = Pour 1 point d’argent, les Huguenots lèvent 3 points de troupe dans le Saint-Empire ; Jean-Casimir commande jusqu’à la fin de la guerre.
lookup-about-event-corsairs = Les Huguenots gagnent 3 points d’argent s’ils contrôlent La Rochelle, sinon 1.
lookup-about-event-franco_gallia = Les Huguenots gagnent un point de traité, en plus de celui d’un traité rédigé.
lookup-about-event-malcontents = +2 à la prochaine tentative huguenote du tour pour recruter un Royaliste.
lookup-about-event-peace_of_monsieur = Après une guerre gagnée, les Huguenots convertissent une ville royaliste de plus, sauf Paris.
lookup-about-event-war_weariness = Une fois armées et chefs en place, les Royalistes désignent trois provinces ayant une ville huguenote : les armées huguenotes n’en sortent pas et n’y assiègent rien tant qu’aucune armée ennemie n’entre. Pas après l’Appel aux armes.
lookup-about-event-disgrace = Retire du jeu n’importe quel personnage, sans exception.
lookup-about-event-entrevue_de_bayonne = En phase de cour, avant tout jet pour le massacre : le massacre a lieu.
lookup-about-event-tour_de_france_royal = Les Royalistes convertissent une ville mineure huguenote et une de la Ligue. Pas après le massacre.
lookup-about-event-he_would_not_dare = Avant les mains de cour : Henri de Guise, s’il sert la Ligue, quitte le jeu, et l’Appel aux armes a lieu.
lookup-about-event-contract_of_poissy = Les taxes royales montent d’un niveau.
lookup-about-event-edict_of_pacification = Les Royalistes gagnent un point de traité ; une ville mineure royaliste de leur choix devient huguenote.
lookup-about-event-swiss_of_pfyffer = 2 points de troupe rejoignent l’armée royaliste en Île-de-France, ou en forment une.
lookup-about-event-royal_artillery = Une armée royaliste qui assiège lance 2 dés de plus.
lookup-about-event-polish_crown = À jouer obligatoirement. Henri de Valois est absent jusqu’à la fin du tour : ni à la cour, ni chef de faction, ni chef d’armée.
lookup-about-event-quarrel_of_the_mignons = À jouer obligatoirement. Un homme de la main de cour royaliste, non prêtre, tiré au sort, retourne au paquet ; les taxes royales baissent d’un niveau.
lookup-about-event-vengeance = Retire du jeu un personnage de n’importe quelle faction ; ni femme ni prêtre.
lookup-about-event-jesuits_plot = Les personnages qui attendent l’Appel aux armes rejoignent aussitôt la Ligue ; les alliances ne changent pas.
lookup-about-event-spanish_intervention = La Ligue lève 4 points de troupe dans un territoire espagnol ; le duc de Parme commande jusqu’à la fin de la guerre. Pas pendant une faillite espagnole.
lookup-about-event-savoyard_intervention = La Ligue lève 3 points de troupe en Savoie ; Charles-Emmanuel commande jusqu’à la fin de la guerre.
lookup-about-event-death_of_mary_stuart = La Ligue gagne un point de traité et convertit une ville mineure.
lookup-about-event-triumvirate = La Ligue gagne 2 points d’argent ; dans cette guerre, ses chefs passent avant les Royalistes de même rang.
lookup-about-event-parisian_preachers = +2 au prochain jet de la Ligue du tour pour l’influence à la cour ou un traité.
lookup-about-event-catholic_confraternities = La Ligue gagne 3 points d’argent.
lookup-about-event-league_of_peronne = La Ligue convertit une ville royaliste en Picardie, Champagne ou Île-de-France, sauf Paris.
lookup-about-event-day_of_the_barricades = À jouer obligatoirement. Paris, s’il est royaliste, passe à la Ligue.
lookup-about-event-treaty_of_joinville = La Ligue reçoit le plus fort subside espagnol sans mission, et n’en envoie pas ce tour-ci. Pas après une mission en Espagne dans le même tour, ni pendant une faillite espagnole.
lookup-about-event-ambush = Dans une bataille : l’armée ennemie lance 1 dé de moins, mais au moins un.
lookup-about-event-charge_of_the_reiters = Dans une bataille : votre armée lance 2 dés de plus.
lookup-about-event-forced_march = Une de vos armées en mouvement a 1 point de mouvement de plus, puis subit l’attrition à coup sûr.
lookup-about-event-camp_fever = Au début d’un mouvement ou d’un siège : une armée de la province perd un point de troupe.
lookup-about-event-unpaid_mercenaries = Quand une armée ennemie se déplace : son camp paie 1 point d’argent de plus pour l’activation, ou perd un point de troupe.
lookup-about-event-mine_and_sap = Dans un siège : l’armée assiégeante lance 2 dés de plus.
lookup-about-event-heroic_defence = Dans un siège : la garnison lance 2 dés de plus, sans être plus forte.
lookup-about-event-treason_at_the_gate = Votre siège d’une ville mineure réussit sans dés ; il faut encore y laisser la garnison.
lookup-about-event-relief_column = Le siège d’une ville de votre camp échoue sans dés, si une armée de votre camp est dans une province adjacente.
lookup-about-event-pillage = Vous gagnez 2 points d’argent si votre armée gagne cette bataille ou ce siège.
lookup-about-event-good_scouts = La prochaine interception ou évasion de cette activation a +2 ou −2, à votre choix.
lookup-about-event-flooded_roads = Une armée ennemie en mouvement ne franchit qu’une frontière.
lookup-about-event-parole_of_honour = Les chefs de votre armée qui seraient tués sont capturés dans une bataille, blessés dans un siège.

## Ce que font les pions

lookup-about-chit-council_of_trent = +1 aux tentatives de recruter un Huguenot ce tour-ci.
lookup-about-chit-colonial_tension = −1 aux missions en Espagne ce tour-ci.
lookup-about-chit-peasant_revolt = Une révolte de 3 points de troupe dans une province tirée au sort : elle tente d’arrêter qui entre, et les villes y comptent pour personne.
lookup-about-chit-water_geuzen = +2 aux missions dans les Provinces-Unies ce tour-ci.
lookup-about-chit-lepanto = La Ligue convertit une ville de n’importe quelle autre faction.
lookup-about-chit-spanish_bankruptcy = L’Espagne ne donne rien ce tour-ci.
lookup-about-chit-governor_revolt = Une révolte de 5 points de troupe dans une province tirée au sort : elle tente d’arrêter qui entre, et les villes y comptent pour personne.
lookup-about-chit-antwerp_fury = François d’Alençon quitte le jeu, et l’Appel aux armes a lieu.
lookup-about-chit-portuguese_succession = Strozzi quitte le jeu ; s’il n’est pas en jeu, un chef royaliste choisi par les Royalistes.
lookup-about-chit-spanish_armada = −1 aux missions en Espagne jusqu’à la fin de la partie.
