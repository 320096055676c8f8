# Games by link, without any server.
link-setup = By link: everybody plays in their own browser, and no server is needed
link-setup-tells = After each of your turns the page gives you a link that contains the game. Send it to the next player with any messenger, by e-mail or as a file. Computer players cannot take part.
link-joins = joins by link
link-field = The link
link-save = Save as a file
link-qr = Show as a QR code
link-qr-alt = The link as a QR code
link-long = Some messengers shorten or break a link this long. If yours does, send the file instead.
link-to-anybody = { $after ->
    [0] Send this link to the player who is to join
    [one] Send this link to the next player who is to join. One more joins after that.
   *[other] Send this link to the next player who is to join. { $after } more join after that.
}
link-to-player = Send this link to { $who }
link-to-all = The game is over. Send this link to the others, so that they see how it ended.
link-why-join = One player can join with it, and then gets a link to pass on. Your game is kept in this browser.
link-why-play = The game goes on once the link is opened. Nothing is sent by itself, and your game is kept in this browser.
link-why-over = It contains the whole game.
link-title = Open a link to a game
link-more = Somebody has sent you a link or a file with a game. Paste the link here or choose the file. Nothing is sent to a server.
link-paste = The link
link-invited = { $who } { $count ->
    [one] invites
   *[other] invite
} you to a game of { $game } for { $seats } players. What is your name?
link-join = Join
link-to-game = Go to the game as it is kept here
link-to-record = Look at the game
link-stranger = All seats of this game are taken, and none of them was taken in this browser. If you play in it, open the link in the browser in which you joined.
link-fork = In this link, { $who }’s turn is not the same as in the one you opened before. Somebody has played that turn twice or changed it. The game as it is kept here has not changed: ask the others which one counts.
link-fork-own = In this link, your own turn is not the one you played here. Somebody has changed it, or you have played the turn in another browser. The game as it is kept here has not changed: send your link again.
link-other-player = Two players have joined with the same invitation: in the game that is kept here it is { $who }, in this link somebody else. Only one of them can play. The game as it is kept here has not changed: agree on one of them, and invite the other to a new game.
link-other-player-own = Somebody else has joined with the same invitation as you, and only one of you can play in this game. The game as it is kept here has not changed: agree who plays, and ask for a new game for the other.
link-none = This is not a link to a game. Copy the whole link, from “http” to its last character, and paste it again.
link-too-long = This is longer than any link to a game. Copy only the link, and paste it again.
link-newer = A newer version of this page made the link. Reload the page, and open the link again.
link-damaged = A part of the link is missing or was changed on its way. Ask for it again, preferably as a file.
link-other-rules = The game was begun with another version of the rules. Reload the page; if that does not help, finish the game on the page on which it was begun.
link-has-secrets = This game cannot be played by link: hands, markers and chosen cards are secret, and a link shows all that it contains. Play it on one screen or online.
link-full = All seats of this game are taken. Ask for a new game.
link-name = This name cannot be used. Choose one of at most 40 characters.
link-chain = The link contains a value that seat { $seat } has not committed to. Ask for the link again.
link-order = The link has turns in an order that the game does not allow. Ask for it again.
link-refused = The rules do not allow what the link says. Ask for it again.
