# Comment une partie finit, et ce que valent ses points.

ending-automatic = À la fin d’un tour, une faction remplissait sa condition : pour les Royalistes, que la Ligue et les Huguenots aient chacun moins de six villes ; pour la Ligue, deux fois plus de villes que les Huguenots ; pour les Huguenots, plus de villes que les deux autres ensemble, et Paris.
ending-points = Après le dernier tour, les villes donnent 7, 5 et 3 points, les traités 4, 2 et 1. Le plus de points gagne ; l’égalité va aux Royalistes, puis à leur allié.
ending_name-automatic = Victoire automatique
ending_name-points = Points après le dernier tour
score-explained = Une victoire automatique compte ici vingt points. Les centièmes sont les villes : ils ne servent qu’à départager.
title-guerres = Les Guerres de Religion, France 1562–1598
