# What the server answers when something cannot be done.
server-bad-pace = A live pace has up to 600 minutes and up to 600 seconds a turn, a slow one up to 60 days a turn; none has no time at all.
server-bad-page = That is no page of the list. Begin with the first one.
server-bad-text = This is not the text that was expected: { $reason }
server-from-has-setup = Who plays what by which options stands in the record already. Leave it out.
server-from-other-game = The record is of another game.
server-no-free-seat = There is no free seat for you at this table.
server-no-such-entry = The record has not so many entries.
server-no-such-level = There is no such level. There are beginner, easy, medium, hard and master.
server-no-such-preset = The game has no such set of options.
server-no-such-state = There are no such tables in this list.
server-not-over = The game is not over.
server-not-welcome = Whoever made this table does not want to play with you.
server-other-number = The number of players and the seats do not go together.
server-over-there = The game is over there, so nobody can go on from it.
server-rated-computers = Only games between people count for ratings. Seat people, or play without ratings.
server-rated-from = Only games from the beginning count for ratings.
server-seat-reserved = This seat is kept for somebody who is invited.
server-sit-yourself = To take a seat yourself, sit down there.
server-sits-already = You sit at this table already.
server-too-late-to-abort = The first move has been made. You can still agree to end the game, or resign.
server-too-many-playing = You sit at { $most } tables whose games are not over. Finish one first.
server-too-many-waiting = { $most } tables of yours wait for players. Begin or abort one first.
server-two-seats = Nobody can sit in two seats.

# Why a table refuses something.
table-asked-already = Somebody asks to go back already. Answer that first.
table-begun = The game has begun.
table-between-secrets = That would show choices that were secret. Go back to before all of them.
table-busy = Too much happens at this table at once. Try again.
table-free = Nobody sits in seat { $seat }.
table-no-person = No person plays seat { $seat } now.
table-no-such-seat = The table has no seat { $seat }.
table-nobody-wants-to-end = Nobody wants to end the game.
table-not-asked = Nobody has asked seat { $seat } to go back, or it has answered.
table-not-begun = The game has not begun.
table-not-gone = No computer player sits in for seat { $seat }.
table-not-overdue = The time of seat { $seat } is not up.
table-not-paused = The clock of seat { $seat } is not stopped.
table-nothing-to-confirm = Seat { $seat } has nothing to confirm.
table-nothing-to-go-back = The game has no more entries than that.
table-other-outcome = Chance has decided otherwise.
table-over = The game is over.
table-paused = The clock of seat { $seat } is stopped already.
table-record = No record could hold this: { $problem }
table-still-free = Not all seats are taken.
table-taken = Seat { $seat } is taken.
table-too-many-bytes = A seat adds at most { $most } bytes to chance.
table-unconfirmed = First seat { $seat } has to confirm its turn.
table-undo-too-far = { $most ->
    [0] You cannot take anything back without asking.
    [one] You can take back one entry without asking.
   *[other] You can take back { $most } entries without asking.
}
table-wants-to-end = Seat { $seat } has said already that it wants to end the game.
