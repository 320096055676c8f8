-- What a rated game did to a player who left without a word and whose seat somebody else has now.
ALTER TABLE handovers ADD COLUMN rating_before DOUBLE PRECISION;
ALTER TABLE handovers ADD COLUMN rating_after DOUBLE PRECISION;
