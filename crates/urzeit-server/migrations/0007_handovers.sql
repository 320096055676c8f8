-- Seats that are offered to somebody else, and those whose people are asked something: one bit a seat.
ALTER TABLE games ADD COLUMN offers BIGINT NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN asked BIGINT NOT NULL DEFAULT 0;
CREATE INDEX games_offered ON games (created) WHERE state = 'running' AND offers <> 0;

-- Seats of running games that somebody else took over.
CREATE TABLE handovers (
    game TEXT NOT NULL REFERENCES games (id),
    -- Of the event.
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    -- Whose seat it was.
    account BIGINT NOT NULL REFERENCES accounts (id),
    -- Did that one leave without a word, so that a rated game counts as lost?
    forfeits BOOLEAN NOT NULL,
    -- Shall a rated game count for the one who took over?
    counts BOOLEAN NOT NULL,
    PRIMARY KEY (game, number)
);
