# Landbeweging, onderschepping, de slag ontwijken, veldslag en terugtocht (hoofdstukken 5, 13, 14, 15.2).

## Vragen

move-from = Vanwaar een formatie verplaatsen?
move-to = Vanuit { $space } waarheen?
move-on = Te zwak om { $space } te belegeren: verder trekken of terug?
intercept-from = Beweging naar { $space } ({ $mover }, { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}): vanwaar onderscheppen?
avoid-to = De vijand komt { $space } binnen ({ $mover }, { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}): waarheen de slag ontwijken?
withdraw = De vijand komt { $space } binnen ({ $mover }): terugtrekken achter de muren?
retreat-to = Terugtocht uit { $space }: waarheen?
battle-loss = { $power }: welke eenheid gaat verloren? (nog { $many })
battle-loss_from = Welke macht lijdt het volgende verlies?
respond-move-declared = Beweging naar { $space } ({ $mover }, { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}). Een kaart ertegen spelen?
respond-battle-mercenaries = Slag in { $space }, { $attacker } tegen { $defender }: op het laatst nog werven?
respond-battle-cards = Slag, { $attacker } tegen { $defender }: een gevechtskaart spelen?
respond-battle-dice = Slag, { $attacker } tegen { $defender }, er is gegooid: een kaart spelen?
move-leader = Beweging uit { $space }: welke aanvoerder?
move-regulars = Beweging uit { $space }: hoeveel vaste troepen ({ $power })?
move-hired = Beweging uit { $space }: hoeveel huurlingen of ruiters ({ $power })?
intercept-leader = Onderschepping uit { $space }: welke aanvoerder?
intercept-regulars = Onderschepping uit { $space }: hoeveel vaste troepen ({ $power })?
intercept-hired = Onderschepping uit { $space }: hoeveel huurlingen of ruiters ({ $power })?
avoid-leader = Slag ontwijken in { $space }: welke aanvoerder?
avoid-regulars = Slag ontwijken in { $space }: hoeveel vaste troepen ({ $power })?
avoid-hired = Slag ontwijken in { $space }: hoeveel huurlingen of ruiters ({ $power })?
shelter-leader = Binnen de muren van { $space }: welke aanvoerder?
shelter-regulars = Binnen de muren van { $space }: hoeveel vaste troepen ({ $power })?
shelter-hired = Binnen de muren van { $space }: hoeveel huurlingen of ruiters ({ $power })?
sortie-leader = Uitval uit { $space }: welke aanvoerder?
sortie-regulars = Uitval uit { $space }: hoeveel vaste troepen ({ $power })?
sortie-hired = Uitval uit { $space }: hoeveel huurlingen of ruiters ({ $power })?
back-leader = Terug binnen { $space }: welke aanvoerder?
back-regulars = Terug binnen { $space }: hoeveel vaste troepen ({ $power })?
back-hired = Terug binnen { $space }: hoeveel huurlingen of ruiters ({ $power })?
refuge-leader = Toevlucht in { $space }: welke aanvoerder?
refuge-regulars = Toevlucht in { $space }: hoeveel vaste troepen ({ $power })?
refuge-hired = Toevlucht in { $space }: hoeveel huurlingen of ruiters ({ $power })?

## Antwoorden

choice-move-on-retreat = Terugtrekken
choice-intercept-from-pass = Niet onderscheppen
choice-avoid-to-pass = Blijven
choice-withdraw-withdraw = Naar binnen
choice-withdraw-stand = Buiten blijven
choice-battle-loss_from-relief = Het ontzettingsleger
choice-battle-loss_from-garrison = Het garnizoen
choice-move-leader-done = Geen aanvoerder meer
choice-intercept-leader-done = Geen aanvoerder meer
choice-avoid-leader-done = Geen aanvoerder meer
choice-shelter-leader-done = Geen aanvoerder meer
choice-sortie-leader-done = Geen aanvoerder meer
choice-back-leader-done = Geen aanvoerder meer
choice-refuge-leader-done = Geen aanvoerder meer

## Gebeurtenissen

move-done = { $power }: beweging van { $origin } naar { $space } ({ $units ->
    [0] alleen aanvoerders
    [one] { $units } eenheid
   *[other] { $units } eenheden
}).
move-stopped = De beweging naar { $space } gaat niet door ({ $power }).
intercept-tried = { $power }: onderschepping in { $space } vanuit { $origin }, { $total }, { $success ->
    [1] gelukt
   *[other] mislukt
}.
avoid-tried = { $power }: slag ontwijken in { $space }, { $total }, { $success ->
    [1] gelukt
   *[other] mislukt
}.
avoid-freely = { $power }: al eerder verslagen, weg uit { $space } zonder te gooien.
withdraw-done = { $power }: de verdedigers van { $space } trekken zich achter de muren terug.
battle-begins = Slag in { $space }: { $attacker } tegen { $defender }.
battle-fought = { $attacker } tegen { $defender }: { $hits ->
    [one] { $hits } treffer
   *[other] { $hits } treffers
} met { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $losses } met { $against } als antwoord.
battle-no_change = { $power } kan niet wisselen en verliest nog een eenheid.
battle-won = Overwinning in { $space }: { $winner }.
retreat-inside = { $power }: achter de muren van { $space } ({ $units ->
    [0] alleen aanvoerders
    [one] { $units } eenheid
   *[other] { $units } eenheden
}).
retreat-done = { $power }: uit { $origin } naar { $target } ({ $units ->
    [0] alleen aanvoerders
    [one] { $units } eenheid
   *[other] { $units } eenheden
}).
retreat-lost = { $power }: geen uitweg uit { $space }, { $units ->
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
intercept-won = Zij lukt, en de slag wordt gewonnen
intercept-lost = Zij lukt, en de slag wordt verloren
avoid-stays-wins = De stapel blijft en wint de slag
avoid-stays-loses = De stapel blijft en verliest de slag
leader-rating = Gevechtswaarde van de beste aanvoerder
cavalry-own = Eigen ruiterij
cavalry-enemy = Ottomaanse ruiterij aan de andere kant
battle-defending = Voor het verdedigen
battle-cards = Gevechtskaarten

## Weigeringen

refused-march-nobody = U hebt niemand in { $space }.
refused-march-besieged = Uw eenheden in { $space } worden belegerd.
refused-march-fresh-siege = Uw eenheden hebben in deze impuls het beleg voor { $space } geslagen en blijven daar.
refused-march-beaten = Uw eenheden in { $space } zijn in deze impuls verslagen of mogen niet meer bewegen.
refused-march-no-road = Vanuit { $space } leidt deze actie naar geen gebied dat u binnen mag.
refused-march-far = { $space } grenst er niet aan.
refused-march-pass = Naar { $space } gaat het over een pas: daarvoor is de duurdere actie nodig.
refused-march-plain = Naar { $space } ligt geen pas: de goedkopere actie leidt daarheen.
refused-march-leaders-alone = Aanvoerders gaan niet zonder landeenheden naar { $space }: daar is de vijand.
refused-march-electorate = Vóór het Schmalkaldisch Verbond mag niemand het keurvorstendom { $space } binnen.
refused-march-neutral = { $space } is voor u gesloten: oorlog noch verbond ({ $power }).
refused-march-strangers = De eenheden in { $space } zijn noch allemaal bondgenoten noch allemaal vijanden.
refused-march-tried-there = Vanuit { $space } hebt u deze beweging al proberen te onderscheppen.
refused-march-no-pass = Over een pas wordt niet onderschept, en { $space } ligt achter een pas.
refused-march-leader-alone = Een aanvoerder in { $space } onderschept alleen waar bevriende eenheden staan.
refused-march-tried = Uw eenheden in { $space } hebben in deze impuls al proberen te onderscheppen.
refused-march-enemys-way = De vijand kwam uit { $space }.
refused-march-not-friendly = { $space } is niet van u en niet van een bondgenoot.
refused-march-unrest = In { $space } heerst onrust.
refused-march-enemies = Er staan vijandelijke eenheden in { $space }.
