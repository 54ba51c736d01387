# What the faces of places, characters and pieces tell of the rules; numbers are those of the board in play

face-province = A faction places armies here when it recruits, if it holds a town of the province and its camp has no army here yet.
face-foreign = It has no town, and several armies of a camp may stand here together.
face-channel = Troops raised in England spend a movement point to cross the Channel. With a town in Normandie, Huguenots and, after the Call to Arms, Royalists may place them there at once.
face-paris-army = The largest Royalist army in France stands here, unless the other camp holds Paris.
face-loire = The Loire runs through it: an army whose camp holds no Loire town here stops when it enters.
face-activation = Entering a province costs one movement point, and a camp activates it once a round. Armies of a camp that end a move together in France merge into one.
face-cost = After the moves the camp pays for all its troop points in the province: 2, 3 or 5 money for a small, medium or large total. A medium army suffers attrition on two dice of seven or more, a large one always.
face-fight = An army of the other camp may intercept who enters, or try to evade: two dice with the difference of the tactical values and the sizes, seven or more. Then come battle and siege.
face-battle = A small army rolls one die, a medium two, a large four, and one more for each point of its commander’s tactical value; each five or six costs the enemy a troop point. Who inflicts more losses wins.
face-revolt = A revolt can break out here. While it stands, the towns of the province count for nobody, and it tries to intercept any army that enters.
face-siege = An army of at least { $garrison ->
    [one] one troop point
   *[other] { $garrison } troop points
} may besiege it. The garrison rolls as many dice; the town falls on as many hits, and the besieger then pays as many points. Taking it is worth { $worth ->
    [one] one war point
   *[other] { $worth } war points
}.
face-surprise = { $size ->
    [special] It cannot be taken by surprise at court.
    [major] At court a character of the other camp with influence here, or a faction leader, may take it by surprise: two dice with the military value, less { $penalty }, seven or more.
   *[minor] At court a character of the other camp with influence here, or a faction leader, may take it by surprise: two dice with the military value, seven or more.
}
face-influence = { $size ->
    [minor] An ally of its holder may win it by influence at court: two dice with the intrigue value, seven or more.
   *[other] An ally of its holder may win it by influence at court: two dice with the intrigue value, less { $penalty }, seven or more.
}
face-town = It counts for automatic victory and for the points of the end. Huguenots, and the League once it stands alone, draw money and troops from their towns.
face-loire-town = It is a crossing of the Loire: the camp that holds it marches through the province without a stop.
face-rochelle = With its income marker it brings the Huguenots { $troops ->
    [one] one more troop point
   *[other] { $troops } more troop points
} and { $money } money when they recruit.
face-paris = The Huguenots need it for their automatic victory, and cannot take it as the prize of a war.
face-mission = A faction may send one mission a turn: two dice with the intrigue value, plus { $diplomat } for a diplomat, and what chits say. Its troops appear in a territory of the country.
face-subsidy = { $faction }: money { $money } and troop points { $troops } for totals from { $totals }{ $turn ->
    [1] {""}
   *[other] , from turn { $turn } on
}{ $when ->
    [before_call] , before the Call to Arms only
    [after_call] , after the Call to Arms only
   *[always] {""}
}.
face-strikes = May take a town by surprise in the provinces named here, with { $value } added to two dice.
face-intrigue = Adds { $value } to two dice at court for missions, influence, persuasion, treaties and taxes; a total of seven or more succeeds.
face-diplomat = As a diplomat adds { $value } to the roll of a mission.
face-writer = As a writer may write a treaty, and adds { $value } to the roll.
face-administrator = As an administrator adds { $value } when the Royalists collect taxes.
face-succession = Letter of succession { $letter }: the best letter of a faction in play is its leader, comes to court without being called, and may strike in every province.
face-at-court = Comes to court in every turn, beside the faction leader.
face-squadron = Discarded when a man of another faction who is no priest acts, it takes { $value } from his roll. It is announced before the dice.
face-turncoat = May be won over once, while in play, by the { $faction }, and then serves in the war of the same turn.
face-faithful = Never changes faction.
face-death = A bare two on the dice at court is fatal; who leaves the game never comes back.
face-safe = Is safe from { event-assassination }, { event-vengeance } and the { character-escadron_volant }, but not from { event-disgrace }.
face-call = Joins the League with the Call to Arms, or earlier with the { event-jesuits_plot }.
face-no-counter = Has no counter, and leads no army.
face-commands = In war the best rank commands the largest army. Rank { $rank }{ $tactical ->
    [0] , without more dice.
    [one] , with one more die in battles and sieges, and one added when intercepting or evading.
   *[other] , with { $tactical } more dice in battles and sieges, and as much added when intercepting or evading.
}
face-star = May support a commander of better rank and lower tactical value: { $dice ->
    [one] one more die
   *[other] { $dice } more dice
}.
face-fate = After a battle, two dice of { $battle } or more: captured or killed. After a siege, { $siege } or more: wounded or killed. A capture is worth { $worth ->
    [one] one war point
   *[other] { $worth } war points
} to the captor.
face-spared = After a battle, two dice of { $battle } or more: captured, never killed. After a siege, { $siege } or more: wounded. A capture is worth { $worth ->
    [one] one war point
   *[other] { $worth } war points
} to the captor.
face-armies = A faction has { $count ->
    [one] one army
   *[other] { $count } armies
} at most, one of a camp in a French province. Their strength is open to all.
face-size = The size decides how far an army marches, what that costs, how many dice it rolls, and what beating it is worth.
face-assigned = At the start of each round of its camp leaders are assigned anew: the best rank to the most troop points. A leader may command an army of an ally; an army without one is led by rank D with tactical value zero.
face-lost = The killed leave the game with their cards. Prisoners return when the war ends, the wounded when the turn does, and so do leaders whose army is lost.
face-cube = Every town has one cube, of the faction that holds it. To convert a town is to replace it.
face-treaty = One comes for a treaty at court, once a turn, and one for winning the war. After the last turn the points by rank are { $first }, { $second } and { $third }.
face-taxes = The first level spent brings troop points { $troops } and money { $money }, each further one { $more_troops } and { $more_money }. What is not spent stays.
face-money = Huguenots get one for each group of { $towns } towns, the League { $money } while allied, later one a town; the Royalists spend taxes. Allies may lend it to each other.
face-war-points = They come from battles won, towns taken and leaders captured. The winner of the war gains a treaty point; the League also takes a town, Huguenots up to two after the massacre.
face-troops = An army has one to { $most }; what is above is lost. There are none without an army.
