# `analyse`: what the command says.
usage-analyse = urzeit analyse [OPTIONS] <FILE>
analyse-about = Show everybody’s chances through a game, and which actions were best and why
analyse-about-more =
    Searches every position of a record from the point of view of the player who had to choose.
    Prints the big swings (mistakes with what would have been better, and luck) and how well
    everybody chose. The same seed gives the same analysis on every machine, with any number of cores.

        urzeit analyse game.urz --svg chances.svg
        urzeit analyse game.urz --entry 37
analyse-all = Print every entry instead of only the big swings
analyse-entries = Analyse only the position before entry K, or those before K to L; if there are only a few, show them in detail
analyse-json = Print JSON instead (docs/analysis-json.md)
analyse-svg = Write a chart of everybody’s chances to this file
analyse-iterations = How many iterations of search each position gets [default: 1000; 10000 for ten or fewer]
error-entries = “{ $found }” does not name any entries of this record. Write K or K-L with numbers from 1 to { $last }.
analyse-hidden = Entries hidden behind “?” cannot be played; analyse the record when the game is over.
analyse-progress = { $done } of { $games } positions
analyse-heading = { $game }, { $players } players, { $entries ->
    [one] one entry
   *[other] { $entries } entries
}; { $iterations } iterations per position, seed { $seed }
analyse-columns = entry|who|played
analyse-columns-after = change|better
analyse-better = { $action }: { $reason }
analyse-luck = good luck for { $who }
analyse-bad-luck = bad luck for { $who }
analyse-no-swings = No mistake and no outcome of chance changed the chances by much.
analyse-accuracy = How well everybody chose; a loss is measured in chances of winning:
analyse-accuracy-columns = seat|who|choices|no loss|mistakes|mean loss
analyse-entry = Before entry { $number }: { $played }
analyse-end = the record ends here
analyse-chance = { $who } { $chance } ({ $points } points)
analyse-loss = The entry played gave away { $loss } of the chance of winning.
analyse-best-columns = action|chance|points|visits|what it does
analyse-exact = exact
analyse-plot-title = { $game }: chances of winning
analyse-plot-chances = chance of winning
analyse-plot-entries = entry of the record
analyse-plot-mistake = mistake
analyse-plot-luck = luck
analyse-plot-swing = { $number }: { $who } { $change }, { $played }
analyse-plot-better = better { $action }
