# The page. Names of games, terrains and refusals stand in the games' own files.
page-part-again = Try again
page-part-lost = This part of the page could not be loaded. Is there a network?
page-renewed = The page has been renewed on the server. Load it again to go on; your games stay.
page-reload = Load the page again
page-skip = Skip to the content
page-language = Language
page-not-found = There is no such page.
page-to-start = To the start

home-title = Three games of creation
home-lead = Settle a young continent, build a world and people it, or swim as an amoeba through the primordial soup: against the computer at once, at one screen, or with friends anywhere.
home-games = Games
home-play = Play now
home-you = Guest
home-genesis = Lay tiles on the young continent and own the largest herds when the land is full. Twenty minutes, two to four players.
home-lords = Build a world hex by hex, people it with barbarians, fight, and civilise. An hour, two to five players.
home-ursuppe = Amoebas drift, eat, divide, and buy genes while the soup around them changes. An hour and a half, two to six players.
home-friends = Play with others online
home-kept = Games in this browser
home-running = is still played
home-over = is over
home-misfit = no longer fits the rules, which were corrected
home-forget = Remove
home-no-room = This browser keeps no games: allow it to store data for this page.

table-gone = This game is not kept in this browser.
table-other-window = The game went on in another window of this browser. This is where it stands now.
table-unsaved = This browser has no room for what happened last: it will be gone when you close or reload this page. Remove games that you no longer need, or allow the browser to store data for this page; with the next move everything is kept.
thinker-lost = The computer player’s program could not be loaded or has stopped, so there is no answer.
table-your-turn = It is your turn.
table-turn = { $count ->
    [one] It is the turn of { $who }.
   *[other] { $who } are to choose.
}
table-confirm-first = First confirm your turn, or take it back.
table-confirms-first = First { $who } has to confirm the turn.
table-thinks = { $count ->
    [one] { $who } thinks …
   *[other] { $who } think …
}
table-and = { $first } and { $last }
table-waits = The table waits.
table-confirm-turn = Is that your turn? Confirm it, or take something back.
table-confirm-turn-of = { $who }, is that your turn? Confirm it, or take something back.
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
rules-contents = Contents
rules-law = The rules in full
rules-nothing = Nothing is found.
rules-wait = The rules are being loaded …
rules-lost = The rules cannot be loaded now. Try again when you are online.
home-set-up = Players and options
setup-who = Who plays
setup-seat = Seat { $seat }
setup-plays = What seat { $seat } plays
setup-a-person = a person
setup-person = Player { $seat }
setup-name = Name
setup-add = Add a player
setup-remove = Remove a player
setup-presets = Usual choices
setup-options = Options
setup-confirm = Ask me to confirm my turn, so that I can take it back
setup-confirm-more = Until you confirm, nobody plays on.
setup-not-allowed = The rules do not allow these options with so many players.
setup-begin = Begin
level-beginner = Computer (beginner)
level-easy = Computer (easy)
level-medium = Computer (medium)
level-hard = Computer (hard)
level-master = Computer (master)
table-replay = Go through the game again
table-again = Play again
table-other = Another game
replay-none = This game cannot be gone through. Games with hidden hands can be when they are over.
replay-at = { $entry } of { $last }
replay-entry = Place in the game
replay-back = One entry back
replay-forth = One entry forth
replay-what-if = What if? Go on from here
replay-misfit = The rules were corrected since this game was played. You can go through it as far as it fits them, go on from any place, and download the record.
page-no-server = The server cannot be reached.
copy-by-hand = Over this connection the browser lets no page copy. The text is selected: copy it by hand.
hint-ask = Hint
hint-thinks = Thinking …
review-ask = Analyse the game
review-title = Chances through the game
review-progress = Analysis
review-plot = Everybody’s chance to win, from the beginning to the end
review-chances = Chances to win at this place: { $chances }.
review-chance = { $who } { $chance }
review-best = Best for { $who }:
review-mistake = { $played } That gave away { $lost }. Better: { $better }
review-flawless = No big mistake was found.

# Several people at one screen.
pass-title = Pass the device to { $who }
pass-why = What comes next is for { $who } alone. Everybody else looks away.
pass-here = I am { $who }, show me the game
