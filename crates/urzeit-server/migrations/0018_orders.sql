-- The standing orders at a table, one a line: seat, entries, whether it waits, order. They are written with the events
-- that end them, and nobody but their owners may know of them.
ALTER TABLE games ADD COLUMN orders TEXT NOT NULL DEFAULT '';
