# Why the server refuses something. English stands where it is raised; a test compares.

## Accounts

refusal-token-limit = Vous avez { $count } jetons ; supprimez-en un qui ne sert pas.
refusal-token-unknown = Ce jeton n’existe pas ; il a peut-être déjà été supprimé.
refusal-banned-until = Le responsable de ce serveur a exclu ce compte jusqu’au { $time } UTC : { $reason }
refusal-banned = Le responsable de ce serveur a exclu ce compte : { $reason }
refusal-credentials = Ce nom, ce mot de passe ou ce code est faux ; réessayez.
refusal-local-account = Le jeu local n’a pas besoin de compte ; jouez donc.
refusal-report-whom = Dites de qui vous vous plaignez : un nom, ou une table et un siège.
refusal-seat-empty = Personne n’est assis là.
refusal-name-unknown = Personne ne porte ce nom.
refusal-animation-unfinished = Seule une partie terminée est montrée en image animée ; celle-ci n’est pas finie.
refusal-picture-unknown = Cette image n’existe pas ; demandez celle d’une table, en PNG ou en GIF.
refusal-scenario-picture-unknown = Cette image n’existe pas ; demandez celle d’un scénario, en PNG.
refusal-archive-place = Ce n’est pas un endroit des archives ; recommencez à la première page.
refusal-block-self = Vous ne pouvez pas vous bloquer vous-même.
refusal-block-limit = Vous bloquez { $count } personnes ; débloquez-en une d’abord.
refusal-favourite-self = Vous ne pouvez pas être de vos propres favoris.
refusal-favourite-limit = Vous avez { $count } favoris ; retirez-en un d’abord.
refusal-corrected-board-limit = Vous avez { $count } plateaux corrigés ; supprimez-en un d’abord.
refusal-corrected-board-unknown = Ce plateau corrigé n’existe pas ; il a peut-être déjà été supprimé.
refusal-corrected-board-large = Cela fait trop de valeurs à garder ; ne gardez que celles qui diffèrent des nôtres.
refusal-report-limit = Beaucoup de vos signalements attendent une décision ; attendez-la d’abord.
refusal-local-delete = Le jeu local n’a pas de compte à supprimer ; supprimez plutôt sa base de données.
refusal-email-taken = Un autre compte a déjà cette adresse ; connectez-vous avec celui-là.
refusal-registration-closed = Ce serveur n’accepte pas de nouveaux comptes ; demandez-en un à son responsable.
refusal-registration-invitation = On n’entre sur ce serveur que sur invitation ; demandez un code à son responsable.
refusal-invitation-expired = Cette invitation a déjà servi ou est trop ancienne ; demandez-en une nouvelle.
refusal-invitation-limit = Il y a { $count } invitations ; révoquez-en d’abord.
refusal-invitation-unknown = Cette invitation n’existe pas ; elle a peut-être déjà servi.
refusal-name-length = Un nom compte de { $min } à { $max } caractères ; choisissez-en un.
refusal-name-signs = Un nom ne contient ni @ ni / ; retirez-les.
refusal-name-letter = Un nom compte au moins une lettre ou un chiffre ; ajoutez-en.
refusal-name-alphabet = Un nom s’écrit dans un seul alphabet ; prenez-y toutes ses lettres.
refusal-name-unfit = Un nom se compose de lettres, de chiffres et de signes visibles sur une ligne ; retirez les autres.
refusal-name-taken = Ce nom est pris ; choisissez-en un autre.
refusal-table-name-length = Le nom d’une table compte au plus { $max } caractères ; abrégez-le.
refusal-email-invalid = Ce n’est pas une adresse électronique ; écrivez-la comme nom@example.org.
refusal-password-length = Un mot de passe compte de { $min } à { $max } caractères ; choisissez-en un.
refusal-password-weak = Ce mot de passe est trop facile à deviner ; prenez plusieurs mots sans rapport entre eux.
refusal-not-allowed = Vous ne pouvez pas faire cela ici.
refusal-token-scope = Ce jeton ne permet pas cela ; créez-en un avec les bons droits.
refusal-sign-in-first = Connectez-vous d’abord, puis réessayez.
refusal-proof-wrong = Ce n’est pas votre mot de passe, ou pas un code récent ; réessayez.
refusal-code-missing = Donnez aussi le code de votre authentificateur.
refusal-session-unknown = Cette session n’existe pas ; elle est peut-être déjà finie.
refusal-factor-exists = Vous avez déjà un second facteur ; retirez-le d’abord.
refusal-factor-none = Vous n’avez pas de second facteur.
refusal-factor-begin = Commencez d’abord par un second facteur ; vous avez dix minutes pour le confirmer.
refusal-factor-code = Ce n’est pas le code de ce secret ; vérifiez l’heure de votre appareil.
refusal-link-expired = Ce lien a déjà servi ou est trop ancien ; demandez-en un nouveau.

## Admins

refusal-report-unknown = Ce signalement n’existe pas.
refusal-report-settled = Ce signalement est déjà réglé.
refusal-table-unknown = Cette table n’existe pas.
refusal-table-not-frozen = Cette table n’est pas bloquée.
refusal-account-unknown = Ce compte n’existe pas.
refusal-account-admin = C’est le compte d’un administrateur ; retirez d’abord son nom des réglages.
refusal-account-not-banned = Ce compte n’est pas exclu.

## Titles

refusal-advice-none = Personne ne donne de conseils à cette table ; on peut les permettre en créant une autre partie.
refusal-reasons-early = Les bots donnent leurs raisons quand la partie est finie.
refusal-analysis-early = On n’analyse qu’une partie finie ; celle-ci ne l’est pas.
refusal-pools-hidden = Les réserves disent ce qui est caché ; attendez la fin de la partie.
refusal-lesson-none = Il n’y a pas encore de leçon pour ce jeu.
refusal-metrics-forbidden = Les mesures sont pour cette machine ; d’ailleurs, envoyez le jeton des réglages.
refusal-edition-unknown = Ce jeu n’a pas cette édition.
refusal-board-not-taken = Ce jeu n’accepte pas les valeurs d’un autre plateau.
refusal-options-form = Donnez les options sous la forme nom:choix.
refusal-language-unknown = Il n’y a pas de langue { $language } ; choisissez { $choices }.
refusal-game-not-played = On ne joue pas à ce jeu ici.
refusal-title-not-played = On ne joue pas à { $title } ici.
refusal-edition-choices = Il n’y a pas d’édition { $edition } ; choisissez { $choices }.
refusal-title-unknown = Il n’y a pas de jeu { $title } ; choisissez { $choices }.
refusal-players-number = { $title } se joue à { $choices }, pas à { $players }.
refusal-scenario-unknown = { $title } n’a pas de scénario { $scenario } ; choisissez { $choices }.
refusal-option-unknown = { $title } n’a pas d’option { $option } ; il a { $choices }.
refusal-option-choice = { $option } vaut { $choices }, pas { $value }.
refusal-board-no-overlay = { $title } n’accepte pas d’autre plateau.
refusal-board-kind = Les corrections ne peuvent rien dire de { $kind }.
refusal-board-table = { $kind } doit être un tableau de fiches.
refusal-board-field = { $path } n’a pas de champ { $field } ; il a { $choices }.
refusal-board-rule = { $path } est une règle et non une affaire de plateau.
refusal-board-shape = { $path } doit ressembler à { $old }, pas à { $new }.
refusal-board-word = Il n’y a pas de { $kind } nommé { $word }.
refusal-board-record = { $path } doit être une fiche de champs.
refusal-board-names = { $path } nomme { $word }, qui n’existe pas ({ $kind }).
refusal-board-twice = { $path } nomme deux fois la même chose.
refusal-board-whole = { $path } doit être un nombre entier ({ $span }), pas { $value }.
refusal-board-total = Le total ({ $name }) doit être { $wanted }, et le plateau a { $found }.
refusal-board-itself = { $path } mène à lui-même.
refusal-board-one-way = { $path } mène à { $there }, mais rien n’en revient.

## Playing

refusal-not-asked = On ne vous demande rien pour l’instant ; attendez votre tour.
refusal-seat-not-held = Vous n’occupez pas le siège { $seat }.
refusal-role-not-held = Votre siège ne joue pas { $role }.
refusal-layer-unknown = Cette carte n’a pas de calque { $name }.
refusal-try-too-long = Les règles mettent trop de temps à essayer cela ; répondez pas à pas.
refusal-message-unreadable = Ce message est illisible : { $error }
refusal-message-too-long = il dépasse { $count } caractères
refusal-table-busy = Il se passe trop de choses à la fois à cette table ; réessayez.
refusal-seat-never-yours = Ce siège n’a jamais été le vôtre ; prenez-en un libre.
refusal-seat-played = Ce siège est joué ; il n’y a pas à y revenir.
refusal-seat-conceded = Ce siège a abandonné ; on ne peut le reprendre.
refusal-seat-just-taken = Quelqu’un vient de prendre ce siège ; regardez de nouveau.
refusal-rules-too-long = Les règles mettent ici trop de temps ; rien n’a changé.
refusal-table-frozen = Les règles ont échoué ici ; la partie est arrêtée. Incident { $incident }.
refusal-table-closed = Cette table a été fermée ; plus personne n’y joue.
refusal-table-waits = Personne n’est à cette table, elle attend ; revenez d’abord à votre siège.
refusal-table-waits-on = Personne n’est à cette table, elle attend ; revenez à votre siège et elle continue.
refusal-table-paused = La table est en pause ; reprenez-la d’abord.
refusal-conceded-self = Vous avez abandonné ici ; l’intendant joue à votre place.
refusal-no-game = On ne joue aucune partie à cette table.
refusal-talk-secret = Les règles de ce jeu interdisent les apartés ; dites-le à tous.
refusal-talk-whom = Nommez les sièges à qui vous parlez ; n’en nommez aucun pour parler à tous.
refusal-talk-length = Dites quelque chose, en moins de 2 000 lettres.
refusal-talk-gunboat = On ne parle pas à une table muette ; laissez parler vos coups.
refusal-talk-muted = Vous ne pouvez pas parler pour l’instant ; jouez, et réessayez plus tard.
refusal-motion-over = La partie est finie ; il n’y a rien à voter.
refusal-row-unknown = Il n’y a pas de ligne { $number } où revenir ; regardez de nouveau le journal.
refusal-motion-unknown = Cette table n’a pas cette motion.
refusal-motion-conceded = Ce siège a déjà abandonné et n’a plus voix au chapitre.
refusal-motion-number = Dites par `number` à quelle ligne revenir.
refusal-motion-pace = Dites par `pace` à quelle cadence la table doit jouer.
refusal-motion-decided = Cette motion est déjà décidée.
refusal-motion-stale = La partie a continué ; proposez-le de nouveau.
refusal-motion-paused = La table est déjà en pause.
refusal-motion-open = On vote déjà là-dessus ; votez d’abord.
refusal-motion-not-paused = La table n’est pas en pause.
refusal-motion-refused = Cela a été refusé ; redemandez quand la partie aura avancé.
refusal-motion-no-vote = Ce siège ne vote pas là-dessus ; l’absent doit d’abord y revenir.
refusal-motion-agreed = C’est convenu, mais ne peut être enregistré maintenant ; ce sera fait dès que le serveur le pourra.
refusal-what-if-failed = Les règles ont échoué dans cet essai ; reprenez une réponse.
refusal-what-if-stuck = Cet essai ne continue pas ainsi : { $error }
refusal-what-if-moment = Ce moment ne peut être essayé ; reculez ou avancez un peu.
refusal-what-if-role = { $role } n’est pas interrogé ici ; recommencez l’essai.
refusal-what-if-over = La partie est finie ici ; revenez d’abord à un moment antérieur.
refusal-server-stops = Le serveur s’arrête ; réessayez dans un instant.
refusal-job-too-long = Ce calcul dure trop ; il a été abandonné.
refusal-job-lost = Le processus qui s’en occupait a pris fin ; réessayez.
refusal-jobs-many = Trop de calculs sont en cours ; réessayez bientôt.
refusal-jobs-many-yours = Trop de calculs sont en cours pour vous ; attendez que certains finissent.
refusal-answer-stale = Cette réponse vaut pour la question { $number }, mais la { $open } est ouverte ; regardez de nouveau.
refusal-answer-key = La question ouverte est { $open }, pas { $key } ; regardez de nouveau.
refusal-answer-over = La partie est finie ; commencez-en une autre, ou parcourez celle-ci.
refusal-answer-seat = Ce n’est pas à { $seat } de répondre ; attendez qu’on vous interroge.
refusal-answer-not-offered = { $answer } n’est pas proposé ici ; choisissez une des réponses montrées.
refusal-salt-late = La partie a commencé ; le sel s’ajoute avant.
refusal-role-unknown = Il n’y a pas de { $role } à cette table.
refusal-orders-over = La partie est finie ; il n’y a plus rien à répondre.
refusal-game-over-already = La partie est déjà finie.
refusal-rules-broken = Les règles ont échoué sur cette réponse ; la partie reste comme avant.
refusal-answers-cut = des dés, une carte ou quelqu’un d’autre viennent avant votre prochaine réponse ; envoyez ce qui y mène.
refusal-answers-cut-that = Des dés, une carte ou quelqu’un d’autre viennent avant cette réponse ; envoyez ce qui y mène.
refusal-undo-consent = Rien ne peut être repris sans l’accord des autres ; demandez-le-leur.

## Tables

refusal-close-over = La partie est finie ; il n’y a rien à fermer.
refusal-close-others = D’autres jouent à cette table ; finissez la partie ensemble, ou abandonnez.
refusal-rules-other = Cette partie ne convient pas aux règles installées ; prévenez le responsable.
refusal-salt-seat-free = Le siège { $seat } est encore libre ; gardez le sel jusqu’à ce que tous soient pris.
refusal-salt-seats-changed = Les sièges ont changé ; regardez la table avant de montrer un sel.
refusal-salt-wrong = Ce n’est pas le sel promis par { $seat } ; quittez le siège et reprenez-le.
refusal-sit-who = { $who } ne peut occuper { $seat } ; écrivez { $choices }.
refusal-seat-unknown = Il n’y a pas de siège { $seat } à cette table.
refusal-table-invitation = Cette table n’existe pas, ou il vous faut son invitation.
refusal-table-blocked = Quelqu’un de cette table et vous ne voulez pas vous rencontrer ; choisissez une autre table.
refusal-seat-choices = Il n’y a pas de siège { $seat } ; il y a { $choices }.
refusal-salt-own = Vous n’occupez pas { $seat } ; les sels sont pour vos propres sièges.
refusal-rematch-early = Cette partie n’a pas commencé ; commencez-la, et rejouez-la ensuite.
refusal-invite-late = La partie est finie ; invitez plutôt à une revanche.
refusal-tables-limit = Beaucoup de vos tables n’ont pas commencé ; commencez-en ou fermez-en une d’abord.
refusal-leave-begun = La partie a commencé ; abandonnez, ou laissez le siège à un remplaçant.
refusal-bot-not-now = Ce siège ne peut être donné à un bot maintenant.
refusal-bot-unknown = Il n’y a pas de bot { $bot } ; choisissez { $choices }.
refusal-salts-late = La partie a commencé ; les sels se montrent avant.
refusal-begun-already = La partie a déjà commencé.
refusal-start-seat-free = Le siège { $seat } est encore libre ; donnez-le à quelqu’un ou à un bot.
refusal-start-salt = Le sel de { $seat } n’est pas encore montré ; attendez, ou commencez sans lui.
refusal-seat-taken = Ce siège est pris ; choisissez-en un libre.
refusal-seat-yours = Ce siège est le vôtre ; revenez-y.
refusal-seat-other-held = Vous occupez un autre siège de cette partie ; laissez celui-ci à quelqu’un d’autre.
refusal-seat-other-played = Vous avez joué un autre siège de cette partie ; laissez celui-ci à quelqu’un d’autre.

## Records and positions

refusal-record-not-play = C’est une partie enregistrée à regarder ; reprenez-la à une table à part.
refusal-seats-changed = Les sièges ont changé ; regardez la table de nouveau.
refusal-position-rules-table = Cette position ne convient pas aux règles installées ; fermez la table.
refusal-position-rules = Cette position ne convient pas aux règles installées ; choisissez-en une autre.
refusal-position-over = La partie y est finie ; choisissez un coup antérieur pour continuer.
refusal-position-secret = Cette partie n’est pas finie ; ses positions pourront être reprises une fois qu’elle le sera.
refusal-position-name = Donnez un nom à la position.
refusal-position-unknown = Cette position n’existe pas ; elle a peut-être été retirée.
refusal-positions-limit = Vous gardez { $count } positions ; retirez-en une d’abord.
refusal-records-limit = Vous gardez { $count } parties enregistrées ; retirez-en une d’abord.
refusal-record-none = Ce n’est pas une partie enregistrée par ce programme ; choisissez un fichier qu’une table a enregistré.
refusal-record-elsewhere = Cet enregistrement est celui d’un jeu auquel on ne joue pas ici.
refusal-record-set-up = La mise en place de cet enregistrement n’est pas de ce jeu ; on ne peut l’ouvrir.
refusal-record-damaged = Cet enregistrement est abîmé ; enregistrez-le de nouveau là d’où il vient.
refusal-record-wrong-row = Cet enregistrement est faux à partir de sa ligne { $number } ; il n’a pas été pris.
refusal-record-newer = Cet enregistrement vient d’un programme plus récent ; ce serveur ne sait pas le lire.
refusal-record-rules = Cette partie a été jouée selon les règles { $played }, et ici ce sont les { $installed } ; on ne peut l’ouvrir.
refusal-record-large = Un enregistrement a au plus { $megabytes } Mo ; celui-ci est plus grand.

## Requests

refusal-text-unstorable = Votre envoi contient un caractère qui ne peut être gardé ; retirez-le.
refusal-not-saved = Cela n’a pu être enregistré, et rien n’a changé ; réessayez dans un instant.
refusal-database-away = La base de données ne répond pas pour l’instant ; regardez de nouveau dans un instant et refaites ce qui manque.
refusal-token-removed = Ce jeton est inconnu ici, ou supprimé ; créez-en un nouveau.
refusal-connections-many = Vous avez trop de connexions ouvertes ; fermez-en.
refusal-request-late = Votre requête n’est pas arrivée à temps ; renvoyez-la.
refusal-headers-large = Votre requête a trop d’en-têtes ; effacez les cookies de ce site.
refusal-host-local = Ce serveur ne joue que sur cette machine ; ouvrez-le comme 127.0.0.1 ou localhost.
refusal-host-foreign = Ce serveur ne porte pas ce nom ; demandez l’adresse à son responsable.
refusal-origin-foreign = Cette requête vient d’un autre site ; utilisez la page de ce serveur.
refusal-header-missing = Envoyez l’en-tête { $header }: 1 avec une requête qui change quelque chose.
refusal-origin-missing = Dites d’où vient la requête, par l’en-tête Origin ou Referer.
refusal-request-parts = Votre requête a trop de parties ; envoyez moins à la fois.
refusal-request-deep = Votre requête est imbriquée sur plus de { $count } niveaux ; envoyez-la plus plate.
refusal-request-encoding = Votre requête n’est pas en UTF-8 ; encodez-la ainsi.
refusal-webhook-form = Un webhook est une adresse comme https://example.org/chemin, sans nom ni mot de passe.
refusal-webhook-port = Un webhook peut utiliser le port 80, 443, 8080 ou 8443, pas { $port }.
refusal-webhook-private = Ce webhook mène à une adresse privée ou réservée ; donnez-en une publique.
refusal-webhook-invalid = Ce n’est pas l’adresse d’un webhook ; écrivez-la comme https://example.org/chemin.
refusal-webhook-unknown = Le nom { $host } du webhook est inconnu ; vérifiez-le.
refusal-webhook-answer = Le webhook a répondu { $status }.
refusal-incident = Quelque chose a échoué ici ; ce n’est pas votre faute. Prévenez le responsable du serveur : incident { $incident }.

## Too often

refusal-again-seconds = { $what } ; réessayez dans { $count } secondes.
refusal-again-minutes = { $what } ; réessayez dans { $count } minutes.
refusal-often = C’était trop souvent
refusal-often-registrations = Trop de comptes ont été créés d’ici
refusal-often-daily_registrations = Trop de comptes ont été créés d’ici aujourd’hui
refusal-often-letters = Trop d’e-mails ont été demandés
refusal-often-recipient_letters = Cette adresse a reçu assez d’e-mails
refusal-often-tables = Vous avez créé beaucoup de tables
refusal-often-rematches = Vous avez demandé beaucoup de revanches
refusal-often-imports = Vous avez importé beaucoup de parties
refusal-often-shares = Vous avez gardé beaucoup de positions
refusal-often-joins = Vous vous êtes assis à beaucoup de tables
refusal-often-invites = Vous avez invité beaucoup de monde
refusal-often-motions = Vous avez fait beaucoup de propositions
refusal-often-chat_messages = Vous avez beaucoup parlé

## Data files

refusal-data-words = Les fiches de { $kind } ne s’accordent pas avec les noms des règles.
refusal-data-source = { $path } a la source { $source } ; utilisez { $choices }.
refusal-data-doubt = { $path } donne une source ou un doute pour { $field }, qu’il n’a pas.

## Announcements, push and lessons

refusal-announcement-limit = Il y a déjà { $count } annonces ; retirez-en d’abord.
refusal-announcement-unknown = Cette annonce n’existe pas ; elle a peut-être déjà été retirée.
refusal-lesson-unknown = Ce jeu n’a pas de telle leçon.
refusal-rules-spin = Les règles installées mettent trop de temps sur cette partie ; prévenez le responsable.
refusal-push-local = Les notifications push sont pour les navigateurs connectés à un compte ; le jeu local n’en a pas.
refusal-push-unknown = Ce navigateur n’existe pas ; il a peut-être déjà été retiré.
refusal-push-off = Les notifications push ne sont pas activées dans ce navigateur ; activez-les d’abord.
refusal-webhook-none = Il n’y a pas encore de webhook ; enregistrez-en un d’abord.

## Clubs

refusal-club-unknown = Ce club n’existe pas, ou il vous faut son invitation.
refusal-club-not-yours = Ce club n’existe pas, ou vous n’en êtes pas membre.
refusal-club-limit = Vous dirigez { $count } clubs ; cédez-en un ou dissolvez-le d’abord.
refusal-club-full = Un club compte au plus { $count } membres ; celui-ci est complet.
refusal-club-invitation = Ce club n’accueille que sur invitation ; adressez-vous à l’un de ses organisateurs.
refusal-club-no-member = Vous n’êtes pas membre de ce club.
refusal-club-member-unknown = Personne ne porte ce nom dans ce club.
refusal-club-self = C’est vous ; quittez le club, ou cédez-le à quelqu’un d’autre.
refusal-club-founder = Seul le fondateur du club décide de ses organisateurs.
refusal-club-accept-first = Acceptez-le d’abord comme membre.
refusal-club-name-taken = Un autre club porte ce nom ; choisissez-en un autre.
refusal-tournament-unknown = Ce tournoi n’existe pas.
refusal-tournament-closed = Les inscriptions à ce tournoi sont closes.
refusal-tournament-full = Ce tournoi est complet.
refusal-tournament-entered = Cette personne joue déjà dans ce tournoi.
refusal-tournament-not-entered = Cette personne ne joue pas dans ce tournoi.
refusal-tournament-over = Le tournoi est terminé.
refusal-tournament-begun = Le tournoi a déjà commencé, ou il a été annulé.
refusal-tournament-not-running = Le tournoi est terminé, ou n’a pas commencé.
refusal-tournament-few = Il faut { $count } inscrits pour commencer ; attendez qu’ils y soient.
refusal-tournament-limit = { $count } tournois de ce club sont en cours ; terminez-en un d’abord.
refusal-tournament-no-round = Aucune ronde n’attend de commencer.
refusal-tournament-round-over = Cette ronde est terminée, ou n’a jamais été prévue.
refusal-tournament-gone-on = Cette ronde est terminée, et d’autres ont continué à cause d’elle.
refusal-tournament-dates = Une ronde finit après avoir commencé, et pas dans le passé.
refusal-tournament-game = Cette partie n’existe pas dans ce tournoi.
refusal-tournament-places = Donnez un rang à chaque place : 1 au meilleur, le même aux égaux, puis le suivant.
refusal-tournament-hotseat = En tournoi chacun joue à son propre écran ; choisissez un autre rythme.
refusal-tournament-alone = Un tournoi se joue à des tables de deux ou plus.
refusal-calendar-unknown = Ce calendrier n’existe pas ; son adresse se trouve sur la page du club.
