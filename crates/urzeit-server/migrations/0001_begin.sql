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
    -- When the tables of the account have to hear of its holiday: that it begins, that it ends.
    holiday_due BIGINT,
    mail TEXT,
    mail_confirmed BOOLEAN NOT NULL DEFAULT FALSE,
    -- The hash of the code that was sent to `mail`, until when it counts, and how often somebody tried.
    mail_code BLOB,
    mail_code_until BIGINT NOT NULL DEFAULT 0,
    mail_tries BIGINT NOT NULL DEFAULT 0,
    -- Who knows this may stop the mails: it stands in each.
    mail_stop TEXT UNIQUE,
    webhook TEXT,
    -- Notices of games with a live clock too?
    notify_live BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX accounts_holiday_due ON accounts (holiday_due) WHERE holiday_due IS NOT NULL;
CREATE INDEX accounts_noticed ON accounts (id) WHERE webhook IS NOT NULL OR mail_confirmed;

-- Only hashes of tokens: who reads the database cannot sign in.
CREATE TABLE sessions (
    token BLOB PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES accounts (id),
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_of_account ON sessions (account);

CREATE TABLE bot_tokens (
    token BLOB PRIMARY KEY,
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
    seed BLOB NOT NULL,
    rules BIGINT NOT NULL,
    visibility TEXT NOT NULL,
    spectators BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    invite TEXT NOT NULL,
    -- Does the game begin by itself when all sit?
    begins_when_full BOOLEAN NOT NULL DEFAULT FALSE,
    players BIGINT NOT NULL,
    created BIGINT NOT NULL,
    -- waiting, running, over, aborted
    state TEXT NOT NULL,
    -- How many events there are.
    length BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    -- The seats of people that are waited for, one bit each.
    waits BIGINT NOT NULL,
    -- When the server has to act: a computer player's turn, the end of somebody's time, ratings.
    due BIGINT,
    -- Does that take a computer player who thinks for long?
    thinks BOOLEAN NOT NULL DEFAULT FALSE,
    -- Until then a worker has taken it.
    claimed BIGINT NOT NULL DEFAULT 0,
    -- Milliseconds in which nobody was there and clocks ran, to be credited before anything else.
    owed BIGINT NOT NULL DEFAULT 0,
    -- The latest moment from which it can go on under other rules.
    snapshot TEXT,
    -- When ratings were reckoned.
    reckoned BIGINT,
    rematch TEXT,
    -- Once the game is over: how often each outcome of chance came, and whether `dice` has it.
    dice TEXT,
    counted BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX games_due ON games (due) WHERE due IS NOT NULL;
CREATE INDEX games_open ON games (created) WHERE state = 'waiting' AND visibility = 'open';
CREATE INDEX games_of_creator ON games (creator);
CREATE INDEX games_watchable ON games (created) WHERE state = 'running' AND visibility = 'open' AND spectators;
CREATE INDEX games_uncounted ON games (id) WHERE dice IS NOT NULL AND NOT counted;
CREATE INDEX games_counted ON games (game) WHERE counted;

-- Seats that not everybody can take.
CREATE TABLE invitations (
    game TEXT NOT NULL REFERENCES games (id),
    seat BIGINT NOT NULL,
    -- Kept for this account; for whoever has the link, if there is none.
    account BIGINT REFERENCES accounts (id),
    PRIMARY KEY (game, seat)
);
CREATE INDEX invitations_of_account ON invitations (account);

-- How often each outcome of chance came in all games that are over.
CREATE TABLE dice (
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    outcome TEXT NOT NULL,
    count BIGINT NOT NULL,
    PRIMARY KEY (game, kind, outcome)
);

-- What happened. A row has all events that one wish brought about, one a line, and the number of the
-- first: they are durable together or not at all.
CREATE TABLE events (
    game TEXT NOT NULL REFERENCES games (id),
    number BIGINT NOT NULL,
    -- Who wished it, and the identifier that the client gave the wish.
    author BIGINT,
    wish TEXT,
    texts TEXT NOT NULL,
    -- The version of the rules that made them.
    rules BIGINT NOT NULL,
    PRIMARY KEY (game, number)
) WITHOUT ROWID;
-- Where somebody sat down and left again there is no seat that says so, but there may be a name.
CREATE INDEX events_of_author ON events (author) WHERE author IS NOT NULL AND wish IS NULL;

-- Who sits where; results once the game is over.
CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id),
    seat BIGINT NOT NULL,
    -- None where a computer player sits; then `level` says how strong it is.
    account BIGINT REFERENCES accounts (id),
    level TEXT,
    points BIGINT,
    won BOOLEAN,
    -- Has the person given up? Then a computer player made the points, and nobody has won.
    resigned BOOLEAN NOT NULL DEFAULT FALSE,
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
    -- The identifier that the client gave it: sent twice it is said once.
    said TEXT NOT NULL,
    PRIMARY KEY (game, number),
    UNIQUE (game, account, said)
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
CREATE INDEX shunned_other ON shunned (other);

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
    -- Behind the last event that the account brought about: one notice a turn. At the end the length.
    number BIGINT NOT NULL,
    -- webhook or mail
    way TEXT NOT NULL,
    -- turn or over
    about TEXT NOT NULL,
    at BIGINT NOT NULL,
    -- Until then a process has taken it; it is sent, or it is tried again.
    claimed BIGINT NOT NULL DEFAULT 0,
    tries BIGINT NOT NULL DEFAULT 0,
    -- When it was sent, or was not needed any more.
    sent BIGINT,
    PRIMARY KEY (account, game, number, way)
);
CREATE INDEX notices_unsent ON notices (at) WHERE sent IS NULL;

-- Signs of life: time in which nobody was there is credited to the clocks. All processes write the
-- row of process 0, so that one of them finds out.
CREATE TABLE beats (
    process BIGINT PRIMARY KEY,
    at BIGINT NOT NULL
);
