# Ce que dit toute table, quel que soit le jeu.
refused-game-over = La partie est terminée ; commencez-en une autre ou revoyez celle-ci.
refused-not-asked = On ne vous demande rien pour l’instant ; attendez votre tour.
refused-not-offered = Ce choix n’est pas possible ici : { $what }.
refused-other-kind = { $what } ({ $kind }) : ce n’est pas ce qui est demandé ici.
deal-turn = À vous de négocier : faites une offre, répondez à une offre ou passez.
deal-kind = Sur quoi porte la prochaine clause de votre offre ?
deal-giver = Qui donne ?
deal-taker = Qui reçoit ?
deal-what = Quoi exactement ?
deal-offered = { start-role } { $role_number ->
    [plural] font
   *[other] fait
} l’offre { $offer } ({ $terms ->
    [one] { $terms } clause
   *[other] { $terms } clauses
}).
deal-accepted = { start-role } { $role_number ->
    [plural] acceptent
   *[other] accepte
} l’offre { $offer }.
deal-refuse = { start-role } { $role_number ->
    [plural] refusent
   *[other] refuse
} l’offre { $offer }.
deal-counter = { start-role } { $role_number ->
    [plural] répondent
   *[other] répond
} à l’offre { $offer } par une autre.
deal-withdraw = { start-role } { $role_number ->
    [plural] retirent
   *[other] retire
} l’offre { $offer }.
deal-struck = L’offre { $offer } est acceptée par tous et prend effet.
refusal-reason = Pourquoi refusez-vous l’offre { $offer } ? Les parties de l’offre le sauront.

# Les réponses communes à tous les jeux.
choice-pass = Passer
choice-offer = Faire une offre
choice-ready = Faire cette offre
choice-cancel = Renoncer à cette offre
choice-accept-number = Accepter l’offre { $number }
choice-refuse-number = Refuser l’offre { $number }
choice-counter-number = Faire une contre-proposition à l’offre { $number }
choice-withdraw-number = Retirer l’offre { $number }

# Comment une table interroge sur les cartes cachées.
setting-windows = À qui demander une réponse
setting-windows-discreet = à tous ceux qui pourraient en avoir une, pour ne rien trahir
setting-windows-fast = seulement à ceux qui en ont une

# Comment une table met fin elle-même à sa partie.
result-agreed = La partie s’arrête ici d’un commun accord.
result-conceded = Victoire par abandon des autres : { $winners }.
result-adjudicated = Les organisateurs ont arrêté la partie. Victoire aux points : { $winners }.

# Un rôle en tête de phrase ; un titre dont les rôles prennent un article le dit à sa façon.
start-role = { $role }
picture-turn = Tour { $turn }
picture-over = La partie est terminée.
why-search = En jouant la suite de nombreuses fois, c’est ce qui réussit le mieux.
why-plan = Cela fait partie d’un plan pour ce tour, celui qui réussit le mieux quand on joue la suite de nombreuses fois.

# Ce que disent les bots d’un accord.
talk-offer = Nous avons une offre pour vous.
talk-accept = D’accord.
talk-accept_kept = D’accord. Jusqu’ici, vous avez tenu parole envers nous.
talk-accept_broken = D’accord, mais nous n’oublions pas une parole non tenue.
talk-counter = Pas à ces conditions ; voici notre offre.
talk-refuse = Non, pas cela.

# The rule book as one page.
book-subtitle = Les règles en un livre, avec des exemples joués sur le programme lui-même
book-contents = Sommaire
book-statements = Tous les énoncés
book-rulings = Décisions
