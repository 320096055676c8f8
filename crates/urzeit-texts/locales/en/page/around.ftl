# Around the games: what happened played back, settings, about, keys.
playback-title = What happened since your last turn
playback-at = { $step }/{ $steps }
playback-pause = Pause
playback-step = One step
playback-skip = Skip
playback-again = Show again what happened

page-foot = More

settings-title = Settings
settings-lead = What you choose here is kept in this browser, nowhere else.
settings-looks = Looks
settings-playing = Playing
settings-theme = Colours
settings-theme-system = like the system
settings-theme-light = light
settings-theme-dark = dark
settings-theme-why = By day or by night.
settings-text = Text
settings-text-usual = usual
settings-text-large = larger
settings-text-why = Makes all sentences and buttons larger.
settings-letters = Letters on the boards
settings-letters-off = where they are needed
settings-letters-on = always
settings-letters-why = Shapes and patterns already tell everything apart without colour; letters name it.
settings-motion = Motion
settings-motion-system = like the system
settings-motion-less = nothing moves
settings-motion-why = Pieces then change their place without moving there.
settings-playback = What others did
settings-playback-slow = slowly
settings-playback-normal = step by step
settings-playback-fast = quickly
settings-playback-off = at once
settings-playback-why = Before your turn the board shows what happened since your last one. Escape skips it, and the game never waits for it.
settings-targets = Legal targets
settings-targets-on = light up
settings-targets-off = stay dark
settings-targets-why = What is not legal says why when you try it, either way.
settings-confirm = My turns in new games
settings-confirm-on = ask me to confirm
settings-confirm-off = end at once
settings-confirm-why = A turn that waits for your confirmation can still be taken back.
settings-sound = There is no sound on this page.
settings-data = My data
settings-data-why = { $count ->
    [0] No game is kept in this browser.
    [one] One game is kept in this browser. Take it along as a file, or bring games back from one.
   *[other] { $count } games are kept in this browser. Take them along as one file, or bring games back from one.
}
settings-download = Take all games along
settings-upload = Bring games back
settings-forget = Forget everything
settings-forget-why = To forget removes all games and all that was chosen from this browser. Games on a server stay there.
settings-brought = { $new ->
    [0] Nothing new was in the file.
    [one] One game was brought back.
   *[other] { $new } games were brought back.
} { $left ->
    [0] {""}
    [one] One was left as it is here.
   *[other] { $left } were left as they are here.
}
settings-unreadable = This is no file that was taken along from here.
settings-forgotten = Everything is forgotten.

about-title = About
about-games = Three games
about-games-1 = Genesis, Lords of Creation and Ursuppe, to play alone against the computer, at one screen, or with others through a server. All drawings and all words here are our own.
about-games-2 = The rules that the page shows are the rules that it plays by: what is not allowed names the paragraph that forbids it.
about-fair = Is chance fair?
about-fair-1 = Every game has a secret number, drawn before anybody has done anything. All its dice, cards and markers follow from that number, in a way that everybody can compute.
about-fair-2 = Online the table shows a fingerprint of the number before the game begins. From the fingerprint nobody can find the number; but no other number has the same one. So nobody can choose other dice later.
about-fair-3 = Once the fingerprint is fixed, every player’s browser adds a number of its own. So nobody can pick the dice, not even the server. One thing is not proved by that: that nobody looked ahead. Whoever runs the server could read the secret number and would know what comes.
about-fair-4 = When the game is over the secret number stands in its record, and anybody can make all the dice again and compare. Computer players never get to see it: they know what you would know in their seat.
about-check-1 = Open a game on the server that is over, from your list of games or from its replay.
about-check-2 = Press “Check this game”. All outcomes are drawn again from the secret number and compared with what happened.
about-check-3 = Your browser reckons all that; the server only hands it the record. If you would rather not trust this page either, take the record along and check it with the command urzeit verify.
about-check-where = To your games
about-check-paste = Or paste a record here; it is checked in your browser
about-kept = What is kept where
about-kept-1 = Games against the computer and at one screen stay in this browser. Nobody else sees them, and they are gone if you clear its data; take them along in the settings.
about-kept-2 = Online the server keeps the games, what was said at their tables, and what you tell it about yourself. You can take all of that along, and delete it, on the page of your account.
about-kept-3 = There is no advertising here and nobody counts what you do: the page asks its own server for everything and no other.
about-licence = Licence
about-licence-1 = The program is free: you may use, change and pass it on under the Apache licence 2.0 or the MIT licence, as you choose.

keys-title = Keys
keys-close = Close
keys-everywhere = Everywhere
keys-help = show these keys
keys-tab = go to the next thing that can be chosen
keys-table = At a table
keys-arrows = go from space to space, or from entry to entry in the log
keys-enter = do what a click would do
keys-confirm = confirm the turn
keys-undo = take back (Ctrl Z does it too)
keys-typed = type a move
keys-escape = skip what is played back; let go
keys-genesis = In Genesis
keys-terrains = take forest, savannah, mountain or wetland in hand
keys-lords = In Lords of Creation
keys-count = more or fewer go
keys-real = At a real table
keys-dice = say what the die shows
keys-remove = remove what was said last
keys-replay = Going through a game
keys-steps = one entry back or forth
keys-ends = to the beginning or the end
keys-editor = Drawing a board
keys-paint = volcano, tar pit, open land
