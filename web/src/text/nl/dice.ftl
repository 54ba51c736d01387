## Dice
dice = Dobbelstenen
odds = Kansen
throw-own = Deze kant
throw-against = Daartegen
throw-dice = { $count ->
    [one] Eén steen
   *[other] { $count } stenen
}
throw-hits = { $count ->
    [one] één treffer
   *[other] { $count } treffers
}
throw-at-best = De beste van wat nog gekozen kan worden.
throw-before = De worp ervoor
throw-after = De worp erna
throw-ahead = Nog te gooien: { $what }
throw-chance = kans
