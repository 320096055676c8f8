# What people are told by webhook and e-mail.

notice-code = Your code is { $code }. Enter it in the page within an hour, and Urzeit will tell you at this address when it is your turn. If you have not asked for it, do nothing.
notice-code-subject = Urzeit: confirm your address
notice-over = { $game } is over: { $place }
notice-stop = To get no more of these messages: { $link }
notice-stop-button = No more messages
notice-stop-in-page = To get no more of these messages, turn them off in the page, under “Notices”.
notice-stop-title = No more messages from Urzeit?
notice-stopped = You will get no more messages from Urzeit.
notice-subject =
    { $count ->
        [one] Urzeit: news from a table
       *[other] Urzeit: news from { $count } tables
    }
notice-turn = It is your turn in { $game }: { $place }
