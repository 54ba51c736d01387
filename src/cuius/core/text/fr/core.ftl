# Ce que dit toute table, quel que soit le jeu.
refused-game-over = La partie est terminée ; commencez-en une autre ou revoyez celle-ci.
refused-not-asked = On ne vous demande rien pour l’instant ; attendez votre tour.
refused-not-offered = { $what } ne peut pas être choisi ici.
refused-other-kind = { $what } : c’est { $kind }, et ce n’est pas ce qui est demandé ici.
deal-turn = À vous de négocier : faites une offre, répondez à une offre ou passez.
deal-kind = Sur quoi porte la clause suivante de votre offre ?
deal-giver = Qui donne ?
deal-taker = Qui reçoit ?
deal-what = Quoi exactement ?
deal-offered = { $role } fait l’offre { $offer } ({ $terms ->
    [one] une clause
   *[other] { $terms } clauses
}).
deal-accepted = { $role } accepte l’offre { $offer }.
deal-refuse = { $role } refuse l’offre { $offer }.
deal-counter = { $role } répond à l’offre { $offer } par une autre.
deal-withdraw = { $role } retire l’offre { $offer }.
deal-struck = L’offre { $offer } est acceptée par tous et exécutée.
refusal-reason = Pourquoi refusez-vous l’offre { $offer } ? Ses parties l’entendront.

# Les réponses communes à tous les jeux.
choice-pass = Passer
choice-offer = Faire une offre
choice-ready = Faire cette offre
choice-cancel = Abandonner cette offre
choice-accept-number = Accepter l’offre { $number }
choice-refuse-number = Refuser l’offre { $number }
choice-counter-number = Répondre à l’offre { $number } par une autre
choice-withdraw-number = Retirer l’offre { $number }

# Comment une table interroge sur les cartes cachées.
setting-windows = À qui demander une réaction
setting-windows-discreet = à tous ceux qui pourraient en avoir une, pour ne rien trahir
setting-windows-fast = à ceux seulement qui en ont une

# Comment une table met fin elle-même à sa partie.
result-agreed = La partie s’arrête ici d’un commun accord.
result-conceded = Les autres ont abandonné : la partie revient à { $winners }.
