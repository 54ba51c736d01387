# Why a bot answers as it does, in a sentence.

why-campaign = The goal is { $goal }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
}, { $points } CP on the way, { $chance } % to take it.
why-relief = { $goal } is to be relieved, with { $units ->
    [one] { $units } unit
   *[other] { $units } units
}.
why-refuge = The army is safer in { $goal }.
why-assault = The walls of { $goal } should fall: { $chance } %.
why-stand = The field can be held.
why-too_strong = The enemy is too strong here.
why-keep_cards = These cards are worth more later.
why-mandatory = { $card } must be played some time; now it does least harm.
why-no_other = { $card } would be better kept for a fight, but nothing else is left.
why-event = { $card } as an event is worth about { $event } VP; its CP would bring { $points }.
why-points = The CP of { $card } bring about { $points } VP; the event would bring { $event }.
why-nothing_pays = Nothing more pays for its CP here.
why-more_men = With more men a campaign becomes likely to succeed.
why-guards = The walls need more men: an enemy is near.
why-overseas = The New World brings cards and VP.
why-debate = The debaters at hand look stronger than the other side’s.
why-souls = Spaces can be won for the faith now.
why-best_use = This gives most for the CP.
why-save_card = The card is worth more another time.
why-card_now = { $card } tips this fight.
why-convert = { $chance } % to convert: { $place }.
why-debate_zone = A debate has the best odds in the { $zone }.
why-weaker_pool = Against the weaker debaters.
why-no_war = No war would pay for its cards.
why-war = A campaign against { $power } would pay.
why-deal_good = Worth about { $worth } VP to this side.
why-deal_better = With a change both sides gain.
why-deal_nothing = This side would gain nothing by it.
why-deal_poor = It would cost this side about { $worth } VP.
