# Ce qui s’est passé. Les morceaux `who-did`, `in-region`, etc. se trouvent dans grammar.ftl.

## Le tour de jeu

phase-begins = Tour de jeu { $turn } : { $phase }.
points-counted = { $faction } : { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
}.
order-placed = { who-did } posé la carte de faction pour l’ordre du prochain tour de jeu.
order-fixed = Ordre du prochain tour de jeu : { $order }.

## Taxes et soutien

taxes-collected = { who-did } collecté { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} de taxes.
treasury-moved = { $count ->
    [0] { who-did } sorti des jetons du cadre { $box }, mais rien n’est arrivé au trésor.
    [one] { who-did } déplacé une pièce du cadre { $box } au trésor.
   *[other] { who-did } déplacé { $count } pièces du cadre { $box } au trésor.
}
treasury-intercepted = { who-did } intercepté { $count ->
    [one] une pièce
   *[other] { $count } pièces
} { of-mover }.
support-moved = { who-did } déplacé un jeton du cadre { $box } vers la campagne { of-province }.

## Armées

army-placed = { who-did } placé une armée { in-region }.
army-maintained = { who-did } entretenu une armée { in-region }.
army-disbanded = { who-did } débandé une armée { in-region }.
army-abandoned = { who-did } abandonné une armée { in-region }.
army-raised = { who-did } levé une armée { in-region }.
army-marched = { who-did } déplacé une armée { from-origin } { to-target }.
town-looted = { who-did } laissé l’armée abandonnée piller une ville { in-province } : un jeton neutre arrive dans la campagne.
counter-looted = { who-did } laissé l’armée abandonnée piller { a-counter } { in-place }.
battle-fought = Bataille { in-region }. Armées en ligne : { $fought }. Restent en place : { $left }.
battle-standoff = Armées qui se tiennent à distance { in-region } : { $one } et { $other }.
march-stopped = Les gueux de mer ont empêché une armée { of-faction } de quitter { the-region }.
influence-used = { who-did } converti { a-counter } { in-place }.
influence-stopped = Les gueux de mer ont privé une armée { of-faction } de son influence { in-region }.

## Sièges

siege-laid = { who-did } mis le siège devant { $city }.
siege-lifted = Siège { of-city } levé : l’armée { of-faction } regagne sa section de commandement.
city-fell = { who-did } pris { $city } au terme du siège.
city-sacked = { $city } est tombée aux mains des gueux de mer : tous les jetons y deviennent neutres.

## Gueux de mer

beggars-hired = { who-did } engagé { $count ->
    [one] un gueux de mer
   *[other] { $count } gueux de mer
}.
beggars-destroyed = { who-did } envoyé des gueux de mer { in-region } et éliminé une armée { of-enemy }.
beggars-relieved = { who-did } envoyé des gueux de mer { in-region } et fait lever les sièges.
beggars-plundered = { who-did } fait piller une ville { in-province } par un gueux de mer : un jeton neutre arrive dans la campagne.
beggars-besieged = { who-did } mis le siège devant { $city } avec des gueux de mer.
beggars-stayed = { who-did } laissé { $count ->
    [one] un gueux de mer
   *[other] { $count } gueux de mer
} aux aguets { in-region }.

## Jetons dans les provinces

units-placed = { who-did } placé { $count ->
    [one] une nouvelle unité
   *[other] { $count } nouvelles unités
} : { $where }.
units-unplaced = { who-did } converti en monnaie { $count ->
    [one] une nouvelle unité restée sans place
   *[other] { $count } nouvelles unités restées sans place
}.
conflict-begins = Conflit { in-province }.
conflict-removed = Perdu dans le conflit : { a-counter } { in-place }.
neutral-added = Un jeton neutre est arrivé dans la campagne { of-province }.
neutral-removed = Un jeton neutre { in-place } a regagné la réserve.
neutral-filled = { $count ->
    [one] Un jeton neutre occupe désormais { $place }, restée vide.
   *[other] { $count } jetons neutres occupent désormais { $place }, restée vide.
}
overflow-moved = { who-did } déplacé un jeton excédentaire { from-origin } { to-target }.
overflow-returned = { who-did } remis au stock un jeton excédentaire { in-place }.
counters-moved = { who-did } repositionné des jetons { in-province }.

## Obédience des populations

allegiance-staked = { who-did } misé { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
} sur l’obédience { of-city }.
allegiance-moved = Obédience { of-city } : le marqueur passe dans la colonne { $column }.
allegiance-lost = La population { of-city } chasse { a-counter }.
allegiance-gained = La population { of-city } accueille { a-counter }.

## Attribution

city-awarded = La carte de cité { $what } revient { to-faction }.
city-lost = La carte de cité { $what } ne revient à personne.
province-awarded = La carte de province { $what } revient { to-faction }.
province-lost = La carte de province { $what } ne revient à personne.
bishopric-moved = { $bishopric } : désormais { $column }.
university-changed = { $faith_id ->
    [none] { $university } : supprimée.
   *[other] { $university } : désormais { $faith }.
}
