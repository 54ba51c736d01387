# Comment une partie finit, et ce que valent ses points.

ending-military = La puissance qui tient autant de centres, sans agitation dans aucun, gagne aussitôt.
ending-religious = Avec cinquante espaces protestants, sans agitation, le Protestant gagne aussitôt.
ending-standard = À la fin d’un tour, quelqu’un avait 25 points ou plus : le total le plus élevé gagne, et l’égalité va à qui menait au tour précédent.
ending-domination = À partir du tour 4, une avance sur tous les autres suffit à la fin d’un tour, même sans 25 points : cinq points, ou davantage à deux joueurs.
ending-time = Le dernier tour est fini : le total le plus élevé gagne, et l’égalité va à qui menait au tour précédent.
ending_name-military = Victoire militaire
ending_name-religious = Victoire religieuse
ending_name-standard = Victoire aux points de victoire
ending_name-domination = Victoire par domination
ending_name-time = Points après le dernier tour
score-explained = Les points de base viennent des centres ou des électorats ; les points spéciaux vont et viennent avec les espaces, les héritiers, les châteaux, Saint-Pierre et la piraterie ; les points de bonus restent acquis.
title-here_i_stand = Here I Stand, 1517–1555
