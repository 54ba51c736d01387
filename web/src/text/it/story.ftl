## Il diario
log-turn = Turno { $turn }
log-details = Particolari
log-filter = Filtra il diario
log-sort = Che cosa mostrare
log-everything = Tutto
log-sort-war = Guerra
log-sort-sea = In mare
log-sort-religion = Religione
log-sort-diplomacy = Diplomazia
log-sort-new-world = Il Nuovo Mondo
log-sort-cards = Carte
log-sort-building = Costruzioni
log-sort-points = Punti e ordine di turno
log-sort-court = A corte
log-sort-troops = Truppe e comandanti
log-sort-provinces = Province
log-sort-cities = Città
log-sort-money = Denaro

## Dall’ultima mossa
digest = { $count ->
    [one] Dalla tua ultima mossa: un evento
   *[other] Dalla tua ultima mossa: { $count } eventi
}
digest-so-far = { $count ->
    [one] Finora: un evento
   *[other] Finora: { $count } eventi
}
digest-events = Che cosa hanno fatto gli altri
digest-close = Metti via
digest-watch = Rivedi

## Svolgimento
playback = Mosse degli altri
playback-slow = lentamente
playback-normal = con calma
playback-fast = in fretta
playback-off = tutte insieme
playback-skip = { $count ->
    [one] Salta un passo ( s )
   *[other] Salta { $count } passi ( s )
}
