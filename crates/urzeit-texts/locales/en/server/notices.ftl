# What people are told by webhook and e-mail.

notice-code = Your code is { $code }. Enter it on the page within an hour, and Urzeit will tell you at this address when it is your turn. If you did not ask for it, just ignore this message.
notice-code-subject = Urzeit: confirm your address
notice-over = { $game } is over: { $place }
notice-stop = To stop these notices: { $link }
notice-stop-button = Stop notices
notice-stop-in-page = To stop these notices, turn them off on the page, under “Notices”.
notice-stop-title = Stop notices from Urzeit?
notice-stopped = You will get no more notices from Urzeit.
notice-subject =
    { $count ->
        [one] Urzeit: news from a table
       *[other] Urzeit: news from { $count } tables
    }
notice-turn = It is your turn in { $game }: { $place }
