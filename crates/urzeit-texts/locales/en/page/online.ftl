# Playing with others: arrival, lobby, tables, accounts.
page-online = Online
page-online-turns = Online, { $count ->
    [one] one table is waiting for you
   *[other] { $count } tables are waiting for you
}
online-wait = One moment …
online-lost = The connection has been lost. Reconnecting; nothing you did will be lost.
sure-question = Are you sure?
sure-no = No

quick-play = Play with others
lobby-turns = Your turn
listed-free = { $free ->
    [0] { $players } seats, all taken
    [one] one of { $players } seats is free
   *[other] { $free } of { $players } seats are free
}
listed-by = created by { $who }
listed-waits = Go to the table
listed-join = Join
listed-play = Play
listed-watch = Watch
listed-go = Go to the game
listed-look = Have a look
listed-bot = { $who } (bot)

agreed-no-clock = no clock
agreed-live = { $minutes } min per player, plus { $seconds } s after every turn
agreed-slow = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}
agreed-turn = when time is up, a computer player plays the turn: { $level }
agreed-rest = when time is up, a computer player plays until you come back: { $level }
agreed-rated = rated

new-pace-none = no time limit
new-pace-live = live, with a clock
new-pace-slow = slow, over several days

room-sit-down = Sit down
room-invites = { $who } invites you to play { $game }
room-players = for { $count } players
room-copy = Copy link
room-copied = Copied

play-asks-back = { $who } asks to undo some entries.
play-wants-end = { $who } proposes ending the game without a result.
play-agree = Agree
play-refuse = Refuse
play-go-on = Keep playing
play-stand-in = Your time was up; a computer player is sitting in for you.
play-return = Return to my seat
play-record = Download the record
replay-to-table = Go to the table

fair-check = Check this game

log-begin = The game begins.
log-close = The game has been ended.
log-undo = { $who } undoes something.
log-ask = { $who } asks to undo some entries.
log-agree = { $who } agrees.
log-refuse = { $who } does not want to undo.
log-time-out = { $who }’s time is up.
log-stand-in = A computer player sits in for { $who }.
log-return = { $who } is back.
log-resign = { $who } resigns.
log-vote-computer = { $who } votes to let a computer player take over the seat of { $whom }.
log-vote-substitute = { $who } votes to offer the seat of { $whom } to somebody else.
log-vote-end = { $who } votes to end the game because { $whom } is away.
log-ask-hand-over = { $who } asks the others to agree that somebody else takes over the seat.
log-count = The time to decide about { $who } is up.
log-offer = { $who } offers the seat to somebody else.
log-keep = { $who } keeps the seat.
log-substitute = { $who } takes over the seat.
log-end-game = { $who } proposes ending the game without a result.
log-go-on = { $who } wants to keep playing.
log-pause = { $who } is on holiday.
log-resume = { $who } is back from holiday.
log-order = { $who }’s standing order acts.

# Playing with others: the connection, lists and filters, new tables, messages, records brought along.
net-offline = You are offline. What you see here is kept; the game continues as soon as you are back online.
net-offline-kept = You are offline. Your choice is kept, and will be sent once you are back online.
net-lost-kept = The connection has been lost. Your choice is kept, and will be sent once the server answers.
net-try-now = Try now
net-forget = Discard my choice
net-one-at-a-time = Your last choice has not been sent yet. Wait until the server has answered it.
gone-table = The game may have begun and be closed to spectators, or the table is only for people with its link.

bell-title = Waiting for you
bell-turn = It is your turn.
bell-asked = A question is waiting for your answer.
bell-over = The game is over.
bell-closed = The table was closed before a game began.
bell-rematch = Your opponents want to play again.
ago-now = just now

listed-private = private

agreed-resigned = if somebody resigns, a computer player takes over: { $level }
agreed-confirm = turns are confirmed; until then they can be undone
agreed-no-confirm = turns are not confirmed

room-share = Share
play-you-asked = You asked to undo some entries. The others have to agree before anybody plays on.
play-withdraw = Withdraw
play-agreed = { $count ->
    [one] { $who } has agreed.
   *[other] { $who } have agreed.
}
play-you-want-end = You proposed ending the game without a result. The others have to agree before anybody plays on.

open-link = Open a record
open-title = Open a record
open-more = Replay a game that somebody saved, analyse it, or play on from any point. It stays in this browser; no server sees it.
open-file = A file (.urz)
open-paste = Or paste it here; it begins with “urzeit 1”
open-button = Open
open-other = Open another record
open-wrong = Line { $line }: { $problem }
open-right = { $count ->
    [one] Replay the entry before it
   *[other] Replay the { $count } entries before it
}
fair-proved = The dice and cards of this game match its fingerprint.
fair-unproved = The dice and cards of this game are not proven to match a fingerprint.
fair-here = Your browser worked all this out from the record; you did not have to trust anybody.
