# Ce qu'on apprend hors du plateau : dans la page, par courriel, par webhook.
notice-turn = C’est à vous de jouer à la table { $table } : { $seat } doit répondre.
notice-started = La partie a commencé à la table { $table } ; vous jouez { $seat }.
notice-finished = La partie est finie à la table { $table }.
notice-closed = La table { $table } a été fermée.
notice-rematch = On rejoue { $table } ; { $seat } vous attend.
notice-reminder = Votre temps s’épuise à la table { $table } : { $seat } doit répondre et la pendule tourne.
notice-autopilot = Votre temps est écoulé à la table { $table } : un bot joue { $seat } jusqu’à votre retour.
notice-vacant = Vous êtes absent depuis longtemps de la table { $table } : un remplaçant peut prendre { $seat }.
notice-replaced = Un remplaçant a pris { $seat } à la table { $table }.
notice-unattended = Il n’y a plus personne à la table { $table } : la partie attend, pendules arrêtées, que l’un de vous revienne. Vous jouez { $seat }.
notice-resumed = Quelqu’un est revenu à la table { $table } et la partie reprend ; un bot joue { $seat } jusqu’à votre retour.
notice-motion = { $by } demande aux autres à la table { $table } : { $motion ->
    [undo] faut-il revenir en arrière ?
    [pause] faut-il suspendre la partie ?
    [end] faut-il arrêter la partie ici ?
    [pace] faut-il changer de rythme ?
   *[other] êtes-vous d’accord ?
}
notice-joined = { $who } s’est assis à la table { $table } : { $seat }.
notice-unseated = La personne qui a créé la table { $table } vous a retiré la place { $seat } ; la partie n’avait pas commencé.
notice-invited = { $who } vous invite à jouer à la table { $table }.
notice-talk = { $by } vous a écrit à la table { $table }.
notice-club_request = { $who } demande à entrer au club { $table }.
notice-club_welcome = Vous voilà membre du club { $table }.
notice-club_news = Il y a du nouveau au club { $table }.
notice-tournament_open = Le tournoi { $table } est ouvert : inscrivez-vous si vous voulez jouer.
notice-round_soon = La ronde { $round } de { $table } commence dans moins d’un jour.
notice-round_ends = La ronde { $round } de { $table } finit dans moins d’un jour, et votre partie n’est pas terminée.
notice-tournament_over = Le tournoi { $table } est terminé : voyez le classement.
notice-email-subject = { $table } : { $kind ->
    [turn] à vous de jouer
    [started] la partie a commencé
    [finished] la partie est finie
    [closed] la table a été fermée
    [rematch] une revanche
    [reminder] votre temps s’épuise
    [autopilot] un bot joue pour vous
    [vacant] votre place est ouverte à un remplaçant
    [replaced] un remplaçant joue pour vous
    [unattended] la partie vous attend
    [resumed] la partie reprend
    [motion] votez, s’il vous plaît
    [joined] quelqu’un vous a rejoint
    [unseated] votre place vous a été retirée
    [invited] une invitation
    [talk] un message
    [club_request] une demande d’adhésion
    [club_welcome] vous êtes membre
    [club_news] nouvelles du club
    [tournament_open] un nouveau tournoi
    [round_soon] une ronde commence bientôt
    [round_ends] une ronde finit bientôt
    [tournament_over] le tournoi est terminé
   *[other] nouvelles
}
notice-email-text =
    { $text }

    { $link }

    Vous choisissez dans votre compte si nous vous écrivons.
notice-somebody = Quelqu’un
notice-trial = Ceci est un message d’essai de Cuius Regio : tout fonctionne.
calendar-round = { $tournament } : ronde { $round }
