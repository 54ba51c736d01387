# What happens outside single actions, cards and fights.

phase-begins = Turn { $turn }: { $phase }.
character-enters = { $character } comes into play ({ $faction }).
character-dies = { $character } has died.
character-removed = { $character } leaves the game.
character-absent = { $character } is abroad for the rest of the turn.
character-changes_sides = { $character } changes sides: { $faction }.
call_to_arms = The Call to Arms! The Huguenots join the Royalists, the League stands alone, and turn { $turn } is the last.
court-leads = { $faction }: { $character } leads the faction.
court-picked = { $faction }: you call { $character } to court.
court-given = { $faction }: { $character } is put into the court hand (chosen by: { $giver }).
court-dealt = { $faction }: chance brings { $character } to court.
court-card = { $faction }: { $character } comes forward.
court-spent = { $faction }: { $character } is played without an action.
court-sent_away = { $character } leaves the court and returns to the deck.
massacre-tested = Test for the massacre: { $roll } thrown, it happens at { $needed } or less.
massacre-strikes = The massacre of Saint Bartholomew’s Day.
massacre-victim = { $character } is murdered.
massacre-drawn = You draw { $character } for a new court hand.
taxes-level = Royal taxes stand at { $level }.
town-converted = { $town } changes hands: { $faction }.
treaty-gained = { $faction }: { $points ->
    [one] one treaty point
   *[other] { $points } treaty points
}.
troops-placed = { $faction }: { $troops ->
    [one] one troop point
   *[other] { $troops } troop points
} for { $army } in { $province }.
troops-lost = { $faction }: { $troops ->
    [one] one troop point finds
   *[other] { $troops } troop points find
} no army in { $province }.
game-points = { $faction }: { $points ->
    [one] one point
   *[other] { $points } points
} at the end.
game-won = Victory: { $faction }.
turn-counted = Turn { $turn } is counted.
