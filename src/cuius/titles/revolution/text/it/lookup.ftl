# Ciò che si può cercare: i nomi dei dati, e che cosa sono i pezzi. I nomi delle cose sono in names.ftl.

lookup-boxes = eserciti che ci stanno
lookup-orange = di cui caselle arancio
lookup-arrows = frecce verso
lookup-provinces = province
lookup-cities = città
lookup-towns = cittadine
lookup-tax = tasse
lookup-vp = punti
lookup-vp_final = punti a fine partita
lookup-borders = confina con
lookup-rivers = per fiume verso
lookup-trade = commercia con
lookup-trades_with = nel commercio di
lookup-allegiance = fedeltà all’inizio, colonna
lookup-open_to = aperto a
lookup-leads_to = porta a
lookup-number = quanti ce ne sono
lookup-price = prezzo
lookup-newcomers = nuove unità nel turno 0
lookup-raise = prezzo di uno, due e tre eserciti
lookup-maintain = paga di un esercito
lookup-disband = prezzo per scioglierne uno
lookup-supports = caselle di supporto

lookup-about-resource = La gente di una fazione. Sta nella scorta, nel tesoro come moneta, in una casella di supporto, sul tracciato della fedeltà o sulla mappa, e cambia senso con il luogo.
lookup-about-coin = Una pedina che sta in un tesoro. Paga eserciti, mendicanti di mare e fedeltà, poi torna nella scorta.
lookup-about-army = Sta in una sezione di comando, assedia una città o aspetta tra gli eserciti disponibili. All’inizio di ogni turno vuole la paga.
lookup-about-abandoned = Un esercito che non è stato pagato. Ha saccheggiato la sua regione, non fa più nulla e occupa la sua casella fino alla fine del turno.
lookup-about-neutral = La pedina di nessuno. Riempie i luoghi vuoti e conta contro ogni maggioranza.
lookup-about-beggar = Assoldato per un solo turno, distrugge un esercito, toglie assedi, saccheggia una cittadina, assedia una città o sta di guardia.
