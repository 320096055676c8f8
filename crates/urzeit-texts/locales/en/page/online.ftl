# Playing with others: arrival, lobby, tables, accounts.
page-online = Online
page-online-turns = Online, { $count ->
    [one] one table is waiting for you
   *[other] { $count } tables are waiting for you
}
online-wait = One moment …
online-no-server = The server cannot be reached.
online-no-server-more = You can still play against the computer and on one screen.
online-try-again = Try again
online-lost = The connection has been lost. Reconnecting; nothing you did will be lost.
sure-question = Are you sure?
sure-no = No
table-ended = The game ended without a result.

arrival-title = Play with others
arrival-lead = A name is all you need.
arrival-name = Name
arrival-password = Password
arrival-code = Recovery code
arrival-guest-button = Play as a guest
arrival-sign-in = I have an account
arrival-session-button = Sign in
arrival-register = Create an account
arrival-register-more = With an account you can sign in anywhere, and you keep your games and ratings.
arrival-register-button = Create account
arrival-recover = I forgot my password
arrival-recover-button = Set a new password
arrival-write-down = Your recovery code
arrival-write-down-more = If you forget your password, you can use this code once in its place. Write it down now: it will not be shown again.
arrival-written-down = I have written it down

lobby-title = Lobby
lobby-find = Find a table
lobby-you = You are { $who }.
lobby-account = Your account
lobby-turns = Your turn
lobby-make = New table
lobby-running = Your games
lobby-waiting = Your tables waiting for players
lobby-open = Open tables
lobby-nothing-open = There are no open tables at the moment. Create one and send somebody the link.
lobby-watch = Games to watch
lobby-over = Your recent games
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

agreed-no-clock = no clock
agreed-live = { $minutes } min per player, plus { $seconds } s after every turn
agreed-slow = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}
agreed-turn = when time is up, a computer player plays the turn: { $level }
agreed-rest = when time is up, a computer player plays until you come back: { $level }
agreed-rated = rated
agreed-unrated = not rated
agreed-spectators = spectators welcome
agreed-no-spectators = no spectators
agreed-open = listed in the lobby
agreed-link = only for people with the link

new-seat-me = me
new-seat-open = anybody
new-seat-invited = anybody with the link
new-seat-person = this player
new-pace = Time
new-pace-label = Pace
new-pace-none = no time limit
new-pace-live = live, with a clock
new-pace-slow = slow, over several days
new-minutes = Minutes for the whole game
new-seconds = Extra seconds after every turn
new-days = Days per turn
new-time-out = When time is up
new-time-out-nothing = nothing happens
new-time-out-turn = a computer player plays the turn
new-time-out-rest = a computer player plays until you come back
new-level = Level of that computer player
new-who = Who takes part
new-spectators = Allow spectators
new-begins = Start as soon as all seats are taken
new-rated = Rated game
new-confirm = Players confirm their turns, so that they can undo them
new-make = Create table

room-waits = Some seats are free. Send the link to the people you want to play with.
room-waits-begins = Some seats are free. The game begins as soon as all seats are taken.
room-full = All seats are taken. The player who created the table starts the game.
room-full-yours = All seats are taken. You can start the game.
room-free = free
room-invited = for anybody with the link
room-kept = reserved for { $who }
room-sit = Sit here
room-leave = Leave the table
room-abort = Cancel the game
room-aborted = This game was cancelled.
room-invite = Invitation link
room-copy = Copy link
room-copied = Copied
room-facts = Settings of this table
room-commitment = The fingerprint of all dice and cards. It proves afterwards that nobody chose them:

play-you-watch = You are watching.
play-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
play-asks-back = { $who } asks to undo some entries.
play-wants-end = { $who } proposes ending the game without a result.
play-agree = Agree
play-refuse = Refuse
play-go-on = Keep playing
play-stand-in = Your time was up; a computer player is sitting in for you.
play-return = Return to my seat
play-menu = More
play-ask-back = Ask to undo my last choice
play-end-game = Propose ending without a result
play-resign = Resign
play-rematch = Play again
play-rematch-waits = Go to the new game
play-next = Next table waiting for you
play-record = Download the record
clock-title = Time left
clock-days = { $days } d { $hours } h
replay-to-table = Go to the table

chat-title = Chat
chat-say = Say something
chat-send = Send
chat-players-only = While the game is running, only its players may write.
chat-mute = Mute
chat-mute-who = Mute { $who }

fair-check = Check this game
fair-proved = The dice and cards of this game match its fingerprint.
fair-unproved = The dice and cards of this game are not proven to match a fingerprint.

log-begin = The game begins.
log-close = The game has been ended.
log-undo = { $who } undoes something.
log-ask = { $who } asks to undo some entries.
log-agree = { $who } agrees.
log-refuse = { $who } refuses.
log-time-out = { $who }’s time is up.
log-stand-in = A computer player sits in for { $who }.
log-return = { $who } is back.
log-resign = { $who } resigns; a computer player takes over.
log-end-game = { $who } proposes ending the game without a result.
log-go-on = { $who } wants to keep playing.
log-pause = { $who } is on holiday.
log-resume = { $who } is back from holiday.

person-guest = guest
person-account = player
person-since = since { $day }
person-tally = { $game }: { $finished ->
    [one] one game finished
   *[other] { $finished } games finished
}, { $won } won
person-ratings = Ratings
person-game = Game
person-players = Players
person-history = Finished games
person-more = Show more
person-block = Block
person-muted = You no longer see what they write.
person-blocked = They can no longer join your tables.

account-profile = How others see you
account-register = Keep this account
account-register-more = You are here as a guest. Choose a password to keep your games and sign in on other devices.
account-name = Name
account-rename = Change name
account-language = Language of notices to me
account-language-more = What the server sends you by webhook or e-mail is written in this language.
account-done = Done.
account-save = Save
account-old-password = Current password
account-new-password = New password
account-change-password = Change password
account-code = Recovery code
account-code-more = You can use it once in place of a forgotten password. A new code replaces the old one.
account-code-button = New recovery code
account-farewell = Leaving
account-export = Download all my data
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-sign-out-guest = Sign out and lose this guest account
account-delete = Delete my account
account-delete-more = This cannot be undone. Games you played with others stay, without your name.

holiday-title = Holiday
holiday-more = While you are on holiday, your clocks in slow games stand still.
holiday-none = Days left this year: { $left }.
holiday-until = You are on holiday until { $day }. Days left this year: { $left }.
holiday-days = Days
holiday-take = Start a holiday now
holiday-end = End the holiday

outside-title = Notices
outside-more = The server can tell you when it is your turn: through a chat service’s webhook, or by e-mail.
outside-webhook = Webhook address
outside-live = For live games too
outside-mail = E-mail address
outside-code = Code from the e-mail
outside-confirm = Confirm address
outside-confirmed = The address is confirmed.

tokens-title = Bots
tokens-more = With a token a program can play in your name. It can do nothing else.
tokens-name = Name of the bot
tokens-make = New token
tokens-write-down = Copy this token now: it will not be shown again.

shunned-title = Muted and blocked
shunned-mute = muted
shunned-block = blocked
shunned-stop = Remove

# Playing with others: the connection, lists and filters, new tables, messages, records brought along.
net-offline = You are offline. What you see here is kept; the game continues as soon as you are back online.
net-offline-kept = You are offline. Your choice is kept, and will be sent once you are back online.
net-lost-kept = The connection has been lost. Your choice is kept, and will be sent once the server answers.
net-try-now = Try now
net-forget = Discard my choice
net-one-at-a-time = Your last choice has not been sent yet. Wait until the server has answered it.
net-tries = The page tries again automatically every few seconds.
gone-invite = The link may be old: the game has begun, its seats are taken, or the table was closed. Ask the person who sent it for a new one.
gone-table = The game may have begun and be closed to spectators, or the table is only for people with its link.

bell-title = Waiting for you
bell-turn = It is your turn.
bell-over = The game is over.
bell-rematch = Your opponents want to play again.
ago-now = just now

arrival-invited = Somebody wants to play with you
arrival-invited-lead = Enter a name, and you are at the table. You don’t need an account.
arrival-invited-button = Join the game
arrival-table = A table where others are playing
arrival-table-lead = Enter a name to see the table. You don’t need an account.
arrival-table-button = Have a look
arrival-look = Have a look first

listed-private = private
filter-title = Filter
filter-any-game = all games
filter-any-pace = any
filter-any-players = any number
filter-any-rated = all
filter-pace-none = no clock
filter-pace-live = live
filter-pace-slow = slow
filter-rated-true = rated
filter-rated-false = not rated
filter-free = Only with free seats
filter-clear = Show all
lobby-nothing-found = No open table matches at the moment. Loosen the filter, or create a table yourself.

new-seats-more = Computer players sit down at once. “Anybody with the link” keeps a seat until somebody comes through your invitation link.
new-pace-none-more = Nobody has to hurry, and nobody loses on time. Good among friends.
new-pace-live-more = Everybody is at the table at the same time. Your clock runs only while it is up to you to choose.
new-pace-slow-more = Everybody plays when they like, within the days set for each turn. You can take a holiday in your account; meanwhile your clock stands still.
new-level-resigned = Computer player for anybody who resigns
new-level-more = A computer player takes over when somebody resigns, so that the others can play on. Unless you choose otherwise it plays at medium level.
new-visible-open = Listed in the lobby for everybody
new-visible-open-more = You can still send the link.
new-visible-link = Private: only people with the link
new-visible-link-more = The table is not listed anywhere.
new-spectators-more = They see what everybody may see: no hands, no secrets.
new-begins-more = Otherwise the player who created the table starts the game.
new-rated-more = Rated games are for people only. There is a separate rating for every game and number of players.
new-rated-not = Games with computer players are not rated.
new-confirm-more = Until they confirm, players can undo their own choices; after that only if everybody agrees.
agreed-resigned = if somebody resigns, a computer player takes over: { $level }
agreed-confirm = turns are confirmed; until then they can be undone
agreed-no-confirm = turns are not confirmed

room-you = you
room-share = Share
room-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
play-you-asked = You asked to undo some entries. The others have to agree.
play-withdraw = Withdraw
play-agreed = { $count ->
    [one] { $who } has agreed.
   *[other] { $who } have agreed.
}
play-you-want-end = You proposed ending the game without a result. The others have to agree.

chat-nothing = Nobody has said anything yet.
chat-report = Report
chat-report-who = Report { $who }
report-what = What is wrong?
report-more = The operator of this server will read it together with the chat line.
report-send = Send report
report-done = Reported. Thank you.

fair-here = Your browser worked all this out from the record; you did not have to trust anybody.

person-nothing = No finished games yet.
person-share = { $share }% won
person-rated = with { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
person-sure = settled
person-provisional = provisional
person-replay = Replay
person-record = Record

messages-title = Browser notifications
messages-more = While Urzeit is open in any window, your browser can notify you when it is your turn elsewhere.
messages-want = Notify me when it is my turn
messages-refused = Your browser does not allow it. Allow notifications for this page in its settings, then try again.
messages-never = This browser cannot show notifications.

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
person-progress = { $games ->
    [one] The rating after one game: from { $first } to { $last }.
   *[other] The rating over { $games } games: from { $first } to { $last }, lowest { $least }, highest { $most }.
}
person-progress-table = Game by game
person-progress-day = Day
person-progress-rating = Rating
person-progress-change = Change
