# De Nieuwe Wereld: reizen, koloniën, rijkdommen, kapers (20).

## Vragen

voyage-choice = { $explorer } bereikt het verre zuiden: wat eist hij op?
colony-box = Waar sticht u de kolonie?

## Gebeurtenissen

voyage-launched = { $power }: schepen steken de Atlantische Oceaan over ({ $voyage }).
voyage-captain = { $power }: de ontdekkingsreiziger is { $explorer }.
voyage-rolled = { $explorer } gooit { $dice }; met wijzigingen { $total }.
voyage-discovery = { $explorer } eist een ontdekking op: { $discovery } ({ $points } OP, { $power }).
voyage-nothing = { $explorer } keert zonder ontdekking terug ({ $power }).
voyage-lost = { $explorer } keert nooit terug ({ $power }).
card-leaves = { $card } verdwijnt uit het spel.
conquest-chief = { $power }: de conquistador is { $conquistador }.
conquest-rolled = Verovering, { $conquistador }: worp { $dice }, met wijzigingen { $total }.
conquest-killed = { $power }: de expeditie gaat ten onder ({ $conquistador }).
conquest-nothing = { $power }: de expeditie keert met lege handen terug ({ $conquistador }).
conquest-made = { $power }: veroverd, { $conquest } ({ $conquistador }, { $points } OP).
conquest-exhausted = De rijkdommen van deze verovering zijn uitgeput: { $conquest } ({ $power }).
colony-founded = { $power }: een kolonie wordt gesticht, { $colony }.
colony-potosi = { $power }: het zilver van Potosí stroomt ({ $colony }).
colony-lost = { $power }: de kolonie wordt verlaten, { $colony }.
riches-rolled = Rijkdommen, { $riches } ({ $power }): { $total }, { $result }.
riches-card = Een kaart uit de Nieuwe Wereld gaat naar: { $power }.
raider-sunk = De kaper wordt tot zinken gebracht ({ $power }).
raider-fails = De kaper loopt de zilvervloot mis ({ $power }).
raider-retires = De kaper neemt de schat en trekt zich terug ({ $power }).
raider-steals = De kaper neemt de schat ({ $power }).

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

refused-voyage-never = Alleen Engeland, Frankrijk en de Habsburgers varen naar de Nieuwe Wereld, niet: { $power }.
refused-voyage-once = { $action }: slechts eenmaal per beurt.
refused-voyage-points = { $action }: dit kost { $cost } CP.
refused-voyage-explorers = Er is geen ontdekkingsreiziger meer om te sturen ({ $power }).
refused-voyage-conquistadors = Er is geen expeditie meer om te sturen ({ $power }).
refused-voyage-boxes = Er is geen plaats voor nog een kolonie ({ $power }).
refused-voyage-claimed = { $discovery }: al opgeëist ({ $power }).
refused-voyage-strait = { $discovery }: die vindt men alleen op weg om de wereld.
refused-voyage-box_taken = Daar is al een kolonie: { $colony }.
refused-voyage-box_foreign = Dat is niet uw deel van de Nieuwe Wereld: { $colony }.
