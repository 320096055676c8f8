-- People whom somebody has starred. They are not told.
CREATE TABLE stars (
    account BIGINT NOT NULL REFERENCES accounts (id),
    other BIGINT NOT NULL REFERENCES accounts (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (account, other)
) WITHOUT ROWID;
CREATE INDEX stars_other ON stars (other);

-- Since when a seat is kept for the account, and whether its owner has declined: then the seat is for whoever
-- has the link.
ALTER TABLE invitations ADD COLUMN at BIGINT NOT NULL DEFAULT 0;
ALTER TABLE invitations ADD COLUMN declined BOOLEAN NOT NULL DEFAULT FALSE;

-- The accounts that are connected to the process, one after the other.
ALTER TABLE beats ADD COLUMN people TEXT NOT NULL DEFAULT '';
