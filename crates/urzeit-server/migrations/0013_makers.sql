-- As whose work a table's computer players wait in turn: its creator's, or that of all guests of a network.
ALTER TABLE games ADD COLUMN maker BIGINT NOT NULL DEFAULT 0;
UPDATE games SET maker = creator;
