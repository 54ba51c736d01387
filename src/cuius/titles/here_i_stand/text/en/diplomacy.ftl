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

clause-end_war = { start-giver } and { the-taker } end their war.
clause-alliance = { start-giver } and { the-taker } are allies for this turn.
clause-squadron = { start-giver } lends { the-taker } one squadron at { the-what }.
clause-fleet = { start-giver } lends { the-taker } all squadrons at { the-what }.
clause-admiral = { start-giver } lends { the-taker } a naval leader: { $what }.
clause-leader = { start-giver } returns a captured leader to { the-taker }: { $what }.
clause-space = { start-giver } cedes a space to { the-taker }: { $what }.
clause-mercenaries = { start-giver } gives { the-taker } { $what ->
    [one] one mercenary
   *[other] { $what } mercenaries
}.
clause-divorce = { start-giver } grants { the-taker } the divorce that Henry VIII asked for.
clause-pardon = { start-giver } lifts the excommunication in favour of { the-taker }.
clause-cards = { start-taker } draws { $what ->
    [one] one card
   *[other] { $what } cards
} at random from the hand of { the-giver }.

## Turn 1

meet-first = Whom do you want to meet first?
meet-order = England talks first with: { $first }; then with: { $second }.

## Carrying out a deal

leader-home = Where does { the-leader } return to?
leader-freed = { start-leader } is free again and returns to { the-space } ({ $power }).
loan-port = Which port does the squadron lent by { the-lender } at { the-port } sail to?
loan-sails = A squadron lent by { the-lender } to { the-power } sails from { the-port } to { the-target }.
loan-leader = Which port does { the-leader } sail to?
loan-leader_sails = { start-leader } sails to { the-target } in the service of { the-power }.
loan-back = Which port do your squadrons on loan at { the-port } return to?
mercenaries-from = Take one mercenary away: from which space? Receiver: { $taker }.
mercenaries-to = Where do you place the mercenaries? Giver: { $giver }.
mercenaries-change = { start-giver } gives { the-taker } { $many ->
    [one] one mercenary
   *[other] { $many } mercenaries
} in { the-space }.
card-changes = { $card } passes from { the-giver } to { the-taker }.
card-changes_hidden = A card passes from { the-giver } to { the-taker }.

## Displaced units

displace-land = Where do your land units at { the-space } go?
displace-ships = Which port do your ships at { the-space } go to?
displaced-land = The land units of { the-power } leave { the-space } for { the-target }.
displaced-ships = The ships of { the-power } leave { the-space } for { the-target }.
displaced-lost = The units of { the-power } at { the-space } have nowhere to go and are lost.

## Peace

peace-sue = Do you sue an enemy for peace?
peace-sued = { start-power } sues { the-winner } for peace.
peace-made = { start-power } and { the-winner } are at peace.
peace-unit_at = You lose two units. Where do you remove one?
peace-unit = Which unit at { the-place } do you remove?
peace-unit_lost = { start-power } removes a unit from { the-place }: { $unit }.
peace-key = Do you buy back a home key? Winner: { $winner }.
peace-leader = Do you buy back a captured leader? Winner: { $winner }.
peace-space = Do you buy back home spaces, two for one price? Winner: { $winner }.
peace-price = How do you pay? Winner: { $winner }.
respond-peace = Do you play a card for this peace?
choice-give_point = A victory point for the winner
choice-give_card = A random card of mine
war-won = { start-power } receives { $markers ->
    [one] a War Winner marker
   *[other] { $markers } War Winner markers
}.

## Ransom and excommunication

ransom-leader = Do you ransom a captured leader for a random card?
ransom-paid = { start-power } ransoms { the-leader } from { the-captor }.
ban-donate = Do you give the Church a random card to end the excommunication?
choice-donate = Give a card
ban-bought_off = { start-power } is excommunicated no longer. { $card } brings { $points ->
    [one] one command point
   *[other] { $points } command points
} for St. Peter’s.

## War

war-declare = On whom do you declare war?
war-declared = { start-power } declares war on { the-enemy }.
war-begins = { start-one } and { the-other } are at war now.
word-broken = { start-power } breaks its word to { the-other }.
war-intervene = { start-declarer } declares war. Do you intervene for { the-minor } ({ $cost } CP)?
war-intervention = { start-power } intervenes for { the-minor } against { the-enemy }.
phony-begins = { start-power } declared war on { the-minor } and brought { the-friend } in: a phony war costs a victory point until it is fought.
phony-ends = { start-power } fights in earnest: the victory point of the phony war comes back.
phony-stays = { start-power } makes peace without a fight: the victory point of the phony war is lost for good.
war-pay = You owe { $points } CP for wars. Which card do you pay with?
war-paid = { start-power } pays { $points } CP for wars with { $card }.
choice-intervene = Intervene
choice-declare_war = Declare war

## Minor powers

minor-war = { start-minor } has become an ally of { the-ally }. Do you declare war on that power, free of charge?
minor-activated = { start-minor } becomes an ally of { the-power }.
minor-deactivated = { start-minor } is no longer an ally of { the-power }.
minor-home = { $minor }: which home space do the land units at { the-place } return to?
minor-port = { $minor }: which home port do the ships at { the-place } return to?
minor-lost = { start-minor }: { $many ->
    [one] one regular
   *[other] { $many } regulars
} in { the-space } { $many ->
    [one] has
   *[other] have
} no home to return to.
minor-ships_lost = { $minor }: the ships at { the-place } have no home port to return to.
hungary-defeated = Hungary-Bohemia is defeated: Habsburg must intervene.

## Refusals

refused-war-already = You are at war already with { the-power }.
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
refused-no-war = You are not at war with { the-power }.
refused-league-war = The wars of the League last to the end: { $power }.
refused-no-loss = Nothing of yours is held by { the-power }: neither an army leader nor a home space.
refused-no-card-to-draw = You have no card that can be drawn.
refused-no-captive = { start-leader } is no captive of yours to ransom.
refused-not-nearest = { start-space } is not the nearest place of refuge.
refused-loan-alone = Squadrons and naval leaders are lent only together with an alliance.
refused-one-way = Between these two such a gift was agreed already this turn: { $power }.
refused-ottoman-mercenaries = The Ottoman takes no mercenaries.
refused-alliance-war = First end the war with { the-power }.
refused-alliance-never = The Papacy and the Ottoman are never allies.
refused-alliance-divorce = After Henry’s divorce the Papacy cannot ally with Habsburg this turn.
refused-space-not-held = { start-space } is not the giver’s to cede.
refused-capital = Nobody cedes the capital of a major power: { the-space }.
refused-minor-key = A key of one’s minor ally is not ceded: { the-space }.
