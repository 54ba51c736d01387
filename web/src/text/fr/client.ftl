motto = Tel prince, telle religion
subtitle = Trois jeux sur les guerres de religion en Europe, à deux, à six ou contre la machine
languages = Langue

games = Les jeux
no-games = Aucun jeu n’est encore installé dans cette version. Chacun paraîtra sur cette page le jour où l’on pourra y jouer, toutes règles en vigueur.
fetching = Chargement …
unreachable = Le serveur ne répond pas. Vérifiez qu’il tourne encore, puis rechargez cette page.
players = { $least ->
    [one] { $most ->
        [one] Un joueur
       *[other] De un à { $most } joueurs
    }
   *[other] De { $least } à { $most } joueurs
}

title-revolution = Revolution: The Dutch Revolt 1568–1648
title-guerres = Les Guerres de Religion, France 1562–1598
title-here_i_stand = Here I Stand, 1517–1555

imprint = Logiciel libre, sous licence MIT. Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs.
people = Joueurs
library = Bibliothèque
archive = Archives
statistics = Statistiques
clubs = Clubs
