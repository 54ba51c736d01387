# Vlootbewegingen, onderschepping, ontwijken en gevecht op zee, vervoer, zeeroof (hoofdstukken 5.3, 16).

## Vragen

fleet-from = Vlootbeweging: schepen vanwaar?
fleet-to = Schepen { in-place } ({ count-units }): waarheen?
fleet-whole = Varen alle schepen { in-place } uit ({ $power })?
fleet-squadrons = Vanuit { the-place }: hoeveel eskaders ({ $power })?
fleet-corsairs = Vanuit { the-place }: hoeveel kapers?
fleet-leader = Vanuit { the-place }: welke vlootvoogd gaat mee?
fleet-follow = Er blijft geen schip { in-place }: waarheen gaat { the-leader }?
fleet-battle = Zeegevecht: waar eerst?
fleet-enemy = Zeegevecht { in-place }: tegen wie eerst?
fleet-retreat = Terugtocht van de schepen uit { the-place }: waarheen?
chase-from = Vlootbeweging van { the-mover }: vanwaar onderschep je?
chase-to = Vlootbeweging van { the-mover }: in welke zeezone onderschep je vanuit { the-place }?
chase-whole = Proberen alle schepen { in-place } te onderscheppen ({ $power })?
chase-squadrons = Onderschepping vanuit { the-place }: hoeveel eskaders ({ $power })?
chase-corsairs = Onderschepping vanuit { the-place }: hoeveel kapers?
chase-leader = Onderschepping vanuit { the-place }: welke vlootvoogd gaat mee?
evade-to = { start-mover } { $mover_number ->
    [plural] komen
   *[other] komt
} aan { in-place } ({ count-units }): waarheen ontwijk je de slag?
naval-survivor = Beide vloten zouden zinken { in-place }: wat voor schip blijft over?
naval-loss = Gevecht { in-place }: wiens eskader gaat verloren?
transport-to = Het leger is { in-sea } ({ count-units }; commandopunten over: { $points }): waarheen?
piracy-sea = Zeeroof in welke zeezone?
piracy-target = Zeeroof { in-sea }: tegen wie?
piracy-price = Zeeroof { in-sea }, { $many ->
    [one] { $many } treffer
   *[other] { $many } treffers
} te betalen: wat kost de volgende?
piracy-ship = Zeeroof { in-sea }: waar verlies je een eskader?
respond-naval-declared = { start-mover } { $mover_number ->
    [plural] kondigen
   *[other] kondigt
} een vlootbeweging aan ({ count-units }). Speel je er een kaart tegen?
respond-naval-roll = { start-power } { $power_number ->
    [plural] gooien
   *[other] gooit
} { $total } { in-place }. Speel je een kaart?
respond-naval-cards = Zeegevecht { in-place }, { the-attacker } tegen { the-defender }: speel je een gevechtskaart?
respond-naval-dice = Zeegevecht { in-place }, { the-attacker } tegen { the-defender }, er is gegooid (treffers: { $hits } tegen { $losses }): speel je een kaart?
respond-naval-rowers = Zeegevecht { in-place }, { the-attacker } tegen { the-defender }, er is gegooid (treffers: { $hits } tegen { $losses }): speel je ‘{ card-professional_rowers }’?
respond-transport-declared = { start-mover } { $mover_number ->
    [plural] kondigen
   *[other] kondigt
} vervoer vanuit { the-place } over { the-sea } aan ({ count-units }). Speel je er een kaart tegen?
respond-piracy-declared = Zeeroof { in-sea } tegen { the-target }. Speel je er een kaart tegen?

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

fleet-sails = { start-power } { $power_number ->
    [plural] varen
   *[other] vaart
} van { the-origin } naar { the-target } ({ count-ships }).
fleet-lost = Geen uitweg uit { the-place }: { the-power } { $power_number ->
    [plural] verliezen
   *[other] verliest
} { $units ->
    [one] { $units } schip
   *[other] { $units } schepen
}.
fleet-retreats = { start-power } { $power_number ->
    [plural] trekken
   *[other] trekt
} zich terug van { the-origin } naar { the-target } ({ $units ->
    [one] { $units } schip
   *[other] { $units } schepen
}).
naval-stopped = De vlootbeweging van { the-power } gaat niet door.
chase-tried = { start-power } { $power_number ->
    [plural] proberen
   *[other] probeert
} { in-target } te onderscheppen vanuit { the-origin }: { $total }, { $success ->
    [1] gelukt
   *[other] mislukt
}.
evade-tried = { start-power } { $power_number ->
    [plural] proberen
   *[other] probeert
} de slag te ontwijken van { the-place } naar { the-target }: { $total }, { $success ->
    [1] gelukt
   *[other] mislukt
}.
naval-begins = Zeegevecht { in-place }: { the-attacker } tegen { the-defender }.
naval-fought = { start-attacker } tegen { the-defender } op zee: { count-hits } met { count-dice }, { $losses } met { $against } als antwoord.
naval-won = { start-winner } { $winner_number ->
    [plural] winnen
   *[other] wint
} het zeegevecht { in-place }.
naval-lost = { start-power } { $power_number ->
    [plural] verliezen
   *[other] verliest
} { in-place }: { count-ships }.
transport-begins = Een leger van { the-power } gaat { in-place } scheep en vaart over { the-sea } ({ $units ->
    [0] alleen leiders
    [one] { $units } landeenheid
   *[other] { $units } landeenheden
}).
transport-stopped = Het vervoer van { the-power } vanuit { the-place } gaat niet door.
piracy-begins = Zeeroof { in-sea } tegen { the-target }.
piracy-stopped = De zeeroof { in-sea } gaat niet door.
piracy-hunted = { start-power } { $power_number ->
    [plural] gooien
   *[other] gooit
} { count-dice } tegen de kapers { in-sea }: { $sunk } uitgeschakeld.
piracy-raided = Zeeroof { in-sea } tegen { the-target }: { count-hits } met { count-dice }.
piracy-ship_lost = Een eskader van { the-power } { in-place } valt in handen van de zeerovers.
piracy-point = Zeeroof tegen { the-target } levert een overwinningspunt op (nu { $points }).

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
refused-sea-nobody = Je hebt geen schepen { in-place }.
refused-sea-beaten = Je schepen { in-place } hebben in deze impuls een gevecht verloren.
refused-sea-under-way = Alle schepen { in-place } die weg mogen hebben hun doel, of kunnen nergens heen.
refused-sea-far = { start-place } grenst er niet aan.
refused-sea-atlantic = Schepen van Genua en Venetië, en Andrea Doria, varen nooit { in-place }.
refused-sea-port = { start-place } is je haven niet, en er liggen geen vijandelijke schepen.
refused-sea-foreign = { start-place } is je haven niet.
refused-sea-unrest = Er heerst onrust { in-place }.
refused-sea-enemies = Er liggen vijandelijke schepen { in-place }.
refused-sea-engaged = Er liggen schepen van { the-power } (aan zet) { in-place }: van daar onderschept niemand.
refused-sea-tried = De schepen { in-place } hebben het al geprobeerd.
refused-piracy-no-corsair = Er is geen kaper { in-sea }.
refused-piracy-once = Er was deze beurt al zeeroof { in-sea }.
refused-piracy-nobody = Niemand die je mag beroven heeft een haven { in-sea }.
refused-piracy-own-player = Dezelfde speler leidt { the-power }.
refused-piracy-no-port = { start-power } { $power_number ->
    [plural] zijn
   *[other] is
} geen grote mogendheid met een haven { in-sea }.
refused-build-port = { start-space } is geen haven ({ $unit }).
refused-build-haven = Er worden alleen kapers gebouwd { in-space }.
refused-build-home = { start-space } is er geen thuisplaats voor ({ $unit }), of er is geen stuk over.
refused-build-lost = { start-space } is in andere handen.
refused-build-unrest = Er heerst onrust { in-space }.
refused-build-enemies = { start-space } wordt belegerd, of er staan vijandelijke eenheden.
refused-winter-walls = { start-space } is geen versterkte plaats van jou.
refused-winter-lost = Je hoofdstad { $space } is in andere handen.
refused-winter-capital = Eenheden te veel gaan alleen naar de hoofdstad, niet naar { the-space }.
refused-winter-far = { start-space } is noch de dichtstbijzijnde versterkte plaats noch de hoofdstad.
refused-winter-full = Er zijn al vier landeenheden { in-space }.
refused-winter-port-far = { start-space } is niet de dichtstbijzijnde haven.
refused-winter-port-foreign = { start-space } is je haven niet.
