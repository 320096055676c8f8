# What the server says when something cannot be done.
server-account-already = This account has a password already.
server-bad-holiday = A holiday ends in the future, within 60 days.
server-bad-language = The page speaks German (de) and English (en).
server-bad-name = A name has 1 to 40 letters that can be seen, and does not begin with “computer”.
server-bad-page = That is no page of the list. Begin with the first one.
server-bad-password = A password has at least 8 letters, and at most 512 bytes.
server-bad-shunning = You can “mute” or “block” others, but not yourself.
server-banned = The operator of this server has banned this account.
server-busy = Too many people want this at the moment. Try again in a few seconds.
server-name-taken = Somebody else has an account with this name. Choose another one.
server-not-for-bots = A bot’s token is for playing. Sign in to do this.
server-not-for-guests = Guests cannot do this. Choose a password first.
server-too-many-shunned = You have muted or blocked { $most } others. Stop doing so with one of them first.
server-too-many-tokens = An account has at most { $most } tokens for bots. Delete one first.
server-wrong-code = No account of this name has this recovery code. It may have been used already.
server-wrong-password = This is not your password.
server-wrong-sign-in = No account has this name and this password.
