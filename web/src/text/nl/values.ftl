## Values of the board, and what the rules say about a thing
look-rule = De regel
look-named-in = { $count ->
    [one] Ook genoemd in één regel
   *[other] Ook genoemd in { $count } regels
}
look-behind = { $count ->
    [one] Volgens één regel
   *[other] Volgens { $count } regels
}
look-rulings = { $count ->
    [one] Eén uitspraak
   *[other] { $count } uitspraken
}
look-sources = Waar de waarden vandaan komen
board-values = Waarden en bronnen
board-correct = Verbeter ze naar een gedrukt spel
board-about = Alles wat op het spelmateriaal gedrukt staat, vind je hier, met waar wij het van weten. Heb je het spel en staat er een andere waarde op, vul die dan in: ze wordt nagekeken en in deze browser bewaard, en een nieuwe tafel kan ze gebruiken.
board-sources = Waarden komen uit het regelboek, volgen eruit, zijn gepubliceerd of door ons gereconstrueerd; bij elk staat welke.
board-search = Zoek een kaart, een plaats …
board-all-sources = Alle bronnen
board-changed = { $count ->
    [0] Nog niets veranderd.
    [one] Eén waarde veranderd.
   *[other] { $count } waarden veranderd.
}
board-saved = { $count ->
    [0] Onze eigen waarden zijn terug.
    [one] Nagekeken en bewaard: één waarde. Een nieuwe tafel biedt ze aan onder ‘Uitgave en opties’.
   *[other] Nagekeken en bewaard: { $count } waarden. Een nieuwe tafel biedt ze aan onder ‘Uitgave en opties’.
}
board-unreadable = Niet als waarde te lezen: { $fields }
board-was = de onze: { $value }
board-save = Nakijken en bewaren
board-file = Opslaan als bestand
board-reset = Terug naar onze waarden
board-about-account = Hier staat alles wat op het spelmateriaal gedrukt is, met waar we het vandaan hebben. Heb je het spel en lees je er een andere waarde, vul dan de jouwe in: ze wordt gecontroleerd en onder een naam bij je account bewaard, en een nieuwe tafel kan haar gebruiken.
board-kept = Mijn correcties
board-new = Nieuwe correcties
board-name = Naam van deze correcties
board-name-default = Mijn gedrukte spel
board-remove = Deze correcties verwijderen
board-removed = Verwijderd.
board-choice = Waarden van het bord
board-ours = Onze waarden
board-device = { $count ->
    [one] Eén waarde in deze browser genoteerd
   *[other] { $count } waarden in deze browser genoteerd
}
board-mine = { $count ->
    [one] { $name } (één waarde)
   *[other] { $name } ({ $count } waarden)
}
