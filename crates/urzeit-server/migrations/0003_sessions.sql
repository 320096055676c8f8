-- Which browser on which system used it last, so that its owner can tell it from others; none where that
-- is not known.
ALTER TABLE sessions ADD COLUMN browser TEXT;
ALTER TABLE sessions ADD COLUMN system TEXT;
-- Has its cookie a name that only this host can set? Those from before this step have not.
ALTER TABLE sessions ADD COLUMN host_cookie BOOLEAN NOT NULL DEFAULT FALSE;
ALTER TABLE bot_tokens ADD COLUMN browser TEXT;
ALTER TABLE bot_tokens ADD COLUMN system TEXT;
-- When it was last used, if it was.
ALTER TABLE bot_tokens ADD COLUMN seen BIGINT;
