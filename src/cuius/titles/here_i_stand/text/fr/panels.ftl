# Mots des panneaux : effets durables, jeu à deux.

board-lasting = En vigueur
board-acting_for = Agit pour
board-diplomatic = Cartes diplomatiques
board-diplomatic_late = En attente de la Ligue
board-diplomatic_played = Jouées ce tour-ci
board-diplomatic_due = À jouer ce tour-ci
board-diplomatic_seen = Vues dans l’autre main
board-pinned = Immobilisées autour de Vienne ce tour-ci

## Effets durables des cartes

effect-foul_weather_rules = Temps pourri (les troupes avancent d’un espace au plus ; ni mouvement naval ni assaut)
effect-printing_press_runs = Imprimerie (un dé de plus aux tentatives de Réforme)
effect-augsburg_confessed = Confession d’Augsbourg (dés papaux réduits aux tentatives et aux débats)
effect-luther_hidden = La Wartburg (Luther reste loin des débats, aucun n’est ouvert)
effect-crowned = Nouveau dirigeant depuis ce tour-ci
effect-more_executed = Thomas More exécuté (aucun débat dans la zone anglaise)
effect-cromwell_prints = Thomas Cromwell (traités moins chers)
effect-more_pleads = Thomas More (plus de dés au débat)
effect-roxelana_urges = Roxelane (l’assaut de Soliman est gratuit)
effect-scots_raid = Raid écossais (n’agit qu’au nord)
effect-julia_awaited = Julia Gonzague (un dégât de piraterie en mer Tyrrhénienne vaut un point de victoire)
effect-governed = Gouverneur colonial (une colonie sans revenu donne une carte)
effect-risen = Révolte indigène (une colonie sans revenu est perdue)
effect-phony_war = drôle de guerre : un point de victoire de moins tant qu’on ne s’y bat pas
