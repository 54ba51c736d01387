# Woorden van de panelen: blijvende gevolgen, het spel voor twee.

board-lasting = Van kracht
board-acting_for = Handelt voor
board-diplomatic = Diplomatieke kaarten
board-diplomatic_late = Wacht op het Verbond
board-diplomatic_played = Deze beurt gespeeld
board-diplomatic_due = Deze beurt te spelen
board-diplomatic_seen = Gezien in de andere hand
board-pinned = Deze beurt vastgehouden rond Wenen

## Blijvende gevolgen van kaarten

effect-foul_weather_rules = Noodweer (troepen gaan hooguit één plaats ver; geen zeevaart, geen bestorming)
effect-printing_press_runs = Drukpers (één dobbelsteen meer bij reformatiepogingen)
effect-augsburg_confessed = Augsburgse Confessie (pauselijke dobbelstenen lijden bij pogingen en debatten)
effect-luther_hidden = De Wartburg (Luther blijft weg van debatten, er wordt er geen uitgeschreven)
effect-crowned = Nieuwe heerser sinds deze beurt
effect-more_executed = Thomas More terechtgesteld (geen debat in Engeland)
effect-cromwell_prints = Thomas Cromwell (traktaten kosten minder)
effect-more_pleads = Thomas More (meer dobbelstenen in het debat)
effect-roxelana_urges = Roxelana (de bestorming door Süleyman is gratis)
effect-scots_raid = Schotse strooptocht (handelt alleen in het noorden)
effect-julia_awaited = Giulia Gonzaga (een treffer van zeerovers in de Tyrreense Zee is een punt waard)
effect-governed = Koloniaal gouverneur (een kolonie zonder opbrengst geeft een kaart)
effect-risen = Inheemse opstand (een kolonie zonder opbrengst gaat verloren)
effect-phony_war = schijnoorlog, een overwinningspunt minder tot er gevochten wordt
