# Parole dei pannelli: effetti durevoli, gioco a due.

board-lasting = In vigore
board-acting_for = Agisce per
board-diplomatic = Carte diplomatiche
board-diplomatic_late = In attesa della Lega
board-diplomatic_played = Giocate in questo turno
board-diplomatic_due = Da giocare in questo turno
board-diplomatic_seen = Viste nell’altra mano
board-pinned = Trattenute intorno a Vienna in questo turno

## Effetti durevoli delle carte

effect-foul_weather_rules = Maltempo (le truppe avanzano al più di uno spazio; né navigazione né assalti)
effect-printing_press_runs = Torchio da stampa (un dado in più nei tentativi di Riforma)
effect-augsburg_confessed = Confessione di Augusta (dadi papali ridotti nei tentativi e nelle dispute)
effect-luther_hidden = La Wartburg (Lutero resta lontano dalle dispute, nessuna è indetta)
effect-crowned = Nuovo sovrano da questo turno
effect-more_executed = Tommaso Moro giustiziato (nessuna disputa in Inghilterra)
effect-cromwell_prints = Thomas Cromwell (trattati meno cari)
effect-more_pleads = Tommaso Moro (più dadi nella disputa)
effect-roxelana_urges = Rosselana (l’assalto di Solimano è gratuito)
effect-scots_raid = Incursione scozzese (agisce solo al nord)
effect-julia_awaited = Giulia Gonzaga (un colpo dei pirati nel Tirreno vale un punto)
effect-governed = Governatore coloniale (una colonia senza frutto dà una carta)
effect-risen = Rivolta degli indigeni (una colonia senza frutto è persa)
effect-phony_war = guerra finta, un punto vittoria in meno finché non si combatte
