## Le journal
log-turn = Tour { $turn }
log-details = Détails
log-filter = Filtrer le journal
log-sort = Ce qui est montré
log-everything = Tout
log-sort-war = Guerre
log-sort-sea = En mer
log-sort-religion = Religion
log-sort-diplomacy = Diplomatie
log-sort-new-world = Le Nouveau Monde
log-sort-cards = Cartes
log-sort-building = Constructions
log-sort-points = Points et ordre du tour
log-sort-court = À la cour
log-sort-troops = Troupes et chefs
log-sort-provinces = Provinces
log-sort-cities = Villes
log-sort-money = Argent

## Depuis le dernier coup
digest = { $count ->
    [one] Depuis votre dernier coup : un événement
   *[other] Depuis votre dernier coup : { $count } événements
}
digest-so-far = { $count ->
    [one] Jusqu’ici : un événement
   *[other] Jusqu’ici : { $count } événements
}
digest-events = Ce que les autres ont fait
digest-close = Ranger
digest-watch = Revoir

## Déroulement
playback = Coups des autres
playback-slow = lentement
playback-normal = à un bon rythme
playback-fast = vite
playback-off = d’un seul coup
playback-skip = { $count ->
    [one] Passer une étape ( s )
   *[other] Passer { $count } étapes ( s )
}
