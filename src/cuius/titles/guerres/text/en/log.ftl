# What happens outside single actions, cards and fights.

phase-begins = Turn { $turn }: { $phase }.
character-enters = { start-character } comes into play ({ $faction }).
character-dies = { start-character } has died.
character-removed = { start-character } leaves the game.
character-absent = { start-character } is abroad for the rest of the turn.
character-changes_sides = { start-character } changes sides: { $faction }.
call_to_arms = The Call to Arms! The Huguenots join the Royalists, the League stands alone, and turn { $turn } is the last.
court-leads = { $faction }: { the-character } leads the faction.
court-picked = { $faction }: you call { the-character } to court.
court-given = { $faction }: { the-character } is put into the court hand (chosen by: { $giver }).
court-dealt = { $faction }: chance brings { the-character } to court.
court-card = { $faction }: { the-character } comes forward.
court-spent = { $faction }: { the-character } is played without an action.
court-sent_away = { start-character } leaves the court and returns to the deck.
massacre-tested = Test for the massacre: { $roll } rolled, it happens at { $needed } or less.
massacre-strikes = The massacre of Saint Bartholomew’s Day.
massacre-victim = { start-character } is murdered.
massacre-drawn = You draw { the-character } for a new court hand.
taxes-level = Royal taxes stand at { $level }.
town-converted = { $town } changes hands: { $faction }.
treaty-gained = { $faction }: { $points ->
    [one] one treaty point
   *[other] { $points } treaty points
}.
troops-placed = { $faction }: { $troops ->
    [one] one troop point
   *[other] { $troops } troop points
} for { the-army } in { the-province }.
troops-lost = { $faction }: { $troops ->
    [one] one troop point finds
   *[other] { $troops } troop points find
} no army in { the-province }.
game-points = { $faction }: { $points ->
    [one] one point
   *[other] { $points } points
} at the end.
game-won = Victory: { $faction }.
turn-counted = Turn { $turn } is counted.
