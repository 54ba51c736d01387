# Carte, impulsi, inverno, guerre straniere, pirati, l’Imperatore, vittoria (sezioni 6, 7, 11, 19, 21, 23).

## Questions

impulse-card = Il tuo impulso: quale carta giochi?
impulse-manner = Per i suoi punti o come evento?
action = Punti comando rimasti: { $points }. Quale azione?
respond-between = Prima di proseguire: giochi una carta?
respond-event-declared = { start-power } { $power_number ->
    [plural] giocano
   *[other] gioca
} «{ $card }» come evento. Rispondi con una carta?
respond-emperor-transfer = Carlo V parte { from-origin } per { the-space }. Rispondi con una carta?
respond-victory = Qualcuno sta per vincere per dominio. Giochi una carta?
winter-port = Inverno: verso quale porto va la prossima nave { from-place }?
winter-admiral = Inverno: verso quale porto va { the-leader }?
winter-recall = Inverno: da quale spazio richiami unità nella capitale?
winter-recalled = Quante unità tornano { from-space }?
winter-to = Unità che tornano { from-origin } (ancora { $units }): dove?
winter-scots = Scozzesi che tornano { from-origin } (ancora { $units }): dove sverna la prossima unità?
winter-who = Ritorno { from-origin } { in-target }: quali unità?
winter-send = Ritorno { from-origin } { in-target }: quante unità? ({ units })
winter-lost = La via del ritorno { from-space } non è sicura: quale unità è persa?
winter-leader = Dove passa l’inverno { the-leader }? (viene { from-origin })
abroad-from = Da quale spazio mandi un’unità alla guerra all’estero?
abroad-unit = Quale tipo di unità { from-space }?
abroad-leader = Quale comandante le accompagna? ({ $card })
abroad-war = Quale guerra all’estero combatti?
abroad-home = «{ $card }» è finita: dove tornano le truppe?
ireland-help = Mandi un’unità agli irlandesi? Da quale spazio?
haven-where = Dov’è il covo dei pirati?
emperor-to = Dove va Carlo V?
emperor-alva = Il duca d’Alba accompagna Carlo { in-space }?

## Answers

manner-points = Punti comando
manner-event = Evento
choice-impulse-card-pass = Passare
choice-action-pass = Nessun’altra azione
choice-winter-recall-pass = Non richiamare altri
choice-winter-to-pass = Gli altri prendono una via non sicura
choice-abroad-leader-pass = Nessun comandante
choice-ireland-help-pass = Non mandare nessuno
choice-alone = Carlo da solo
choice-together = Entrambi

## Events

phase-begins = Turno { $turn }: { $phase }.
deck-grows = Nuove carte nel mazzo: { $cards }.
hand-dealt = { start-power } { $power_number ->
    [plural] ricevono
   *[other] riceve
} { $many ->
    [one] { $many } carta
   *[other] { $many } carte
}.
card-drawn = Peschi «{ $card }» ({ $power }).
card-answers = { start-power } { $power_number ->
    [plural] giocano
   *[other] gioca
} «{ $card }».
card-discarded = { start-power } { $power_number ->
    [plural] scartano
   *[other] scarta
} «{ $card }».
impulse-points = { start-power } { $power_number ->
    [plural] giocano
   *[other] gioca
} «{ $card }» per i punti: { $points } PC.
impulse-event = { start-power } { $power_number ->
    [plural] giocano
   *[other] gioca
} «{ $card }» come evento.
impulse-passed = { start-power } { $power_number ->
    [plural] passano
   *[other] passa
}.
impulse-skipped = { start-power } { $power_number ->
    [plural] perdono
   *[other] perde
} questo impulso.
ruler-succeeds = Nuovo sovrano { of-power }: { $ruler }.
points-gained = { start-power } { $power_number ->
    [plural] guadagnano
   *[other] guadagna
} { $points ->
    [one] un punto vittoria bonus
   *[other] { $points } punti vittoria bonus
}.
points-noted = Punti dopo il turno { $turn }, in ordine d’impulso: { $points }.
alliance-ends = Finisce l’alleanza tra { the-one } e { the-other }.
pirates-come = I pirati si stabiliscono { in-space }.
emperor-travels = { start-leader } parte { from-origin } e va { in-space }.
abroad-begins = «{ $card }»: guerra all’estero per { the-power }, { $foreign ->
    [one] { $foreign } unità nemica
   *[other] { $foreign } unità nemiche
}.
abroad-sent = «{ $card }»: { the-power } { $power_number ->
    [plural] inviano
   *[other] invia
} { $many ->
    [one] { $many } unità
   *[other] { $many } unità
}.
abroad-battle = «{ $card }»: { the-power } { $power_number ->
    [plural] combattono
   *[other] combatte
} contro { $foreign ->
    [one] { $foreign } unità nemica
   *[other] { $foreign } unità nemiche
}.
abroad-ends = «{ $card }» è finita: { $many ->
    [one] torna un’unità
   *[other] tornano { $many } unità
} { of-power }.
winter-returned = Ritorno { from-origin } { in-target } ({ $power }): { many-units }.
winter-attrition = { start-power } { $power_number ->
    [plural] perdono
   *[other] perde
} { $many ->
    [one] { $many } unità
   *[other] { $many } unità
} sulla via del ritorno { from-space }.
winter-eliminated = Nessuno spazio le accoglie: { the-power } { $power_number ->
    [plural] perdono
   *[other] perde
} { $many ->
    [one] { $many } unità
   *[other] { $many } unità
} { in-space }.
winter-ship_lost = Una nave { of-power } { in-place } non trova porto ed è persa.
winter-renegade_leaves = { start-leader } lascia la mappa.
winter-replacement = Un nuovo regolare { of-power } { in-space }.
winter-overdue = «{ $card }» avrebbe già dovuto essere giocata: l’evento avviene ora.

## Results

result-military = Vittoria militare: { $winners }.
result-religious = Vittoria religiosa: { $winners }.
result-standard = Vittoria ai punti: { $winners }.
result-domination = Vittoria per dominio: { $winners }.
result-time = Più punti alla fine dell’ultimo turno: { $winners }.
