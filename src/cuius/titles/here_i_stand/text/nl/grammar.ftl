# Zinsdelen die afhangen van wie of wat wordt genoemd. Ze nemen de argumenten van het bericht dat ze gebruikt.

start-power = { $power_id ->
    [ottoman] De { $power }
    [habsburg] De { $power }
    [papacy] Het { $power }
    [protestant] De { $power }
    [independent] De { $power }
   *[other] { $power }
}
the-power = { $power_id ->
    [ottoman] de { $power }
    [habsburg] de { $power }
    [papacy] het { $power }
    [protestant] de { $power }
    [independent] de { $power }
   *[other] { $power }
}
of-power = { $power }
to-power = { $power }
by-power = { $power }
start-mover = { $mover_id ->
    [ottoman] De { $mover }
    [habsburg] De { $mover }
    [papacy] Het { $mover }
    [protestant] De { $mover }
    [independent] De { $mover }
   *[other] { $mover }
}
the-mover = { $mover_id ->
    [ottoman] de { $mover }
    [habsburg] de { $mover }
    [papacy] het { $mover }
    [protestant] de { $mover }
    [independent] de { $mover }
   *[other] { $mover }
}
of-mover = { $mover }
start-attacker = { $attacker_id ->
    [ottoman] De { $attacker }
    [habsburg] De { $attacker }
    [papacy] Het { $attacker }
    [protestant] De { $attacker }
    [independent] De { $attacker }
   *[other] { $attacker }
}
the-attacker = { $attacker_id ->
    [ottoman] de { $attacker }
    [habsburg] de { $attacker }
    [papacy] het { $attacker }
    [protestant] de { $attacker }
    [independent] de { $attacker }
   *[other] { $attacker }
}
the-defender = { $defender_id ->
    [ottoman] de { $defender }
    [habsburg] de { $defender }
    [papacy] het { $defender }
    [protestant] de { $defender }
    [independent] de { $defender }
   *[other] { $defender }
}
start-winner = { $winner_id ->
    [ottoman] De { $winner }
    [habsburg] De { $winner }
    [papacy] Het { $winner }
    [protestant] De { $winner }
    [independent] De { $winner }
   *[other] { $winner }
}
the-winner = { $winner_id ->
    [ottoman] de { $winner }
    [habsburg] de { $winner }
    [papacy] het { $winner }
    [protestant] de { $winner }
    [independent] de { $winner }
   *[other] { $winner }
}
of-winner = { $winner }
to-winner = { $winner }
from-winner = { $winner }
start-giver = { $giver_id ->
    [ottoman] De { $giver }
    [habsburg] De { $giver }
    [papacy] Het { $giver }
    [protestant] De { $giver }
    [independent] De { $giver }
   *[other] { $giver }
}
the-giver = { $giver_id ->
    [ottoman] de { $giver }
    [habsburg] de { $giver }
    [papacy] het { $giver }
    [protestant] de { $giver }
    [independent] de { $giver }
   *[other] { $giver }
}
of-giver = { $giver }
by-giver = { $giver }
start-taker = { $taker_id ->
    [ottoman] De { $taker }
    [habsburg] De { $taker }
    [papacy] Het { $taker }
    [protestant] De { $taker }
    [independent] De { $taker }
   *[other] { $taker }
}
the-taker = { $taker_id ->
    [ottoman] de { $taker }
    [habsburg] de { $taker }
    [papacy] het { $taker }
    [protestant] de { $taker }
    [independent] de { $taker }
   *[other] { $taker }
}
of-taker = { $taker }
to-taker = { $taker }
start-minor = { $minor_id ->
    [ottoman] De { $minor }
    [habsburg] De { $minor }
    [papacy] Het { $minor }
    [protestant] De { $minor }
    [independent] De { $minor }
   *[other] { $minor }
}
the-minor = { $minor_id ->
    [ottoman] de { $minor }
    [habsburg] de { $minor }
    [papacy] het { $minor }
    [protestant] de { $minor }
    [independent] de { $minor }
   *[other] { $minor }
}
of-minor = { $minor }
to-minor = { $minor }
the-enemy = { $enemy_id ->
    [ottoman] de { $enemy }
    [habsburg] de { $enemy }
    [papacy] het { $enemy }
    [protestant] de { $enemy }
    [independent] de { $enemy }
   *[other] { $enemy }
}
to-enemy = { $enemy }
start-one = { $one_id ->
    [ottoman] De { $one }
    [habsburg] De { $one }
    [papacy] Het { $one }
    [protestant] De { $one }
    [independent] De { $one }
   *[other] { $one }
}
the-one = { $one_id ->
    [ottoman] de { $one }
    [habsburg] de { $one }
    [papacy] het { $one }
    [protestant] de { $one }
    [independent] de { $one }
   *[other] { $one }
}
the-other = { $other_id ->
    [ottoman] de { $other }
    [habsburg] de { $other }
    [papacy] het { $other }
    [protestant] de { $other }
    [independent] de { $other }
   *[other] { $other }
}
to-other = { $other }
the-lender = { $lender_id ->
    [ottoman] de { $lender }
    [habsburg] de { $lender }
    [papacy] het { $lender }
    [protestant] de { $lender }
    [independent] de { $lender }
   *[other] { $lender }
}
by-lender = { $lender }
the-friend = { $friend_id ->
    [ottoman] de { $friend }
    [habsburg] de { $friend }
    [papacy] het { $friend }
    [protestant] de { $friend }
    [independent] de { $friend }
   *[other] { $friend }
}
of-friend = { $friend }
the-ally = { $ally_id ->
    [ottoman] de { $ally }
    [habsburg] de { $ally }
    [papacy] het { $ally }
    [protestant] de { $ally }
    [independent] de { $ally }
   *[other] { $ally }
}
of-ally = { $ally }
the-captor = { $captor_id ->
    [ottoman] de { $captor }
    [habsburg] de { $captor }
    [papacy] het { $captor }
    [protestant] de { $captor }
    [independent] de { $captor }
   *[other] { $captor }
}
of-captor = { $captor }
to-captor = { $captor }
start-declarer = { $declarer_id ->
    [ottoman] De { $declarer }
    [habsburg] De { $declarer }
    [papacy] Het { $declarer }
    [protestant] De { $declarer }
    [independent] De { $declarer }
   *[other] { $declarer }
}
the-whose = { $whose_id ->
    [ottoman] de { $whose }
    [habsburg] de { $whose }
    [papacy] het { $whose }
    [protestant] de { $whose }
    [independent] de { $whose }
   *[other] { $whose }
}
of-whose = { $whose }
the-first = { $first_id ->
    [ottoman] de { $first }
    [habsburg] de { $first }
    [papacy] het { $first }
    [protestant] de { $first }
    [independent] de { $first }
   *[other] { $first }
}
the-second = { $second_id ->
    [ottoman] de { $second }
    [habsburg] de { $second }
    [papacy] het { $second }
    [protestant] de { $second }
    [independent] de { $second }
   *[other] { $second }
}
start-role = { $role_id ->
    [ottoman] De { $role }
    [habsburg] De { $role }
    [papacy] Het { $role }
    [protestant] De { $role }
    [independent] De { $role }
   *[other] { $role }
}
start-space = { $space_id ->
    [irish_sea] De { $space }
    [north_sea] De { $space }
    [baltic_sea] De { $space }
    [english_channel] Het { $space }
    [bay_of_biscay] De { $space }
    [atlantic_ocean] De { $space }
    [gulf_of_lyon] De { $space }
    [barbary_coast] De { $space }
    [tyrrhenian_sea] De { $space }
    [ionian_sea] De { $space }
    [adriatic_sea] De { $space }
    [north_african_coast] De { $space }
    [aegean_sea] De { $space }
    [black_sea] De { $space }
   *[other] { $space }
}
the-space = { $space_id ->
    [irish_sea] de { $space }
    [north_sea] de { $space }
    [baltic_sea] de { $space }
    [english_channel] het { $space }
    [bay_of_biscay] de { $space }
    [atlantic_ocean] de { $space }
    [gulf_of_lyon] de { $space }
    [barbary_coast] de { $space }
    [tyrrhenian_sea] de { $space }
    [ionian_sea] de { $space }
    [adriatic_sea] de { $space }
    [north_african_coast] de { $space }
    [aegean_sea] de { $space }
    [black_sea] de { $space }
   *[other] { $space }
}
of-space = { $space }
to-space = { $space }
in-space = { $space_id ->
    [irish_sea] op de { $space }
    [north_sea] op de { $space }
    [baltic_sea] op de { $space }
    [english_channel] in het { $space }
    [bay_of_biscay] in de { $space }
    [atlantic_ocean] op de { $space }
    [gulf_of_lyon] in de { $space }
    [barbary_coast] voor de { $space }
    [tyrrhenian_sea] op de { $space }
    [ionian_sea] op de { $space }
    [adriatic_sea] op de { $space }
    [north_african_coast] voor de { $space }
    [aegean_sea] op de { $space }
    [black_sea] op de { $space }
   *[other] in { $space }
}
from-space = { $space }
start-place = { $place_id ->
    [irish_sea] De { $place }
    [north_sea] De { $place }
    [baltic_sea] De { $place }
    [english_channel] Het { $place }
    [bay_of_biscay] De { $place }
    [atlantic_ocean] De { $place }
    [gulf_of_lyon] De { $place }
    [barbary_coast] De { $place }
    [tyrrhenian_sea] De { $place }
    [ionian_sea] De { $place }
    [adriatic_sea] De { $place }
    [north_african_coast] De { $place }
    [aegean_sea] De { $place }
    [black_sea] De { $place }
   *[other] { $place }
}
the-place = { $place_id ->
    [irish_sea] de { $place }
    [north_sea] de { $place }
    [baltic_sea] de { $place }
    [english_channel] het { $place }
    [bay_of_biscay] de { $place }
    [atlantic_ocean] de { $place }
    [gulf_of_lyon] de { $place }
    [barbary_coast] de { $place }
    [tyrrhenian_sea] de { $place }
    [ionian_sea] de { $place }
    [adriatic_sea] de { $place }
    [north_african_coast] de { $place }
    [aegean_sea] de { $place }
    [black_sea] de { $place }
   *[other] { $place }
}
of-place = { $place }
in-place = { $place_id ->
    [irish_sea] op de { $place }
    [north_sea] op de { $place }
    [baltic_sea] op de { $place }
    [english_channel] in het { $place }
    [bay_of_biscay] in de { $place }
    [atlantic_ocean] op de { $place }
    [gulf_of_lyon] in de { $place }
    [barbary_coast] voor de { $place }
    [tyrrhenian_sea] op de { $place }
    [ionian_sea] op de { $place }
    [adriatic_sea] op de { $place }
    [north_african_coast] voor de { $place }
    [aegean_sea] op de { $place }
    [black_sea] op de { $place }
   *[other] in { $place }
}
from-place = { $place }
the-origin = { $origin_id ->
    [irish_sea] de { $origin }
    [north_sea] de { $origin }
    [baltic_sea] de { $origin }
    [english_channel] het { $origin }
    [bay_of_biscay] de { $origin }
    [atlantic_ocean] de { $origin }
    [gulf_of_lyon] de { $origin }
    [barbary_coast] de { $origin }
    [tyrrhenian_sea] de { $origin }
    [ionian_sea] de { $origin }
    [adriatic_sea] de { $origin }
    [north_african_coast] de { $origin }
    [aegean_sea] de { $origin }
    [black_sea] de { $origin }
   *[other] { $origin }
}
of-origin = { $origin }
from-origin = { $origin }
the-port = { $port_id ->
    [irish_sea] de { $port }
    [north_sea] de { $port }
    [baltic_sea] de { $port }
    [english_channel] het { $port }
    [bay_of_biscay] de { $port }
    [atlantic_ocean] de { $port }
    [gulf_of_lyon] de { $port }
    [barbary_coast] de { $port }
    [tyrrhenian_sea] de { $port }
    [ionian_sea] de { $port }
    [adriatic_sea] de { $port }
    [north_african_coast] de { $port }
    [aegean_sea] de { $port }
    [black_sea] de { $port }
   *[other] { $port }
}
of-port = { $port }
in-port = { $port_id ->
    [irish_sea] op de { $port }
    [north_sea] op de { $port }
    [baltic_sea] op de { $port }
    [english_channel] in het { $port }
    [bay_of_biscay] in de { $port }
    [atlantic_ocean] op de { $port }
    [gulf_of_lyon] in de { $port }
    [barbary_coast] voor de { $port }
    [tyrrhenian_sea] op de { $port }
    [ionian_sea] op de { $port }
    [adriatic_sea] op de { $port }
    [north_african_coast] voor de { $port }
    [aegean_sea] op de { $port }
    [black_sea] op de { $port }
   *[other] in { $port }
}
from-port = { $port }
start-sea = { $sea }
the-sea = { $sea_id ->
    [irish_sea] de { $sea }
    [north_sea] de { $sea }
    [baltic_sea] de { $sea }
    [english_channel] het { $sea }
    [bay_of_biscay] de { $sea }
    [atlantic_ocean] de { $sea }
    [gulf_of_lyon] de { $sea }
    [barbary_coast] de { $sea }
    [tyrrhenian_sea] de { $sea }
    [ionian_sea] de { $sea }
    [adriatic_sea] de { $sea }
    [north_african_coast] de { $sea }
    [aegean_sea] de { $sea }
    [black_sea] de { $sea }
   *[other] { $sea }
}
in-sea = { $sea_id ->
    [irish_sea] op de { $sea }
    [north_sea] op de { $sea }
    [baltic_sea] op de { $sea }
    [english_channel] in het { $sea }
    [bay_of_biscay] in de { $sea }
    [atlantic_ocean] op de { $sea }
    [gulf_of_lyon] in de { $sea }
    [barbary_coast] voor de { $sea }
    [tyrrhenian_sea] op de { $sea }
    [ionian_sea] op de { $sea }
    [adriatic_sea] op de { $sea }
    [north_african_coast] voor de { $sea }
    [aegean_sea] op de { $sea }
    [black_sea] op de { $sea }
   *[other] in { $sea }
}
the-target = { $target_id ->
    [irish_sea] de { $target }
    [north_sea] de { $target }
    [baltic_sea] de { $target }
    [english_channel] het { $target }
    [bay_of_biscay] de { $target }
    [atlantic_ocean] de { $target }
    [gulf_of_lyon] de { $target }
    [barbary_coast] de { $target }
    [tyrrhenian_sea] de { $target }
    [ionian_sea] de { $target }
    [adriatic_sea] de { $target }
    [north_african_coast] de { $target }
    [aegean_sea] de { $target }
    [black_sea] de { $target }
    [ottoman] de { $target }
    [habsburg] de { $target }
    [papacy] het { $target }
    [protestant] de { $target }
    [independent] de { $target }
   *[other] { $target }
}
to-target = { $target }
in-target = { $target_id ->
    [irish_sea] op de { $target }
    [north_sea] op de { $target }
    [baltic_sea] op de { $target }
    [english_channel] in het { $target }
    [bay_of_biscay] in de { $target }
    [atlantic_ocean] op de { $target }
    [gulf_of_lyon] in de { $target }
    [barbary_coast] voor de { $target }
    [tyrrhenian_sea] op de { $target }
    [ionian_sea] op de { $target }
    [adriatic_sea] op de { $target }
    [north_african_coast] voor de { $target }
    [aegean_sea] op de { $target }
    [black_sea] op de { $target }
    [ottoman] in de { $target }
    [habsburg] in de { $target }
    [papacy] in het { $target }
    [protestant] in de { $target }
    [independent] in de { $target }
   *[other] in { $target }
}
the-what = { $what }
in-what = { $what_id ->
    [irish_sea] op de { $what }
    [north_sea] op de { $what }
    [baltic_sea] op de { $what }
    [english_channel] in het { $what }
    [bay_of_biscay] in de { $what }
    [atlantic_ocean] op de { $what }
    [gulf_of_lyon] in de { $what }
    [barbary_coast] voor de { $what }
    [tyrrhenian_sea] op de { $what }
    [ionian_sea] op de { $what }
    [adriatic_sea] op de { $what }
    [north_african_coast] voor de { $what }
    [aegean_sea] op de { $what }
    [black_sea] op de { $what }
    [duke_of_alva] in de { $what }
    [renegade] in de { $what }
   *[other] in { $what }
}
start-leader = { $leader_id ->
    [duke_of_alva] De { $leader }
    [renegade] De { $leader }
   *[other] { $leader }
}
the-leader = { $leader_id ->
    [duke_of_alva] de { $leader }
    [renegade] de { $leader }
   *[other] { $leader }
}
of-leader = { $leader }
start-ban = { $ban_id ->
    [king_of_france] De { $ban }
   *[other] { $ban }
}
the-ban = { $ban_id ->
    [king_of_france] de { $ban }
   *[other] { $ban }
}
the-unit = { $unit }
units = { $unit_id ->
    [regular] regulieren
    [mercenary] huurlingen
    [cavalry] ruiterij
    [squadron] eskaders
    [corsair] kapers
   *[other] { $unit }
}
many-units = { $unit_id ->
    [regular] { $many ->
        [one] één regulier
       *[other] { $many } regulieren
    }
    [mercenary] { $many ->
        [one] één huurling
       *[other] { $many } huurlingen
    }
    [cavalry] { $many ->
        [one] één eenheid ruiterij
       *[other] { $many } eenheden ruiterij
    }
    [squadron] { $many ->
        [one] één eskader
       *[other] { $many } eskaders
    }
    [corsair] { $many ->
        [one] één kaper
       *[other] { $many } kapers
    }
   *[other] { $many } × { $unit }
}
a-unit = { $unit_id ->
    [cavalry] een eenheid { $unit }
   *[other] een { $unit }
}
of-debater = { $debater }
count-units = { $units ->
    [one] { $units } eenheid
   *[other] { $units } eenheden
}
count-dice = { $dice ->
    [one] { $dice } dobbelsteen
   *[other] { $dice } dobbelstenen
}
count-against = { $against ->
    [one] { $against } dobbelsteen
   *[other] { $against } dobbelstenen
}
count-hits = { $hits ->
    [one] { $hits } treffer
   *[other] { $hits } treffers
}
count-squadrons = { $squadrons ->
    [one] { $squadrons } eskader
   *[other] { $squadrons } eskaders
}
count-corsairs = { $corsairs ->
    [one] { $corsairs } kaper
   *[other] { $corsairs } kapers
}
count-ships = { $corsairs ->
    [0] { count-squadrons }
   *[other] { $squadrons ->
        [0] { count-corsairs }
       *[other] { count-squadrons }, { count-corsairs }
    }
}
