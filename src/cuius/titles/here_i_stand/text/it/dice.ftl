# What dice come from, where the log and the odds speak of them.

battle-units = Unità terrestri
battle-keen = Dadi che colpiscono già col quattro
naval-squadrons = Squadre, due dadi ciascuna
naval-corsairs = Corsari
assault-garrison = Unità all’interno
odds-voyages = Un viaggio nel Nuovo Mondo
