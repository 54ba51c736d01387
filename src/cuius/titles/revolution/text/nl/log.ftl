# Wat er gebeurde. De zinsdelen `who-did`, `in-region` enzovoort staan in grammar.ftl.

## De speelronde

phase-begins = Speelronde { $turn }: { $phase }.
points-counted = { $faction }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
order-placed = { who-did } de factiekaart neergelegd voor de volgende speelvolgorde.
order-fixed = Speelvolgorde van de volgende speelronde: { $order }.

## Belasting en steun

taxes-collected = { who-did } { $coins ->
    [one] één geldstuk
   *[other] { $coins } geldstukken
} belasting geheven.
treasury-moved = { $count ->
    [0] { who-did } stukken uit het steunkader { $box } gehaald, maar niets heeft de schatkist bereikt.
    [one] { who-did } één geldstuk uit het steunkader { $box } naar de schatkist verplaatst.
   *[other] { who-did } { $count } geldstukken uit het steunkader { $box } naar de schatkist verplaatst.
}
treasury-intercepted = { who-did } { $count ->
    [one] één geldstuk
   *[other] { $count } geldstukken
} { of-mover } onderschept.
support-moved = { who-did } een stuk uit het steunkader { $box } naar het platteland { of-province } verplaatst.

## Legers

army-placed = { who-did } een leger geplaatst { in-region }.
army-maintained = { who-did } een leger onderhouden { in-region }.
army-disbanded = { who-did } een leger ontbonden { in-region }.
army-abandoned = { who-did } een leger verlaten { in-region }.
army-raised = { who-did } een leger geworven { in-region }.
army-marched = { who-did } een leger verplaatst { from-origin } { to-target }.
town-looted = { who-did } het verlaten leger een provinciestad laten plunderen { in-province }: er komt een neutraal stuk op het platteland.
counter-looted = { who-did } het verlaten leger { a-counter } laten plunderen { in-place }.
battle-fought = Veldslag { in-region }. In slagorde: { $fought }. Blijven over: { $left }.
battle-standoff = Patstelling { in-region }: { $one } en { $other }.
march-stopped = De Watergeuzen hebben een leger { of-faction } belet { the-region } te verlaten.
influence-used = { who-did } { a-counter } bekeerd { in-place }.
influence-stopped = De Watergeuzen hebben een leger { of-faction } zijn invloed ontnomen { in-region }.

## Belegeringen

siege-laid = { who-did } het beleg geslagen voor { $city }.
siege-lifted = Het beleg { of-city } is gebroken: het leger { of-faction } keert terug naar het legerblok.
city-fell = { who-did } { $city } na het beleg ingenomen.
city-sacked = { $city } is in handen van de Watergeuzen gevallen: alle stukken worden er neutraal.

## Watergeuzen

beggars-hired = { who-did } { $count ->
    [one] één Watergeus
   *[other] { $count } Watergeuzen
} gehuurd.
beggars-destroyed = { who-did } met Watergeuzen een leger { of-enemy } verslagen { in-region }.
beggars-relieved = { who-did } met Watergeuzen de belegeringen gebroken { in-region }.
beggars-plundered = { who-did } een Watergeus een provinciestad laten plunderen { in-province }: er komt een neutraal stuk op het platteland.
beggars-besieged = { who-did } met Watergeuzen het beleg geslagen voor { $city }.
beggars-stayed = { who-did } { $count ->
    [one] één Watergeus
   *[other] { $count } Watergeuzen
} op wacht gelaten { in-region }.

## Stukken in provincies

units-placed = { who-did } { $count ->
    [one] één nieuw stuk
   *[other] { $count } nieuwe stukken
} geplaatst: { $where }.
units-unplaced = { who-did } { $count ->
    [one] voor één nieuw stuk geen plaats gevonden; het wordt een geldstuk
   *[other] voor { $count } nieuwe stukken geen plaats gevonden; ze worden geldstukken
}.
conflict-begins = Conflict { in-province }.
conflict-removed = Verloren in het conflict: { a-counter } { in-place }.
neutral-added = Er kwam een neutraal stuk op het platteland { of-province }.
neutral-removed = Een neutraal stuk { in-place } is teruggekeerd naar de voorraad.
neutral-filled = { $count ->
    [one] Eén neutraal stuk bezet nu het lege { $place }.
   *[other] { $count } neutrale stukken bezetten nu het lege { $place }.
}
overflow-moved = { who-did } een overtollig stuk verplaatst { from-origin } { to-target }.
overflow-returned = { who-did } een overtollig stuk { in-place } teruggenomen in de voorraad.
counters-moved = { who-did } stukken verplaatst { in-province }.

## Gezindheid van stedelingen

allegiance-staked = { who-did } { $coins ->
    [one] één geldstuk
   *[other] { $coins } geldstukken
} ingezet op de gezindheid { of-city }.
allegiance-moved = Gezindheid { of-city }: de marker gaat naar kolom { $column }.
allegiance-lost = De stedelingen { of-city } verdrijven { a-counter }.
allegiance-gained = De stedelingen { of-city } onthalen { a-counter }.

## Benoemingen

city-awarded = De stadskaart van { $what } gaat { to-faction }.
city-lost = De stadskaart van { $what } gaat naar niemand.
province-awarded = De provinciekaart van { $what } gaat { to-faction }.
province-lost = De provinciekaart van { $what } gaat naar niemand.
bishopric-moved = Het { $bishopric } is nu { $column }.
university-changed = { $faith_id ->
    [none] De { $university } is opgeheven.
   *[other] De { $university } is nu { $faith }.
}
