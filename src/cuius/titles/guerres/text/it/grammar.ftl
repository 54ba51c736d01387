# Pezzi di frase che dipendono da ciò che si nomina. Prendono gli argomenti del messaggio che li usa.

start-faction = { $faction_id ->
    [royalist] I { $faction }
    [league] La { $faction }
    [huguenot] Gli { $faction }
   *[other] { $faction }
}
the-faction = { $faction_id ->
    [royalist] i { $faction }
    [league] la { $faction }
    [huguenot] gli { $faction }
   *[other] { $faction }
}
of-faction = { $faction_id ->
    [royalist] dei { $faction }
    [league] della { $faction }
    [huguenot] degli { $faction }
   *[other] di { $faction }
}
to-faction = { $faction_id ->
    [royalist] ai { $faction }
    [league] alla { $faction }
    [huguenot] agli { $faction }
   *[other] a { $faction }
}
by-faction = { $faction_id ->
    [royalist] dai { $faction }
    [league] dalla { $faction }
    [huguenot] dagli { $faction }
   *[other] da { $faction }
}
start-role = { $role_id ->
    [royalist] I { $role }
    [league] La { $role }
    [huguenot] Gli { $role }
   *[other] { $role }
}
start-giver = { $giver_id ->
    [royalist] I { $giver }
    [league] La { $giver }
    [huguenot] Gli { $giver }
   *[other] { $giver }
}
the-giver = { $giver }
of-giver = { $giver_id ->
    [royalist] dei { $giver }
    [league] della { $giver }
    [huguenot] degli { $giver }
   *[other] di { $giver }
}
the-taker = { $taker }
to-taker = { $taker_id ->
    [royalist] ai { $taker }
    [league] alla { $taker }
    [huguenot] agli { $taker }
   *[other] a { $taker }
}
start-province = { $province_id ->
    [ile_de_france] L’{ $province }
    [anjou] L’{ $province }
    [orleanais] L’{ $province }
    [haut_languedoc] L’{ $province }
    [berry] Il { $province }
    [auvergne] L’{ $province }
    [lyonnais] Il { $province }
    [dauphine] Il { $province }
    [quercy] Il { $province }
    [bearn] Il { $province }
    [poitou] Il { $province }
    [limousin] Il { $province }
    [angleterre] L’{ $province }
    [flandre] Le { $province }
    [saint_empire] Il { $province }
    [provinces_unies] Le { $province }
   *[other] La { $province }
}
the-province = { $province_id ->
    [ile_de_france] l’{ $province }
    [anjou] l’{ $province }
    [orleanais] l’{ $province }
    [haut_languedoc] l’{ $province }
    [berry] il { $province }
    [auvergne] l’{ $province }
    [lyonnais] il { $province }
    [dauphine] il { $province }
    [quercy] il { $province }
    [bearn] il { $province }
    [poitou] il { $province }
    [limousin] il { $province }
    [angleterre] l’{ $province }
    [flandre] le { $province }
    [saint_empire] il { $province }
    [provinces_unies] le { $province }
   *[other] la { $province }
}
of-province = { $province_id ->
    [ile_de_france] dell’{ $province }
    [anjou] dell’{ $province }
    [orleanais] dell’{ $province }
    [haut_languedoc] dell’{ $province }
    [berry] del { $province }
    [auvergne] dell’{ $province }
    [lyonnais] del { $province }
    [dauphine] del { $province }
    [quercy] del { $province }
    [bearn] del { $province }
    [poitou] del { $province }
    [limousin] del { $province }
    [angleterre] dell’{ $province }
    [flandre] delle { $province }
    [saint_empire] del { $province }
    [provinces_unies] delle { $province }
   *[other] della { $province }
}
in-province = { $province_id ->
    [ile_de_france] nell’{ $province }
    [orleanais] nell’{ $province }
    [berry] nel { $province }
    [lyonnais] nel { $province }
    [dauphine] nel { $province }
    [bas_languedoc] nella { $province }
    [haut_languedoc] nell’{ $province }
    [quercy] nel { $province }
    [bearn] nel { $province }
    [poitou] nel { $province }
    [limousin] nel { $province }
    [flandre] nelle { $province }
    [franche_comte] nella { $province }
    [saint_empire] nel { $province }
    [provinces_unies] nelle { $province }
   *[other] in { $province }
}
from-province = { $province_id ->
    [ile_de_france] dall’{ $province }
    [anjou] dall’{ $province }
    [orleanais] dall’{ $province }
    [haut_languedoc] dall’{ $province }
    [berry] dal { $province }
    [auvergne] dall’{ $province }
    [lyonnais] dal { $province }
    [dauphine] dal { $province }
    [quercy] dal { $province }
    [bearn] dal { $province }
    [poitou] dal { $province }
    [limousin] dal { $province }
    [angleterre] dall’{ $province }
    [flandre] dalle { $province }
    [saint_empire] dal { $province }
    [provinces_unies] dalle { $province }
   *[other] dalla { $province }
}
the-origin = { $origin_id ->
    [ile_de_france] l’{ $origin }
    [anjou] l’{ $origin }
    [orleanais] l’{ $origin }
    [haut_languedoc] l’{ $origin }
    [berry] il { $origin }
    [auvergne] l’{ $origin }
    [lyonnais] il { $origin }
    [dauphine] il { $origin }
    [quercy] il { $origin }
    [bearn] il { $origin }
    [poitou] il { $origin }
    [limousin] il { $origin }
    [angleterre] l’{ $origin }
    [flandre] le { $origin }
    [saint_empire] il { $origin }
    [provinces_unies] le { $origin }
   *[other] la { $origin }
}
of-town = di { $town }
in-town = { $town_id ->
    [amiens] ad { $town }
    [angers] ad { $town }
    [auxerre] ad { $town }
    [aix] ad { $town }
   *[other] a { $town }
}
start-country = { $country_id ->
    [england] L’{ $country }
    [german_states] Gli { $country }
    [united_provinces] Le { $country }
    [swiss] I { $country }
    [papacy] Il { $country }
    [spain] La { $country }
    [savoy] La { $country }
    [lorraine] La { $country }
   *[other] { $country }
}
the-country = { $country_id ->
    [england] l’{ $country }
    [german_states] gli { $country }
    [united_provinces] le { $country }
    [swiss] i { $country }
    [papacy] il { $country }
    [spain] la { $country }
    [savoy] la { $country }
    [lorraine] la { $country }
   *[other] { $country }
}
of-country = { $country }
from-country = { $country_id ->
    [england] dall’{ $country }
    [german_states] dagli { $country }
    [united_provinces] dalle { $country }
    [swiss] dai { $country }
    [papacy] dal { $country }
    [spain] dalla { $country }
    [savoy] dalla { $country }
    [lorraine] dalla { $country }
   *[other] da { $country }
}
start-character = { $character_id ->
    [jean_louis_d_epernon] Il { $character }
    [baron_des_adrets] Il { $character }
    [vidame_de_chartres] Il { $character }
    [vicomte_de_turenne] Il { $character }
    [maximilien_de_rosny] Il { $character }
    [nicolas_de_pelleve] Il { $character }
    [charles_cardinal_de_lorraine] Il { $character }
    [louis_cardinal_de_guise] Il { $character }
    [charles_cardinal_de_bourbon] Il { $character }
    [philippe_emmanuel_de_mercoeur] Il { $character }
    [parma] Il { $character }
    [ghost] Il { $character }
    [escadron_volant] Lo { $character }
    [catherine_de_montpensier] La { $character }
    [armee_des_vicomtes] L’{ $character }
    [assemblee_huguenote] L’{ $character }
   *[other] { $character }
}
the-character = { $character_id ->
    [jean_louis_d_epernon] il { $character }
    [baron_des_adrets] il { $character }
    [vidame_de_chartres] il { $character }
    [vicomte_de_turenne] il { $character }
    [maximilien_de_rosny] il { $character }
    [nicolas_de_pelleve] il { $character }
    [charles_cardinal_de_lorraine] il { $character }
    [louis_cardinal_de_guise] il { $character }
    [charles_cardinal_de_bourbon] il { $character }
    [philippe_emmanuel_de_mercoeur] il { $character }
    [parma] il { $character }
    [ghost] il { $character }
    [escadron_volant] lo { $character }
    [catherine_de_montpensier] la { $character }
    [armee_des_vicomtes] l’{ $character }
    [assemblee_huguenote] l’{ $character }
   *[other] { $character }
}
of-character = { $character_id ->
    [jean_louis_d_epernon] del { $character }
    [baron_des_adrets] del { $character }
    [vidame_de_chartres] del { $character }
    [vicomte_de_turenne] del { $character }
    [maximilien_de_rosny] del { $character }
    [nicolas_de_pelleve] del { $character }
    [charles_cardinal_de_lorraine] del { $character }
    [louis_cardinal_de_guise] del { $character }
    [charles_cardinal_de_bourbon] del { $character }
    [philippe_emmanuel_de_mercoeur] del { $character }
    [parma] del { $character }
    [ghost] del { $character }
    [escadron_volant] dello { $character }
    [catherine_de_montpensier] della { $character }
    [armee_des_vicomtes] dell’{ $character }
    [assemblee_huguenote] dell’{ $character }
   *[other] di { $character }
}
to-character = { $character_id ->
    [jean_louis_d_epernon] al { $character }
    [baron_des_adrets] al { $character }
    [vidame_de_chartres] al { $character }
    [vicomte_de_turenne] al { $character }
    [maximilien_de_rosny] al { $character }
    [nicolas_de_pelleve] al { $character }
    [charles_cardinal_de_lorraine] al { $character }
    [louis_cardinal_de_guise] al { $character }
    [charles_cardinal_de_bourbon] al { $character }
    [philippe_emmanuel_de_mercoeur] al { $character }
    [parma] al { $character }
    [ghost] al { $character }
    [escadron_volant] allo { $character }
    [catherine_de_montpensier] alla { $character }
    [armee_des_vicomtes] all’{ $character }
    [assemblee_huguenote] all’{ $character }
   *[other] a { $character }
}
start-army = { $army_id ->
    [peasant_revolt] La { $army }
    [governor_revolt] La { $army }
   *[other] L’{ $army }
}
the-army = { $army_id ->
    [peasant_revolt] la { $army }
    [governor_revolt] la { $army }
   *[other] l’{ $army }
}
of-army = { $army_id ->
    [peasant_revolt] della { $army }
    [governor_revolt] della { $army }
   *[other] dell’{ $army }
}
to-army = { $army_id ->
    [peasant_revolt] alla { $army }
    [governor_revolt] alla { $army }
   *[other] all’{ $army }
}
the-enemy = { $enemy_id ->
    [peasant_revolt] la { $enemy }
    [governor_revolt] la { $enemy }
   *[other] l’{ $enemy }
}
of-enemy = { $enemy }
to-enemy = { $enemy_id ->
    [peasant_revolt] alla { $enemy }
    [governor_revolt] alla { $enemy }
   *[other] all’{ $enemy }
}
the-target = { $target_id ->
    [jean_louis_d_epernon] il { $target }
    [baron_des_adrets] il { $target }
    [vidame_de_chartres] il { $target }
    [vicomte_de_turenne] il { $target }
    [maximilien_de_rosny] il { $target }
    [nicolas_de_pelleve] il { $target }
    [charles_cardinal_de_lorraine] il { $target }
    [louis_cardinal_de_guise] il { $target }
    [charles_cardinal_de_bourbon] il { $target }
    [philippe_emmanuel_de_mercoeur] il { $target }
    [parma] il { $target }
    [ghost] il { $target }
    [escadron_volant] lo { $target }
    [catherine_de_montpensier] la { $target }
    [armee_des_vicomtes] l’{ $target }
    [assemblee_huguenote] l’{ $target }
    [ile_de_france] l’{ $target }
    [picardie] la { $target }
    [normandie] la { $target }
    [bretagne] la { $target }
    [anjou] l’{ $target }
    [orleanais] l’{ $target }
    [champagne] la { $target }
    [bourgogne] la { $target }
    [berry] il { $target }
    [auvergne] l’{ $target }
    [lyonnais] il { $target }
    [dauphine] il { $target }
    [provence] la { $target }
    [bas_languedoc] la { $target }
    [haut_languedoc] l’{ $target }
    [quercy] il { $target }
    [guyenne] la { $target }
    [bearn] il { $target }
    [saintonge] la { $target }
    [poitou] il { $target }
    [limousin] il { $target }
    [angleterre] l’{ $target }
    [flandre] le { $target }
    [franche_comte] la { $target }
    [espagne] la { $target }
    [saint_empire] il { $target }
    [lorraine] la { $target }
    [suisse] la { $target }
    [savoie] la { $target }
    [provinces_unies] le { $target }
   *[other] { $target }
}
start-other = { $other_id ->
    [jean_louis_d_epernon] Il { $other }
    [baron_des_adrets] Il { $other }
    [vidame_de_chartres] Il { $other }
    [vicomte_de_turenne] Il { $other }
    [maximilien_de_rosny] Il { $other }
    [nicolas_de_pelleve] Il { $other }
    [charles_cardinal_de_lorraine] Il { $other }
    [louis_cardinal_de_guise] Il { $other }
    [charles_cardinal_de_bourbon] Il { $other }
    [philippe_emmanuel_de_mercoeur] Il { $other }
    [parma] Il { $other }
    [ghost] Il { $other }
    [escadron_volant] Lo { $other }
    [catherine_de_montpensier] La { $other }
    [armee_des_vicomtes] L’{ $other }
    [assemblee_huguenote] L’{ $other }
    [royalist_1] L’{ $other }
    [royalist_2] L’{ $other }
    [royalist_3] L’{ $other }
    [royalist_4] L’{ $other }
    [royalist_5] L’{ $other }
    [league_1] L’{ $other }
    [league_2] L’{ $other }
    [league_3] L’{ $other }
    [league_4] L’{ $other }
    [league_5] L’{ $other }
    [huguenot_1] L’{ $other }
    [huguenot_2] L’{ $other }
    [huguenot_3] L’{ $other }
    [huguenot_4] L’{ $other }
    [huguenot_5] L’{ $other }
    [peasant_revolt] La { $other }
    [governor_revolt] La { $other }
    [royalist] I { $other }
    [league] La { $other }
    [huguenot] Gli { $other }
   *[other] { $other }
}
the-other = { $other_id ->
    [jean_louis_d_epernon] il { $other }
    [baron_des_adrets] il { $other }
    [vidame_de_chartres] il { $other }
    [vicomte_de_turenne] il { $other }
    [maximilien_de_rosny] il { $other }
    [nicolas_de_pelleve] il { $other }
    [charles_cardinal_de_lorraine] il { $other }
    [louis_cardinal_de_guise] il { $other }
    [charles_cardinal_de_bourbon] il { $other }
    [philippe_emmanuel_de_mercoeur] il { $other }
    [parma] il { $other }
    [ghost] il { $other }
    [escadron_volant] lo { $other }
    [catherine_de_montpensier] la { $other }
    [armee_des_vicomtes] l’{ $other }
    [assemblee_huguenote] l’{ $other }
    [royalist_1] l’{ $other }
    [royalist_2] l’{ $other }
    [royalist_3] l’{ $other }
    [royalist_4] l’{ $other }
    [royalist_5] l’{ $other }
    [league_1] l’{ $other }
    [league_2] l’{ $other }
    [league_3] l’{ $other }
    [league_4] l’{ $other }
    [league_5] l’{ $other }
    [huguenot_1] l’{ $other }
    [huguenot_2] l’{ $other }
    [huguenot_3] l’{ $other }
    [huguenot_4] l’{ $other }
    [huguenot_5] l’{ $other }
    [peasant_revolt] la { $other }
    [governor_revolt] la { $other }
    [royalist] i { $other }
    [league] la { $other }
    [huguenot] gli { $other }
   *[other] { $other }
}
to-other = { $other_id ->
    [jean_louis_d_epernon] al { $other }
    [baron_des_adrets] al { $other }
    [vidame_de_chartres] al { $other }
    [vicomte_de_turenne] al { $other }
    [maximilien_de_rosny] al { $other }
    [nicolas_de_pelleve] al { $other }
    [charles_cardinal_de_lorraine] al { $other }
    [louis_cardinal_de_guise] al { $other }
    [charles_cardinal_de_bourbon] al { $other }
    [philippe_emmanuel_de_mercoeur] al { $other }
    [parma] al { $other }
    [ghost] al { $other }
    [escadron_volant] allo { $other }
    [catherine_de_montpensier] alla { $other }
    [armee_des_vicomtes] all’{ $other }
    [assemblee_huguenote] all’{ $other }
    [royalist_1] all’{ $other }
    [royalist_2] all’{ $other }
    [royalist_3] all’{ $other }
    [royalist_4] all’{ $other }
    [royalist_5] all’{ $other }
    [league_1] all’{ $other }
    [league_2] all’{ $other }
    [league_3] all’{ $other }
    [league_4] all’{ $other }
    [league_5] all’{ $other }
    [huguenot_1] all’{ $other }
    [huguenot_2] all’{ $other }
    [huguenot_3] all’{ $other }
    [huguenot_4] all’{ $other }
    [huguenot_5] all’{ $other }
    [peasant_revolt] alla { $other }
    [governor_revolt] alla { $other }
    [royalist] ai { $other }
    [league] alla { $other }
    [huguenot] agli { $other }
   *[other] a { $other }
}
