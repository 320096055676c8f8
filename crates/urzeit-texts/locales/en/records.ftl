# What is wrong with a record. The command puts file and line in front.
record-too-long = This is longer than any record of a game. Is it the right file?
record-line-too-long = The line is longer than any line of a record. Is it the right file?
record-carriage-return = The line ends in a carriage return. Lines of a record end in a line feed only; save the file with Unix line endings.
record-control-character = The line contains a control character, which no record has. Is this a text file?
record-not-a-record = A record begins with the line “urzeit 1”, but this begins with “{ $found }”.
record-empty = A record begins with the line “urzeit 1”, but this is empty.
record-key-twice = “{ $key }” appears here for the second time. Remove one of the two.
record-key-missing = “{ $key }” is missing from the header.
record-rules-version = The game was played under version { $found } of the rules; this program knows versions up to { $known }. Update the program.
record-position-does-not-fit = The position after “from” has different players or options from the header. Make them the same.
record-position-has-blanks = The position after “from” has blanks (?): it is only what somebody saw of a game, and no game can begin from it.
record-refused = “{ $entry }” is against the rules ({ $rule }). { $reason }
record-result-before-end = There is a result here, but the game is not over. Remove the line, or add the missing entries.
record-wrong-result = According to the rules this line should read “{ $expected }”.
record-after-results = Nothing may follow the results. Remove the line.
record-result-missing = Some seats have a result and others have none. “{ $expected }” is missing.
record-broken = This is not a valid position of the game ({ $rule }). { $reason }

instead-choices = Seat { $seat } may choose from { $count } entries, such as { $like }.
instead-seats = Here { $count ->
    [one] seat { $seats } has to choose.
   *[other] one of the seats { $seats } has to choose.
}
instead-chance = An outcome of chance is due here: a line that begins with “* { $kind }”.
instead-nothing = Nothing may follow here.

setup-players = { $found ->
    [0] There are no players
    [one] There is one player
   *[other] There are { $found } players
}; the game is for { $least } to { $most } ({ $rule }).
setup-unknown-who = Seat { $seat } cannot be “{ $found }”. Allowed: { $known }.
setup-same-who = Seat { $seat } is “{ $who }”, but so is another seat, at least in part. Each must be different.
setup-unknown-option = The game has no option “{ $key }”. Its options: { $known }.
setup-option-twice = The option “{ $key }” is given twice. Remove one of the two.
setup-value = The option “{ $key }” cannot be “{ $found }”. Allowed: { $known } ({ $rule }).
setup-refused = The option “{ $key }” is refused ({ $rule }). { $reason }

unreadable-unknown = “{ $found }” is not a valid { $wanted }.
unreadable-missing = Something is missing here: { $wanted }.
unreadable-forms = { $forms ->
    [none] See docs/records.md for the notation.
   *[other] Write { $forms }.
}
# What stands in capitals for something in a form, as in “place TERRAIN SPACE”.
form-blank = { $blank }
unreadable-extra = “{ $found }” should not be here; the line should end before it.
unreadable-spacing = Words must be separated by exactly one space, with no space at the beginning or end.

# Kinds of words, as in “… is not a valid terrain”.
word-action = action
word-board = board
word-early-end = reason for an early end
word-end = end of line
word-entry = beginning of an entry
word-face = face of a die
word-game = game
word-hexadecimal = hexadecimal number
word-key = line of a header
word-markers = counts of terrain markers
word-name = name
word-note = note
word-order = standing order
word-number = number
word-option = option
word-options = list of options
word-outcome = outcome of chance
word-phase = phase
word-players = list of players
word-position = position
word-seat = seat
word-space = space
word-species = species
word-table = name of a table
word-terrain = terrain
word-ties = way to settle ties
word-value = value
word-who = species or colour
