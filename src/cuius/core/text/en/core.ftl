# What every table says, whatever the game.
refused-game-over = The game is over; start another, or step through this one.
refused-not-asked = You are not being asked anything now; wait for your turn.
refused-not-offered = { $what } cannot be chosen here.
deal-turn = It is your turn to negotiate. Make an offer, answer one, or pass.
deal-kind = What shall the next clause of your offer be about?
deal-giver = Who gives?
deal-taker = Who receives?
deal-what = What exactly?
deal-offered = { $role } makes offer { $offer } ({ $terms ->
    [one] one clause
   *[other] { $terms } clauses
}).
deal-accepted = { $role } accepts offer { $offer }.
deal-refuse = { $role } refuses offer { $offer }.
deal-counter = { $role } answers offer { $offer } with another.
deal-withdraw = { $role } withdraws offer { $offer }.
deal-clause = { $giver } gives { $taker }: { $kind } { $what }.
deal-struck = Offer { $offer } is agreed by all and carried out.
