# What a faction is asked.

## Set-up and turn order

setup-army = In which region with an orange command box do you place this army?
order-place = Where do you lay your faction card in the order of the next turn? The first card acts first.

## Taxes and support

tax-rate = How many coins do you take from each of your cities?
support-many = How many of your counters leave the { $box } box ({ $kind })?
support-to = Where does this counter from the { $box } box go?
support-intercept = The { $mover } are moving { $count ->
    [one] one coin
   *[other] { $count } coins
} out of the Spanish Treasury. How many do your Huguenots intercept?

## Armies

army-keep = Your army { in-region } wants its pay. Maintain, disband or abandon it?
army-loot = Your abandoned army { in-region } loots. Which town’s province, or which counter?
raise-where = In which region do you raise another army?
siege-city = Which city does your army { in-region } besiege?
march-from = From which region shall an army march?
march-which = Which of your armies { in-region } marches?
march-to = Where does the army { in-region } march?
march-stop = An army { of-faction } wants to march from { the-region } { to-target }. Do your Water Beggars stop it?
influence-target = Which counter does one of your armies convert?
influence-stop = An army { of-faction } wants to convert { a-counter } { in-place }. Do your Water Beggars stop it?

## Water Beggars

beggars-hire = How many Water Beggars do you hire, at two coins each?
beggars-region = To which region do you send Water Beggars?
beggars-number = How many Water Beggars go together to { the-region }?
beggars-act = What do these Water Beggars do { in-region }?
beggars-victim = Which army { of-enemy } { in-region } do the Water Beggars destroy?
beggars-town = In which province { in-region } do the Water Beggars plunder a town? A neutral counter enters its countryside.
beggars-city = Which city { in-region } do the Water Beggars besiege?

## Counters in provinces

units-where = Where do you place new units? You have { $count } left.
units-many = { $count ->
    [one] You have one new unit left: does it go there
   *[other] How many of your { $count } new units go there
} ({ $where })?
conflict-from = Conflict { in-province }: from where do you remove a counter of yours?
conflict-neutral = Conflict { in-province }: from where is a neutral counter removed?
neutrals-where = There are too few neutral counters. Which province gets the next one?
overflow-to = You have more counters than the limit { in-province }. Where does one of them go?
overflow-from = From where { in-province } do you take the surplus counter?
overflow-neutral_out = There are too many neutral counters { in-province }. From where is one removed?

## Movement in provinces

move-next = In which province are counters moved next?
move-stay = Do you move counters { in-province }?
move-city = Your counters { in-province } are all in the countryside now. How many go into { $city }?
move-town = Who shall stand in { $town }?
move-push = How many counters { of-other } do you push out of { $city } into the countryside?
move-neutrals = How many neutral counters shall stand in { $city }?
move-fill = Neutral counters fill empty places { in-province }, but there are too few. Which place is next?

## Sieges and allegiance

storm-next = Which of your sieges is resolved next?
storm-convert = The fall { of-city }: whose counter is replaced by one of yours?
allegiance-city = On which city’s allegiance do you put coins?
allegiance-coins = How many coins do you put on the allegiance { of-city }?
