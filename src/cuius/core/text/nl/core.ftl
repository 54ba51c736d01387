# Wat elke tafel zegt, welk spel er ook ligt.
refused-game-over = Het spel is afgelopen; begin een ander of loop dit nog eens door.
refused-not-asked = Er wordt je nu niets gevraagd; wacht op je beurt.
refused-not-offered = { $what } kan hier niet worden gekozen.
refused-other-kind = { $what } ({ $kind }): daar wordt hier niet naar gevraagd.
deal-turn = Jij mag onderhandelen: doe een bod, antwoord op een bod of pas.
deal-kind = Waarover gaat de volgende bepaling van je bod?
deal-giver = Wie geeft?
deal-taker = Wie ontvangt?
deal-what = Wat precies?
deal-offered = { start-role } { $role_number ->
    [plural] doen
   *[other] doet
} bod { $offer } ({ $terms ->
    [one] één bepaling
   *[other] { $terms } bepalingen
}).
deal-accepted = { start-role } { $role_number ->
    [plural] aanvaarden
   *[other] aanvaardt
} bod { $offer }.
deal-refuse = { start-role } { $role_number ->
    [plural] wijzen
   *[other] wijst
} bod { $offer } af.
deal-counter = { start-role } { $role_number ->
    [plural] antwoorden
   *[other] antwoordt
} op bod { $offer } met een ander.
deal-withdraw = { start-role } { $role_number ->
    [plural] trekken
   *[other] trekt
} bod { $offer } in.
deal-struck = Bod { $offer } is door allen aanvaard en uitgevoerd.
refusal-reason = Waarom weiger je bod { $offer }? De betrokkenen horen het.

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
result-conceded = De anderen hebben opgegeven. Overwinning: { $winners }.
result-adjudicated = De organisatoren hebben het spel beëindigd. Overwinning op punten: { $winners }.

# Een rol aan het begin van een zin; een titel waarvan de rollen een lidwoord krijgen, zegt het zelf.
start-role = { $role }
picture-turn = Beurt { $turn }
picture-over = Het spel is afgelopen.
why-search = Bij veel keer vooruitspelen kwam dit er het best uit.
why-plan = Dit hoort bij een plan voor deze beurt dat er bij veel keer vooruitspelen het best uit kwam.

# Wat bots over een afspraak zeggen.
talk-offer = We hebben een bod voor je.
talk-accept = Afgesproken.
talk-accept_kept = Afgesproken. Tot nu toe heb je tegenover ons woord gehouden.
talk-accept_broken = Afgesproken, al vergeten we een woordbreuk niet.
talk-counter = Niet op deze voorwaarden; dit is ons bod.
talk-refuse = Nee, dat niet.

# The rule book as one page.
book-subtitle = De regels als boek, met voorbeelden die op het programma zelf gespeeld zijn
book-contents = Inhoud
book-statements = Alle regels afzonderlijk
book-rulings = Uitspraken
