## Lobby
my-tables = Mijn tafels
open-tables = Tafels met vrije plaatsen
running-tables = Spellen om te volgen
finished-games = Afgelopen spellen
play-this = Spelen
rules = Regels
your-turn = Je bent aan zet
turn-of = Aan zet: { $who }
waits-for-people = Wacht tot er iemand terugkomt
game-ended = Het spel is afgelopen.
signed-in-as = Ingelogd als { $name }.
sign-out = Uitloggen
sign-in-or-register = Inloggen of een account maken

seats-free = { $count ->
    [one] Eén plaats vrij
   *[other] { $count } plaatsen vrij
}
players-count = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
}

## Accounts
sign-in = Inloggen
register = Account maken
ask-reset = Wachtwoord vergeten
reset = Nieuw wachtwoord kiezen
confirm-mail = E-mailadres bevestigen
name = Naam
name-or-mail = Naam of e-mailadres
password = Wachtwoord
new-password = Nieuw wachtwoord
mail = E-mailadres
mail-optional = E-mailadres (niet verplicht)
registration-code = Uitnodigingscode
registration-closed = Deze server neemt geen nieuwe accounts aan; vraag er een aan de beheerder.
second-factor = Ik heb een tweede factor
code = Code
letter-sent = Als er een account met dit adres is, is er een e-mail verstuurd.
password-changed = Je wachtwoord is gewijzigd; log in met het nieuwe.
mail-confirmed = Het adres is bevestigd.

## Making a table
how-many-players = Hoeveel spelers?
scenario = Scenario
pace = Tempo
pace-hotseat = Op één scherm, zonder klokken
pace-live = Live: 45 minuten elk
pace-slow = Eén zet per dag
more-choices = Uitgave en opties
table-is-open = Iedereen mag meespelen en kijken
next-seats = Verder: de plaatsen
who-sits = Wie speelt wat
against-stewards = Ik tegen bots
all-here = Iedereen op dit scherm
with-others = Ik en wie meedoet
seat-me = Jij
seat-open = Vrij
bot-steward = Rentmeester-bot
bot-random = Willekeurige bot
bot-novice = Beginner-bot
bot-captain = Kapitein-bot (een korte blik)
bot-master = Meester-bot (1 seconde)
bot-grandmaster = Grootmeester-bot (5 seconden)
bot-search-1 = Meester-bot (1 seconde)
bot-search-5 = Grootmeester-bot (5 seconden)
bot-engine = Engine { $name }
bot-kind = ({ $level }, { $temperament })
temperament-bold = stoutmoedig
temperament-cautious = voorzichtig
temperament-zealous = vroom
temperament-mercantile = zakelijk
temperament-faithless = trouweloos
temperament-steadfast = standvastig
temperament-scheming = listig
somebody = Iemand
back = Terug
begin = Beginnen
make-table = Spel aanmaken
leave-seat = Opstaan
remove-bot = Weghalen
remove-person = Plaats afnemen
sit-here = Hier zitten
invite-link = Link voor de anderen
copy = Kopiëren
copied = Gekopieerd
waiting-for-start = Wachten op de andere spelers en dan op wie het spel heeft aangemaakt.

## The table
setting-the-table = Het spel wordt klaargezet …
board = Bord
zoom = Zoom
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-fit = Hele bord
seats = Plaatsen
points = punten
present = aanwezig
is-asked = is aan zet
steward-plays = een bot speelt
menu = Menu
line-down = De verbinding met de server is verbroken; er wordt opnieuw geprobeerd. Niets van wat je speelde is verloren.
question = Vraag
hand = Hand
answers = Antwoorden
search-answers = Zoek een antwoord ( a )
confirm = Bevestigen
undo = Terugnemen
fewer = Minder
more = Meer
how-many = Hoeveel
choose-number = Kies { $number }
waiting-for = Wachten op: { $who }.
frozen = Het spel is vastgelopen door een fout in de regels; de beheerder is gewaarschuwd.
looking-back = Je bekijkt een eerdere stand.
close = Sluiten

## History
history = Verloop
phase-back = Vorige fase
phase-forward = Volgende fase
step-back = Stap terug
step-forward = Stap vooruit
row-of = { $row } van { $rows }
jump-to = Ga naar
beginning = Het begin
share = Link kopiëren
to-now = Terug naar nu

## Beside play
more-beside = Meer: plaatsen, logboek, grafieken
less-beside = Minder
beside-play = Naast het spel
tab-panels = Facties
tab-log = Logboek
tab-list = Lijst
tab-talk = Chat
tab-chart = Grafieken
look-here = Toon dit moment
nothing-yet = Er is nog niets gebeurd.
earlier = Eerder
points-by-turn = Punten per beurt
points-by-source = Punten naar herkomst
control-by-turn = Controle per beurt
control-of = Controle over
figures = Cijfers
now = nu
luck-in = Geluk: { $what }
luck-throws = worpen
luck-expected = verwacht
luck-actual = gegooid
luck-ahead = verschil
no-points-yet = Er zijn nog geen punten geteld.
search-rules = Zoek in de regels
all-rules = Alle regels
no-rules-found = Geen regel gevonden.

more-rules = { $count ->
    [one] Nog één: zoek om die te vinden.
   *[other] Nog { $count }: zoek om ze te vinden.
}

## Talk and motions
nobody-spoke = Nog geen berichten.
anonymous-table = Hier blijven de namen verborgen tot het spel afgelopen is, en ook wie er aanwezig is. Blokkades gelden niet: die zouden verraden wie waar zit.
talk-to = Aan
everybody = iedereen
say-something = Schrijf een bericht
send = Versturen
privately-to = privé aan { $who }
motion = Voorstel
motion-undo = { $who }: laten we teruggaan naar regel { $row }.
look-at-row = Bekijk regel { $row }
motion-pause = { $who }: laten we pauzeren.
motion-resume = { $who }: laten we verdergaan.
motion-end = { $who }: laten we het spel hier beëindigen.
motion-concede = { $who } geeft op.
motion-pace = { $who }: laten we het tempo veranderen.
votes-missing = Moeten nog stemmen: { $who }
votes-absent = { $who } is weg en heeft bericht gekregen; niemand stemt namens een ander.
agree = Akkoord
refuse = Weigeren
withdraw = Intrekken
table-paused = De tafel is gepauzeerd.
table-unattended = Er is niemand aan deze tafel. Het spel wacht en alle klokken staan stil tot er iemand terugkomt.
steward-plays-for-you = Je tijd is om: een bot speelt { $who } voor je.
i-am-back = Ik ben terug
resume = Verdergaan
propose-undo = Vraag om terug te gaan tot vóór mijn laatste keuze (regel { $row })
propose-back-here = Vraag om hierheen terug te gaan (regel { $row })
propose-pause = Vraag een pauze
propose-end = Vraag om het spel te beëindigen
propose-concede = Opgeven
sure = Zeker weten?
close-table = Tafel sluiten
close-table-sure = Voorgoed sluiten?
rematch = Revanche
record = Spel bewaren
keys = Toetsen: 1–9 en pijlen kiezen, u neemt terug, a zoekt een antwoord, / zoekt al het andere, w probeert een stand, s slaat de zetten van de anderen over.

## At one screen
hand-over = Nu is aan zet: { $who }
i-am = Hier zijn we: { $who }
no-hand-over = Volgende keer doorgaan zonder deze pagina

advice = Advies
advice-ask = Geef advies
advice-longer = Langer nadenken
advice-no-reason = De rentmeester heeft geen bijzondere reden.
advice-steward = Een rentmeester zou antwoorden: { $answer }
advice-search = Na vooruitkijken: { $answer }
bots-why = Waarom

## A game in a frame of another page
embed-play = Afspelen
embed-stop = Stoppen

## Records and positions
play-on-here = Hier verder spelen
origin-record = Een verslag, om te bekijken. Ga naar een zet om vandaar verder te spelen.
origin-position = Dit spel gaat verder vanaf een stelling van ‘{ $name }’; de eerste { $rows } regels zijn daar gespeeld. Het telt niet mee voor de rating.
record-remove = Dit verslag verwijderen
