## The games
play-bots = Jouer contre des bots
invite-friends = Inviter des amis
set-up-table = Préparer une table
title-about-revolution = Cinq factions lèvent argent, armées et partisans aux Pays-Bas, province par province. Tout est visible, on négocie ferme, et aucun dé ne décide : chaque armée compte.
title-about-guerres = Royalistes, Ligue et huguenots se disputent les villes de France et l’oreille du roi. Sièges, intrigues de cour, alliances qui se rompent.
title-about-here_i_stand = Six puissances, six façons de gagner : Luther et le pape, Charles et Soliman, Henri et François. Cartes, diplomatie secrète, disputes, voyages.
