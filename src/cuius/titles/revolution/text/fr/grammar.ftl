# Morceaux de phrase qui dépendent de ce qui est nommé. Ils prennent les arguments du message qui les emploie.

who-did = { $faction_id ->
    [nobility] La { $faction } a
   *[other] Les { $faction } ont
}
of-faction = { $faction_id ->
    [nobility] de la { $faction }
   *[other] des { $faction }
}
to-faction = { $faction_id ->
    [nobility] à la { $faction }
   *[other] aux { $faction }
}
of-mover = { $mover_id ->
    [nobility] de la { $mover }
   *[other] des { $mover }
}
of-enemy = { $enemy_id ->
    [nobility] de la { $enemy }
   *[other] des { $enemy }
}
of-other = { $other_id ->
    [nobility] de la { $other }
   *[other] des { $other }
}

a-counter = { $owner_id ->
    [neutral] un jeton neutre
    [nobility] un jeton de la { $owner }
   *[other] un jeton des { $owner }
}

the-region = { $region_id ->
    [north] la région du { $region }
    [utrecht] la région d’{ $region }
   *[other] la région de { $region }
}
in-region = dans { the-region }
the-province = la province { of-province }
in-province = dans { the-province }
of-province = { $province_id ->
    [artois] d’{ $province }
    [utrecht] d’{ $province }
    [overijssel] d’{ $province }
   *[other] de { $province }
}
of-city = { $city_id ->
    [aachen] d’{ $city }
    [amsterdam] d’{ $city }
    [antwerpen] d’{ $city }
    [utrecht] d’{ $city }
   *[other] de { $city }
}
from-origin = { $origin_id ->
    [north] du { $origin }
    [artois] d’{ $origin }
    [utrecht] d’{ $origin }
    [overijssel] d’{ $origin }
   *[other] de { $origin }
}
to-target = { $target_id ->
    [north] vers le { $target }
   *[other] vers { $target }
}
in-place = { $place_id ->
    [liege_countryside] dans la campagne de { province-liege }
    [brabant_countryside] dans la campagne de { province-brabant }
    [gelderland_countryside] dans la campagne de { province-gelderland }
    [holland_countryside] dans la campagne de { province-holland }
    [flanders_countryside] dans la campagne de { province-flanders }
    [koln_countryside] dans la campagne de { province-koln }
    [hainault_countryside] dans la campagne de { province-hainault }
    [luxembourg_countryside] dans la campagne de { province-luxembourg }
    [utrecht_countryside] dans la campagne d’{ province-utrecht }
    [artois_countryside] dans la campagne d’{ province-artois }
    [trier_countryside] dans la campagne de { province-trier }
    [generality_countryside] dans la campagne de { province-generality }
    [julich_countryside] dans la campagne de { province-julich }
    [cleve_countryside] dans la campagne de { province-cleve }
    [friesland_countryside] dans la campagne de { province-friesland }
    [groningen_countryside] dans la campagne de { province-groningen }
    [overijssel_countryside] dans la campagne d’{ province-overijssel }
    [zeeland_countryside] dans la campagne de { province-zeeland }
    [drenthe_countryside] dans la campagne de { province-drenthe }
    [namur_countryside] dans la campagne de { province-namur }
    [maastricht_countryside] dans la campagne de { province-maastricht }
    [venlo_countryside] dans la campagne de { province-venlo }
    [limburg_countryside] dans la campagne de { province-limburg }
    [geldern_countryside] dans la campagne de { province-geldern }
   *[other] à { $place }
}
start-role = { $role_id ->
    [nobility] La { $role }
   *[other] Les { $role }
}
