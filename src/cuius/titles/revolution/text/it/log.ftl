# Che cosa è successo. I pezzi `who-did`, `in-region` e così via stanno in grammar.ftl.

## Il turno di gioco

phase-begins = Turno di gioco { $turn }: { $phase }.
points-counted = { $faction }: { $points ->
    [one] { $points } punto vittoria
   *[other] { $points } punti vittoria
}.
order-placed = { who-did } posato la carta fazione per l’ordine del prossimo turno.
order-fixed = Ordine del prossimo turno di gioco: { $order }.

## Tasse e supporto

taxes-collected = { who-did } riscosso { $coins ->
    [one] una moneta
   *[other] { $coins } monete
} di tasse.
treasury-moved = { $count ->
    [0] { who-did } tolto pedine dalla casella { $box }, ma nulla è arrivato al tesoro.
    [one] { who-did } spostato una moneta dalla casella { $box } al tesoro.
   *[other] { who-did } spostato { $count } monete dalla casella { $box } al tesoro.
}
treasury-intercepted = { who-did } intercettato { $count ->
    [one] una moneta
   *[other] { $count } monete
} { of-mover }.
support-moved = { who-did } spostato una pedina dalla casella { $box } alla campagna { of-province }.

## Eserciti

army-placed = { who-did } posto un esercito { in-region }.
army-maintained = { who-did } mantenuto un esercito { in-region }.
army-disbanded = { who-did } disperso un esercito { in-region }.
army-abandoned = { who-did } abbandonato un esercito { in-region }.
army-raised = { who-did } allestito un esercito { in-region }.
army-marched = { who-did } spostato un esercito { from-origin } { to-target }.
town-looted = { who-did } lasciato che l’esercito abbandonato saccheggiasse una cittadina { in-province }: una pedina neutra entra nella campagna.
counter-looted = { who-did } lasciato che l’esercito abbandonato saccheggiasse { a-counter } { in-place }.
battle-fought = Battaglia { in-region }. Eserciti schierati: { $fought }. Restano in campo: { $left }.
battle-standoff = { $one } e { $other } si tengono a distanza { in-region }.
march-stopped = I mendicanti di mare hanno impedito a un esercito { of-faction } di lasciare { the-region }.
influence-used = { who-did } convertito { a-counter } { in-place }.
influence-stopped = I mendicanti di mare hanno tolto a un esercito { of-faction } la sua influenza { in-region }.

## Assedi

siege-laid = { who-did } cinto d’assedio { $city }.
siege-lifted = Assedio { of-city } levato: l’esercito { of-faction } torna nella sezione di comando.
city-fell = { who-did } preso { $city } al termine dell’assedio.
city-sacked = { $city } è caduta in mano ai mendicanti di mare: tutte le pedine vi diventano neutre.

## Mendicanti di mare

beggars-hired = { who-did } assoldato { $count ->
    [one] un mendicante di mare
   *[other] { $count } mendicanti di mare
}.
beggars-destroyed = { who-did } mandato mendicanti di mare { in-region } ed eliminato un esercito { of-enemy }.
beggars-relieved = { who-did } mandato mendicanti di mare { in-region } e fatto levare gli assedi.
beggars-plundered = { who-did } fatto saccheggiare una cittadina { in-province } da un mendicante di mare: una pedina neutra entra nella campagna.
beggars-besieged = { who-did } cinto d’assedio { $city } con mendicanti di mare.
beggars-stayed = { who-did } lasciato { $count ->
    [one] un mendicante di mare
   *[other] { $count } mendicanti di mare
} di guardia { in-region }.

## Pedine nelle province

units-placed = { who-did } posto { $count ->
    [one] una nuova unità
   *[other] { $count } nuove unità
}: { $where }.
units-unplaced = { who-did } convertito in monete { $count ->
    [one] una nuova unità rimasta senza posto
   *[other] { $count } nuove unità rimaste senza posto
}.
conflict-begins = Conflitto { in-province }.
conflict-removed = Persa nel conflitto: { a-counter } { in-place }.
neutral-added = Una pedina neutra è entrata nella campagna { of-province }.
neutral-removed = Una pedina neutra { in-place } è tornata nella riserva.
neutral-filled = { $count ->
    [one] Una pedina neutra occupa ora { $place }, rimasta vuota.
   *[other] { $count } pedine neutre occupano ora { $place }, rimasta vuota.
}
overflow-moved = { who-did } spostato una pedina in eccedenza { from-origin } { to-target }.
overflow-returned = { who-did } rimesso nella scorta una pedina in eccedenza { in-place }.
counters-moved = { who-did } riposizionato pedine { in-province }.

## Fedeltà delle popolazioni

allegiance-staked = { who-did } puntato { $coins ->
    [one] una moneta
   *[other] { $coins } monete
} sulla fedeltà { of-city }.
allegiance-moved = Fedeltà { of-city }: l’indicatore passa nella colonna { $column }.
allegiance-lost = La popolazione { of-city } scaccia { a-counter }.
allegiance-gained = La popolazione { of-city } accoglie { a-counter }.

## Attribuzione

city-awarded = La carta città di { $what } va { to-faction }.
city-lost = La carta città di { $what } non va a nessuno.
province-awarded = La carta provincia di { $what } va { to-faction }.
province-lost = La carta provincia di { $what } non va a nessuno.
bishopric-moved = { $bishopric }: ora { $column }.
university-changed = { $faith_id ->
    [none] { $university }: soppressa.
   *[other] { $university }: ora { $faith }.
}
