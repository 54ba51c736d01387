# Why an answer is not offered.

refused-too-dear = That takes { $price ->
    [one] one coin
   *[other] { $price } coins
}, and your treasury holds { $coins ->
    [0] none
    [one] one
   *[other] { $coins }
}.

## Armies

refused-no-army-at-hand = All your armies are on the board already.
refused-not-present = You have neither an army nor a resource counter { in-region }.
refused-only-abandoned = All you have { in-region } is an abandoned army, and that is not enough to raise another.
refused-no-empty-box = There is no empty command box { in-region }.
refused-nowhere-to-march = No arrow leads from the army { in-region } to an empty command box.
refused-army-cannot-march = Your army { in-region } besieges a city or is abandoned, and cannot march.
refused-army-has-marched = Your army { in-region } has had its march: each army marches once.
refused-no-army-there = You have no army { in-region } that could do this.
refused-no-arrow = No arrow leads { from-origin } { to-target }.

## Sieges

refused-only-cities-besieged = Only cities are besieged, and { $place } is none.
refused-army-stands-off = Your army { in-region } is in a stand-off and cannot lay siege.
refused-city-elsewhere = { $city } lies out of reach of your army { in-region }: an army besieges cities of its own region.
refused-already-besieged = { $city } is besieged already, and nobody joins a siege.
refused-own-city = You hold { $city } yourself.
refused-allied-city = Your ally holds { $city }.
refused-nobody-to-besiege = Only counters of yours are in { $city }: there is nobody to besiege.

## Military influence

refused-no-influence-in-cities = Armies have no influence in cities such as { $place }; a city must be besieged.
refused-own-counter = That counter is your own.
refused-no-such-counter = There is no such thing to convert: { a-counter } { in-place }.
refused-rival-in-section = An army of another faction shares the command section { in-region }.
refused-influence-used = Your armies { in-region } have used their influence: each converts one counter.
refused-siege-was-lifted = The siege of your army { in-region } was lifted this turn, and with it went its influence.
refused-army-besieges = Your army { in-region } besieges a city and has no influence.
refused-army-is-abandoned = Your army { in-region } is abandoned and has no influence.

## Water Beggars

refused-no-more-beggars = { $most ->
    [one] There is only one Water Beggar
   *[other] There are only { $most } Water Beggars
} to be hired.
refused-no-coast = Water Beggars do not come as far as { the-region }.
refused-no-army-to-destroy = There is no army { in-region } that Water Beggars would destroy.
refused-beggars-outnumbered = Against the armies { in-region } that takes { $need ->
    [one] one Water Beggar
   *[other] { $need } Water Beggars sent together
}.
refused-no-siege-to-lift = No army besieges a city { in-region }.
refused-army-on-guard = An army { in-region } keeps the Water Beggars from doing that.
refused-no-town-to-plunder = Water Beggars reach no town { in-region }.
refused-no-neutral-left = There is no neutral counter left in the supply.
refused-no-city-to-besiege = Water Beggars reach no city { in-region } that is not besieged already.
refused-beggars-besiege-together = A siege takes exactly { $need ->
    [one] one Water Beggar
   *[other] { $need } Water Beggars
}.

## Taxes and support

refused-taxes-are-due = Taxes are always collected: at least one coin from each city.
refused-taxed-too-high = A city pays { $most ->
    [one] { $most } coin
   *[other] { $most } coins
} at most.
refused-stock-too-small = Your stock does not cover that much for all your cities.
refused-no-coins-from-slot = Counters in this slot of the { $box } box go to a province, not to the treasury.
refused-province-not-named = The { $box } box does not name { the-province }.

## Counters in provinces

refused-not-in-province = You have no counter { in-province }.
refused-enough-new-units = You have placed as many new units { in-province } as you may.
refused-only-countryside = New units go to the countryside of a province, not into cities or towns.
refused-box-closed = The { $box } box is not open to your faction.
refused-no-such-slot = The { $box } box has no slot of that kind.
refused-slots-filled = All those slots of the { $box } box are filled.
refused-box-of-another = Another faction has counters in the { $box } box, which takes one faction at a time.
refused-same-province = The surplus is to leave { the-province }.
refused-province-too-far = Neither a border nor a river leads from there to { the-province }.
refused-river-barred = The way by river to { the-province } is barred at { $place }, which another faction controls.
refused-province-full = Faction counters fill { the-province } to its limit already.
refused-too-few-counters = { $count ->
    [0] None of your counters is left in the countryside.
    [one] Only one of your counters is left in the countryside.
   *[other] Only { $count } of your counters are left in the countryside.
}
refused-town-is-empty = There is nobody in { $town } to be left there.
refused-neutral-already = A neutral counter stands in { $town } already; leave it there.
refused-no-neutral-to-move = There is no neutral counter that you may move there.

## Allegiance and turn order

refused-no-allegiance = Only cities have an allegiance, and { $place } is none.
refused-already-staked = Your coins lie on { $city } already.
refused-at-least-a-coin = Put at least one coin there.
refused-card-not-laid = The card { of-faction } does not lie there yet.
