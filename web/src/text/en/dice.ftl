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
throw-before = The roll before
throw-after = The roll after
throw-ahead = To be rolled: { $what }
throw-chance = chance
