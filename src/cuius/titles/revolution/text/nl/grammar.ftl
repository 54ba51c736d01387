# Zinsdelen die afhangen van wie of wat wordt genoemd. Ze nemen de argumenten van het bericht dat ze gebruikt.

who-did = { $faction_id ->
    [nobility] De { $faction } heeft
   *[other] De { $faction } hebben
}
of-faction = van de { $faction }
to-faction = naar de { $faction }
of-mover = van de { $mover }
of-enemy = van de { $enemy }
of-other = van de { $other }

a-counter = { $owner_id ->
    [neutral] een neutraal stuk
   *[other] een stuk van de { $owner }
}

the-region = { $region_id ->
    [north] het Noorden
    [rhineland] het { $region }
   *[other] { $region }
}
in-region = in { the-region }
the-province = { $province_id ->
    [generality] de { $province }
   *[other] { $province }
}
in-province = in { the-province }
of-province = van { the-province }
of-city = van { $city }
from-origin = { $origin_id ->
    [north] uit het Noorden
    [rhineland] uit het { $origin }
    [generality] uit de { $origin }
   *[other] uit { $origin }
}
to-target = { $target_id ->
    [north] naar het Noorden
    [rhineland] naar het { $target }
    [generality] naar de { $target }
   *[other] naar { $target }
}
in-place = { $place_id ->
    [liege_countryside] op het platteland van { province-liege }
    [brabant_countryside] op het platteland van { province-brabant }
    [gelderland_countryside] op het platteland van { province-gelderland }
    [holland_countryside] op het platteland van { province-holland }
    [flanders_countryside] op het platteland van { province-flanders }
    [koln_countryside] op het platteland van { province-koln }
    [hainault_countryside] op het platteland van { province-hainault }
    [luxembourg_countryside] op het platteland van { province-luxembourg }
    [utrecht_countryside] op het platteland van { province-utrecht }
    [artois_countryside] op het platteland van { province-artois }
    [trier_countryside] op het platteland van { province-trier }
    [generality_countryside] op het platteland van de { province-generality }
    [julich_countryside] op het platteland van { province-julich }
    [cleve_countryside] op het platteland van { province-cleve }
    [friesland_countryside] op het platteland van { province-friesland }
    [groningen_countryside] op het platteland van { province-groningen }
    [overijssel_countryside] op het platteland van { province-overijssel }
    [zeeland_countryside] op het platteland van { province-zeeland }
    [drenthe_countryside] op het platteland van { province-drenthe }
    [namur_countryside] op het platteland van { province-namur }
    [maastricht_countryside] op het platteland van { province-maastricht }
    [venlo_countryside] op het platteland van { province-venlo }
    [limburg_countryside] op het platteland van { province-limburg }
    [geldern_countryside] op het platteland van { province-geldern }
   *[other] in { $place }
}
start-role = De { $role }
