# Controllo, disordini, assedi, assalti, costruzione e schieramento di primavera (sezioni 10, 12, 15, 17).

## Domande

control-space = Quale spazio controllare o pacificare?
control-use = Che fare a { $space }?
siege-retreat = L'assedio è rotto ({ $space }): dove ritirarsi?
harbour-sea = { $space } ha cambiato padrone: verso quale mare vanno le navi?
assault-space = Quale spazio assaltare?
assault-leader = Assalto ({ $space }): quale comandante partecipa?
assault-regulars = Assalto ({ $space }): quanti regolari ({ $power })?
assault-hired = Assalto ({ $space }): quanti mercenari o cavalieri ({ $power })?
build-where = Dove costruire? ({ $unit })
build-owner = Di chi è l’unità costruita a { $space } ({ $unit })?
build-war = Per quale guerra all'estero? ({ $unit })
choice-build-war-at_home = Nessuna: resta sulla mappa
recruits-unit = Che cosa costruire? ({ $points ->
    [one] resta { $points } punto
   *[other] restano { $points } punti
})
mercenaries-where = Dove vanno i prossimi mercenari? ({ $units } da piazzare)
spring-from = Da quale capitale schierarsi?
spring-to = Schieramento da { $space }: verso dove?
spring-leader = Schieramento da { $space }: quale comandante parte?
spring-regulars = Schieramento da { $space }: quanti regolari ({ $power })?
spring-hired = Schieramento da { $space }: quanti mercenari o cavalieri ({ $power })?

respond-assault-declared = Assalto annunciato a { $space } ({ $power }). Rispondere con una carta?
respond-assault-recruits = Prima dell'assalto a { $space } ({ $power }): giocare una carta?
respond-assault-attacker = Assalto a { $space } ({ $power }): giocare una carta combattimento da attaccante?
respond-assault-defender = Assalto a { $space } ({ $power }): giocare una carta combattimento da difensore?
respond-assault-rolled = Assalto a { $space } ({ $power }), i dadi sono tratti: giocare una carta?
respond-spring-begins = Prima di ogni schieramento: giocare una carta?
respond-spring-own = Prima del vostro schieramento: giocare una carta?

## Risposte

choice-control-use-take = Prendere il controllo
choice-control-use-calm = Sedare i disordini
choice-assault-leader-done = Nessun altro comandante
choice-spring-leader-done = Nessun altro comandante
choice-spring-from-pass = Non schierarsi
choice-recruits-unit-pass = Non costruire altro

## Eventi

control-taken = { $power }: preso il controllo ({ $space }).
unrest-comes = Disordini a { $space }.
unrest-goes = Cessano i disordini a { $space }.
siege-laid = { $power }: posto l'assedio a { $space }.
siege-broken = L'assedio è rotto ({ $space }).
siege-captured = { $leader } è catturato ({ $power }).
siege-escaped = { $leader } fugge e tornerà il prossimo turno.
harbour-left = { $power }: le navi lasciano { $space } ({ $sea }).
assault-stopped = L'assalto non ha luogo ({ $space }, { $power }).
assault-begins = { $power }: assalto a { $space }, { $attack ->
    [one] { $attack } dado
   *[other] { $attack } dadi
} contro { $defence }.
assault-restless = I mercenari lasciano l'assalto ({ $power }, { $units } perduti).
assault-fought = Assalto a { $space } ({ $power }): { $hits ->
    [one] { $hits } colpo inferto
   *[other] { $hits } colpi inferti
}, { $losses } subiti.
assault-won = { $space } cade ({ $power }).
assault-failed = { $space } resiste all'assalto ({ $power }).
knights-gone = I cavalieri di San Giovanni sono scacciati ({ $space }).
build-done = { $power }: costruzione a { $space } ({ $unit }).
build-abroad = { $power }: costruzione per una guerra all'estero ({ $card }, { $unit }).
spring-deployed = { $power }: schieramento da { $space } a { $target } ({ $units ->
    [0] solo comandanti
    [one] { $units } unità terrestre
   *[other] { $units } unità terrestri
}).

## Probabilità

assault-success = Lo spazio cade
assault-continues = L'assedio continua
assault-breaks = L'assedio è rotto
assault-destroyed = L'attaccante è annientato
odds-assault = Un assalto
odds-assault-units = Unità all'assalto
odds-assault-leader = Miglior comandante dell'assalto
odds-assault-card = Carta combattimento
