# Wat elke tafel zegt, welk spel er ook ligt.
refused-game-over = Het spel is afgelopen; begin een ander of loop dit nog eens door.
refused-not-asked = U wordt nu niets gevraagd; wacht op uw beurt.
refused-not-offered = { $what } kan hier niet worden gekozen.
refused-other-kind = { $what } is { $kind }, en daar wordt hier niet naar gevraagd.
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
deal-struck = Bod { $offer } is door allen aanvaard en uitgevoerd.
refusal-reason = Waarom weigert u bod { $offer }? De betrokkenen horen het.

# Antwoorden die elk spel kent.
choice-pass = Passen
choice-offer = Een bod doen
choice-ready = Dit bod doen
choice-cancel = Dit bod laten varen
choice-accept-number = Bod { $number } aanvaarden
choice-refuse-number = Bod { $number } afwijzen
choice-counter-number = Op bod { $number } met een ander antwoorden
choice-withdraw-number = Bod { $number } intrekken

# Hoe een tafel naar verborgen kaarten vraagt.
setting-windows = Wie om een reactie wordt gevraagd
setting-windows-discreet = ieder die er een zou kunnen hebben, zodat niets uitlekt
setting-windows-fast = alleen wie er een heeft

# Hoe een tafel haar spel zelf beëindigt.
result-agreed = Het spel eindigt hier met ieders instemming.
result-conceded = De anderen hebben opgegeven: het spel is voor { $winners }.
