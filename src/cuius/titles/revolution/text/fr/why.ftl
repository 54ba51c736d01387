# Pourquoi un bot répond ainsi, en une phrase.

why-treasury = L’argent manque.
why-support = Dans sa case, le jeton rapportera plus tard davantage que sur la carte.
why-province = { $province } : un jeton de plus vaut environ { $gain ->
    [one] { $gain } point de victoire
   *[other] { $gain } points de victoire
}.
why-neutral = { $province } : c’est là qu’un jeton neutre gêne le moins.
why-arranged = { $province } : ainsi disposée, elle vaut environ { $value ->
    [one] { $value } point de victoire
   *[other] { $value } points de victoire
}.
why-no_army = Aucune région ne rembourserait une armée de plus.
why-region = { $region } : une armée de plus y vaut environ { $gain ->
    [one] { $gain } point de victoire
   *[other] { $gain } points de victoire
}.
why-army_kept = L’armée mérite sa solde : { $region }.
why-army_dismissed = L’armée coûte plus qu’elle ne rapporte : { $region }.
why-siege = Siège : { $city } ; c’est ce qui coûte le plus aux rivaux.
why-no_siege = Aucun siège ici ne rapporterait.
why-conversion = { $place } : le jeton qui rapporte le plus en changeant de camp.
why-stake = { $city } : y miser vaut environ { $gain ->
    [one] { $gain } point de victoire
   *[other] { $gain } points de victoire
} de plus que garder l’argent ({ $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}).
why-no_stake = Aucune ville ne rembourse une pièce maintenant.
why-taxes = Il faut environ { $wanted ->
    [one] une pièce
   *[other] { $wanted } pièces
} pendant ce tour.
