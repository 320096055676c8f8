-- What players write down for themselves at a table.
CREATE TABLE notes (
    account BIGINT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL REFERENCES games (id),
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (account, game)
) WITHOUT ROWID;
