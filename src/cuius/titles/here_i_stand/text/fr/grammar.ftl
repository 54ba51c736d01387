# Morceaux de phrase qui dépendent de ce qui est nommé. Ils prennent les arguments du message qui les emploie.

start-power = { $power_id ->
    [ottoman] L’{ $power }
    [england] L’{ $power }
    [france] La { $power }
    [papacy] La { $power }
    [genoa] { $power }
    [hungary] La { $power }
    [scotland] L’{ $power }
    [venice] { $power }
    [independent] Le camp indépendant
   *[other] Le { $power }
}
the-power = { $power_id ->
    [ottoman] l’{ $power }
    [england] l’{ $power }
    [france] la { $power }
    [papacy] la { $power }
    [genoa] { $power }
    [hungary] la { $power }
    [scotland] l’{ $power }
    [venice] { $power }
    [independent] le camp indépendant
   *[other] le { $power }
}
of-power = { $power_id ->
    [ottoman] de l’{ $power }
    [england] de l’{ $power }
    [france] de la { $power }
    [papacy] de la { $power }
    [genoa] de { $power }
    [hungary] de la { $power }
    [scotland] de l’{ $power }
    [venice] de { $power }
    [independent] du camp indépendant
   *[other] du { $power }
}
to-power = { $power_id ->
    [ottoman] à l’{ $power }
    [england] à l’{ $power }
    [france] à la { $power }
    [papacy] à la { $power }
    [genoa] à { $power }
    [hungary] à la { $power }
    [scotland] à l’{ $power }
    [venice] à { $power }
    [independent] au camp indépendant
   *[other] au { $power }
}
start-mover = { $mover_id ->
    [ottoman] L’{ $mover }
    [england] L’{ $mover }
    [france] La { $mover }
    [papacy] La { $mover }
    [genoa] { $mover }
    [hungary] La { $mover }
    [scotland] L’{ $mover }
    [venice] { $mover }
    [independent] Le camp indépendant
   *[other] Le { $mover }
}
of-mover = { $mover_id ->
    [ottoman] de l’{ $mover }
    [england] de l’{ $mover }
    [france] de la { $mover }
    [papacy] de la { $mover }
    [genoa] de { $mover }
    [hungary] de la { $mover }
    [scotland] de l’{ $mover }
    [venice] de { $mover }
    [independent] du camp indépendant
   *[other] du { $mover }
}
start-attacker = { $attacker_id ->
    [ottoman] L’{ $attacker }
    [england] L’{ $attacker }
    [france] La { $attacker }
    [papacy] La { $attacker }
    [genoa] { $attacker }
    [hungary] La { $attacker }
    [scotland] L’{ $attacker }
    [venice] { $attacker }
    [independent] Le camp indépendant
   *[other] Le { $attacker }
}
the-attacker = { $attacker_id ->
    [ottoman] l’{ $attacker }
    [england] l’{ $attacker }
    [france] la { $attacker }
    [papacy] la { $attacker }
    [genoa] { $attacker }
    [hungary] la { $attacker }
    [scotland] l’{ $attacker }
    [venice] { $attacker }
    [independent] le camp indépendant
   *[other] le { $attacker }
}
the-defender = { $defender_id ->
    [ottoman] l’{ $defender }
    [england] l’{ $defender }
    [france] la { $defender }
    [papacy] la { $defender }
    [genoa] { $defender }
    [hungary] la { $defender }
    [scotland] l’{ $defender }
    [venice] { $defender }
    [independent] le camp indépendant
   *[other] le { $defender }
}
the-winner = { $winner_id ->
    [ottoman] l’{ $winner }
    [england] l’{ $winner }
    [france] la { $winner }
    [papacy] la { $winner }
    [genoa] { $winner }
    [hungary] la { $winner }
    [scotland] l’{ $winner }
    [venice] { $winner }
    [independent] le camp indépendant
   *[other] le { $winner }
}
of-winner = { $winner_id ->
    [ottoman] de l’{ $winner }
    [england] de l’{ $winner }
    [france] de la { $winner }
    [papacy] de la { $winner }
    [genoa] de { $winner }
    [hungary] de la { $winner }
    [scotland] de l’{ $winner }
    [venice] de { $winner }
    [independent] du camp indépendant
   *[other] du { $winner }
}
to-winner = { $winner_id ->
    [ottoman] à l’{ $winner }
    [england] à l’{ $winner }
    [france] à la { $winner }
    [papacy] à la { $winner }
    [genoa] à { $winner }
    [hungary] à la { $winner }
    [scotland] à l’{ $winner }
    [venice] à { $winner }
    [independent] au camp indépendant
   *[other] au { $winner }
}
start-giver = { $giver_id ->
    [ottoman] L’{ $giver }
    [england] L’{ $giver }
    [france] La { $giver }
    [papacy] La { $giver }
    [genoa] { $giver }
    [hungary] La { $giver }
    [scotland] L’{ $giver }
    [venice] { $giver }
    [independent] Le camp indépendant
   *[other] Le { $giver }
}
the-giver = { $giver_id ->
    [ottoman] l’{ $giver }
    [england] l’{ $giver }
    [france] la { $giver }
    [papacy] la { $giver }
    [genoa] { $giver }
    [hungary] la { $giver }
    [scotland] l’{ $giver }
    [venice] { $giver }
    [independent] le camp indépendant
   *[other] le { $giver }
}
of-giver = { $giver_id ->
    [ottoman] de l’{ $giver }
    [england] de l’{ $giver }
    [france] de la { $giver }
    [papacy] de la { $giver }
    [genoa] de { $giver }
    [hungary] de la { $giver }
    [scotland] de l’{ $giver }
    [venice] de { $giver }
    [independent] du camp indépendant
   *[other] du { $giver }
}
start-taker = { $taker_id ->
    [ottoman] L’{ $taker }
    [england] L’{ $taker }
    [france] La { $taker }
    [papacy] La { $taker }
    [genoa] { $taker }
    [hungary] La { $taker }
    [scotland] L’{ $taker }
    [venice] { $taker }
    [independent] Le camp indépendant
   *[other] Le { $taker }
}
the-taker = { $taker_id ->
    [ottoman] l’{ $taker }
    [england] l’{ $taker }
    [france] la { $taker }
    [papacy] la { $taker }
    [genoa] { $taker }
    [hungary] la { $taker }
    [scotland] l’{ $taker }
    [venice] { $taker }
    [independent] le camp indépendant
   *[other] le { $taker }
}
of-taker = { $taker_id ->
    [ottoman] de l’{ $taker }
    [england] de l’{ $taker }
    [france] de la { $taker }
    [papacy] de la { $taker }
    [genoa] de { $taker }
    [hungary] de la { $taker }
    [scotland] de l’{ $taker }
    [venice] de { $taker }
    [independent] du camp indépendant
   *[other] du { $taker }
}
to-taker = { $taker_id ->
    [ottoman] à l’{ $taker }
    [england] à l’{ $taker }
    [france] à la { $taker }
    [papacy] à la { $taker }
    [genoa] à { $taker }
    [hungary] à la { $taker }
    [scotland] à l’{ $taker }
    [venice] à { $taker }
    [independent] au camp indépendant
   *[other] au { $taker }
}
start-minor = { $minor_id ->
    [ottoman] L’{ $minor }
    [england] L’{ $minor }
    [france] La { $minor }
    [papacy] La { $minor }
    [genoa] { $minor }
    [hungary] La { $minor }
    [scotland] L’{ $minor }
    [venice] { $minor }
    [independent] Le camp indépendant
   *[other] Le { $minor }
}
the-minor = { $minor_id ->
    [ottoman] l’{ $minor }
    [england] l’{ $minor }
    [france] la { $minor }
    [papacy] la { $minor }
    [genoa] { $minor }
    [hungary] la { $minor }
    [scotland] l’{ $minor }
    [venice] { $minor }
    [independent] le camp indépendant
   *[other] le { $minor }
}
of-minor = { $minor_id ->
    [ottoman] de l’{ $minor }
    [england] de l’{ $minor }
    [france] de la { $minor }
    [papacy] de la { $minor }
    [genoa] de { $minor }
    [hungary] de la { $minor }
    [scotland] de l’{ $minor }
    [venice] de { $minor }
    [independent] du camp indépendant
   *[other] du { $minor }
}
to-minor = { $minor_id ->
    [ottoman] à l’{ $minor }
    [england] à l’{ $minor }
    [france] à la { $minor }
    [papacy] à la { $minor }
    [genoa] à { $minor }
    [hungary] à la { $minor }
    [scotland] à l’{ $minor }
    [venice] à { $minor }
    [independent] au camp indépendant
   *[other] au { $minor }
}
the-enemy = { $enemy_id ->
    [ottoman] l’{ $enemy }
    [england] l’{ $enemy }
    [france] la { $enemy }
    [papacy] la { $enemy }
    [genoa] { $enemy }
    [hungary] la { $enemy }
    [scotland] l’{ $enemy }
    [venice] { $enemy }
    [independent] le camp indépendant
   *[other] le { $enemy }
}
to-enemy = { $enemy_id ->
    [ottoman] à l’{ $enemy }
    [england] à l’{ $enemy }
    [france] à la { $enemy }
    [papacy] à la { $enemy }
    [genoa] à { $enemy }
    [hungary] à la { $enemy }
    [scotland] à l’{ $enemy }
    [venice] à { $enemy }
    [independent] au camp indépendant
   *[other] au { $enemy }
}
start-one = { $one_id ->
    [ottoman] L’{ $one }
    [england] L’{ $one }
    [france] La { $one }
    [papacy] La { $one }
    [genoa] { $one }
    [hungary] La { $one }
    [scotland] L’{ $one }
    [venice] { $one }
    [independent] Le camp indépendant
   *[other] Le { $one }
}
the-one = { $one_id ->
    [ottoman] l’{ $one }
    [england] l’{ $one }
    [france] la { $one }
    [papacy] la { $one }
    [genoa] { $one }
    [hungary] la { $one }
    [scotland] l’{ $one }
    [venice] { $one }
    [independent] le camp indépendant
   *[other] le { $one }
}
the-other = { $other_id ->
    [ottoman] l’{ $other }
    [england] l’{ $other }
    [france] la { $other }
    [papacy] la { $other }
    [genoa] { $other }
    [hungary] la { $other }
    [scotland] l’{ $other }
    [venice] { $other }
    [independent] le camp indépendant
   *[other] le { $other }
}
the-lender = { $lender_id ->
    [ottoman] l’{ $lender }
    [england] l’{ $lender }
    [france] la { $lender }
    [papacy] la { $lender }
    [genoa] { $lender }
    [hungary] la { $lender }
    [scotland] l’{ $lender }
    [venice] { $lender }
    [independent] le camp indépendant
   *[other] le { $lender }
}
of-friend = { $friend_id ->
    [ottoman] de l’{ $friend }
    [england] de l’{ $friend }
    [france] de la { $friend }
    [papacy] de la { $friend }
    [genoa] de { $friend }
    [hungary] de la { $friend }
    [scotland] de l’{ $friend }
    [venice] de { $friend }
    [independent] du camp indépendant
   *[other] du { $friend }
}
of-ally = { $ally_id ->
    [ottoman] de l’{ $ally }
    [england] de l’{ $ally }
    [france] de la { $ally }
    [papacy] de la { $ally }
    [genoa] de { $ally }
    [hungary] de la { $ally }
    [scotland] de l’{ $ally }
    [venice] de { $ally }
    [independent] du camp indépendant
   *[other] du { $ally }
}
to-captor = { $captor_id ->
    [ottoman] à l’{ $captor }
    [england] à l’{ $captor }
    [france] à la { $captor }
    [papacy] à la { $captor }
    [genoa] à { $captor }
    [hungary] à la { $captor }
    [scotland] à l’{ $captor }
    [venice] à { $captor }
    [independent] au camp indépendant
   *[other] au { $captor }
}
start-declarer = { $declarer_id ->
    [ottoman] L’{ $declarer }
    [england] L’{ $declarer }
    [france] La { $declarer }
    [papacy] La { $declarer }
    [genoa] { $declarer }
    [hungary] La { $declarer }
    [scotland] L’{ $declarer }
    [venice] { $declarer }
    [independent] Le camp indépendant
   *[other] Le { $declarer }
}
of-whose = { $whose_id ->
    [ottoman] de l’{ $whose }
    [england] de l’{ $whose }
    [france] de la { $whose }
    [papacy] de la { $whose }
    [genoa] de { $whose }
    [hungary] de la { $whose }
    [scotland] de l’{ $whose }
    [venice] de { $whose }
    [independent] du camp indépendant
   *[other] du { $whose }
}
the-first = { $first_id ->
    [ottoman] l’{ $first }
    [england] l’{ $first }
    [france] la { $first }
    [papacy] la { $first }
    [genoa] { $first }
    [hungary] la { $first }
    [scotland] l’{ $first }
    [venice] { $first }
    [independent] le camp indépendant
   *[other] le { $first }
}
the-second = { $second_id ->
    [ottoman] l’{ $second }
    [england] l’{ $second }
    [france] la { $second }
    [papacy] la { $second }
    [genoa] { $second }
    [hungary] la { $second }
    [scotland] l’{ $second }
    [venice] { $second }
    [independent] le camp indépendant
   *[other] le { $second }
}
by-power = { $power }
the-mover = { $mover }
start-winner = { $winner }
from-winner = { $winner }
by-giver = { $giver }
to-other = { $other }
by-lender = { $lender }
the-friend = { $friend }
the-ally = { $ally }
the-captor = { $captor }
of-captor = { $captor }
the-whose = { $whose }
start-role = { $role_id ->
    [ottoman] L’{ $role }
    [england] L’{ $role }
    [france] La { $role }
    [papacy] La { $role }
    [hungary] La { $role }
    [scotland] L’{ $role }
    [genoa] { $role }
    [venice] { $role }
    [independent] Le camp indépendant
   *[other] Le { $role }
}
from-space = { $space }
from-place = { $place }
from-origin = { $origin }
the-port = { $port }
from-port = { $port }
in-what = { $what }
start-sea = { $sea }
the-what = { $what }
to-target = { $target }
start-space = { $space_id ->
    [wales] Le { $space }
   *[other] { $space }
}
the-space = { $space_id ->
    [wales] le { $space }
   *[other] { $space }
}
of-space = { $space_id ->
    [edinburgh] d’{ $space }
    [york] d’{ $space }
    [avignon] d’{ $space }
    [orleans] d’{ $space }
    [augsburg] d’{ $space }
    [erfurt] d’{ $space }
    [innsbruck] d’{ $space }
    [ancona] d’{ $space }
    [agram] d’{ $space }
    [algiers] d’{ $space }
    [amsterdam] d’{ $space }
    [antwerp] d’{ $space }
    [athens] d’{ $space }
    [edirne] d’{ $space }
    [istanbul] d’{ $space }
    [oran] d’{ $space }
    [wales] du { $space }
   *[other] de { $space }
}
to-space = { $space_id ->
    [wales] au { $space }
   *[other] à { $space }
}
in-space = { $space_id ->
    [wales] au { $space }
    [navarre] en { $space }
   *[other] à { $space }
}
start-place = { $place_id ->
    [wales] Le { $place }
    [irish_sea] La { $place }
    [north_sea] La { $place }
    [baltic_sea] La { $place }
    [english_channel] La { $place }
    [bay_of_biscay] Le { $place }
    [atlantic_ocean] L’{ $place }
    [gulf_of_lyon] Le { $place }
    [barbary_coast] La { $place }
    [tyrrhenian_sea] La { $place }
    [ionian_sea] La { $place }
    [adriatic_sea] La { $place }
    [north_african_coast] La { $place }
    [aegean_sea] La { $place }
    [black_sea] La { $place }
   *[other] { $place }
}
the-place = { $place_id ->
    [wales] le { $place }
    [irish_sea] la { $place }
    [north_sea] la { $place }
    [baltic_sea] la { $place }
    [english_channel] la { $place }
    [bay_of_biscay] le { $place }
    [atlantic_ocean] l’{ $place }
    [gulf_of_lyon] le { $place }
    [barbary_coast] la { $place }
    [tyrrhenian_sea] la { $place }
    [ionian_sea] la { $place }
    [adriatic_sea] la { $place }
    [north_african_coast] la { $place }
    [aegean_sea] la { $place }
    [black_sea] la { $place }
   *[other] { $place }
}
of-place = { $place_id ->
    [edinburgh] d’{ $place }
    [york] d’{ $place }
    [avignon] d’{ $place }
    [orleans] d’{ $place }
    [augsburg] d’{ $place }
    [erfurt] d’{ $place }
    [innsbruck] d’{ $place }
    [ancona] d’{ $place }
    [agram] d’{ $place }
    [algiers] d’{ $place }
    [amsterdam] d’{ $place }
    [antwerp] d’{ $place }
    [athens] d’{ $place }
    [edirne] d’{ $place }
    [istanbul] d’{ $place }
    [oran] d’{ $place }
    [wales] du { $place }
    [irish_sea] de la { $place }
    [north_sea] de la { $place }
    [baltic_sea] de la { $place }
    [english_channel] de la { $place }
    [bay_of_biscay] du { $place }
    [atlantic_ocean] de l’{ $place }
    [gulf_of_lyon] du { $place }
    [barbary_coast] de la { $place }
    [tyrrhenian_sea] de la { $place }
    [ionian_sea] de la { $place }
    [adriatic_sea] de la { $place }
    [north_african_coast] de la { $place }
    [aegean_sea] de la { $place }
    [black_sea] de la { $place }
   *[other] de { $place }
}
in-place = { $place_id ->
    [wales] au { $place }
    [navarre] en { $place }
    [irish_sea] en { $place }
    [north_sea] en { $place }
    [baltic_sea] en { $place }
    [english_channel] dans la { $place }
    [bay_of_biscay] dans le { $place }
    [atlantic_ocean] dans l’{ $place }
    [gulf_of_lyon] dans le { $place }
    [barbary_coast] sur la { $place }
    [tyrrhenian_sea] en { $place }
    [ionian_sea] en { $place }
    [adriatic_sea] en { $place }
    [north_african_coast] sur la { $place }
    [aegean_sea] en { $place }
    [black_sea] en { $place }
   *[other] à { $place }
}
the-origin = { $origin_id ->
    [wales] le { $origin }
    [irish_sea] la { $origin }
    [north_sea] la { $origin }
    [baltic_sea] la { $origin }
    [english_channel] la { $origin }
    [bay_of_biscay] le { $origin }
    [atlantic_ocean] l’{ $origin }
    [gulf_of_lyon] le { $origin }
    [barbary_coast] la { $origin }
    [tyrrhenian_sea] la { $origin }
    [ionian_sea] la { $origin }
    [adriatic_sea] la { $origin }
    [north_african_coast] la { $origin }
    [aegean_sea] la { $origin }
    [black_sea] la { $origin }
   *[other] { $origin }
}
of-origin = { $origin_id ->
    [edinburgh] d’{ $origin }
    [york] d’{ $origin }
    [avignon] d’{ $origin }
    [orleans] d’{ $origin }
    [augsburg] d’{ $origin }
    [erfurt] d’{ $origin }
    [innsbruck] d’{ $origin }
    [ancona] d’{ $origin }
    [agram] d’{ $origin }
    [algiers] d’{ $origin }
    [amsterdam] d’{ $origin }
    [antwerp] d’{ $origin }
    [athens] d’{ $origin }
    [edirne] d’{ $origin }
    [istanbul] d’{ $origin }
    [oran] d’{ $origin }
    [wales] du { $origin }
    [irish_sea] de la { $origin }
    [north_sea] de la { $origin }
    [baltic_sea] de la { $origin }
    [english_channel] de la { $origin }
    [bay_of_biscay] du { $origin }
    [atlantic_ocean] de l’{ $origin }
    [gulf_of_lyon] du { $origin }
    [barbary_coast] de la { $origin }
    [tyrrhenian_sea] de la { $origin }
    [ionian_sea] de la { $origin }
    [adriatic_sea] de la { $origin }
    [north_african_coast] de la { $origin }
    [aegean_sea] de la { $origin }
    [black_sea] de la { $origin }
   *[other] de { $origin }
}
the-target = { $target_id ->
    [wales] le { $target }
    [irish_sea] la { $target }
    [north_sea] la { $target }
    [baltic_sea] la { $target }
    [english_channel] la { $target }
    [bay_of_biscay] le { $target }
    [atlantic_ocean] l’{ $target }
    [gulf_of_lyon] le { $target }
    [barbary_coast] la { $target }
    [tyrrhenian_sea] la { $target }
    [ionian_sea] la { $target }
    [adriatic_sea] la { $target }
    [north_african_coast] la { $target }
    [aegean_sea] la { $target }
    [black_sea] la { $target }
    [ottoman] l’{ $target }
    [habsburg] le { $target }
    [england] l’{ $target }
    [france] la { $target }
    [papacy] la { $target }
    [protestant] le { $target }
   *[other] { $target }
}
in-target = { $target_id ->
    [wales] au { $target }
    [navarre] en { $target }
    [irish_sea] en { $target }
    [north_sea] en { $target }
    [baltic_sea] en { $target }
    [english_channel] dans la { $target }
    [bay_of_biscay] dans le { $target }
    [atlantic_ocean] dans l’{ $target }
    [gulf_of_lyon] dans le { $target }
    [barbary_coast] sur la { $target }
    [tyrrhenian_sea] en { $target }
    [ionian_sea] en { $target }
    [adriatic_sea] en { $target }
    [north_african_coast] sur la { $target }
    [aegean_sea] en { $target }
    [black_sea] en { $target }
   *[other] à { $target }
}
the-sea = { $sea_id ->
    [bay_of_biscay] le { $sea }
    [atlantic_ocean] l’{ $sea }
    [gulf_of_lyon] le { $sea }
   *[other] la { $sea }
}
in-sea = { $sea_id ->
    [english_channel] dans la { $sea }
    [bay_of_biscay] dans le { $sea }
    [atlantic_ocean] dans l’{ $sea }
    [gulf_of_lyon] dans le { $sea }
    [barbary_coast] sur la { $sea }
    [north_african_coast] sur la { $sea }
   *[other] en { $sea }
}
of-port = { $port_id ->
    [edinburgh] d’{ $port }
    [york] d’{ $port }
    [avignon] d’{ $port }
    [orleans] d’{ $port }
    [augsburg] d’{ $port }
    [erfurt] d’{ $port }
    [innsbruck] d’{ $port }
    [ancona] d’{ $port }
    [agram] d’{ $port }
    [algiers] d’{ $port }
    [amsterdam] d’{ $port }
    [antwerp] d’{ $port }
    [athens] d’{ $port }
    [edirne] d’{ $port }
    [istanbul] d’{ $port }
    [oran] d’{ $port }
    [wales] du { $port }
   *[other] de { $port }
}
in-port = { $port_id ->
    [wales] au { $port }
    [navarre] en { $port }
    [irish_sea] en { $port }
    [north_sea] en { $port }
    [baltic_sea] en { $port }
    [english_channel] dans la { $port }
    [bay_of_biscay] dans le { $port }
    [atlantic_ocean] dans l’{ $port }
    [gulf_of_lyon] dans le { $port }
    [barbary_coast] sur la { $port }
    [tyrrhenian_sea] en { $port }
    [ionian_sea] en { $port }
    [adriatic_sea] en { $port }
    [north_african_coast] sur la { $port }
    [aegean_sea] en { $port }
    [black_sea] en { $port }
   *[other] à { $port }
}
start-leader = { $leader_id ->
    [duke_of_alva] Le { $leader }
    [renegade] Le { $leader }
   *[other] { $leader }
}
the-leader = { $leader_id ->
    [duke_of_alva] le { $leader }
    [renegade] le { $leader }
   *[other] { $leader }
}
of-leader = { $leader_id ->
    [duke_of_alva] du { $leader }
    [renegade] du { $leader }
    [ibrahim_pasha] d’{ $leader }
    [henry_viii] d’{ $leader }
    [henry_ii] d’{ $leader }
    [andrea_doria] d’{ $leader }
   *[other] de { $leader }
}
of-debater = { $debater_id ->
    [oekolampadius] d’{ $debater }
    [olivetan] d’{ $debater }
    [eck] d’{ $debater }
    [aleander] d’{ $debater }
   *[other] de { $debater }
}
start-ban = { $ban_id ->
    [king_of_france] Le { $ban }
   *[other] { $ban }
}
the-ban = { $ban_id ->
    [king_of_france] le { $ban }
   *[other] { $ban }
}
the-unit = { $unit_id ->
    [cavalry] la { $unit }
    [squadron] l’{ $unit }
   *[other] le { $unit }
}
units = { $unit_id ->
    [regular] réguliers
    [mercenary] mercenaires
    [cavalry] cavalerie
    [squadron] escadres
    [corsair] pirates
   *[other] { $unit }
}
many-units = { $unit_id ->
    [regular] { $many ->
        [one] un régulier
       *[other] { $many } réguliers
    }
    [mercenary] { $many ->
        [one] un mercenaire
       *[other] { $many } mercenaires
    }
    [cavalry] { $many ->
        [one] une unité de cavalerie
       *[other] { $many } unités de cavalerie
    }
    [squadron] { $many ->
        [one] une escadre
       *[other] { $many } escadres
    }
    [corsair] { $many ->
        [one] un pirate
       *[other] { $many } pirates
    }
   *[other] { $many } × { $unit }
}
a-unit = { $unit_id ->
    [cavalry] une unité de { $unit }
    [squadron] une { $unit }
   *[other] un { $unit }
}
count-units = { $units ->
    [one] { $units } unité
   *[other] { $units } unités
}
count-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
count-against = { $against ->
    [one] { $against } dé
   *[other] { $against } dés
}
count-hits = { $hits ->
    [one] { $hits } dégât
   *[other] { $hits } dégâts
}
count-squadrons = { $squadrons ->
    [one] { $squadrons } escadre
   *[other] { $squadrons } escadres
}
count-corsairs = { $corsairs ->
    [one] { $corsairs } pirate
   *[other] { $corsairs } pirates
}
count-ships = { $corsairs ->
    [0] { count-squadrons }
   *[other] { $squadrons ->
        [0] { count-corsairs }
       *[other] { count-squadrons }, { count-corsairs }
    }
}
