# Wat er gebeurt buiten losse handelingen, kaarten en gevechten.

phase-begins = Beurt { $turn }: { $phase }.
character-enters = { $character } komt in het spel ({ $faction }).
character-dies = { $character } is gestorven.
character-removed = { $character } verlaat het spel.
character-absent = { $character } is voor de rest van de beurt in het buitenland.
character-changes_sides = { $character } wisselt van partij: { $faction }.
call_to_arms = De Oproep ten strijde! De Hugenoten sluiten zich aan bij de Royalisten, de Liga staat alleen, en beurt { $turn } is de laatste.
court-leads = { $faction }: { $character } leidt de partij.
court-picked = { $faction }: u roept { $character } naar het hof.
court-given = { $faction }: { $character } komt bij de hofkaarten (gekozen door: { $giver }).
court-dealt = { $faction }: het toeval brengt { $character } aan het hof.
court-card = { $faction }: { $character } treedt naar voren.
court-spent = { $faction }: { $character } wordt zonder handeling gespeeld.
court-sent_away = { $character } verlaat het hof en gaat terug in de stapel.
massacre-tested = Worp voor de slachting: { $roll } gegooid, ze gebeurt bij { $needed } of minder.
massacre-strikes = De slachting van de Bartholomeusnacht.
massacre-victim = { $character } wordt vermoord.
massacre-drawn = U trekt { $character } voor nieuwe hofkaarten.
taxes-level = De koninklijke belastingen staan op { $level }.
town-converted = { $town } gaat over: { $faction }.
treaty-gained = { $faction }: { $points ->
    [one] één verdragspunt
   *[other] { $points } verdragspunten
}.
troops-placed = { $faction }: { $troops ->
    [one] één troepenpunt
   *[other] { $troops } troepenpunten
} voor { $army } ({ $province }).
troops-lost = { $faction }: { $troops ->
    [one] één troepenpunt
   *[other] { $troops } troepenpunten
} zonder leger om bij te komen ({ $province }).
game-points = { $faction }: { $points ->
    [one] één punt
   *[other] { $points } punten
} aan het einde.
game-won = Overwinning: { $faction }.
turn-counted = Beurt { $turn } is geteld.
