# The events of war, politics and the New World

## Questions

mercator-for = Mercator’s Map: which power explores?
fountain-whose = Whose exploration comes to nothing?
cibola-whose = Whose voyage comes to nothing?
cibola-voyage = Which voyage is called off ({ $power })?
galleons-for = Whose galleons set sail?
plantations-for = Whose colonies get plantations?
raiders-for = Whose raiders lie in wait?
potosi-for = Who finds the silver of Potosí?
potosi-marker = Which colony marker do you give up for Potosí?
revolt-where = Where does unrest break out? (up to { $many } more)
cloth-prices = Which way do cloth prices go?
cloth-guards = Where do your new mercenaries or cavalry gather?
bourbon-where = Where does Bourbon join you?
ships-kind = What do your shipyards build?
pay-whose = Whose mercenaries demand their pay?
pay-card = Your mercenaries demand pay: which card do you discard?
pay-dismiss = Where does a mercenary leave you? ({ $many } to go)
unpaid-where = In which space are the mercenaries unpaid?
unpaid-whose = Whose mercenaries in { the-space }?
camp-where = Which camp does sickness strike?
camp-whose = Whose stack in { the-space }?
camp-loss = Sickness in { the-space }: which unit dies? (to lose: { $many })
ransom-whom = Which captive leader goes free?
ransom-home = Where does { the-leader } come home?
threat-whom = Which favourite falls?
doria-use = What does Andrea Doria do?
auld-use = { card-auld_alliance }: to what use?
auld-where = Where in Scotland do the French regulars land?
venetian-use = { card-venetian_alliance }: to what use?
venetian-where = In which port do the Venetians muster?
marriage-minor = Which minor power changes its allegiance?
rebels-key = Which key rises in rebellion?
rebels-loss = Rebels in { the-space }: which unit is lost? (hits: { $many })
trace-where = Where is a fortress built?
treachery-where = Which besieged space is betrayed?
treachery-who = Who assaults { the-space }?
machiavelli-enemy = On whom do you declare war?
akinji-victim = Whom do the akinji plunder?
overture-to = To whom do you give a card?
overture-card = Which card do you give away ({ $power })?
knights-seat = Which port do you give the Knights of St. John?
scots-leader = Send a leader to Scotland first, for half of the points?
scots-landing = Where does { the-leader } land?

## Answers

choice-potosi-marker-spare = One that is not in use
choice-revolt-where-pass = Nowhere else
choice-cloth-prices-boom = Up: England and the Habsburgs draw a card, you hire men
choice-cloth-prices-slump = Down: the holder of Antwerp loses a card, unrest follows
choice-pay-card-pass = Pay nothing and lose them all
choice-doria-use-win = Win Genoa
choice-doria-use-raid = Raid the Ottoman coast
choice-activate = Win it as an ally
choice-deactivate = Take it from its ally
choice-reinforce = Send it units
choice-scots-leader-pass = Nobody: all points
choice-action-free_assault = Free assault with Suleiman

## Events

fountain-lost = { $explorer } finds no fountain of youth and is lost ({ $power }).
voyage-called_off = A voyage comes to nothing ({ $power }): { $voyage }.
galleons-built = Galleons for { the-power }.
plantations-laid_out = Plantations for { the-power }.
raiders-sail = Raiders for { the-power } off the Spanish Main.
moluccas-sold = The Moluccas are sold ({ $power }).
bourbon-joins = { start-leader } enters the service of { the-power } in { the-space }.
zapolya-comes = { $many ->
    [one] { $many } regular
   *[other] { $many } regulars
} of { the-power } { $many ->
    [one] gathers
   *[other] gather
} in { the-space }.
hirelings-leave = { $many ->
    [one] { $many } mercenary
   *[other] { $many } mercenaries
} of { the-power } { $many ->
    [one] leaves
   *[other] leave
} { the-space }.
hirelings-leave_war = Mercenaries leave the war of { $card } ({ $power }): { $many }.
pay-paid = { start-power } pays its mercenaries with { $card }.
camp-dies = Sickness in { the-space }: { the-power } loses { $many ->
    [one] { $many } unit
   *[other] { $many } units
}.
roxelana-calls = Roxelana calls { the-leader } back to { the-space }.
threat-disgraced = { start-leader } is in disgrace for the rest of the turn.
threat-executed = { start-leader } loses his head.
doria-raids = Andrea Doria raids the Ottoman coast; piracy points lost: { $points }.
auld-lands = { $many ->
    [one] { $many } regular
   *[other] { $many } regulars
} of { the-power } { $many ->
    [one] lands
   *[other] land
} in { the-space }.
venetian-lands = { start-power } gets { $many ->
    [one] { $many } regular
   *[other] { $many } regulars
} and { $ships ->
    [one] { $ships } squadron
   *[other] { $ships } squadrons
} in { the-space }.
rebels-rise = Rebels rise in { the-space }: { count-hits }.
rebels-win = { start-space } drives out its masters ({ $power }).
trace-built = A fortress rises in { the-space }.
treachery-opens = Traitors open the gates of { the-space }.
fuggers-lend = The Fuggers lend to { the-power }: one card fewer next turn.
julia-awaited = The pirates are after Julia Gonzaga.
knights-settle = The Knights of St. John settle in { the-space }.
scots-quiet = The Scots stay at home.
scots-raid = The Scots raid ({ $power }), points: { $points }.
voyage-uncharted = Uncharted waters
