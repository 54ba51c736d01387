# Acties aan het hof (14.2, 14.6, 14.7).

## Vragen

court-squadron = { start-character } ({ $faction }) wil handelen. Stuur je het Vliegend eskadron?
surprise-town = Welke stad overvalt { the-character }?
influence-town = In welke stad van de bondgenoot zoekt { the-character } invloed?
diplomacy-country = Naar welk land reist { the-character }?
diplomacy-territory = { $troops ->
    [one] Eén troepenpunt komt uit { the-country }. Waar verschijnt het?
   *[other] { $troops } troepenpunten komen uit { the-country }. Waar verschijnen ze?
}
persuade-character = { start-character } probeert iemand over te halen: wie?

## Antwoorden

choice-court-action-surprise = Verrassingsaanval
choice-court-action-influence = Invloed aan het hof winnen
choice-court-action-diplomacy = Diplomatieke missie
choice-court-action-treaty = Een verdrag schrijven
choice-court-action-persuade = Een personage overhalen
choice-court-action-taxes = Belasting innen

## Gebeurtenissen

surprise-announced = { start-character } waagt een verrassingsaanval op { $town } ({ $faction }).
influence-announced = { start-character } zoekt invloed in { $town } ({ $faction }).
diplomacy-announced = { start-character } gaat op missie naar { the-country } ({ $faction }).
treaty-announced = { start-character } schrijft een verdrag ({ $faction }).
persuade-announced = { start-character } probeert { the-target } over te halen ({ $faction }).
taxes-announced = { start-character } int belasting ({ $faction }).
court-modifier = { $reason }: { $value ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $value }
}.
court-chance = { $ways ->
    [one] Eén van de 36 worpen slaagt
   *[other] { $ways } van de 36 worpen slagen
}.
squadron-strikes = Het Vliegend eskadron leidt { the-character } af en kost twee op de worp ({ $faction }).
court-rolled = { start-character } gooit { $roll }; het totaal is { $total }.
court-fails = { start-character } faalt.
court-perishes = Een kale twee: { the-character } faalt en sterft.
diplomacy-granted = { start-faction } { $faction_number ->
    [plural] krijgen
   *[other] krijgt
} subsidie van { the-country }: geld { $money }, troepen { $troops }.
diplomacy-nothing = { start-faction } { $faction_number ->
    [plural] krijgen
   *[other] krijgt
} deze beurt niets van { the-country }.
persuade-won = { start-character } gaat na de hoffase over naar { the-faction }.
town-leaves = { $town } gaat verloren en verdwijnt van het bord.

## Dobbelstenen en kansen

modifier-military = Militaire waarde
modifier-intrigue = Intrigewaarde
modifier-major_town = Grote stad
modifier-diplomat = Diplomaat
modifier-writer = Schrijver
modifier-administrator = Bestuurder
modifier-flying_squadron = Vliegend eskadron
modifier-surprise_of_meaux = Verrassing van Meaux
modifier-parisian_preachers = Predikers van Parijs
modifier-malcontents = De Malcontenten
modifier-council_of_trent = Concilie van Trente
modifier-colonial_tension = Koloniale spanning
modifier-spanish_armada = Spaanse Armada
modifier-water_geuzen = Watergeuzen
odds-court = Een actie aan het hof
odds-massacre = De slachting
odds-surprise = Een verrassingsaanval
odds-influence = Invloed aan het hof
odds-diplomacy = Een diplomatieke missie
odds-treaty = Een verdrag schrijven
odds-persuasion = Een personage overhalen
odds-taxes = Belasting innen
court-odds-success = Geslaagd
court-odds-failure = Mislukt
court-odds-death = Mislukt en gestorven
court-odds-row-1 = Eerste rij van de tabel
court-odds-row-2 = Tweede rij van de tabel
court-odds-row-3 = Laatste rij van de tabel

## Waarom niet

refused-court-no-passing = Aan het hof moet je in je beurt handelen; passen kan niet.
refused-court-no-ghost = Er is geen spook in je hofhand.
refused-court-not-in-play = { start-character } is niet in het spel.
refused-court-serves-another = { start-character } dient jou niet ({ $faction }).
refused-court-has-acted = { start-character } is al gespeeld in deze hoffase.
refused-court-not-in-hand = { start-character } zit in je stapel, niet in je hofhand.
refused-court-can-act = { start-character } kan nog een actie proberen, en moet dat doen.
refused-surprise-by-ghost = Een spook leidt geen verrassingsaanval.
refused-surprise-no-town = Er ligt geen vijandelijke stad in het bereik van { the-character }.
refused-surprise-special = { $town } kan niet bij verrassing worden genomen.
refused-surprise-friend = { $town } staat aan jouw kant ({ $faction }).
refused-surprise-too-far = { $town } ligt buiten de provincies van { the-character }.
refused-town-off-map = { $town } ligt niet op het bord.
refused-influence-no-town = { start-faction } { $faction_number ->
    [plural] hebben
   *[other] heeft
} geen stad die je kunt winnen.
refused-influence-alone = Je hebt geen bondgenoot, en dus geen invloed aan het hof.
refused-influence-ally-only = Aan deze tafel wint alleen de bondgenoot van de Royalisten invloed aan het hof.
refused-influence-not-ally = { $town } is niet van je bondgenoot ({ $faction }).
refused-influence-special = Aan deze tafel is { $town } niet door invloed te winnen.
refused-diplomacy-no-country = Geen land wil je deze beurt nog horen.
refused-diplomacy-not-listed = { start-country } { $country_number ->
    [plural] staan
   *[other] staat
} niet in je diplomatietabel.
refused-diplomacy-not-now = { start-country } { $country_number ->
    [plural] horen
   *[other] hoort
} je nu niet aan.
refused-diplomacy-tried = { start-country } { $country_number ->
    [plural] hadden
   *[other] had
} deze beurt al een missie of verdrag.
refused-diplomacy-no-landing = Troepen landen { in-province } alleen als je er een stad hebt en geen leger van je bondgenoot in de weg staat.
refused-diplomacy-elsewhere = { start-country } { $country_number ->
    [plural] werven
   *[other] werft
} troepen elders.
refused-treaty-won = Je hebt deze beurt al een verdrag.
refused-treaty-no-writer = { start-character } is geen schrijver.
refused-persuade-nobody = Er is niemand meer die je deze beurt kunt overhalen.
refused-persuade-own = { start-character } dient je al.
refused-persuade-turned = { start-character } is al eens van factie gewisseld en doet dat nooit meer.
refused-persuade-loyal = { start-character } komt nooit aan jouw kant.
refused-persuade-not-in-play = { start-character } is niet in het spel.
refused-persuade-tried = Je hebt { the-character } deze beurt al benaderd.
refused-persuade-too-early = Het is te vroeg om { the-character } over te halen.
refused-persuade-waits = { start-character } is niet over te halen voordat { the-other } het spel heeft verlaten.
refused-taxes-royal = Alleen de Royalisten innen belasting.
refused-squadron-not-in-hand = Het Vliegend eskadron zit niet in je hofhand.
