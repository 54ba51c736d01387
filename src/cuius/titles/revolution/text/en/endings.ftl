# How a game ends, and what its points mean.

ending-points = After turn 5 the most victory points win; equal totals share the victory. With two players each adds the points of both factions.
ending_name-points = Points after the last turn
score-explained = Small provinces, with room for one, are worth printed hundredths at the end of the last turn, 0.20 to 0.45: hence scores such as 14.62.
title-revolution = Revolution: The Dutch Revolt 1568–1648
