archive-intro = Partite concluse ai tavoli aperti.
archive-find = Trova partite concluse
archive-person = Giocatore
archive-role = Ruolo
archive-result = Risultato
archive-won = vinta
archive-lost = non vinta
archive-ending = Fine
archive-ending-agreed = Conclusa per accordo
archive-ending-conceded = Resa
archive-scenario = Scenario
archive-players = Numero di giocatori
archive-who = Giocata da
archive-who-people = solo persone
archive-who-mixed = persone e bot
archive-who-bots = solo bot
archive-more-filters = Durata e data
archive-shortest = Almeno tante decisioni
archive-longest = Al massimo tante decisioni
archive-since = Conclusa a partire dal
archive-until = Conclusa entro il
archive-none = Nessuna partita simile nell’archivio.
archive-older = Partite precedenti
archive-replay = Rivedi
archive-decisions =
    { $count ->
        [one] una decisione
       *[other] { $number } decisioni
    }
statistics-of = Statistiche di ogni gioco
statistics-edition = Edizione
statistics-games = Partite
statistics-decisions = Decisioni
statistics-share = Vinte
statistics-interval = Intervallo al 95%
statistics-none = Ancora nessuna partita conclusa di questo genere.
statistics-sum =
    { $count ->
        [one] Una partita, con { $decisions } decisioni in { $days } giorni.
       *[other] { $games } partite. Metà di esse ha avuto al massimo { $decisions } decisioni ed è durata al massimo { $days } giorni.
    }
statistics-see-games = Vedi le partite
statistics-roles = Quote di vittorie
statistics-hands = In mano a chi
statistics-hands-all = in tutte le mani
statistics-hands-people = in mano a persone
statistics-hands-bots = in mano a bot
statistics-about-shares = La barra è la quota di partite vinte, la linea l’intervallo in cui sta la quota reale con una certezza del 95%; tratteggiata, la quota se tutti i ruoli fossero pari. Le partite concluse per accordo qui non contano.
statistics-endings = Come finiscono le partite
statistics-lengths = Lunghezza delle partite, in decisioni
statistics-length = { $first }–{ $last }: { $games }
statistics-openings = Aperture
statistics-opening = Apertura
statistics-about-openings-revolution = Dove ogni fazione mette le prime pedine.
statistics-about-openings-guerres = Chi ogni fazione manda per primo ad agire a corte.
statistics-about-openings-here_i_stand = La prima carta che ogni potenza gioca in un impulso.
