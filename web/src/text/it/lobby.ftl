## A table of one's own
table-name = Nome del tavolo (facoltativo)
advice-allowed = Consigli permessi: chiunque può chiedere a un bot che cosa farebbe (la partita non è classificata)
anonymous-play = Anonimo: i nomi restano nascosti fino alla fine della partita
gunboat-play = Gunboat: niente chat
pace-own = Orologi a scelta
pace-bank = Tempo di ciascuno all’inizio
pace-increment = Aggiunto dopo ogni turno
pace-unit = Unità
pace-unlimited = Senza orologi
pace-clock = { $bank } ciascuno, più { $increment } dopo ogni turno
pace-bank-only = { $bank } ciascuno
pace-kind-live = Dal vivo
pace-kind-slow = Giorno per giorno
unit-minute = minuti
unit-hour = ore
unit-day = giorni

## What is agreed at a table
table-facts = Informazioni sul tavolo
table-access = Chi può giocare
access-public = Chiunque
access-private = Solo chi è invitato
chat-rule = Chat
gunboat-table = Nessuna (gunboat)
table-made-by = Creato da

## Inviting
invite-name = Invita un giocatore per nome
invite = Invita
invite-sent = { $name } ha ricevuto l’invito.
invite-somebody = Invita qualcuno
propose-pace = Chiedi un altro ritmo
propose-it = Chiedi agli altri

## Finding tables
find-table = Trova un tavolo
filter-search = Nome di un tavolo o di un giocatore
filter-title = Gioco
filter-any = Tutti
no-table-found = Nessun tavolo corrisponde.
substitutes-wanted = { $count ->
    [one] Si cerca un sostituto
   *[other] Si cercano { $count } sostituti
}
page-previous = Precedente
page-next = Successiva
page-number = Pagina { $page }
