## Lobby
my-tables = My tables
open-tables = Tables with free seats
running-tables = Games to watch
finished-games = Finished games
play-this = Play
rules = Rules
your-turn = Your turn
turn-of = Turn of: { $who }
waits-for-people = Waits until somebody returns
game-ended = The game has ended.
signed-in-as = Signed in as { $name }.
sign-out = Sign out
sign-in-or-register = Sign in or create an account

seats-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
players-count = { $count ->
    [one] One player
   *[other] { $count } players
}

## Accounts
sign-in = Sign in
register = Create an account
ask-reset = Forgotten password
reset = Choose a new password
confirm-mail = Confirm your email address
name = Name
name-or-mail = Name or email address
password = Password
new-password = New password
mail = Email address
mail-optional = Email address (optional)
registration-code = Invitation code
registration-closed = This server takes no new accounts; ask its host for one.
second-factor = I have a second factor
code = Code
letter-sent = If an account has this address, an email is on its way.
password-changed = Your password has been changed; sign in with the new one.
mail-confirmed = The address is confirmed.

## Making a table
how-many-players = How many players?
scenario = Scenario
pace = Pace
pace-hotseat = On one screen, without clocks
pace-live = Live: 45 minutes each
pace-slow = A move a day
more-choices = Edition and options
table-is-open = Anyone may join and watch
next-seats = Next: the seats
who-sits = Who plays what
against-stewards = Me against bots
all-here = All at this screen
with-others = Me and whoever joins
seat-me = You
seat-open = Free
bot-steward = Steward bot
bot-random = Random bot
bot-novice = Novice bot
bot-captain = Captain bot (a quick look)
bot-master = Master bot (1 second)
bot-grandmaster = Grandmaster bot (5 seconds)
bot-search-1 = Master bot (1 second)
bot-search-5 = Grandmaster bot (5 seconds)
bot-engine = Engine { $name }
bot-kind = ({ $level }, { $temperament })
temperament-bold = bold
temperament-cautious = cautious
temperament-zealous = zealous
temperament-mercantile = mercantile
temperament-faithless = faithless
temperament-steadfast = steadfast
temperament-scheming = scheming
somebody = Somebody
back = Back
begin = Begin
make-table = Create the game
leave-seat = Leave
remove-bot = Remove
remove-person = Take the seat away
sit-here = Sit here
invite-link = Link for the others
copy = Copy
copied = Copied
waiting-for-start = Waiting for the seats to fill and the host to begin.

## The table
setting-the-table = Setting up the game …
board = Board
zoom = Zoom
zoom-in = Closer
zoom-out = Farther
zoom-fit = Whole board
seats = Seats
points = points
present = present
is-asked = is asked now
steward-plays = a bot plays
menu = Menu
line-down = Connection to the server lost; trying again. Nothing you played is lost.
question = Question
hand = Hand
answers = Answers
search-answers = Search the answers ( a )
confirm = Confirm
undo = Take back
fewer = Fewer
more = More
how-many = How many
choose-number = Choose { $number }
waiting-for = Waiting for: { $who }.
frozen = The game is frozen by an error in the rules; the host has been told.
looking-back = You are looking at an earlier position.
close = Close

## History
history = History
phase-back = Phase before
phase-forward = Phase after
step-back = Step back
step-forward = Step forward
row-of = { $row } of { $rows }
jump-to = Jump to
beginning = The beginning
share = Copy link
to-now = Back to now

## Beside play
more-beside = More: seats, log, charts
less-beside = Less
beside-play = Beside play
tab-panels = Factions
tab-log = Log
tab-list = List
tab-talk = Chat
tab-chart = Charts
look-here = Show this moment
nothing-yet = Nothing has happened yet.
earlier = Earlier
points-by-turn = Points by turn
points-by-source = Points by source
control-by-turn = Control by turn
control-of = Control of
figures = Figures
now = now
luck-in = Luck: { $what }
luck-throws = rolls
luck-expected = expected
luck-actual = rolled
luck-ahead = difference
no-points-yet = No points have been counted yet.
search-rules = Search the rules
all-rules = All rules
no-rules-found = No rule found.

more-rules = { $count ->
    [one] One more: search to find it.
   *[other] { $count } more: search to find them.
}

## Talk and motions
nobody-spoke = No messages yet.
anonymous-table = Names are hidden here until the game is over, and so is who is present. Blocks do not apply: they would tell who sits where.
talk-to = To
everybody = everybody
say-something = Write a message
send = Send
privately-to = privately to { $who }
motion = Proposal
motion-undo = { $who }: let us go back to row { $row }.
look-at-row = Look at row { $row }
motion-pause = { $who }: let us pause.
motion-resume = { $who }: let us go on.
motion-end = { $who }: let us end the game here.
motion-concede = { $who } concedes.
motion-pace = { $who }: let us change the pace.
votes-missing = Yet to vote: { $who }
votes-absent = { $who } is away and has been asked by a notice: nobody agrees in their place.
agree = Agree
refuse = Refuse
withdraw = Withdraw
table-paused = The table is paused.
table-unattended = Nobody is at this table. The game waits and all clocks stand still until somebody returns.
steward-plays-for-you = Your time ran out: a bot plays { $who } for you.
i-am-back = I am back
resume = Go on
propose-undo = Ask to go back before my last choice (row { $row })
propose-back-here = Ask to go back to here (row { $row })
propose-pause = Ask for a pause
propose-end = Ask to end the game
propose-concede = Concede
sure = Really?
close-table = Close the table
close-table-sure = Close it for good?
rematch = Rematch
record = Save the record
keys = Keys: 1–9 and arrows choose, u takes back, a searches the answers, / looks anything up, w tries a position out, s skips the moves of the others.

## At one screen
hand-over = Now it is the turn of: { $who }
i-am = Here we are: { $who }
no-hand-over = Next time go on without this page

advice = Advice
advice-ask = Advise me
advice-longer = Think longer
advice-no-reason = The steward has no particular reason.
advice-steward = A steward would answer: { $answer }
advice-search = After looking ahead: { $answer }
bots-why = Why

## A game in a frame of another page
embed-play = Play
embed-stop = Stop

## Records and positions
play-on-here = Play on from here
origin-record = A record, to look at. Go to any move to play on from there.
origin-position = This game goes on from a position of “{ $name }”; the first { $rows } rows were played there. It is not rated.
record-remove = Remove this record
