# At a table with others: who is there, what is asked, said and written down.
notes-title = My notes
notes-more = Only you can read this. It is here whenever you come back to the table.
notes-more-here = This stays in this browser, and is here whenever you come back to the game.
notes-again = Try again
notes-kept = Saved.
presence-here = is here
presence-away = away
presence-away-minutes = { $count ->
    [one] away for one minute
   *[other] away for { $count } minutes
}
presence-away-hours = { $count ->
    [one] away for one hour
   *[other] away for { $count } hours
}
presence-away-days = { $count ->
    [one] away for one day
   *[other] away for { $count } days
}
presence-short-minutes = { $count } min
presence-short-hours = { $count } h
presence-short-days = { $count } d
happened-time-out = { $who }’s time is up. The others can decide how to go on.
happened-time-out-turn = { $who }’s time is up. A computer player plays this turn.
happened-time-out-rest = { $who }’s time is up. A computer player sits in until { $who } is back.
happened-return = { $who } is back and plays on.
happened-resign = { $who } resigned and has lost. A computer player takes the seat.
happened-substitute = { $who } has taken over a seat and plays on.
happened-time-out-you = Your time is up. The others can decide how to go on.
happened-time-out-turn-you = Your time is up. A computer player plays this turn.
happened-return-you = You are back and play on.
happened-resign-you = You resigned and have lost. A computer player takes your seat; you can stay and watch.
happened-close = Close
resign-two = If you resign, the game is over at once and { $who } has won.
resign-more = If you resign, you have lost, and a computer player takes your seat: { $level }. The others play on.
resign-last = If you resign, you have lost and the game is over.
back-steps = { $count ->
    [one] One step would be undone:
   *[other] { $count } steps would be undone:
}
back-more = { $count ->
    [one] … and one more
   *[other] … and { $count } more
}
chat-unread = { $count ->
    [one] Chat, one unread line
   *[other] Chat, { $count } unread lines
}
chat-mute-all = Mute chat
chat-unmute-all = Show chat
chat-muted = You have muted the chat of this table.
chat-undock = Close chat
clock-points = { $points ->
    [one] one point
   *[other] { $points } points
}
clock-resigned = resigned
clock-stand-in = computer
chat-phrases = Quick phrases
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-good-move = Good move!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-one-moment = One moment, please.
phrase-play-again = Shall we play again?
phrase-goodbye = I have to go. See you!
orders-title = Standing orders
orders-count = Standing orders: { $count }
orders-more = They act for you as soon as the choice comes, even when you are not at the table. Until then nobody else knows of them; afterwards “What happened” says that an order acted.
orders-given = Ordered: { $order }
orders-withdrawn = Withdrawn: { $order }
orders-ended = A standing order has ended.
orders-unfit = This was not possible when the choice came, and the order has ended: { $order }
orders-dismiss = All right
orders-end = End my turn when nothing else is possible
orders-which-card = Next secret card, in advance
orders-which-card-none = I choose when the time comes
