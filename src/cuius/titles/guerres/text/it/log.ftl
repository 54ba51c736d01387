# Ciò che accade fuori da singole azioni, carte e combattimenti.

phase-begins = Turno { $turn }: { $phase }.
character-enters = { $character } entra in gioco ({ $faction }).
character-dies = Morte: { $character }.
character-removed = { $character } lascia la partita.
character-absent = { $character } è all’estero fino alla fine del turno.
character-changes_sides = { $character } cambia parte: { $faction }.
call_to_arms = La Chiamata alle armi! Gli Ugonotti si uniscono ai Realisti, la Lega resta sola, e il turno { $turn } è l’ultimo.
court-leads = { $faction }: { $character } guida la fazione.
court-picked = { $faction }: chiami { $character } a corte.
court-given = { $faction }: { $character } entra nella mano di corte (scelta: { $giver }).
court-dealt = { $faction }: il caso porta { $character } a corte.
court-card = { $faction }: { $character } si fa avanti.
court-spent = { $faction }: { $character } si gioca senza azione.
court-sent_away = { $character } lascia la corte e torna nel mazzo.
massacre-tested = Prova del massacro: { $roll } ai dadi, avviene con { $needed } o meno.
massacre-strikes = Il massacro di san Bartolomeo.
massacre-victim = Vittima del massacro: { $character }.
massacre-drawn = Peschi { $character } per una nuova mano di corte.
taxes-level = Le tasse reali sono a { $level }.
town-converted = { $town } passa di mano: { $faction }.
treaty-gained = { $faction }: { $points ->
    [one] un punto trattato
   *[other] { $points } punti trattato
}.
troops-placed = { $faction }: { $troops ->
    [one] un punto truppa
   *[other] { $troops } punti truppa
} per { $army } ({ $province }).
troops-lost = { $faction }: { $troops ->
    [one] un punto truppa
   *[other] { $troops } punti truppa
} senza un esercito a cui unirsi ({ $province }).
game-points = { $faction }: { $points ->
    [one] un punto
   *[other] { $points } punti
} alla fine.
game-won = Vittoria: { $faction }.
turn-counted = Il turno { $turn } è contato.
