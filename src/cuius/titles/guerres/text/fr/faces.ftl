# Ce que les faces des lieux, des personnages et des pièces disent des règles ; les nombres sont ceux du plateau en jeu

face-province = Une faction y place des armées au recrutement si elle contrôle une ville de la province et que son camp n’y a pas encore d’armée.
face-foreign = Il n’a pas de ville, et plusieurs armées d’un camp peuvent s’y trouver ensemble.
face-channel = Les troupes levées en Angleterre dépensent un point de mouvement pour traverser la Manche. Avec une ville en Normandie, les Huguenots et, après l’Appel aux armes, les Royalistes peuvent les y placer aussitôt.
face-paris-army = La plus grande armée royaliste de France se trouve ici, sauf si l’autre camp tient Paris.
face-loire = La Loire la traverse : une armée dont le camp ne contrôle ici aucune ville sur la Loire s’arrête en y entrant.
face-activation = Entrer dans une province coûte un point de mouvement, et un camp l’active une fois par round. En France, les armées d’un camp qui terminent ensemble un mouvement fusionnent.
face-cost = Après les mouvements, le camp paie pour tous ses points de troupe dans la province : 2, 3 ou 5 points d’argent pour un total petit, moyen ou grand. Une armée moyenne subit l’attrition si deux dés donnent 7 ou plus, une grande toujours.
face-fight = Une armée de l’autre camp peut intercepter l’armée qui entre, ou tenter une évasion : deux dés, avec la différence des valeurs tactiques et les tailles, 7 ou plus. Viennent ensuite la bataille et le siège.
face-battle = Une petite armée lance un dé, une moyenne deux, une grande quatre, et un de plus par point de valeur tactique de son commandant ; chaque 5 ou 6 retire un point de troupe à l’ennemi. Qui inflige le plus de pertes gagne.
face-revolt = Une révolte peut y éclater. Tant qu’elle dure, les villes de la province ne comptent pour personne, et elle tente d’intercepter toute armée qui entre.
face-siege = Une armée d’au moins { $garrison ->
    [one] un point de troupe
   *[other] { $garrison } points de troupe
} peut l’assiéger. La garnison lance autant de dés ; la ville tombe sur autant de touches, et l’armée assiégeante dépense alors autant de points. La prendre rapporte { $worth ->
    [one] un point de guerre
   *[other] { $worth } points de guerre
}.
face-surprise = { $size ->
    [special] On ne peut pas la prendre par surprise à la cour.
    [major] À la cour, un personnage de l’autre camp qui a de l’influence ici, ou un chef de faction, peut la prendre par surprise : deux dés et la valeur militaire, moins { $penalty }, 7 ou plus.
   *[minor] À la cour, un personnage de l’autre camp qui a de l’influence ici, ou un chef de faction, peut la prendre par surprise : deux dés et la valeur militaire, 7 ou plus.
}
face-influence = { $size ->
    [minor] L’allié de la faction qui la contrôle peut la gagner par l’influence à la cour : deux dés et la valeur d’intrigue, 7 ou plus.
   *[other] L’allié de la faction qui la contrôle peut la gagner par l’influence à la cour : deux dés et la valeur d’intrigue, moins { $penalty }, 7 ou plus.
}
face-town = Elle compte pour la victoire automatique et pour les points de fin de partie. Les Huguenots, et la Ligue une fois seule, tirent argent et troupes de leurs villes.
face-loire-town = C’est un passage de la Loire : le camp qui la contrôle traverse la province sans s’arrêter.
face-rochelle = Avec son marqueur de revenu, elle rapporte aux Huguenots { $troops ->
    [one] un point de troupe
   *[other] { $troops } points de troupe
} et { $money ->
    [one] un point d’argent
   *[other] { $money } points d’argent
} de plus au recrutement.
face-paris = Les Huguenots en ont besoin pour leur victoire automatique et ne peuvent pas la recevoir comme prix d’une guerre.
face-mission = Une faction peut y envoyer une mission par tour : deux dés et la valeur d’intrigue, plus { $diplomat } pour un Diplomate, et ce que disent les pions d’événement. Ses troupes apparaissent dans un territoire du pays.
face-subsidy = { $faction } : argent { $money } et points de troupe { $troops } pour un total à partir de { $totals }{ $turn ->
    [1] {""}
   *[other] , à partir du tour { $turn }
}{ $when ->
    [before_call] , seulement avant l’Appel aux armes
    [after_call] , seulement après l’Appel aux armes
   *[always] {""}
}.
face-strikes = Peut prendre une ville par surprise dans les provinces indiquées ici, en ajoutant { $value } aux deux dés.
face-intrigue = Ajoute { $value } aux deux dés à la cour pour les missions, l’influence, le recrutement de personnages, les traités et les taxes ; un total de 7 ou plus réussit.
face-diplomat = Comme Diplomate, ajoute { $value } au jet d’une mission.
face-writer = Comme Écrivain, peut rédiger un traité et ajoute { $value } au jet.
face-administrator = Comme Administrateur, ajoute { $value } quand les Royalistes collectent des taxes.
face-succession = Lettre de succession { $letter } : la meilleure lettre d’une faction en jeu en fait le chef de faction, qui vient à la cour sans être appelé et peut frapper dans toutes les provinces.
face-at-court = Vient à la cour à chaque tour, aux côtés du chef de faction.
face-squadron = Défaussé quand agit un homme d’une autre faction qui n’est pas prêtre, il retire { $value } à son jet. On l’annonce avant les dés.
face-turncoat = Peut changer de faction une fois, en jeu, si cette faction réussit à le recruter : { $faction }. Sert alors dans la guerre du même tour.
face-faithful = Ne change jamais de faction.
face-death = Un 2 non modifié à la cour est fatal ; qui quitte le jeu n’y revient jamais.
face-safe = Est à l’abri des cartes { event-assassination } et { event-vengeance } et de l’{ character-escadron_volant }, mais pas de la carte { event-disgrace }.
face-call = Rejoint la Ligue avec l’Appel aux armes, ou plus tôt avec la carte { event-jesuits_plot }.
face-no-counter = N’a pas de pion et ne commande aucune armée.
face-commands = À la guerre, le meilleur rang commande la plus grande armée. Rang { $rank }{ $tactical ->
    [0] , sans dé de plus.
    [one] , avec un dé de plus dans les batailles et les sièges, et 1 de plus pour intercepter ou s’évader.
   *[other] , avec { $tactical } dés de plus dans les batailles et les sièges, et autant de plus pour intercepter ou s’évader.
}
face-star = Peut soutenir un commandant de meilleur rang et de valeur tactique inférieure : { $dice ->
    [one] un dé de plus
   *[other] { $dice } dés de plus
}.
face-fate = Après une bataille, deux dés à { $battle } ou plus : capturé ou tué. Après un siège, { $siege } ou plus : blessé ou tué. Une capture rapporte { $worth ->
    [one] un point de guerre
   *[other] { $worth } points de guerre
}.
face-spared = Après une bataille, deux dés à { $battle } ou plus : capturé, jamais tué. Après un siège, { $siege } ou plus : blessé. Une capture rapporte { $worth ->
    [one] un point de guerre
   *[other] { $worth } points de guerre
}.
face-armies = Une faction a au plus { $count ->
    [one] une armée
   *[other] { $count } armées
}, et un camp une seule par province française. Leur force est connue de tous.
face-size = La taille décide jusqu’où une armée se déplace, ce que cela coûte, combien de dés elle lance et ce que rapporte sa défaite.
face-assigned = Au début de chaque round de leur camp, les chefs sont affectés à nouveau : le meilleur rang au plus grand nombre de points de troupe. Un chef peut commander une armée alliée ; une armée sans chef est commandée au rang D avec une valeur tactique de zéro.
face-lost = Les morts quittent le jeu avec leur carte. Les prisonniers reviennent à la fin de la guerre, les blessés à la fin du tour, de même que les chefs dont l’armée est perdue.
face-cube = Chaque ville porte un cube, celui de la faction qui la contrôle. Convertir une ville, c’est le remplacer.
face-treaty = On en gagne un par un traité à la cour, une fois par tour, et un pour avoir gagné la guerre. Après le dernier tour, ils rapportent, selon le classement : { $first }, { $second }, { $third }.
face-taxes = Premier niveau dépensé : points de troupe { $troops }, argent { $money }. Chaque niveau suivant : points de troupe { $more_troops }, argent { $more_money }. Ce qui n’est pas dépensé reste.
face-money = Les Huguenots en reçoivent un pour { $towns } villes, la Ligue { $money } tant qu’elle est alliée, puis un par ville ; les Royalistes dépensent des taxes. Les alliés peuvent se le prêter.
face-war-points = Ils viennent des batailles gagnées, des villes prises et des chefs capturés. Qui gagne la guerre reçoit un point de traité ; la Ligue prend aussi une ville, les Huguenots jusqu’à deux après le massacre.
face-troops = Une armée en a de un à { $most } ; ce qui dépasse est perdu. Il n’y en a pas sans armée.
