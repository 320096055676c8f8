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
