# Where the page lies as files only: what needs a server.
alone-title = This needs a server
alone-more = This page consists of files only; there is no server behind it. Tables for playing online, accounts and ratings are kept by a server. If you know one, enter its address: its own page opens, and you play there.
alone-address = Address of the server
alone-hint = For example urzeit.example.org. Unless you write “http://” before it, the connection is encrypted.
alone-wrong = That is not the address of a server. Write it like urzeit.example.org or https://urzeit.example.org.
alone-open = Open this server
alone-instead = Without a server you can play here against computer players, together on one screen, at a real table, or by link with people elsewhere: choose that when you set up a game.
