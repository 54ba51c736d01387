# Comment une partie finit, et ce que valent ses points.

ending-points = Après le tour 5, le plus de points de victoire gagne ; à égalité, on partage la victoire. À deux joueurs, chacun additionne les points de ses deux factions.
ending_name-points = Points après le dernier tour
score-explained = Les petites provinces, de limite un, valent à la fin du dernier tour les centièmes imprimés, de 0,20 à 0,45 : d’où des totaux comme 14,62.
title-revolution = Revolution: The Dutch Revolt 1568–1648
