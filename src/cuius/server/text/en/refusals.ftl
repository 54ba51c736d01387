# Why the server refuses something. English stands where it is raised; a test compares.

## Accounts

refusal-token-limit = You have { $count } tokens; remove one that you do not use.
refusal-token-unknown = There is no such token; it may have been removed already.
refusal-banned-until = The keeper of this server has barred this account until { $time } UTC: { $reason }
refusal-banned = The keeper of this server has barred this account: { $reason }
refusal-credentials = That name, password or code is wrong; try again.
refusal-local-account = Local play needs no account; just play.
refusal-report-whom = Say whom you complain about: a name, or a table and a seat.
refusal-seat-empty = Nobody sits there.
refusal-name-unknown = There is nobody of that name.
refusal-animation-unfinished = Only a finished game is shown as an animated picture; this one is not over.
refusal-picture-unknown = There is no such picture; ask for one of a table, as PNG or GIF.
refusal-scenario-picture-unknown = There is no such picture; ask for one of a scenario, as PNG.
refusal-archive-place = That is no place in the archive; begin with its first page.
refusal-block-self = You cannot block yourself.
refusal-block-limit = You block { $count } people; unblock one first.
refusal-favourite-self = You cannot be a favourite of your own.
refusal-favourite-limit = You have { $count } favourites; remove one first.
refusal-corrected-board-limit = You have { $count } corrected boards; remove one first.
refusal-corrected-board-unknown = There is no such corrected board; it may have been removed already.
refusal-corrected-board-large = These are too many values to keep; keep only those that differ from ours.
refusal-report-limit = Many of your reports wait to be settled; wait for that first.
refusal-local-delete = Local play has no account to delete; delete its database instead.
refusal-email-taken = Another account has this address already; sign in with that one.
refusal-registration-closed = This server takes no new accounts; ask its keeper for one.
refusal-registration-invitation = This server takes new people by invitation; ask its keeper for a code.
refusal-invitation-expired = This invitation was used already or is too old; ask for a new one.
refusal-invitation-limit = There are { $count } invitations; revoke some first.
refusal-invitation-unknown = There is no such invitation; it may have been used already.
refusal-name-length = A name has { $min } to { $max } characters; choose such a one.
refusal-name-signs = A name has no @ and no /; leave them out.
refusal-name-letter = A name has at least one letter or digit; add one.
refusal-name-alphabet = A name is written in one alphabet; take all its letters from the same one.
refusal-name-unfit = A name is made of visible letters, digits and signs on one line; leave out the others.
refusal-name-taken = That name is taken; choose another.
refusal-table-name-length = A table’s name has up to { $max } characters; shorten it.
refusal-email-invalid = That is not a mail address; write it as name@example.org.
refusal-password-length = A password has { $min } to { $max } characters; choose such a one.
refusal-password-weak = That password is too easy to guess; take several words that have nothing to do with each other.
refusal-not-allowed = You may not do that here.
refusal-token-scope = This token is not good for that; make one with the right scope.
refusal-sign-in-first = Sign in first; then try again.
refusal-proof-wrong = That is not your password, or not a fresh code; try again.
refusal-code-missing = Give the code of your authenticator too.
refusal-session-unknown = There is no such session; it may have ended already.
refusal-factor-exists = You have a second factor already; take it away first.
refusal-factor-none = You have no second factor.
refusal-factor-begin = Begin with a second factor first; you have ten minutes to confirm it.
refusal-factor-code = That is not the code of this secret; look at the time of your device.
refusal-link-expired = This link was used already or is too old; ask for a new one.

## Admins

refusal-report-unknown = There is no such report.
refusal-report-settled = That report was settled already.
refusal-table-unknown = There is no such table.
refusal-table-not-frozen = That table is not frozen.
refusal-account-unknown = There is no such account.
refusal-account-admin = That is the account of an admin; take its name out of the settings first.
refusal-account-not-banned = This account is not banned.

## Titles

refusal-advice-none = Nobody gives advice at this table; its maker can allow it at another one.
refusal-reasons-early = Bots give their reasons when the game is over.
refusal-analysis-early = Only a finished game is analysed; this one is not over.
refusal-pools-hidden = The pools tell what is hidden; wait until the game is over.
refusal-lesson-none = There is no lesson in this game yet.
refusal-metrics-forbidden = Metrics are for this machine; from elsewhere send the token of the settings.
refusal-edition-unknown = There is no such edition of this game.
refusal-board-not-taken = This game takes no values of another board.
refusal-options-form = Give options as name:choice.
refusal-language-unknown = There is no language { $language }; choose { $choices }.
refusal-game-not-played = That game is not played here.
refusal-title-not-played = { $title } is not played here.
refusal-edition-choices = There is no edition { $edition }; choose { $choices }.
refusal-title-unknown = There is no title { $title }; choose { $choices }.
refusal-players-number = { $title } is for { $choices } players, not { $players }.
refusal-scenario-unknown = { $title } has no scenario { $scenario }; choose { $choices }.
refusal-option-unknown = { $title } has no option { $option }; it has { $choices }.
refusal-option-choice = { $option } is { $choices }, not { $value }.
refusal-board-no-overlay = { $title } takes no board overlay.
refusal-board-kind = An overlay cannot say anything about { $kind }.
refusal-board-table = { $kind } must be a table of records.
refusal-board-field = { $path } has no field { $field }; it has { $choices }.
refusal-board-rule = { $path } is a rule and not a matter of the board.
refusal-board-shape = { $path } must look like { $old }, not { $new }.
refusal-board-word = There is no { $kind } called { $word }.
refusal-board-record = { $path } must be a record of fields.
refusal-board-names = { $path } names { $word }, which is no { $kind }.
refusal-board-twice = { $path } names something twice.
refusal-board-whole = { $path } must be a whole number { $span }, not { $value }.
refusal-board-total = The total of { $name } must be { $wanted }, and the board has { $found }.
refusal-board-itself = { $path } leads back to itself.
refusal-board-one-way = { $path } leads to { $there }, but nothing leads back.

## Playing

refusal-not-asked = You are not being asked anything now; wait for your turn.
refusal-seat-not-held = You do not hold the seat { $seat }.
refusal-role-not-held = Your seat does not hold { $role }.
refusal-layer-unknown = There is no layer { $name } of this map.
refusal-try-too-long = The rules take too long to try that out; answer step by step.
refusal-message-unreadable = That message cannot be read: { $error }
refusal-message-too-long = it is longer than { $count } letters
refusal-table-busy = Too much happens at this table at once; try again.
refusal-seat-never-yours = That seat was never yours; take a free one.
refusal-seat-played = That seat is being played; there is nothing to return to.
refusal-seat-conceded = That seat has conceded; it cannot be taken back.
refusal-seat-just-taken = Somebody else has taken that seat just now; look again.
refusal-rules-too-long = The rules take too long for that here; nothing was changed.
refusal-table-frozen = The rules failed here; play stands still. Incident { $incident }.
refusal-table-closed = This table was closed; nobody plays here any more.
refusal-table-waits = Nobody attends this table, so it waits; return to your seat first.
refusal-table-waits-on = Nobody attends this table, so it waits; return to your seat, and it goes on.
refusal-table-paused = The table is paused; resume it first.
refusal-conceded-self = You have conceded here; the steward plays on for you.
refusal-no-game = There is no game being played at this table.
refusal-talk-secret = The rules of this game forbid secret talk; say it to everybody.
refusal-talk-whom = Name the other seats you talk to; leave them out to talk to everybody.
refusal-talk-length = Say something, in less than 2,000 letters.
refusal-talk-gunboat = Nobody talks at a gunboat table; let your moves speak.
refusal-talk-muted = You may not talk for now; play on, and try again later.
refusal-motion-over = The game is over; there is nothing to vote on.
refusal-row-unknown = There is no row { $number } to go back to; look at the journal again.
refusal-motion-unknown = There is no such motion at this table.
refusal-motion-conceded = That seat has conceded already, and has no say any more.
refusal-motion-number = Say by `number` to which row play shall go back.
refusal-motion-pace = Say by `pace` how fast the table shall play.
refusal-motion-decided = That motion is decided already.
refusal-motion-stale = The game has moved on; propose it again.
refusal-motion-paused = The table is paused already.
refusal-motion-open = That is being voted on already; vote first.
refusal-motion-not-paused = The table is not paused.
refusal-motion-refused = That was refused; ask again when the game has moved on.
refusal-motion-no-vote = That seat has no vote on this; whoever is away returns to it first.
refusal-motion-agreed = It is agreed, but cannot be saved just now; it will be done as soon as the server can.
refusal-what-if-failed = The rules failed in this what-if; take an answer back.
refusal-what-if-stuck = This what-if does not go on like that: { $error }
refusal-what-if-moment = This moment cannot be tried out; step a little back or forward.
refusal-what-if-role = { $role } is not asked here; begin the what-if anew.
refusal-what-if-over = The game is over here; go back to an earlier moment first.
refusal-server-stops = The server stops; try again in a moment.
refusal-job-too-long = That takes too long to work out; it was given up.
refusal-job-lost = The process that worked on this ended; try again.
refusal-jobs-many = Too much is being worked out at once; try again soon.
refusal-jobs-many-yours = Too much is being worked out for you at once; wait until some of it is done.
refusal-answer-stale = That answer is for question { $number }, but { $open } is open; look again.
refusal-answer-key = The open question is { $open }, not { $key }; look again.
refusal-answer-over = The game is over; start another, or step through this one.
refusal-answer-seat = It is not for { $seat } to answer now; wait until you are asked.
refusal-answer-not-offered = { $answer } is not offered here; choose one of the answers shown.
refusal-salt-late = The game has begun; salt is added before.
refusal-role-unknown = There is no { $role } at this table.
refusal-orders-over = The game is over; there is nothing left to answer.
refusal-game-over-already = The game is over already.
refusal-rules-broken = The rules failed on this answer; the game stands as before.
refusal-answers-cut = dice, a card or somebody else comes before your next answer; send what leads there.
refusal-answers-cut-that = Dice, a card or somebody else comes before that answer; send what leads there.
refusal-undo-consent = Nothing can be taken back without the consent of the others; ask them for it.

## Tables

refusal-close-over = The game is over; there is nothing to close.
refusal-close-others = Others play at this table; end the game together, or concede.
refusal-rules-other = This game does not fit the rules that are installed now; tell the keeper.
refusal-salt-seat-free = The seat { $seat } is still free; keep the salt until every seat is taken.
refusal-salt-seats-changed = The seats have changed; look at the table again before you show a salt.
refusal-salt-wrong = This is not the salt promised at { $seat }; leave the seat and retake it.
refusal-sit-who = { $who } cannot sit at { $seat }; write { $choices }.
refusal-seat-unknown = There is no seat { $seat } at this table.
refusal-table-invitation = There is no such table, or you need its invitation.
refusal-table-blocked = Somebody at this table and you do not want to meet; choose another table.
refusal-seat-choices = There is no seat { $seat }; there are { $choices }.
refusal-salt-own = You do not sit at { $seat }; salts are for your own seats.
refusal-rematch-early = This game has not begun; start it, and play it once more afterwards.
refusal-invite-late = The game is over; invite people to a rematch.
refusal-tables-limit = Many of your tables have not begun; start or close one of them first.
refusal-leave-begun = The game has begun; concede, or let a substitute take the seat.
refusal-bot-not-now = That seat cannot be given to a bot now.
refusal-bot-unknown = There is no bot { $bot }; choose { $choices }.
refusal-salts-late = The game has begun; salts are shown before.
refusal-begun-already = The game has begun already.
refusal-start-seat-free = The seat { $seat } is still free; fill it with a person or a bot.
refusal-start-salt = The salt of { $seat } is not shown yet; wait, or begin without it.
refusal-seat-taken = That seat is taken; choose a free one.
refusal-seat-yours = That seat is yours; return to it.
refusal-seat-other-held = You hold another seat of this game; leave this one to somebody else.
refusal-seat-other-played = You have played another seat of this game; leave this one to somebody else.

## Records and positions

refusal-record-not-play = This is a record to look at; play on from it at a table of its own.
refusal-seats-changed = The seats have changed; look at the table again.
refusal-position-rules-table = This position does not fit the rules that are installed now; close the table.
refusal-position-rules = This position does not fit the rules that are installed now; choose another.
refusal-position-over = The game is over there; choose an earlier move to play on from.
refusal-position-secret = This game is not over; its positions can be taken from it when it has ended.
refusal-position-name = Give the position a name.
refusal-position-unknown = There is no such position; it may have been removed.
refusal-positions-limit = You keep { $count } positions; remove one first.
refusal-records-limit = You keep { $count } records; remove one first.
refusal-record-none = This is not a record of this program; choose a file that a table has saved as its record.
refusal-record-elsewhere = This record is of a game that is not played here.
refusal-record-set-up = The set-up of this record is not one of this game; it cannot be opened.
refusal-record-damaged = This record is damaged; save it again where it comes from.
refusal-record-wrong-row = This record is wrong from its row { $number } on; it was not taken.
refusal-record-newer = This record was written by a newer program; this server cannot read it.
refusal-record-rules = This game was played by rules { $played }, and here they are { $installed }; it cannot be opened.
refusal-record-large = A record has at most { $megabytes } MB; this one is larger.

## Requests

refusal-text-unstorable = What you sent holds a character that cannot be kept; leave it out.
refusal-not-saved = This could not be saved, and nothing was changed; try again in a moment.
refusal-database-away = The database does not answer just now; look again in a moment, and repeat what is not done then.
refusal-token-removed = That token is not known here, or was removed; make a new one.
refusal-connections-many = You have too many connections open; close some of them.
refusal-request-late = Your request did not arrive in time; send it again.
refusal-headers-large = Your request has too many headers; clear the cookies of this site.
refusal-host-local = This server plays on this machine only; open it as 127.0.0.1 or localhost.
refusal-host-foreign = This server does not go by that name; ask its keeper for the address.
refusal-origin-foreign = This request comes from another site; use the page of this server.
refusal-header-missing = Send the header { $header }: 1 with a request that changes something.
refusal-origin-missing = Say where the request comes from, by the header Origin or Referer.
refusal-request-parts = Your request has too many parts; send less at once.
refusal-request-deep = Your request is nested more than { $count } levels deep; send it flatter.
refusal-request-encoding = Your request is not in UTF-8; encode it so.
refusal-webhook-form = A webhook is an address like https://example.org/path, without name or password.
refusal-webhook-port = A webhook may use port 80, 443, 8080 or 8443, not { $port }.
refusal-webhook-private = That webhook leads to a private or reserved address; name a public one.
refusal-webhook-invalid = That is not the address of a webhook; write it as https://example.org/path.
refusal-webhook-unknown = The name { $host } of the webhook is not known; check it.
refusal-webhook-answer = The webhook answered { $status }.
refusal-incident = Something failed here; it is not your fault. Tell the keeper of the server: incident { $incident }.

## Too often

refusal-again-seconds = { $what }; try again in { $count } seconds.
refusal-again-minutes = { $what }; try again in { $count } minutes.
refusal-often = That was too often
refusal-often-registrations = Too many accounts were made from here
refusal-often-daily_registrations = Too many accounts were made from here today
refusal-often-letters = Too many emails were requested
refusal-often-recipient_letters = This address was sent enough emails
refusal-often-tables = You made many tables
refusal-often-rematches = You asked for many rematches
refusal-often-imports = You imported many records
refusal-often-shares = You kept many positions
refusal-often-joins = You sat down at many tables
refusal-often-invites = You invited many people
refusal-often-motions = You made many proposals
refusal-often-chat_messages = You said a lot

## Data files

refusal-data-words = The records of { $kind } do not agree with the names the rules use.
refusal-data-source = { $path } has the source { $source }; use { $choices }.
refusal-data-doubt = { $path } gives a source or a doubt for { $field }, which it does not have.

## Announcements, push and lessons

refusal-announcement-limit = There are { $count } announcements; take some back first.
refusal-announcement-unknown = There is no such announcement; it may have been taken back already.
refusal-lesson-unknown = This game has no such lesson.
refusal-rules-spin = The rules that are installed now take too long on this game; tell the keeper.
refusal-push-local = Push is for browsers that are signed in; local play has none.
refusal-push-unknown = There is no such browser; it may have been removed already.
refusal-push-off = Push is not turned on in this browser; turn it on first.
refusal-webhook-none = There is no webhook yet; save one first.

## Clubs

refusal-club-unknown = There is no such club, or you need its invitation.
refusal-club-not-yours = There is no such club, or you are no member of it.
refusal-club-limit = You lead { $count } clubs; hand one over or dissolve it first.
refusal-club-full = A club has up to { $count } members; this one is full.
refusal-club-invitation = This club takes new members by invitation; ask one of its organisers.
refusal-club-no-member = You are no member of this club.
refusal-club-member-unknown = There is nobody of that name in this club.
refusal-club-self = That is you; leave the club, or hand it over to somebody else.
refusal-club-founder = Only the founder of the club decides about its organisers.
refusal-club-accept-first = Accept them as a member first.
refusal-club-name-taken = Another club has that name; choose another.
refusal-tournament-unknown = There is no such tournament.
refusal-tournament-closed = Nobody enters this tournament any more.
refusal-tournament-full = This tournament is full.
refusal-tournament-entered = They play in this tournament already.
refusal-tournament-not-entered = They do not play in this tournament.
refusal-tournament-over = The tournament is over.
refusal-tournament-begun = The tournament has begun already, or was cancelled.
refusal-tournament-not-running = The tournament is over, or has not begun.
refusal-tournament-few = It takes { $count } people to begin; wait until they have entered.
refusal-tournament-limit = { $count } tournaments of this club go on; end one of them first.
refusal-tournament-no-round = No round waits to begin.
refusal-tournament-round-over = That round is over, or was never planned.
refusal-tournament-gone-on = That round is over, and others have gone on because of it.
refusal-tournament-dates = A round ends after it has begun, and not in the past.
refusal-tournament-game = There is no such game in this tournament.
refusal-tournament-places = Give every seat a place: 1 for the best, the same for equals, then the next.
refusal-tournament-hotseat = People in a tournament sit at screens of their own; choose another pace.
refusal-tournament-alone = A tournament is played at tables of two or more.
refusal-calendar-unknown = There is no such calendar; look at the page of the club for its address.
