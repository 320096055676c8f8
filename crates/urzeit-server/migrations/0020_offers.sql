-- Seats that the others offer have an end now. Games that have waited since before that hear of it once.
UPDATE games SET due = changed WHERE state = 'running' AND offers <> 0 AND due IS NULL;
