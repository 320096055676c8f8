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

new-seats-more = Computer players sit down at once. A seat “for who has the link” is kept until somebody comes by your invite link.
new-plays = What seat { $seat } plays
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
agreed-resigned = who resigns is replaced ({ $level })
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
play-agreed = { $who } agrees already.
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
