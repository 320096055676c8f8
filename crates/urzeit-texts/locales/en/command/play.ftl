# `urzeit play`: its help.
usage-play = urzeit play [OPTIONS] <GAME>
play-about = Play a game at the terminal, against computer players or with others
play-about-more =
    Plays a game line by line. You write what you do in the notation of records
    (docs/records.md); beginnings of words are enough: “pl f c4” is “place forest c4”. “?”
    lists what you may do, “help” what else you can write.

    Everything is saved as it happens, in the file that is named at the beginning and one
    beside it that ends in .table. Stop whenever you like and go on with the file's name:

        urzeit play genesis --against hard
        urzeit play genesis-1.urz
        urzeit play lords --people 2 --players 4 --against easy,medium
        urzeit play ursuppe --dice typed

    Several people pass the keyboard on. Where hands are hidden the screen is cleared before
    that; with --plain nothing is cleared, so look away.
play-game = The game: genesis, lords or ursuppe; or the file of one that goes on
play-against = The levels of the computer players, with commas between them: beginner, easy, medium, hard, master; the last is that of all others [by default medium]
play-people = How many people play [by default 1]; all other seats are computer players'
play-seat = Where the first person sits; other people follow [by default 1]
play-name = The name of a person; may be repeated
play-dice = Where chance comes from: fair draws it so that it can be checked afterwards (docs/fairness.md), typed asks for the dice and cards of a real table [by default fair]
play-save = The file to save the game in [by default the first free of GAME-1.urz, GAME-2.urz, …]; no file is overwritten
play-seed = Where randomness begins, to repeat a game; who knows it can foresee the dice
play-plain = Draw nothing on the terminal: no colours, no clearing, no editing of lines

# What is wrong with how it was called.
play-only-new = { $argument } is for new games. “{ $file }” is no game, so it is taken for the file of one that was begun.
play-unknown-level = There is no level “{ $found }”. There are { $known }.
play-too-many = { $count } are to play, but there are { $most } seats. Name more with --players, or fewer players.
play-no-seat = There is no seat { $count }. The seats are 1 to { $most }.
play-too-many-names = There are { $count } names for { $most ->
    [one] one person
   *[other] { $most } people
}. Say with --people how many play.
play-unfit-name = No record can hold the name “{ $name }”. { $reason }
play-file-exists = The file is there already and is not overwritten. Name another one with --save, or go on with the game in it by “urzeit play” and its name.
play-no-table = Nothing can go on here: beside a game that goes on there is a file of the same name that ends in .table. If the game is over, “urzeit replay” shows it.
play-not-a-table = The file that ends in .table beside it is not one of ours, so the game cannot go on.
play-damaged = The game cannot go on: event { $number } of the file that ends in .table, “{ $line }”, does not fit. { $reason }
play-in-use = Somebody is playing this game already. Leave it there first.
play-no-randomness = The system gives no random numbers: { $reason }. Type them with --dice typed.

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
play-goes-on = { $game } goes on after { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. The game is saved in { $file }.
play-welcome = “?” lists what you may do, “help” what else you can write.
play-help =
    Write what you do, for example as “?” lists it. Beginnings of words are enough.
      ?            what you may do; “? place” what begins so
      board        where the game stands
      score        how the points come about
      log          the last entries; “log 50” more of them
      why          why the last entry was refused
      undo         take back your last choice; “undo back” goes further back
      hint         what a strong computer player thinks
      save FILE    a copy of the game; the game itself is always saved
      resign       give up; a computer player plays on for you
      quit         stop for now
play-table = table
play-computer = computer { $level }
play-sits = Seat { $seat }: { $who }
play-chance = Chance: { $outcome }
play-chose = { $who }: { $action }
play-forced = { $who }: { $action } (the only choice)
play-revealed = { $who } had chosen: { $action }
play-undid = { $who } takes { $count ->
    [one] the last choice
   *[other] { $count } choices
} back.
play-asked = { $who } goes back to where the game had { $count ->
    [one] one entry
   *[other] { $count } entries
}, if all people agree.
play-has-agreed = { $who } agrees.
play-disagreed = { $who } does not agree.
play-resigned = { $who } plays on for who gave up.
play-pass = The keyboard goes to { $who }. All others look away; then press Enter.
play-look-away = This is secret: who types it shows it only to whom it is for.
play-type-outcome = What came out? Write for example “{ $like }”.
play-confirm = The turn is over. Press Enter to confirm it, or write “undo”.
play-confirm-first = First press Enter to confirm the turn, or write “undo”.
play-nothing-to-confirm = There is nothing to confirm: a choice is to be made.
play-ask-agree = { $asker } wants to go back to where the game had { $entries ->
    [one] one entry
   *[other] { $entries } entries
}. { $who }, do you agree? yes or no
play-unclear = “{ $typed }” could be { $count } entries:
play-legal = { $count ->
    [0] Nothing can be listed here. “help” says what you can write.
    [one] There is one entry:
   *[other] There are { $count } entries:
}
play-legal-none = Nothing that can be entered now begins with “{ $about }”. “?” alone lists all.
play-legal-group = { $beginning }: { $count }, for example “{ $like }”; “? { $beginning }” lists them
play-nothing-refused = Nothing was refused.
play-rule = The rule is { $rule } in docs/rules/{ $game }.md. “?” lists what is possible.
play-not-now = This cannot be now.
play-nothing-to-undo = There is nothing to take back.
play-undo-further = Nothing can be taken back without changing what chance or others did. “undo back” goes back { $count ->
    [one] one entry
   *[other] { $count } entries
}, if all people agree; the record will show it.
play-no-hint = No choice is to be made now, so there is nothing to advise.
play-hint = { $action }: about { $percent } % to win
play-is-saved = The game is always saved, in { $file }. “save FILE” makes a copy.
play-copied = A copy is in { $file }.
play-copy-exists = No copy was made: { $file } is there already and is not overwritten.
play-not-copied = No copy was made in { $file }: { $reason }.
play-ask-resign = Do you want to give up, so that a computer player plays on for you? yes or no
play-resign-in-turn = Give up when a choice of yours is asked for.
play-left = The game is saved. Go on with: urzeit play { $file }
play-over = The game is over. Its record is in { $file }.
