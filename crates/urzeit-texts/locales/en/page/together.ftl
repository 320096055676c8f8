# At a table with others: who is there, what is asked, said and written down.
notes-title = My notes
notes-more = Only you can read this. It is here whenever you come back to the table.
notes-more-here = This stays in this browser, and is here whenever you come back to the game.
notes-again = Try again
notes-kept = Saved.
