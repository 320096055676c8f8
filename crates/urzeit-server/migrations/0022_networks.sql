-- The network from which a table was made, as some bits of a hash. Of tables from before it is not known: each maker has one
-- of its own.
ALTER TABLE games ADD COLUMN network BIGINT NOT NULL DEFAULT 0;
UPDATE games SET network = maker;
