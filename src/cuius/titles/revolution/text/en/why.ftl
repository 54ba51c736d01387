# Why a bot answers as it does, in a sentence.

why-treasury = Coins are short.
why-support = In its box the counter brings more than on the map, later.
why-province = { $province }: one counter more is worth about { $gain } VP.
why-neutral = { $province }: there a neutral counter hurts least.
why-arranged = So arranged, { $province } comes to about { $value } VP.
why-no_army = No region would repay another army.
why-region = { $region }: an army more is worth about { $gain } VP there.
why-army_kept = The army in { $region } earns its pay.
why-army_dismissed = The army in { $region } costs more than it brings.
why-siege = A siege of { $city } takes most from the rivals.
why-no_siege = No siege here would bring anything.
why-conversion = { $place }: the counter that gains most by changing sides.
why-stake = { $city }: { $coins ->
    [one] one coin is worth about { $gain } VP more there than kept
   *[other] { $coins } coins are worth about { $gain } VP more there than kept
}.
why-no_stake = No city repays a coin now.
why-taxes = About { $wanted ->
    [one] one coin is
   *[other] { $wanted } coins are
} needed this turn.
