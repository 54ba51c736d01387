account = Account
host = Gestione del server
notices = Avvisi
notices-count = { $count ->
    [0] Avvisi, nessuno da leggere
    [one] Avvisi, uno da leggere
   *[other] Avvisi, { $count } da leggere
}
notice-unread = Da leggere.
no-notices = Ancora niente.
mark-all-read = Segna tutti come letti
choose-notices = Scegli gli avvisi
announcement-put-away = Nascondi
code-asked = La password è giusta. Ora scrivi il codice della tua app di autenticazione, o un codice di recupero.
motion-is-refused = { $who } rifiuta.
motion-is-withdrawn = { $who } ritira la proposta.
motion-is-lapsed = Il gioco è andato avanti; la proposta di { $who } è decaduta.
