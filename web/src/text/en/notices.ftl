account = Account
host = Keeping the server
notices = Notices
notices-count = { $count ->
    [0] Notices, none unread
    [one] Notices, one unread
   *[other] Notices, { $count } unread
}
notice-unread = Unread.
no-notices = Nothing yet.
mark-all-read = Mark all as read
choose-notices = Choose what you are told
announcement-put-away = Put away
code-asked = Your password is right. Now type the code of your authenticator, or a recovery code.
motion-is-refused = { $who } refuses.
motion-is-withdrawn = { $who } withdraws it.
motion-is-lapsed = The game has gone on; the proposal of { $who } has lapsed.
