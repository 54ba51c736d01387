## A table of one's own
table-name = Nom de la table (facultatif)
advice-allowed = Conseils permis : chacun peut demander à un bot ce qu’il ferait (la partie n’est pas classée)
anonymous-play = Anonyme : les noms restent cachés jusqu’à la fin de la partie
gunboat-play = Gunboat : aucune discussion
pace-own = Pendules au choix
pace-bank = Temps de chacun au départ
pace-increment = Ajouté après chaque tour
pace-unit = Unité
pace-unlimited = Sans pendule
pace-clock = { $bank } chacun, plus { $increment } après chaque tour
pace-bank-only = { $bank } chacun
pace-kind-live = En direct
pace-kind-slow = Au jour le jour
unit-minute = minutes
unit-hour = heures
unit-day = jours

## What is agreed at a table
table-facts = À propos de cette table
table-access = Qui peut jouer
access-public = Tout le monde
access-private = Sur invitation seulement
chat-rule = Discussion
gunboat-table = Aucune (gunboat)
table-made-by = Créée par

## Inviting
invite-name = Inviter un joueur par son nom
invite = Inviter
invite-sent = { $name } a reçu l’invitation.
invite-somebody = Inviter quelqu’un
propose-pace = Demander un autre rythme
propose-it = Demander aux autres

## Finding tables
find-table = Trouver une table
filter-search = Nom d’une table ou d’un joueur
filter-title = Jeu
filter-any = Tous
no-table-found = Aucune table ne correspond.
substitutes-wanted = { $count ->
    [one] On cherche un remplaçant
   *[other] On cherche { $count } remplaçants
}
page-previous = Précédente
page-next = Suivante
page-number = Page { $page }
