# Acties aan het hof (14.2, 14.6, 14.7).

## Vragen

court-squadron = { $character } ({ $faction }) wil handelen. Het Vliegend eskadron sturen?
surprise-town = Welke stad overvalt { $character }?
influence-town = In welke stad van de bondgenoot zoekt { $character } invloed?
diplomacy-country = Naar welk land reist { $character }?
diplomacy-territory = Er komen troepen ({ $country }: { $troops }). Waar verschijnen ze?
persuade-character = { $character }: wie wordt overgehaald?

## Antwoorden

choice-court-action-surprise = Verrassingsaanval
choice-court-action-influence = Invloed aan het hof winnen
choice-court-action-diplomacy = Diplomatieke missie
choice-court-action-treaty = Een verdrag schrijven
choice-court-action-persuade = Een personage overhalen
choice-court-action-taxes = Belasting innen

## Gebeurtenissen

surprise-announced = { $faction }: { $character } waagt een verrassingsaanval op { $town }.
influence-announced = { $faction }: { $character } zoekt invloed in { $town }.
diplomacy-announced = { $faction }: { $character } gaat op missie. Land: { $country }.
treaty-announced = { $faction }: { $character } schrijft een verdrag.
persuade-announced = { $faction }: { $character } probeert { $target } over te halen.
taxes-announced = { $faction }: { $character } int belasting.
court-modifier = { $reason }: { $value ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $value }
}.
court-chance = { $ways } van de 36 worpen slagen.
squadron-strikes = { $faction }: het Vliegend eskadron leidt { $character } af, die twee verliest op de worp.
court-rolled = { $character } gooit { $roll }; het totaal is { $total }.
court-fails = { $character } faalt.
court-perishes = Een kale twee: { $character } faalt en sterft eraan.
diplomacy-granted = { $faction }: steun ontvangen ({ $country }), geld { $money }, troepen { $troops }.
diplomacy-nothing = { $faction }: dit land heeft deze beurt niets te geven ({ $country }).
persuade-won = { $character } is overgehaald en wisselt van partij als de hoffase eindigt: { $faction }.
town-leaves = { $town } gaat verloren en verdwijnt van de kaart.

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

refused-court-no-passing = Aan het hof moet u in uw beurt handelen; passen kan niet.
refused-court-no-ghost = Er is geen spook in uw hofhand.
refused-court-not-in-play = { $character } is niet in het spel.
refused-court-serves-another = { $character } dient jou niet ({ $faction }).
refused-court-has-acted = { $character } is al gespeeld in deze hoffase.
refused-court-not-in-hand = { $character } zit in uw stapel, niet in uw hofhand.
refused-court-can-act = { $character } kan nog een actie proberen, en moet dat doen.
refused-surprise-by-ghost = Een spook leidt geen verrassingsaanval.
refused-surprise-no-town = Er ligt geen vijandelijke stad in het bereik van { $character }.
refused-surprise-special = { $town } kan niet bij verrassing worden genomen.
refused-surprise-friend = { $town } staat aan uw kant ({ $faction }).
refused-surprise-too-far = { $town } ligt buiten de provincies van { $character }.
refused-town-off-map = { $town } ligt niet op de kaart.
refused-influence-no-town = De bondgenoot heeft geen stad die u kunt winnen ({ $faction }).
refused-influence-alone = U hebt geen bondgenoot, en dus geen invloed aan het hof.
refused-influence-ally-only = Aan deze tafel wint alleen de bondgenoot van de Royalisten invloed aan het hof.
refused-influence-not-ally = { $town } is niet van uw bondgenoot ({ $faction }).
refused-influence-special = Aan deze tafel is { $town } niet door invloed te winnen.
refused-diplomacy-no-country = Geen land wil u deze beurt nog horen.
refused-diplomacy-not-listed = Dit land staat niet in uw diplomatieke tabel: { $country }.
refused-diplomacy-not-now = Dit land hoort u nu niet aan: { $country }.
refused-diplomacy-tried = Dit land had al zijn missie of verdrag van deze beurt: { $country }.
refused-diplomacy-no-landing = Troepen landen ({ $province }) alleen waar u een stad houdt en geen leger van uw bondgenoot in de weg staat.
refused-diplomacy-elsewhere = Dit land werft zijn troepen elders: { $country }.
refused-treaty-won = U hebt deze beurt al een verdrag.
refused-treaty-no-writer = { $character } is geen schrijver.
refused-persuade-nobody = Er is niemand meer die u deze beurt kunt overhalen.
refused-persuade-own = { $character } dient u al.
refused-persuade-turned = { $character } is al eens van partij gewisseld en doet dat nooit meer.
refused-persuade-loyal = { $character } komt nooit aan uw kant.
refused-persuade-not-in-play = { $character } is niet in het spel.
refused-persuade-tried = U hebt { $character } deze beurt al benaderd.
refused-persuade-too-early = Het is te vroeg om { $character } over te halen.
refused-persuade-waits = { $character } is niet over te halen voordat { $other } het spel heeft verlaten.
refused-taxes-royal = Alleen de Royalisten innen belasting.
refused-squadron-not-in-hand = Het Vliegend eskadron zit niet in uw hofhand.
