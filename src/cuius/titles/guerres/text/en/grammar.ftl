# Pieces of sentences that depend on who or what is named. They take the arguments of the message that uses them.

start-faction = { $faction_id ->
    [royalist] The { $faction }
    [league] The { $faction }
    [huguenot] The { $faction }
   *[other] { $faction }
}
the-faction = { $faction_id ->
    [royalist] the { $faction }
    [league] the { $faction }
    [huguenot] the { $faction }
   *[other] { $faction }
}
of-faction = { $faction }
to-faction = { $faction }
by-faction = { $faction }
start-role = { $role_id ->
    [royalist] The { $role }
    [league] The { $role }
    [huguenot] The { $role }
   *[other] { $role }
}
start-giver = { $giver }
the-giver = { $giver }
of-giver = { $giver }
the-taker = { $taker }
to-taker = { $taker }
start-province = { $province_id ->
    [saint_empire] The { $province }
    [provinces_unies] The { $province }
   *[other] { $province }
}
the-province = { $province_id ->
    [saint_empire] the { $province }
    [provinces_unies] the { $province }
   *[other] { $province }
}
of-province = { $province }
in-province = { $province }
from-province = { $province }
the-origin = { $origin_id ->
    [saint_empire] the { $origin }
    [provinces_unies] the { $origin }
   *[other] { $origin }
}
of-town = { $town }
in-town = { $town }
start-country = { $country_id ->
    [german_states] The { $country }
    [united_provinces] The { $country }
    [swiss] The { $country }
    [papacy] The { $country }
   *[other] { $country }
}
the-country = { $country_id ->
    [german_states] the { $country }
    [united_provinces] the { $country }
    [swiss] the { $country }
    [papacy] the { $country }
   *[other] { $country }
}
of-country = { $country }
from-country = { $country }
start-character = { $character_id ->
    [jean_louis_d_epernon] The { $character }
    [baron_des_adrets] The { $character }
    [vidame_de_chartres] The { $character }
    [vicomte_de_turenne] The { $character }
    [maximilien_de_rosny] The { $character }
    [nicolas_de_pelleve] The { $character }
    [philippe_emmanuel_de_mercoeur] The { $character }
    [parma] The { $character }
    [ghost] The { $character }
    [catherine_de_montpensier] The { $character }
    [escadron_volant] The { $character }
    [armee_des_vicomtes] The { $character }
    [assemblee_huguenote] The { $character }
   *[other] { $character }
}
the-character = { $character_id ->
    [jean_louis_d_epernon] the { $character }
    [baron_des_adrets] the { $character }
    [vidame_de_chartres] the { $character }
    [vicomte_de_turenne] the { $character }
    [maximilien_de_rosny] the { $character }
    [nicolas_de_pelleve] the { $character }
    [philippe_emmanuel_de_mercoeur] the { $character }
    [parma] the { $character }
    [ghost] the { $character }
    [catherine_de_montpensier] the { $character }
    [escadron_volant] the { $character }
    [armee_des_vicomtes] the { $character }
    [assemblee_huguenote] the { $character }
   *[other] { $character }
}
of-character = { $character }
to-character = { $character }
start-army = { $army_id ->
    [peasant_revolt] The { $army }
    [governor_revolt] The { $army }
   *[other] { $army }
}
the-army = { $army_id ->
    [peasant_revolt] the { $army }
    [governor_revolt] the { $army }
   *[other] { $army }
}
of-army = { $army }
to-army = { $army }
the-enemy = { $enemy_id ->
    [peasant_revolt] the { $enemy }
    [governor_revolt] the { $enemy }
   *[other] { $enemy }
}
of-enemy = { $enemy }
to-enemy = { $enemy }
the-target = { $target_id ->
    [jean_louis_d_epernon] the { $target }
    [baron_des_adrets] the { $target }
    [vidame_de_chartres] the { $target }
    [vicomte_de_turenne] the { $target }
    [maximilien_de_rosny] the { $target }
    [nicolas_de_pelleve] the { $target }
    [philippe_emmanuel_de_mercoeur] the { $target }
    [parma] the { $target }
    [ghost] the { $target }
    [catherine_de_montpensier] the { $target }
    [escadron_volant] the { $target }
    [armee_des_vicomtes] the { $target }
    [assemblee_huguenote] the { $target }
    [saint_empire] the { $target }
    [provinces_unies] the { $target }
   *[other] { $target }
}
start-other = { $other }
the-other = { $other_id ->
    [jean_louis_d_epernon] the { $other }
    [baron_des_adrets] the { $other }
    [vidame_de_chartres] the { $other }
    [vicomte_de_turenne] the { $other }
    [maximilien_de_rosny] the { $other }
    [nicolas_de_pelleve] the { $other }
    [philippe_emmanuel_de_mercoeur] the { $other }
    [parma] the { $other }
    [ghost] the { $other }
    [catherine_de_montpensier] the { $other }
    [escadron_volant] the { $other }
    [armee_des_vicomtes] the { $other }
    [assemblee_huguenote] the { $other }
    [peasant_revolt] the { $other }
    [governor_revolt] the { $other }
    [royalist] the { $other }
    [league] the { $other }
    [huguenot] the { $other }
   *[other] { $other }
}
to-other = { $other }
