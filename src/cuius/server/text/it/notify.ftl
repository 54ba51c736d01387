# Ciò che si viene a sapere fuori dal tabellone: nella pagina, per posta, per webhook.
notice-turn = Tocca a te al tavolo { $table }: { $seat } deve rispondere.
notice-started = La partita al tavolo { $table } è cominciata; giochi { $seat }.
notice-finished = La partita al tavolo { $table } è finita.
notice-closed = Il tavolo { $table } è stato chiuso.
notice-rematch = Si rigioca { $table }; { $seat } è libero per te.
notice-reminder = Il tuo tempo al tavolo { $table } sta per finire: { $seat } deve rispondere e l’orologio corre.
notice-autopilot = Il tuo tempo al tavolo { $table } è scaduto: il bot gioca { $seat } fino al tuo ritorno.
notice-vacant = Manchi da molto dal tavolo { $table }: ora un sostituto può prendere { $seat }.
notice-replaced = Un sostituto ha preso { $seat } al tavolo { $table }.
notice-unattended = Al tavolo { $table } non c’è più nessuno: la partita aspetta, a orologi fermi, che uno di voi ritorni. Tu giochi { $seat }.
notice-resumed = Qualcuno è tornato al tavolo { $table } e la partita riprende; il bot gioca { $seat } fino al tuo ritorno.
notice-motion = { $by } chiede agli altri al tavolo { $table }: { $motion ->
    [undo] torniamo indietro?
    [pause] facciamo una pausa?
    [end] chiudiamo qui la partita?
    [pace] cambiamo ritmo?
   *[other] siete d’accordo?
}
notice-joined = { $who } si è seduto al tavolo { $table }: { $seat }.
notice-unseated = Chi ha creato il tavolo { $table } ti ha tolto il posto { $seat }; la partita non era cominciata.
notice-invited = { $who } ti invita a giocare al tavolo { $table }.
notice-talk = { $by } ti ha scritto al tavolo { $table }.
notice-club_request = { $who } chiede di entrare nel club { $table }.
notice-club_welcome = Ora fai parte del club { $table }.
notice-club_news = Ci sono novità nel club { $table }.
notice-tournament_open = Il torneo { $table } è aperto: iscriviti se vuoi giocare.
notice-round_soon = Il turno { $round } di { $table } comincia entro un giorno.
notice-round_ends = Il turno { $round } di { $table } finisce entro un giorno e la tua partita non è conclusa.
notice-tournament_over = Il torneo { $table } è finito: guarda la classifica.
notice-email-subject = { $table }: { $kind ->
    [turn] tocca a te
    [started] la partita è cominciata
    [finished] la partita è finita
    [closed] il tavolo è stato chiuso
    [rematch] la rivincita
    [reminder] il tuo tempo sta per finire
    [autopilot] il bot gioca per te
    [vacant] il tuo posto è aperto a un sostituto
    [replaced] un sostituto gioca per te
    [unattended] la partita ti aspetta
    [resumed] la partita riprende
    [motion] vota, per favore
    [joined] qualcuno si è unito
    [unseated] il tuo posto ti è stato tolto
    [invited] un invito
    [talk] un messaggio
    [club_request] una richiesta di adesione
    [club_welcome] fai parte del club
    [club_news] novità del club
    [tournament_open] un nuovo torneo
    [round_soon] un turno sta per cominciare
    [round_ends] un turno sta per finire
    [tournament_over] il torneo è finito
   *[other] novità
}
notice-email-text =
    { $text }

    { $link }

    Scegli tu, nel tuo profilo, se vuoi che ti scriviamo.
notice-somebody = Qualcuno
notice-trial = Questo è un messaggio di prova di Cuius Regio: funziona.
calendar-round = { $tournament }: turno { $round }
