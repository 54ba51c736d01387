# Movimenti navali, intercettazione, battaglia evitata e combattimento in mare, trasporto, pirateria (sezioni 5.3, 16).

## Domande

fleet-from = Movimento navale: navi da dove?
fleet-to = Navi { in-place } ({ count-units }): verso dove?
fleet-whole = Salpano tutte le navi { from-place } ({ $power })?
fleet-squadrons = Movimento { from-place }: quante squadre ({ $power })?
fleet-corsairs = Movimento { from-place }: quanti corsari?
fleet-leader = Movimento { from-place }: quale comandante navale va con loro?
fleet-follow = Nessuna nave resta { in-place }: dove va { the-leader }?
fleet-battle = Combattimento navale: dove per primo?
fleet-enemy = Combattimento navale { in-place }: contro chi per primo?
fleet-retreat = Ritirata delle navi { from-place }: verso dove?
chase-from = Movimento navale { of-mover }: da dove intercetti?
chase-to = Movimento navale { of-mover }: { from-place } in quale zona di mare intercetti?
chase-whole = Tutte le navi { in-place } tentano di intercettare ({ $power })?
chase-squadrons = Intercettazione { from-place }: quante squadre ({ $power })?
chase-corsairs = Intercettazione { from-place }: quanti corsari?
chase-leader = Intercettazione { from-place }: quale comandante navale va con loro?
evade-to = { start-mover } { $mover_number ->
    [plural] arrivano
   *[other] arriva
} { in-place } ({ count-units }): dove vai per evitare la battaglia?
naval-survivor = Entrambe le flotte affonderebbero { in-place }: quale tipo di nave resta?
naval-loss = Combattimento { in-place }: di chi è la squadra perduta?
transport-to = L’esercito è { in-sea } ({ count-units }; punti comando rimasti: { $points }): verso dove?
piracy-sea = Pirateria in quale zona di mare?
piracy-target = Pirateria { in-sea }: contro chi?
piracy-price = Pirateria { in-sea }, { $many ->
    [one] { $many } colpo
   *[other] { $many } colpi
} da pagare: che cosa costa il prossimo?
piracy-ship = Pirateria { in-sea }: dove perdi una squadra?
respond-naval-declared = { start-mover } { $mover_number ->
    [plural] annunciano
   *[other] annuncia
} un movimento navale ({ count-units }). Rispondi con una carta?
respond-naval-roll = { start-power } { $power_number ->
    [plural] tirano
   *[other] tira
} { $total } { in-place }. Giochi una carta?
respond-naval-cards = Combattimento navale { in-place }, { the-attacker } contro { the-defender }: giochi una carta combattimento?
respond-naval-dice = Combattimento navale { in-place }, { the-attacker } contro { the-defender }, i dadi sono tirati (colpi: { $hits } a { $losses }): giochi una carta?
respond-naval-rowers = Combattimento navale { in-place }, { the-attacker } contro { the-defender }, i dadi sono tirati (colpi: { $hits } a { $losses }): giochi «{ card-professional_rowers }»?
respond-transport-declared = { start-mover } { $mover_number ->
    [plural] annunciano
   *[other] annuncia
} un trasporto { from-place }, { in-sea } ({ count-units }). Rispondi con una carta?
respond-piracy-declared = Pirateria { in-sea } contro { the-target }. Rispondi con una carta?

## Risposte

choice-fleet-from-done = Nessun’altra nave
choice-fleet-whole-all = Tutte
choice-fleet-whole-part = Una parte
choice-fleet-leader-done = Nessun altro comandante navale
choice-chase-from-pass = Non intercettare
choice-chase-whole-all = Tutte
choice-chase-whole-part = Una parte
choice-chase-leader-done = Nessun altro comandante navale
choice-evade-to-pass = Restare
choice-piracy-price-ship = Una squadra
choice-piracy-price-card = Una carta a caso
choice-piracy-price-point = Un punto vittoria

## Eventi

fleet-sails = { start-power } { $power_number ->
    [plural] salpano
   *[other] salpa
} { from-origin } verso { the-target } ({ count-ships }).
fleet-lost = Nessuna via d’uscita { from-place }: { the-power } { $power_number ->
    [plural] perdono
   *[other] perde
} { $units ->
    [one] { $units } nave
   *[other] { $units } navi
}.
fleet-retreats = { start-power } { $power_number ->
    [plural] si ritirano
   *[other] si ritira
} { from-origin } verso { the-target } ({ $units ->
    [one] { $units } nave
   *[other] { $units } navi
}).
naval-stopped = Il movimento navale { of-power } non ha luogo.
chase-tried = { start-power } { $power_number ->
    [plural] tentano
   *[other] tenta
} un’intercettazione navale { in-target } { from-origin }: { $total }, { $success ->
    [1] tentativo riuscito
   *[other] tentativo fallito
}.
evade-tried = { start-power } { $power_number ->
    [plural] tentano
   *[other] tenta
} di evitare la battaglia { in-place } andando verso { the-target }: { $total }, { $success ->
    [1] tentativo riuscito
   *[other] tentativo fallito
}.
naval-begins = Combattimento navale { in-place }: { the-attacker } contro { the-defender }.
naval-fought = { start-attacker } contro { the-defender } in mare: { count-hits } con { count-dice }, { $losses } con { $against } in risposta.
naval-won = { start-winner } { $winner_number ->
    [plural] vincono
   *[other] vince
} il combattimento navale { in-place }.
naval-lost = { start-power } { $power_number ->
    [plural] perdono
   *[other] perde
} { in-place }: { count-ships }.
transport-begins = Un esercito { of-power } s’imbarca { in-place } verso { the-sea } ({ $units ->
    [0] solo comandanti
    [one] { $units } unità terrestre
   *[other] { $units } unità terrestri
}).
transport-stopped = Il trasporto { of-power } { from-place } non ha luogo.
piracy-begins = Pirateria { in-sea } contro { the-target }.
piracy-stopped = La pirateria { in-sea } non ha luogo.
piracy-hunted = { start-power } { $power_number ->
    [plural] tirano
   *[other] tira
} { count-dice } contro i corsari { in-sea }: { $sunk ->
    [one] { $sunk } eliminato
   *[other] { $sunk } eliminati
}.
piracy-raided = Pirateria { in-sea } contro { the-target }: { count-hits } con { count-dice }.
piracy-ship_lost = Una squadra { of-power } { in-place } cade in mano ai pirati.
piracy-point = La pirateria contro { the-target } vale un punto vittoria (ora { $points }).

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
naval-leader = Valore di battaglia del miglior comandante navale
naval-extra = Carte
naval-in_port = Difesa di un porto
piracy-leader = Valore di pirateria del comandante navale
piracy-ships_there = Squadre del bersaglio nella zona di mare
piracy-ships_near = Squadre accanto alla zona di mare
piracy-fortresses = Fortezze sulla zona di mare

# Perché una risposta non è offerta: in mare, ai pirati, a chi costruisce, in inverno.
refused-sea-nobody = Non hai navi { in-place }.
refused-sea-beaten = Le tue navi { in-place } hanno perso un combattimento in questo impulso.
refused-sea-under-way = Tutte le navi { in-place } che possono partire hanno già una meta, o non ne hanno nessuna.
refused-sea-far = { start-place } non è adiacente.
refused-sea-atlantic = Le navi di Genova e di Venezia, e Andrea Doria, non navigano mai { in-place }.
refused-sea-port = { start-place } non è un tuo porto, e non vi sono navi nemiche.
refused-sea-foreign = { start-place } non è un tuo porto.
refused-sea-unrest = Ci sono disordini { in-place }.
refused-sea-enemies = Ci sono navi nemiche { in-place }.
refused-sea-engaged = Ci sono navi { of-power }, potenza attiva, { in-place }: da lì nessuno intercetta.
refused-sea-tried = Le navi { in-place } hanno già tentato.
refused-piracy-no-corsair = Non ci sono corsari { in-sea }.
refused-piracy-once = La pirateria { in-sea } c’è già stata in questo turno.
refused-piracy-nobody = Nessuno da depredare ha un porto { in-sea }.
refused-piracy-own-player = Lo stesso giocatore guida { the-power }.
refused-piracy-no-port = { start-power } non { $power_number ->
    [plural] sono una potenza maggiore
   *[other] è una potenza maggiore
} con un porto { in-sea }.
refused-build-port = { start-space } non è un porto ({ $unit }).
refused-build-haven = Si costruiscono solo corsari { in-space }.
refused-build-home = { start-space } non è uno spazio d’origine adatto ({ $unit }), o non restano pedine.
refused-build-lost = { start-space } è in altre mani.
refused-build-unrest = Ci sono disordini { in-space }.
refused-build-enemies = { start-space } è sotto assedio, o vi sono unità nemiche.
refused-winter-walls = { start-space } non è un tuo spazio fortificato.
refused-winter-lost = La tua capitale { $space } è in altre mani.
refused-winter-capital = Le unità in eccesso vanno alla capitale, non { in-space }.
refused-winter-far = { start-space } non è né lo spazio fortificato più vicino né la capitale.
refused-winter-full = { start-space } ospita già quattro unità terrestri.
refused-winter-port-far = { start-space } non è il porto più vicino.
refused-winter-port-foreign = { start-space } non è un tuo porto.
