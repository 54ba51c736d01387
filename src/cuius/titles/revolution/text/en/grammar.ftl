# Pieces of sentences that depend on who or what is named. They take the arguments of the message that uses them.

who-did = The { $faction }
of-faction = of the { $faction }
to-faction = to the { $faction }
of-mover = of the { $mover }
of-enemy = of the { $enemy }
of-other = of the { $other }

a-counter = { $owner_id ->
    [neutral] a neutral counter
    [catholics] a Catholic counter
    [habsburgs] a Habsburg counter
    [nobility] a Nobility counter
    [burghers] a Burgher counter
    [reformers] a Reformer counter
   *[other] { $owner }
}

the-region = { $region_id ->
    [north] the { $region }
    [rhineland] the { $region }
   *[other] { $region }
}
in-region = in { the-region }
the-province = { $province_id ->
    [generality] the { $province }
   *[other] { $province }
}
in-province = in { the-province }
of-province = of { the-province }
of-city = of { $city }
from-origin = { $origin_id ->
    [north] from the { $origin }
    [rhineland] from the { $origin }
    [generality] from the { $origin }
   *[other] from { $origin }
}
to-target = { $target_id ->
    [north] to the { $target }
    [rhineland] to the { $target }
    [generality] to the { $target }
   *[other] to { $target }
}
in-place = { $place_id ->
    [liege_countryside] in the countryside of { province-liege }
    [brabant_countryside] in the countryside of { province-brabant }
    [gelderland_countryside] in the countryside of { province-gelderland }
    [holland_countryside] in the countryside of { province-holland }
    [flanders_countryside] in the countryside of { province-flanders }
    [koln_countryside] in the countryside of { province-koln }
    [hainault_countryside] in the countryside of { province-hainault }
    [luxembourg_countryside] in the countryside of { province-luxembourg }
    [utrecht_countryside] in the countryside of { province-utrecht }
    [artois_countryside] in the countryside of { province-artois }
    [trier_countryside] in the countryside of { province-trier }
    [generality_countryside] in the countryside of the { province-generality }
    [julich_countryside] in the countryside of { province-julich }
    [cleve_countryside] in the countryside of { province-cleve }
    [friesland_countryside] in the countryside of { province-friesland }
    [groningen_countryside] in the countryside of { province-groningen }
    [overijssel_countryside] in the countryside of { province-overijssel }
    [zeeland_countryside] in the countryside of { province-zeeland }
    [drenthe_countryside] in the countryside of { province-drenthe }
    [namur_countryside] in the countryside of { province-namur }
    [maastricht_countryside] in the countryside of { province-maastricht }
    [venlo_countryside] in the countryside of { province-venlo }
    [limburg_countryside] in the countryside of { province-limburg }
    [geldern_countryside] in the countryside of { province-geldern }
   *[other] in { $place }
}
start-role = The { $role }
