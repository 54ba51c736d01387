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

event-court_start = La cour va se réunir. Jouer une carte d’événement ?
event-massacre = Le massacre va être testé. Jouer une carte d’événement ?
event-court = Jouer une carte d’événement à la cour ?
event-deploy = Recrutement : jouer une carte d’événement ?
event-placed = Armées et chefs sont en place. Jouer une carte d’événement ?
event-move = Une armée va partir ({ $army }, { $province }). Jouer une carte ?
event-battle = Bataille ({ $province }) : { $army } contre { $enemy }. Jouer une carte ?
event-siege = Siège ({ $town }, { $province }) par { $army }. Jouer une carte ?
event-end = Le tour s’achève. Jouer une carte d’événement ?
card-town = { $card } : quelle ville change de camp ? ({ $faction })
card-victim_faction = { $card } : un personnage de quelle faction ?
card-victim = { $card } : quel personnage est retiré ? ({ $faction })
card-lost_leader = Quel chef royaliste est perdu au Portugal ?
card-territory = { $card } : dans quel territoire l’armée se rassemble-t-elle ?
card-weary = Dans quelle province les armées huguenotes sont-elles lasses ?
card-fever = { $card } ({ $province }) : quelle armée perd un point de troupe ?
card-scouts = La prochaine interception ou évasion sera-t-elle plus facile ou plus difficile ?

## Réponses

choice-card-scouts-raise = Plus facile (+2)
choice-card-scouts-lower = Plus difficile (−2)

## Événements

event-drawn = Vous piochez { $card } ({ $faction }).
event-drawn_by = { $faction } : une carte est piochée ({ $deck }).
event-played = { $faction } : carte jouée, { $card }.
event-in_vain = { $faction } : { $card } reste sans effet.
intervention-drawn = { $faction } : carte tirée pour l’Appel aux armes, { $card }.
chit-drawn = Le pion du tour : { $chit }.
revolt-breaks_out = { $chit } ({ $province }) : une armée de { $troops } points de troupe.
card-money = { $faction } : argent gagné, { $money }.
card-paid = { $faction } : argent payé, { $money }.
card-le_havre = { $town } ouvre son port aux Anglais : une ville mineure de plus ({ $faction }).
card-visitor = { $character } entre en campagne pour cette guerre.
card-wearies = { $province } : les armées huguenotes n’en sortent pas et n’y assiègent rien tant qu’aucune armée ennemie n’entre.
card-fever_strikes = La fièvre frappe ({ $province }) : { $army }, points de troupe restants : { $troops }.
card-scouts_ride = { $faction } : les éclaireurs changent la prochaine interception ou évasion de { $value ->
    [2] +2
   *[other] −2
}.

## Pourquoi pas

refused-card-not-held = { $card } n’est pas dans votre main.
refused-card-must-play = { $card } doit être jouée maintenant ; vous ne pouvez pas passer.
refused-card-red-first = { $first } doit être jouée avant { $card }.
refused-card-not-now = { $card } se joue à un autre moment du tour.
refused-card-massacred = { $card } : le massacre a déjà eu lieu.
refused-card-called = { $card } : trop tard, l’Appel aux armes a eu lieu.
refused-card-no-town = { $card } : aucune ville ne convient.
refused-card-no-town-there = { $card } : Paris est aux mains de l’ennemi, et Meaux n’est pas à vous.
refused-card-war-not-won = { $card } : les huguenots n’ont pas gagné cette guerre.
refused-card-nobody = { $card } : il n’y a personne à qui l’appliquer.
refused-card-mission-tried = { $card } : une mission dans ce pays a déjà été tentée ce tour-ci.
refused-card-bankrupt = { $card } : l’Espagne est en faillite ce tour-ci.
refused-card-no-action = { $card } : il ne vous reste aucune action pour l’employer.
refused-card-no-roll = { $card } : il ne reste aucun jet qu’elle puisse aider.
refused-card-no-money = { $card } : vous ne pouvez pas la payer.
refused-card-no-marker = { $card } : aucun marqueur ni aucune armée n’a de place pour ces troupes.
refused-card-no-province = { $card } : aucune province ne convient.
refused-card-no-army = { $card } : il n’y a plus d’armée à cet endroit.
refused-card-not-your-move = { $card } : vous ne commandez pas l’armée en mouvement.
refused-card-not-enemy-move = { $card } : l’armée en mouvement n’est pas ennemie.
refused-card-not-your-fight = { $card } : aucune armée de votre camp ne combat ici.
refused-card-no-leader = { $card } : votre armée n’a pas de chef à protéger.
refused-card-not-royal = { $card } : l’armée assiégeante n’est pas royaliste.
refused-card-not-minor = { $card } : la ville n’est pas mineure.
refused-card-not-your-town = { $card } : la ville n’est pas à votre camp.
refused-card-no-relief = { $card } : aucune armée de votre camp n’est dans une province voisine.
refused-card-town-holder = { $town } n’est pas à une faction visée ici.
refused-card-town-size = { $town } n’est pas une ville mineure.
refused-card-town-province = { $town } n’est pas dans une des provinces visées.
refused-card-town-paris = { $town } est exclue.
refused-card-town-beside = Les huguenots ne tiennent aucune ville dans cette province ({ $town }).
refused-card-victim-absent = { $character } n’est pas en jeu.
refused-card-victim-other = { $character } est d’une autre faction (faction demandée : { $faction }).
refused-card-victim-spared = { $character } ne risque rien : ni femmes ni prêtres ne sont assassinés.
refused-card-victim-none = { $faction } : personne ne peut être frappé.
refused-card-no-counter = { $character } n’a pas de pion de chef.
refused-card-no-room = { $faction } : aucune armée n’a de place là ({ $province }).
refused-card-not-spanish = { $province } n’est pas à l’Espagne ; l’armée est pour la { $faction }.
refused-card-weary-already = { $province } est déjà désignée.
refused-card-no-huguenots = { $province } n’a aucune ville huguenote.
refused-card-army-elsewhere = { $army } n’est pas là ({ $province }).

## Ce que font les cartes

lookup-about-event-treaty_of_hampton_court = Les huguenots reçoivent le plus fort subside anglais sans mission, et n’en envoient pas ce tour-ci. Le Havre devient une ville mineure huguenote en Normandie ; dès qu’il change de mains, il quitte le jeu. Pas après une mission en Angleterre dans le même tour.
lookup-about-event-assassination = Retire du jeu un personnage de n’importe quelle faction ; ni femme ni prêtre.
lookup-about-event-la_rochelle = Jusqu’à la fin de la partie, tant que les huguenots tiennent La Rochelle, chaque recrutement leur donne 1 point de troupe et 2 d’argent en plus.
lookup-about-event-surprise_of_meaux = La prochaine attaque surprise huguenote en Île-de-France, Champagne ou Orléanais est permise à tout personnage sauf un fantôme, avec +2. Pas contre Paris.
lookup-about-event-michelade = Les huguenots convertissent une ville mineure en Bas-Languedoc, Haut-Languedoc, Quercy ou Dauphiné ; la Ligue gagne un point de traité.
lookup-about-event-iconoclasm = À jouer obligatoirement. Les huguenots convertissent une ville mineure royaliste d’une province où ils en tiennent une, s’il y en a ; la Ligue gagne un point de traité.
lookup-about-event-reiters_of_john_casimir = Pour 1 d’argent, les huguenots lèvent 3 points de troupe dans le Saint-Empire ; Jean-Casimir commande jusqu’à la fin de la guerre.
lookup-about-event-corsairs = Les huguenots gagnent 3 d’argent s’ils tiennent La Rochelle, sinon 1.
lookup-about-event-franco_gallia = Les huguenots gagnent un point de traité, en plus de celui d’un traité rédigé.
lookup-about-event-malcontents = +2 à la prochaine tentative huguenote du tour pour rallier un royaliste.
lookup-about-event-peace_of_monsieur = Après une guerre gagnée, les huguenots convertissent une ville royaliste de plus, sauf Paris.
lookup-about-event-war_weariness = Une fois armées et chefs en place, le royaliste désigne trois provinces ayant une ville huguenote : les armées huguenotes n’en sortent pas et n’y assiègent rien tant qu’aucune armée ennemie n’entre. Pas après l’Appel aux armes.
lookup-about-event-disgrace = Retire du jeu n’importe quel personnage, sans exception.
lookup-about-event-entrevue_de_bayonne = En phase de cour, avant tout jet pour le massacre : le massacre a lieu.
lookup-about-event-tour_de_france_royal = Les royalistes convertissent une ville mineure huguenote et une de la Ligue. Pas après le massacre.
lookup-about-event-he_would_not_dare = Avant les mains de cour : Henri de Guise, s’il sert la Ligue, quitte le jeu, et l’Appel aux armes a lieu.
lookup-about-event-contract_of_poissy = Les taxes royales montent d’un niveau.
lookup-about-event-edict_of_pacification = Les royalistes gagnent un point de traité ; une ville mineure royaliste de leur choix devient huguenote.
lookup-about-event-swiss_of_pfyffer = 2 points de troupe rejoignent l’armée royaliste en Île-de-France, ou en forment une.
lookup-about-event-royal_artillery = Une armée royaliste qui assiège jette 2 dés de plus.
lookup-about-event-polish_crown = À jouer obligatoirement. Henri de Valois est absent jusqu’à la fin du tour : ni à la cour, ni chef de faction, ni général.
lookup-about-event-quarrel_of_the_mignons = À jouer obligatoirement. Un homme de la main de cour royaliste, non prêtre, tiré au sort, retourne au paquet ; les taxes royales baissent d’un niveau.
lookup-about-event-vengeance = Retire du jeu un personnage de n’importe quelle faction ; ni femme ni prêtre.
lookup-about-event-jesuits_plot = Les personnages qui attendent l’Appel aux armes rejoignent aussitôt la Ligue ; les alliances ne changent pas.
lookup-about-event-spanish_intervention = La Ligue lève 4 points de troupe dans un territoire espagnol ; Parme commande jusqu’à la fin de la guerre. Pas pendant une faillite espagnole.
lookup-about-event-savoyard_intervention = La Ligue lève 3 points de troupe en Savoie ; Charles-Emmanuel commande jusqu’à la fin de la guerre.
lookup-about-event-death_of_mary_stuart = La Ligue gagne un point de traité et convertit une ville mineure.
lookup-about-event-triumvirate = La Ligue gagne 2 d’argent ; dans cette guerre, ses chefs passent avant les royalistes de même rang.
lookup-about-event-parisian_preachers = +2 au prochain jet de la Ligue du tour pour l’influence à la cour ou un traité.
lookup-about-event-catholic_confraternities = La Ligue gagne 3 d’argent.
lookup-about-event-league_of_peronne = La Ligue convertit une ville royaliste en Picardie, Champagne ou Île-de-France, sauf Paris.
lookup-about-event-day_of_the_barricades = À jouer obligatoirement. Paris, s’il est royaliste, passe à la Ligue.
lookup-about-event-treaty_of_joinville = La Ligue reçoit le plus fort subside espagnol sans mission, et n’en envoie pas ce tour-ci. Pas après une mission en Espagne dans le même tour, ni pendant une faillite espagnole.
lookup-about-event-ambush = Dans une bataille : l’armée ennemie jette 1 dé de moins, mais au moins un.
lookup-about-event-charge_of_the_reiters = Dans une bataille : votre armée jette 2 dés de plus.
lookup-about-event-forced_march = Une de vos armées en mouvement a 1 point de mouvement de plus, puis subit l’attrition à coup sûr.
lookup-about-event-camp_fever = Au début d’un mouvement ou d’un siège : une armée de la province perd un point de troupe.
lookup-about-event-unpaid_mercenaries = Quand une armée ennemie se déplace : son camp paie 1 d’argent de plus pour l’activation, ou perd un point de troupe.
lookup-about-event-mine_and_sap = Dans un siège : l’assiégeant jette 2 dés de plus.
lookup-about-event-heroic_defence = Dans un siège : la garnison jette 2 dés de plus, sans être plus forte.
lookup-about-event-treason_at_the_gate = Votre siège d’une ville mineure réussit sans dés ; il faut encore y laisser la garnison.
lookup-about-event-relief_column = Le siège d’une ville de votre camp échoue sans dés, si une armée de votre camp est dans une province voisine.
lookup-about-event-pillage = Vous gagnez 2 d’argent si votre armée gagne cette bataille ou ce siège.
lookup-about-event-good_scouts = La prochaine interception ou évasion de cette activation a +2 ou −2, à votre choix.
lookup-about-event-flooded_roads = Une armée ennemie en mouvement ne franchit qu’une frontière.
lookup-about-event-parole_of_honour = Les chefs de votre armée qui seraient tués sont capturés dans une bataille, blessés dans un siège.

## Ce que font les pions

lookup-about-chit-council_of_trent = +1 aux tentatives de rallier un huguenot ce tour-ci.
lookup-about-chit-colonial_tension = −1 aux missions en Espagne ce tour-ci.
lookup-about-chit-peasant_revolt = Une révolte de 3 points de troupe dans une province tirée au sort : elle tente d’arrêter qui entre, et les villes y comptent pour personne.
lookup-about-chit-water_geuzen = +2 aux missions dans les Provinces-Unies ce tour-ci.
lookup-about-chit-lepanto = La Ligue convertit une ville de n’importe quelle autre faction.
lookup-about-chit-spanish_bankruptcy = L’Espagne ne donne rien ce tour-ci.
lookup-about-chit-governor_revolt = Une révolte de 5 points de troupe dans une province tirée au sort : elle tente d’arrêter qui entre, et les villes y comptent pour personne.
lookup-about-chit-antwerp_fury = François d’Alençon quitte le jeu, et l’Appel aux armes a lieu.
lookup-about-chit-portuguese_succession = Strozzi quitte le jeu ; s’il n’est pas en jeu, un chef royaliste désigné par le royaliste.
lookup-about-chit-spanish_armada = −1 aux missions en Espagne jusqu’à la fin de la partie.
