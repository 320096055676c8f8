# What people are told by webhook, by e-mail and by push messages.

notice-asked = A question is waiting for your answer in { $game }: { $place }
notice-closed = { $game }: the table was closed before a game began: { $place }
notice-code = Your code is { $code }. Enter it on the page within an hour. From then on you are told at this address when it is your turn. If you did not ask for it, just ignore this message.
notice-code-subject = { $server }: confirm your address
notice-deadline = { $game }: your time is up
notice-declined = { $game }: your invitation was declined: { $place }
notice-digest = This is waiting for you:
notice-digest-subject =
    { $count ->
        [one] { $server } today: a table is waiting for you
       *[other] { $server } today: { $count } tables are waiting for you
    }
notice-full = All seats are taken in { $game }. Come to the table, and the game can begin: { $place }
notice-invited = You are invited to a game of { $game }: { $place }
notice-over = { $game } is over: { $place }
notice-recovery = Somebody has asked for a new password for your account { $name }. Your code is { $code }. Enter it on the page within an hour, as your recovery code, with a new password. If it was not you, just ignore this message: your password stays as it is.
notice-recovery-subject = { $server }: a new password
notice-reminder = A fifth of your time is left in { $game }: { $place }
notice-said = Somebody has written to you at your { $game } table: { $place }
notice-stop = To stop these notices: { $link }
notice-stop-button = Stop notices
notice-stop-in-page = To stop these notices, turn them off on the page, under “Notices”.
notice-stop-title = Stop notices from { $server }?
notice-stopped = You will get no more notices from { $server }.
notice-subject =
    { $count ->
        [one] { $server }: news from a table
       *[other] { $server }: news from { $count } tables
    }
notice-turn = It is your turn in { $game }: { $place }
notice-turn-days =
    { $count ->
        [one] It is your turn in { $game }, with one day left: { $place }
       *[other] It is your turn in { $game }, with { $count } days left: { $place }
    }
notice-turn-hours =
    { $count ->
        [0] It is your turn in { $game }, with less than an hour left: { $place }
        [one] It is your turn in { $game }, with one hour left: { $place }
       *[other] It is your turn in { $game }, with { $count } hours left: { $place }
    }
push-asked = A question is waiting for your answer.
push-begun = The game has begun.
push-closed = The table was closed before a game began.
push-declined = Your invitation was declined.
push-full = All seats are taken. Come to the table, and the game can begin.
push-invited = You are invited to a game.
push-over = The game is over.
push-reminder = A fifth of your time is left.
push-said = Somebody has written to you at the table.
push-turn = It is your turn.
