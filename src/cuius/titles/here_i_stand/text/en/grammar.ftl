# Pieces of sentences that depend on who or what is named. They take the arguments of the message that uses them.

start-power = { $power_id ->
    [ottoman] The { $power }
    [papacy] The { $power }
    [protestant] The { $power }
    [independent] The { $power }
   *[other] { $power }
}
the-power = { $power_id ->
    [ottoman] the { $power }
    [papacy] the { $power }
    [protestant] the { $power }
    [independent] the { $power }
   *[other] { $power }
}
of-power = { $power }
to-power = { $power }
by-power = { $power }
start-mover = { $mover_id ->
    [ottoman] The { $mover }
    [papacy] The { $mover }
    [protestant] The { $mover }
    [independent] The { $mover }
   *[other] { $mover }
}
the-mover = { $mover }
of-mover = { $mover }
start-attacker = { $attacker_id ->
    [ottoman] The { $attacker }
    [papacy] The { $attacker }
    [protestant] The { $attacker }
    [independent] The { $attacker }
   *[other] { $attacker }
}
the-attacker = { $attacker_id ->
    [ottoman] the { $attacker }
    [papacy] the { $attacker }
    [protestant] the { $attacker }
    [independent] the { $attacker }
   *[other] { $attacker }
}
the-defender = { $defender_id ->
    [ottoman] the { $defender }
    [papacy] the { $defender }
    [protestant] the { $defender }
    [independent] the { $defender }
   *[other] { $defender }
}
start-winner = { $winner_id ->
    [ottoman] The { $winner }
    [papacy] The { $winner }
    [protestant] The { $winner }
    [independent] The { $winner }
   *[other] { $winner }
}
the-winner = { $winner_id ->
    [ottoman] the { $winner }
    [papacy] the { $winner }
    [protestant] the { $winner }
    [independent] the { $winner }
   *[other] { $winner }
}
of-winner = { $winner }
to-winner = { $winner }
from-winner = { $winner }
start-giver = { $giver_id ->
    [ottoman] The { $giver }
    [papacy] The { $giver }
    [protestant] The { $giver }
    [independent] The { $giver }
   *[other] { $giver }
}
the-giver = { $giver_id ->
    [ottoman] the { $giver }
    [papacy] the { $giver }
    [protestant] the { $giver }
    [independent] the { $giver }
   *[other] { $giver }
}
of-giver = { $giver }
by-giver = { $giver }
start-taker = { $taker_id ->
    [ottoman] The { $taker }
    [papacy] The { $taker }
    [protestant] The { $taker }
    [independent] The { $taker }
   *[other] { $taker }
}
the-taker = { $taker_id ->
    [ottoman] the { $taker }
    [papacy] the { $taker }
    [protestant] the { $taker }
    [independent] the { $taker }
   *[other] { $taker }
}
of-taker = { $taker }
to-taker = { $taker }
start-minor = { $minor_id ->
    [ottoman] The { $minor }
    [papacy] The { $minor }
    [protestant] The { $minor }
    [independent] The { $minor }
   *[other] { $minor }
}
the-minor = { $minor_id ->
    [ottoman] the { $minor }
    [papacy] the { $minor }
    [protestant] the { $minor }
    [independent] the { $minor }
   *[other] { $minor }
}
of-minor = { $minor }
to-minor = { $minor }
the-enemy = { $enemy_id ->
    [ottoman] the { $enemy }
    [papacy] the { $enemy }
    [protestant] the { $enemy }
    [independent] the { $enemy }
   *[other] { $enemy }
}
to-enemy = { $enemy }
start-one = { $one_id ->
    [ottoman] The { $one }
    [papacy] The { $one }
    [protestant] The { $one }
    [independent] The { $one }
   *[other] { $one }
}
the-one = { $one_id ->
    [ottoman] the { $one }
    [papacy] the { $one }
    [protestant] the { $one }
    [independent] the { $one }
   *[other] { $one }
}
the-other = { $other_id ->
    [ottoman] the { $other }
    [papacy] the { $other }
    [protestant] the { $other }
    [independent] the { $other }
   *[other] { $other }
}
to-other = { $other }
the-lender = { $lender_id ->
    [ottoman] the { $lender }
    [papacy] the { $lender }
    [protestant] the { $lender }
    [independent] the { $lender }
   *[other] { $lender }
}
by-lender = { $lender }
the-friend = { $friend_id ->
    [ottoman] the { $friend }
    [papacy] the { $friend }
    [protestant] the { $friend }
    [independent] the { $friend }
   *[other] { $friend }
}
of-friend = { $friend }
the-ally = { $ally_id ->
    [ottoman] the { $ally }
    [papacy] the { $ally }
    [protestant] the { $ally }
    [independent] the { $ally }
   *[other] { $ally }
}
of-ally = { $ally }
the-captor = { $captor_id ->
    [ottoman] the { $captor }
    [papacy] the { $captor }
    [protestant] the { $captor }
    [independent] the { $captor }
   *[other] { $captor }
}
of-captor = { $captor }
to-captor = { $captor }
start-declarer = { $declarer_id ->
    [ottoman] The { $declarer }
    [papacy] The { $declarer }
    [protestant] The { $declarer }
    [independent] The { $declarer }
   *[other] { $declarer }
}
the-whose = { $whose_id ->
    [ottoman] the { $whose }
    [papacy] the { $whose }
    [protestant] the { $whose }
    [independent] the { $whose }
   *[other] { $whose }
}
of-whose = { $whose }
the-first = { $first }
the-second = { $second }
start-role = { $role_id ->
    [ottoman] The { $role }
    [papacy] The { $role }
    [protestant] The { $role }
    [independent] The { $role }
   *[other] { $role }
}
start-space = { $space_id ->
    [irish_sea] The { $space }
    [north_sea] The { $space }
    [baltic_sea] The { $space }
    [english_channel] The { $space }
    [bay_of_biscay] The { $space }
    [atlantic_ocean] The { $space }
    [gulf_of_lyon] The { $space }
    [barbary_coast] The { $space }
    [tyrrhenian_sea] The { $space }
    [ionian_sea] The { $space }
    [adriatic_sea] The { $space }
    [north_african_coast] The { $space }
    [aegean_sea] The { $space }
    [black_sea] The { $space }
   *[other] { $space }
}
the-space = { $space_id ->
    [irish_sea] the { $space }
    [north_sea] the { $space }
    [baltic_sea] the { $space }
    [english_channel] the { $space }
    [bay_of_biscay] the { $space }
    [atlantic_ocean] the { $space }
    [gulf_of_lyon] the { $space }
    [barbary_coast] the { $space }
    [tyrrhenian_sea] the { $space }
    [ionian_sea] the { $space }
    [adriatic_sea] the { $space }
    [north_african_coast] the { $space }
    [aegean_sea] the { $space }
    [black_sea] the { $space }
   *[other] { $space }
}
of-space = { $space }
to-space = { $space }
in-space = { $space }
from-space = { $space }
start-place = { $place_id ->
    [irish_sea] The { $place }
    [north_sea] The { $place }
    [baltic_sea] The { $place }
    [english_channel] The { $place }
    [bay_of_biscay] The { $place }
    [atlantic_ocean] The { $place }
    [gulf_of_lyon] The { $place }
    [barbary_coast] The { $place }
    [tyrrhenian_sea] The { $place }
    [ionian_sea] The { $place }
    [adriatic_sea] The { $place }
    [north_african_coast] The { $place }
    [aegean_sea] The { $place }
    [black_sea] The { $place }
   *[other] { $place }
}
the-place = { $place_id ->
    [irish_sea] the { $place }
    [north_sea] the { $place }
    [baltic_sea] the { $place }
    [english_channel] the { $place }
    [bay_of_biscay] the { $place }
    [atlantic_ocean] the { $place }
    [gulf_of_lyon] the { $place }
    [barbary_coast] the { $place }
    [tyrrhenian_sea] the { $place }
    [ionian_sea] the { $place }
    [adriatic_sea] the { $place }
    [north_african_coast] the { $place }
    [aegean_sea] the { $place }
    [black_sea] the { $place }
   *[other] { $place }
}
of-place = { $place }
in-place = { $place }
from-place = { $place }
the-origin = { $origin_id ->
    [irish_sea] the { $origin }
    [north_sea] the { $origin }
    [baltic_sea] the { $origin }
    [english_channel] the { $origin }
    [bay_of_biscay] the { $origin }
    [atlantic_ocean] the { $origin }
    [gulf_of_lyon] the { $origin }
    [barbary_coast] the { $origin }
    [tyrrhenian_sea] the { $origin }
    [ionian_sea] the { $origin }
    [adriatic_sea] the { $origin }
    [north_african_coast] the { $origin }
    [aegean_sea] the { $origin }
    [black_sea] the { $origin }
   *[other] { $origin }
}
of-origin = { $origin }
from-origin = { $origin }
the-port = { $port_id ->
    [irish_sea] the { $port }
    [north_sea] the { $port }
    [baltic_sea] the { $port }
    [english_channel] the { $port }
    [bay_of_biscay] the { $port }
    [atlantic_ocean] the { $port }
    [gulf_of_lyon] the { $port }
    [barbary_coast] the { $port }
    [tyrrhenian_sea] the { $port }
    [ionian_sea] the { $port }
    [adriatic_sea] the { $port }
    [north_african_coast] the { $port }
    [aegean_sea] the { $port }
    [black_sea] the { $port }
   *[other] { $port }
}
of-port = { $port }
in-port = { $port }
from-port = { $port }
start-sea = { $sea_id ->
    [irish_sea] The { $sea }
    [north_sea] The { $sea }
    [baltic_sea] The { $sea }
    [english_channel] The { $sea }
    [bay_of_biscay] The { $sea }
    [atlantic_ocean] The { $sea }
    [gulf_of_lyon] The { $sea }
    [barbary_coast] The { $sea }
    [tyrrhenian_sea] The { $sea }
    [ionian_sea] The { $sea }
    [adriatic_sea] The { $sea }
    [north_african_coast] The { $sea }
    [aegean_sea] The { $sea }
    [black_sea] The { $sea }
   *[other] { $sea }
}
the-sea = { $sea_id ->
    [irish_sea] the { $sea }
    [north_sea] the { $sea }
    [baltic_sea] the { $sea }
    [english_channel] the { $sea }
    [bay_of_biscay] the { $sea }
    [atlantic_ocean] the { $sea }
    [gulf_of_lyon] the { $sea }
    [barbary_coast] the { $sea }
    [tyrrhenian_sea] the { $sea }
    [ionian_sea] the { $sea }
    [adriatic_sea] the { $sea }
    [north_african_coast] the { $sea }
    [aegean_sea] the { $sea }
    [black_sea] the { $sea }
   *[other] { $sea }
}
in-sea = { $sea }
the-target = { $target_id ->
    [irish_sea] the { $target }
    [north_sea] the { $target }
    [baltic_sea] the { $target }
    [english_channel] the { $target }
    [bay_of_biscay] the { $target }
    [atlantic_ocean] the { $target }
    [gulf_of_lyon] the { $target }
    [barbary_coast] the { $target }
    [tyrrhenian_sea] the { $target }
    [ionian_sea] the { $target }
    [adriatic_sea] the { $target }
    [north_african_coast] the { $target }
    [aegean_sea] the { $target }
    [black_sea] the { $target }
    [ottoman] the { $target }
    [papacy] the { $target }
    [protestant] the { $target }
    [independent] the { $target }
   *[other] { $target }
}
to-target = { $target }
in-target = { $target }
the-what = { $what_id ->
    [irish_sea] the { $what }
    [north_sea] the { $what }
    [baltic_sea] the { $what }
    [english_channel] the { $what }
    [bay_of_biscay] the { $what }
    [atlantic_ocean] the { $what }
    [gulf_of_lyon] the { $what }
    [barbary_coast] the { $what }
    [tyrrhenian_sea] the { $what }
    [ionian_sea] the { $what }
    [adriatic_sea] the { $what }
    [north_african_coast] the { $what }
    [aegean_sea] the { $what }
    [black_sea] the { $what }
    [duke_of_alva] the { $what }
    [renegade] the { $what }
   *[other] { $what }
}
in-what = { $what }
start-leader = { $leader_id ->
    [duke_of_alva] The { $leader }
    [renegade] The { $leader }
   *[other] { $leader }
}
the-leader = { $leader_id ->
    [duke_of_alva] the { $leader }
    [renegade] the { $leader }
   *[other] { $leader }
}
of-leader = { $leader }
start-ban = { $ban_id ->
    [king_of_france] The { $ban }
   *[other] { $ban }
}
the-ban = { $ban_id ->
    [king_of_france] the { $ban }
   *[other] { $ban }
}
the-unit = { $unit }
units = { $unit_id ->
    [regular] regulars
    [mercenary] mercenaries
    [cavalry] cavalry
    [squadron] squadrons
    [corsair] corsairs
   *[other] { $unit }
}
many-units = { $unit_id ->
    [regular] { $many ->
        [one] one regular
       *[other] { $many } regulars
    }
    [mercenary] { $many ->
        [one] one mercenary
       *[other] { $many } mercenaries
    }
    [cavalry] { $many ->
        [one] one cavalry
       *[other] { $many } cavalry
    }
    [squadron] { $many ->
        [one] one squadron
       *[other] { $many } squadrons
    }
    [corsair] { $many ->
        [one] one corsair
       *[other] { $many } corsairs
    }
   *[other] { $many } × { $unit }
}
a-unit = { $unit_id ->
    [cavalry] a { $unit } unit
   *[other] a { $unit }
}
of-debater = { $debater }
count-units = { $units ->
    [one] { $units } unit
   *[other] { $units } units
}
count-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}
count-against = { $against ->
    [one] { $against } die
   *[other] { $against } dice
}
count-hits = { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
}
count-squadrons = { $squadrons ->
    [one] { $squadrons } squadron
   *[other] { $squadrons } squadrons
}
count-corsairs = { $corsairs ->
    [one] { $corsairs } corsair
   *[other] { $corsairs } corsairs
}
count-ships = { $corsairs ->
    [0] { count-squadrons }
   *[other] { $squadrons ->
        [0] { count-corsairs }
       *[other] { count-squadrons }, { count-corsairs }
    }
}
