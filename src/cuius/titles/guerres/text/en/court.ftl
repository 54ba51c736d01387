# Actions at court (14.2, 14.6, 14.7).

## Questions

court-squadron = { start-character } ({ $faction }) is about to act. Send the Flying Squadron?
surprise-town = Which town does { the-character } attack by surprise?
influence-town = Over which town of the ally does { the-character } seek influence?
diplomacy-country = To which country does { the-character } travel?
diplomacy-territory = { start-country } { $country_number ->
    [plural] send
   *[other] sends
} troops ({ $troops }). Where do they appear?
persuade-character = Whom does { the-character } try to win over?

## Answers

choice-court-action-surprise = Surprise attack
choice-court-action-influence = Gain influence at court
choice-court-action-diplomacy = Diplomatic mission
choice-court-action-treaty = Write a treaty
choice-court-action-persuade = Win a character over
choice-court-action-taxes = Collect taxes

## Events

surprise-announced = { $faction }: { the-character } attempts a surprise attack on { $town }.
influence-announced = { $faction }: { the-character } seeks influence over { $town }.
diplomacy-announced = { $faction }: { the-character } goes on a mission to { the-country }.
treaty-announced = { $faction }: { the-character } writes a treaty.
persuade-announced = { $faction }: { the-character } tries to win over { the-target }.
taxes-announced = { $faction }: { the-character } collects taxes.
court-modifier = { $reason }: { $value ->
    [1] +1
    [2] +2
    [3] +3
   *[other] { $value }
}.
court-chance = { $ways } of 36 rolls succeed.
squadron-strikes = { $faction }: the Flying Squadron distracts { the-character }, who loses two on the roll.
court-rolled = { start-character } rolls { $roll }; the total is { $total }.
court-fails = { start-character } fails.
court-perishes = A bare two: { the-character } fails and dies of it.
diplomacy-granted = { $faction }: { the-country } { $country_number ->
    [plural] give
   *[other] gives
} money ({ $money }) and troops ({ $troops }).
diplomacy-nothing = { $faction }: { the-country } { $country_number ->
    [plural] have
   *[other] has
} nothing to give this turn.
persuade-won = { start-character } is won over and will change sides when the court phase ends: { $faction }.
town-leaves = { $town } is lost and leaves the map.

## Dice and odds

modifier-military = Military value
modifier-intrigue = Intrigue value
modifier-major_town = Major town
modifier-diplomat = Diplomat
modifier-writer = Writer
modifier-administrator = Administrator
modifier-flying_squadron = Flying Squadron
modifier-surprise_of_meaux = Surprise of Meaux
modifier-parisian_preachers = Preachers of Paris
modifier-malcontents = The Malcontents
modifier-council_of_trent = Council of Trent
modifier-colonial_tension = Colonial tension
modifier-spanish_armada = Spanish Armada
modifier-water_geuzen = Water Geuzen
odds-court = An action at court
odds-massacre = The massacre
odds-surprise = A surprise attack
odds-influence = Influence at court
odds-diplomacy = A diplomatic mission
odds-treaty = Writing a treaty
odds-persuasion = Winning a character over
odds-taxes = Collecting taxes
court-odds-success = Success
court-odds-failure = Failure
court-odds-death = Failure and death
court-odds-row-1 = First row of the table
court-odds-row-2 = Second row of the table
court-odds-row-3 = Last row of the table

## Why not

refused-court-no-passing = You must act in your turn at court; there is no passing.
refused-court-no-ghost = There is no ghost in your court hand.
refused-court-not-in-play = { start-character } is not in play.
refused-court-serves-another = { start-character } does not serve you ({ $faction }).
refused-court-has-acted = { start-character } was already played in this court phase.
refused-court-not-in-hand = { start-character } is in your deck, not in your court hand.
refused-court-can-act = { start-character } can still try an action, and must.
refused-surprise-by-ghost = A ghost leads no surprise attack.
refused-surprise-no-town = No enemy town lies within reach of { the-character }.
refused-surprise-special = { $town } cannot be taken by surprise.
refused-surprise-friend = { $town } is on your own side ({ $faction }).
refused-surprise-too-far = { $town } lies outside the provinces of { the-character }.
refused-town-off-map = { $town } is not on the map.
refused-influence-no-town = The ally has no town that you could gain ({ $faction }).
refused-influence-alone = You have no ally, and so no influence at court.
refused-influence-ally-only = At this table only the ally of the Royalists gains influence at court.
refused-influence-not-ally = { $town } does not belong to your ally ({ $faction }).
refused-influence-special = At this table { $town } cannot be gained by influence.
refused-diplomacy-no-country = No country is left that would hear you this turn.
refused-diplomacy-not-listed = { start-country } { $country_number ->
    [plural] are
   *[other] is
} not in your diplomacy table.
refused-diplomacy-not-now = { start-country } { $country_number ->
    [plural] do
   *[other] does
} not hear you at this time.
refused-diplomacy-tried = { start-country } { $country_number ->
    [plural] have
   *[other] has
} had the one mission or treaty of this turn.
refused-diplomacy-no-landing = Troops land in { the-province } only where you hold a town and no army of your ally stands in the way.
refused-diplomacy-elsewhere = { start-country } { $country_number ->
    [plural] raise
   *[other] raises
} troops elsewhere.
refused-treaty-won = You have a treaty already this turn.
refused-treaty-no-writer = { start-character } is no writer.
refused-persuade-nobody = There is nobody left whom you could win over this turn.
refused-persuade-own = { start-character } serves you already.
refused-persuade-turned = { start-character } has changed sides once and never will again.
refused-persuade-loyal = { start-character } would never join you.
refused-persuade-not-in-play = { start-character } is not in play.
refused-persuade-tried = You have approached { the-character } already this turn.
refused-persuade-too-early = { start-character } cannot be won over so early.
refused-persuade-waits = { start-character } cannot be won over before { the-other } has left the game.
refused-taxes-royal = Only the Royalists collect taxes.
refused-squadron-not-in-hand = The Flying Squadron is not in your court hand.
