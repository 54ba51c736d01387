# Controle, onrust, belegeringen, bestormingen, bouwen en voorjaarsopmars (secties 10, 12, 15, 17).

## Vragen

control-space = Welke plaats in handen nemen of tot rust brengen?
control-use = Wat gebeurt er in { $space }?
siege-retreat = Het beleg van { $space } is gebroken: waarheen terugtrekken?
harbour-sea = { $space } is in andere handen: naar welke zee gaan de schepen?
assault-space = Welke plaats bestormen?
assault-leader = Bestorming van { $space }: welke leider doet mee?
assault-regulars = Bestorming van { $space }: hoeveel regulieren ({ $power })?
assault-hired = Bestorming van { $space }: hoeveel huurlingen of ruiters ({ $power })?
build-where = Waar bouwen? ({ $unit })
build-owner = Van wie is de eenheid die in { $space } gebouwd wordt ({ $unit })?
build-war = Voor welke buitenlandse oorlog? ({ $unit })
choice-build-war-at_home = Geen: de eenheid blijft op de kaart
recruits-unit = Wat bouwen? (nog { $points } { $points ->
    [one] punt
   *[other] punten
})
mercenaries-where = Waarheen gaan de volgende huurlingen? ({ $units } te plaatsen)
spring-from = Vanuit welke hoofdstad opmarcheren?
spring-to = Opmars vanuit { $space }: waarheen?
spring-leader = Opmars vanuit { $space }: welke leider gaat mee?
spring-regulars = Opmars vanuit { $space }: hoeveel regulieren ({ $power })?
spring-hired = Opmars vanuit { $space }: hoeveel huurlingen of ruiters ({ $power })?

respond-assault-declared = { $power } kondigt een bestorming van { $space } aan. Een kaart ertegen spelen?
respond-assault-recruits = Voor de bestorming van { $space } ({ $power }): een kaart spelen?
respond-assault-attacker = Bestorming van { $space } ({ $power }): een gevechtskaart spelen als aanvaller?
respond-assault-defender = Bestorming van { $space } ({ $power }): een gevechtskaart spelen als verdediger?
respond-assault-rolled = Bestorming van { $space } ({ $power }), de dobbelstenen zijn geworpen: een kaart spelen?
respond-spring-begins = Voordat iemand opmarcheert: een kaart spelen?
respond-spring-own = Voor uw opmars: een kaart spelen?

## Antwoorden

choice-control-use-take = In handen nemen
choice-control-use-calm = De onrust beëindigen
choice-assault-leader-done = Geen andere leider
choice-spring-leader-done = Geen andere leider
choice-spring-from-pass = Niet opmarcheren
choice-recruits-unit-pass = Niets meer bouwen

## Gebeurtenissen

control-taken = { $power }: { $space } in handen genomen.
unrest-comes = Onrust in { $space }.
unrest-goes = De onrust in { $space } is voorbij.
siege-laid = { $power } slaat het beleg voor { $space }.
siege-broken = Het beleg van { $space } is gebroken.
siege-captured = { $leader } is gevangen ({ $power }).
siege-escaped = { $leader } ontsnapt en is volgende beurt terug.
harbour-left = { $power }: de schepen verlaten { $space } ({ $sea }).
assault-stopped = De bestorming van { $space } gaat niet door ({ $power }).
assault-begins = { $power } bestormt { $space }: { $attack ->
    [one] { $attack } dobbelsteen
   *[other] { $attack } dobbelstenen
} tegen { $defence }.
assault-restless = De huurlingen verlaten de bestorming ({ $power }, { $units } verloren).
assault-fought = Bestorming van { $space } ({ $power }): { $hits ->
    [one] { $hits } treffer
   *[other] { $hits } treffers
} toegebracht, { $losses } geïncasseerd.
assault-won = { $space } valt ({ $power }).
assault-failed = { $space } doorstaat de bestorming ({ $power }).
knights-gone = De ridders van Sint-Jan zijn uit { $space } verdreven.
build-done = { $power } bouwt in { $space }: { $unit }.
build-abroad = { $power } bouwt voor een buitenlandse oorlog ({ $card }): { $unit }.
spring-deployed = { $power } marcheert op met { $units ->
    [0] alleen leiders
    [one] { $units } landeenheid
   *[other] { $units } landeenheden
}, van { $space } naar { $target }.

## Kansen

assault-success = De plaats valt
assault-continues = Het beleg gaat door
assault-breaks = Het beleg is gebroken
assault-destroyed = De aanvaller is vernietigd
odds-assault = Een stormloop
odds-assault-units = Bestormende eenheden
odds-assault-leader = Beste leider van de bestorming
odds-assault-card = Gevechtskaart
