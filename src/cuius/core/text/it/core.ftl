# Ciò che dice ogni tavolo, qualunque sia il gioco.
refused-game-over = La partita è finita; iniziane un’altra o rivedi questa.
refused-not-asked = Ora non ti viene chiesto nulla; aspetta il tuo turno.
refused-not-offered = Qui non si può scegliere: { $what }.
refused-other-kind = { $what } ({ $kind }): non è questo che si chiede qui.
deal-turn = Tocca a te trattare: fai un’offerta, rispondi a un’offerta o passa.
deal-kind = Che cosa riguarda la prossima clausola della tua offerta?
deal-giver = Chi dà?
deal-taker = Chi riceve?
deal-what = Che cosa esattamente?
deal-offered = { start-role } { $role_number ->
    [plural] fanno
   *[other] fa
} l’offerta { $offer } ({ $terms ->
    [one] una clausola
   *[other] { $terms } clausole
}).
deal-accepted = { start-role } { $role_number ->
    [plural] accettano
   *[other] accetta
} l’offerta { $offer }.
deal-refuse = { start-role } { $role_number ->
    [plural] rifiutano
   *[other] rifiuta
} l’offerta { $offer }.
deal-counter = { start-role } { $role_number ->
    [plural] rispondono
   *[other] risponde
} all’offerta { $offer } con un’altra.
deal-withdraw = { start-role } { $role_number ->
    [plural] ritirano
   *[other] ritira
} l’offerta { $offer }.
deal-struck = L’offerta { $offer } è accettata da tutti ed eseguita.
refusal-reason = Perché rifiuti l’offerta { $offer }? Lo sapranno le parti dell’offerta.

# Le risposte comuni a tutti i giochi.
choice-pass = Passare
choice-offer = Fare un’offerta
choice-ready = Fare questa offerta
choice-cancel = Abbandonare questa offerta
choice-accept-number = Accettare l’offerta { $number }
choice-refuse-number = Rifiutare l’offerta { $number }
choice-counter-number = Rispondere all’offerta { $number } con un’altra
choice-withdraw-number = Ritirare l’offerta { $number }

# Come un tavolo chiede delle carte nascoste.
setting-windows = A chi si chiede una reazione
setting-windows-discreet = a chiunque potrebbe averne una, così nulla trapela
setting-windows-fast = soltanto a chi ne ha una

# Come un tavolo chiude da sé la partita.
result-agreed = La partita finisce qui di comune accordo.
result-conceded = Vittoria per resa degli altri: { $winners }.
result-adjudicated = Gli organizzatori hanno chiuso la partita. Vittoria ai punti: { $winners }.

# Un ruolo all’inizio della frase; un titolo i cui ruoli vogliono l’articolo lo dice a modo suo.
start-role = { $role }
picture-turn = Turno { $turn }
picture-over = La partita è conclusa.
why-search = Provando più volte il seguito, è ciò che riesce meglio.
why-plan = Fa parte di un piano per questo turno: quello che riesce meglio provando più volte il seguito.

# Che cosa dicono i bot di un accordo.
talk-offer = Abbiamo un’offerta per te.
talk-accept = D’accordo.
talk-accept_kept = D’accordo. Finora hai mantenuto la parola con noi.
talk-accept_broken = D’accordo, ma non dimentichiamo una promessa non mantenuta.
talk-counter = Non a queste condizioni; ecco la nostra offerta.
talk-refuse = No, questo no.

# The rule book as one page.
book-subtitle = Le regole in un libro, con esempi giocati sul programma stesso
book-contents = Indice
book-statements = Tutti gli enunciati
book-rulings = Decisioni
