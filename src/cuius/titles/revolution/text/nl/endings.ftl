# Hoe een spel eindigt, en wat de punten betekenen.

ending-points = Na beurt 5 winnen de meeste overwinningspunten; gelijke totalen delen de overwinning. Met twee spelers telt ieder de punten van beide facties op.
ending_name-points = Punten na de laatste beurt
score-explained = Kleine provincies, met limiet één, zijn aan het einde van de laatste beurt de gedrukte honderdsten waard, 0,20 tot 0,45: vandaar totalen als 14,62.
title-revolution = Revolutie: De Opstand in de Spaanse Nederlanden 1568–1648
