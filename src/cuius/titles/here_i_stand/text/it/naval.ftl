# Movimenti navali, intercettazione, battaglia evitata e combattimento in mare, trasporto, pirateria (sezioni 5.3, 16).

## Domande

fleet-from = Movimento navale: navi da dove?
fleet-to = Navi a { $place } ({ $units ->
    [one] { $units } unità
   *[other] { $units } unità
}): verso dove?
fleet-whole = Salpano tutte le navi da { $place } ({ $power })?
fleet-squadrons = Da { $place }: quante squadre ({ $power })?
fleet-corsairs = Da { $place }: quanti corsari?
fleet-leader = Da { $place }: quale ammiraglio va con loro?
fleet-follow = Nessuna nave resta a { $place }: dove va { $leader }?
fleet-battle = Combattimento navale: dove per primo?
fleet-enemy = Combattimento navale, { $place }: contro chi per primo?
fleet-retreat = Ritirata delle navi da { $place }: verso dove?
chase-from = Movimento navale ({ $mover }): intercettare da dove?
chase-to = Movimento navale ({ $mover }): da { $place } intercettare in quale zona di mare?
chase-whole = Tutte le navi a { $place } tentano di intercettare ({ $power })?
chase-squadrons = Intercettazione da { $place }: quante squadre ({ $power })?
chase-corsairs = Intercettazione da { $place }: quanti corsari?
chase-leader = Intercettazione da { $place }: quale ammiraglio va con loro?
evade-to = Navi nemiche, { $place } ({ $mover }, { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}): evitare la battaglia andando dove?
naval-survivor = Entrambe le flotte affonderebbero, { $place }: quale tipo di nave resta?
naval-loss = { $place }: di chi è la squadra perduta?
transport-to = L’esercito è in mare, { $sea } ({ $units ->
    [one] { $units } unità
   *[other] { $units } unità
}; punti comando rimasti: { $points }): verso dove?
piracy-sea = Pirateria in quale zona di mare?
piracy-target = Pirateria, { $sea }: contro chi?
piracy-price = Pirateria, { $sea }, { $many ->
    [one] { $many } colpo
   *[other] { $many } colpi
} da pagare: che cosa costa il prossimo?
piracy-ship = Pirateria, { $sea }: dove si perde una squadra?
respond-naval-declared = Movimento navale ({ $mover }, { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}). Giocare una carta contro il movimento?
respond-naval-roll = { $power }, { $place }: { $total } con i dadi. Giocare una carta?
respond-naval-cards = Combattimento navale, { $place }, { $attacker } contro { $defender }: giocare una carta combattimento?
respond-naval-dice = Combattimento navale, { $place }, { $attacker } contro { $defender }, i dadi sono tirati: giocare una carta?
respond-naval-rowers = Combattimento navale, { $place }, { $attacker } contro { $defender }, i dadi sono tirati: dare più remi a una parte?
respond-transport-declared = Trasporto da { $place }, { $sea } ({ $mover }, { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}). Giocare una carta contro il trasporto?
respond-piracy-declared = Pirateria, { $sea }, contro { $target }. Giocare una carta contro la pirateria?

## Risposte

choice-fleet-from-done = Nessun’altra nave
choice-fleet-whole-all = Tutte
choice-fleet-whole-part = Una parte
choice-fleet-leader-done = Nessun altro ammiraglio
choice-chase-from-pass = Non intercettare
choice-chase-whole-all = Tutte
choice-chase-whole-part = Una parte
choice-chase-leader-done = Nessun altro ammiraglio
choice-evade-to-pass = Restare
choice-piracy-price-ship = Una squadra
choice-piracy-price-card = Una carta a caso
choice-piracy-price-point = Un punto vittoria

## Eventi

fleet-sails = { $power }: da { $origin } a { $target } ({ $squadrons ->
    [one] { $squadrons } squadra
   *[other] { $squadrons } squadre
}, { $corsairs ->
    [one] { $corsairs } corsaro
   *[other] { $corsairs } corsari
}).
fleet-lost = { $power }: nessuna via d’uscita da { $place }, { $units ->
    [one] { $units } nave perduta
   *[other] { $units } navi perdute
}.
fleet-retreats = { $power }: da { $origin } in ritirata verso { $target } ({ $units ->
    [one] { $units } nave
   *[other] { $units } navi
}).
naval-stopped = Il movimento navale non ha luogo ({ $power }).
chase-tried = { $power }: intercettazione navale, { $target }, da { $origin }, { $total }, { $success ->
    [1] riuscita
   *[other] fallita
}.
evade-tried = { $power }: battaglia da evitare, da { $place } verso { $target }, { $total }, { $success ->
    [1] riuscito
   *[other] fallito
}.
naval-begins = Combattimento navale, { $place }: { $attacker } contro { $defender }.
naval-fought = { $attacker } contro { $defender } in mare: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
} con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $losses } con { $against } in risposta.
naval-won = Vittoria navale, { $place }: { $winner }.
naval-lost = { $power }: perdite, { $place }, { $squadrons ->
    [one] { $squadrons } squadra
   *[other] { $squadrons } squadre
}, { $corsairs ->
    [one] { $corsairs } corsaro
   *[other] { $corsairs } corsari
}.
transport-begins = { $power }: un esercito s’imbarca a { $place }, { $sea } ({ $units ->
    [0] solo comandanti
    [one] { $units } unità di terra
   *[other] { $units } unità di terra
}).
transport-stopped = Il trasporto da { $place } non ha luogo ({ $power }).
piracy-begins = Pirateria, { $sea }, contro { $target }.
piracy-stopped = La pirateria non ha luogo, { $sea }.
piracy-hunted = { $power }, { $sea }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
} contro i corsari, { $sunk } eliminati.
piracy-raided = Pirateria, { $sea }, contro { $target }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
} con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}.
piracy-ship_lost = { $power }: una squadra, { $place }, cade in mano ai pirati.
piracy-point = La pirateria contro { $target } vale un punto vittoria (ora { $points }).

## Probabilità

odds-naval_combat = Un combattimento navale
odds-naval_interception = Un’intercettazione in mare
odds-naval_avoiding = Evitare la battaglia in mare
odds-piracy = Pirateria
naval-attacker-wins = Vince l’attaccante
naval-tie = Colpi pari: vince il difensore
naval-defender-wins = Vince il difensore
chase-success = L’intercettazione riesce
passage-free = La flotta passa indisturbata
passage-intercepted = La flotta è intercettata
chase-failure = L’intercettazione fallisce
evade-success = La flotta sfugge
evade-failure = La flotta resta
piracy-hunted_down = Non resta alcun corsaro
piracy-hits-0 = Nessun colpo
piracy-hits-1 = Un colpo
piracy-hits-2 = Due colpi
piracy-hits-3 = Tre colpi
piracy-hits-4 = Quattro colpi
naval-leader = Valore di battaglia del miglior ammiraglio
naval-extra = Carte
naval-in_port = Difesa di un porto
piracy-leader = Valore di pirateria dell’ammiraglio
piracy-ships_there = Squadre del bersaglio nella zona di mare
piracy-ships_near = Squadre accanto alla zona di mare
piracy-fortresses = Fortezze sulla zona di mare

# Perché una risposta non è offerta: in mare, ai pirati, a chi costruisce, in inverno.
refused-sea-nobody = Non avete navi qui ({ $place }).
refused-sea-beaten = Le vostre navi ({ $place }) hanno perso un combattimento in questo impulso.
refused-sea-under-way = { $place }: tutte le navi che possono partire hanno già una meta, o non ne hanno nessuna.
refused-sea-far = { $place } non è adiacente.
refused-sea-atlantic = Le navi di Genova e di Venezia, e Andrea Doria, non navigano mai lì ({ $place }).
refused-sea-port = { $place } non è un vostro porto, e non vi sono navi nemiche.
refused-sea-foreign = { $place } non è un vostro porto.
refused-sea-unrest = A { $place } ci sono disordini.
refused-sea-enemies = Vi sono navi nemiche ({ $place }).
refused-sea-engaged = Vi sono navi della potenza attiva ({ $power }, { $place }): da lì nessuno intercetta.
refused-sea-tried = Le navi ({ $place }) hanno già tentato.
refused-piracy-no-corsair = Nessun corsaro in questa zona ({ $sea }).
refused-piracy-once = { $sea }: la pirateria c’è già stata in questo turno.
refused-piracy-nobody = { $sea }: nessuno da depredare vi ha un porto.
refused-piracy-own-player = { $power }: è lo stesso giocatore.
refused-piracy-no-port = { $power } non è una potenza maggiore con un porto su questa zona ({ $sea }).
refused-build-port = { $unit }: { $space } non è un porto.
refused-build-haven = { $space }: lì si costruiscono solo corsari.
refused-build-home = { $unit }: { $space } non è uno spazio d’origine adatto, o non restano pedine.
refused-build-lost = { $space } è in altre mani.
refused-build-unrest = A { $space } ci sono disordini.
refused-build-enemies = { $space } è assediato, o vi sono unità nemiche.
refused-winter-walls = { $space } non è un vostro spazio fortificato.
refused-winter-lost = La vostra capitale { $space } è in altre mani.
refused-winter-capital = Le unità in eccesso vanno alla capitale, non a { $space }.
refused-winter-far = { $space } non è né lo spazio fortificato più vicino né la capitale.
refused-winter-full = { $space } ospita già quattro unità terrestri.
refused-winter-port-far = { $space } non è il porto più vicino.
refused-winter-port-foreign = { $space } non è un vostro porto.
