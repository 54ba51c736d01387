# Ciò che dice ogni tavolo, qualunque sia il gioco.
refused-game-over = La partita è finita; iniziatene un’altra o ripercorrete questa.
refused-not-asked = Ora non vi viene chiesto nulla; aspettate il vostro turno.
refused-not-offered = { $what } non si può scegliere qui.
refused-other-kind = { $what } è { $kind }, e non è questo che si chiede qui.
deal-turn = Tocca a voi negoziare: fate un’offerta, rispondete a un’offerta o passate.
deal-kind = Che cosa riguarda la prossima clausola della vostra offerta?
deal-giver = Chi dà?
deal-taker = Chi riceve?
deal-what = Che cosa esattamente?
deal-offered = { $role } fa l’offerta { $offer } ({ $terms ->
    [one] una clausola
   *[other] { $terms } clausole
}).
deal-accepted = { $role } accetta l’offerta { $offer }.
deal-refuse = { $role } rifiuta l’offerta { $offer }.
deal-counter = { $role } risponde all’offerta { $offer } con un’altra.
deal-withdraw = { $role } ritira l’offerta { $offer }.
deal-struck = L’offerta { $offer } è accettata da tutti ed eseguita.
refusal-reason = Perché rifiuti l’offerta { $offer }? Lo sentiranno le sue parti.

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
result-conceded = Gli altri si sono arresi: la partita va a { $winners }.
