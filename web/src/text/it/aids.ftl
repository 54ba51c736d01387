## Imparare
learn = Impara
lesson = Lezione
lesson-of = Lezione: { $title }
lesson-close = Chiudi le note
lesson-show = Note per chi impara
lesson-now = Che cosa accade:
lesson-advice = Che cosa scegliere:

## Prove
what-if = E se
what-if-begin = E se …
what-if-from = da { $row } di { $rows }; la vera partita non è toccata.
what-if-answers = { $count ->
    [one] Una tua risposta finora.
   *[other] { $count } tue risposte finora.
}
what-if-redealt = Ciò che non puoi sapere è stato distribuito di nuovo: mani e piani degli altri sono supposizioni.
what-if-earlier = Comincia un po’ prima, perché lì è accaduto qualcosa che non puoi sapere.
what-if-asked = Nella vera partita tocca a te.
what-if-stewards = I bot giocano gli altri
what-if-leave = Torna alla partita
what-if-again = Ricomincia

## Cercare
tab-look = Cerca
look-for = Cerca un luogo, una carta, una regola … ( / )
look-places = Luoghi
look-cards = Carte
look-pieces = Pezzi
look-roles = Chi gioca
look-seats = Posti
look-phases = Fasi
look-now = Ora
look-back = Torna alla ricerca
look-nothing = Nessun risultato.
look-more = { $count ->
    [one] e un altro
   *[other] e altri { $count }
}

## Accordi
deal-offers = Offerte sul tavolo
deal-offer = Offerta { $number } di { $who }
deal-answers = In risposta all’offerta { $number }.
deal-agreed = D’accordo: { $who }.
deal-awaited = Mancano ancora: { $who }.
deal-draft = La tua offerta
deal-accept = Accetta
deal-refuse = Rifiuta
deal-counter = Fai invece un’altra offerta
deal-withdraw = Ritira

## Rules
rule-book = Libro delle regole
rule-statements = Tutti gli enunciati
rule-contents = Indice del libro delle regole
rule-edition = edizione { $edition }
