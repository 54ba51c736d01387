## The log
log-turn = Turn { $turn }
log-details = Details
log-filter = Filter the log
log-sort = What is shown
log-everything = Everything
log-sort-war = War
log-sort-sea = At sea
log-sort-religion = Religion
log-sort-diplomacy = Diplomacy
log-sort-new-world = The New World
log-sort-cards = Cards
log-sort-building = Building
log-sort-points = Points and order
log-sort-court = At court
log-sort-troops = Troops and leaders
log-sort-provinces = Provinces
log-sort-cities = Cities
log-sort-money = Money

## Since the last move
digest = { $count ->
    [one] Since your last move: one event
   *[other] Since your last move: { $count } events
}
digest-so-far = { $count ->
    [one] So far: one event
   *[other] So far: { $count } events
}
digest-events = What the others did
digest-close = Put away
digest-watch = Watch

## Playback
playback = Moves of the others
playback-slow = slowly
playback-normal = at a fair pace
playback-fast = fast
playback-off = all at once
playback-skip = { $count ->
    [one] Skip one step ( s )
   *[other] Skip { $count } steps ( s )
}
