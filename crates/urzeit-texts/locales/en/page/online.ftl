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

agreed-turn = when time is up, a computer player plays the turn: { $level }
agreed-rest = when time is up, a computer player plays until you come back: { $level }
agreed-rated = rated

room-sit-down = Sit down
room-invites = { $who } invites you to play { $game }
room-players = for { $count } players
room-copy = Copy link
room-copied = Copied

play-asks-back = { $who } asks to go back.
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
log-call-off = { $who } has not begun in time: the game is called off.
log-undo = { $who } undoes something.
log-ask = { $who } asks to go back.
log-agree = { $who } agrees.
log-agree-back = { $who } agrees, and the game goes back.
log-undone = (undone)
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
bell-full = All seats are taken. Come to the table, and the game can begin.
bell-over = The game is over.
bell-closed = The table was closed before a game began.
bell-rematch = { $who } wants to play again.
ago-now = just now

listed-private = private
listed-no-result = without a result

agreed-resigned = if somebody resigns, a computer player takes over: { $level }
agreed-resigned-two = if somebody resigns, the other player has won
agreed-confirm = turns are confirmed; until then they can be undone
agreed-no-confirm = turns are not confirmed

room-share = Share
play-you-asked = You asked to go back. The others have to agree before anybody plays on.
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
online-no-server = The server cannot be reached.
online-no-server-more = You can still play against the computer and on one screen.
online-try-again = Try again
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
arrival-recover-more = You need your recovery code. If your account has a confirmed e-mail address, you can have one sent there: enter your name and ask for it.
arrival-recover-mail = Send me a code by e-mail
arrival-recover-mailed = If this account has a confirmed e-mail address, a code is on its way there. It is valid for an hour.
arrival-write-down = Your recovery code
arrival-write-down-more = If you forget your password, you can use this code once in its place. Write it down now: it will not be shown again.
arrival-written-down = I have written it down
lobby-title = Lobby
lobby-find = Find a table
lobby-you = You are { $who }.
lobby-account = Your account
lobby-online = { $count ->
    [0] Nobody is online right now.
    [one] One person is online.
   *[other] { $count } people are online.
}
lobby-online-alone = Nobody else is online right now.
quick-looking = Looking for others who want to play …
lobby-make = New table
lobby-make-more = For friends, or a game to your taste: you choose players, options and time, and send the link.
quick-play-more = With whoever is there now: one click leads to a table with a live clock.
lobby-running = Your games
lobby-waiting = Your tables waiting for players
lobby-open = Open tables
lobby-nothing-open = There are no open tables at the moment. Create one and send somebody the link.
lobby-offered = Games looking for a substitute
lobby-watch = Games to watch
lobby-over = Your recent games
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
new-time-out = When time is up, a computer player
new-time-out-nothing = does nothing
new-time-out-turn = plays the turn
new-time-out-rest = plays until you come back
new-level = Level of that computer player
new-who = Who takes part
new-spectators = Allow spectators
new-begins = Start as soon as all seats are taken
new-rated = Rated game
new-confirm = Players confirm their turns, so that they can undo them
new-make = Create table
room-how-to-play = How { $game } is played
room-waits = Some seats are free. Send the link to the people you want to play with.
room-waits-begins = Some seats are free. The game begins as soon as all seats are taken.
room-waits-link-begins = Some seats are free. Send the link to the people you want to play with. The game begins as soon as all seats are taken.
room-waits-for = Waiting for { $who }.
room-waits-for-begins = Waiting for { $who }. The game begins as soon as all seats are taken.
room-has-room = There is still room at the table.
room-full = All seats are taken. The player who created the table can start the game.
room-full-here = All seats are taken. The game begins as soon as everybody has come to the table. If somebody does not come in time, that seat is free again.
room-full-yours = All seats are taken. You can start the game.
room-free = free
room-invited = for anybody with the link
room-kept = invited: { $who }
room-sit = Sit here
room-taken = { $count ->
    [0] nobody is seated yet
    [one] one seat is taken
   *[other] { $count } seats are taken
}
room-fill = Start with computer players
room-fill-lead = Nobody has come for a minute. You can start now with computer players in the free seats, or wait: the seats stay free until the game begins.
room-leave = Leave the table
room-abort = Cancel the game
room-aborted = This game was cancelled.
room-called-off = { $who } did not begin in time, so there is no game, and nothing counts.
room-called-off-you = You did not begin in time, so there is no game, and nothing counts.
room-begin-soon = Everybody makes a first choice within a minute of being asked; otherwise the game is called off.
room-invite = Invitation link
room-facts = Settings of this table
room-commitment = The fingerprint of all dice and cards. It proves afterwards that nobody chose them:
play-you-watch = You are watching.
play-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
play-menu = More
play-offer = Hand over my seat
away-you = Your time was up, and the others may decide to go on without you.
away-you-play = Your time was up, and the others may decide to go on without you. Play your turn to stay in the game.
away-here = I am here
away-other = { $who }’s time was up. What should happen next?
away-other-turn = { $who }’s time was up, and a computer player plays the turn. What should happen next?
away-other-rest = { $who }’s time was up, and a computer player sits in. What should happen next?
away-decide = Decide …
away-later = Later
away-how = How is this decided?
away-how-more = If everybody who is here wants the same, it is done at once. Otherwise the most votes decide, about a turn’s time after the first one; in a tie, a computer player takes the seat.
away-vote-ends = The votes are counted on { $when }.
away-computer = Computer takes over
away-substitute = Find a substitute
away-end = End the game
away-votes-computer = { $who } is for a computer player.
away-votes-substitute = { $who } is for a substitute.
away-votes-end = { $who } is for ending the game.
offer-agree = Agree
offer-asked = { $who } would like to hand over the seat. This game is rated, so all the others have to agree first. The request ends with { $who }’s next turn.
offer-by-holder = { $who } offers the seat to somebody else.
offer-by-others = { $who } is away, and the seat is offered to somebody else.
offer-ends = If nobody takes it by { $when }, a computer player does.
offer-keep = Keep my seat
offer-take = Take over the seat of { $who }
offer-counts = Count this game towards my rating
offer-link = Link for somebody who takes over the seat
play-ask-back = Ask to undo my last choice
play-end-game = Propose ending without a result
play-resign = Resign
play-rematch = Play again
play-rematch-waits = Go to the new game
play-next = Next table
play-next-more = The next table that waits for you
clock-title = Players
clock-days = { $days } d { $hours } h
chat-title = Chat
chat-say = Say something
chat-send = Send
chat-players-only = While the game is running, only its players may write.
chat-mute = Mute
chat-mute-who = Mute { $who }
chat-line-more = More about this line by { $who }
person-guest = guest
person-account = player
person-since = since { $day }
person-tally = { $game }: { $finished ->
    [one] one game finished
   *[other] { $finished } games finished
}, { $won } won
person-tally-bots = by bots: { $finished ->
    [one] one game finished
   *[other] { $finished } games finished
}, { $won } won
person-ratings = Ratings
person-game = Game
person-players = Players
person-history = Finished games
person-more = Show more
person-block = Block
person-unblock = Unblock
person-unmute = Unmute
person-muted = Muted. You no longer see what they write.
person-blocked = Blocked. They can no longer join your tables.
account-profile = How others see you
account-register = Keep this account
account-register-more = You are here as a guest. Choose a password to keep your games and sign in on other devices.
account-name = Name
account-rename = Change name
account-profile-public = Everybody may see my profile
account-profile-more = Otherwise only people who have given a name can see your ratings and games.
account-language = Language of notices to me
account-language-more = What the server sends you by webhook or e-mail is written in this language.
account-done = Done.
account-save = Save
account-old-password = Current password
account-new-password = New password
account-change-password = Change password
account-password-more = A new password signs you out everywhere else, and ends all bot tokens and the address of your calendar.
account-used = last used { $ago }
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
outside-more = The server can tell you when it is your turn or your answer is needed: through a chat service’s webhook, or by e-mail.
outside-webhook = Webhook address
outside-live = For live games too
outside-mail = E-mail address
outside-code = Code from the e-mail
outside-confirm = Confirm address
outside-confirmed = The address is confirmed.
calendar-title = Calendar
calendar-more = Your calendar can show when your time at each table is up: subscribe there to an address that only you know. Anyone who has it sees your deadlines, and nothing else.
calendar-make = Create an address
calendar-renew = Create another address
calendar-end = Delete the address
calendar-write-down = Copy this address to your calendar program. It is not shown again.
program-on = { $browser } on { $system }
program-other = another program
sessions-title = Where you are signed in
sessions-more = If you do not know one of these, choose a new password.
sessions-this = this page
tokens-title = Bots
tokens-more = With a token a program can sit down and play in your name, and everybody sees that it is a bot. It can do nothing else. A new password, or signing out everywhere, ends all tokens.
tokens-name = Name of the bot
tokens-make = New token
tokens-unused = not used yet
tokens-write-down = Copy this token now: it will not be shown again.
shunned-title = Muted and blocked
shunned-mute = muted
shunned-block = blocked
shunned-stop = Remove
net-tries = The page tries again automatically every few seconds.
gone-invite = The link may be old: the game has begun, its seats are taken, or the table was closed. Ask the person who sent it for a new one.
arrival-invited-lead = Enter a name, and you are at the table. You don’t need an account.
arrival-invited-button = Join the game
arrival-rated-lead = This game is rated, so it takes an account. Choose a name and a password, and you are at the table.
arrival-hidden = This is not open to everybody
arrival-hidden-lead = The link may be wrong, or only some people may see what it leads to. If you play there, sign in.
filter-title = Filter
filter-ratings = Ratings
filter-any-game = all games
filter-any-pace = any
filter-any-players = any number
filter-any-rated = all
filter-rated-true = rated
filter-rated-false = not rated
filter-free = Only with free seats
filter-clear = Show all
lobby-nothing-found = No open table matches at the moment. Loosen the filter, or create a table yourself.
new-seats-more = Computer players sit down at once. “Anybody with the link” keeps a seat until somebody comes through your invitation link.
new-level-resigned = Computer player for anybody who resigns
new-level-more = A computer player takes over when somebody resigns, so that the others can play on. Unless you choose otherwise it plays at medium level.
new-visible-open = Listed in the lobby for everybody
new-visible-open-more = Anybody can join and play when they like: three days for each turn, unless you choose otherwise below. Such a table needs a clock. If nobody joins within a week, it is closed.
new-visible-link = Private: only people with the link
new-visible-link-more = For friends: you send the link, and nobody else finds the table. You play in one sitting and with a clock, unless you choose otherwise below. If nobody joins within a week, it is closed.
new-spectators-more = They see what everybody may see: no hands, no secrets.
new-begins-more = Otherwise you start the game when you are ready.
new-rated-more = For people with an account, and for bots, which are rated among themselves. There is a separate rating for every game and number of players. Once begun, a rated game cannot be cancelled.
new-rated-not = Games with computer players are not rated.
new-rated-guest = Rated games need an account: choose a password in your account first.
new-rated-clock = Rated games need a clock.
new-rated-short-clock = Rated games give everybody at least a minute, or an hour per turn.
new-rated-setup = Rated games have no board, numbers or start player of one’s own.
new-rated-stand-in = In rated games a computer player who plays on when time is up is medium at most.
new-confirm-more = Until they confirm, players can undo their own choices; after that only if everybody agrees.
room-you = you
room-watching = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
chat-nothing = Nobody has said anything yet.
chat-report = Report
chat-report-who = Report { $who }
report-what = What is wrong?
report-more = The operators of this server will read it together with the chat line and up to five lines before it.
report-send = Send report
report-done = Reported. Thank you.
person-nothing = No finished games yet.
person-share = { $share }% won
person-rated = with { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
}
person-bots = among bots
person-sure = settled
person-provisional = provisional
person-replay = Replay
person-record = Record
messages-title = Browser notifications
messages-more = While Urzeit is open in any window, your browser can notify you when it is your turn elsewhere.
messages-want = Notify me when it is my turn
messages-refused = Your browser does not allow it. Allow notifications for this page in its settings, then try again.
messages-never = This browser cannot show notifications.
push-want = Notify me even when Urzeit is closed
push-refused = Your browser’s push service cannot be reached. Try again later.
push-never = To be notified when Urzeit is closed, use a browser that supports push notifications. On an iPhone or iPad, add Urzeit to the home screen first.
person-progress = { $games ->
    [one] The rating after one game: from { $first } to { $last }.
   *[other] The rating over { $games } games: from { $first } to { $last }, lowest { $least }, highest { $most }.
}
person-progress-table = Game by game
person-progress-day = Day
person-progress-rating = Rating
person-progress-change = Change
