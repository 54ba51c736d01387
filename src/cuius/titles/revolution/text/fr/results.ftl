# La fin de la partie, et le nom des places, des rôles et des réglages.

title = { game }

result-points = Victoire avec le plus de points : { $winners }.

role-catholics = { faction-catholics }
    .number = plural
role-habsburgs = { faction-habsburgs }
    .number = plural
role-nobility = { faction-nobility }
role-burghers = { faction-burghers }
    .number = plural
role-reformers = { faction-reformers }
    .number = plural

seat-catholics = { faction-catholics }
seat-habsburgs = { faction-habsburgs }
seat-nobility = { faction-nobility }
seat-burghers = { faction-burghers }
seat-reformers = { faction-reformers }
seat-catholics_habsburgs = { faction-catholics } et { faction-habsburgs }
seat-burghers_reformers = { faction-burghers } et { faction-reformers }

scenario-standard = Toute la guerre, six tours de jeu

setting-edition = Édition des règles
setting-edition-2007 = { edition-2007 }
setting-edition-2004 = { edition-2004 }
setting-factions = Aux côtés des Catholiques, à trois joueurs
setting-factions-habsburgs_nobility = { faction-habsburgs } et { faction-nobility }
setting-factions-habsburgs_burghers = { faction-habsburgs } et { faction-burghers }
setting-factions-habsburgs_reformers = { faction-habsburgs } et { faction-reformers }
setting-factions-nobility_burghers = { faction-nobility } et { faction-burghers }
setting-factions-nobility_reformers = { faction-nobility } et { faction-reformers }
setting-factions-burghers_reformers = { faction-burghers } et { faction-reformers }
setting-interception = Un jeton huguenot qui intercepte
setting-interception-edition = comme dans l’édition
setting-interception-turned = est retourné pour le tour
setting-interception-stays = reste tel quel
setting-interception-spent = devient lui-même la pièce
setting-neutrals = Jetons neutres
setting-neutrals-full = tous les 47
setting-neutrals-as_factions = autant qu’une faction a de jetons de ressource
