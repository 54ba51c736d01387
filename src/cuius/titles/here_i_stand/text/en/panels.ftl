# Words of the panels for lasting effects and for the game of two.

board-lasting = In force
board-acting_for = Acting for
board-diplomatic = Diplomatic cards
board-diplomatic_late = Waiting for the League
board-diplomatic_played = Played this turn
board-diplomatic_due = To be played this turn
board-diplomatic_seen = Seen in the other hand
board-pinned = Held fast about Vienna this turn

## Lasting effects of cards

effect-foul_weather_rules = Foul Weather (land units go one space at most; no ship sails, nobody assaults)
effect-printing_press_runs = Printing Press (one die more in Reformation attempts)
effect-augsburg_confessed = Augsburg Confession (Papal dice suffer in attempts and debates)
effect-luther_hidden = The Wartburg (Luther stays away from debates, none is called)
effect-crowned = A new ruler since this turn
effect-more_executed = Thomas More executed (no debate in England)
effect-cromwell_prints = Thomas Cromwell (treatises cost less)
effect-more_pleads = Thomas More (more dice in the debate)
effect-roxelana_urges = Roxelana (Suleiman’s assault is free)
effect-scots_raid = Scots Raid (acts in the north only)
effect-julia_awaited = Julia Gonzaga (a pirate hit in the Tyrrhenian Sea is worth a point)
effect-governed = Colonial governor (a colony without yield gives a card)
effect-risen = Native uprising (a colony without yield is lost)
effect-phony_war = a phony war, a victory point less until it is fought
