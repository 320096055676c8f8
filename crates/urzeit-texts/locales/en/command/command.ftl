# The command `urzeit`: its help, its reports.
about = Three games of creation: play them together or alone, replay, study and simulate them.
about-more =
    A game is its record: a text file that says how the game was set up and what happened
    (docs/records.md). Host games for others, play at the terminal, or try something else:

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
argument-account = ACCOUNT
argument-address = ADDRESS
argument-bytes = BYTES
argument-command = COMMAND
argument-dir = DIR
argument-entries = K[-L]
argument-file = FILE
argument-game = GAME
argument-how = HOW
argument-k = K
argument-lang = LANG
argument-level = LEVEL
argument-list = LIST
argument-ms = MS
argument-n = N
argument-name = NAME
argument-option = KEY=VALUE
argument-p = P
argument-rate = RATE
argument-report = REPORT
argument-s = S
argument-t = T
argument-table = TABLE
argument-text = TEXT
argument-token = TOKEN
argument-url = URL
argument-url-or-file = URL|FILE
argument-when = WHEN
argument-who = WHO
argument-x = X
argument-yes-or-no = YES|NO
commands = Commands
arguments = Arguments
options = Options
help-help = Print this help and exit
help-version = Print the version and exit
help-lang = Language of all texts: { $languages } [default: that of the environment]
help-color = Colours: auto (if the terminal supports them), always or never

replay-about = Replay a record and show where the game stands
replay-about-more =
    Replays a record and prints the position and, if the game is over, the result and its
    scoring. Stops at the first entry that the rules do not allow and explains why.

    Exit status: 0 if the whole record is valid, 1 if it is not or cannot be read, 2 if the
    command line is wrong.
replay-file = The record, a .urz file; - reads standard input
replay-json = Print JSON instead (docs/replay-json.md)
replay-svg = Print a picture of the board instead, as SVG
replay-trace = Print the entries instead, preceding each choice with what was legal (docs/records.md)

legal-about = List the legal entries at the end of a record
legal-about-more =
    Prints the legal entries at the end of a record, sorted, one per line, with their seat; or
    the kind of chance that is due, such as “* dice”; or nothing if the game is over.

verify-about = Check that the outcomes of chance in a game were not chosen afterwards
verify-about-more =
    Before a game the host publishes the hash of a secret seed, and every seat may add bytes of
    its own; after the game the host publishes the seed. This command draws every outcome again
    from them (docs/fairness.md) and says whether the record contains the same ones.

    Exit status: 0 if everything matches, 1 if something does not, is missing or cannot be read,
    2 if the command line is wrong.

simulate-about = Play random legal games and summarise them
simulate-about-more =
    Every choice is made at random, with the same probability for every legal action, and chance
    follows the rules. The same seed gives the same games on every machine, with any number of
    cores. The options of each game are in docs/rules.
simulate-game = The game: { $games }
simulate-games = Number of games to play [default: 1000]
simulate-seed = Seed for random numbers: a whole number, 0 or more [default: 1]
simulate-players = Number of players [default: depends on the game]
simulate-preset = A named set of options, for example manual for ursuppe; options you give are added to it
simulate-option = An option of the game as KEY=VALUE, for example ties=players; may be repeated
simulate-out = Write each game’s record to this folder; existing files are never overwritten

arena-about = Let computer players play each other and rate them
arena-about-more =
    Any two players meet equally often, each in every seat. At a table of more than two, one
    sits alone among copies of the other, and then the other way round. Seats rotate while
    chance stays the same, so that luck evens out. Prints how often each won with 95% confidence
    intervals, ratings in Elo points, and thinking times (docs/arena.md).

    The players are beginner, easy, medium, hard and master; greedy takes whatever scores at once,
    uct runs a plain search with the thinking time of master, random plays at random. hard*2 is
    hard with twice the time. External bots, programs in any language, can play too (docs/bots.md).

        urzeit arena genesis --players master,hard,medium --games 200
        urzeit arena genesis --players easy --bot 'python3 examples/bot.py'
arena-players = The players, separated by commas, for example master,hard,uct*10
arena-bot = A program that plays too, as a command line; may be repeated
arena-bot-time = How many milliseconds bots have for an answer [default: as many as master]
arena-bot-log = Write the bots’ standard error to this file, overwriting it
arena-seats = Number of players at a table [default: depends on the game]
arena-games = How many games any two of them play, rounded up to whole rotations of seats [default: 200]
arena-scale = Factor for everybody’s thinking time, for example 0.5 [default: 1/20]
arena-threads = How many games are played at a time [default: one per core]
arena-weights = A file of weights to use instead of the built-in ones
arena-json = Print JSON instead (docs/arena.md)

bot-about = Play a game as a bot, over standard input and output
bot-about-more =
    Runs one of our players with the bot protocol (docs/bots.md): it reads what a host tells it
    and answers with its actions, until the host says “bye”. It thinks as long as the host allows,
    but no longer than its level does.

        urzeit arena lords --players medium --bot 'urzeit bot lords hard'
bot-level = How well it plays: { $levels }
bot-seed = Seed for random numbers [default: a different one each time]

train-about = Train the computer players of a game
train-about-more =
    The computer players play against themselves and learn from it which actions to consider and
    how to judge positions, round by round. After each round the weights are written to a file. If
    the file already exists, training continues from it. The same seed, games and rounds give the
    same weights.
train-out = The file of weights; if it exists, training continues from it
train-rounds = Number of rounds of playing and learning [default: 20]
train-drills = How many quick games to play in each round, to learn to judge positions [default: 10000]
train-games = How many searched games to play in each round, to learn to choose actions [default: 100]
train-iterations = How many iterations of search each choice gets [default: 64]

error = urzeit: { $message }
error-in-file = { $file }: { $message }
error-in-line = { $file }, line { $line }: { $message }
error-see-help = Try “{ $command } --help”.
error-unknown-argument = Unknown argument “{ $found }”.
error-unknown-command = There is no command “{ $found }”.
error-which-command = Name a command.
error-missing-argument = { $missing } is missing.
error-wrong-value = “{ $found }” is not a valid value for { $argument }.{ $known ->
    [none] {""}
   *[other] {" "}It can be { $known }.
}
error-conflict = { $argument } cannot be combined with { $other }.
error-twice = { $argument } is given twice.
error-option-form = “{ $found }” is not an option with a value. Write KEY=VALUE, for example ties=players.
error-unknown-game = There is no game “{ $found }”. The games are { $known }.
error-unknown-preset = There is no preset “{ $found }” { $count ->
    [0] in this game. Set single options with --option.
   *[other] in this game. It has { $known }.
}
error-unknown-player = There is no player “{ $found }”. The players are { $levels }, greedy, uct and random; hard*2 is hard with twice the time.
error-player-twice = { $player } is listed twice. Name each player once.
error-one-player = A contest needs at least two players, for example master,hard.
error-bot = The bot “{ $command }” cannot play. { $fault }
error-bot-command = “{ $found }” is not a valid command line. It needs at least one word, and every quotation mark must be closed.
error-bot-line = This bot does not understand the host’s line “{ $line }”.
error-scale = “{ $found }” is not a valid factor for thinking time. Write a number above 0 and up to 100, for example 0.05 or 1/20.
error-not-weights = This is not a file of weights.
error-other-weights = These weights belong to another game or another version. Train new ones, or name another file.
error-no-such-file = There is no such file.
error-cannot-read = The file cannot be read: { $reason }.
error-not-text = This is not a text file: byte { $place } is not UTF-8.
error-file-exists = The file already exists and will not be overwritten. Name another folder with --out.
error-output = The output cannot be written: { $reason }.
error-cannot-write = The file cannot be written: { $reason }.

# `replay`
show-heading = { $game }, { $players } players, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}
show-options = Options: { $options }
show-seat = Seat { $seat }: { $who }, { $name }
show-position = Position:
show-winner = Winner: { $who } with { $points }.
show-shared = Shared win: { $who } with { $points } each.
progress = { $done } of { $games } games

# `simulate`
simulate-heading = { $game }, { $players } players: { $games } random games, seed { $seed }
simulate-columns = seat|points|deviation|lowest|highest|wins|95% confidence
simulate-first = The player who moved first won { $share } (95% confidence: { $low } to { $high }); an even share is { $even }.
simulate-shared-wins = { $count ->
    [0] No win was shared.
    [one] One win was shared; each sharer is credited with a fraction.
   *[other] { $count } wins were shared; each sharer is credited with a fraction.
}
simulate-length = Games have { $mean } entries on average, { $least } at least and { $most } at most.
simulate-speed = { $rate } games per second on { $cores ->
    [one] one core
   *[other] { $cores } cores
}.
simulate-written = The records are in { $folder }.

# `arena`
arena-heading = { $game }, { $seats } at a table: { $games } games, { $each } for any two players; thinking time × { $scale }, seed { $seed }
arena-columns = player|against|games|wins|95% confidence|of a fair share|points|their points
arena-fair = { $seats ->
    [2] Wins of the player named first; a shared win counts half.
   *[other] Wins of the player named first, alone at the table; a shared win counts as a fraction.
} A fair share is { $fair }.
arena-rating-columns = player|rating|95% confidence|answers|ms on average|longest answer|longest turn
arena-elo = Ratings are in Elo points around a mean of 0: a lead of 191 means three wins out of four.
arena-bot-well = { $bot } (“{ $command }”) behaved well as a bot { $sittings ->
    [1] the only time it sat at a table.
   *[other] all { $sittings } times it sat at a table.
}
arena-bot-faults = { $bot } (“{ $command }”) failed { $faults } of the { $sittings } times it sat at a table; after each failure the arena played at random in its place. The first failure was in game { $game }: { $fault }
arena-bot-given-up = After { $most } failures it was not started again.
fault-not-started = It could not be started: { $reason }.
fault-no-name = Its first line is “{ $found }” instead of “bot NAME”.
fault-too-late = It did not answer within { $time } ms.
fault-ended = It ended or closed its output.
fault-ended-with = It ended with exit status { $status }.
fault-too-much = It wrote too many lines without an answer.
fault-line-too-long = It wrote a line that is too long.
fault-not-text = It wrote something that is not UTF-8.
fault-deaf = It does not read what it is told.
fault-refused = Its last answer “{ $said }” was refused like those before it: { $reason }.
fault-given-up = It had failed too often.
arena-time = { $games } games were played in { $seconds } s, { $threads ->
    [one] one
   *[other] { $threads }
} at a time.

# `train`
train-begins = Training begins; the weights go to { $file }.
train-goes-on = Training continues from { $file }.
train-round = Round { $round } of { $rounds }: { $seconds } s. Surprise: winners { $winner } (hand-made guess { $guessed }), points { $points }, choices { $choices }.
