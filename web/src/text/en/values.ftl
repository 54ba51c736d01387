## Values of the board, and what the rules say about a thing
look-rule = The rule
look-named-in = { $count ->
    [one] Also named in one rule
   *[other] Also named in { $count } rules
}
look-behind = { $count ->
    [one] Based on one rule
   *[other] Based on { $count } rules
}
look-rulings = { $count ->
    [one] One ruling
   *[other] { $count } rulings
}
look-sources = Where its values come from
board-values = Values and their sources
board-correct = Correct them from a printed game
board-about = Everything printed on the game’s components stands here, with where we know it from. If you own the game and find another value on it, enter yours: it is checked and kept in this browser, and a new table can use it.
board-sources = Values come from the rulebook, follow from it, were published, or are our reconstruction; each says which.
board-search = Search a card, a place …
board-all-sources = All sources
board-changed = { $count ->
    [0] Nothing changed yet.
    [one] One value changed.
   *[other] { $count } values changed.
}
board-saved = { $count ->
    [0] Our own values are back.
    [one] Checked and kept: one value. A new table offers it under “Edition and options”.
   *[other] Checked and kept: { $count } values. A new table offers them under “Edition and options”.
}
board-unreadable = Cannot be read as a value: { $fields }
board-was = ours: { $value }
board-save = Check and keep
board-file = Save as a file
board-reset = Back to our values
board-about-account = Everything printed on the game’s components stands here, with where we know it from. If you own the game and find another value on it, enter yours: it is checked and kept with your account under a name, and a new table can use it.
board-kept = My corrections
board-new = New corrections
board-name = Name of these corrections
board-name-default = My printed game
board-remove = Delete these corrections
board-removed = Deleted.
board-choice = Values of the board
board-ours = Our values
board-device = { $count ->
    [one] One value noted in this browser
   *[other] { $count } values noted in this browser
}
board-mine = { $count ->
    [one] { $name } (one value)
   *[other] { $name } ({ $count } values)
}
