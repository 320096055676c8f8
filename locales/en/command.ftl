# The command `urzeit`: its help, its reports.
about = Three games of creation: replay, study and simulate them.
about-more =
    Genesis is here; Lords of Creation and Ursuppe are to come.

    A game is its record: a text file that says what was set up and what happened
    (docs/records.md). Try one:

        urzeit simulate genesis --games 1 --out games
        urzeit replay games/genesis-1.urz
usage = Usage
commands = Commands
arguments = Arguments
options = Options
help-help = Print this help and stop
help-version = Print the version and stop
help-lang = The language of all texts: de or en [by default that of the environment]
help-color = Colours: auto (where the terminal has them), always or never

replay-about = Play a record and show where the game stands
replay-about-more =
    Plays a record and prints the position and, when the game is over, the result with its
    scoring. Stops at the first entry that the rules do not allow and says why.

    Exit status: 0 if the whole record is right, 1 if it is not or cannot be read, 2 if the
    command was called wrongly.
replay-file = The record, a .urz file; - reads standard input
replay-json = Print JSON instead (docs/replay-json.md)
replay-trace = Print the entries instead, and before each choice what was legal (docs/records.md)

legal-about = List what may be entered at the end of a record
legal-about-more =
    Prints the legal entries at the end of a record, sorted, one a line, with their seat; or
    the kind of chance that is due, such as “* dice”; or nothing when the game is over.

simulate-about = Play random legal games and sum them up
simulate-about-more =
    Every choice is made evenly among the legal ones, chance falls as the rules say. The same
    seed gives the same games on every machine, however many cores it has.
simulate-game = The game: { $games }
simulate-games = How many games to play [by default 1000]
simulate-seed = Where randomness begins: a whole number [by default 1]
simulate-players = How many play [by default the fewest that can]
simulate-option = An option of the game as KEY=VALUE, for example ties=players; may be repeated
simulate-out = Write each game's record into this folder; no file there is overwritten

error = urzeit: { $message }
error-in-file = { $file }: { $message }
error-in-line = { $file }, line { $line }: { $message }
error-see-help = Try “{ $command } --help”.
error-unknown-argument = “{ $found }” is unknown here.
error-unknown-command = There is no command “{ $found }”.
error-missing-argument = { $missing } is missing.
error-wrong-value = “{ $found }” does not fit { $argument }.
error-conflict = { $argument } does not go together with { $other }.
error-twice = { $argument } stands twice.
error-option-form = “{ $found }” is no option with its value. Write KEY=VALUE, for example ties=players.
error-unknown-game = There is no game “{ $found }”. There is { $known }.
error-no-such-file = There is no such file.
error-cannot-read = The file cannot be read: { $reason }.
error-not-text = This is not a text file: byte { $place } is no UTF-8.
error-file-exists = The file is there already and is not overwritten. Name another folder with --out.
error-cannot-write = The file cannot be written: { $reason }.

# `replay`
show-heading = { $game }, { $players } players, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}
show-options = Options: { $options }
show-seat = Seat { $seat }: { $who }, { $name }
show-position = Position
show-winner = Winner: { $who }, { $points } points.
show-shared = Shared win: { $who }, { $points } points each.
list-and = { $items } and { $last }
list-or = { $items } or { $last }
game-genesis = Genesis

# Genesis
genesis-species = { $species ->
    [reptile] reptile
    [dinosaur] dinosaur
    [mammal] mammal
   *[human] human
}
genesis-terrain = { $terrain ->
    [forest] forest
    [savannah] savannah
    [mountain] mountain
   *[wetland] wetland
}
genesis-face = { $face ->
    [wild] wild
   *[other] { $terrain }
}
genesis-legend = A tile is its species and terrain. . vacant, v volcano, t tar pit
genesis-legend-two = A tile is its species and terrain. . vacant, v volcano, t tar pit; right of the river nothing is in play
genesis-seat = Seat { $seat }
genesis-points = { $points ->
    [one] one point
   *[other] { $points } points
}
genesis-supply-heading = Tiles left and points now
genesis-waits-board = The board is to be drawn.
genesis-waits-start = The start player is to be drawn.
genesis-waits-roll = The { $who } is to roll the dice.
genesis-waits-first = The { $who } rolled { $one } and { $two } and places the first tile.
genesis-waits-second = The { $who } places a second tile for the die that shows { $die }, or ends the turn.
genesis-waits-nothing = The game is over.
genesis-scoring = Scoring
genesis-scoring-now = Scoring, if the game ended now
genesis-area = { $terrain }, { $size } tiles, { $multiplier ->
    [single] once
    [double] double (G-5.8)
   *[triple] triple (G-5.7)
}
genesis-small-areas = { $count ->
    [one] One area has
   *[other] { $count } areas have
} fewer than three tiles and score nothing (G-5.1).
genesis-herd = { $who }, herd of { $size } at { $first }
genesis-took-both = both places, being alone (G-5.4)
genesis-took-first = first place (G-5.5)
genesis-took-first-shared = a share of first place, { $sharers } tied (G-5.10)
genesis-took-second = { $sharers ->
    [1] second place (G-5.5)
   *[other] a share of second place, { $sharers } tied (G-5.5)
}
genesis-took-both-shared = { $sharers ->
    [1] both places, tied only with own herds (G-5.10)
   *[other] a share of both places, { $sharers } tied (G-5.6)
}
genesis-took-with-other = counted with another herd of the same player (G-5.10)
genesis-took-nothing = no place

# `simulate`
simulate-progress = { $done } of { $games } games
simulate-heading = { $game }, { $players } players: { $games } random games, seed { $seed }
simulate-columns = seat|points|deviation|least|most|wins|95 % of it between
simulate-first = The player who moved first won { $share } (95 % between { $low } and { $high }); an even share is { $even }.
simulate-shared-wins = { $count ->
    [0] No win was shared.
    [one] One win was shared; sharers count for their part.
   *[other] { $count } wins were shared; sharers count for their part.
}
simulate-length = A game has { $mean } entries on average, { $least } at least, { $most } at most.
simulate-speed = { $rate } games a second on { $cores ->
    [one] one core
   *[other] { $cores } cores
}.
simulate-written = The records are in { $folder }.
