# The command `urzeit`: its help, its reports.
about = Three games of creation: play them together or alone, replay, study and simulate them.
about-more =
    A game is its record: a text file that says what was set up and what happened
    (docs/records.md). Let others play, play at the terminal, or try something else:

        urzeit
        urzeit play genesis
        urzeit simulate genesis --games 1 --out games
        urzeit replay games/genesis-1.urz
usage = Usage
usage-urzeit = urzeit [OPTIONS] [COMMAND]
usage-replay = urzeit replay [OPTIONS] <FILE>
usage-legal = urzeit legal [OPTIONS] <FILE>
usage-verify = urzeit verify [OPTIONS] <FILE>
usage-simulate = urzeit simulate [OPTIONS] <GAME>
usage-arena = urzeit arena [OPTIONS] [--players <LIST>] [--bot <COMMAND>]… <GAME>
usage-bot = urzeit bot [OPTIONS] <GAME> <LEVEL>
usage-train = urzeit train [OPTIONS] --out <FILE> <GAME>
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
replay-svg = Print a picture of the board instead, as SVG
replay-trace = Print the entries instead, and before each choice what was legal (docs/records.md)

legal-about = List what may be entered at the end of a record
legal-about-more =
    Prints the legal entries at the end of a record, sorted, one a line, with their seat; or
    the kind of chance that is due, such as “* dice”; or nothing when the game is over.

verify-about = Check that the chance of a game was not chosen afterwards
verify-about-more =
    Before a game the host publishes the hash of a secret seed, and every seat may add bytes of
    its own; after the game the host publishes the seed. This draws every outcome again from
    those (docs/fairness.md) and says whether the record holds the same ones.

    Exit status: 0 if all match, 1 if something does not, is missing or cannot be read, 2 if
    the command was called wrongly.

simulate-about = Play random legal games and sum them up
simulate-about-more =
    Every choice is made evenly among the legal ones, chance falls as the rules say. The same
    seed gives the same games on every machine, however many cores it has. The options of
    each game are in docs/rules.
simulate-game = The game: { $games }
simulate-games = How many games to play [by default 1000]
simulate-seed = Where randomness begins: a whole number from 0 on [by default 1]
simulate-players = How many play [by default as many as is usual]
simulate-preset = A named set of options, for example manual with ursuppe; options given add to it
simulate-option = An option of the game as KEY=VALUE, for example ties=players; may be repeated
simulate-out = Write each game's record into this folder; no file there is overwritten

arena-about = Let computer players play each other and rate them
arena-about-more =
    Any two of the players meet equally often, each in every seat. At a table of more than two
    one sits alone among copies of the other, then the other way round. Seats rotate while
    chance stays the same, so that luck evens out. Prints how often each won with 95% confidence
    intervals, ratings in Elo points, and how long everybody thought (docs/arena.md).

    The players: beginner, easy, medium, hard and master; greedy takes what counts at once, uct
    searches plainly with the time of master, random plays at random. hard*2 is hard with
    twice the time. Bots from outside play too, programs in any language (docs/bots.md).

        urzeit arena genesis --players master,hard,medium --games 200
        urzeit arena genesis --players easy --bot 'python3 examples/bot.py'
arena-players = Who plays, with commas between them, for example master,hard,uct*10
arena-bot = A program that plays too, as a command line; may be repeated
arena-bot-time = How many milliseconds bots have for an answer [by default as many as master]
arena-bot-log = Write what bots complain of (their standard error) into this file; it is overwritten
arena-seats = How many sit at a table [by default as many as is usual]
arena-games = How many games any two of them play, rounded up to whole rounds of seats [by default 200]
arena-scale = What everybody's time to think is multiplied by, for example 0.5 [by default 1/20]
arena-threads = How many games are played at a time [by default one on each core]
arena-weights = A file of weights to play by instead of the usual ones
arena-json = Print JSON instead (docs/arena.md)

bot-about = Play a game as a bot, at standard input and output
bot-about-more =
    One of our players that speaks the protocol of bots (docs/bots.md): it reads what a host tells
    it and says what it does, until the host says “bye”. It thinks as long as the host gives it,
    but no longer than its level does.

        urzeit arena lords --players medium --bot 'urzeit bot lords hard'
bot-level = How strong it plays: { $levels }
bot-seed = Where randomness begins [by default elsewhere each time]

train-about = Teach the computer players of a game
train-about-more =
    The computer players play against themselves and learn from it what to think of and how
    to judge, round by round. After each round the weights are written to a file. If the file
    is there already, learning goes on from it. The same seed, games and rounds give the same
    weights.
train-out = The file of weights; learning goes on from it if it is there
train-rounds = How often to play and learn [by default 20]
train-drills = How many games to play by impulse in each round, to learn to judge [by default 10000]
train-games = How many games to play with thought in each round, to learn to choose [by default 100]
train-iterations = How much thought each choice gets, in iterations of search [by default 64]

error = urzeit: { $message }
error-in-file = { $file }: { $message }
error-in-line = { $file }, line { $line }: { $message }
error-see-help = Try “{ $command } --help”.
error-unknown-argument = “{ $found }” is unknown here.
error-unknown-command = There is no command “{ $found }”.
error-which-command = Say what is to be done.
error-missing-argument = { $missing } is missing.
error-wrong-value = “{ $found }” does not fit { $argument }.{ $known ->
    [none] {""}
   *[other] {" "}It can be { $known }.
}
error-conflict = { $argument } does not go together with { $other }.
error-twice = { $argument } stands twice.
error-option-form = “{ $found }” is no option with its value. Write KEY=VALUE, for example ties=players.
error-unknown-game = There is no game “{ $found }”. There are { $known }.
error-unknown-preset = There is no preset “{ $found }” { $count ->
    [0] in this game. Name single options with --option.
   *[other] in this game. There are { $known }.
}
error-unknown-player = There is no player “{ $found }”. There are { $levels }, greedy, uct and random; hard*2 is hard with twice the time.
error-player-twice = { $player } stands twice among the players. Name each once.
error-one-player = One player alone is no contest. Name at least two, for example master,hard.
error-bot = The bot “{ $command }” cannot play. { $fault }
error-bot-command = “{ $found }” is no command line. It needs a word, and every quotation mark its other half.
error-bot-line = The host says “{ $line }”, which this bot cannot follow.
error-scale = “{ $found }” is no factor for the time to think. Write a number above 0 and up to 100, for example 0.05 or 1/20.
error-not-weights = This is no file of weights.
error-other-weights = These weights belong to another game or another version. Train new ones, or name another file.
error-no-such-file = There is no such file.
error-cannot-read = The file cannot be read: { $reason }.
error-not-text = This is not a text file: byte { $place } is not UTF-8.
error-file-exists = The file is there already and is not overwritten. Name another folder with --out.
error-output = The output cannot be written: { $reason }.
error-cannot-write = The file cannot be written: { $reason }.

# `replay`
show-heading = { $game }, { $players } players, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}
show-options = Options: { $options }
show-seat = Seat { $seat }: { $who }, { $name }
show-position = Position
show-winner = Winner: { $who } with { $points }.
show-shared = Shared win: { $who } with { $points } each.
list-and = { $items } and { $last }
list-or = { $items } or { $last }
progress = { $done } of { $games } games

# `simulate`
simulate-heading = { $game }, { $players } players: { $games } random games, seed { $seed }
simulate-columns = seat|points|deviation|least|most|wins|95% confidence
simulate-first = The player who moved first won { $share } (95% confidence: { $low } to { $high }); an even share is { $even }.
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

# `arena`
arena-heading = { $game }, { $seats } at a table: { $games } games, { $each } for any two players; time to think × { $scale }, seed { $seed }
arena-columns = player|against|games|wins|95% confidence|of a fair share|points|their points
arena-fair = { $seats ->
    [2] Won by the player named first, shared wins by halves.
   *[other] Won by the player named first, alone at the table; of a shared win, its part.
} A fair share is { $fair }.
arena-rating-columns = player|rating|95% confidence|answers|ms on average|longest answer|longest turn
arena-elo = Ratings are in Elo points around a mean of 0: 191 more are three wins of four.
arena-bot-well = { $bot } (“{ $command }”) did well as a bot { $sittings ->
    [1] the only time it sat at a table.
   *[other] all { $sittings } times it sat at a table.
}
arena-bot-faults = { $bot } (“{ $command }”) failed { $faults } of the { $sittings } times it sat at a table; from there on the arena played at random in its place. The first failure was in game { $game }: { $fault }
arena-bot-given-up = After { $most } failures it was not started any more.
fault-not-started = It cannot be started: { $reason }.
fault-no-name = Its first line is “{ $found }” instead of “bot NAME”.
fault-too-late = It did not answer in { $time } ms.
fault-ended = It ended or closed its output.
fault-ended-with = It ended with exit status { $status }.
fault-too-much = It said too many lines without an answer.
fault-line-too-long = It said a line that is too long.
fault-not-text = It said something that is not UTF-8.
fault-deaf = It does not read what it is told.
fault-refused = Its last answer “{ $said }” was refused like those before: { $reason }.
fault-given-up = It had failed too often.
arena-time = { $games } games were played in { $seconds } s, { $threads ->
    [one] one
   *[other] { $threads }
} at a time.

# `train`
train-begins = Learning begins; the weights go to { $file }.
train-goes-on = Learning goes on from { $file }.
train-round = Round { $round } of { $rounds }: { $seconds } s. Surprise: winners { $winner } (the hand-made guess { $guessed }), points { $points }, choices { $choices }.
