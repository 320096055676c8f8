-- Does an account allow everybody to see its profile, also people who have not said who they are?
ALTER TABLE accounts ADD COLUMN public_profile BOOLEAN NOT NULL DEFAULT FALSE;

-- How many accounts are connected to the process.
ALTER TABLE beats ADD COLUMN online BIGINT NOT NULL DEFAULT 0;
