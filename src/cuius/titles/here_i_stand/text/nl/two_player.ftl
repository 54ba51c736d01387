# Het spel voor twee: Pausdom tegen Protestanten

## Vragen

action-abroad = Je handelt voor { the-power }. Commandopunten over: { $points }. Welke actie?
action-sail_along = Varen de pauselijke schepen in dezelfde vlootbeweging mee?
choice-action-sail_along-sail = Zij varen ook
diplomacy-card = Welke diplomatieke kaart speel je?
pair-peace = Maakt het Pausdom een einde aan een oorlog?
pair-means = Hoe maak je een einde aan de oorlog met { the-power }?
pair-penance = Oorlog met { the-power }: wat geeft de heerser?
pair-regain = Elke thuisplaats die { the-power } { $power_number ->
    [plural] terugkrijgen
   *[other] terugkrijgt
}, geeft de Protestanten een punt. Welke?
genoa-unit = Genua wapent zich, punten over: { $points }. Welke eenheid?
genoa-where = Waar verschijnt de eenheid? ({ $unit })
invasion-where = Waar verzamelt het leger van { the-leader } zich ({ $power })?
invasion-reserve = Wat komt er nog bij het leger van { the-power } { in-space }?
invasion-port = In welke thuishaven van { the-power } wordt het eskader uitgerust?
corsairs-price = Kapers, treffers over: { $hits }. Wat geef je op?
corsairs-card = Welke kaart leg je af?
corsairs-place = Waar verlies je een eskader?
corsairs-whose = Van wie is het eskader { in-place }?
plague-place = Waar slaat de pest toe?
plague-whose = Van wie is de verloren eenheid { in-place }?
plague-unit = Welke eenheid van { the-power } gaat verloren { in-place }?
vienna-space = Waar bij Wenen gaat een eenheid verloren?
vienna-whose = Van wie is de verloren eenheid { in-space }?
vienna-unit = Welke eenheid van { the-power } gaat verloren { in-space }?
pressure-card = Welke diplomatieke kaart moeten de Protestanten spelen?
pressure-means = Wat gebeurt er met de kaart die het Pausdom over heeft?
machiavelli-invasion = Welke inval speel je?
inquisition-diplomacy = Welke diplomatieke kaart verliezen de Protestanten?
petition-answer = Hendrik VIII vraagt om scheiding. Wat antwoordt het Pausdom?
petition-camp = Waar in Italië verschijnen vier Habsburgse huurlingen?
petition-guard = Waar verschijnt een Habsburgse regulier? Over: { $left }.
circle-space = Welke plaats wordt protestants? ({ $zone })
yards-port = In welke haven wordt een eskader gebouwd?

## Wat gebeurt

diplomacy-grows = Nieuwe kaarten in de diplomatieke stapel: { $cards }.
diplomacy-drawn = Je trekt een diplomatieke kaart, ‘{ $card }’ ({ $power }).
diplomacy-drawn_hidden = { start-power } { $power_number ->
    [plural] trekken
   *[other] trekt
} een diplomatieke kaart.
diplomacy-played = { start-power } { $power_number ->
    [plural] spelen
   *[other] speelt
} de diplomatieke kaart ‘{ $card }’.
diplomacy-discarded = { start-power } { $power_number ->
    [plural] leggen
   *[other] legt
} de diplomatieke kaart ‘{ $card }’ af.
diplomacy-seen = { start-power } { $power_number ->
    [plural] bekijken
   *[other] bekijkt
} de diplomatieke kaarten van { the-whose }.
diplomacy-shuffled = De diplomatieke kaarten worden geschud.
pressure-named = { start-power } { $power_number ->
    [plural] moeten
   *[other] moet
} ‘{ $card }’ spelen.
pressure-exchange = De twee spelers ruilen hun overgebleven diplomatieke kaarten.
invasion-lands = { start-leader } verzamelt een leger van { the-power } { in-space }: { $regulars ->
    [one] { $regulars } regulier
   *[other] { $regulars } regulieren
}, { $hired ->
    [one] { $hired } huurling
   *[other] { $hired } huurlingen
}, { $ships ->
    [one] { $ships } eskader
   *[other] { $ships } eskaders
}.
invasion-men = { start-power } { $power_number ->
    [plural] krijgen
   *[other] krijgt
} nog { $many ->
    [one] { $many } huurling
   *[other] { $many } huurlingen
} { in-space }.
invasion-ship = { start-power } { $power_number ->
    [plural] rusten
   *[other] rust
} een eskader uit { in-space }.
corsairs-raid = Kapers overvallen { the-power }: { count-hits }.
corsairs-sink = Kapers brengen een eskader van { the-power } tot zinken { in-place }.
plague-kills = De pest kost { the-power } { a-unit } { in-place }.
vienna-holds = Wenen is belegerd: eenheden eromheen bewegen deze beurt niet.
petition-granted = Het Pausdom staat de scheiding toe.
petition-refused = Het Pausdom weigert de scheiding.
petition-men = { start-power } { $power_number ->
    [plural] stellen
   *[other] stelt
} { $many ->
    [one] { $many } eenheid
   *[other] { $many } eenheden
} op { in-space }.
knights-give = De ridders van Sint-Jan sturen ‘{ $card }’ naar de Sint-Pieter: { $points } CP.
calendar-wedding = Hendrik VIII trouwt met Anna Boleyn.
calendar-births = Edward en Elizabeth zijn geboren.
mary-waits = Maria I laat Engeland zoals het is ({ $face }).
winter-captain_leaves = { start-leader } gaat naar huis tot de volgende inval.
league-unites = { start-one } en { the-other } zijn bondgenoten tot het einde van het spel.

## Antwoorden

choice-act_for_ottoman = Handelen voor de { power-ottoman }
choice-act_for_habsburg = Handelen voor de { power-habsburg }
choice-act_for_france = Handelen voor { power-france }
choice-pair-means-bull = De heerser excommuniceren
choice-pair-means-sue = Om vrede vragen: een punt voor de Protestanten, twee eenheden verloren
choice-pair-penance-draw = Een kaart
choice-invasion-reserve-men = Nog twee huurlingen
choice-invasion-reserve-ship = Een eskader in een thuishaven
choice-corsairs-price-card = Een kaart
choice-corsairs-price-ship = Een eskader
choice-pressure-means-replace = Ze wordt afgelegd en vervangen
choice-pressure-means-exchange = De overgebleven kaarten ruilen
choice-petition-answer-grant = Toestaan
choice-petition-answer-refuse = Weigeren

refused-march-abroad = { start-space } ligt buiten bereik: deze troepen vechten alleen in Duitsland en Italië.
refused-march-pinned = Het beleg van Wenen houdt de troepen { in-space } deze beurt vast.

## Wat er op de diplomatieke kaarten staat

card-text-dip_andrea_doria = Genua verlaat zijn bondgenoot en sluit zich aan bij het Pausdom, of bij Frankrijk als de Protestanten spelen. Is dat al zo: Genuese eenheden voor vier commandopunten.
card-text-dip_french_constable_invades = Frankrijk en het Pausdom zijn in oorlog. De Protestanten plaatsen Montmorency, twee regulieren en twee huurlingen op een Franse plaats, trekken een kaart en voegen twee huurlingen of een eskader toe.
card-text-dip_corsair_raid = Vier dobbelstenen tegen de andere speler: elke vijf of zes kost een kaart of een eskader.
card-text-dip_diplomatic_marriage = Een kleine mogendheid wordt gewonnen of verloren. De Protestanten maken er een neutraal, of huwen Genua of Venetië uit aan Habsburg.
card-text-dip_diplomatic_pressure = Bekijk de diplomatieke kaarten van de andere speler. Het Pausdom noemt de kaart die gespeeld wordt; de Protestanten laten de overgebleven kaart vervangen, of ruilen de overgebleven kaarten.
card-text-dip_french_invasion = Frankrijk en het Pausdom zijn in oorlog. De Protestanten plaatsen de koning van Frankrijk, drie regulieren en drie huurlingen op een Franse plaats, trekken een kaart en voegen twee huurlingen of een eskader toe.
card-text-dip_henry_petitions = Het Pausdom staat de scheiding toe: een kaart, vier Habsburgse huurlingen in Italië die de Protestanten plaatsen, en een debat met Campeggio. Of het weigert: drie Habsburgse regulieren. De kaart verlaat het spel.
card-text-dip_knights_of_st_john = De punten van de volgende kaart van de stapel gaan naar de Sint-Pieter.
card-text-dip_plague = Drie eenheden sterven, een per plaats, waar er meer dan een staat; de andere speler legt een willekeurige kaart af.
card-text-dip_shipbuilding = Hoogstens twee eskaders: voor het Pausdom en zijn kleine bondgenoten, of in Marseille, Napels en Ottomaanse thuishavens.
card-text-dip_spanish_invasion = De hertog van Alva, twee regulieren en twee huurlingen op een Habsburgse plaats, een kaart, en twee huurlingen of een eskader. Voor het Verbond is Habsburg in oorlog met het Pausdom en leiden de Protestanten het; erna het Pausdom.
card-text-dip_venetian_alliance = Venetië sluit zich aan bij het Pausdom, of verlaat Habsburg. Is het al een pauselijke bondgenoot: een regulier en twee eskaders.
card-text-dip_austrian_invasion = Het Pausdom plaatst Ferdinand, twee regulieren en vier huurlingen op een Habsburgse plaats en trekt een kaart.
card-text-dip_imperial_invasion = Het Pausdom plaatst Karel V, drie regulieren en vijf huurlingen op een Habsburgse plaats en trekt een kaart.
card-text-dip_machiavelli = Wie achterstaat, speelt een inval uit de diplomatieke stapel of de aflegstapel. Daarna wordt alles geschud.
card-text-dip_ottoman_invasion = De Ottomanen en het Pausdom zijn in oorlog. De Protestanten plaatsen Süleyman, vijf regulieren en vier eskaders in een Ottomaanse haven en trekken een kaart.
card-text-dip_secret_protestant_circle = Een dobbelsteen: een tot drie, een Italiaanse plaats wordt protestants; vier tot zes, ook een Spaanse.
card-text-dip_siege_of_vienna = Twee Habsburgse of Hongaarse eenheden binnen twee plaatsen van Wenen gaan verloren; de andere daar bewegen deze beurt niet.
card-text-dip_spanish_inquisition = Het Pausdom bekijkt de diplomatieke kaarten van de Protestanten en legt er een af; de andere moet gespeeld worden. Gespeeld door de Protestanten: het Pausdom ziet hun hand.
