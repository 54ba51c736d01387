# Controllo, disordini, assedi, assalti, costruzione e schieramento di primavera (sezioni 10, 12, 15, 17).

## Domande

control-space = Quale spazio controllare o pacificare?
control-use = Che cosa fai { in-space }?
siege-retreat = L’assedio { of-space } è rotto: dove ti ritiri?
harbour-sea = { start-space } ha cambiato padrone: verso quale mare vanno le navi?
assault-space = Quale spazio assaltare?
assault-leader = Assalto { to-space }: quale comandante partecipa?
assault-regulars = Assalto { to-space }: quanti regolari ({ $power })?
assault-hired = Assalto { to-space }: quanti mercenari o cavalieri ({ $power })?
build-where = Dove costruire? ({ $unit })
build-owner = Di chi è { the-unit } che costruisci { in-space }?
build-war = Per quale guerra all’estero? ({ $unit })
choice-build-war-at_home = Nessuna: resta sulla mappa
recruits-unit = Che cosa costruire? ({ $points ->
    [one] resta { $points } punto
   *[other] restano { $points } punti
})
mercenaries-where = Dove vanno i prossimi mercenari? (da piazzare: { $units })
spring-from = Da quale capitale schierarsi?
spring-to = Schieramento { from-space }: verso dove?
spring-leader = Schieramento { from-space }: quale comandante parte?
spring-regulars = Schieramento { from-space }: quanti regolari ({ $power })?
spring-hired = Schieramento { from-space }: quanti mercenari o cavalieri ({ $power })?

respond-assault-declared = { start-power } { $power_number ->
    [plural] annunciano
   *[other] annuncia
} un assalto { to-space }. Rispondi con una carta?
respond-assault-recruits = Prima dell’assalto { of-power } { to-space }: giochi una carta?
respond-assault-attacker = Assalto { of-power } { to-space }: giochi una carta combattimento da attaccante?
respond-assault-defender = Assalto { of-power } { to-space }: giochi una carta combattimento da difensore?
respond-assault-rolled = Assalto { of-power } { to-space }, i dadi sono tirati (colpi: { $hits } a { $losses }): giochi una carta?
respond-spring-begins = Prima di ogni schieramento: giochi una carta?
respond-spring-own = Prima del tuo schieramento: giochi una carta?

## Risposte

choice-control-use-take = Prendere il controllo
choice-control-use-calm = Sedare i disordini
choice-assault-leader-done = Nessun altro comandante
choice-spring-leader-done = Nessun altro comandante
choice-spring-from-pass = Non schierarsi
choice-recruits-unit-pass = Non costruire altro

## Eventi

control-taken = { start-power } { $power_number ->
    [plural] prendono
   *[other] prende
} il controllo { of-space }.
unrest-comes = Disordini { in-space }.
unrest-goes = Cessano i disordini { in-space }.
siege-laid = { start-power } { $power_number ->
    [plural] pongono
   *[other] pone
} l’assedio { to-space }.
siege-broken = L’assedio { of-space } è rotto.
siege-captured = { start-leader } è catturato { by-power }.
siege-escaped = { start-leader } fugge e tornerà il prossimo turno.
harbour-left = Le navi { of-power } lasciano { the-space } verso { the-sea }.
assault-stopped = L’assalto { of-power } { to-space } non ha luogo.
assault-begins = { start-power } { $power_number ->
    [plural] assaltano
   *[other] assalta
} { the-space }: { $attack ->
    [one] { $attack } dado
   *[other] { $attack } dadi
} contro { $defence }.
assault-restless = I mercenari { of-power } lasciano l’assalto ({ $units ->
    [one] { $units } unità perduta
   *[other] { $units } unità perdute
}).
assault-fought = Assalto { of-power } { to-space }: { $hits ->
    [one] { $hits } colpo inferto
   *[other] { $hits } colpi inferti
}, { $losses ->
    [one] { $losses } subìto
   *[other] { $losses } subìti
}.
assault-won = { start-space } cade nelle mani { of-power }.
assault-failed = { start-space } resiste all’assalto { of-power }.
knights-gone = I cavalieri di San Giovanni sono scacciati { from-space }.
build-done = { start-power } { $unit_id ->
    [squadron] { $power_number ->
        [plural] costruiscono
       *[other] costruisce
    }
    [corsair] { $power_number ->
        [plural] armano
       *[other] arma
    }
   *[other] { $power_number ->
        [plural] reclutano
       *[other] recluta
    }
} { a-unit } { in-space }.
build-abroad = { start-power } { $power_number ->
    [plural] reclutano
   *[other] recluta
} { a-unit } per una guerra all’estero («{ $card }»).
spring-deployed = { start-power } { $power_number ->
    [plural] schierano
   *[other] schiera
} { $units ->
    [0] solo comandanti
    [one] { $units } unità terrestre
   *[other] { $units } unità terrestri
} { from-space } { in-target }.

## Probabilità

assault-success = Lo spazio cade
assault-continues = L’assedio continua
assault-breaks = L’assedio è rotto
assault-destroyed = L’attaccante è annientato
odds-assault = Un assalto
odds-assault-units = Unità all’assalto
odds-assault-leader = Miglior comandante dell’assalto
odds-assault-card = Carta combattimento
