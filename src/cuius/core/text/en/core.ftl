# What every table says, whatever the game.
refused-game-over = The game is over; start another, or step through this one.
refused-not-asked = You are not being asked anything now; wait for your turn.
refused-not-offered = { $what } cannot be chosen here.
refused-other-kind = { $what } is { $kind }, and that is not asked for here.
deal-turn = It is your turn to negotiate. Make an offer, answer one, or pass.
deal-kind = What shall the next clause of your offer be about?
deal-giver = Who gives?
deal-taker = Who receives?
deal-what = What exactly?
deal-offered = { start-role } { $role_number ->
    [plural] make
   *[other] makes
} offer { $offer } ({ $terms ->
    [one] one clause
   *[other] { $terms } clauses
}).
deal-accepted = { start-role } { $role_number ->
    [plural] accept
   *[other] accepts
} offer { $offer }.
deal-refuse = { start-role } { $role_number ->
    [plural] refuse
   *[other] refuses
} offer { $offer }.
deal-counter = { start-role } { $role_number ->
    [plural] answer
   *[other] answers
} offer { $offer } with another.
deal-withdraw = { start-role } { $role_number ->
    [plural] withdraw
   *[other] withdraws
} offer { $offer }.
deal-struck = Offer { $offer } is agreed by all and carried out.
refusal-reason = Why do you refuse offer { $offer }? Its parties will hear it.

# Answers that every game shares.
choice-pass = Pass
choice-offer = Make an offer
choice-ready = Make this offer
choice-cancel = Drop this offer
choice-accept-number = Accept offer { $number }
choice-refuse-number = Refuse offer { $number }
choice-counter-number = Answer offer { $number } with another
choice-withdraw-number = Withdraw offer { $number }

# How a table asks about hidden cards.
setting-windows = Who is asked for a response
setting-windows-discreet = everybody who might have one, so that nothing shows
setting-windows-fast = only those who have one

# How a table ends its game by itself.
result-agreed = The game ends here by common consent.
result-conceded = The others have conceded. The game goes to: { $winners }.
result-adjudicated = The organisers have ended the game. By points it goes to: { $winners }.

# A role at the start of a sentence; a title whose roles take an article says it its own way.
start-role = { $role }
picture-turn = Turn { $turn }
picture-over = The game is over.
why-search = In many looks ahead this came out best.
why-plan = This belongs to a plan for the turn; in many looks ahead it came out best.

# What bots say in talk about a deal.
talk-offer = We have an offer for you.
talk-accept = Agreed.
talk-accept_kept = Agreed. So far you have kept your word to us.
talk-accept_broken = Agreed, though we have not forgotten a broken word.
talk-counter = Not on these terms; here is our own offer.
talk-refuse = No, not that.

# The rule book as one page.
book-subtitle = The rules as a book, with worked examples that were played on the program itself
book-contents = Contents
book-statements = All statements
book-rulings = Rulings
