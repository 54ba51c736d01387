# Wat er gebeurt buiten losse handelingen, kaarten en gevechten.

phase-begins = Beurt { $turn }: { $phase }.
character-enters = { start-character } komt in het spel ({ $faction }).
character-dies = { start-character } is gestorven.
character-removed = { start-character } verlaat het spel.
character-absent = { start-character } is voor de rest van de beurt in het buitenland.
character-changes_sides = { start-character } gaat over naar { the-faction }.
call_to_arms = De Oproep tot de wapens! De Hugenoten sluiten zich aan bij de Royalisten, de Liga staat alleen, en beurt { $turn } is de laatste.
court-leads = { start-character } leidt { the-faction }.
court-picked = Je roept { the-character } naar het hof ({ $faction }).
court-given = { start-character } komt in de hofhand van { the-faction } (gekozen door { the-giver }).
court-dealt = Het toeval brengt { the-character } aan het hof ({ $faction }).
court-card = { start-character } treedt naar voren ({ $faction }).
court-spent = { start-character } wordt zonder actie gespeeld ({ $faction }).
court-sent_away = { start-character } verlaat het hof en gaat terug in de stapel.
massacre-tested = Worp voor de slachting: { $roll } gegooid; zij vindt plaats bij { $needed } of minder.
massacre-strikes = De slachting van de Bartholomeusnacht vindt plaats.
massacre-victim = { start-character } wordt vermoord.
massacre-drawn = Je trekt { the-character } voor een nieuwe hofhand.
taxes-level = De koninklijke belastingen staan op { $level }.
town-converted = { $town } gaat over naar { the-faction }.
treaty-gained = { start-faction } { $faction_number ->
    [plural] krijgen
   *[other] krijgt
} { $points ->
    [one] één verdragspunt
   *[other] { $points } verdragspunten
}.
troops-placed = { start-faction } { $faction_number ->
    [plural] krijgen
   *[other] krijgt
} { $troops ->
    [one] één troepenpunt
   *[other] { $troops } troepenpunten
} voor { the-army } { in-province }.
troops-lost = { start-faction } { $faction_number ->
    [plural] verliezen
   *[other] verliest
} { $troops ->
    [one] één troepenpunt
   *[other] { $troops } troepenpunten
} { in-province }: er is geen leger om bij te komen.
game-points = { start-faction } { $faction_number ->
    [plural] hebben
   *[other] heeft
} aan het einde { $points ->
    [one] één punt
   *[other] { $points } punten
}.
game-won = { start-faction } { $faction_number ->
    [plural] winnen
   *[other] wint
}.
turn-counted = Beurt { $turn } is afgelopen.
