## Gestures
gesture = What goes along
gesture-send = Play it
gesture-ready = Everything is chosen.
windows-title = When you are asked
windows-explained = Where only one answer is possible, the table gives it for you; among other people it waits a moment, so that nobody reads your hand from it. What you choose here is kept with your account and holds at every table of this game.
windows-always = whenever the game asks
windows-fitting = only if there is something to choose
windows-never = never: pass for me
windows-default = as for all questions
windows-all = All questions of this game
answers-itself = Only one answer is possible; the table gives it for you.
offer-to = An offer to
offer-contents = What it shall contain
offer-gives = gives
offer-make = Make this offer
offer-impossible = The two of you cannot agree on that.
