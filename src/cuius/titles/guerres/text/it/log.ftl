# Ciò che accade fuori da singole azioni, carte e combattimenti.

phase-begins = Turno { $turn }: { $phase }.
character-enters = { start-character } entra in gioco ({ $faction }).
character-dies = { start-character } muore.
character-removed = { start-character } lascia la partita.
character-absent = { start-character } è all’estero fino alla fine del turno.
character-changes_sides = { start-character } passa { to-faction }.
call_to_arms = La Chiamata alle armi! Gli Ugonotti si uniscono ai Realisti, la Lega resta sola, e il turno { $turn } è l’ultimo.
court-leads = { start-character } guida { the-faction }.
court-picked = Chiami { the-character } a corte ({ $faction }).
court-given = { start-character } entra nella mano di corte { of-faction } (scelta { of-giver }).
court-dealt = Il caso porta { the-character } a corte ({ $faction }).
court-card = { start-character } si fa avanti ({ $faction }).
court-spent = La carta { of-character } si gioca senza azione ({ $faction }).
court-sent_away = { start-character } lascia la corte e torna nel mazzo.
massacre-tested = Prova del massacro: { $roll } ai dadi, avviene con { $needed } o meno.
massacre-strikes = Avviene il massacro di San Bartolomeo.
massacre-victim = { start-character } muore nel massacro.
massacre-drawn = Peschi { the-character } per una nuova mano di corte.
taxes-level = Le tasse reali sono a { $level }.
town-converted = { $town } passa { to-faction }.
treaty-gained = { start-faction } { $faction_number ->
    [plural] guadagnano
   *[other] guadagna
} { $points ->
    [one] un punto trattato
   *[other] { $points } punti trattato
}.
troops-placed = { start-faction } { $faction_number ->
    [plural] ricevono
   *[other] riceve
} { $troops ->
    [one] un punto truppa
   *[other] { $troops } punti truppa
} per { the-army } { in-province }.
troops-lost = { start-faction } { $faction_number ->
    [plural] perdono
   *[other] perde
} { $troops ->
    [one] un punto truppa
   *[other] { $troops } punti truppa
} { in-province }: nessun esercito a cui unirsi.
game-points = { start-faction } { $faction_number ->
    [plural] hanno
   *[other] ha
} { $points ->
    [one] un punto
   *[other] { $points } punti
} alla fine.
game-won = { start-faction } { $faction_number ->
    [plural] vincono
   *[other] vince
}.
turn-counted = Il turno { $turn } è finito.
