# Hendrik, zijn vrouwen en erfgenamen; heersers van Frankrijk en de protestanten; de kastelen (3.3, 21.3, 21.4).

## Vragen

wives-choice = { card-six_wives }: aan wie verklaar je de oorlog? Of gaan Hendriks huwelijksplannen verder?
marriage-again = Engeland past: trouwt Hendrik opnieuw?
succession-leader = Waar verschijnt { the-leader }?
chateau-discard = Welke kaart leg je af?

## Antwoorden

choice-wives-choice-marry = De huwelijksplannen verder brengen
choice-marriage-again-wed = Trouwen met de volgende vrouw
choice-marriage-again-pass = Niet trouwen

## Gebeurtenissen

marriage-advances = Hendriks huwelijkse staat: { $box }.
marriage-offence = Karel V vergeet Catharina van Aragon niet: zijn volgende oorlog met Engeland kost minder.
marriage-card = Het huwelijk met { $wife } levert { the-power } een kaart op.
pregnancy-rolled = { $wife }: worp van { $face }, regel { $line } van de tabel.
pregnancy-no_child = Het huwelijk blijft kinderloos.
pregnancy-executed = De koningin wordt onthoofd. Hendrik hertrouwt als Engeland deze beurt past.
pregnancy-elizabeth = Elizabeth wordt geboren.
pregnancy-sickly = Edward wordt geboren; hij is ziekelijk.
pregnancy-healthy = Edward is een gezonde erfgenaam.
leader-dies = { start-leader } sterft.
luther-dies = Luther sterft.
succession-nothing = De troon van Engeland is al bezet; er verandert niets.
mary-shows = Onder Maria I toont Engeland de kaart van zijn impuls: ‘{ $card }’.
mary-yields = Maria I laat het Pausdom handelen met ‘{ $card }’ ({ $points } CP).
chateau-rolled = { card-patron_of_the_arts }: worp van { $face }, na aanpassing { $total }.
chateau-built = Frankrijk bouwt een kasteel: { $boxes ->
    [one] het is het eerste
   *[other] het zijn er nu { $boxes }
}.
chateau-none = Geen nieuw kasteel; { $boxes ->
    [one] het blijft er één
   *[other] het zijn er { $boxes }
}.
chateau-discarded = Frankrijk legt ‘{ $card }’ af.

## Dobbelstenen en kansen

pregnancy-jane = { wife-jane_seymour }
chateau-milan = Frankrijk beheerst Milaan
chateau-florence = Frankrijk beheerst Florence
chateau-italy = Frankrijk beheerst drie Italiaanse sleutelsteden
chateau-tournament = Toernooiscenario
chateau-lost_home = Een Franse thuisplaats is in andere handen
chateau-enemies = Er staan vijanden in een Franse thuisplaats
odds-pregnancy = Een zwangerschap van een vrouw van Hendrik
heir-none = Geen kind
heir-again = Geen kind, en Hendrik kan hertrouwen
heir-elizabeth = Elizabeth
heir-sickly = Een ziekelijke Edward
heir-healthy = Een gezonde Edward

## Weigeringen

refused-wives-foes = Deze kaart verklaart alleen Frankrijk, de Habsburgers of Schotland de oorlog, niet { the-power }.
refused-wives-early = Hendrik denkt pas vanaf beurt 2 aan een andere vrouw.
refused-wives-dead = Hendrik VIII regeert niet meer.
refused-wives-captive = Hendrik VIII is gevangen.
refused-wives-besieged = Hendrik VIII wordt belegerd.
refused-wives-heirs = Edward en Elizabeth zijn beiden geboren.
refused-wives-last = Hendrik heeft zijn laatste vrouw gehad.
