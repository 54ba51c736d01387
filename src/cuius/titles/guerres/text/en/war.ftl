# Recruitment, leaders and war rounds (15.2 to 15.7.4).

## Questions

recruit-taxes = How many levels of royal taxes do you spend on troops?
deploy-province = Recruits to place: { $troops }. In which province?
deploy-troops = How many recruits go to { the-province }?
leaders-army = These armies are equally strong: which gets the better leader?
leaders-commander = { start-army } (troops: { $troops }): which of these equals commands?
leaders-support = Which army does { the-character } support?
leaders-review = Leaders stand as the rules want. Leave them, or place them anew?
war-first = Which of these commanders of equal rank speaks first?
war-announce = { start-army } (troops: { $troops }): activate which province, or rest for this round?
war-join = { start-army } (troops: { $troops }): go along to { the-province }?
war-troops = { start-army }: how many troop points go to { the-province }?
war-step = { start-army } on the way to { the-province }: where next?
war-share = The activation of { the-province } costs { $cost }. How much do you pay yourself?
war-contribute = Your ally ({ $faction }) asks you for { $cost } towards the activation of { the-province }.
war-pay_alone = Your ally pays nothing. Pay { $cost } for { the-province } alone, or take the moves back?
war-mercenaries = Unpaid mercenaries (the activation costs { $cost }): pay one more, or lose a troop point?
war-fight = { start-province }: { the-army } faces { the-enemy }. Do you seek battle?
war-reply = { start-province }: { the-army } attacks { the-enemy }. Stand, or try to evade?
war-intercept = { start-province }: { the-army } wants to avoid { the-enemy }. Try to intercept?
war-evade_to = { start-army } has slipped away. Where does it go?
merge-commander = Armies merge: which commander of equal rank leads them?
merge-marker = Armies of equal strength merge: which marker stays?

## Answers

choice-leaders-review-keep = Leave them
choice-leaders-review-change = Place them anew
choice-leaders-support-pass = None
choice-war-announce-rest = Rest for this round
choice-war-join-move = Go along
choice-war-join-stay = Stay for now
choice-war-join-rest = Rest for this round
choice-war-share-take_back = Take the moves back
choice-war-pay_alone-take_back = Take the moves back
choice-war-contribute-agree = Pay it
choice-war-contribute-refuse = Refuse
choice-war-mercenaries-pay_more = Pay one more
choice-war-mercenaries-lose_troops = Lose a troop point
choice-war-fight-fight = Seek battle
choice-war-fight-avoid = Avoid battle
choice-war-reply-stand = Stand
choice-war-reply-evade = Evade
choice-war-intercept-intercept = Intercept
choice-war-intercept-let_pass = Let it pass
choice-war-evade_to-stay = Stay here
choice-money = Money

## Events

recruit-income = { $faction }: troops { $troops }, money { $money }.
recruit-dispersed = { $faction }: { $troops ->
    [one] one recruit finds
   *[other] { $troops } recruits find
} no place and { $troops ->
    [one] goes
   *[other] go
} home.
leaders-commands = { start-character } commands { the-army }.
leaders-supports = { start-character } supports the commander of { the-army }.
war-round = { $camp_id ->
    [royal] A round of the royal camp begins.
   *[other] A round of the opposing camp begins.
}
war-announced = { $faction }: { the-province } is announced ({ the-army }).
war-rests = { start-army } rests for this round.
war-moves = { start-army } goes to { the-province }.
war-halts = { start-army } cannot arrive and stays in { the-province }.
war-split = { start-province }: { the-other } stays behind with { $troops ->
    [one] one troop point
   *[other] { $troops } troop points
} ({ the-army } moves on).
war-paid = { $faction }: { $money } paid.
war-taken_back = The activation of { the-province } is not paid for: the moves are taken back.
war-attrition_tested = Attrition of { the-army }: { $roll } rolled, a point is lost from { $needed } on.
war-attrition = { start-army } loses a troop point in { the-province }; left: { $troops }.
war-interception = { start-army } intercepts { the-enemy } ({ $roll } rolled, total { $total }).
war-interception_failed = { start-army } fails to intercept { the-enemy } ({ $roll } rolled, total { $total }).
war-evasion = { start-army } evades { the-enemy } ({ $roll } rolled, total { $total }).
war-evasion_failed = { start-army } fails to evade { the-enemy } ({ $roll } rolled, total { $total }).
merge-done = { start-province }: { the-other } joins { the-army } (troops: { $troops }; lost: { $lost }).
steward-decides = { $faction }: the steward has looked at the cards and decided.
clause-money = Money lent ({ $giver } to { $taker }): { $what ->
    [one] one coin
   *[other] { $what } coins
}.

## Why somebody refuses an offer (10-r3)

choice-refusal-reason-pass = Give no reason
choice-broken_word = They have broken their word
choice-needed = I need the money myself
choice-no_gain = It gains me nothing
refusal-broken_word = { $role }: who did not return what he borrowed gets only what we can well spare.
refusal-needed = { $role }: we need our coins for our own march.
refusal-no_gain = { $role }: what would be won with it is not ours.
talk-broken_word = Who did not return what he borrowed gets only what we can well spare.
talk-needed = We need our coins for our own march.
talk-no_gain = What would be won with it is not ours.
word-broken = { start-faction } { $faction_number ->
    [plural] break their
   *[other] breaks its
} word: what was borrowed from { the-other } is not returned.

## Odds

odds-interception = An interception
odds-evasion = An evasion
odds-attrition = Attrition after a move
interception-succeeds = The army is intercepted
interception-fails = The army passes
evasion-succeeds = The army slips away
evasion-fails = The army must fight
attrition-suffered = One troop point is lost
attrition-spared = Nothing is lost
reaction-own-tactical = Tactical value of the own commander
reaction-moving-tactical = Tactical value of the moving commander
reaction-own-size = Size of the own army
reaction-moving-size = Size of the moving army
reaction-scouts = Good scouts

## Refusals

refused-war-tax-levels = The royal taxes stand at { $levels }.
refused-war-deploy-abroad = Recruits are placed in France, not in { the-province }.
refused-war-deploy-no-town = You hold no town in { the-province }.
refused-war-deploy-full = The army in { the-province } is full.
refused-war-no-marker = No army marker is left for { the-province }.
refused-war-deploy-paris = The largest Royalist army stands in { the-province }: place or enlarge that one first.
refused-war-deploy-room = No more than { $most } can be placed in { the-province }.
refused-war-army-smaller = { start-army } is not the largest army without a commander.
refused-war-no-leader = { start-character } does not lead armies of this camp now.
refused-war-leader-engaged = { start-character } is not in the reserve.
refused-war-leader-outranked = A leader of better rank comes before { the-character }.
refused-war-other-camp = { start-army } belongs to the other camp.
refused-war-supported = { start-army } has a supporter already.
refused-war-cannot-support = { start-character } needs a commander of better rank and lower tactical value than his own: not { the-army }.
refused-war-army-moved = { start-army } has been activated in this round.
refused-war-army-rests = { start-army } rests for this round.
refused-war-higher-rank = A commander of higher rank comes before that of { the-army }.
refused-war-activated = The activation of { the-province } has been announced in this round.
refused-war-spent-army = An army of your camp in { the-province } has been activated in this round already.
refused-war-weary = { start-army } is weary of war and does not leave { the-province }.
refused-war-too-far = { start-province } { $province_number ->
    [plural] are
   *[other] is
} out of reach for { the-army }.
refused-war-too-dear = { start-province } would cost { $cost }, and the camp has { $money }.
refused-war-no-split = Only a part of { the-army } could go to { the-province }, and no marker is left for the rest.
refused-war-split-rank = Only a part of { the-army } could go to { the-province }, and that would leave the larger army to the lesser leader.
refused-war-too-slow = An army of { $troops } does not get to { the-province } in one round.
refused-war-rest-in-vain = No lower rank waits for { the-army } to rest.
refused-war-no-border = There is no way from here to { the-province }.
refused-war-no-way = By way of { the-province } the army does not reach { the-target }.
refused-war-share = The cost is { $cost }; you have { $money }, and your ally must be able to pay the rest.
refused-war-no-friendly-town = Your camp holds no town in { the-province }.
refused-war-hostile-army = Another side’s army stands in { the-province }.
