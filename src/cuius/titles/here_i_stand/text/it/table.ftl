# Nomi brevi di ciò che parte, e di ciò che mostra la carta di una potenza.

part-leader = Comandanti
part-regulars = Regolari ({ $power })
part-hired = { $power_id ->
    [ottoman] Cavalieri
   *[other] Mercenari
} ({ $power })
part-whole = Navi ({ $power })
part-squadrons = Squadre ({ $power })
part-corsairs = Corsari

earned-keys = Chiavi
earned-electorates = Elettorati
earned-piracy = Pirateria
earned-heir = Erede al trono
earned-english_faith = La Riforma in Inghilterra
earned-chateaux = Castelli
earned-faith = La Riforma
earned-st_peters = San Pietro

board-cards_and_keys = Carte e chiavi
board-forces = Forze
board-minors = Potenze minori alleate
board-tracks = Tracciato proprio
note-ruler = amministrazione { $admin }, carte +{ $bonus }
