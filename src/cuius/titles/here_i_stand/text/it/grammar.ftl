# Pezzi di frase che dipendono da ciò che si nomina. Prendono gli argomenti del messaggio che li usa.

start-power = { $power_id ->
    [ottoman] Gli { $power }
    [habsburg] Gli { $power }
    [england] L’{ $power }
    [france] La { $power }
    [papacy] Il { $power }
    [protestant] I { $power }
    [hungary] L’{ $power }
    [scotland] La { $power }
    [independent] Gli { $power }
   *[other] { $power }
}
the-power = { $power_id ->
    [ottoman] gli { $power }
    [habsburg] gli { $power }
    [england] l’{ $power }
    [france] la { $power }
    [papacy] il { $power }
    [protestant] i { $power }
    [hungary] l’{ $power }
    [scotland] la { $power }
    [independent] gli { $power }
   *[other] { $power }
}
of-power = { $power_id ->
    [ottoman] degli { $power }
    [habsburg] degli { $power }
    [england] dell’{ $power }
    [france] della { $power }
    [papacy] del { $power }
    [protestant] dei { $power }
    [hungary] dell’{ $power }
    [scotland] della { $power }
    [independent] degli { $power }
   *[other] di { $power }
}
to-power = { $power_id ->
    [ottoman] agli { $power }
    [habsburg] agli { $power }
    [england] all’{ $power }
    [france] alla { $power }
    [papacy] al { $power }
    [protestant] ai { $power }
    [hungary] all’{ $power }
    [scotland] alla { $power }
    [independent] agli { $power }
   *[other] a { $power }
}
by-power = { $power_id ->
    [ottoman] dagli { $power }
    [habsburg] dagli { $power }
    [england] dall’{ $power }
    [france] dalla { $power }
    [papacy] dal { $power }
    [protestant] dai { $power }
    [hungary] dall’{ $power }
    [scotland] dalla { $power }
    [independent] dagli { $power }
   *[other] da { $power }
}
start-mover = { $mover_id ->
    [ottoman] Gli { $mover }
    [habsburg] Gli { $mover }
    [england] L’{ $mover }
    [france] La { $mover }
    [papacy] Il { $mover }
    [protestant] I { $mover }
    [hungary] L’{ $mover }
    [scotland] La { $mover }
    [independent] Gli { $mover }
   *[other] { $mover }
}
the-mover = { $mover }
of-mover = { $mover_id ->
    [ottoman] degli { $mover }
    [habsburg] degli { $mover }
    [england] dell’{ $mover }
    [france] della { $mover }
    [papacy] del { $mover }
    [protestant] dei { $mover }
    [hungary] dell’{ $mover }
    [scotland] della { $mover }
    [independent] degli { $mover }
   *[other] di { $mover }
}
start-attacker = { $attacker_id ->
    [ottoman] Gli { $attacker }
    [habsburg] Gli { $attacker }
    [england] L’{ $attacker }
    [france] La { $attacker }
    [papacy] Il { $attacker }
    [protestant] I { $attacker }
    [hungary] L’{ $attacker }
    [scotland] La { $attacker }
    [independent] Gli { $attacker }
   *[other] { $attacker }
}
the-attacker = { $attacker_id ->
    [ottoman] gli { $attacker }
    [habsburg] gli { $attacker }
    [england] l’{ $attacker }
    [france] la { $attacker }
    [papacy] il { $attacker }
    [protestant] i { $attacker }
    [hungary] l’{ $attacker }
    [scotland] la { $attacker }
    [independent] gli { $attacker }
   *[other] { $attacker }
}
the-defender = { $defender_id ->
    [ottoman] gli { $defender }
    [habsburg] gli { $defender }
    [england] l’{ $defender }
    [france] la { $defender }
    [papacy] il { $defender }
    [protestant] i { $defender }
    [hungary] l’{ $defender }
    [scotland] la { $defender }
    [independent] gli { $defender }
   *[other] { $defender }
}
start-winner = { $winner_id ->
    [ottoman] Gli { $winner }
    [habsburg] Gli { $winner }
    [england] L’{ $winner }
    [france] La { $winner }
    [papacy] Il { $winner }
    [protestant] I { $winner }
    [hungary] L’{ $winner }
    [scotland] La { $winner }
    [independent] Gli { $winner }
   *[other] { $winner }
}
the-winner = { $winner_id ->
    [ottoman] gli { $winner }
    [habsburg] gli { $winner }
    [england] l’{ $winner }
    [france] la { $winner }
    [papacy] il { $winner }
    [protestant] i { $winner }
    [hungary] l’{ $winner }
    [scotland] la { $winner }
    [independent] gli { $winner }
   *[other] { $winner }
}
of-winner = { $winner }
to-winner = { $winner_id ->
    [ottoman] agli { $winner }
    [habsburg] agli { $winner }
    [england] all’{ $winner }
    [france] alla { $winner }
    [papacy] al { $winner }
    [protestant] ai { $winner }
    [hungary] all’{ $winner }
    [scotland] alla { $winner }
    [independent] agli { $winner }
   *[other] a { $winner }
}
from-winner = { $winner_id ->
    [ottoman] dagli { $winner }
    [habsburg] dagli { $winner }
    [england] dall’{ $winner }
    [france] dalla { $winner }
    [papacy] dal { $winner }
    [protestant] dai { $winner }
    [hungary] dall’{ $winner }
    [scotland] dalla { $winner }
    [independent] dagli { $winner }
   *[other] da { $winner }
}
start-giver = { $giver_id ->
    [ottoman] Gli { $giver }
    [habsburg] Gli { $giver }
    [england] L’{ $giver }
    [france] La { $giver }
    [papacy] Il { $giver }
    [protestant] I { $giver }
    [hungary] L’{ $giver }
    [scotland] La { $giver }
    [independent] Gli { $giver }
   *[other] { $giver }
}
the-giver = { $giver_id ->
    [ottoman] gli { $giver }
    [habsburg] gli { $giver }
    [england] l’{ $giver }
    [france] la { $giver }
    [papacy] il { $giver }
    [protestant] i { $giver }
    [hungary] l’{ $giver }
    [scotland] la { $giver }
    [independent] gli { $giver }
   *[other] { $giver }
}
of-giver = { $giver_id ->
    [ottoman] degli { $giver }
    [habsburg] degli { $giver }
    [england] dell’{ $giver }
    [france] della { $giver }
    [papacy] del { $giver }
    [protestant] dei { $giver }
    [hungary] dell’{ $giver }
    [scotland] della { $giver }
    [independent] degli { $giver }
   *[other] di { $giver }
}
by-giver = { $giver_id ->
    [ottoman] dagli { $giver }
    [habsburg] dagli { $giver }
    [england] dall’{ $giver }
    [france] dalla { $giver }
    [papacy] dal { $giver }
    [protestant] dai { $giver }
    [hungary] dall’{ $giver }
    [scotland] dalla { $giver }
    [independent] dagli { $giver }
   *[other] da { $giver }
}
start-taker = { $taker_id ->
    [ottoman] Gli { $taker }
    [habsburg] Gli { $taker }
    [england] L’{ $taker }
    [france] La { $taker }
    [papacy] Il { $taker }
    [protestant] I { $taker }
    [hungary] L’{ $taker }
    [scotland] La { $taker }
    [independent] Gli { $taker }
   *[other] { $taker }
}
the-taker = { $taker_id ->
    [ottoman] gli { $taker }
    [habsburg] gli { $taker }
    [england] l’{ $taker }
    [france] la { $taker }
    [papacy] il { $taker }
    [protestant] i { $taker }
    [hungary] l’{ $taker }
    [scotland] la { $taker }
    [independent] gli { $taker }
   *[other] { $taker }
}
of-taker = { $taker_id ->
    [ottoman] degli { $taker }
    [habsburg] degli { $taker }
    [england] dell’{ $taker }
    [france] della { $taker }
    [papacy] del { $taker }
    [protestant] dei { $taker }
    [hungary] dell’{ $taker }
    [scotland] della { $taker }
    [independent] degli { $taker }
   *[other] di { $taker }
}
to-taker = { $taker_id ->
    [ottoman] agli { $taker }
    [habsburg] agli { $taker }
    [england] all’{ $taker }
    [france] alla { $taker }
    [papacy] al { $taker }
    [protestant] ai { $taker }
    [hungary] all’{ $taker }
    [scotland] alla { $taker }
    [independent] agli { $taker }
   *[other] a { $taker }
}
start-minor = { $minor_id ->
    [ottoman] Gli { $minor }
    [habsburg] Gli { $minor }
    [england] L’{ $minor }
    [france] La { $minor }
    [papacy] Il { $minor }
    [protestant] I { $minor }
    [hungary] L’{ $minor }
    [scotland] La { $minor }
    [independent] Gli { $minor }
   *[other] { $minor }
}
the-minor = { $minor_id ->
    [ottoman] gli { $minor }
    [habsburg] gli { $minor }
    [england] l’{ $minor }
    [france] la { $minor }
    [papacy] il { $minor }
    [protestant] i { $minor }
    [hungary] l’{ $minor }
    [scotland] la { $minor }
    [independent] gli { $minor }
   *[other] { $minor }
}
of-minor = { $minor }
to-minor = { $minor_id ->
    [ottoman] agli { $minor }
    [habsburg] agli { $minor }
    [england] all’{ $minor }
    [france] alla { $minor }
    [papacy] al { $minor }
    [protestant] ai { $minor }
    [hungary] all’{ $minor }
    [scotland] alla { $minor }
    [independent] agli { $minor }
   *[other] a { $minor }
}
the-enemy = { $enemy_id ->
    [ottoman] gli { $enemy }
    [habsburg] gli { $enemy }
    [england] l’{ $enemy }
    [france] la { $enemy }
    [papacy] il { $enemy }
    [protestant] i { $enemy }
    [hungary] l’{ $enemy }
    [scotland] la { $enemy }
    [independent] gli { $enemy }
   *[other] { $enemy }
}
to-enemy = { $enemy_id ->
    [ottoman] agli { $enemy }
    [habsburg] agli { $enemy }
    [england] all’{ $enemy }
    [france] alla { $enemy }
    [papacy] al { $enemy }
    [protestant] ai { $enemy }
    [hungary] all’{ $enemy }
    [scotland] alla { $enemy }
    [independent] agli { $enemy }
   *[other] a { $enemy }
}
start-one = { $one_id ->
    [ottoman] Gli { $one }
    [habsburg] Gli { $one }
    [england] L’{ $one }
    [france] La { $one }
    [papacy] Il { $one }
    [protestant] I { $one }
    [hungary] L’{ $one }
    [scotland] La { $one }
    [independent] Gli { $one }
   *[other] { $one }
}
the-one = { $one_id ->
    [ottoman] gli { $one }
    [habsburg] gli { $one }
    [england] l’{ $one }
    [france] la { $one }
    [papacy] il { $one }
    [protestant] i { $one }
    [hungary] l’{ $one }
    [scotland] la { $one }
    [independent] gli { $one }
   *[other] { $one }
}
the-other = { $other_id ->
    [ottoman] gli { $other }
    [habsburg] gli { $other }
    [england] l’{ $other }
    [france] la { $other }
    [papacy] il { $other }
    [protestant] i { $other }
    [hungary] l’{ $other }
    [scotland] la { $other }
    [independent] gli { $other }
   *[other] { $other }
}
to-other = { $other_id ->
    [ottoman] agli { $other }
    [habsburg] agli { $other }
    [england] all’{ $other }
    [france] alla { $other }
    [papacy] al { $other }
    [protestant] ai { $other }
    [hungary] all’{ $other }
    [scotland] alla { $other }
    [independent] agli { $other }
   *[other] a { $other }
}
the-lender = { $lender }
by-lender = { $lender_id ->
    [ottoman] dagli { $lender }
    [habsburg] dagli { $lender }
    [england] dall’{ $lender }
    [france] dalla { $lender }
    [papacy] dal { $lender }
    [protestant] dai { $lender }
    [hungary] dall’{ $lender }
    [scotland] dalla { $lender }
    [independent] dagli { $lender }
   *[other] da { $lender }
}
the-friend = { $friend }
of-friend = { $friend_id ->
    [ottoman] degli { $friend }
    [habsburg] degli { $friend }
    [england] dell’{ $friend }
    [france] della { $friend }
    [papacy] del { $friend }
    [protestant] dei { $friend }
    [hungary] dell’{ $friend }
    [scotland] della { $friend }
    [independent] degli { $friend }
   *[other] di { $friend }
}
the-ally = { $ally }
of-ally = { $ally_id ->
    [ottoman] degli { $ally }
    [habsburg] degli { $ally }
    [england] dell’{ $ally }
    [france] della { $ally }
    [papacy] del { $ally }
    [protestant] dei { $ally }
    [hungary] dell’{ $ally }
    [scotland] della { $ally }
    [independent] degli { $ally }
   *[other] di { $ally }
}
the-captor = { $captor }
of-captor = { $captor_id ->
    [ottoman] degli { $captor }
    [habsburg] degli { $captor }
    [england] dell’{ $captor }
    [france] della { $captor }
    [papacy] del { $captor }
    [protestant] dei { $captor }
    [hungary] dell’{ $captor }
    [scotland] della { $captor }
    [independent] degli { $captor }
   *[other] di { $captor }
}
to-captor = { $captor }
start-declarer = { $declarer_id ->
    [ottoman] Gli { $declarer }
    [habsburg] Gli { $declarer }
    [england] L’{ $declarer }
    [france] La { $declarer }
    [papacy] Il { $declarer }
    [protestant] I { $declarer }
    [hungary] L’{ $declarer }
    [scotland] La { $declarer }
    [independent] Gli { $declarer }
   *[other] { $declarer }
}
the-whose = { $whose }
of-whose = { $whose_id ->
    [ottoman] degli { $whose }
    [habsburg] degli { $whose }
    [england] dell’{ $whose }
    [france] della { $whose }
    [papacy] del { $whose }
    [protestant] dei { $whose }
    [hungary] dell’{ $whose }
    [scotland] della { $whose }
    [independent] degli { $whose }
   *[other] di { $whose }
}
the-first = { $first_id ->
    [ottoman] gli { $first }
    [habsburg] gli { $first }
    [england] l’{ $first }
    [france] la { $first }
    [papacy] il { $first }
    [protestant] i { $first }
    [hungary] l’{ $first }
    [scotland] la { $first }
    [independent] gli { $first }
   *[other] { $first }
}
the-second = { $second_id ->
    [ottoman] gli { $second }
    [habsburg] gli { $second }
    [england] l’{ $second }
    [france] la { $second }
    [papacy] il { $second }
    [protestant] i { $second }
    [hungary] l’{ $second }
    [scotland] la { $second }
    [independent] gli { $second }
   *[other] { $second }
}
start-role = { $role_id ->
    [ottoman] Gli { $role }
    [habsburg] Gli { $role }
    [england] L’{ $role }
    [france] La { $role }
    [papacy] Il { $role }
    [protestant] I { $role }
    [hungary] L’{ $role }
    [scotland] La { $role }
    [independent] Gli { $role }
   *[other] { $role }
}
start-space = { $space_id ->
    [irish_sea] Il { $space }
    [north_sea] Il { $space }
    [baltic_sea] Il { $space }
    [english_channel] Il { $space }
    [bay_of_biscay] Il { $space }
    [atlantic_ocean] L’{ $space }
    [gulf_of_lyon] Il { $space }
    [barbary_coast] La { $space }
    [tyrrhenian_sea] Il { $space }
    [ionian_sea] Il { $space }
    [adriatic_sea] Il { $space }
    [north_african_coast] La { $space }
    [aegean_sea] Il { $space }
    [black_sea] Il { $space }
    [wales] Il { $space }
    [navarre] La { $space }
   *[other] { $space }
}
the-space = { $space_id ->
    [irish_sea] il { $space }
    [north_sea] il { $space }
    [baltic_sea] il { $space }
    [english_channel] il { $space }
    [bay_of_biscay] il { $space }
    [atlantic_ocean] l’{ $space }
    [gulf_of_lyon] il { $space }
    [barbary_coast] la { $space }
    [tyrrhenian_sea] il { $space }
    [ionian_sea] il { $space }
    [adriatic_sea] il { $space }
    [north_african_coast] la { $space }
    [aegean_sea] il { $space }
    [black_sea] il { $space }
    [wales] il { $space }
    [navarre] la { $space }
   *[other] { $space }
}
of-space = { $space_id ->
    [irish_sea] del { $space }
    [north_sea] del { $space }
    [baltic_sea] del { $space }
    [english_channel] del { $space }
    [bay_of_biscay] del { $space }
    [atlantic_ocean] dell’{ $space }
    [gulf_of_lyon] del { $space }
    [barbary_coast] della { $space }
    [tyrrhenian_sea] del { $space }
    [ionian_sea] del { $space }
    [adriatic_sea] del { $space }
    [north_african_coast] della { $space }
    [aegean_sea] del { $space }
    [black_sea] del { $space }
    [wales] del { $space }
    [navarre] della { $space }
   *[other] di { $space }
}
to-space = { $space_id ->
    [irish_sea] al { $space }
    [north_sea] al { $space }
    [baltic_sea] al { $space }
    [english_channel] al { $space }
    [bay_of_biscay] al { $space }
    [atlantic_ocean] all’{ $space }
    [gulf_of_lyon] al { $space }
    [barbary_coast] alla { $space }
    [tyrrhenian_sea] al { $space }
    [ionian_sea] al { $space }
    [adriatic_sea] al { $space }
    [north_african_coast] alla { $space }
    [aegean_sea] al { $space }
    [black_sea] al { $space }
    [wales] al { $space }
    [navarre] alla { $space }
    [avignon] ad { $space }
    [augsburg] ad { $space }
    [hamburg] ad { $space }
    [ancona] ad { $space }
    [agram] ad { $space }
    [algiers] ad { $space }
    [amsterdam] ad { $space }
    [antwerp] ad { $space }
    [athens] ad { $space }
    [edirne] ad { $space }
   *[other] a { $space }
}
in-space = { $space_id ->
    [irish_sea] nel { $space }
    [north_sea] nel { $space }
    [baltic_sea] nel { $space }
    [english_channel] nel { $space }
    [bay_of_biscay] nel { $space }
    [atlantic_ocean] nell’{ $space }
    [gulf_of_lyon] nel { $space }
    [barbary_coast] sulla { $space }
    [tyrrhenian_sea] nel { $space }
    [ionian_sea] nel { $space }
    [adriatic_sea] nel { $space }
    [north_african_coast] sulla { $space }
    [aegean_sea] nel { $space }
    [black_sea] nel { $space }
    [wales] nel { $space }
    [navarre] in { $space }
    [avignon] ad { $space }
    [augsburg] ad { $space }
    [hamburg] ad { $space }
    [ancona] ad { $space }
    [agram] ad { $space }
    [algiers] ad { $space }
    [amsterdam] ad { $space }
    [antwerp] ad { $space }
    [athens] ad { $space }
    [edirne] ad { $space }
   *[other] a { $space }
}
from-space = { $space_id ->
    [irish_sea] dal { $space }
    [north_sea] dal { $space }
    [baltic_sea] dal { $space }
    [english_channel] dal { $space }
    [bay_of_biscay] dal { $space }
    [atlantic_ocean] dall’{ $space }
    [gulf_of_lyon] dal { $space }
    [barbary_coast] dalla { $space }
    [tyrrhenian_sea] dal { $space }
    [ionian_sea] dal { $space }
    [adriatic_sea] dal { $space }
    [north_african_coast] dalla { $space }
    [aegean_sea] dal { $space }
    [black_sea] dal { $space }
    [wales] dal { $space }
    [navarre] dalla { $space }
   *[other] da { $space }
}
start-place = { $place_id ->
    [irish_sea] Il { $place }
    [north_sea] Il { $place }
    [baltic_sea] Il { $place }
    [english_channel] Il { $place }
    [bay_of_biscay] Il { $place }
    [atlantic_ocean] L’{ $place }
    [gulf_of_lyon] Il { $place }
    [barbary_coast] La { $place }
    [tyrrhenian_sea] Il { $place }
    [ionian_sea] Il { $place }
    [adriatic_sea] Il { $place }
    [north_african_coast] La { $place }
    [aegean_sea] Il { $place }
    [black_sea] Il { $place }
    [wales] Il { $place }
    [navarre] La { $place }
   *[other] { $place }
}
the-place = { $place }
of-place = { $place_id ->
    [irish_sea] del { $place }
    [north_sea] del { $place }
    [baltic_sea] del { $place }
    [english_channel] del { $place }
    [bay_of_biscay] del { $place }
    [atlantic_ocean] dell’{ $place }
    [gulf_of_lyon] del { $place }
    [barbary_coast] della { $place }
    [tyrrhenian_sea] del { $place }
    [ionian_sea] del { $place }
    [adriatic_sea] del { $place }
    [north_african_coast] della { $place }
    [aegean_sea] del { $place }
    [black_sea] del { $place }
    [wales] del { $place }
    [navarre] della { $place }
   *[other] di { $place }
}
in-place = { $place_id ->
    [irish_sea] nel { $place }
    [north_sea] nel { $place }
    [baltic_sea] nel { $place }
    [english_channel] nel { $place }
    [bay_of_biscay] nel { $place }
    [atlantic_ocean] nell’{ $place }
    [gulf_of_lyon] nel { $place }
    [barbary_coast] sulla { $place }
    [tyrrhenian_sea] nel { $place }
    [ionian_sea] nel { $place }
    [adriatic_sea] nel { $place }
    [north_african_coast] sulla { $place }
    [aegean_sea] nel { $place }
    [black_sea] nel { $place }
    [wales] nel { $place }
    [navarre] in { $place }
    [avignon] ad { $place }
    [augsburg] ad { $place }
    [hamburg] ad { $place }
    [ancona] ad { $place }
    [agram] ad { $place }
    [algiers] ad { $place }
    [amsterdam] ad { $place }
    [antwerp] ad { $place }
    [athens] ad { $place }
    [edirne] ad { $place }
   *[other] a { $place }
}
from-place = { $place_id ->
    [irish_sea] dal { $place }
    [north_sea] dal { $place }
    [baltic_sea] dal { $place }
    [english_channel] dal { $place }
    [bay_of_biscay] dal { $place }
    [atlantic_ocean] dall’{ $place }
    [gulf_of_lyon] dal { $place }
    [barbary_coast] dalla { $place }
    [tyrrhenian_sea] dal { $place }
    [ionian_sea] dal { $place }
    [adriatic_sea] dal { $place }
    [north_african_coast] dalla { $place }
    [aegean_sea] dal { $place }
    [black_sea] dal { $place }
    [wales] dal { $place }
    [navarre] dalla { $place }
   *[other] da { $place }
}
the-origin = { $origin }
of-origin = { $origin }
from-origin = { $origin_id ->
    [irish_sea] dal { $origin }
    [north_sea] dal { $origin }
    [baltic_sea] dal { $origin }
    [english_channel] dal { $origin }
    [bay_of_biscay] dal { $origin }
    [atlantic_ocean] dall’{ $origin }
    [gulf_of_lyon] dal { $origin }
    [barbary_coast] dalla { $origin }
    [tyrrhenian_sea] dal { $origin }
    [ionian_sea] dal { $origin }
    [adriatic_sea] dal { $origin }
    [north_african_coast] dalla { $origin }
    [aegean_sea] dal { $origin }
    [black_sea] dal { $origin }
    [wales] dal { $origin }
    [navarre] dalla { $origin }
   *[other] da { $origin }
}
the-port = { $port }
of-port = { $port }
in-port = { $port_id ->
    [irish_sea] nel { $port }
    [north_sea] nel { $port }
    [baltic_sea] nel { $port }
    [english_channel] nel { $port }
    [bay_of_biscay] nel { $port }
    [atlantic_ocean] nell’{ $port }
    [gulf_of_lyon] nel { $port }
    [barbary_coast] sulla { $port }
    [tyrrhenian_sea] nel { $port }
    [ionian_sea] nel { $port }
    [adriatic_sea] nel { $port }
    [north_african_coast] sulla { $port }
    [aegean_sea] nel { $port }
    [black_sea] nel { $port }
    [wales] nel { $port }
    [navarre] in { $port }
    [avignon] ad { $port }
    [augsburg] ad { $port }
    [hamburg] ad { $port }
    [ancona] ad { $port }
    [agram] ad { $port }
    [algiers] ad { $port }
    [amsterdam] ad { $port }
    [antwerp] ad { $port }
    [athens] ad { $port }
    [edirne] ad { $port }
   *[other] a { $port }
}
from-port = { $port_id ->
    [irish_sea] dal { $port }
    [north_sea] dal { $port }
    [baltic_sea] dal { $port }
    [english_channel] dal { $port }
    [bay_of_biscay] dal { $port }
    [atlantic_ocean] dall’{ $port }
    [gulf_of_lyon] dal { $port }
    [barbary_coast] dalla { $port }
    [tyrrhenian_sea] dal { $port }
    [ionian_sea] dal { $port }
    [adriatic_sea] dal { $port }
    [north_african_coast] dalla { $port }
    [aegean_sea] dal { $port }
    [black_sea] dal { $port }
    [wales] dal { $port }
    [navarre] dalla { $port }
   *[other] da { $port }
}
start-sea = { $sea }
the-sea = { $sea_id ->
    [irish_sea] il { $sea }
    [north_sea] il { $sea }
    [baltic_sea] il { $sea }
    [english_channel] il { $sea }
    [bay_of_biscay] il { $sea }
    [atlantic_ocean] l’{ $sea }
    [gulf_of_lyon] il { $sea }
    [barbary_coast] la { $sea }
    [tyrrhenian_sea] il { $sea }
    [ionian_sea] il { $sea }
    [adriatic_sea] il { $sea }
    [north_african_coast] la { $sea }
    [aegean_sea] il { $sea }
    [black_sea] il { $sea }
   *[other] { $sea }
}
in-sea = { $sea_id ->
    [irish_sea] nel { $sea }
    [north_sea] nel { $sea }
    [baltic_sea] nel { $sea }
    [english_channel] nel { $sea }
    [bay_of_biscay] nel { $sea }
    [atlantic_ocean] nell’{ $sea }
    [gulf_of_lyon] nel { $sea }
    [barbary_coast] sulla { $sea }
    [tyrrhenian_sea] nel { $sea }
    [ionian_sea] nel { $sea }
    [adriatic_sea] nel { $sea }
    [north_african_coast] sulla { $sea }
    [aegean_sea] nel { $sea }
    [black_sea] nel { $sea }
   *[other] a { $sea }
}
the-target = { $target_id ->
    [irish_sea] il { $target }
    [north_sea] il { $target }
    [baltic_sea] il { $target }
    [english_channel] il { $target }
    [bay_of_biscay] il { $target }
    [atlantic_ocean] l’{ $target }
    [gulf_of_lyon] il { $target }
    [barbary_coast] la { $target }
    [tyrrhenian_sea] il { $target }
    [ionian_sea] il { $target }
    [adriatic_sea] il { $target }
    [north_african_coast] la { $target }
    [aegean_sea] il { $target }
    [black_sea] il { $target }
    [wales] il { $target }
    [navarre] la { $target }
    [ottoman] gli { $target }
    [habsburg] gli { $target }
    [england] l’{ $target }
    [france] la { $target }
    [papacy] il { $target }
    [protestant] i { $target }
    [hungary] l’{ $target }
    [scotland] la { $target }
    [independent] gli { $target }
   *[other] { $target }
}
to-target = { $target_id ->
    [irish_sea] al { $target }
    [north_sea] al { $target }
    [baltic_sea] al { $target }
    [english_channel] al { $target }
    [bay_of_biscay] al { $target }
    [atlantic_ocean] all’{ $target }
    [gulf_of_lyon] al { $target }
    [barbary_coast] alla { $target }
    [tyrrhenian_sea] al { $target }
    [ionian_sea] al { $target }
    [adriatic_sea] al { $target }
    [north_african_coast] alla { $target }
    [aegean_sea] al { $target }
    [black_sea] al { $target }
    [wales] al { $target }
    [navarre] alla { $target }
    [ottoman] agli { $target }
    [habsburg] agli { $target }
    [england] all’{ $target }
    [france] alla { $target }
    [papacy] al { $target }
    [protestant] ai { $target }
    [hungary] all’{ $target }
    [scotland] alla { $target }
    [independent] agli { $target }
    [avignon] ad { $target }
    [augsburg] ad { $target }
    [hamburg] ad { $target }
    [ancona] ad { $target }
    [agram] ad { $target }
    [algiers] ad { $target }
    [amsterdam] ad { $target }
    [antwerp] ad { $target }
    [athens] ad { $target }
    [edirne] ad { $target }
   *[other] a { $target }
}
in-target = { $target_id ->
    [irish_sea] nel { $target }
    [north_sea] nel { $target }
    [baltic_sea] nel { $target }
    [english_channel] nel { $target }
    [bay_of_biscay] nel { $target }
    [atlantic_ocean] nell’{ $target }
    [gulf_of_lyon] nel { $target }
    [barbary_coast] sulla { $target }
    [tyrrhenian_sea] nel { $target }
    [ionian_sea] nel { $target }
    [adriatic_sea] nel { $target }
    [north_african_coast] sulla { $target }
    [aegean_sea] nel { $target }
    [black_sea] nel { $target }
    [wales] nel { $target }
    [navarre] in { $target }
    [ottoman] negli { $target }
    [habsburg] negli { $target }
    [england] nell’{ $target }
    [france] nella { $target }
    [papacy] nel { $target }
    [protestant] nei { $target }
    [hungary] nell’{ $target }
    [scotland] nella { $target }
    [independent] negli { $target }
    [avignon] ad { $target }
    [augsburg] ad { $target }
    [hamburg] ad { $target }
    [ancona] ad { $target }
    [agram] ad { $target }
    [algiers] ad { $target }
    [amsterdam] ad { $target }
    [antwerp] ad { $target }
    [athens] ad { $target }
    [edirne] ad { $target }
   *[other] a { $target }
}
the-what = { $what }
in-what = { $what_id ->
    [irish_sea] nel { $what }
    [north_sea] nel { $what }
    [baltic_sea] nel { $what }
    [english_channel] nel { $what }
    [bay_of_biscay] nel { $what }
    [atlantic_ocean] nell’{ $what }
    [gulf_of_lyon] nel { $what }
    [barbary_coast] sulla { $what }
    [tyrrhenian_sea] nel { $what }
    [ionian_sea] nel { $what }
    [adriatic_sea] nel { $what }
    [north_african_coast] sulla { $what }
    [aegean_sea] nel { $what }
    [black_sea] nel { $what }
    [wales] nel { $what }
    [navarre] in { $what }
    [duke_of_alva] nel { $what }
    [renegade] nel { $what }
    [avignon] ad { $what }
    [augsburg] ad { $what }
    [hamburg] ad { $what }
    [ancona] ad { $what }
    [agram] ad { $what }
    [algiers] ad { $what }
    [amsterdam] ad { $what }
    [antwerp] ad { $what }
    [athens] ad { $what }
    [edirne] ad { $what }
   *[other] a { $what }
}
start-leader = { $leader_id ->
    [duke_of_alva] Il { $leader }
    [renegade] Il { $leader }
   *[other] { $leader }
}
the-leader = { $leader_id ->
    [duke_of_alva] il { $leader }
    [renegade] il { $leader }
   *[other] { $leader }
}
of-leader = { $leader_id ->
    [duke_of_alva] del { $leader }
    [renegade] del { $leader }
   *[other] di { $leader }
}
start-ban = { $ban_id ->
    [king_of_france] Il { $ban }
   *[other] { $ban }
}
the-ban = { $ban_id ->
    [king_of_france] il { $ban }
   *[other] { $ban }
}
the-unit = { $unit_id ->
    [regular] il { $unit }
    [mercenary] il { $unit }
    [cavalry] la { $unit }
    [squadron] la { $unit }
    [corsair] il { $unit }
   *[other] { $unit }
}
units = { $unit_id ->
    [regular] regolari
    [mercenary] mercenari
    [cavalry] cavalleria
    [squadron] squadre navali
    [corsair] corsari
   *[other] { $unit }
}
many-units = { $unit_id ->
    [regular] { $many ->
        [one] un regolare
       *[other] { $many } regolari
    }
    [mercenary] { $many ->
        [one] un mercenario
       *[other] { $many } mercenari
    }
    [cavalry] { $many ->
        [one] un’unità di cavalleria
       *[other] { $many } unità di cavalleria
    }
    [squadron] { $many ->
        [one] una squadra navale
       *[other] { $many } squadre navali
    }
    [corsair] { $many ->
        [one] un corsaro
       *[other] { $many } corsari
    }
   *[other] { $many } × { $unit }
}
a-unit = { $unit_id ->
    [cavalry] un’unità di { $unit }
    [squadron] una { $unit }
   *[other] un { $unit }
}
of-debater = { $debater }
count-units = { $units ->
    [one] { $units } unità
   *[other] { $units } unità
}
count-dice = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}
count-against = { $against ->
    [one] { $against } dado
   *[other] { $against } dadi
}
count-hits = { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
}
count-squadrons = { $squadrons ->
    [one] { $squadrons } squadra
   *[other] { $squadrons } squadre
}
count-corsairs = { $corsairs ->
    [one] { $corsairs } corsaro
   *[other] { $corsairs } corsari
}
count-ships = { $corsairs ->
    [0] { count-squadrons }
   *[other] { $squadrons ->
        [0] { count-corsairs }
       *[other] { count-squadrons }, { count-corsairs }
    }
}
