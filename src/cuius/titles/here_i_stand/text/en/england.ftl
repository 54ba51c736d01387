# Henry, his wives and his heirs; rulers of France and the Protestants; the chateaux (3.3, 21.3, 21.4).

## Questions

wives-choice = { card-six_wives }: on whom do you declare war? Or do Henry’s marriage plans advance?
marriage-again = England passes: does Henry marry again?
succession-leader = Where does { the-leader } appear?
chateau-discard = Discard which card?

## Answers

choice-wives-choice-marry = Advance the marriage plans
choice-marriage-again-wed = Marry the next wife
choice-marriage-again-pass = Stay as he is

## Events

marriage-advances = Henry’s marital status: { $box }.
marriage-offence = Charles V will not forget Catherine of Aragon: his next war on England costs less.
marriage-card = The marriage with { $wife } brings a card: { $power }.
pregnancy-rolled = { $wife }: a roll of { $face }, line { $line } of the chart.
pregnancy-no_child = The marriage stays childless.
pregnancy-executed = The queen is beheaded. Henry marries again when England passes this turn.
pregnancy-elizabeth = Elizabeth is born.
pregnancy-sickly = Edward is born; he is sickly.
pregnancy-healthy = Edward is a healthy heir.
leader-dies = { start-leader } dies.
luther-dies = Luther dies.
succession-nothing = The throne of England is taken already; nothing changes.
mary-shows = Under Mary I England shows the card of its impulse: { $card }.
mary-yields = Mary I lets the Papacy act with { $card } ({ $points } CP).
chateau-rolled = { card-patron_of_the_arts }: a roll of { $face }, with modifiers { $total }.
chateau-built = France builds a chateau: { $boxes } in all.
chateau-none = No new chateau; there are { $boxes }.
chateau-discarded = France discards { $card }.

## Dice and odds

pregnancy-jane = { wife-jane_seymour }
chateau-milan = France controls Milan
chateau-florence = France controls Florence
chateau-italy = France controls three Italian keys
chateau-tournament = Tournament scenario
chateau-lost_home = A French home space is in other hands
chateau-enemies = Enemies stand in a French home space
odds-pregnancy = A pregnancy of one of Henry’s wives
heir-none = No child
heir-again = No child, and Henry may remarry
heir-elizabeth = Elizabeth
heir-sickly = A sickly Edward
heir-healthy = A healthy Edward

## Refusals

refused-wives-foes = This card declares war on France, the Habsburgs or Scotland only, not on: { $power }.
refused-wives-early = Henry thinks of another wife from turn 2 on.
refused-wives-dead = Henry VIII no longer rules.
refused-wives-captive = Henry VIII is a captive.
refused-wives-besieged = Henry VIII is besieged.
refused-wives-heirs = Edward and Elizabeth are both born.
refused-wives-last = Henry has had his last wife.
