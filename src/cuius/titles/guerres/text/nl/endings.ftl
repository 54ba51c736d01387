# Hoe een spel eindigt, en wat de punten betekenen.

ending-automatic = Aan het einde van een beurt voldeed een factie aan haar voorwaarde: voor de royalisten dat Liga en hugenoten elk minder dan zes steden hebben; voor de Liga twee keer zoveel steden als de hugenoten; voor de hugenoten meer steden dan de andere twee samen, en Parijs.
ending-points = Na de laatste beurt geven steden 7, 5 en 3 punten, verdragen 4, 2 en 1. De meeste punten winnen; bij gelijk de royalisten, dan hun bondgenoot.
ending_name-automatic = Automatische overwinning
ending_name-points = Punten na de laatste beurt
score-explained = Een automatische overwinning telt hier voor twintig punten. De honderdsten zijn de steden: ze scheiden alleen wie gelijk staat.
title-guerres = Les Guerres de Religion, France 1562–1598
