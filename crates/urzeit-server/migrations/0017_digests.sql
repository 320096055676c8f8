-- By which ways an account gets one message a day instead of single ones; at which minute of the day, in UTC; and
-- when the next one is due.
ALTER TABLE accounts ADD COLUMN digest_mail BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE accounts ADD COLUMN digest_webhook BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE accounts ADD COLUMN digest_minute BIGINT NOT NULL DEFAULT 0;
ALTER TABLE accounts ADD COLUMN digest_next BIGINT;
CREATE INDEX accounts_digest_next ON accounts (digest_next) WHERE digest_next IS NOT NULL;
