account = Account
host = Server beheren
notices = Berichten
notices-count = { $count ->
    [0] Berichten, geen ongelezen
    [one] Berichten, één ongelezen
   *[other] Berichten, { $count } ongelezen
}
notice-unread = Ongelezen.
no-notices = Nog niets.
mark-all-read = Alles als gelezen markeren
choose-notices = Kies wat je te horen krijgt
announcement-put-away = Verbergen
code-asked = Je wachtwoord klopt. Typ nu de code van je authenticator, of een herstelcode.
motion-is-refused = { $who } weigert.
motion-is-withdrawn = { $who } trekt het voorstel in.
motion-is-lapsed = Het spel is doorgegaan; het voorstel van { $who } is vervallen.
