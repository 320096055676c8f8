-- When the time of a person, a vote or an offer is up. `due` cannot say it where a computer player is asked too: then
-- that is due at once.
ALTER TABLE games ADD COLUMN deadline BIGINT;
UPDATE games SET deadline = due WHERE state = 'running' AND lane = 0;
CREATE INDEX games_deadline ON games (deadline) WHERE deadline IS NOT NULL;
