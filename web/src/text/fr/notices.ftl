account = Compte
host = Gérer le serveur
notices = Avis
notices-count = { $count ->
    [0] Avis, aucun non lu
    [one] Avis, un non lu
   *[other] Avis, { $count } non lus
}
notice-unread = Non lu.
no-notices = Rien pour l’instant.
mark-all-read = Tout marquer comme lu
choose-notices = Choisir ses avis
announcement-put-away = Masquer
code-asked = Le mot de passe est bon. Saisissez maintenant le code de votre application d’authentification, ou un code de secours.
motion-is-refused = { $who } refuse.
motion-is-withdrawn = { $who } retire sa proposition.
motion-is-lapsed = La partie a continué ; la proposition de { $who } est caduque.
