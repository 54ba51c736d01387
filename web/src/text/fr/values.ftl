## Values of the board, and what the rules say about a thing
look-rule = La règle
look-named-in = { $count ->
    [one] Nommé aussi dans une règle
   *[other] Nommé aussi dans { $count } règles
}
look-behind = { $count ->
    [one] D’après une règle
   *[other] D’après { $count } règles
}
look-rulings = { $count ->
    [one] Une décision
   *[other] { $count } décisions
}
look-sources = D’où viennent ses valeurs
board-values = Valeurs et sources
board-correct = Les corriger d’après un jeu imprimé
board-about = Tout ce qui est imprimé sur le matériel du jeu figure ici, avec ce dont nous le savons. Si vous possédez le jeu et y lisez une autre valeur, saisissez-la : elle est vérifiée et gardée dans ce navigateur, et une nouvelle table peut s’en servir.
board-sources = Les valeurs viennent du livre de règles, en découlent, ont été publiées ou sont notre reconstitution ; chacune le dit.
board-search = Chercher une carte, un lieu …
board-all-sources = Toutes les sources
board-changed = { $count ->
    [0] Rien de changé pour l’instant.
    [one] Une valeur changée.
   *[other] { $count } valeurs changées.
}
board-saved = { $count ->
    [0] Nos valeurs sont rétablies.
    [one] Vérifiée et gardée : une valeur. Une nouvelle table la propose sous « Édition et options ».
   *[other] Vérifiées et gardées : { $count } valeurs. Une nouvelle table les propose sous « Édition et options ».
}
board-unreadable = Illisible comme valeur : { $fields }
board-was = la nôtre : { $value }
board-save = Vérifier et garder
board-file = Enregistrer dans un fichier
board-reset = Revenir à nos valeurs
board-about-account = Tout ce qui est imprimé sur le matériel du jeu se trouve ici, avec sa provenance. Si vous possédez le jeu et y lisez une autre valeur, entrez la vôtre : elle est vérifiée et gardée sous un nom avec votre compte, et une nouvelle table peut s’en servir.
board-kept = Mes corrections
board-new = Nouvelles corrections
board-name = Nom de ces corrections
board-name-default = Mon jeu imprimé
board-remove = Supprimer ces corrections
board-removed = Supprimées.
board-choice = Valeurs du plateau
board-ours = Nos valeurs
board-device = { $count ->
    [one] Une valeur notée dans ce navigateur
   *[other] { $count } valeurs notées dans ce navigateur
}
board-mine = { $count ->
    [one] { $name } (une valeur)
   *[other] { $name } ({ $count } valeurs)
}
