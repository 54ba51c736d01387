## Lobby
my-tables = Mes tables
open-tables = Tables ouvertes
running-tables = Parties à suivre
finished-games = Parties terminées
play-this = Jouer
rules = Règles
your-turn = À vous
turn-of = À jouer : { $who }
waits-for-people = Attend que quelqu’un revienne
game-ended = La partie est terminée.
signed-in-as = Connecté sous le nom de { $name }.
sign-out = Se déconnecter
sign-in-or-register = Se connecter ou créer un compte

seats-free = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
players-count = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}

## Accounts
sign-in = Se connecter
register = Créer un compte
ask-reset = Mot de passe oublié
reset = Choisir un nouveau mot de passe
confirm-mail = Confirmer l’adresse e-mail
name = Nom
name-or-mail = Nom ou adresse e-mail
password = Mot de passe
new-password = Nouveau mot de passe
mail = Adresse e-mail
mail-optional = Adresse e-mail (facultative)
registration-code = Code d’invitation
registration-closed = Ce serveur n’accepte pas de nouveaux comptes ; demandez-en un à son responsable.
second-factor = J’ai un second facteur
code = Code
letter-sent = Si un compte a cette adresse, un e-mail a été envoyé.
password-changed = Votre mot de passe a été changé ; connectez-vous avec le nouveau.
mail-confirmed = L’adresse est confirmée.

## Making a table
how-many-players = Combien de joueurs ?
scenario = Scénario
pace = Rythme
pace-hotseat = Sur un seul écran, sans pendule
pace-live = En direct : 45 minutes chacun
pace-slow = Un coup par jour
more-choices = Édition et options
table-is-open = Tout le monde peut jouer et regarder
next-seats = Suite : les places
who-sits = Qui joue quoi
against-stewards = Moi contre des bots
all-here = Tous sur cet écran
with-others = Moi et ceux qui rejoignent
seat-me = Vous
seat-open = Libre
bot-steward = Bot intendant
bot-random = Bot au hasard
bot-novice = Bot novice
bot-captain = Bot capitaine (coup d’œil)
bot-master = Bot maître (1 seconde)
bot-grandmaster = Bot grand maître (5 secondes)
bot-search-1 = Bot maître (1 seconde)
bot-search-5 = Bot grand maître (5 secondes)
bot-engine = Moteur { $name }
bot-kind = ({ $level }, { $temperament })
temperament-bold = audace
temperament-cautious = prudence
temperament-zealous = zèle
temperament-mercantile = sens du commerce
temperament-faithless = perfidie
temperament-steadfast = constance
temperament-scheming = goût de l’intrigue
somebody = Quelqu’un
back = Retour
begin = Commencer
make-table = Créer la partie
leave-seat = Quitter
remove-bot = Retirer
remove-person = Retirer la place
sit-here = S’asseoir ici
invite-link = Lien pour les autres
copy = Copier
copied = Copié
waiting-for-start = En attente des autres joueurs, puis de la personne qui a créé la partie.

## The table
setting-the-table = Préparation de la partie…
board = Plateau
zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-fit = Plateau entier
seats = Places
points = points
present = présent
is-asked = doit répondre
steward-plays = un bot joue
menu = Menu
line-down = Connexion au serveur perdue ; nouvel essai en cours. Rien de ce que vous avez joué n’est perdu.
question = Question
hand = Main
answers = Réponses
search-answers = Chercher une réponse ( a )
confirm = Confirmer
undo = Reprendre
fewer = Moins
more = Plus
how-many = Combien
choose-number = Choisir { $number }
waiting-for = On attend : { $who }.
frozen = La partie est bloquée par une erreur dans les règles ; le responsable du serveur a été prévenu.
looking-back = Vous regardez une position passée.
close = Fermer

## History
history = Historique
phase-back = Phase précédente
phase-forward = Phase suivante
step-back = Un pas en arrière
step-forward = Un pas en avant
row-of = { $row } sur { $rows }
jump-to = Aller à
beginning = Le début
share = Copier le lien
to-now = Revenir au présent

## Beside play
more-beside = Plus : places, journal, graphiques
less-beside = Moins
beside-play = À côté du jeu
tab-panels = Factions
tab-log = Journal
tab-list = Liste
tab-talk = Discussion
tab-chart = Graphiques
look-here = Montrer ce moment
nothing-yet = Rien ne s’est encore passé.
earlier = Plus tôt
points-by-turn = Points par tour
points-by-source = Points par source
control-by-turn = Contrôle par tour
control-of = Contrôle de
figures = Chiffres
now = à présent
luck-in = Chance : { $what }
luck-throws = jets
luck-expected = attendu
luck-actual = obtenu
luck-ahead = écart
no-points-yet = Aucun point n’a encore été compté.
search-rules = Chercher dans les règles
all-rules = Toutes les règles
no-rules-found = Aucune règle trouvée.

more-rules = { $count ->
    [one] Encore une : cherchez pour la trouver.
   *[other] Encore { $count } : cherchez pour les trouver.
}

## Talk and motions
nobody-spoke = Aucun message pour l’instant.
anonymous-table = Ici les noms restent cachés jusqu’à la fin de la partie, et les présences aussi. Les blocages ne s’appliquent pas : ils diraient qui est assis où.
talk-to = À
everybody = tous
say-something = Écrire un message
send = Envoyer
privately-to = en privé à { $who }
motion = Proposition
motion-undo = { $who } : revenons à la ligne { $row }.
look-at-row = Voir la ligne { $row }
motion-pause = { $who } : faisons une pause.
motion-resume = { $who } : reprenons.
motion-end = { $who } : arrêtons la partie ici.
motion-concede = { $who } abandonne.
motion-pace = { $who } : changeons de rythme.
votes-missing = Doivent voter : { $who }
votes-absent = { $who } : absent, prévenu par un avis ; personne ne consent à sa place.
agree = Accepter
refuse = Refuser
withdraw = Retirer
table-paused = La table est en pause.
table-unattended = Il n’y a personne à cette table. La partie attend, pendules arrêtées, que quelqu’un revienne.
steward-plays-for-you = Votre temps est écoulé : un bot joue { $who } pour vous.
i-am-back = Me revoilà
resume = Reprendre
propose-undo = Demander à revenir avant mon dernier choix (ligne { $row })
propose-back-here = Demander à revenir ici (ligne { $row })
propose-pause = Demander une pause
propose-end = Demander la fin de la partie
propose-concede = Abandonner
sure = Vraiment ?
close-table = Fermer la table
close-table-sure = La fermer pour de bon ?
rematch = Revanche
record = Enregistrer la partie
keys = Touches : 1–9 et flèches choisissent, u reprend, a cherche une réponse, / cherche tout le reste, w essaie une position, s saute les coups des autres.

## At one screen
hand-over = C’est au tour de : { $who }
i-am = Nous voici : { $who }
no-hand-over = La prochaine fois, continuer sans cette page

advice = Conseil
advice-ask = Un conseil
advice-longer = Réfléchir plus longtemps
advice-no-reason = L’intendant n’a pas de raison particulière.
advice-steward = Un intendant répondrait : { $answer }
advice-search = Après réflexion : { $answer }
bots-why = Pourquoi

## A game in a frame of another page
embed-play = Dérouler
embed-stop = Arrêter

## Records and positions
play-on-here = Reprendre d’ici
origin-record = Une partie enregistrée, à regarder. Allez à un coup pour la reprendre de là.
origin-position = Cette partie reprend une position de « { $name } » ; les { $rows } premières lignes y ont été jouées. Elle n’est pas classée.
record-remove = Retirer cette partie
