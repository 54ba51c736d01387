# How a game ends, and what its points mean.

ending-automatic = At the end of a turn a faction met its condition: for the Royalists, that League and Huguenots each hold fewer than six towns; for the League, twice as many towns as the Huguenots; for the Huguenots, more towns than the others together, and Paris.
ending-points = After the last turn towns give 7, 5 and 3 points, treaties 4, 2 and 1. The most points win; ties go to the Royalists, then to their ally.
ending_name-automatic = Automatic victory
ending_name-points = Points after the last turn
score-explained = An automatic victory counts for twenty points here. The hundredths are the towns: they only tell equals apart.
title-guerres = Wars of Religion, France 1562–1598
