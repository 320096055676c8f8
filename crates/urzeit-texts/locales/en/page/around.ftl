# Around the games: what happened played back, settings, about, keys.
playback-title = What happened since your last turn
playback-your-turn = Your turn is about to begin.
playback-at = { $step }/{ $steps }
playback-pause = Pause
playback-step = One step
playback-hurry = Play the rest fast
playback-skip = Skip
playback-again = Show what happened again

page-foot = More

settings-title = Settings

about-title = About
about-check-paste = Or paste a record here; it is checked in your browser

keys-title = Keys
keys-close = Close
keys-everywhere = Everywhere
keys-help = show these keys
keys-tab = go to the next control
key-tab = Tab
key-enter = Enter
key-escape = Esc
key-backspace = Backspace
key-home = Home
key-end = End
keys-table = At a table
keys-arrows = move between spaces, or between entries in the log
keys-enter = same as a click
keys-confirm = confirm the turn
keys-undo = undo (Ctrl Z works too)
keys-typed = type a move
keys-try = try something out, and back to the game
keys-hurry = play the rest of the playback fast
keys-escape = skip the playback; cancel
keys-genesis = In Genesis
keys-terrains = pick forest, savannah, mountain or wetland
keys-lords = In Lords of Creation
keys-count = change how many move
keys-real = At a real table
keys-dice = enter what the die shows
keys-remove = remove the last part you entered
keys-replay = In a replay
keys-steps = one entry back or forward
keys-turns = to the previous or next turn
keys-rounds = to the previous or next round
keys-play = play or pause
keys-ends = to the beginning or the end
keys-editor = Drawing a board
keys-paint = volcano, tar pit, open land
settings-lead = These settings are kept in this browser only.
settings-looks = Appearance
settings-playing = Playing
settings-theme = Colours
settings-theme-system = same as the system
settings-theme-light = light
settings-theme-dark = dark
settings-theme-wood = wood and paper
settings-theme-contrast = high contrast
settings-theme-why = For day or night, for the feel of a real table, or for eyes that need clear edges.
settings-text = Text
settings-text-usual = normal
settings-text-large = larger
settings-text-why = Makes all text and buttons larger.
settings-letters = Letters on the boards
settings-letters-off = only where needed
settings-letters-on = always
settings-letters-why = Shapes and patterns already tell everything apart without colour; letters spell it out.
settings-pieces = Tell players’ pieces apart by
settings-pieces-colour = colour
settings-pieces-shape = shape
settings-pieces-letter = letter
settings-pieces-why = What stands out most on the pieces. Every colour also keeps a shape of its own.
settings-motion = Motion
settings-motion-system = same as the system
settings-motion-less = no animation
settings-motion-why = Without animation, pieces simply appear in their new place.
settings-playback = Other players’ moves
settings-playback-slow = slow
settings-playback-normal = step by step
settings-playback-fast = fast
settings-playback-off = show the result at once
settings-playback-why = Before your turn the board shows what has happened since your last one. Press Escape to skip it; the game never waits for it.
settings-targets = Legal moves
settings-targets-on = highlighted
settings-targets-off = not highlighted
settings-targets-why = Either way, if you try something that is not allowed, you are told why.
settings-confirm = Confirm my turns
settings-confirm-always = always
settings-confirm-matters = when there is something to reconsider
settings-confirm-never = never
settings-confirm-why = Until you confirm a turn, you can undo it. With “{ settings-confirm-matters }” you are not asked after a single choice that the board showed before you made it, nor during the creation of the world.
settings-sound = Sound
settings-sound-off = off
settings-sound-quiet = quiet
settings-sound-normal = normal
settings-sound-loud = loud
settings-sound-why = Dice, tiles, marches, fights, meals and the end of a game; online also your turn, the chat and your clock.
settings-data = My data
settings-data-why = { $count ->
    [0] There are no games stored in this browser.
    [one] One game is stored in this browser. Export it to a file, or import games from one.
   *[other] { $count } games are stored in this browser. Export them to a file, or import games from one.
}
settings-download = Export all games
settings-upload = Import games
settings-forget = Delete everything
settings-forget-why = This deletes all games and settings from this browser. Games on a server stay there.
settings-brought = { $new ->
    [0] There was nothing new in the file.
    [one] One game was imported.
   *[other] { $new } games were imported.
} { $left ->
    [0] {""}
    [one] One was left as it is here.
   *[other] { $left } were left as they are here.
}
settings-unreadable = This file was not exported from here.
settings-forgotten = Everything has been deleted.
about-games = Three games
about-games-1 = Play Genesis, Lords of Creation and Ursuppe alone against the computer, on one screen, or with others on a server. All drawings and all texts here are our own.
about-games-2 = The rules you read here are the rules the page plays by: if something is not allowed, you are told which rule forbids it.
about-fair = Is chance fair?
about-fair-1 = Every game has a secret number, drawn before anybody has done anything. All its dice, cards and markers follow from that number, in a way that anybody can compute.
about-fair-2 = Online, the table shows a fingerprint of the number before the game begins. Nobody can work out the number from its fingerprint, but no other number has the same one. So nobody can change the dice later.
about-fair-3 = Once the fingerprint is fixed, every player’s browser adds a number of its own. So nobody can pick the dice, not even the server. One thing this does not prove is that nobody looked ahead: the operator of the server could read the secret number and would know what is coming.
about-fair-4 = When the game is over, the secret number is part of its record, and anybody can generate all the dice again and compare. Computer players never see it: they know only what you would know in their seat.
about-check = Check a game
about-check-1 = Open a finished game on the server, from your list of games or from its replay.
about-check-2 = Press “Check this game”. All outcomes are drawn again from the secret number and compared with what happened.
about-check-3 = Your browser does all the computing; the server only provides the record. If you would rather not trust this page either, download the record and check it with the command urzeit verify.
about-check-where = Go to your games
about-kept = Where your data is kept
about-kept-1 = Games against the computer and on one screen stay in this browser. Nobody else sees them, and they are lost if you clear its data; you can export them in the settings.
about-kept-2 = Online, the server keeps the games, the chat at their tables, and what you tell it about yourself. You can download all of that, and delete it, on your account page.
about-kept-3 = There are no ads and no tracking: the page talks to its own server and to no other.
about-licence = Licence
about-licence-1 = The program is free: you may use, change and share it under the Apache License 2.0 or the MIT License, whichever you prefer.

# What wins: answers from many games of computer players.
wins-title = What wins?
wins-lead = Answers to three questions, from games that a computer player played against itself. It searched { $iterations } times before every choice, as often as at the level “medium”. So the answers are about players like that; stronger ones may make more of what these pass over.
wins-interval = Each bar shows the 95% interval: of a hundred such studies, about 95 have the true value between the ends of their bar. Where a bar crosses the dotted line, the games do not show a difference.
wins-rounds = What is a gene of Ursuppe worth, by price and round?
wins-genes = Which genes are worth most?
wins-genes-how = { $games } games with { $players } players. Everybody who bought a gene is compared with those who could have bought it in the same round, at the same place on the ladder and with as many BP, and did not. The number is the difference between their chances of winning, in percentage points. It shows what goes along with buying, not what comes of it: those who buy have reasons, such as the genes they have and what lies around their amoebas, which the comparison does not see; and what it is compared with is often another purchase. What was bought or passed over fewer than 100 times is left out.
wins-first = What is going first worth in Genesis?
wins-first-how = The start player is drawn at random, so whatever start players win beyond an even share comes from going first. A shared win counts in part. In the last lines of each part one option is not as usual.
wins-cards = Which cards win Lords of Creation?
wins-cards-how = { $games } games with { $players } players. Chance alone decides which cards come to whom, so differences here do come from the cards. The number says by how many percentage points the chance of winning changes with each copy of the card that a player gets in place of an average card.
wins-points = percentage points
wins-share = wins of the start player
wins-span = { $low } to { $high }
wins-price = Price: { $price } BP
wins-in-rounds = rounds { $first }–{ $last }
wins-gene = { $gene } ({ $price } BP)
wins-bought = bought { $count } times
wins-came = received { $count } times
wins-games = { $count } games
wins-players = { $players } players; an even share is { $share }
wins-usual = usual options
wins-all = all of these together
wins-again = The notebook what_wins.ipynb, which comes with the Python module, plays these games and computes everything that is shown here. They follow from the seed { $seed }, so that anybody can have them played again.
wins-file = Download the numbers
