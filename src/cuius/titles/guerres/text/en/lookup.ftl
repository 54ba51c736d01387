# What can be looked up: labels of facts, and what pieces, factions and phases are. Cards and chits: cards.ftl.

lookup-towns = towns
lookup-borders = borders on
lookup-loire = towns on the Loire
lookup-influenced_by = characters with influence here
lookup-country = belongs to
lookup-lands = territories where its troops appear
lookup-garrison = garrison
lookup-worth = war points
lookup-hears = hears envoys of
lookup-faction = faction
lookup-second = can be won over by
lookup-military = military value
lookup-intrigue = intrigue value
lookup-diplomat = diplomat
lookup-writer = writer
lookup-administrator = administrator
lookup-call_to_arms = enters with the Call to Arms
lookup-succession = letter of succession
lookup-influence = influence in
lookup-command = rank as a leader
lookup-tactical = tactical value
lookup-star = supports with a star
lookup-enters = enters in turn
lookup-dies = last turn
lookup-recruit_from = can be won over from turn
lookup-recruit_after = can be won over once this one has left the game
lookup-at_court = is always in the court hand
lookup-immune = does not die of a bare two
lookup-unkillable = is captured where others would be killed
lookup-survives = survives the massacre and returns to the deck
lookup-no_gentleman = is safe from the Flying Squadron
lookup-brought_by = comes with the card
lookup-deck = deck
lookup-timing = is played
lookup-red = must be played in the turn it is drawn
lookup-removed = leaves the game when played
lookup-number = how many a faction has
lookup-movement = movement points
lookup-dice = dice
lookup-cost = cost of an activation
lookup-attrition = attrition with two dice from
lookup-countries = sends envoys to
unit-army = army
unit-leader = leader counter
unit-cube = town cube
unit-treaty = treaty points
unit-taxes = royal taxes
unit-money = { term-money }
unit-war_points = { term-war_points }
unit-troops = { term-troops }

## What pieces are

lookup-about-army = Stands in a province with one to nine troop points, under a commander and perhaps a supporter. All armies leave the map when the turn ends.
lookup-about-leader = Rank decides who commands the largest army and who speaks first; the tactical value adds dice.
lookup-about-cube = Shows which faction holds a town. Towns decide automatic victories and the larger part of the final points.
lookup-about-treaty = Gained by writing a treaty, by winning the war of a turn, and by cards. At the end they bring points by rank.
lookup-about-taxes = The Royalists raise them at court and spend levels on troops and money when they recruit.
lookup-about-money = Comes from taxes, towns, subsidies and cards, and pays for activations. What is left is lost when the turn ends.
lookup-about-war_points = Gained by battles, sieges and captured leaders of this turn’s war. Who has most of them wins the war: a treaty point, and perhaps towns.
lookup-about-troops = Raised by taxes, towns and subsidies; an army has one to nine. They set its size: how far it marches, what that costs, and how many dice it rolls.

## Factions

lookup-about-faction-royalist = Wins at once when League and Huguenots both hold fewer than six towns at the end of a turn. Otherwise the points for towns and treaties count, and ties are theirs.
lookup-about-faction-league = Wins at once with at least twice as many towns as the Huguenots at the end of a turn. Ally of the Royalists until the Call to Arms, alone after it.
lookup-about-faction-huguenot = Wins at once with Paris and more towns than both others together at the end of a turn. Alone until the Call to Arms, ally of the Royalists after it.

## Phases

lookup-about-phase-initial = Characters enter and die, and the cards and chits of the turn join their decks and the cup.
lookup-about-phase-events = From the second turn on a chit is drawn. Each faction draws an event card.
lookup-about-phase-court_opening = Cards that bring the Call to Arms, then each faction’s leader comes to court.
lookup-about-phase-court_hands = Everybody calls characters in secret; each neighbour then draws four of the deck and gives two.
lookup-about-phase-massacre = In turns two to four two dice, or a Royalist card, may bring the massacre upon the Huguenot court.
lookup-about-phase-court = One action after the other, each by a character: towns, treaties, missions, persuasion, taxes. Seven on two dice succeeds, a bare two kills.
lookup-about-phase-court_end = Who was won over changes sides; all cards return to their decks.
lookup-about-phase-war_cards = Each faction draws a war card.
lookup-about-phase-recruitment = Royalists, Huguenots and League raise troops and money and place their armies.
lookup-about-phase-leaders = The best rank takes the largest army, and so on down.
lookup-about-phase-war_rounds = The camps activate provinces in turn, for money: marches, battles and sieges, until both decline.
lookup-about-phase-war_end = Who has most war points gains a treaty point and perhaps towns; prisoners are released.
lookup-about-phase-end_of_turn = Cards of the end, automatic victories; then armies, leaders and money leave the map.
