people-find = Trova una persona
people-see = Vedi il profilo
people-favourites = Preferiti
people-boards = Classifiche
people-place = Posto
people-rating = Punteggio
people-interval = Intervallo al 95%
people-games = Partite
people-wins = Vinte
people-share = Quota
people-role = Ruolo
people-none-rated = Nessuno ha ancora un punteggio in questo gioco.
people-about = Tutti partono da 1500; 200 punti in più vogliono dire stare davanti in tre partite su quattro. La forza reale sta nell’intervallo con una certezza del 95%, e l’ordine segue il suo estremo inferiore. Si tiene conto della forza dei ruoli. Non contano le partite su un solo schermo, a nomi nascosti, su un tabellone modificato, con mosse ritirate di comune accordo, riprese da un’altra partita o concluse per accordo, né quelle con meno di due persone.
people-since = Qui dal { $date }
people-ratings = Punteggi
people-unrated = Ancora nessuna partita classificata.
people-by-seat = Risultati per ruolo
people-opponents = Avversari
people-past-games = Partite passate
people-no-games = Nessuna partita conclusa visibile a tutti.
people-won = vinta
people-lost = non vinta
people-more = Partite precedenti
people-favour = Aggiungi ai preferiti
people-unfavour = Togli dai preferiti
people-block = Blocca
people-unblock = Sblocca
people-report = Segnala
people-what-happened = Che cosa è successo? Lo legge il gestore di questo server, nessun altro.
people-send-report = Manda la segnalazione
people-reported = Grazie; il gestore la leggerà.
people-curve = Punteggio in { $title }, da { $from } a { $to }
people-record =
    { $games ->
        [one] una partita
       *[other] { $games } partite
    }, { $wins ->
        [one] una vinta
       *[other] { $wins } vinte
    }
people-ahead = davanti in { $ahead } su { $games }
