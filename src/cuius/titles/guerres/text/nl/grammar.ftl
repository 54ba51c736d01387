# Zinsdelen die afhangen van wie of wat wordt genoemd. Ze nemen de argumenten van het bericht dat ze gebruikt.

start-faction = { $faction_id ->
    [royalist] De { $faction }
    [league] De { $faction }
    [huguenot] De { $faction }
   *[other] { $faction }
}
the-faction = { $faction_id ->
    [royalist] de { $faction }
    [league] de { $faction }
    [huguenot] de { $faction }
   *[other] { $faction }
}
of-faction = { $faction }
to-faction = { $faction }
by-faction = { $faction }
start-role = { $role_id ->
    [royalist] De { $role }
    [league] De { $role }
    [huguenot] De { $role }
   *[other] { $role }
}
start-giver = { $giver_id ->
    [royalist] De { $giver }
    [league] De { $giver }
    [huguenot] De { $giver }
   *[other] { $giver }
}
the-giver = { $giver_id ->
    [royalist] de { $giver }
    [league] de { $giver }
    [huguenot] de { $giver }
   *[other] { $giver }
}
of-giver = { $giver }
the-taker = { $taker_id ->
    [royalist] de { $taker }
    [league] de { $taker }
    [huguenot] de { $taker }
   *[other] { $taker }
}
to-taker = { $taker }
start-province = { $province_id ->
    [champagne] De { $province }
    [auvergne] De { $province }
    [dauphine] De { $province }
    [provence] De { $province }
    [limousin] De { $province }
    [franche_comte] De { $province }
    [lyonnais] De { $province }
    [orleanais] De { $province }
    [quercy] De { $province }
    [berry] De { $province }
    [saintonge] De { $province }
    [poitou] De { $province }
    [bearn] De { $province }
    [provinces_unies] De { $province }
    [saint_empire] Het { $province }
   *[other] { $province }
}
the-province = { $province_id ->
    [champagne] de { $province }
    [auvergne] de { $province }
    [dauphine] de { $province }
    [provence] de { $province }
    [limousin] de { $province }
    [franche_comte] de { $province }
    [lyonnais] de { $province }
    [orleanais] de { $province }
    [quercy] de { $province }
    [berry] de { $province }
    [saintonge] de { $province }
    [poitou] de { $province }
    [bearn] de { $province }
    [provinces_unies] de { $province }
    [saint_empire] het { $province }
   *[other] { $province }
}
of-province = { $province }
in-province = { $province_id ->
    [champagne] in de { $province }
    [auvergne] in de { $province }
    [dauphine] in de { $province }
    [provence] in de { $province }
    [limousin] in de { $province }
    [franche_comte] in de { $province }
    [lyonnais] in de { $province }
    [orleanais] in de { $province }
    [quercy] in de { $province }
    [berry] in de { $province }
    [saintonge] in de { $province }
    [poitou] in de { $province }
    [bearn] in de { $province }
    [provinces_unies] in de { $province }
    [saint_empire] in het { $province }
   *[other] in { $province }
}
from-province = { $province }
the-origin = { $origin_id ->
    [champagne] de { $origin }
    [auvergne] de { $origin }
    [dauphine] de { $origin }
    [provence] de { $origin }
    [limousin] de { $origin }
    [franche_comte] de { $origin }
    [lyonnais] de { $origin }
    [orleanais] de { $origin }
    [quercy] de { $origin }
    [berry] de { $origin }
    [saintonge] de { $origin }
    [poitou] de { $origin }
    [bearn] de { $origin }
    [provinces_unies] de { $origin }
    [saint_empire] het { $origin }
   *[other] { $origin }
}
of-town = { $town }
in-town = { $town }
start-country = { $country_id ->
    [german_states] De { $country }
    [united_provinces] De { $country }
    [swiss] De { $country }
    [papacy] De { $country }
   *[other] { $country }
}
the-country = { $country_id ->
    [german_states] de { $country }
    [united_provinces] de { $country }
    [swiss] de { $country }
    [papacy] de { $country }
   *[other] { $country }
}
of-country = { $country }
from-country = { $country }
start-character = { $character_id ->
    [jean_louis_d_epernon] De { $character }
    [baron_des_adrets] De { $character }
    [vidame_de_chartres] De { $character }
    [vicomte_de_turenne] De { $character }
    [maximilien_de_rosny] De { $character }
    [nicolas_de_pelleve] De { $character }
    [charles_cardinal_de_lorraine] De { $character }
    [louis_cardinal_de_guise] De { $character }
    [charles_cardinal_de_bourbon] De { $character }
    [philippe_emmanuel_de_mercoeur] De { $character }
    [parma] De { $character }
    [catherine_de_montpensier] De { $character }
    [assemblee_huguenote] De { $character }
    [ghost] Het { $character }
    [escadron_volant] Het { $character }
    [armee_des_vicomtes] Het { $character }
   *[other] { $character }
}
the-character = { $character_id ->
    [jean_louis_d_epernon] de { $character }
    [baron_des_adrets] de { $character }
    [vidame_de_chartres] de { $character }
    [vicomte_de_turenne] de { $character }
    [maximilien_de_rosny] de { $character }
    [nicolas_de_pelleve] de { $character }
    [charles_cardinal_de_lorraine] de { $character }
    [louis_cardinal_de_guise] de { $character }
    [charles_cardinal_de_bourbon] de { $character }
    [philippe_emmanuel_de_mercoeur] de { $character }
    [parma] de { $character }
    [catherine_de_montpensier] de { $character }
    [assemblee_huguenote] de { $character }
    [ghost] het { $character }
    [escadron_volant] het { $character }
    [armee_des_vicomtes] het { $character }
   *[other] { $character }
}
of-character = { $character }
to-character = { $character }
start-army = { $army_id ->
    [peasant_revolt] De { $army }
    [governor_revolt] De { $army }
   *[other] Het { $army }
}
the-army = { $army_id ->
    [peasant_revolt] de { $army }
    [governor_revolt] de { $army }
   *[other] het { $army }
}
of-army = { $army }
to-army = { $army }
the-enemy = { $enemy_id ->
    [peasant_revolt] de { $enemy }
    [governor_revolt] de { $enemy }
   *[other] het { $enemy }
}
of-enemy = { $enemy }
to-enemy = { $enemy }
the-target = { $target_id ->
    [jean_louis_d_epernon] de { $target }
    [baron_des_adrets] de { $target }
    [vidame_de_chartres] de { $target }
    [vicomte_de_turenne] de { $target }
    [maximilien_de_rosny] de { $target }
    [nicolas_de_pelleve] de { $target }
    [charles_cardinal_de_lorraine] de { $target }
    [louis_cardinal_de_guise] de { $target }
    [charles_cardinal_de_bourbon] de { $target }
    [philippe_emmanuel_de_mercoeur] de { $target }
    [parma] de { $target }
    [catherine_de_montpensier] de { $target }
    [assemblee_huguenote] de { $target }
    [ghost] het { $target }
    [escadron_volant] het { $target }
    [armee_des_vicomtes] het { $target }
    [champagne] de { $target }
    [auvergne] de { $target }
    [dauphine] de { $target }
    [provence] de { $target }
    [limousin] de { $target }
    [franche_comte] de { $target }
    [lyonnais] de { $target }
    [orleanais] de { $target }
    [quercy] de { $target }
    [berry] de { $target }
    [saintonge] de { $target }
    [poitou] de { $target }
    [bearn] de { $target }
    [provinces_unies] de { $target }
    [saint_empire] het { $target }
   *[other] { $target }
}
start-other = { $other_id ->
    [jean_louis_d_epernon] De { $other }
    [baron_des_adrets] De { $other }
    [vidame_de_chartres] De { $other }
    [vicomte_de_turenne] De { $other }
    [maximilien_de_rosny] De { $other }
    [nicolas_de_pelleve] De { $other }
    [charles_cardinal_de_lorraine] De { $other }
    [louis_cardinal_de_guise] De { $other }
    [charles_cardinal_de_bourbon] De { $other }
    [philippe_emmanuel_de_mercoeur] De { $other }
    [parma] De { $other }
    [catherine_de_montpensier] De { $other }
    [assemblee_huguenote] De { $other }
    [ghost] Het { $other }
    [escadron_volant] Het { $other }
    [armee_des_vicomtes] Het { $other }
    [royalist_1] Het { $other }
    [royalist_2] Het { $other }
    [royalist_3] Het { $other }
    [royalist_4] Het { $other }
    [royalist_5] Het { $other }
    [league_1] Het { $other }
    [league_2] Het { $other }
    [league_3] Het { $other }
    [league_4] Het { $other }
    [league_5] Het { $other }
    [huguenot_1] Het { $other }
    [huguenot_2] Het { $other }
    [huguenot_3] Het { $other }
    [huguenot_4] Het { $other }
    [huguenot_5] Het { $other }
    [peasant_revolt] De { $other }
    [governor_revolt] De { $other }
    [royalist] De { $other }
    [league] De { $other }
    [huguenot] De { $other }
   *[other] { $other }
}
the-other = { $other_id ->
    [jean_louis_d_epernon] de { $other }
    [baron_des_adrets] de { $other }
    [vidame_de_chartres] de { $other }
    [vicomte_de_turenne] de { $other }
    [maximilien_de_rosny] de { $other }
    [nicolas_de_pelleve] de { $other }
    [charles_cardinal_de_lorraine] de { $other }
    [louis_cardinal_de_guise] de { $other }
    [charles_cardinal_de_bourbon] de { $other }
    [philippe_emmanuel_de_mercoeur] de { $other }
    [parma] de { $other }
    [catherine_de_montpensier] de { $other }
    [assemblee_huguenote] de { $other }
    [ghost] het { $other }
    [escadron_volant] het { $other }
    [armee_des_vicomtes] het { $other }
    [royalist_1] het { $other }
    [royalist_2] het { $other }
    [royalist_3] het { $other }
    [royalist_4] het { $other }
    [royalist_5] het { $other }
    [league_1] het { $other }
    [league_2] het { $other }
    [league_3] het { $other }
    [league_4] het { $other }
    [league_5] het { $other }
    [huguenot_1] het { $other }
    [huguenot_2] het { $other }
    [huguenot_3] het { $other }
    [huguenot_4] het { $other }
    [huguenot_5] het { $other }
    [peasant_revolt] de { $other }
    [governor_revolt] de { $other }
    [royalist] de { $other }
    [league] de { $other }
    [huguenot] de { $other }
   *[other] { $other }
}
to-other = { $other }
