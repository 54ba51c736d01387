## A table of one's own
table-name = Name of the table (optional)
advice-allowed = Advice allowed: anybody may ask a bot what it would do (the game is not rated)
anonymous-play = Anonymous: names stay hidden until the game is over
gunboat-play = Gunboat: no chat at all
pace-own = Own clocks
pace-bank = Time for each at the start
pace-increment = Added after each turn
pace-unit = Unit
pace-unlimited = No clocks
pace-clock = { $bank } each, plus { $increment } after each turn
pace-bank-only = { $bank } each
pace-kind-live = Live
pace-kind-slow = By the day
unit-minute = minutes
unit-hour = hours
unit-day = days

## What is agreed at a table
table-facts = About this table
table-access = Who may join
access-public = Anyone
access-private = Only who is invited
chat-rule = Chat
gunboat-table = None (gunboat)
table-made-by = Created by

## Inviting
invite-name = Invite a player by name
invite = Invite
invite-sent = { $name } has been told.
invite-somebody = Invite somebody
propose-pace = Ask for another pace
propose-it = Ask the others

## Finding tables
find-table = Find a table
filter-search = Name of a table or a player
filter-title = Game
filter-any = All
no-table-found = No table fits.
substitutes-wanted = { $count ->
    [one] A substitute is wanted
   *[other] { $count } substitutes are wanted
}
page-previous = Previous
page-next = Next
page-number = Page { $page }
