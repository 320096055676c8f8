# Playing with others: arrival, lobby, tables, accounts.
page-online = Online
page-online-turns = Online, { $count ->
    [one] one table waits for you
   *[other] { $count } tables wait for you
}
online-wait = One moment …
online-no-server = The server cannot be reached.
online-no-server-more = Games against the computer and at one screen work all the same.
online-try-again = Try again
online-lost = The connection is lost. It is being restored; nothing you did is forgotten.
sure-question = Really?
sure-no = No
table-ended = The game was ended without a result.

arrival-title = Play with others
arrival-lead = A name is all you need.
arrival-name = Name
arrival-password = Password
arrival-code = Recovery code
arrival-guest-button = Play as guest
arrival-sign-in = I have an account
arrival-session-button = Sign in
arrival-register = Create an account
arrival-register-more = With an account you can sign in anywhere, and your rated games count.
arrival-register-button = Create account
arrival-recover = I have forgotten my password
arrival-recover-button = Set a new password
arrival-write-down = Your recovery code
arrival-write-down-more = Should you forget your password, this code replaces it once. Write it down now: it is never shown again.
arrival-written-down = I have written it down

lobby-title = Lobby
lobby-find = Find a table
lobby-you = You are { $who }.
lobby-account = Your account
lobby-turns = Your turn
lobby-make = New table
lobby-running = Your games
lobby-waiting = Your tables that wait for players
lobby-open = Open tables
lobby-nothing-open = No table is open at the moment. Make one and send the link to somebody.
lobby-watch = Games to watch
lobby-over = Your last games
listed-free = { $free ->
    [0] { $players } seats, all taken
    [one] one of { $players } seats is free
   *[other] { $free } of { $players } seats are free
}
listed-by = made by { $who }
listed-waits = To the table
listed-join = Join
listed-play = Play
listed-watch = Watch
listed-go = To the game
listed-look = Look at it

agreed-no-clock = no clock
agreed-live = { $minutes } min for each, and { $seconds } s more after every turn
agreed-slow = { $days ->
    [one] one day for every turn
   *[other] { $days } days for every turn
}
agreed-turn = when time is up, a computer player plays the turn: { $level }
agreed-rest = when time is up, a computer player plays until you come back: { $level }
agreed-rated = counts for ratings
agreed-unrated = does not count for ratings
agreed-spectators = others may watch
agreed-no-spectators = nobody may watch
agreed-open = listed in the lobby
agreed-link = only for those who have the link

new-seat-me = me
new-seat-open = anybody
new-seat-invited = who has the link
new-seat-person = stays
new-pace = Time
new-pace-label = Pace
new-pace-none = as much time as you like
new-pace-live = live, with a clock
new-pace-slow = slow, over days
new-minutes = Minutes for the whole game
new-seconds = Seconds more after every turn
new-days = Days for every turn
new-time-out = When time is up
new-time-out-nothing = it is only shown
new-time-out-turn = a computer player plays the turn
new-time-out-rest = a computer player plays until you come back
new-level = Strength of that player
new-who = Who takes part
new-spectators = Others may watch
new-begins = Begin as soon as all seats are taken
new-rated = The game counts for ratings
new-confirm = Turns are confirmed, so that they can be taken back
new-make = Make the table

room-waits = Some seats are free. Send the link to those who shall join.
room-waits-begins = Some seats are free. The game begins as soon as all are taken.
room-full = All seats are taken. Whoever made the table begins the game.
room-full-yours = All seats are taken. You can begin.
room-free = free
room-invited = for who has the link
room-kept = kept for { $who }
room-sit = Sit here
room-leave = Leave the table
room-abort = Abort the game
room-aborted = This game was aborted.
room-invite = Link for those who shall join
room-copy = Copy link
room-copied = Copied
room-facts = What was agreed on
room-commitment = The fingerprint of all dice and cards, which shows afterwards that nobody chose them:

play-you-watch = You are watching.
play-watching = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
}
play-asks-back = { $who } asks to go back a little.
play-wants-end = { $who } wants to end the game without a result.
play-agree = Agree
play-refuse = Refuse
play-go-on = Go on playing
play-stand-in = Your time was up; a computer player sits in your place.
play-return = Take my seat again
play-menu = More
play-ask-back = Ask to take back my last choice
play-end-game = Propose to end without a result
play-resign = Resign
play-rematch = Play again
play-rematch-waits = To the new game
play-next = Next table that waits for you
play-record = Download the record
clock-title = Time left
clock-days = { $days } d { $hours } h
replay-to-table = To the table

chat-title = Chat
chat-say = Say something
chat-send = Send
chat-players-only = While the game is played, only those who play it may write.
chat-mute = Mute
chat-mute-who = Mute { $who }

fair-check = Check this game
fair-proved = The chance of this game is proved.
fair-unproved = The chance of this game is not proved.

log-begin = The game begins.
log-close = The game is ended.
log-undo = { $who } takes something back.
log-ask = { $who } asks to go back.
log-agree = { $who } agrees.
log-refuse = { $who } refuses.
log-time-out = The time of { $who } is up.
log-stand-in = A computer player sits in for { $who }.
log-return = { $who } is back.
log-resign = { $who } resigns; a computer player plays on.
log-end-game = { $who } wants to end the game without a result.
log-go-on = { $who } wants to go on playing.
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
person-muted = You read nothing of theirs any more.
person-blocked = They no longer sit down at your tables.

account-profile = How others see you
account-register = Keep this account
account-register-more = You are here as a guest. With a password you keep your games and can sign in on other devices.
account-name = Name
account-rename = Change name
account-language = Write to me in this language
account-language-more = Notices outside the page are written in the language that you choose here.
account-done = Done.
account-save = Save
account-old-password = Password so far
account-new-password = New password
account-change-password = Change password
account-code = Recovery code
account-code-more = It replaces a forgotten password once. A new code makes the one before void.
account-code-button = New recovery code
account-farewell = Leave
account-export = Download all my data
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-sign-out-guest = Sign out, and be gone
account-delete = Delete the account
account-delete-more = This is for good. Games that others played with you stay, without your name.

holiday-title = Holiday
holiday-more = On holiday your clocks in slow games stand still.
holiday-none = Days left this year: { $left }.
holiday-until = You are on holiday until { $day }. Days left this year: { $left }.
holiday-days = Days
holiday-take = Take a holiday from now on
holiday-end = End the holiday

outside-title = Notices
outside-more = The server can tell you when it is your turn: at an address of a chat service, or by e-mail.
outside-webhook = Address for messages (webhook)
outside-live = Also of live games
outside-mail = E-mail address
outside-code = Code from the e-mail
outside-confirm = Confirm address
outside-confirmed = The address is confirmed.

tokens-title = Bots
tokens-more = With a token a program plays in your name. It can do nothing else.
tokens-name = Name of the bot
tokens-make = New token
tokens-write-down = Copy this token now: it is never shown again.

shunned-title = Muted and blocked
shunned-mute = muted
shunned-block = blocked
shunned-stop = No longer

# Playing with others: the connection, lists and filters, new tables, messages, records brought along.
net-offline = You are offline. What is shown here is kept; the game goes on as soon as there is a network.
net-offline-kept = You are offline. What you chose is kept and sent once, as soon as there is a network.
net-lost-kept = The connection is lost. What you chose is kept and sent once, as soon as the server answers.
net-try-now = Try now
net-forget = Forget what I chose
net-one-at-a-time = Your last choice still waits to be sent. One at a time: first it has to be known what becomes of it.
net-tries = The page tries again by itself every few seconds.
gone-invite = The link may be old: the game has begun, its seats are taken, or the table was closed. Ask whoever sent it for a new one.
gone-table = The game may have begun without spectators, or the table is for those who have its link.

bell-title = What waits for you
bell-turn = It is your turn.
bell-over = The game is over.
bell-rematch = They want to play again.
ago-now = just now

arrival-invited = Somebody wants to play with you
arrival-invited-lead = Say a name, and you sit at the table. No account is needed.
arrival-invited-button = Join the game
arrival-table = A table where others play
arrival-table-lead = Say a name, and you see the table. No account is needed.
arrival-table-button = Have a look
arrival-look = Have a look first

listed-private = private
filter-title = What you are looking for
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
lobby-nothing-found = No open table is like that at the moment. Look for less, or make one yourself.

new-seats-more = Computer players sit down at once. “Who has the link” keeps a seat until somebody comes by your invite link.
new-pace-none-more = Nobody is hurried, and nobody loses by time. Good among friends.
new-pace-live-more = Everybody sits at the table at the same time. Time runs only for whoever is to choose.
new-pace-slow-more = Everybody plays when they like, within so many days a turn. On holiday, which you take in your account, the clock stands still.
new-level-resigned = Computer player for who resigns
new-level-more = A computer player takes the seat of whoever resigns, so that the others can play on. Without another choice it is of medium strength.
new-visible-open = Everybody finds it in the lobby
new-visible-open-more = You can send the link all the same.
new-visible-link = Private: only who has the link
new-visible-link-more = The table stands in no list.
new-spectators-more = They see what all may see: no hands, no secrets.
new-begins-more = Otherwise whoever made the table begins.
new-rated-more = Only people play then. There is a rating for every game and number of players.
new-rated-not = With computer players the game does not count for ratings.
new-confirm-more = Until then everybody takes back their own choices alone; later only if all agree.
agreed-resigned = who resigns is replaced: { $level }
agreed-confirm = turns are confirmed; until then they can be taken back
agreed-no-confirm = turns are not confirmed

room-you = you
room-share = Share
room-watching = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
}
play-you-asked = You asked to go back a little. The others have to agree.
play-withdraw = Withdraw
play-agreed = { $count ->
    [one] { $who } agrees already.
   *[other] { $who } agree already.
}
play-you-want-end = You proposed to end without a result. The others have to agree.

chat-nothing = Nobody has said anything yet.
chat-report = Report
chat-report-who = Report { $who }
report-what = What is wrong?
report-more = The operator of this server reads it together with the line.
report-send = Report it
report-done = Reported. Thank you.

fair-here = All this was reckoned by your browser from the record; nobody had to be believed.

person-nothing = No game finished yet.
person-share = { $share } % won
person-rated = with { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
person-sure = settled
person-provisional = provisional
person-replay = Go through
person-record = Record

messages-title = Messages of this browser
messages-more = While Urzeit is open in some window, your browser can tell you when it is your turn elsewhere.
messages-want = Tell me when it is my turn
messages-refused = Your browser does not allow it. Allow messages for this page in its settings, then try again.
messages-never = This browser has no messages.

open-link = Open a record
open-title = Open a record
open-more = A game that somebody saved: go through it, analyse it, or go on from any place. It stays in this browser; no server sees it.
open-file = A file (.urz)
open-paste = Or paste it here; it begins with “urzeit 1”
open-button = Open
open-other = Open another record
open-wrong = Line { $line }: { $problem }
open-right = { $count ->
    [one] Go through the entry before it
   *[other] Go through the { $count } entries before it
}
person-progress = { $games ->
    [one] The rating after one game: from { $first } to { $last }.
   *[other] The rating over { $games } games: from { $first } to { $last }, at least { $least }, at most { $most }.
}
person-progress-table = Game by game
person-progress-day = Day
person-progress-rating = Rating
person-progress-change = Change
