# De gevechtskaarten, de reactiekaarten en de lentekaarten
mercenaries-bribed = { $many ->
    [one] { $many } huurling loopt
   *[other] { $many } huurlingen lopen
} over naar { the-power }.
weather-foul = Noodweer houdt { the-power } tegen; één commandopunt gaat verloren.
leader-ill = { start-leader } ligt deze impuls met jicht te bed.
mercenaries-lost = Een huurling van { the-power } { in-space } wordt weggestuurd.
event-cancelled = ‘{ $card }’ van { the-power } gaat niet door: Luther is veilig op de Wartburg.
comet-skips = De komeet laat { the-power } { $power_number ->
    [plural] hun
   *[other] zijn
} volgende impuls overslaan.
comet-discards = Onder de komeet { $power_number ->
    [plural] verliezen
   *[other] verliest
} { the-power } ‘{ $card }’.
spring-prepared = { start-power } { $power_number ->
    [plural] werven
   *[other] werft
} een regulier { in-space }.
hand-seen = { start-power } { $power_number ->
    [plural] kijken
   *[other] kijkt
} in de hand van { the-whose }.
gout-leader = Welke leider wordt ziek?
mercenaries-scattered = Waar verdwijnt een huurling?
mercenaries-whose = Van wie is de huurling { in-space }?
rowers-change = { card-professional_rowers }: wordt het totaal van { $total } twee hoger of twee lager?
rowers-side = Welke vloot krijgt drie dobbelstenen extra?
comet-omen = Wat brengt de komeet?
comet-whom = Wie treft het?
informant-tells = Wie luistert naar de Venetiaanse verklikker?
informant-about = In wiens hand { $power_number ->
    [plural] kijken
   *[other] kijkt
} { the-power }?
choice-rowers-change-more = Twee meer
choice-rowers-change-less = Twee minder
choice-comet-omen-discard = Een willekeurige kaart kwijt
choice-comet-omen-skip = Een impuls overslaan
