# Trying something out while a game runs.
try-it = Try it out
try-title = You are trying something out
try-about = Only you see this board. You play for everybody and choose what dice and cards show. Nothing here changes the game.
try-imagined = What the game hides from you, such as other players’ hands, is made up here, and made up again for every new line.
try-news = In the game: { $says }
try-back = Back to the game
try-play = Play this
try-plays = { $count ->
    [one] Plays your first step in the game. It stops where dice, cards or other players decide.
   *[other] Plays your first { $count } steps in the game. It stops where dice, cards or other players decide.
}
try-stale = The game has moved on since this line began, so it cannot be played there.
try-not-own = A line can be played in the game only if it begins with a choice that is yours to make there now.
try-forward = Forward
try-chance = Dice and cards
try-roll = Roll or draw for me
try-lines = Your lines
try-lines-more = They are kept in this browser until the game is over. If you undo something and play on differently, both lines are kept.
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
try-impossible = Nothing can be tried out from here.
