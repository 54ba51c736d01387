# Morceaux de phrase qui dépendent de ce qui est nommé. Ils prennent les arguments du message qui les emploie.

the-faction = { $faction_id ->
    [league] la { $faction }
   *[other] les { $faction }
}
of-faction = { $faction_id ->
    [league] de la { $faction }
   *[other] des { $faction }
}
to-faction = { $faction_id ->
    [league] à la { $faction }
   *[other] aux { $faction }
}
of-giver = { $giver_id ->
    [league] de la { $giver }
   *[other] des { $giver }
}
to-taker = { $taker_id ->
    [league] à la { $taker }
   *[other] aux { $taker }
}
start-province = { $province_id ->
    [ile_de_france] L’{ $province }
    [anjou] L’{ $province }
    [orleanais] L’{ $province }
    [auvergne] L’{ $province }
    [angleterre] L’{ $province }
    [espagne] L’{ $province }
    [berry] Le { $province }
    [lyonnais] Le { $province }
    [dauphine] Le { $province }
    [bas_languedoc] Le { $province }
    [haut_languedoc] Le { $province }
    [quercy] Le { $province }
    [bearn] Le { $province }
    [poitou] Le { $province }
    [limousin] Le { $province }
    [saint_empire] Le { $province }
    [provinces_unies] Les { $province }
   *[other] La { $province }
}
the-province = { $province_id ->
    [ile_de_france] l’{ $province }
    [anjou] l’{ $province }
    [orleanais] l’{ $province }
    [auvergne] l’{ $province }
    [angleterre] l’{ $province }
    [espagne] l’{ $province }
    [berry] le { $province }
    [lyonnais] le { $province }
    [dauphine] le { $province }
    [bas_languedoc] le { $province }
    [haut_languedoc] le { $province }
    [quercy] le { $province }
    [bearn] le { $province }
    [poitou] le { $province }
    [limousin] le { $province }
    [saint_empire] le { $province }
    [provinces_unies] les { $province }
   *[other] la { $province }
}
of-province = { $province_id ->
    [ile_de_france] de l’{ $province }
    [anjou] de l’{ $province }
    [orleanais] de l’{ $province }
    [auvergne] de l’{ $province }
    [angleterre] de l’{ $province }
    [espagne] de l’{ $province }
    [berry] du { $province }
    [lyonnais] du { $province }
    [dauphine] du { $province }
    [bas_languedoc] du { $province }
    [haut_languedoc] du { $province }
    [quercy] du { $province }
    [bearn] du { $province }
    [poitou] du { $province }
    [limousin] du { $province }
    [saint_empire] du { $province }
    [provinces_unies] des { $province }
   *[other] de la { $province }
}
in-province = { $province_id ->
    [orleanais] dans l’{ $province }
    [lyonnais] dans le { $province }
    [saint_empire] dans le { $province }
    [provinces_unies] dans les { $province }
   *[other] en { $province }
}
the-origin = { $origin_id ->
    [ile_de_france] l’{ $origin }
    [anjou] l’{ $origin }
    [orleanais] l’{ $origin }
    [auvergne] l’{ $origin }
    [angleterre] l’{ $origin }
    [espagne] l’{ $origin }
    [berry] le { $origin }
    [lyonnais] le { $origin }
    [dauphine] le { $origin }
    [bas_languedoc] le { $origin }
    [haut_languedoc] le { $origin }
    [quercy] le { $origin }
    [bearn] le { $origin }
    [poitou] le { $origin }
    [limousin] le { $origin }
    [saint_empire] le { $origin }
    [provinces_unies] les { $origin }
   *[other] la { $origin }
}
of-town = { $town_id ->
    [amiens] d’{ $town }
    [angers] d’{ $town }
    [orleans] d’{ $town }
    [auxerre] d’{ $town }
    [issoire] d’{ $town }
    [aix] d’{ $town }
    [le_havre] du Havre
   *[other] de { $town }
}
in-town = { $town_id ->
    [le_havre] au Havre
   *[other] à { $town }
}
the-country = { $country_id ->
    [england] l’{ $country }
    [german_states] les { $country }
    [united_provinces] les { $country }
    [swiss] les { $country }
    [spain] l’{ $country }
   *[other] la { $country }
}
of-country = { $country_id ->
    [england] de l’{ $country }
    [german_states] des { $country }
    [united_provinces] des { $country }
    [swiss] des { $country }
    [spain] de l’{ $country }
   *[other] de la { $country }
}
start-character = { $character_id ->
    [jean_louis_d_epernon] Le { $character }
    [baron_des_adrets] Le { $character }
    [vidame_de_chartres] Le { $character }
    [vicomte_de_turenne] Le { $character }
    [maximilien_de_rosny] Le { $character }
    [nicolas_de_pelleve] Le { $character }
    [charles_cardinal_de_lorraine] Le { $character }
    [louis_cardinal_de_guise] Le { $character }
    [charles_cardinal_de_bourbon] Le { $character }
    [philippe_emmanuel_de_mercoeur] Le { $character }
    [parma] Le { $character }
    [ghost] Le { $character }
    [catherine_de_montpensier] La { $character }
    [escadron_volant] L’{ $character }
    [armee_des_vicomtes] L’{ $character }
    [assemblee_huguenote] L’{ $character }
   *[other] { $character }
}
the-character = { $character_id ->
    [jean_louis_d_epernon] le { $character }
    [baron_des_adrets] le { $character }
    [vidame_de_chartres] le { $character }
    [vicomte_de_turenne] le { $character }
    [maximilien_de_rosny] le { $character }
    [nicolas_de_pelleve] le { $character }
    [charles_cardinal_de_lorraine] le { $character }
    [louis_cardinal_de_guise] le { $character }
    [charles_cardinal_de_bourbon] le { $character }
    [philippe_emmanuel_de_mercoeur] le { $character }
    [parma] le { $character }
    [ghost] le { $character }
    [catherine_de_montpensier] la { $character }
    [escadron_volant] l’{ $character }
    [armee_des_vicomtes] l’{ $character }
    [assemblee_huguenote] l’{ $character }
   *[other] { $character }
}
of-character = { $character_id ->
    [henri_de_valois] d’{ $character }
    [anne_de_montmorency] d’{ $character }
    [antoine_de_bourbon] d’{ $character }
    [artus_de_cosse] d’{ $character }
    [armand_de_biron] d’{ $character }
    [anne_de_joyeuse] d’{ $character }
    [henri_de_bourbon] d’{ $character }
    [henri_de_conde] d’{ $character }
    [odet_de_chatillon] d’{ $character }
    [agrippa_d_aubigne] d’{ $character }
    [henri_de_guise] d’{ $character }
    [anne_d_este] d’{ $character }
    [andre_de_villars_brancas] d’{ $character }
    [jean_louis_d_epernon] du { $character }
    [baron_des_adrets] du { $character }
    [vidame_de_chartres] du { $character }
    [vicomte_de_turenne] du { $character }
    [maximilien_de_rosny] du { $character }
    [nicolas_de_pelleve] du { $character }
    [charles_cardinal_de_lorraine] du { $character }
    [louis_cardinal_de_guise] du { $character }
    [charles_cardinal_de_bourbon] du { $character }
    [philippe_emmanuel_de_mercoeur] du { $character }
    [parma] du { $character }
    [ghost] du { $character }
    [catherine_de_montpensier] de la { $character }
    [escadron_volant] de l’{ $character }
    [armee_des_vicomtes] de l’{ $character }
    [assemblee_huguenote] de l’{ $character }
   *[other] de { $character }
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
    [peasant_revolt] de la { $army }
    [governor_revolt] de la { $army }
   *[other] de l’{ $army }
}
to-army = { $army_id ->
    [peasant_revolt] à la { $army }
    [governor_revolt] à la { $army }
   *[other] à l’{ $army }
}
the-enemy = { $enemy_id ->
    [peasant_revolt] la { $enemy }
    [governor_revolt] la { $enemy }
   *[other] l’{ $enemy }
}
of-enemy = { $enemy_id ->
    [peasant_revolt] de la { $enemy }
    [governor_revolt] de la { $enemy }
   *[other] de l’{ $enemy }
}
to-enemy = { $enemy_id ->
    [peasant_revolt] à la { $enemy }
    [governor_revolt] à la { $enemy }
   *[other] à l’{ $enemy }
}
the-target = { $target_id ->
    [jean_louis_d_epernon] le { $target }
    [baron_des_adrets] le { $target }
    [vidame_de_chartres] le { $target }
    [vicomte_de_turenne] le { $target }
    [maximilien_de_rosny] le { $target }
    [nicolas_de_pelleve] le { $target }
    [charles_cardinal_de_lorraine] le { $target }
    [louis_cardinal_de_guise] le { $target }
    [charles_cardinal_de_bourbon] le { $target }
    [philippe_emmanuel_de_mercoeur] le { $target }
    [parma] le { $target }
    [ghost] le { $target }
    [catherine_de_montpensier] la { $target }
    [escadron_volant] l’{ $target }
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
    [berry] le { $target }
    [auvergne] l’{ $target }
    [lyonnais] le { $target }
    [dauphine] le { $target }
    [provence] la { $target }
    [bas_languedoc] le { $target }
    [haut_languedoc] le { $target }
    [quercy] le { $target }
    [guyenne] la { $target }
    [bearn] le { $target }
    [saintonge] la { $target }
    [poitou] le { $target }
    [limousin] le { $target }
    [angleterre] l’{ $target }
    [flandre] la { $target }
    [franche_comte] la { $target }
    [espagne] l’{ $target }
    [saint_empire] le { $target }
    [lorraine] la { $target }
    [suisse] la { $target }
    [savoie] la { $target }
    [provinces_unies] les { $target }
   *[other] { $target }
}
start-other = { $other_id ->
    [jean_louis_d_epernon] Le { $other }
    [baron_des_adrets] Le { $other }
    [vidame_de_chartres] Le { $other }
    [vicomte_de_turenne] Le { $other }
    [maximilien_de_rosny] Le { $other }
    [nicolas_de_pelleve] Le { $other }
    [charles_cardinal_de_lorraine] Le { $other }
    [louis_cardinal_de_guise] Le { $other }
    [charles_cardinal_de_bourbon] Le { $other }
    [philippe_emmanuel_de_mercoeur] Le { $other }
    [parma] Le { $other }
    [ghost] Le { $other }
    [catherine_de_montpensier] La { $other }
    [escadron_volant] L’{ $other }
    [armee_des_vicomtes] L’{ $other }
    [assemblee_huguenote] L’{ $other }
    [peasant_revolt] La { $other }
    [governor_revolt] La { $other }
    [royalist] Les { $other }
    [huguenot] Les { $other }
    [league] La { $other }
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
   *[other] { $other }
}
the-other = { $other_id ->
    [jean_louis_d_epernon] le { $other }
    [baron_des_adrets] le { $other }
    [vidame_de_chartres] le { $other }
    [vicomte_de_turenne] le { $other }
    [maximilien_de_rosny] le { $other }
    [nicolas_de_pelleve] le { $other }
    [charles_cardinal_de_lorraine] le { $other }
    [louis_cardinal_de_guise] le { $other }
    [charles_cardinal_de_bourbon] le { $other }
    [philippe_emmanuel_de_mercoeur] le { $other }
    [parma] le { $other }
    [ghost] le { $other }
    [catherine_de_montpensier] la { $other }
    [escadron_volant] l’{ $other }
    [armee_des_vicomtes] l’{ $other }
    [assemblee_huguenote] l’{ $other }
    [peasant_revolt] la { $other }
    [governor_revolt] la { $other }
    [royalist] les { $other }
    [huguenot] les { $other }
    [league] la { $other }
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
   *[other] { $other }
}
start-faction = { $faction }
by-faction = { $faction }
start-role = { $role_id ->
    [league] La { $role }
   *[other] Les { $role }
}
start-giver = { $giver }
the-giver = { $giver }
the-taker = { $taker }
from-province = { $province }
start-country = { $country }
from-country = { $country }
to-character = { $character }
to-other = { $other }
