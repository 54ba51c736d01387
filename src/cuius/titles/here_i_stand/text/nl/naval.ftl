# Vlootbewegingen, onderschepping, ontwijken en gevecht op zee, vervoer, zeeroof (hoofdstukken 5.3, 16).

## Vragen

fleet-from = Vlootbeweging: schepen vanwaar?
fleet-to = Schepen in { $place } ({ $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}): waarheen?
fleet-whole = Varen alle schepen in { $place } uit ({ $power })?
fleet-squadrons = Vanuit { $place }: hoeveel eskaders ({ $power })?
fleet-corsairs = Vanuit { $place }: hoeveel kapers?
fleet-leader = Vanuit { $place }: welke vlootvoogd gaat mee?
fleet-follow = Er blijft geen schip in { $place }: waarheen gaat { $leader }?
fleet-battle = Zeegevecht: waar eerst?
fleet-enemy = Zeegevecht in { $place }: tegen wie eerst?
fleet-retreat = Terugtocht van de schepen uit { $place }: waarheen?
chase-from = Vlootbeweging ({ $mover }): vanwaar onderscheppen?
chase-to = Vlootbeweging ({ $mover }): vanuit { $place } in welke zeezone onderscheppen?
chase-whole = Proberen alle schepen in { $place } te onderscheppen ({ $power })?
chase-squadrons = Onderschepping vanuit { $place }: hoeveel eskaders ({ $power })?
chase-corsairs = Onderschepping vanuit { $place }: hoeveel kapers?
chase-leader = Onderschepping vanuit { $place }: welke vlootvoogd gaat mee?
evade-to = Vijandelijke schepen komen { $place } binnen ({ $mover }, { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}): waarheen de slag ontwijken?
naval-survivor = Beide vloten zouden zinken in { $place }: wat voor schip blijft over?
naval-loss = { $place }: wiens eskader gaat verloren?
transport-to = Het leger is op zee, { $sea } ({ $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}; commandopunten over: { $points }): waarheen?
piracy-sea = Zeeroof in welke zeezone?
piracy-target = Zeeroof, { $sea }: tegen wie?
piracy-price = Zeeroof, { $sea }, { $many ->
    [one] { $many } treffer
   *[other] { $many } treffers
} te betalen: wat kost de volgende?
piracy-ship = Zeeroof, { $sea }: waar gaat een eskader verloren?
respond-naval-declared = Vlootbeweging ({ $mover }, { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}). Een kaart ertegen spelen?
respond-naval-roll = { $power }, { $place }: { $total } gegooid. Een kaart spelen?
respond-naval-cards = Zeegevecht in { $place }, { $attacker } tegen { $defender }: een gevechtskaart spelen?
respond-naval-dice = Zeegevecht in { $place }, { $attacker } tegen { $defender }, er is gegooid: een kaart spelen?
respond-naval-rowers = Zeegevecht in { $place }, { $attacker } tegen { $defender }, er is gegooid: een kant meer riemen geven?
respond-transport-declared = Vervoer vanuit { $place } over { $sea } ({ $mover }, { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}). Een kaart ertegen spelen?
respond-piracy-declared = Zeeroof, { $sea }, tegen { $target }. Een kaart ertegen spelen?

## Antwoorden

choice-fleet-from-done = Geen schepen meer
choice-fleet-whole-all = Allemaal
choice-fleet-whole-part = Een deel
choice-fleet-leader-done = Geen vlootvoogd meer
choice-chase-from-pass = Niet onderscheppen
choice-chase-whole-all = Allemaal
choice-chase-whole-part = Een deel
choice-chase-leader-done = Geen vlootvoogd meer
choice-evade-to-pass = Blijven
choice-piracy-price-ship = Een eskader
choice-piracy-price-card = Een willekeurige kaart
choice-piracy-price-point = Een overwinningspunt

## Gebeurtenissen

fleet-sails = { $power }: van { $origin } naar { $target } ({ $squadrons ->
    [one] { $squadrons } eskader
   *[other] { $squadrons } eskaders
}, { $corsairs ->
    [one] { $corsairs } kaper
   *[other] { $corsairs } kapers
}).
fleet-lost = { $power }: geen uitweg uit { $place }, { $units ->
    [one] { $units } schip verloren
   *[other] { $units } schepen verloren
}.
fleet-retreats = { $power }: van { $origin } terug naar { $target } ({ $units ->
    [one] { $units } schip
   *[other] { $units } schepen
}).
naval-stopped = De vlootbeweging gaat niet door ({ $power }).
chase-tried = { $power }: onderschepping op zee, { $target }, vanuit { $origin }, { $total }, { $success ->
    [1] gelukt
   *[other] mislukt
}.
evade-tried = { $power }: slag ontwijken, van { $place } naar { $target }, { $total }, { $success ->
    [1] gelukt
   *[other] mislukt
}.
naval-begins = Zeegevecht in { $place }: { $attacker } tegen { $defender }.
naval-fought = { $attacker } tegen { $defender } op zee: { $hits ->
    [one] { $hits } treffer
   *[other] { $hits } treffers
} met { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}, { $losses } met { $against } als antwoord.
naval-won = Overwinning op zee, { $place }: { $winner }.
naval-lost = { $power }: verloren in { $place } { $squadrons ->
    [one] { $squadrons } eskader
   *[other] { $squadrons } eskaders
}, { $corsairs ->
    [one] { $corsairs } kaper
   *[other] { $corsairs } kapers
}.
transport-begins = { $power }: een leger scheept zich in te { $place }, { $sea } ({ $units ->
    [0] alleen aanvoerders
    [one] { $units } landeenheid
   *[other] { $units } landeenheden
}).
transport-stopped = Het vervoer vanuit { $place } gaat niet door ({ $power }).
piracy-begins = Zeeroof, { $sea }, tegen { $target }.
piracy-stopped = De zeeroof gaat niet door, { $sea }.
piracy-hunted = { $power }, { $sea }: { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
} tegen de kapers, { $sunk } uitgeschakeld.
piracy-raided = Zeeroof, { $sea }, tegen { $target }: { $hits ->
    [one] { $hits } treffer
   *[other] { $hits } treffers
} met { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}.
piracy-ship_lost = { $power }: een eskader in { $place } valt in handen van de zeerovers.
piracy-point = Zeeroof tegen { $target } levert een overwinningspunt op (nu { $points }).

## Kansen

odds-naval_combat = Een zeegevecht
odds-naval_interception = Een onderschepping op zee
odds-naval_avoiding = De slag ontwijken op zee
odds-piracy = Zeeroof
naval-attacker-wins = De aanvaller wint
naval-tie = Evenveel treffers: de verdediger wint
naval-defender-wins = De verdediger wint
chase-success = De onderschepping lukt
passage-free = De vloot vaart ongehinderd
passage-intercepted = De vloot wordt onderschept
chase-failure = De onderschepping mislukt
evade-success = De vloot ontkomt
evade-failure = De vloot blijft
piracy-hunted_down = Er is geen kaper over
piracy-hits-0 = Geen treffer
piracy-hits-1 = Eén treffer
piracy-hits-2 = Twee treffers
piracy-hits-3 = Drie treffers
piracy-hits-4 = Vier treffers
naval-leader = Gevechtswaarde van de beste vlootvoogd
naval-extra = Kaarten
naval-in_port = Verdediging van een haven
piracy-leader = Zeeroofwaarde van de vlootvoogd
piracy-ships_there = Eskaders van het doelwit in de zeezone
piracy-ships_near = Eskaders naast de zeezone
piracy-fortresses = Vestingen aan de zeezone

# Waarom een antwoord niet mogelijk is: op zee, voor zeerovers, bij het bouwen, in de winter.
refused-sea-nobody = U hebt daar geen schepen ({ $place }).
refused-sea-beaten = Uw schepen ({ $place }) hebben in deze impuls een gevecht verloren.
refused-sea-under-way = { $place }: alle schepen die weg mogen hebben hun doel, of kunnen nergens heen.
refused-sea-far = { $place } grenst er niet aan.
refused-sea-atlantic = Schepen van Genua en Venetië, en Andrea Doria, varen daar nooit ({ $place }).
refused-sea-port = { $place } is uw haven niet, en er liggen geen vijandelijke schepen.
refused-sea-foreign = { $place } is uw haven niet.
refused-sea-unrest = { $place } is in onrust.
refused-sea-enemies = Er liggen vijandelijke schepen ({ $place }).
refused-sea-engaged = Er liggen schepen van de actieve mogendheid ({ $power }, { $place }): van daar onderschept niemand.
refused-sea-tried = De schepen ({ $place }) hebben het al geprobeerd.
refused-piracy-no-corsair = Er is geen kaper in deze zone ({ $sea }).
refused-piracy-once = { $sea }: daar was deze beurt al zeeroof.
refused-piracy-nobody = { $sea }: niemand die u mag beroven heeft daar een haven.
refused-piracy-own-player = { $power }: dat is dezelfde speler.
refused-piracy-no-port = { $power } is geen grote mogendheid met een haven aan deze zone ({ $sea }).
refused-build-port = { $unit }: { $space } is geen haven.
refused-build-haven = { $space }: daar worden alleen kapers gebouwd.
refused-build-home = { $unit }: { $space } is er geen thuisplaats voor, of er is geen fiche over.
refused-build-lost = { $space } is in andere handen.
refused-build-unrest = { $space } is in onrust.
refused-build-enemies = { $space } wordt belegerd, of er staan vijandelijke eenheden.
refused-winter-walls = { $space } is geen versterkte plaats van u.
refused-winter-lost = Uw hoofdstad { $space } is in andere handen.
refused-winter-capital = Eenheden te veel gaan alleen naar de hoofdstad, niet naar { $space }.
refused-winter-far = { $space } is noch de dichtstbijzijnde versterkte plaats noch de hoofdstad.
refused-winter-full = In { $space } zijn al vier landeenheden.
refused-winter-port-far = { $space } is niet de dichtstbijzijnde haven.
refused-winter-port-foreign = { $space } is uw haven niet.
