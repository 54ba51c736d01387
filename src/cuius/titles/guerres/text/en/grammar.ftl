# Pieces of sentences that depend on who or what is named. They take the arguments of the message that uses them.

start-faction = { $faction }
the-faction = { $faction }
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
start-province = { $province }
the-province = { $province }
of-province = { $province }
in-province = { $province }
from-province = { $province }
the-origin = { $origin }
of-town = { $town }
in-town = { $town }
start-country = { $country }
the-country = { $country }
of-country = { $country }
from-country = { $country }
start-character = { $character }
the-character = { $character }
of-character = { $character }
to-character = { $character }
start-army = { $army }
the-army = { $army }
of-army = { $army }
to-army = { $army }
the-enemy = { $enemy }
of-enemy = { $enemy }
to-enemy = { $enemy }
the-target = { $target }
start-other = { $other }
the-other = { $other }
to-other = { $other }
