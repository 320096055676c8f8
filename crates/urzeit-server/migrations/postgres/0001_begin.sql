-- Times are milliseconds since 1970. Identifiers are made by the server, so both stores have the same.

-- Guests have no password, and their names need not be unique: `unique_name` is for accounts only.
CREATE TABLE accounts (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    unique_name TEXT UNIQUE,
    password TEXT,
    recovery TEXT,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    language TEXT NOT NULL DEFAULT 'en',
    banned BIGINT,
    deleted BIGINT,
    -- While this lies ahead the clocks of slow games stand still.
    holiday BIGINT,
    -- Days of holiday taken in `holiday_year`.
    holiday_days BIGINT NOT NULL DEFAULT 0,
    holiday_year BIGINT NOT NULL DEFAULT 0,
    mail TEXT,
    mail_confirmed BOOLEAN NOT NULL DEFAULT FALSE,
    webhook TEXT
);

-- Only hashes of tokens: who reads the database cannot sign in.
CREATE TABLE sessions (
    token BYTEA PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account);

CREATE TABLE bot_tokens (
    token BYTEA PRIMARY KEY,
    -- What its owner names it by, who has seen the token but once.
    id BIGINT NOT NULL UNIQUE,
    account BIGINT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX bot_tokens_of_account ON bot_tokens (account);

-- A table and the game played at it. What changes with its events stands here too, so that lists
-- need not replay games: it is written in the same commit.
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    creator BIGINT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    settings TEXT NOT NULL,
    seed BYTEA NOT NULL,
    rules BIGINT NOT NULL,
    visibility TEXT NOT NULL,
    spectators BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    invite TEXT NOT NULL,
    players BIGINT NOT NULL,
    created BIGINT NOT NULL,
    -- waiting, running, over, aborted
    state TEXT NOT NULL,
    -- How many events there are.
    length BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- The seats of people that are waited for, one bit each.
    waits BIGINT NOT NULL,
    -- When the server has to act: a computer player's turn, the end of somebody's time.
    due BIGINT,
    -- Until then a worker has taken it.
    claimed BIGINT NOT NULL DEFAULT 0,
    -- When ratings were reckoned.
    reckoned BIGINT,
    rematch TEXT
);
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
CREATE INDEX games_open ON games (created) WHERE state = 'waiting' AND visibility = 'open';
CREATE INDEX games_unreckoned ON games (changed) WHERE state = 'over' AND rated AND reckoned IS NULL;
CREATE INDEX games_of_creator ON games (creator);

-- What happened. A row has all events that one wish brought about, one a line, and the number of the
-- first: they are durable together or not at all.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    -- Who wished it, and the identifier that the client gave the wish.
    author BIGINT,
    wish TEXT,
    texts TEXT NOT NULL,
    -- The table after them, where it can go on from there under other rules, and the rules' version.
    snapshot TEXT,
    rules BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);
-- Where somebody sat down and left again there is no seat that says so, but there may be a name.
CREATE INDEX events_of_author ON events (author) WHERE author IS NOT NULL AND wish IS NULL;

-- Who sits where; results once the game is over.
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id),
    seat BIGINT NOT NULL,
    account BIGINT NOT NULL REFERENCES accounts (id),
    points BIGINT,
    won BOOLEAN,
    -- What a rated game did to the account's rating.
    rating_before DOUBLE PRECISION,
    rating_after DOUBLE PRECISION,
    PRIMARY KEY (game, seat)
);
CREATE INDEX seats_of_account ON seats (account);

CREATE TABLE chat (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    account BIGINT NOT NULL REFERENCES accounts (id),
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
);
CREATE INDEX chat_of_account ON chat (account);

-- `account` does not want to read, or to sit with, `other`.
CREATE TABLE shunned (
    account BIGINT NOT NULL REFERENCES accounts (id),
    other BIGINT NOT NULL REFERENCES accounts (id),
    -- mute or block
    how TEXT NOT NULL,
    PRIMARY KEY (account, other)
);

CREATE TABLE reports (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    account BIGINT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    chat BIGINT,
    text TEXT NOT NULL,
    closed BIGINT
);

CREATE TABLE ratings (
    account BIGINT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (account, game, players)
);

-- What is still to be said to people outside the page.
CREATE TABLE notices (
    account BIGINT NOT NULL REFERENCES accounts (id),
    game TEXT NOT NULL,
    -- The length of the game when it became the account's turn: one notice a turn.
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    sent BIGINT,
    PRIMARY KEY (account, game, number)
);
CREATE INDEX notices_unsent ON notices (at) WHERE sent IS NULL;

-- The last sign of life of every process: what nobody counted is credited to the clocks.
CREATE TABLE beats (
    process BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
