# Hoe een spel eindigt, en wat de punten betekenen.

ending-military = Wie zoveel sleutels heeft, geen ervan in onrust, wint meteen.
ending-religious = Met vijftig protestantse velden, geen ervan in onrust, winnen de protestanten meteen.
ending-standard = Aan het einde van een beurt had iemand 25 punten of meer: het hoogste totaal wint, en bij gelijk wie de beurt ervoor voor lag.
ending-domination = Vanaf beurt 4 wint aan het einde van een beurt ook een voorsprong op alle anderen, zelfs onder 25 punten: vijf punten, of meer met twee spelers.
ending-time = De laatste beurt is voorbij: het hoogste totaal wint, en bij gelijk wie de beurt ervoor voor lag.
ending_name-military = Militaire overwinning
ending_name-religious = Religieuze overwinning
ending_name-standard = Overwinning op punten
ending_name-domination = Overwinning door overmacht
ending_name-time = Punten na de laatste beurt
score-explained = Basispunten komen van sleutels of keurvorstendommen; bijzondere punten komen en gaan met velden, erfgenamen, kastelen, de Sint-Pieter en zeeroof; bonuspunten blijven bij wie ze verdiende.
title-here_i_stand = Here I Stand, 1517–1555
