# Cards, impulses, winter, foreign wars, pirates, the Emperor, victory (sections 6, 7, 11, 19, 21, 23).

## Questions

impulse-card = Your impulse: which card do you play?
impulse-manner = For its points or as an event?
action = Command points left: { $points }. Which action?
respond-between = Before play goes on: play a card?
respond-event-declared = { $power } plays { $card } as an event. Play a card against it?
respond-emperor-transfer = Charles V sets out from { $origin } to { $space }. Play a card against it?
respond-victory = Somebody is about to win by domination. Play a card?
winter-port = Winter: to which port does the next ship sail from { $place }?
winter-admiral = Winter: to which port does { $leader } sail?
winter-recall = Winter: recall units from which space to the capital?
winter-recalled = How many units return from { $space }?
winter-to = Units returning from { $origin } ({ $units } left): where to?
winter-scots = Scots returning from { $origin } ({ $units } left): where does the next unit winter?
winter-who = From { $origin } to { $target }: which units?
winter-send = From { $origin } to { $target }: how many? ({ $unit })
winter-lost = The way home from { $space } is not clear: which unit is lost?
winter-leader = Where does { $leader } spend the winter? (from { $origin })
abroad-from = Send a unit to the foreign war from which space?
abroad-unit = Which kind of unit from { $space }?
abroad-leader = Which leader goes along? ({ $card })
abroad-war = Fight which foreign war?
abroad-home = { $card } is over: where do the troops come home?
ireland-help = Send the Irish a unit? From which space?
haven-where = Where is the pirate haven?
emperor-to = Where does Charles V go?
emperor-alva = Does the Duke of Alva go to { $space } with Charles?

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
hand-dealt = Cards dealt to { $power }: { $many }.
card-drawn = You draw { $card } ({ $power }).
card-answers = { $power } plays { $card }.
card-discarded = { $power } discards { $card }.
impulse-points = { $power } plays { $card } for its points: { $points }.
impulse-event = { $power } plays { $card } as an event.
impulse-passed = { $power } passes.
impulse-skipped = { $power } loses this impulse.
ruler-succeeds = New ruler ({ $power }): { $ruler }.
points-gained = { $power } gains bonus points: { $points }.
points-noted = Points after turn { $turn }, in impulse order: { $points }.
alliance-ends = The alliance of { $one } and { $other } ends.
pirates-come = Pirates settle in { $space }.
emperor-travels = { $leader } travels from { $origin } to { $space }.
abroad-begins = { $card }: foreign war ({ $power }), enemy units: { $foreign }.
abroad-sent = { $card }: units sent by { $power }: { $many }.
abroad-battle = { $card }: { $power } fights, enemy units: { $foreign }.
abroad-ends = { $card } is over. Units coming home ({ $power }): { $many }.
winter-returned = { $power } returns from { $origin } to { $target }: { $many } × { $unit }.
winter-attrition = Lost on the way home from { $space } ({ $power }): { $many }.
winter-eliminated = No space takes them in; lost in { $space } ({ $power }): { $many }.
winter-ship_lost = A ship in { $place } finds no port and is lost ({ $power }).
winter-renegade_leaves = { $leader } leaves the map.
winter-replacement = A new regular in { $space } ({ $power }).
winter-overdue = Overdue, it happens now: { $card }.

## Results

result-military = Military victory: { $winners }.
result-religious = Religious victory: { $winners }.
result-standard = Victory by points: { $winners }.
result-domination = Victory by domination: { $winners }.
result-time = Most points at the end of the last turn: { $winners }.
