# Diplomacy, minor powers and displaced units (9, 22).

## What a clause is about

choice-end_war = End a war
choice-alliance = An alliance for this turn
choice-squadron = Lend one squadron
choice-fleet = Lend all squadrons of a port
choice-admiral = Lend a naval leader
choice-leader = Return a captured leader
choice-space = Cede a space
choice-mercenaries = Give mercenaries
choice-divorce = Grant Henry his divorce
choice-pardon = Lift an excommunication
choice-cards = Let somebody draw cards
choice-peace = Peace

clause-end_war = { $giver } and { $taker } end their war.
clause-alliance = { $giver } and { $taker } are allies for this turn.
clause-squadron = { $giver } lends one squadron at { $what }. Borrower: { $taker }.
clause-fleet = { $giver } lends all squadrons at { $what }. Borrower: { $taker }.
clause-admiral = { $giver } lends { $what }. Borrower: { $taker }.
clause-leader = { $giver } sets { $what } free. Returned to: { $taker }.
clause-space = { $giver } cedes { $what }. New controller: { $taker }.
clause-mercenaries = { $giver } gives { $what ->
    [one] one mercenary
   *[other] { $what } mercenaries
}. Receiver: { $taker }.
clause-divorce = { $giver } grants the divorce that Henry VIII asked for. In favour of: { $taker }.
clause-pardon = { $giver } lifts the excommunication. In favour of: { $taker }.
clause-cards = { $giver } lets { $what ->
    [one] one card
   *[other] { $what } cards
} be drawn from its hand. By: { $taker }.

## Turn 1

meet-first = Whom do you want to meet first?
meet-order = England talks first with: { $first }; then with: { $second }.

## Carrying out a deal

leader-home = Where does { $leader } return to?
leader-freed = { $leader } is free again and returns to { $space } ({ $power }).
loan-port = Which port does the squadron lent by { $lender } at { $port } sail to?
loan-sails = A squadron sails from { $port } to { $target }. Lender: { $lender }; borrower: { $power }.
loan-leader = Which port does { $leader } sail to?
loan-leader_sails = { $leader } sails to { $target } and serves: { $power }.
loan-back = Which port do your squadrons on loan at { $port } return to?
mercenaries-from = Take one mercenary away: from which space? Receiver: { $taker }.
mercenaries-to = Where do you place the mercenaries? Giver: { $giver }.
mercenaries-change = { $many ->
    [one] One mercenary goes
   *[other] { $many } mercenaries go
} to { $space }. Giver: { $giver }; receiver: { $taker }.
card-changes = { $card } changes hands. From: { $giver }; to: { $taker }.
card-changes_hidden = A card changes hands. From: { $giver }; to: { $taker }.

## Displaced units

displace-land = Where do your land units at { $space } go?
displace-ships = Which port do your ships at { $space } go to?
displaced-land = { $power }: the land units leave { $space } for { $target }.
displaced-ships = { $power }: the ships leave { $space } for { $target }.
displaced-lost = { $power }: the units at { $space } have nowhere to go and are lost.

## Peace

peace-sue = Do you sue an enemy for peace?
peace-sued = { $power } sues for peace. Winner of the war: { $winner }.
peace-made = The war is over. At peace: { $power } and { $winner }.
peace-unit_at = You lose two units. Where do you remove one?
peace-unit = Which unit at { $place } do you remove?
peace-unit_lost = { $power } removes from { $place }: { $unit }.
peace-key = Do you buy back a home key? Winner: { $winner }.
peace-leader = Do you buy back a captured leader? Winner: { $winner }.
peace-space = Do you buy back home spaces, two for one price? Winner: { $winner }.
peace-price = How do you pay? Winner: { $winner }.
respond-peace = Do you play a card for this peace?
choice-give_point = A victory point for the winner
choice-give_card = A random card of mine
war-won = { $power } receives { $markers ->
    [one] a War Winner marker
   *[other] { $markers } War Winner markers
}.

## Ransom and excommunication

ransom-leader = Do you ransom a captured leader for a random card?
ransom-paid = { $power } ransoms { $leader }. Captor: { $captor }.
ban-donate = Do you give the Church a random card to end the excommunication?
choice-donate = Give a card
ban-bought_off = { $power } is excommunicated no longer. { $card } brings { $points ->
    [one] one command point
   *[other] { $points } command points
} for St. Peter’s.

## War

war-declare = On whom do you declare war?
war-declared = { $power } declares war. Enemy: { $enemy }.
war-begins = At war now: { $one } and { $other }.
word-broken = { $power } breaks its word. Given to: { $other }.
war-intervene = War is declared by { $declarer }. Do you intervene for { $minor } ({ $cost } CP)?
war-intervention = { $power } intervenes for { $minor }. Enemy: { $enemy }.
phony-begins = { $power } declared war on { $minor } and brought { $friend } in: a phony war costs a victory point until it is fought.
phony-ends = { $power } fights in earnest: the victory point of the phony war comes back.
phony-stays = { $power } makes peace without a fight: the victory point of the phony war is lost for good.
war-pay = You owe { $points } CP for wars. Which card do you pay with?
war-paid = { $power } pays { $points } CP for wars with { $card }.
choice-intervene = Intervene
choice-declare_war = Declare war

## Minor powers

minor-war = { $minor } has become an ally of { $ally }. Do you declare war on that power, free of charge?
minor-activated = { $minor } becomes an ally of { $power }.
minor-deactivated = { $minor } is no longer an ally of { $power }.
minor-home = { $minor }: which home space do the land units at { $place } return to?
minor-port = { $minor }: which home port do the ships at { $place } return to?
minor-lost = { $minor }: { $many ->
    [one] one regular at { $space } has
   *[other] { $many } regulars at { $space } have
} no home to return to.
minor-ships_lost = { $minor }: the ships at { $place } have no home port to return to.
hungary-defeated = Hungary-Bohemia is defeated: Habsburg must intervene.

## Refusals

refused-war-already = You are at war already with { $power }.
refused-war-ally = Your ally cannot be attacked: { $power }.
refused-war-independent = No declaration is needed: { $power }.
refused-war-league = Before the Schmalkaldic League there is no such war: { $power }.
refused-war-minor-ally = Declare war on the major power whose ally it is: { $power }.
refused-war-never = You can never declare this war: { $power }.
refused-war-peace = You made peace in this phase: { $power }.
refused-war-protector = You are allied to its protector, or made peace with it in this phase: { $power }.
refused-war-price = This war costs { $cost } CP, more than your cards can pay: { $power }.
refused-one-player = One player runs both powers: { $power }.
refused-too-few-points = Your cards cannot pay { $cost } CP more.
refused-mandatory-pays = { $card } is a mandatory event and pays for nothing.
refused-card-not-held = { $card } is not in your hand.
refused-no-war = You are not at war with { $power }.
refused-league-war = The wars of the League last to the end: { $power }.
refused-no-loss = Nothing of yours is held by { $power }: neither an army leader nor a home space.
refused-no-card-to-draw = You have no card that can be drawn.
refused-no-captive = { $leader } is no captive of yours to ransom.
refused-not-nearest = { $space } is not the nearest place of refuge.
refused-loan-alone = Squadrons and naval leaders are lent only together with an alliance.
refused-one-way = Between these two such a gift was agreed already this turn: { $power }.
refused-ottoman-mercenaries = The Ottoman takes no mercenaries.
refused-alliance-war = First end the war with { $power }.
refused-alliance-never = The Papacy and the Ottoman are never allies.
refused-alliance-divorce = After Henry’s divorce the Papacy cannot ally with Habsburg this turn.
refused-space-not-held = { $space } is not the giver’s to cede.
refused-capital = Nobody cedes the capital of a major power: { $space }.
refused-minor-key = A key of one’s minor ally is not ceded: { $space }.
