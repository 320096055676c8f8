# The page. Names of games, terrains and refusals stand in the games' own files.
page-skip = Skip to the content
page-language = Language
page-not-found = There is no such page.
page-to-start = To the start

home-title = Three games of creation
home-lead = Settle a young continent, build a world and people it, or swim as an amoeba through the primordial soup: against the computer at once, at one screen, or with friends anywhere.
home-games = Games
home-play = Play now
home-you = You
home-genesis = Lay tiles on the young continent and own the largest herds when the land is full. Twenty minutes, two to four players.
home-lords = Build a world hex by hex, people it with barbarians, fight, and civilise. An hour, two to five players.
home-ursuppe = Amoebas drift, eat, divide, and buy genes while the soup around them changes. An hour and a half, two to six players.
home-kept = Games in this browser
home-running = is still played
home-over = is over
home-forget = Remove
home-no-room = This browser keeps no games: allow it to store data for this page.

table-gone = This game is not kept in this browser.
table-your-turn = It is your turn.
table-turn = It is the turn of { $who }.
table-thinks = { $who } thinks …
table-waits = The table waits.
table-confirm-turn = Is that your turn? Confirm it, or take something back.
table-confirm = Confirm turn
table-undo = Undo
table-winner = { $count ->
    [one] The game is over. { $who } has won.
   *[other] The game is over. { $who } share the victory.
}
table-typed = Type a move
table-log = What happened
log-chance = Chance: { $outcome }
log-action = { $who }: { $action }
page-menu = Menu
page-rules = Rules
rules-search = Search the rules
rules-wait = The rules are being loaded …
rules-lost = The rules cannot be loaded now. Try again when you are online.

# Several people at one screen.
pass-title = Pass the device to { $who }
pass-why = What comes next is for { $who } alone. Everybody else looks away.
pass-here = I am { $who }, show me the game
