-- What the names of accounts look like (UTS 39): nobody takes a name that looks like another's. A name has
-- one or two looks. Of accounts from before this step that look alike the oldest has the look.
CREATE TABLE looks (
    look TEXT PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id)
);
CREATE INDEX looks_of_account ON looks (account);
