# Movimento terrestre, intercettazione, battaglia evitata, battaglia campale e ritirata (sezioni 5, 13, 14, 15.2).

## Domande

move-from = Da dove muovi una formazione?
move-to = Partenza { from-space }: verso dove?
move-on = Troppo debole per assediare { the-space }: proseguire o ritirarsi?
intercept-from = { start-mover } { $mover_number ->
    [plural] vanno
   *[other] va
} verso { the-space } ({ count-units }): da dove intercetti?
avoid-to = { start-mover } { $mover_number ->
    [plural] entrano
   *[other] entra
} { in-space } ({ count-units }): dove vai per evitare la battaglia?
withdraw = { start-mover } { $mover_number ->
    [plural] entrano
   *[other] entra
} { in-space }: ti ripari nelle fortificazioni?
retreat-to = Ritirata { from-space }: verso dove?
battle-loss = { start-power } { $power_number ->
    [plural] devono
   *[other] deve
} perdere ancora { $many ->
    [one] { $many } unità
   *[other] { $many } unità
}: quale?
battle-loss_from = Quale forza subisce la prossima perdita?
respond-move-declared = { start-mover } { $mover_number ->
    [plural] annunciano
   *[other] annuncia
} un movimento verso { the-space } ({ count-units }). Rispondi con una carta?
respond-battle-mercenaries = Battaglia { in-space }, { the-attacker } contro { the-defender }: assoldi all’ultimo momento?
respond-battle-cards = Battaglia, { the-attacker } contro { the-defender }: giochi una carta combattimento?
respond-battle-dice = Battaglia, { the-attacker } contro { the-defender }, i dadi sono tirati (colpi: { $hits } a { $losses }): giochi una carta?
move-leader = Movimento { from-space }: quale comandante?
move-regulars = Movimento { from-space }: quanti regolari ({ $power })?
move-hired = Movimento { from-space }: quanti mercenari o cavalieri ({ $power })?
intercept-leader = Intercettazione { from-space }: quale comandante?
intercept-regulars = Intercettazione { from-space }: quanti regolari ({ $power })?
intercept-hired = Intercettazione { from-space }: quanti mercenari o cavalieri ({ $power })?
avoid-leader = Battaglia evitata { in-space }: quale comandante?
avoid-regulars = Evitare la battaglia { in-space }: con quanti regolari ({ $power })?
avoid-hired = Evitare la battaglia { in-space }: con quanti mercenari o cavalieri ({ $power })?
shelter-leader = Dentro le mura { of-space }: quale comandante?
shelter-regulars = Dentro le mura { of-space }: quanti regolari ({ $power })?
shelter-hired = Dentro le mura { of-space }: quanti mercenari o cavalieri ({ $power })?
sortie-leader = Sortita { from-space }: quale comandante?
sortie-regulars = Sortita { from-space }: quanti regolari ({ $power })?
sortie-hired = Sortita { from-space }: quanti mercenari o cavalieri ({ $power })?
back-leader = Ritorno dentro le mura { of-space }: quale comandante?
back-regulars = Ritorno dentro le mura { of-space }: quanti regolari ({ $power })?
back-hired = Ritorno dentro le mura { of-space }: quanti mercenari o cavalieri ({ $power })?
refuge-leader = Rifugio { in-space }: quale comandante?
refuge-regulars = Rifugio { in-space }: quanti regolari ({ $power })?
refuge-hired = Rifugio { in-space }: quanti mercenari o cavalieri ({ $power })?

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

move-done = { start-power } { $power_number ->
    [plural] vanno
   *[other] va
} { from-origin } { in-space } ({ $units ->
    [0] solo comandanti
    [one] { $units } unità
   *[other] { $units } unità
}).
move-stopped = Il movimento { of-power } verso { the-space } non ha luogo.
intercept-tried = { start-power } { $power_number ->
    [plural] tentano
   *[other] tenta
} di intercettare { in-space } { from-origin }: { $total }, { $success ->
    [1] tentativo riuscito
   *[other] tentativo fallito
}.
avoid-tried = { start-power } { $power_number ->
    [plural] tentano
   *[other] tenta
} di evitare la battaglia { in-space }: { $total }, { $success ->
    [1] tentativo riuscito
   *[other] tentativo fallito
}.
avoid-freely = { start-power }, già in rotta, { $power_number ->
    [plural] lasciano
   *[other] lascia
} { the-space } senza tirare.
withdraw-done = I difensori { of-space } ({ $power }) si riparano nelle fortificazioni.
battle-begins = Battaglia { in-space }: { the-attacker } contro { the-defender }.
battle-fought = { start-attacker } contro { the-defender }: { count-hits } con { count-dice }, { $losses } con { $against } in risposta.
battle-no_change = { start-power } non { $power_number ->
    [plural] possono
   *[other] può
} dare il resto e { $power_number ->
    [plural] perdono
   *[other] perde
} un’altra unità.
battle-won = { start-winner } { $winner_number ->
    [plural] vincono
   *[other] vince
} { in-space }.
retreat-inside = { start-power } { $power_number ->
    [plural] si riparano
   *[other] si ripara
} dentro le mura { of-space } ({ $units ->
    [0] solo comandanti
    [one] { $units } unità
   *[other] { $units } unità
}).
retreat-done = { start-power } { $power_number ->
    [plural] si ritirano
   *[other] si ritira
} { from-origin } { in-target } ({ $units ->
    [0] solo comandanti
    [one] { $units } unità
   *[other] { $units } unità
}).
retreat-lost = Nessuno scampo per { the-power } { in-space }: { $units ->
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

refused-march-nobody = Non hai nessuno { in-space }.
refused-march-besieged = Le tue unità { in-space } sono assediate.
refused-march-fresh-siege = Le tue unità hanno posto l’assedio { to-space } in questo impulso e vi restano.
refused-march-beaten = Le tue unità { in-space } sono stai battute, o non possono più muovere, in questo impulso.
refused-march-no-road = Partendo { from-space }, questa azione non porta in nessuno spazio dove tu possa entrare.
refused-march-far = { start-space } non è adiacente.
refused-march-pass = { start-space } è oltre un passo: serve il movimento attraverso un passo, che costa di più.
refused-march-plain = { start-space } non è oltre un passo: basta il movimento semplice, che costa meno.
refused-march-leaders-alone = I comandanti non vanno { in-space } senza unità terrestri: c’è il nemico.
refused-march-electorate = Prima della Lega di Smalcalda nessuno entra nell’elettorato { of-space }.
refused-march-neutral = { start-space } ti è chiuso: con { the-power } non c’è né guerra né alleanza.
refused-march-strangers = Le unità { in-space } non sono né tutte alleate né tutte nemiche.
refused-march-tried-there = Hai già tentato di intercettare questo movimento { from-space }.
refused-march-no-pass = Non si intercetta attraverso un passo, e { the-space } è oltre un passo.
refused-march-leader-alone = Un comandante { in-space } intercetta da solo unicamente dove ci sono unità amiche.
refused-march-tried = Le tue unità { in-space } hanno già tentato di intercettare in questo impulso.
refused-march-enemys-way = Il nemico è venuto { from-space }.
refused-march-not-friendly = { start-space } non è né tuo né di un alleato.
refused-march-unrest = Ci sono disordini { in-space }.
refused-march-enemies = Ci sono unità nemiche { in-space }.
