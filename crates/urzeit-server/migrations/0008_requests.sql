-- The first of the events by which somebody was last asked something besides playing: one notice a request.
ALTER TABLE games ADD COLUMN asked_since BIGINT NOT NULL DEFAULT 0;

-- What is still to be said to people outside the page. A turn and a request may have the same number.
ALTER TABLE notices RENAME TO notices_before;
CREATE TABLE notices (
    account BIGINT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    -- turn, asked, over or closed
    about TEXT NOT NULL,
    -- For a turn, behind the last event that the account brought about; for a request, its first event;
    -- at the end the length.
    number BIGINT NOT NULL,
    -- webhook or mail
    way TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- Until then a process has taken it; it is sent, or it is tried again.
    claimed BIGINT NOT NULL DEFAULT 0,
    tries BIGINT NOT NULL DEFAULT 0,
    -- When it was sent, or was not needed any more.
    sent BIGINT,
    PRIMARY KEY (account, game, about, number, way)
);
INSERT INTO notices (account, game, about, number, way, at, claimed, tries, sent)
SELECT account, game, about, number, way, at, claimed, tries, sent FROM notices_before;
DROP TABLE notices_before;
CREATE INDEX notices_unsent ON notices (at) WHERE sent IS NULL;
