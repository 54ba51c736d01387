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
unpaid-whose = Whose mercenaries in { $space }?
camp-where = Which camp does sickness strike?
camp-whose = Whose stack in { $space }?
camp-loss = Sickness in { $space }: which unit dies? ({ $many } to lose)
ransom-whom = Which captive leader goes free?
ransom-home = Where does { $leader } come home?
threat-whom = Which favourite falls?
doria-use = What does Andrea Doria do?
auld-use = { card-auld_alliance }: to what use?
auld-where = Where in Scotland do the French regulars land?
venetian-use = { card-venetian_alliance }: to what use?
venetian-where = In which port do the Venetians muster?
marriage-minor = Which minor power changes its allegiance?
rebels-key = Which key rises in rebellion?
rebels-loss = Rebels in { $space }: which unit is lost? ({ $many } hits)
trace-where = Where is a fortress built?
treachery-where = Which besieged space is betrayed?
treachery-who = Who assaults { $space }?
machiavelli-enemy = On whom do you declare war?
akinji-victim = Whom do the akinji plunder?
overture-to = To whom do you give a card?
overture-card = Which card do you give away ({ $power })?
knights-seat = Which port do you give the Knights of St. John?
scots-leader = Send a leader to Scotland first, for half of the points?
scots-landing = Where does { $leader } land?

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
galleons-built = Galleons for { $power }.
plantations-laid_out = Plantations for { $power }.
raiders-sail = Raiders for { $power } off the Spanish Main.
moluccas-sold = The Moluccas are sold ({ $power }).
bourbon-joins = { $leader } enters service in { $space } ({ $power }).
zapolya-comes = Regulars gather in { $space } ({ $power }): { $many }.
hirelings-leave = Mercenaries leave { $space } ({ $power }): { $many }.
hirelings-leave_war = Mercenaries leave the war of { $card } ({ $power }): { $many }.
pay-paid = { $power } pays its mercenaries with { $card }.
camp-dies = Sickness in { $space } ({ $power }), units lost: { $many }.
roxelana-calls = Roxelana calls { $leader } back to { $space }.
threat-disgraced = { $leader } is in disgrace for the rest of the turn.
threat-executed = { $leader } loses his head.
doria-raids = Andrea Doria raids the Ottoman coast; piracy points lost: { $points }.
auld-lands = Regulars land in { $space } ({ $power }): { $many }.
venetian-lands = New in { $space } ({ $power }): regulars { $many }, squadrons { $ships }.
rebels-rise = Rebels rise in { $space }, hits: { $hits }.
rebels-win = { $space } drives out its masters ({ $power }).
trace-built = A fortress rises in { $space }.
treachery-opens = Traitors open the gates of { $space }.
fuggers-lend = The Fuggers lend to { $power }: one card fewer next turn.
julia-awaited = The pirates are after Julia Gonzaga.
knights-settle = The Knights of St. John settle in { $space }.
scots-quiet = The Scots stay at home.
scots-raid = The Scots raid ({ $power }), points: { $points }.
voyage-uncharted = Uncharted waters
