# Trying something out while a game runs.
try-it = Try it out
try-title = You are trying something out
try-about = Only you see this board. You play for everybody and choose what dice and cards show. Nothing here happens in the game.
try-imagined = What the game hides from you, such as other players’ hands, is imagined here, and imagined anew with every new line.
try-news = In the game: { $says }
try-back = Back to the game
try-play = Play this
try-plays = { $count ->
    [one] Makes your first step in the game, up to the next roll or another player’s choice.
   *[other] Makes your first { $count } steps in the game, up to the next roll or another player’s choice.
}
try-stale = The game has moved on since this line began, so it cannot be played there.
try-not-own = A line can be played in the game if it begins with a choice that you are asked for there now.
try-forward = Forward
try-chance = Dice and cards
try-roll = Roll or draw for me
try-lines = Your lines
try-lines-more = They are kept in this browser until the game is over. Undo, play something else, and both are kept.
try-line = { $moves } ({ $count ->
    [one] one step
   *[other] { $count } steps
})
try-line-stale = out of date
try-new = New line
try-forget = Forget this line: { $line }
try-forget-all = Forget all lines
try-too-long = This line is as long as a line can get. Undo something, or begin a new line.
try-unsaved = This browser has no room for your lines: they will be lost when you close or reload this page.
try-impossible = The game cannot be tried out from here.
