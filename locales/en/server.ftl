server-bad-id = The identifier of this message is empty, too long, or no plain text.
server-chat-full = So much has been said at this table that there is no room for more.
server-chat-players-only = While the game is played, only those who play it may write.
server-no-such-line = There is no such line at this table.
server-text-control = The text has characters that cannot be seen.
server-text-empty = There is nothing to say.
server-text-too-long = The text is too long: at most { $most } characters.
server-too-many = That is too much at once. Try again in { $seconds } s.
