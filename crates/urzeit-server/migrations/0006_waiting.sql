-- Tables that nobody joins end a week after something last happened there.
UPDATE games SET due = changed + 604800000 WHERE state = 'waiting' AND due IS NULL;
