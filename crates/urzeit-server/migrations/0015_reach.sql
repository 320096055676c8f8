-- The key by which push services know this server (RFC 8292), as PKCS #8. It is made once, because browsers
-- remember it.
CREATE TABLE push_key (
    id BIGINT PRIMARY KEY,
    secret BLOB NOT NULL
);

-- Browsers that get push messages. A browser has one session, and ends with it.
CREATE TABLE pushes (
    session BLOB PRIMARY KEY REFERENCES sessions (token) ON DELETE CASCADE,
    account BIGINT NOT NULL REFERENCES accounts (id),
    endpoint TEXT NOT NULL UNIQUE,
    -- What messages are encrypted with: the browser's public key, and a secret.
    public_key BLOB NOT NULL,
    auth BLOB NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX pushes_account ON pushes (account);

-- The first of the events with which the game began; none if that was before this step.
ALTER TABLE games ADD COLUMN begun BIGINT;

-- What was said lately is told to people who are away.
CREATE INDEX chat_at ON chat (at);

-- The hash of the code that was last sent to `mail` for a forgotten password, and until when it counts.
ALTER TABLE accounts ADD COLUMN mailed_code TEXT;
ALTER TABLE accounts ADD COLUMN mailed_code_until BIGINT NOT NULL DEFAULT 0;

-- The hash of the secret in the address of the account's calendar.
ALTER TABLE accounts ADD COLUMN calendar BLOB;
CREATE UNIQUE INDEX accounts_calendar ON accounts (calendar) WHERE calendar IS NOT NULL;
