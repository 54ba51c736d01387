# Controle, onrust, belegeringen, bestormingen, bouwen en voorjaarsopmars (secties 10, 12, 15, 17).

## Vragen

control-space = Welke plaats in bezit nemen of tot rust brengen?
control-use = Wat doe je { in-space }?
siege-retreat = Het beleg van { the-space } is gebroken: waarheen trek je je terug?
harbour-sea = { start-space } is in andere handen: naar welke zee gaan de schepen?
assault-space = Welke plaats bestormen?
assault-leader = Bestorming van { the-space }: welke leider doet mee?
assault-regulars = Bestorming van { the-space }: hoeveel regulieren ({ $power })?
assault-hired = Bestorming van { the-space }: hoeveel huurlingen of ruiters ({ $power })?
build-where = Waar bouwen? ({ $unit })
build-owner = Van wie is de eenheid die je bouwt { in-space } ({ $unit })?
build-war = Voor welke buitenlandse oorlog? ({ $unit })
choice-build-war-at_home = Geen: de eenheid blijft op het bord
recruits-unit = Wat bouw je? (nog { $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
mercenaries-where = Waarheen gaan de volgende huurlingen? ({ $units } te plaatsen)
spring-from = Vanuit welke hoofdstad stel je op?
spring-to = Opstelling vanuit { the-space }: waarheen?
spring-leader = Opstelling vanuit { the-space }: welke leider gaat mee?
spring-regulars = Opstelling vanuit { the-space }: hoeveel regulieren ({ $power })?
spring-hired = Opstelling vanuit { the-space }: hoeveel huurlingen of ruiters ({ $power })?

respond-assault-declared = { start-power } { $power_number ->
    [plural] kondigen
   *[other] kondigt
} een bestorming van { the-space } aan. Speel je er een kaart tegen?
respond-assault-recruits = Vóór de bestorming van { the-space } door { the-power }: speel je een kaart?
respond-assault-attacker = Bestorming van { the-space } door { the-power }: speel je een gevechtskaart als aanvaller?
respond-assault-defender = Bestorming van { the-space } door { the-power }: speel je een gevechtskaart als verdediger?
respond-assault-rolled = Bestorming van { the-space } door { the-power }, er is gegooid (treffers: { $hits } tegen { $losses }): speel je een kaart?
respond-spring-begins = Voordat iemand opstelt: speel je een kaart?
respond-spring-own = Vóór je opstelling in de lente: speel je een kaart?

## Antwoorden

choice-control-use-take = In bezit nemen
choice-control-use-calm = De onrust beëindigen
choice-assault-leader-done = Geen andere leider
choice-spring-leader-done = Geen andere leider
choice-spring-from-pass = Niet opstellen
choice-recruits-unit-pass = Niets meer bouwen

## Gebeurtenissen

control-taken = { start-power } { $power_number ->
    [plural] nemen
   *[other] neemt
} { the-space } in bezit.
unrest-comes = Onrust { in-space }.
unrest-goes = De onrust { in-space } is voorbij.
siege-laid = { start-power } { $power_number ->
    [plural] slaan
   *[other] slaat
} het beleg voor { the-space }.
siege-broken = Het beleg van { the-space } is gebroken.
siege-captured = { start-leader } is gevangengenomen door { the-power }.
siege-escaped = { start-leader } ontsnapt en is volgende beurt terug.
harbour-left = De schepen van { the-power } verlaten { the-space } en varen naar { the-sea }.
assault-stopped = De bestorming van { the-space } door { the-power } gaat niet door.
assault-begins = { start-power } { $power_number ->
    [plural] bestormen
   *[other] bestormt
} { the-space }: { $attack ->
    [one] { $attack } dobbelsteen
   *[other] { $attack } dobbelstenen
} tegen { $defence }.
assault-restless = De huurlingen van { the-power } verlaten de bestorming ({ $units ->
    [one] { $units } eenheid verloren
   *[other] { $units } eenheden verloren
}).
assault-fought = Bestorming van { the-space } door { the-power }: { $hits ->
    [one] { $hits } treffer
   *[other] { $hits } treffers
} toegebracht, { $losses } geïncasseerd.
assault-won = { start-space } valt in handen van { the-power }.
assault-failed = { start-space } doorstaat de bestorming door { the-power }.
knights-gone = De ridders van Sint-Jan zijn uit { the-space } verdreven.
build-done = { start-power } { $unit_id ->
    [squadron] { $power_number ->
        [plural] bouwen
       *[other] bouwt
    }
    [corsair] { $power_number ->
        [plural] bouwen
       *[other] bouwt
    }
   *[other] { $power_number ->
        [plural] werven
       *[other] werft
    }
} { a-unit } { in-space }.
build-abroad = { start-power } { $power_number ->
    [plural] werven
   *[other] werft
} { a-unit } voor een buitenlandse oorlog (‘{ $card }’).
spring-deployed = { start-power } { $power_number ->
    [plural] stellen
   *[other] stelt
} { $units ->
    [0] alleen leiders
    [one] { $units } landeenheid
   *[other] { $units } landeenheden
} op, van { the-space } naar { the-target }.

## Kansen

assault-success = De plaats valt
assault-continues = Het beleg gaat door
assault-breaks = Het beleg is gebroken
assault-destroyed = De aanvaller is vernietigd
odds-assault = Een bestorming
odds-assault-units = Bestormende eenheden
odds-assault-leader = Beste leider van de bestorming
odds-assault-card = Gevechtskaart
