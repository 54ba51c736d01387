# Pezzi di frase che dipendono da ciò che si nomina. Prendono gli argomenti del messaggio che li usa.

who-did = { $faction_id ->
    [nobility] La { $faction } ha
    [habsburgs] Gli { $faction } hanno
   *[other] I { $faction } hanno
}
of-faction = { $faction_id ->
    [nobility] della { $faction }
    [habsburgs] degli { $faction }
   *[other] dei { $faction }
}
to-faction = { $faction_id ->
    [nobility] alla { $faction }
    [habsburgs] agli { $faction }
   *[other] ai { $faction }
}
of-mover = { $mover_id ->
    [nobility] della { $mover }
    [habsburgs] degli { $mover }
   *[other] dei { $mover }
}
of-enemy = { $enemy_id ->
    [nobility] della { $enemy }
    [habsburgs] degli { $enemy }
   *[other] dei { $enemy }
}
of-other = { $other_id ->
    [nobility] della { $other }
    [habsburgs] degli { $other }
   *[other] dei { $other }
}

a-counter = { $owner_id ->
    [neutral] una pedina neutra
    [nobility] una pedina della { $owner }
    [habsburgs] una pedina degli { $owner }
   *[other] una pedina dei { $owner }
}

the-region = { $region_id ->
    [north] la regione del { $region }
   *[other] la regione di { $region }
}
in-region = { $region_id ->
    [north] nella regione del { $region }
   *[other] nella regione di { $region }
}
the-province = la provincia di { $province }
in-province = nella provincia di { $province }
of-province = di { $province }
of-city = di { $city }
from-origin = { $origin_id ->
    [north] dal { $origin }
    [rhineland] dalla { $origin }
   *[other] da { $origin }
}
to-target = { $target_id ->
    [north] verso il { $target }
    [rhineland] verso la { $target }
   *[other] verso { $target }
}
in-place = { $place_id ->
    [liege_countryside] nella campagna di { province-liege }
    [brabant_countryside] nella campagna di { province-brabant }
    [gelderland_countryside] nella campagna di { province-gelderland }
    [holland_countryside] nella campagna di { province-holland }
    [flanders_countryside] nella campagna di { province-flanders }
    [koln_countryside] nella campagna di { province-koln }
    [hainault_countryside] nella campagna di { province-hainault }
    [luxembourg_countryside] nella campagna di { province-luxembourg }
    [utrecht_countryside] nella campagna di { province-utrecht }
    [artois_countryside] nella campagna di { province-artois }
    [trier_countryside] nella campagna di { province-trier }
    [generality_countryside] nella campagna di { province-generality }
    [julich_countryside] nella campagna di { province-julich }
    [cleve_countryside] nella campagna di { province-cleve }
    [friesland_countryside] nella campagna di { province-friesland }
    [groningen_countryside] nella campagna di { province-groningen }
    [overijssel_countryside] nella campagna di { province-overijssel }
    [zeeland_countryside] nella campagna di { province-zeeland }
    [drenthe_countryside] nella campagna di { province-drenthe }
    [namur_countryside] nella campagna di { province-namur }
    [maastricht_countryside] nella campagna di { province-maastricht }
    [venlo_countryside] nella campagna di { province-venlo }
    [limburg_countryside] nella campagna di { province-limburg }
    [geldern_countryside] nella campagna di { province-geldern }
    [aachen] ad { $place }
    [amsterdam] ad { $place }
    [antwerpen] ad { $place }
    [alkmaar] ad { $place }
    [arnhem] ad { $place }
    [arras] ad { $place }
   *[other] a { $place }
}
start-role = { $role_id ->
    [nobility] La { $role }
    [habsburgs] Gli { $role }
   *[other] I { $role }
}
