# Cards, impulses, winter, foreign wars, pirates, the Emperor, victory (sections 6, 7, 11, 19, 21, 23).

## Questions

impulse-card = Your impulse: which card do you play?
impulse-manner = For its points or as an event?
action = Command points left: { $points }. Which action?
respond-between = Before play goes on: play a card?
respond-event-declared = { start-power } plays { $card } as an event. Play a card against it?
respond-emperor-transfer = Charles V sets out from { the-origin } to { the-space }. Play a card against it?
respond-victory = Somebody is about to win by domination. Play a card?
winter-port = Winter: to which port does the next ship sail from { the-place }?
winter-admiral = Winter: to which port does { the-leader } sail?
winter-recall = Winter: recall units from which space to the capital?
winter-recalled = How many units return from { the-space }?
winter-to = Units returning from { the-origin } ({ $units } left): where to?
winter-scots = Scots returning from { the-origin } ({ $units } left): where does the next unit winter?
winter-who = From { the-origin } to { the-target }: which units?
winter-send = From { the-origin } to { the-target }: how many? ({ units })
winter-lost = The way home from { the-space } is not clear: which unit is lost?
winter-leader = Where does { the-leader } spend the winter? (from { the-origin })
abroad-from = Send a unit to the foreign war from which space?
abroad-unit = Which kind of unit from { the-space }?
abroad-leader = Which leader goes along? ({ $card })
abroad-war = Fight which foreign war?
abroad-home = { $card } is over: where do the troops come home?
ireland-help = Send the Irish a unit? From which space?
haven-where = Where is the pirate haven?
emperor-to = Where does Charles V go?
emperor-alva = Does the Duke of Alva go to { the-space } with Charles?

## Answers

manner-points = Command points
manner-event = Event
choice-impulse-card-pass = Pass
choice-action-pass = No more actions
choice-winter-recall-pass = Recall nobody else
choice-winter-to-pass = The others take a way that is not clear
choice-abroad-leader-pass = No leader
choice-ireland-help-pass = Send nobody
choice-alone = Charles alone
choice-together = Both

## Events

phase-begins = Turn { $turn }: { $phase }.
deck-grows = New in the deck: { $cards }.
hand-dealt = { start-power } is dealt { $many ->
    [one] { $many } card
   *[other] { $many } cards
}.
card-drawn = You draw { $card } ({ $power }).
card-answers = { start-power } plays { $card }.
card-discarded = { start-power } discards { $card }.
impulse-points = { start-power } plays { $card } for its points: { $points } CP.
impulse-event = { start-power } plays { $card } as an event.
impulse-passed = { start-power } passes.
impulse-skipped = { start-power } loses this impulse.
ruler-succeeds = New ruler ({ $power }): { $ruler }.
points-gained = { start-power } gains { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
}.
points-noted = Points after turn { $turn }, in impulse order: { $points }.
alliance-ends = The alliance of { the-one } and { the-other } ends.
pirates-come = Pirates settle in { the-space }.
emperor-travels = { start-leader } travels from { the-origin } to { the-space }.
abroad-begins = { $card }: foreign war ({ $power }), enemy units: { $foreign }.
abroad-sent = { $card }: { the-power } sends { $many ->
    [one] { $many } unit
   *[other] { $many } units
}.
abroad-battle = { $card }: { the-power } fights { $foreign ->
    [one] { $foreign } enemy unit
   *[other] { $foreign } enemy units
}.
abroad-ends = { $card } is over. Units coming home ({ $power }): { $many }.
winter-returned = { start-power } returns from { the-origin } to { the-target }: { many-units }.
winter-attrition = { start-power } loses { $many ->
    [one] { $many } unit
   *[other] { $many } units
} on the way home from { the-space }.
winter-eliminated = No space takes them in: { the-power } loses { $many ->
    [one] { $many } unit
   *[other] { $many } units
} in { the-space }.
winter-ship_lost = A ship of { the-power } in { the-place } finds no port and is lost.
winter-renegade_leaves = { start-leader } leaves the map.
winter-replacement = A new regular of { the-power } in { the-space }.
winter-overdue = Overdue, it happens now: { $card }.

## Results

result-military = Military victory: { $winners }.
result-religious = Religious victory: { $winners }.
result-standard = Victory by points: { $winners }.
result-domination = Victory by domination: { $winners }.
result-time = Most points at the end of the last turn: { $winners }.
