# Landbeweging, onderschepping, de slag ontwijken, veldslag en terugtocht (hoofdstukken 5, 13, 14, 15.2).

## Vragen

move-from = Vanwaar verplaats je een formatie?
move-to = Vanuit { the-space } waarheen?
move-on = Te zwak om { the-space } te belegeren: verder trekken of terug?
intercept-from = { start-mover } { $mover_number ->
    [plural] gaan
   *[other] gaat
} naar { the-space } ({ count-units }): vanwaar onderschep je?
avoid-to = { start-mover } { $mover_number ->
    [plural] komen
   *[other] komt
} { the-space } binnen ({ count-units }): waarheen ontwijk je de slag?
withdraw = { start-mover } { $mover_number ->
    [plural] komen
   *[other] komt
} { the-space } binnen: trek je je achter de muren terug?
retreat-to = Terugtocht uit { the-space }: waarheen?
battle-loss = { start-power } { $power_number ->
    [plural] moeten
   *[other] moet
} nog { $many ->
    [one] { $many } eenheid
   *[other] { $many } eenheden
} verliezen: welke?
battle-loss_from = Welk leger lijdt het volgende verlies?
respond-move-declared = { start-mover } { $mover_number ->
    [plural] kondigen
   *[other] kondigt
} een beweging naar { the-space } aan ({ count-units }). Speel je er een kaart tegen?
respond-battle-mercenaries = Slag bij { the-space }, { the-attacker } tegen { the-defender }: werf je op het laatst nog?
respond-battle-cards = Slag, { the-attacker } tegen { the-defender }: speel je een gevechtskaart?
respond-battle-dice = Slag, { the-attacker } tegen { the-defender }, er is gegooid (treffers: { $hits } tegen { $losses }): speel je een kaart?
move-leader = Beweging uit { the-space }: welke leider?
move-regulars = Beweging uit { the-space }: hoeveel regulieren ({ $power })?
move-hired = Beweging uit { the-space }: hoeveel huurlingen of ruiters ({ $power })?
intercept-leader = Onderschepping uit { the-space }: welke leider?
intercept-regulars = Onderschepping uit { the-space }: hoeveel regulieren ({ $power })?
intercept-hired = Onderschepping uit { the-space }: hoeveel huurlingen of ruiters ({ $power })?
avoid-leader = Slag ontwijken { in-space }: welke leider?
avoid-regulars = Slag ontwijken { in-space }: hoeveel regulieren ({ $power })?
avoid-hired = Slag ontwijken { in-space }: hoeveel huurlingen of ruiters ({ $power })?
shelter-leader = Binnen de muren van { the-space }: welke leider?
shelter-regulars = Binnen de muren van { the-space }: hoeveel regulieren ({ $power })?
shelter-hired = Binnen de muren van { the-space }: hoeveel huurlingen of ruiters ({ $power })?
sortie-leader = Uitval uit { the-space }: welke leider?
sortie-regulars = Uitval uit { the-space }: hoeveel regulieren ({ $power })?
sortie-hired = Uitval uit { the-space }: hoeveel huurlingen of ruiters ({ $power })?
back-leader = Terug binnen de muren van { the-space }: welke leider?
back-regulars = Terug binnen de muren van { the-space }: hoeveel regulieren ({ $power })?
back-hired = Terug binnen de muren van { the-space }: hoeveel huurlingen of ruiters ({ $power })?
refuge-leader = Toevlucht { in-space }: welke leider?
refuge-regulars = Toevlucht { in-space }: hoeveel regulieren ({ $power })?
refuge-hired = Toevlucht { in-space }: hoeveel huurlingen of ruiters ({ $power })?

## Antwoorden

choice-move-on-retreat = Terugtrekken
choice-intercept-from-pass = Niet onderscheppen
choice-avoid-to-pass = Blijven
choice-withdraw-withdraw = Naar binnen
choice-withdraw-stand = Buiten blijven
choice-battle-loss_from-relief = Het ontzettingsleger
choice-battle-loss_from-garrison = Het garnizoen
choice-move-leader-done = Geen andere leider
choice-intercept-leader-done = Geen andere leider
choice-avoid-leader-done = Geen andere leider
choice-shelter-leader-done = Geen andere leider
choice-sortie-leader-done = Geen andere leider
choice-back-leader-done = Geen andere leider
choice-refuge-leader-done = Geen andere leider

## Gebeurtenissen

move-done = { start-power } { $power_number ->
    [plural] gaan
   *[other] gaat
} van { the-origin } naar { the-space } ({ $units ->
    [0] alleen leiders
    [one] { $units } eenheid
   *[other] { $units } eenheden
}).
move-stopped = De beweging van { the-power } naar { the-space } gaat niet door.
intercept-tried = { start-power } { $power_number ->
    [plural] proberen
   *[other] probeert
} { in-space } te onderscheppen vanuit { the-origin }: { $total }, { $success ->
    [1] gelukt
   *[other] mislukt
}.
avoid-tried = { start-power } { $power_number ->
    [plural] proberen
   *[other] probeert
} de slag { in-space } te ontwijken: { $total }, { $success ->
    [1] gelukt
   *[other] mislukt
}.
avoid-freely = { start-power }, al eerder verslagen, { $power_number ->
    [plural] verlaten
   *[other] verlaat
} { the-space } zonder te gooien.
withdraw-done = De verdedigers van { the-space } ({ $power }) trekken zich achter de muren terug.
battle-begins = Slag bij { the-space }: { the-attacker } tegen { the-defender }.
battle-fought = { start-attacker } tegen { the-defender }: { count-hits } met { count-dice }, { $losses } met { $against } als antwoord.
battle-no_change = { start-power } { $power_number ->
    [plural] kunnen
   *[other] kan
} niet wisselen en { $power_number ->
    [plural] verliezen
   *[other] verliest
} nog een eenheid.
battle-won = { start-winner } { $winner_number ->
    [plural] winnen
   *[other] wint
} bij { the-space }.
retreat-inside = { start-power } { $power_number ->
    [plural] trekken
   *[other] trekt
} zich achter de muren van { the-space } terug ({ $units ->
    [0] alleen leiders
    [one] { $units } eenheid
   *[other] { $units } eenheden
}).
retreat-done = { start-power } { $power_number ->
    [plural] trekken
   *[other] trekt
} zich terug van { the-origin } naar { the-target } ({ $units ->
    [0] alleen leiders
    [one] { $units } eenheid
   *[other] { $units } eenheden
}).
retreat-lost = Geen uitweg voor { the-power } { in-space }: { $units ->
    [one] { $units } eenheid verloren
   *[other] { $units } eenheden verloren
}.

## Kansen

odds-battle = Een veldslag
odds-interception = Een onderschepping te land
odds-avoiding = Een slag te land ontwijken
battle-attacker-wins = De aanvaller wint
battle-tie = Gelijke treffers: de verdediger wint
battle-defender-wins = De verdediger wint
intercept-success = De onderschepping lukt
intercept-failure = De onderschepping mislukt
avoid-success = De stapel ontkomt
avoid-failure = De stapel blijft
move-free = Niemand onderschept
move-intercepted = Onderweg onderschept
intercept-won = De onderschepping lukt, en de slag wordt gewonnen
intercept-lost = De onderschepping lukt, en de slag wordt verloren
avoid-stays-wins = De stapel blijft en wint de slag
avoid-stays-loses = De stapel blijft en verliest de slag
leader-rating = Gevechtswaarde van de beste leider
cavalry-own = Eigen ruiterij
cavalry-enemy = Ottomaanse ruiterij aan de andere kant
battle-defending = Voor het verdedigen
battle-cards = Gevechtskaarten

## Weigeringen

refused-march-nobody = Je hebt niemand { in-space }.
refused-march-besieged = Je eenheden { in-space } worden belegerd.
refused-march-fresh-siege = Je eenheden hebben in deze impuls het beleg voor { the-space } geslagen en blijven daar.
refused-march-beaten = Je eenheden { in-space } zijn in deze impuls verslagen of mogen niet meer bewegen.
refused-march-no-road = Vanuit { the-space } leidt deze actie naar geen plaats die je binnen mag.
refused-march-far = { start-space } grenst er niet aan.
refused-march-pass = Naar { the-space } gaat het over een pas: daarvoor is de beweging over een pas nodig, die meer kost.
refused-march-plain = Naar { the-space } ligt geen pas: de gewone beweging volstaat en kost minder.
refused-march-leaders-alone = Leiders gaan niet zonder landeenheden naar { the-space }: daar is de vijand.
refused-march-electorate = Vóór het Schmalkaldisch Verbond mag niemand het keurvorstendom { $space } binnen.
refused-march-neutral = { start-space } is voor jou gesloten: er is oorlog noch bondgenootschap met { the-power }.
refused-march-strangers = De eenheden { in-space } zijn noch allemaal bondgenoten noch allemaal vijanden.
refused-march-tried-there = Vanuit { the-space } heb je deze beweging al proberen te onderscheppen.
refused-march-no-pass = Over een pas wordt niet onderschept, en { the-space } ligt achter een pas.
refused-march-leader-alone = Een leider { in-space } onderschept alleen waar bevriende eenheden staan.
refused-march-tried = Je eenheden { in-space } hebben in deze impuls al proberen te onderscheppen.
refused-march-enemys-way = De vijand kwam uit { the-space }.
refused-march-not-friendly = { start-space } is niet van jou en niet van een bondgenoot.
refused-march-unrest = Er heerst onrust { in-space }.
refused-march-enemies = Er staan vijandelijke eenheden { in-space }.
