## A table of one's own
table-name = Naam van de tafel (niet verplicht)
advice-allowed = Advies toegestaan: iedereen mag een bot vragen wat die zou doen (het spel telt niet voor de ranglijst)
anonymous-play = Anoniem: namen blijven verborgen tot het spel afgelopen is
gunboat-play = Gunboat: zonder chat
pace-own = Eigen klokken
pace-bank = Tijd voor elk aan het begin
pace-increment = Erbij na elke beurt
pace-unit = Eenheid
pace-unlimited = Zonder klokken
pace-clock = { $bank } elk, plus { $increment } na elke beurt
pace-bank-only = { $bank } elk
pace-kind-live = Live
pace-kind-slow = Per dag
unit-minute = minuten
unit-hour = uren
unit-day = dagen

## What is agreed at a table
table-facts = Over deze tafel
table-access = Wie mag meespelen
access-public = Iedereen
access-private = Alleen wie is uitgenodigd
chat-rule = Chat
gunboat-table = Geen (gunboat)
table-made-by = Aangemaakt door

## Inviting
invite-name = Nodig een speler uit op naam
invite = Uitnodigen
invite-sent = { $name } heeft bericht gekregen.
invite-somebody = Iemand uitnodigen
propose-pace = Vraag een ander tempo
propose-it = Vraag het de anderen

## Finding tables
find-table = Zoek een tafel
filter-search = Naam van een tafel of speler
filter-title = Spel
filter-any = Alle
no-table-found = Geen tafel gevonden.
substitutes-wanted = { $count ->
    [one] Er wordt een invaller gezocht
   *[other] Er worden { $count } invallers gezocht
}
page-previous = Vorige
page-next = Volgende
page-number = Pagina { $page }
