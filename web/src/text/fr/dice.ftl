## Dice
dice = Dés
odds = Chances
throw-own = Ce camp
throw-against = En face
throw-dice = { $count ->
    [one] Un dé
   *[other] { $count } dés
}
throw-hits = { $count ->
    [one] une touche
   *[other] { $count } touches
}
throw-at-best = Le meilleur de plusieurs choix encore ouverts.
throw-before = Le jet précédent
throw-after = Le jet suivant
throw-ahead = À lancer : { $what }
throw-chance = chance
