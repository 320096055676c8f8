-- Seats in which a bot sat down, with a token of its owner's account.
ALTER TABLE seats ADD COLUMN bot BOOLEAN NOT NULL DEFAULT FALSE;

-- Bots are rated among themselves.
CREATE TABLE pools (
    account BIGINT NOT NULL REFERENCES accounts (id),
    bot BOOLEAN NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (account, bot, game, players)
);
INSERT INTO pools SELECT account, FALSE, game, players, rating, uncertainty, games FROM ratings;
DROP TABLE ratings;
ALTER TABLE pools RENAME TO ratings;
