# How a game ends, and what its points mean.

ending-military = A power that holds so many keys, none of them in unrest, wins at once.
ending-religious = With fifty Protestant spaces, none of them in unrest, the Protestants win at once.
ending-standard = At the end of a turn somebody had 25 points or more: the highest total wins, and a tie goes to whoever was ahead the turn before.
ending-domination = From turn 4 on a lead over everybody else wins at the end of a turn, even below 25 points: five points, or more in the game for two.
ending-time = The last turn is over: the highest total wins, and a tie goes to whoever was ahead the turn before.
ending_name-military = Military victory
ending_name-religious = Religious victory
ending_name-standard = Victory by points
ending_name-domination = Victory by domination
ending_name-time = Points after the last turn
score-explained = Base points come from keys, or from electorates; special ones come and go with spaces, heirs, chateaux, St Peter’s and piracy; bonus points stay with whoever earned them.
title-here_i_stand = Here I Stand, 1517–1555
