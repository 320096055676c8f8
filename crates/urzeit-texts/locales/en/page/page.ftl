# The page. Names of games, terrains and refusals stand in the games' own files.
page-part-again = Try again
page-part-lost = This part of the page could not be loaded. Are you online?
page-renewed = There is a new version of this page on the server. Reload it to continue; your games are kept.
page-reload = Reload the page
page-skip = Skip to content
page-language = Language
page-not-found = This page does not exist.
page-to-start = Go to the home page

home-title = Three games of creation
home-lead = Settle a young continent, build a world and people it, or drift through the primordial soup as an amoeba: right away against the computer, on one screen, or with friends anywhere.
home-games = Games
home-play = Play now
home-you = Guest
home-genesis = Place tiles on a young continent and own the largest herds when the land is full. Twenty minutes, two to four players.
home-lords = Build a world hex by hex, people it with barbarians, fight and civilise. One hour, two to five players.
home-ursuppe = Amoebas drift, eat, divide and buy genes while the soup around them changes. An hour and a half, two to six players.
home-friends = Play with others online
home-kept = Games in this browser
home-running = in progress
home-over = finished
home-misfit = no longer fits the rules, which have been corrected
home-forget = Remove
home-no-room = This browser does not keep your games: allow it to store data for this page.

table-gone = This game is not stored in this browser.
table-other-window = The game continued in another window of this browser. This is where it stands now.
table-unsaved = This browser has no room for the latest moves: they will be lost when you close or reload this page. Remove games you no longer need, or allow the browser to store data for this page; everything will then be saved with the next move.
thinker-lost = The computer player could not be loaded or has stopped, so there is no answer.
table-your-turn = It is your turn.
table-turn = { $count ->
    [one] It is { $who }’s turn.
   *[other] { $who } are choosing.
}
table-confirm-first = First confirm your turn, or undo it.
table-confirms-first = First { $who } has to confirm the turn.
table-thinks = { $count ->
    [one] { $who } is thinking …
   *[other] { $who } are thinking …
}
table-waits = The table is waiting.
table-confirm-turn = Is that your turn? Confirm it, or undo something.
table-confirm-turn-of = { $who }, is that your turn? Confirm it, or undo something.
table-confirm = Confirm turn
table-undo = Undo
table-winner = { $count ->
    [one] The game is over. { $who } has won.
   *[other] The game is over. { $who } share the victory.
}
table-typed = Type a move
table-log = What happened
page-menu = Menu
page-rules = Rules
rules-search = Search the rules
rules-law = The rules in full
rules-contents = Contents
rules-nothing = Nothing found.
rules-wait = Loading the rules …
rules-lost = The rules could not be loaded. Try again when you are online.
home-set-up = Players and options
setup-who = Who is playing
setup-seat = Seat { $seat }
setup-plays = What seat { $seat } plays
setup-a-person = a person
setup-person = Player { $seat }
setup-name = Name
setup-add = Add a player
setup-remove = Remove a player
setup-presets = Presets
setup-options = Options
setup-confirm = Ask me to confirm my turn, so that I can undo it
setup-confirm-more = Nobody else plays until you confirm.
setup-box = My box has other counts
setup-box-more = Boxes may differ. Enter what is in yours; chance, hints and computer players go by it.
setup-not-allowed = The rules do not allow these options with this number of players.
setup-begin = Start
level-beginner = Computer (beginner)
level-easy = Computer (easy)
level-medium = Computer (medium)
level-hard = Computer (hard)
level-master = Computer (master)
table-replay = Replay the game
table-again = Play again
table-other = Another game
replay-none = This game cannot be replayed yet. Games with hidden hands can be replayed once they are over.
replay-at = { $entry } of { $last }
replay-entry = Position in the game
replay-back = One entry back
replay-forth = One entry forward
replay-what-if = What if? Play on from here
replay-misfit = The rules have been corrected since this game was played. You can replay it as far as it fits them, play on from any point, and download the record.
page-no-server = The server cannot be reached.
copy-by-hand = The browser does not allow copying over this connection. The text is selected: copy it by hand.
hint-ask = Hint
hint-thinks = Thinking …
review-ask = Analyse the game
review-title = Chances of winning
review-progress = Analysis
review-plot = Everybody’s chance of winning, from start to finish
review-chances = Chances of winning at this point: { $chances }.
review-chance = { $who } { $chance }
review-best = Best for { $who }:
review-mistake = { $played } That gave away { $lost }. Better: { $better }
review-flawless = No big mistakes were found.

# Several people at one screen.
pass-title = Pass the device to { $who }
pass-why = What comes next is for { $who } only. Everybody else, please look away.
pass-here = I’m { $who }, show me the game
