-- What the server has to do waits in one of several queues, by how long it takes: `work::Lane`.
ALTER TABLE games ADD COLUMN lane BIGINT NOT NULL DEFAULT 0;
UPDATE games SET lane = 1 WHERE thinks;
ALTER TABLE games DROP COLUMN thinks;
