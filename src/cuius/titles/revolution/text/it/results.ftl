# La fine della partita, e i nomi di posti, ruoli e impostazioni.

title = { game }

result-points = Vittoria con il maggior numero di punti: { $winners }.

role-catholics = { faction-catholics }
    .number = plural
role-habsburgs = { faction-habsburgs }
    .number = plural
role-nobility = { faction-nobility }
role-burghers = { faction-burghers }
    .number = plural
role-reformers = { faction-reformers }
    .number = plural

seat-catholics = { faction-catholics }
seat-habsburgs = { faction-habsburgs }
seat-nobility = { faction-nobility }
seat-burghers = { faction-burghers }
seat-reformers = { faction-reformers }
seat-catholics_habsburgs = { faction-catholics } e { faction-habsburgs }
seat-burghers_reformers = { faction-burghers } e { faction-reformers }

scenario-standard = L’intera guerra, sei turni di gioco

setting-edition = Edizione delle regole
setting-edition-2007 = { edition-2007 }
setting-edition-2004 = { edition-2004 }
setting-factions = Accanto ai Cattolici, con tre giocatori
setting-factions-habsburgs_nobility = { faction-habsburgs } e { faction-nobility }
setting-factions-habsburgs_burghers = { faction-habsburgs } e { faction-burghers }
setting-factions-habsburgs_reformers = { faction-habsburgs } e { faction-reformers }
setting-factions-nobility_burghers = { faction-nobility } e { faction-burghers }
setting-factions-nobility_reformers = { faction-nobility } e { faction-reformers }
setting-factions-burghers_reformers = { faction-burghers } e { faction-reformers }
setting-interception = Una pedina ugonotta che intercetta
setting-interception-edition = come nell’edizione
setting-interception-turned = è girata per il turno
setting-interception-stays = resta com’è
setting-interception-spent = diventa essa stessa la moneta
setting-neutrals = Pedine neutre
setting-neutrals-full = tutte le 47
setting-neutrals-as_factions = quante le pedine risorsa di una fazione
