# Carte, impulsi, inverno, guerre straniere, pirati, l’Imperatore, vittoria (sezioni 6, 7, 11, 19, 21, 23).

## Questions

impulse-card = Il vostro impulso: quale carta giocate?
impulse-manner = Per i suoi punti o come evento?
action = Punti comando rimasti: { $points }. Quale azione?
respond-between = Prima di proseguire: giocare una carta?
respond-event-declared = { $power } gioca { $card } come evento. Giocare una carta contro?
respond-emperor-transfer = Carlo V parte da { $origin } per { $space }. Giocare una carta contro?
respond-victory = Qualcuno sta per vincere per dominio. Giocare una carta?
winter-port = Inverno: verso quale porto va la prossima nave da { $place }?
winter-admiral = Inverno: verso quale porto va { $leader }?
winter-recall = Inverno: da quale spazio richiamare unità nella capitale?
winter-recalled = Quante unità tornano da { $space }?
winter-to = Unità che tornano da { $origin } (ancora { $units }): dove?
winter-scots = Scozzesi che tornano da { $origin } (ancora { $units }): dove sverna la prossima unità?
winter-who = Da { $origin } a { $target }: quali unità?
winter-send = Da { $origin } a { $target }: quante? ({ $unit })
winter-lost = La via del ritorno da { $space } non è sicura: quale unità è persa?
winter-leader = Dove passa l’inverno { $leader }? (da { $origin })
abroad-from = Da quale spazio mandare un’unità alla guerra straniera?
abroad-unit = Quale tipo di unità da { $space }?
abroad-leader = Quale capo le accompagna? ({ $card })
abroad-war = Quale guerra straniera combattere?
abroad-home = { $card } è finita: dove tornano le truppe?
ireland-help = Mandare un’unità agli irlandesi? Da quale spazio?
haven-where = Dov’è il covo dei pirati?
emperor-to = Dove va Carlo V?
emperor-alva = Il duca d’Alba accompagna Carlo a { $space }?

## Answers

manner-points = Punti comando
manner-event = Evento
choice-impulse-card-pass = Passare
choice-action-pass = Nessun’altra azione
choice-winter-recall-pass = Non richiamare altri
choice-winter-to-pass = Gli altri prendono una via non sicura
choice-abroad-leader-pass = Nessun capo
choice-ireland-help-pass = Non mandare nessuno
choice-alone = Carlo da solo
choice-together = Entrambi

## Events

phase-begins = Turno { $turn }: { $phase }.
deck-grows = Nuove nel mazzo: { $cards }.
hand-dealt = Carte distribuite ({ $power }): { $many }.
card-drawn = Pescate { $card } ({ $power }).
card-answers = { $power } gioca { $card }.
card-discarded = { $power } scarta { $card }.
impulse-points = { $power } gioca { $card } per i suoi punti: { $points }.
impulse-event = { $power } gioca { $card } come evento.
impulse-passed = { $power } passa.
impulse-skipped = { $power } perde questo impulso.
ruler-succeeds = Nuovo sovrano ({ $power }): { $ruler }.
points-gained = Punti bonus ({ $power }): { $points }.
points-noted = Punti dopo il turno { $turn }, in ordine d’impulso: { $points }.
alliance-ends = Finisce l’alleanza: { $one } e { $other }.
pirates-come = I pirati si stabiliscono: { $space }.
emperor-travels = { $leader } viaggia da { $origin } a { $space }.
abroad-begins = { $card }: guerra straniera ({ $power }), unità nemiche: { $foreign }.
abroad-sent = { $card }: unità inviate ({ $power }): { $many }.
abroad-battle = { $card }: battaglia ({ $power }), unità nemiche: { $foreign }.
abroad-ends = { $card } è finita. Unità di ritorno ({ $power }): { $many }.
winter-returned = Ritorno da { $origin } a { $target } ({ $power }): { $many } × { $unit }.
winter-attrition = Perdite sulla via del ritorno da { $space } ({ $power }): { $many }.
winter-eliminated = Nessuno spazio le accoglie; perdite: { $space } ({ $power }), { $many }.
winter-ship_lost = Una nave non trova porto ed è persa: { $place } ({ $power }).
winter-renegade_leaves = { $leader } lascia la mappa.
winter-replacement = Un nuovo regolare: { $space } ({ $power }).
winter-overdue = In ritardo, accade ora: { $card }.

## Results

result-military = Vittoria militare: { $winners }.
result-religious = Vittoria religiosa: { $winners }.
result-standard = Vittoria ai punti: { $winners }.
result-domination = Vittoria per dominio: { $winners }.
result-time = Più punti alla fine dell’ultimo turno: { $winners }.
