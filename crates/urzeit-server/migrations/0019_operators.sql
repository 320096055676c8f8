-- Since when the account may do what operators do; none if it may not.
ALTER TABLE accounts ADD COLUMN operator BIGINT;

-- Until when the account is banned, for good if that is not said; and why.
ALTER TABLE accounts ADD COLUMN banned_until BIGINT;
ALTER TABLE accounts ADD COLUMN ban_reason TEXT NOT NULL DEFAULT '';
CREATE INDEX accounts_banned ON accounts (banned) WHERE banned IS NOT NULL;

-- Why an operator gave the account another name, until its owner has read that.
ALTER TABLE accounts ADD COLUMN renamed TEXT;

-- When the session's owner last said the account's password.
ALTER TABLE sessions ADD COLUMN proved BIGINT NOT NULL DEFAULT 0;

-- What an operator has to say to a settled report.
ALTER TABLE reports ADD COLUMN settlement TEXT NOT NULL DEFAULT '';
CREATE INDEX reports_open ON reports (at) WHERE closed IS NULL;

-- Codes with which people register where that takes an invitation.
CREATE TABLE signup_codes (
    id BIGINT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    -- Its maker; nobody if it was made at the command line.
    account BIGINT REFERENCES accounts (id),
    created BIGINT NOT NULL,
    -- When it counts no more.
    ends BIGINT NOT NULL,
    -- So many accounts can be made with it, and so many were.
    uses BIGINT NOT NULL,
    used BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX signup_codes_of_account ON signup_codes (account);

-- What operators have done. Rows are added and never changed; none has a name in it.
CREATE TABLE operator_log (
    id BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    -- The operator; nobody if it was done at the command line.
    operator BIGINT REFERENCES accounts (id),
    deed TEXT NOT NULL,
    -- To whom or to what.
    account BIGINT REFERENCES accounts (id),
    game TEXT,
    report BIGINT,
    -- Until when.
    until BIGINT,
    -- Why.
    reason TEXT NOT NULL
);
CREATE INDEX operator_log_at ON operator_log (at, id);
