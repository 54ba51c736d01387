# Ce que les faces des lieux et des pièces disent des règles ; les nombres sont ceux du plateau en jeu

face-boxes = Sa section de commandement contient { $count ->
    [one] une armée
   *[other] { $count } armées
}. Une armée qui assiège garde sa case, et une armée abandonnée occupe la sienne jusqu’à la fin du tour.
face-orange = { $count ->
    [one] Une des cases est orange
   *[other] { $count } des cases sont orange
} : une armée des Habsbourg peut s’y trouver au début de la partie.
face-battle = Deux armées de factions différentes dans une section se tiennent à distance. S’il y en a davantage, on les range dans l’ordre des factions et on en retire une à chaque extrémité, jusqu’à ce qu’il reste une seule faction ou deux armées.
face-march = Une armée peut se déplacer une fois par tour, sans rien payer, vers une case vide d’une section qu’une flèche relie à la sienne.
face-influence = Chaque armée placée dans une section sans armée d’une autre faction peut convertir un jeton de sa région qui se trouve dans une ville ou à la campagne.
face-habsburg-army = Une région où se trouve au moins une armée des Habsbourg leur vaut 1 point de victoire.
face-beggars-here = Les gueux de mer peuvent agir ici.
face-limit = Au plus { $count ->
    [one] un jeton reste
   *[other] { $count } jetons restent
} dans la campagne, les villes et les cités ensemble, jetons neutres compris. Il peut en venir davantage, jusqu’à ce que le conflit et l’excédent de population fassent respecter la limite ; des jetons neutres comblent ce qui manque.
face-conflict = Au-dessus de la limite, si plusieurs factions sont présentes, chacune retire un jeton par ronde, la moins nombreuse d’abord, jusqu’à ce que la limite soit respectée ou qu’il n’en reste qu’une.
face-overflow = Une faction seule ici peut envoyer ce qui dépasse la limite dans une province adjacente ou le long d’une seule rivière, tant qu’aucun lieu d’une autre faction ne lui barre le passage. Ce qu’elle n’envoie pas retourne au stock.
face-province-card = La carte revient à la faction qui a, dans les villes et la campagne, plus de jetons que toutes les autres ensemble, jetons neutres compris ; ceux des cités ne comptent pas. Elle rapporte { $taxes } en taxes et { $points } { $points ->
    [one] point
   *[other] points
} de victoire à la fin de chaque tour.
face-small-card = La carte revient à la faction qui a ici plus de jetons que toutes les autres ensemble, jetons neutres compris. Elle ne rapporte pas de taxes, et { $points } { $points ->
    [one] point
   *[other] points
} de victoire seulement à la fin du tour 5.
face-province-units = Une faction qui détient la carte et a un jeton ici peut y placer un nombre quelconque de nouvelles unités, une autre au plus autant qu’elle y a déjà de jetons.
face-movement = Au mouvement, la faction qui a le plus de jetons ici commence. Elle réorganise les siens et peut repousser hors des villes et des cités les jetons de celles qui n’ont pas encore joué.
face-bishopric = Une fois par tour, la faction qui détient la carte de province attire l’évêché d’une colonne : Catholiques et Réformés vers leur colonne extrême, Habsbourg vers « catholique », Bourgeois vers « réformé ». La Noblesse le laisse où il est ; si personne n’a la carte, il va vers « catholique ». Dans les deux colonnes catholiques, il vaut 1 point de victoire aux Catholiques.
face-city-card = La carte revient à la faction qui a dans la cité plus de jetons que toutes les autres ensemble, jetons neutres compris. Elle vaut { $points } { $points ->
    [one] point
   *[other] points
} de victoire et rapporte { $count ->
    [one] 1 jeton de monnaie
   *[other] de 1 à { $count } jetons de monnaie
} en taxes, au même taux pour toutes les cités d’une faction.
face-city-units = La carte rapporte 1 nouvelle unité{ $count ->
    [0] .
   *[other] , et 1 de plus pour chaque lieu de son commerce que la faction contrôle.
}
face-siege = Une armée peut assiéger une cité de sa région dont une autre faction, ou personne, détient la carte. Rien n’entre plus dans la cité ni n’en sort, et plus tard dans le tour elle tombe : { $count ->
    [one] un jeton passe
   *[other] jusqu’à { $count } jetons passent
} à la faction assiégeante, tous les autres deviennent neutres.
face-beggar-siege = { $count ->
    [one] Un gueux de mer peut
   *[other] { $count } gueux de mer peuvent
} l’assiéger s’il n’y a aucune armée dans la région ; tous ses jetons deviennent alors neutres.
face-allegiance = Le marqueur d’obédience commence dans la colonne { $column }. Chaque jeton de monnaie le déplace d’une colonne, mais de { $most } au plus par tour en tout. La colonne où il s’arrête agit ensuite sur la cité.
face-column = Colonne { $column } : { $effect ->
    [catholic_none] une unité catholique est ajoutée.
    [anti_none] une unité anti-catholique est ajoutée.
    [catholic_anti] une unité anti-catholique est retirée, une unité catholique ajoutée.
    [anti_catholic] une unité catholique est retirée, une unité anti-catholique ajoutée.
    [none_anti] une unité anti-catholique est retirée.
    [none_catholic] une unité catholique est retirée.
   *[other] une unité cède la place à une autre du même côté.
}
face-empty-city = Après le mouvement, une cité vide reçoit { $count ->
    [one] un jeton neutre
   *[other] { $count } jetons neutres
} de sa campagne.
face-town = Elle contient un jeton, dont la faction la contrôle aussitôt et reçoit pour elle 1 nouvelle unité. On ne peut pas l’assiéger.
face-commercial = Occupée par les Bourgeois, elle leur vaut 1 point de victoire.
face-town-lost = Le jeton qui l’occupe peut être converti par une armée seule dans sa section, ou remplacé par un jeton neutre quand une armée abandonnée pille.
face-plunder = Dans une région sans armée, un gueux de mer peut la piller : un jeton neutre vient à la campagne.
face-empty-town = Après le mouvement, une ville vide reçoit { $count ->
    [one] un jeton neutre
   *[other] { $count } jetons neutres
} de sa campagne.
face-river = Elle est sur une rivière : l’excédent de population d’une autre faction ne la passe pas tant qu’une faction qui n’est pas son alliée la contrôle.
face-university-old = L’université devient réformée si les Réformés contrôlent le lieu, et catholique si ce sont les Catholiques, les Habsbourg ou personne ; les Bourgeois et la Noblesse la laissent telle quelle. Réformée, elle vaut 1 point de victoire aux Réformés.
face-university-new = L’université est fondée quand les Réformés contrôlent le lieu, et supprimée quand ce sont les Catholiques ou les Habsbourg ; sinon elle reste telle quelle. Fondée, elle vaut 1 point de victoire aux Réformés.
face-slot-plain = Un jeton placé dans une case non colorée va à la campagne d’une province indiquée ici.
face-slot-filled = Un jeton placé dans une case colorée ne peut aller qu’au trésor de sa faction.
face-slot-half = Un jeton placé dans une case divisée va à la campagne d’une province indiquée ici ou au trésor de sa faction.
face-support-unit = Chaque jeton qui reste ici rapporte 1 nouvelle unité.
face-one-at-a-time = Le cadre ne contient les jetons que d’une faction à la fois.
face-interception = Parmi les jetons qui quittent le Trésor espagnol, chaque jeton du cadre des Huguenots peut en intercepter un : celui-ci retourne au stock, et la faction qui intercepte fait passer un des siens du stock au trésor.
face-resource = Le nombre de jetons d’une faction ne change jamais, et tous voient où ils sont.
face-new-units = De nouvelles unités viennent des cartes de cité et de leur commerce, des villes, des jetons dans les cadres de soutien, et une par groupe de { $each } dans les campagnes : au moins { $least }, et jamais plus que le stock n’en contient.
face-nobility = Dans les campagnes et les villes, les jetons de la Noblesse rapportent : un point de victoire par groupe de 3, à trois joueurs par groupe de 5, arrondi à l’unité supérieure.
face-coin = Les taxes font venir des jetons du stock : la somme des cartes de province, arrondie à l’unité inférieure, et de 1 à { $count } pour chaque carte de cité.
face-coin-spent = Tout jeton de monnaie dépensé pour des armées, des gueux de mer ou l’obédience retourne au stock.
face-raise = Une faction peut lever { $count ->
    [one] une armée
   *[other] jusqu’à { $count } armées
} par tour, dans des cases vides de régions où elle a une armée ou un jeton ; chacune coûte plus que la précédente.
face-pay = Au début du tour, chaque armée est entretenue, débandée ou abandonnée. Les deux premiers choix coûtent des jetons de monnaie ; une armée qu’on ne peut pas payer est abandonnée.
face-loot = Quand on l’abandonne, elle pille sa région : un jeton neutre vient à la campagne d’une province qui a une ville, ou remplace le jeton d’une faction dans une ville ou à la campagne. Les cités sont à l’abri.
face-abandoned = Elle ne se bat pas, n’assiège pas, ne se déplace pas, n’a pas d’influence, ne compte pour personne et rejoint les armées disponibles à la phase de fin.
face-neutral = Il y en a { $count }. Chaque province au-dessous de sa limite en est comblée, tant qu’il en reste.
face-neutral-removed = Dans un conflit, ils sont une faction à part et quittent d’abord la campagne. Au mouvement, toute faction qui joue peut les déplacer dans la province.
face-neutral-majority = Une carte pour laquelle ils ont la majorité n’est à personne.
face-hire = Un gueux de mer coûte { $price ->
    [one] un jeton de monnaie
   *[other] { $price } jetons de monnaie
}. Seule la première faction qui en engage, Bourgeois ou Réformés, peut en avoir ce tour-ci.
face-beggar-destroy = Des gueux de mer plus nombreux que les armées de la région en éliminent une : une armée des Catholiques, sinon des Habsbourg, sinon de la Noblesse.
face-beggar-relieve = Des gueux de mer au moins aussi nombreux que les armées de la région y lèvent tous les sièges établis par des armées.
face-beggar-plunder = Dans une région sans armée, chaque gueux de mer peut piller une ville, ou { $count } ensemble assiéger une cité.
face-beggar-stay = Un gueux de mer resté aux aguets dans une région peut empêcher une armée des Catholiques, des Habsbourg ou de la Noblesse d’en sortir ou d’y exercer son influence.
