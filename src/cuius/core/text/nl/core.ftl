# Wat elke tafel zegt, welk spel er ook ligt.
refused-game-over = Het spel is afgelopen; begin een ander of loop dit nog eens door.
refused-not-asked = U wordt nu niets gevraagd; wacht op uw beurt.
refused-not-offered = { $what } kan hier niet worden gekozen.
deal-turn = U mag onderhandelen: doe een bod, antwoord op een bod of pas.
deal-kind = Waarover gaat de volgende bepaling van uw bod?
deal-giver = Wie geeft?
deal-taker = Wie ontvangt?
deal-what = Wat precies?
deal-offered = { $role } doet bod { $offer } ({ $terms ->
    [one] één bepaling
   *[other] { $terms } bepalingen
}).
deal-accepted = { $role } aanvaardt bod { $offer }.
deal-refuse = { $role } wijst bod { $offer } af.
deal-counter = { $role } antwoordt op bod { $offer } met een ander.
deal-withdraw = { $role } trekt bod { $offer } in.
deal-clause = { $giver } geeft { $taker }: { $kind } { $what }.
deal-struck = Bod { $offer } is door allen aanvaard en uitgevoerd.
