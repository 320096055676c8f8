-- Who has a table open at which they sit.
CREATE TABLE presence (
    game TEXT NOT NULL REFERENCES games (id),
    account BIGINT NOT NULL REFERENCES accounts (id),
    -- The process that wrote it last. If that gives no more signs of life (`beats`), nobody is there.
    process BIGINT NOT NULL,
    here BOOLEAN NOT NULL,
    -- Since then.
    at BIGINT NOT NULL,
    PRIMARY KEY (game, account)
) WITHOUT ROWID;
CREATE INDEX presence_here ON presence (process) WHERE here;
CREATE INDEX presence_account ON presence (account);
