# `urzeit play`: its help.
usage-play = urzeit play [OPTIONS] <GAME>
play-about = Play a game at the terminal, against computer players or with others
play-about-more =
    Plays a game line by line. You write your moves in the notation of records (docs/records.md);
    the beginnings of words are enough: “pl f c4” is “place forest c4”. “?” lists what you may
    do, “help” what else you can write.

    Everything is saved as it happens, in the file named at the start and one beside it that
    ends in .table. Stop whenever you like and continue with the file’s name:

        urzeit play genesis --against hard
        urzeit play genesis-1.urz
        urzeit play lords --people 2 --players 4 --against easy,medium
        urzeit play ursuppe --dice typed

    Several people pass the keyboard around. If hands are hidden, the screen is cleared first;
    with --plain nothing is cleared, so look away.
play-game = The game: genesis, lords or ursuppe; or the file of a game to continue
play-against = Levels of the computer players, separated by commas: beginner, easy, medium, hard, master; the last one applies to all the rest [default: medium]
play-people = Number of people who play [default: 1]; computer players take all other seats
play-seat = Where the first person sits; the others follow [default: 1]
play-name = The name of a person; may be repeated
play-dice = Where chance comes from: fair draws it so that it can be checked afterwards (docs/fairness.md), typed asks for the dice and cards of a real table [default: fair]
play-save = The file to save the game in [default: the first free of GAME-1.urz, GAME-2.urz, …]; no file is overwritten
play-seed = Seed for random numbers, to repeat a game; anybody who knows it can foresee the dice
play-plain = Plain lines only: no colours, no clearing, no line editing

# What is wrong with how it was called.
play-only-new = { $argument } is for new games. “{ $file }” is not a game, so it is taken for the file of a game to continue.
play-unknown-level = There is no level “{ $found }”. The levels are { $known }.
play-too-many = There are { $count } players for { $most } seats. Set more seats with --players, or name fewer players.
play-no-seat = There is no seat { $count }. The seats are 1 to { $most }.
play-too-many-names = There are { $count } names for { $most ->
    [one] one person
   *[other] { $most } people
}. Set the number of people with --people.
play-unfit-name = A record cannot contain the name “{ $name }”. { $reason }
play-file-exists = The file already exists and will not be overwritten. Name another one with --save, or continue the game in it with “urzeit play” and its name.
play-no-table = There is no game to continue here: a game in progress has a file of the same name beside it that ends in .table. If the game is over, “urzeit replay” shows it.
play-not-a-table = The file beside it that ends in .table is not one of ours, so the game cannot continue.
play-damaged = The game cannot continue: event { $number } of the file that ends in .table, “{ $line }”, does not fit. { $reason }
play-in-use = Somebody is already playing this game. Quit there first.
play-no-randomness = The system provides no random numbers: { $reason }. Enter outcomes yourself with --dice typed.

# Words that can be typed; the English ones are always understood too.
play-word-help = help
play-word-legal = ?
play-word-board = board
play-word-score = score
play-word-log = log
play-word-why = why
play-word-undo = undo
play-word-hint = hint
play-word-save = save
play-word-resign = resign
play-word-quit = quit
play-word-ok = ok
play-word-back = back
play-word-yes = yes
play-word-no = no

# The game.
play-begins = { $game }. The game is saved in { $file }.
play-goes-on = { $game } continues after { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. The game is saved in { $file }.
play-welcome = “?” lists what you may do, “help” what else you can write.
play-help =
    Write what you do, for example as “?” lists it. The beginnings of words are enough.
      ?            what you may do; “? place” lists what begins with it
      board        where the game stands
      score        where the points come from
      log          the last entries; “log 50” lists more
      why          why the last entry was refused
      undo         undo your last choice; “undo back” goes further back
      hint         what a strong computer player suggests
      save FILE    save a copy of the game; the game itself is always saved
      resign       resign; the game ends, or a computer player takes over
      quit         stop for now
play-table = table
play-computer = computer { $level }
play-sits = Seat { $seat }: { $who }
play-chance = Chance: { $outcome }
play-chose = { $who }: { $action }
play-forced = { $who }: { $action } (the only choice)
play-revealed = { $who } had chosen: { $action }
play-undid = { $who } undoes { $count ->
    [one] the last choice
   *[other] { $count } choices
}.
play-asked = { $who } goes back to where the game had { $count ->
    [one] one entry
   *[other] { $count } entries
}, if everybody agrees.
play-has-agreed = { $who } agrees.
play-disagreed = { $who } does not agree.
play-resigned = { $who } takes over for the player who resigned.
play-pass = The keyboard goes to { $who }. Everybody else, look away; then press Enter.
play-look-away = This is secret: only the player it belongs to and the person typing may see it.
play-type-outcome = What was the outcome? For example: “{ $like }”.
play-confirm = The turn is over. Press Enter to confirm it, or write “undo”.
play-confirm-first = First press Enter to confirm the turn, or write “undo”.
play-nothing-to-confirm = There is nothing to confirm: make a choice first.
play-ask-agree = { $asker } wants to go back to where the game had { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. { $who }, do you agree? yes or no
play-unclear = “{ $typed }” could be any of { $count } entries:
play-legal = { $count ->
    [0] Nothing can be listed here. “help” says what you can write.
    [one] There is one entry:
   *[other] There are { $count } entries:
}
play-legal-none = No entry that is possible now begins with “{ $about }”. “?” alone lists them all.
play-legal-group = { $beginning }: { $count }, for example “{ $like }”; “? { $beginning }” lists them
play-nothing-refused = Nothing was refused.
play-rule = The rule is { $rule } in docs/rules/{ $game }.md. “?” lists what is possible.
play-not-now = You can’t do that now.
play-nothing-to-undo = There is nothing to undo.
play-undo-further = Nothing can be undone without changing what chance or others did. “undo back” goes back { $count ->
    [one] one entry
   *[other] { $count } entries
}, if everybody agrees; the record will show it.
play-no-hint = There is no choice to make now, so there is nothing to suggest.
play-hint = { $action }: about a { $percent }% chance of winning
play-is-saved = The game is always saved in { $file }. “save FILE” makes a copy.
play-copied = A copy is in { $file }.
play-copy-exists = No copy was made: { $file } already exists and will not be overwritten.
play-not-copied = No copy was made in { $file }: { $reason }.
play-resign-in-turn = You can resign only when it is your turn to choose.
play-left = The game is saved. Continue with: urzeit play { $file }
play-ask-resign = Do you want to resign and let a computer player take over? yes or no
play-ask-resign-ends = Do you want to resign? That ends the game. yes or no
play-won = Winner: { $who }.
play-over = The game is over. Its record is in { $file }.
