# What people are told outside the board: in the page, by mail, by webhook.
notice-turn = It is your turn at { $table }: { $seat } is asked.
notice-started = The game at { $table } has begun; you play { $seat }.
notice-finished = The game at { $table } is over.
notice-closed = The table { $table } was closed.
notice-rematch = { $table } is to be played once more; { $seat } is free for you.
notice-reminder = Your time at { $table } runs low: { $seat } is asked and the clock is ticking.
notice-autopilot = Your time at { $table } is up: a bot plays { $seat } until you return.
notice-vacant = You have been away from { $table } for long: a substitute may now take { $seat }.
notice-replaced = A substitute has taken { $seat } at { $table }.
notice-unattended = Nobody is left at { $table }: the game waits and all clocks stand still until one of you returns. You play { $seat }.
notice-resumed = Somebody is back at { $table } and the game goes on; a bot plays { $seat } until you return.
notice-motion = { $by } asks the others at { $table }: { $motion ->
    [undo] shall play go back?
    [pause] shall the game pause?
    [end] shall the game end here?
    [pace] shall the pace change?
   *[other] do you agree?
}
notice-joined = { $who } has sat down at { $table } as { $seat }.
notice-unseated = The maker of { $table } has taken the seat { $seat } from you; the game had not begun.
notice-invited = { $who } asks you to play at { $table }.
notice-talk = { $by } has written to you at { $table }.
notice-club_request = { $who } asks to join the club { $table }.
notice-club_welcome = You are now a member of the club { $table }.
notice-club_news = There is news in the club { $table }.
notice-tournament_open = The tournament { $table } is open: enter if you want to play.
notice-round_soon = Round { $round } of { $table } begins within a day.
notice-round_ends = Round { $round } of { $table } ends within a day, and your game is not over.
notice-tournament_over = The tournament { $table } is over: see the standings.
notice-email-subject = { $table }: { $kind ->
    [turn] your turn
    [started] the game has begun
    [finished] the game is over
    [closed] the table was closed
    [rematch] a rematch
    [reminder] your time runs low
    [autopilot] a bot plays for you
    [vacant] your seat is open for a substitute
    [replaced] a substitute plays for you
    [unattended] the game waits for you
    [resumed] the game goes on
    [motion] please vote
    [joined] somebody has joined
    [unseated] your seat was taken from you
    [invited] an invitation
    [talk] a message
    [club_request] a request to join
    [club_welcome] you are a member
    [club_news] news of the club
    [tournament_open] a new tournament
    [round_soon] a round begins soon
    [round_ends] a round ends soon
    [tournament_over] the tournament is over
   *[other] news
}
notice-email-text =
    { $text }

    { $link }

    You choose in your account whether we write to you.
notice-somebody = Somebody
notice-trial = This is a trial message from Cuius Regio: it works.
calendar-round = { $tournament }: round { $round }
