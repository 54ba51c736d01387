## Dice
dice = Dadi
odds = Probabilità
throw-own = Questa parte
throw-against = Contro
throw-dice = { $count ->
    [one] Un dado
   *[other] { $count } dadi
}
throw-hits = { $count ->
    [one] un colpo
   *[other] { $count } colpi
}
throw-at-best = Il migliore tra quelli che si possono ancora scegliere.
throw-before = Il tiro precedente
throw-after = Il tiro seguente
throw-ahead = Da tirare: { $what }
throw-chance = probabilità
