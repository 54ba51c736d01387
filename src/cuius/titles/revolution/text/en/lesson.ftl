# Notes for learners, beside the questions of the first two turns. data/lesson.toml says where each is shown.

lesson-welcome = Five factions struggle for the Low Countries, and whoever has most points at the end of turn 5 wins. Points come from the cards of cities and provinces, and from an aim that each faction has for itself. Nothing is hidden and no dice are rolled. These notes follow the questions: choose as you like, they will fit.
lesson-over = That was a whole turn; the four that follow have the same twenty phases. Play on. The key / looks anything up, a click on what is not offered says which rule forbids it, and a what-if tries things out.

## What a good choice is

lesson-setup-army = Each region with a Habsburg army is a point and a base. Choose regions where you have counters to protect, or others’ counters to convert.
lesson-support-many = A counter that comes now opens a province to your new units; one that stays brings a new unit every turn. At the beginning most are worth more on the map.
lesson-support-to = Choose a province in which you are one or two counters short of a majority, or where you want to place new units: they only go where you are already.
lesson-support-intercept = An intercepted coin is lost to Spain and found by you. Do it unless you would rather keep your stock for new units.
lesson-units-where = Count majorities: more than all others together. Small provinces and towns need few counters. Support slots pay in every turn to come. Stay clear of crowded provinces: conflict eats what is above the limit.
lesson-units-many = Just enough for the majority you are after. What exceeds the limit of the province will be lost in conflict.
lesson-conflict-from = It seldom matters from where: what is left can be arranged anew when you move in this province.
lesson-overflow-to = Send it where one counter more makes a majority, or opens a province for next turn. Nothing is lost if it returns to stock.
lesson-move-next = You are first in the turn order and may name the provinces one by one. If nothing depends on it, leave the others in board order.
lesson-move-stay = Rearrange if you can win a city or a town by it. If you hold what you want already, leave it as it is.
lesson-move-city = As many as outnumber all others in the city together, and no more: the others serve the province and its towns.
lesson-move-town = One counter holds a town: it counts for the province and brings a new unit, and if it is a commercial town it is a point for the Burghers.
lesson-move-push = What you push out stands in the countryside: it no longer counts in the city, but still does for the province.
lesson-move-neutrals = Neutral counters in a city bar the way to its card; in the countryside they bar the way to the province. Leave them where they hinder others.
lesson-order-place = Early in the turn you find boxes, slots and Water Beggars still free; late in the turn you know what the others have done. The first faction also decides what is left open.
lesson-tax-rate = Every coin comes out of your stock, and new units come out of it too. Take what you can use for armies and allegiance this turn, not more.
lesson-army-keep = Kept, it converts a counter each turn or besieges a city, and it keeps other armies from doing so. Abandon it only if what it loots is not yours.
lesson-army-loot = Take it out on others: a counter of a rival becomes neutral, or a neutral one enters a province that is not yours.
lesson-raise-where = Look for a region without armies of others and with a counter or a city that you want. Think of next turn: its pay will be due.
lesson-siege-city = A siege wins up to two counters at once, and with them often the card. But this turn the army neither marches nor converts.
lesson-beggars-hire = Two coins each. Hire them against an army that hurts you, or to guard what you hold; one must outnumber all armies of a region to destroy one of them.
lesson-beggars-region = Compare: as many as all armies there lift sieges, more than all armies destroy one. Without armies they plunder, and two besiege a city.
lesson-beggars-act = Beggars who act go home. Those who keep watch stay, and can stop a march or a conversion this turn.
lesson-march-from = Move an army that is held in check, or has nothing left to do, to where it is alone.
lesson-march-to = Alone in a region it converts a counter at once. Mind the counters there that could give you a majority.
lesson-march-stop = Each Beggar here can stop one of the first marches out of the region, and then it stops no conversion.
lesson-influence-target = Convert where it tips a majority: a counter in a town that you need, or the one that stands between you and the province.
lesson-influence-stop = Each Beggar on watch stops one army. Spend it where the counter matters.
lesson-storm-convert = Take the place of your strongest rival in the city: it will be harder for them to come back.
lesson-allegiance-city = In the three columns of the middle nothing happens. Pull a city out of them to your side, or back from the other. Coins that change nothing are spent all the same.
lesson-allegiance-coins = Each coin moves the marker one column, three at most in a turn. Others who come after you may pull back.
