# De Nieuwe Wereld: reizen, koloniën, rijkdommen, kapers (20).

## Vragen

voyage-choice = { $explorer } bereikt het verre zuiden: wat eist hij op?
colony-box = Waar sticht je de kolonie?

## Gebeurtenissen

voyage-launched = Schepen van { the-power } steken de Atlantische Oceaan over ({ $voyage }).
voyage-captain = De ontdekkingsreiziger van { the-power } is { $explorer }.
voyage-rolled = { $explorer } gooit { $dice }; na aanpassing { $total }.
voyage-discovery = Ontdekking van { the-power }: { $discovery } ({ $explorer }, { $points } OP).
voyage-nothing = { $explorer } keert zonder ontdekking terug.
voyage-lost = { $explorer } keert nooit terug.
card-leaves = ‘{ $card }’ verdwijnt uit het spel.
conquest-chief = De conquistador van { the-power } is { $conquistador }.
conquest-rolled = Verovering, { $conquistador }: worp { $dice }, na aanpassing { $total }.
conquest-killed = De expeditie van { the-power } gaat ten onder ({ $conquistador }).
conquest-nothing = De expeditie van { the-power } keert met lege handen terug ({ $conquistador }).
conquest-made = Verovering van { the-power }: { $conquest } ({ $conquistador }, { $points } OP).
conquest-exhausted = De rijkdommen van een verovering van { the-power } zijn uitgeput: { $conquest }.
colony-founded = { start-power } { $power_number ->
    [plural] stichten
   *[other] sticht
} een kolonie: { $colony }.
colony-potosi = Het zilver van Potosí stroomt naar { the-power } ({ $colony }).
colony-lost = { start-power } { $power_number ->
    [plural] verliezen
   *[other] verliest
} een kolonie: { $colony }.
riches-rolled = Rijkdommen, { $riches } ({ $power }): { $total }, { $result }.
riches-card = { start-power } { $power_number ->
    [plural] krijgen
   *[other] krijgt
} een kaart uit de Nieuwe Wereld.
raider-sunk = De kaper van { the-power } wordt tot zinken gebracht.
raider-fails = De kaper van { the-power } loopt de zilvervloot mis.
raider-retires = De kaper van { the-power } neemt de schat en trekt zich terug.
raider-steals = De kaper van { the-power } neemt de schat.

## Dobbelstenen en kansen

voyage-value = Waarde van de ontdekkingsreiziger
voyage-mercator = { card-mercators_map }
conquest-value = Waarde van de conquistador
conquest-smallpox = { card-smallpox }
riches-plantations = { card-plantations }
odds-exploration = Een ontdekkingsreis
odds-circumnavigation = Een reis om de wereld
odds-conquest = Een veroveringstocht
odds-riches = Rijkdommen van de Nieuwe Wereld
exploration-lost = De ontdekkingsreiziger gaat verloren
exploration-nothing = Geen ontdekking
exploration-river = Een ontdekking van één punt
exploration-choice = Een keuze uit de grootste ontdekkingen
around-fails = De ontdekkingsreiziger gaat verloren
around-succeeds = De wereld rond
around-card = De wereld rond, en een kaart
conquering-killed = De expeditie gaat ten onder
conquering-nothing = Geen verovering
conquering-inca = { conquest-inca }
conquering-aztec = { conquest-aztec }
conquering-maya = { conquest-maya }
yield-card = Een kaart
yield-last = Een kaart, de laatste
yield-nothing = Niets
yield-lost = Verloren zonder kaart

## Weigeringen

refused-voyage-never = Alleen Engeland, Frankrijk en de Habsburgers varen naar de Nieuwe Wereld, niet { the-power }.
refused-voyage-once = { $action }: slechts eenmaal per beurt.
refused-voyage-points = { $action }: dit kost { $cost } CP.
refused-voyage-explorers = { start-power } { $power_number ->
    [plural] hebben
   *[other] heeft
} geen ontdekkingsreiziger meer om te sturen.
refused-voyage-conquistadors = { start-power } { $power_number ->
    [plural] hebben
   *[other] heeft
} geen expeditie meer om te sturen.
refused-voyage-boxes = { start-power } { $power_number ->
    [plural] hebben
   *[other] heeft
} geen plaats voor nog een kolonie.
refused-voyage-claimed = { $discovery }: al opgeëist ({ $power }).
refused-voyage-strait = { $discovery }: die vindt men alleen op weg om de wereld.
refused-voyage-box_taken = Daar is al een kolonie: { $colony }.
refused-voyage-box_foreign = Dat is niet jouw deel van de Nieuwe Wereld: { $colony }.
