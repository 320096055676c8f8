-- Where nobody counts the time, people have 14 days since a while ago, and votes about somebody who is away
-- count even if they differ. Games that wait for somebody since before that have to hear of it once.
UPDATE games SET due = changed WHERE state = 'running' AND waits <> 0 AND due IS NULL;
