## Dice
dice = Dice
odds = Odds
throw-own = This side
throw-against = Against it
throw-dice = { $count ->
    [one] One die
   *[other] { $count } dice
}
throw-hits = { $count ->
    [one] one hit
   *[other] { $count } hits
}
throw-at-best = The best of several that may still be chosen.
throw-before = The throw before
throw-after = The throw after
throw-ahead = To be thrown: { $what }
throw-chance = chance
