# Il tabellone e i suoi pannelli: titoli e parole brevi. I nomi delle cose sono in names.ftl.

board-map = Carta dei Paesi Bassi
board-empty = vuoto
board-besieged = assediata da
board-tax = tasse
board-support = Caselle di supporto
board-goes_to = verso
board-everywhere = qualsiasi provincia
board-to_treasury = al tesoro
board-turned = girato
board-allegiance = { phase-allegiance }
board-bishoprics = Vescovati
board-universities = Università
board-score = Punteggio
board-order = Ordine di turno
board-next_order = turno successivo
board-turn = Turno
board-factions = Fazioni
board-armies = Eserciti
board-cities = Città
board-provinces = Province
board-coins = monete
board-column = colonna
board-setup = Preparazione
board-position = La posizione a parole
board-uncertain = † Valore incerto
board-about_points = I punti si contano alla fine di ogni turno: una carta città ne vale 1, una carta provincia quanto vi è indicato, 1 o ½; nell’ultimo turno contano anche le piccole province, per frazioni di punto. Si aggiunge l’obiettivo proprio di ogni fazione.

## Grafici

earned-cities = Carte città
earned-provinces = Carte provincia
earned-aim = Obiettivo proprio
held-cities = { board-cities }
held-provinces = { board-provinces }
held-counters = Pedine sulla mappa
held-armies = { board-armies }
