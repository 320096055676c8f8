-- The key of the numbers that stand for networks (games.network). It is made once: processes know a network by the same
-- number.
CREATE TABLE network_key (
    id BIGINT PRIMARY KEY,
    secret BLOB NOT NULL
);
