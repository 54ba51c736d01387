# Movimento terrestre, intercettazione, battaglia evitata, battaglia campale e ritirata (sezioni 5, 13, 14, 15.2).

## Domande

move-from = Muovere una formazione da dove?
move-to = Da { $space } verso dove?
move-on = Troppo debole per assediare { $space }: proseguire o ritirarsi?
intercept-from = Movimento verso { $space } ({ $mover }, { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}): intercettare da dove?
avoid-to = Il nemico entra a { $space } ({ $mover }, { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}): evitare la battaglia andando dove?
withdraw = Il nemico entra a { $space } ({ $mover }): ripararsi nelle fortificazioni?
retreat-to = Ritirata da { $space }: verso dove?
battle-loss = { $power }: quale unità è persa? (ancora { $many })
battle-loss_from = Quale forza subisce la prossima perdita?
respond-move-declared = Movimento verso { $space } ({ $mover }, { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}). Giocare una carta contro il movimento?
respond-battle-mercenaries = Battaglia a { $space }, { $attacker } contro { $defender }: assoldare all’ultimo momento?
respond-battle-cards = Battaglia, { $attacker } contro { $defender }: giocare una carta combattimento?
respond-battle-dice = Battaglia, { $attacker } contro { $defender }, i dadi sono tirati: giocare una carta?
move-leader = Movimento da { $space }: quale comandante?
move-regulars = Movimento da { $space }: quanti regolari ({ $power })?
move-hired = Movimento da { $space }: quanti mercenari o cavalieri ({ $power })?
intercept-leader = Intercettazione da { $space }: quale comandante?
intercept-regulars = Intercettazione da { $space }: quanti regolari ({ $power })?
intercept-hired = Intercettazione da { $space }: quanti mercenari o cavalieri ({ $power })?
avoid-leader = Battaglia evitata a { $space }: quale comandante?
avoid-regulars = Battaglia evitata a { $space }: quanti regolari ({ $power })?
avoid-hired = Battaglia evitata a { $space }: quanti mercenari o cavalieri ({ $power })?
shelter-leader = Dentro le mura di { $space }: quale comandante?
shelter-regulars = Dentro le mura di { $space }: quanti regolari ({ $power })?
shelter-hired = Dentro le mura di { $space }: quanti mercenari o cavalieri ({ $power })?
sortie-leader = Sortita da { $space }: quale comandante?
sortie-regulars = Sortita da { $space }: quanti regolari ({ $power })?
sortie-hired = Sortita da { $space }: quanti mercenari o cavalieri ({ $power })?
back-leader = Ritorno dentro { $space }: quale comandante?
back-regulars = Ritorno dentro { $space }: quanti regolari ({ $power })?
back-hired = Ritorno dentro { $space }: quanti mercenari o cavalieri ({ $power })?
refuge-leader = Rifugio in { $space }: quale comandante?
refuge-regulars = Rifugio in { $space }: quanti regolari ({ $power })?
refuge-hired = Rifugio in { $space }: quanti mercenari o cavalieri ({ $power })?

## Risposte

choice-move-on-retreat = Ritirarsi
choice-intercept-from-pass = Non intercettare
choice-avoid-to-pass = Restare
choice-withdraw-withdraw = Ripararsi dentro
choice-withdraw-stand = Restare fuori
choice-battle-loss_from-relief = La forza di soccorso
choice-battle-loss_from-garrison = La guarnigione
choice-move-leader-done = Nessun altro comandante
choice-intercept-leader-done = Nessun altro comandante
choice-avoid-leader-done = Nessun altro comandante
choice-shelter-leader-done = Nessun altro comandante
choice-sortie-leader-done = Nessun altro comandante
choice-back-leader-done = Nessun altro comandante
choice-refuge-leader-done = Nessun altro comandante

## Eventi

move-done = { $power }: movimento da { $origin } a { $space } ({ $units ->
    [0] solo comandanti
    [one] { $units } unità
   *[other] { $units } unità
}).
move-stopped = Il movimento verso { $space } non ha luogo ({ $power }).
intercept-tried = { $power }: intercettazione a { $space } da { $origin }, { $total }, { $success ->
    [1] riuscito
   *[other] fallito
}.
avoid-tried = { $power }: battaglia da evitare a { $space }, { $total }, { $success ->
    [1] riuscito
   *[other] fallito
}.
avoid-freely = { $power }: già in rotta, via da { $space } senza tirare.
withdraw-done = { $power }: i difensori di { $space } si riparano nelle fortificazioni.
battle-begins = Battaglia a { $space }: { $attacker } contro { $defender }.
battle-fought = { $attacker } contro { $defender }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
} con { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $losses } con { $against } in risposta.
battle-no_change = { $power } non può dare il resto e perde un’altra unità.
battle-won = Vittoria a { $space }: { $winner }.
retreat-inside = { $power }: dentro le mura di { $space } ({ $units ->
    [0] solo comandanti
    [one] { $units } unità
   *[other] { $units } unità
}).
retreat-done = { $power }: da { $origin } verso { $target } ({ $units ->
    [0] solo comandanti
    [one] { $units } unità
   *[other] { $units } unità
}).
retreat-lost = { $power }: nessuno scampo a { $space }, { $units ->
    [one] { $units } unità persa
   *[other] { $units } unità perse
}.

## Probabilità

odds-battle = Una battaglia campale
odds-interception = Un’intercettazione terrestre
odds-avoiding = Evitare battaglia a terra
battle-attacker-wins = Vince l’attaccante
battle-tie = Colpi pari: vince il difensore
battle-defender-wins = Vince il difensore
intercept-success = L’intercettazione riesce
intercept-failure = L’intercettazione fallisce
avoid-success = La pila si sottrae
avoid-failure = La pila resta
move-free = Nessuno intercetta
move-intercepted = Intercettati in cammino
intercept-won = Riesce, e la battaglia è vinta
intercept-lost = Riesce, e la battaglia è persa
avoid-stays-wins = La pila resta e vince la battaglia
avoid-stays-loses = La pila resta e perde la battaglia
leader-rating = Valore di battaglia del miglior comandante
cavalry-own = Cavalleria propria
cavalry-enemy = Cavalleria ottomana avversaria
battle-defending = In difesa
battle-cards = Carte combattimento

## Rifiuti

refused-march-nobody = Non avete nessuno a { $space }.
refused-march-besieged = Le vostre unità a { $space } sono assediate.
refused-march-fresh-siege = Le vostre unità hanno posto l’assedio a { $space } in questo impulso e vi restano.
refused-march-beaten = Le vostre unità a { $space } sono state battute, o non possono più muovere, in questo impulso.
refused-march-no-road = Da { $space } questa azione non porta in nessuno spazio aperto per voi.
refused-march-far = { $space } non è adiacente.
refused-march-pass = A { $space } si va per un passo: serve l’azione più cara.
refused-march-plain = A { $space } si va senza passi: vi porta l’azione meno cara.
refused-march-leaders-alone = I comandanti non vanno a { $space } senza unità terrestri: c’è il nemico.
refused-march-electorate = Prima della Lega di Smalcalda nessuno entra nell’elettorato di { $space }.
refused-march-neutral = { $space } vi è chiuso: né guerra né alleanza ({ $power }).
refused-march-strangers = Le unità a { $space } non sono né tutte alleate né tutte nemiche.
refused-march-tried-there = Da { $space } avete già tentato di intercettare questo movimento.
refused-march-no-pass = Non si intercetta attraverso un passo, e { $space } è oltre un passo.
refused-march-leader-alone = Un comandante a { $space } intercetta da solo unicamente dove ci sono unità amiche.
refused-march-tried = Le vostre unità a { $space } hanno già tentato di intercettare in questo impulso.
refused-march-enemys-way = Il nemico è venuto da { $space }.
refused-march-not-friendly = { $space } non è né vostro né di un alleato.
refused-march-unrest = { $space } è in agitazione.
refused-march-enemies = Ci sono unità nemiche a { $space }.
