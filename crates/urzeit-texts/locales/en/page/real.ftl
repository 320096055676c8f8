# At a real table: dice and cards come from the box.
real-setup = Where you play
real-setup-page = At this screen: the page rolls and draws
real-setup-box = At a real table: we roll and draw ourselves
real-setup-tells = You enter what you rolled and drew, by clicking or typing; the page knows the rules and keeps score. { $game ->
    [lords] Each player enters their own secrets while the others look away. Somebody has to draw for a computer player, and sees its cards.
   *[other] Computer players can take part: somebody rolls for them.
}
real-waits = Dice or cards are due.
real-title = Real dice and cards
real-typed = You can also type it in the line below; the / key takes you there.
real-remove = Remove { $part }
real-draw-board = Draw a board here
real-correct = Correct the last entry
real-correct-sure = “{ $outcome }” and everything after it will be undone, and you enter it again.
real-correct-now = Undo it
real-correct-not = Leave it
real-slot = { $kind ->
    [roll] { $nth ->
        [3] Defender
       *[other] Attacker
    }
    [fight] { $nth ->
        [1] Attacker
       *[other] Defender
    }
    [dice] { $nth ->
        [1] First die
       *[other] Second die
    }
   *[other] { $nth }
}
real-start = Who begins?
real-rolls = { $who } rolls: what does the die show?
real-box-misfit = { $outcome } Our box does not hold that many. If yours has other counts, the numbers below already make room for it; change whatever else differs. The game goes on from here.
real-box-asked = Enter what is in your box. The game goes on from here.
real-box-go-on = Go on with these counts
real-box-slip = No, it was something else
real-box-close = Leave it
real-counts-misfit = What has been drawn so far cannot have come from a box with these counts.
real-genesis-board = A random board is due. Draw one here, or type in the board you have laid out.
real-genesis-dice = { $who } rolls both dice. What do they show?
real-lords-deal = Which { $count } cards were dealt to { $who }?
real-lords-marker = Which terrain marker was drawn from the bag for { $who }?
real-lords-draw = Which card was drawn from the pile for { $who }?
real-lords-start = Who begins? Everybody rolls one die. The highest begins; those who tie roll again.
real-lords-order = Their cards are equal, so they roll for the order. The highest plays first; those who tie roll again.
real-lords-roll = { $who } attacks. What do the attacker’s two dice and the defender’s die show?
real-lords-die = Roll the die that may end the game. What does it show?
real-ursuppe-environment = Turn up the next environment card. Which one is it?
real-ursuppe-order = Draw lots: in what order do you choose your start spaces?
real-ursuppe-roll = { $dice ->
    [one] { $amoeba } swims: roll the die. What does it show?
   *[other] { $amoeba } swims: roll two dice. What do they show?
}
real-ursuppe-fight = { $amoeba } fights against { $target }. What do the two dice show?
real-ursuppe-dummy = Draw lots: where does the dummy’s amoeba appear?
real-not-there = This does not fit what was entered before. Check what you have drawn; if it is right, something was entered wrongly earlier.
