# Pieces of sentences that depend on who or what is named. They take the arguments of the message that uses them.

start-power = { $power }
the-power = { $power }
of-power = { $power }
to-power = { $power }
by-power = { $power }
start-mover = { $mover }
the-mover = { $mover }
of-mover = { $mover }
start-attacker = { $attacker }
the-attacker = { $attacker }
the-defender = { $defender }
start-winner = { $winner }
the-winner = { $winner }
of-winner = { $winner }
to-winner = { $winner }
from-winner = { $winner }
start-giver = { $giver }
the-giver = { $giver }
of-giver = { $giver }
by-giver = { $giver }
start-taker = { $taker }
the-taker = { $taker }
of-taker = { $taker }
to-taker = { $taker }
start-minor = { $minor }
the-minor = { $minor }
of-minor = { $minor }
to-minor = { $minor }
the-enemy = { $enemy }
to-enemy = { $enemy }
start-one = { $one }
the-one = { $one }
the-other = { $other }
to-other = { $other }
the-lender = { $lender }
by-lender = { $lender }
the-friend = { $friend }
of-friend = { $friend }
the-ally = { $ally }
of-ally = { $ally }
the-captor = { $captor }
of-captor = { $captor }
to-captor = { $captor }
start-declarer = { $declarer }
the-whose = { $whose }
of-whose = { $whose }
the-first = { $first }
the-second = { $second }
start-role = { $role_id ->
    [ottoman] The { $role }
    [habsburg] The { $role }
    [papacy] The { $role }
    [protestant] The { $role }
    [independent] The { $role }
   *[other] { $role }
}
start-space = { $space }
the-space = { $space }
of-space = { $space }
to-space = { $space }
in-space = { $space }
from-space = { $space }
start-place = { $place }
the-place = { $place }
of-place = { $place }
in-place = { $place }
from-place = { $place }
the-origin = { $origin }
of-origin = { $origin }
from-origin = { $origin }
the-port = { $port }
of-port = { $port }
in-port = { $port }
from-port = { $port }
the-sea = { $sea }
in-sea = { $sea }
the-target = { $target }
in-target = { $target }
in-what = { $what }
start-leader = { $leader }
the-leader = { $leader }
of-leader = { $leader }
start-ban = { $ban }
the-ban = { $ban }
the-unit = { $unit }
a-unit = { $unit }
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
