## Learning
learn = Learn
lesson = Lesson
lesson-of = Lesson: { $title }
lesson-close = Close the notes
lesson-show = Notes for learners
lesson-now = What happens:
lesson-advice = What to choose:

## What-ifs
what-if = What if
what-if-begin = What if …
what-if-from = from { $row } of { $rows }; the real game is not touched.
what-if-answers = { $count ->
    [one] One answer of yours so far.
   *[other] { $count } answers of yours so far.
}
what-if-redealt = What you cannot know has been dealt again: hands and plans of the others are guesses.
what-if-earlier = It begins a little earlier, since something happened then that you cannot know.
what-if-asked = In the real game it is your turn.
what-if-stewards = Bots play the others
what-if-leave = Back to the game
what-if-again = Start over

## Looking up
tab-look = Look up
look-for = Look up a place, a card, a rule … ( / )
look-places = Places
look-cards = Cards
look-pieces = Pieces
look-roles = Who plays
look-seats = Seats
look-phases = Phases
look-now = Now
look-back = Back to the search
look-nothing = No match.
look-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}

## Deals
deal-offers = Offers on the table
deal-offer = Offer { $number } of { $who }
deal-answers = In answer to offer { $number }.
deal-agreed = Agreed: { $who }.
deal-awaited = Yet to agree: { $who }.
deal-draft = Your offer
deal-accept = Accept
deal-refuse = Refuse
deal-counter = Make another offer instead
deal-withdraw = Withdraw

## Rules
rule-book = Rule book
rule-statements = All statements
rule-contents = Contents of the rule book
rule-edition = edition { $edition }
