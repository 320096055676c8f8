# The server and what its operator does: `serve`, `work`, `migrate`, `backup`, `restore`, `admin`.
usage-serve = urzeit [serve] [OPTIONS]
usage-work = urzeit work [OPTIONS]
usage-migrate = urzeit migrate [OPTIONS]
usage-backup = urzeit backup [OPTIONS] <FILE>
usage-restore = urzeit restore [OPTIONS] <FILE>
usage-admin = urzeit admin COMMAND
usage-admin-list = urzeit admin list COMMAND
usage-admin-deed = urzeit admin { $deed } [OPTIONS]

serve-about = Run the server, on which people play together; urzeit does this if you name no command
serve-about-more =
    Needs no configuration: everything is kept in a file in the data folder, and the address is
    printed. Ctrl-C shuts it down cleanly.

    Every option can also be set in the environment (URZEIT_LISTEN for --listen) or in a file
    (listen = "127.0.0.1:8080"): the one named by --config, or urzeit.toml in the data folder. A
    flag takes precedence over the environment, the environment over the file. More in
    docs/hosting.md.

    A RATE says how often something may be done: 50/s, 20/m or 60/h; 50/s+100 allows a burst of
    100 after a pause; off means no limit. For numbers, 0 means no limit.
serve-opt-data = The folder where everything is kept [default: ~/.local/share/urzeit or the system’s equivalent]
serve-opt-database = Keep everything in PostgreSQL: postgres://USER:PASSWORD@HOST/NAME; passwords are safer in the environment or the file
serve-opt-direct-database = Where --database is a pooler such as PgBouncer that gives each transaction any connection: the address of the PostgreSQL behind it
serve-opt-config = A file of options [default: urzeit.toml in the data folder]
serve-opt-listen = Address and port, or just a port on this machine [default: 127.0.0.1:8080, or the next free port]
serve-opt-name = What the server is called, on the page and in e-mails, at most 40 characters [default: Urzeit]
serve-opt-imprint = The address of the imprint: https://…, http://… or mailto:…; the page links to it
serve-opt-privacy = The address of the privacy policy: https://…, http://… or mailto:…; the page links to it
serve-opt-conduct = The rules of conduct: an address, or a text file that the page shows
serve-opt-registration = Who may register: open (everybody), invitation (with a code) or closed (nobody) [default: open]
serve-opt-inviters = Who makes the codes for “invitation”: operators or accounts (everybody with an account) [default: operators]
serve-opt-guests = May people play without an account? yes or no [default: yes]
serve-opt-open = Open the page in the browser
serve-opt-public-url = The address at which browsers reach the server, if it is behind a proxy: https://urzeit.example
serve-opt-trusted-proxies = Addresses or networks of proxies that may say whose request they forward, separated by commas
serve-opt-metrics-token = The token that /metrics requires [default: it answers only this machine, and nobody with --public-url]
serve-opt-log = How much is logged: error, warn, info, debug or trace [default: info]
serve-opt-log-json = Log as JSON
serve-opt-smtp = The mail server: smtps://USER:PASSWORD@HOST; needs --mail-from
serve-opt-mail-from = The sender of e-mails: Urzeit <urzeit@example.org>
serve-opt-webhooks-anywhere = Let players’ webhooks reach into this machine’s network too
serve-opt-workers = How many computer players think at the same time; 0 leaves them and the clocks to other processes [default: half of the cores]
serve-opt-rate-wishes = How often an account may request something [default: 50/s+100]
serve-opt-rate-requests = How often an address may request something [default: 100/s+400]
serve-opt-rate-guests = How often an address may create a new guest [default: 60/h+40]
serve-opt-rate-sign-ins = How often an address may sign in, register or recover an account [default: 60/h+30]
serve-opt-connections = Connections in total [default: 12000]
serve-opt-connections-per-address = Connections per address [default: 1000]
serve-opt-sockets-per-account = WebSockets per account [default: 20]
serve-opt-sockets-per-address = WebSockets per address [default: 400]
serve-opt-events-per-table = Events per table [default: 20000]
serve-opt-requests-per-seat = Requests and undos of a player at one table in ten minutes [default: 200]
serve-opt-body = Bytes in a request body, at least 1 [default: 1048576]

serve-address = Urzeit is running at { $url }
serve-kept = Everything is kept in { $place }.
serve-network = For a phone or tablet in the same network: { $url }
serve-ended = Urzeit has stopped.
serve-not-opened = The browser could not be opened. Open the address yourself.
serve-place-file = { $key } in { $file }
serve-wrong-value = “{ $found }” is not a valid value for { $place }. About this option: { $help }
serve-wrong-secret = The value of { $place } is not valid. Try “urzeit serve --help”.
serve-not-toml = This is not TOML. Write lines such as listen = "127.0.0.1:8080".
serve-unknown-keys = { $file }: { $count ->
    [one] there is no option { $keys }.
   *[other] there are no options { $keys }.
} The options are { $known }.
serve-no-folder = It is unknown where this system keeps data. Name a folder with --data.
serve-folder-unusable = The folder { $folder } cannot be used: { $reason }. Name another one with --data.
serve-nothing-there = There is no Urzeit database in the folder { $folder }. Name the server’s folder with --data.
serve-locked = Another urzeit is using the folder { $folder }. Stop it, or name another folder with --data.
serve-not-writable = { $place } cannot be written to. Check the permissions and whether the disk is full, or name another folder with --data.
serve-not-a-database = { $place } is not a database, or is damaged from the start. Nothing in it was changed. Restore a backup into another folder, named with --data.
serve-empty = { $place } is empty. If it ever contained anything, restore a backup into another folder, named with --data; if not, remove the file.
serve-database-damaged = { $place } is damaged ({ $reason }). Nothing in it was changed. Keep a copy of it and restore your latest backup into another folder, named with --data.
serve-newer = { $place } was created by a later version of Urzeit. Use that version.
serve-foreign = { $place } was created by another version of Urzeit or by another program. Use that, or name another one.
serve-bad-address = This is not the address of a PostgreSQL database. Write postgres://USER:PASSWORD@HOST/NAME.
serve-unreachable = The database { $place } cannot be reached: { $reason }.
serve-cannot-open = { $place } cannot be opened: { $reason }.
serve-store-fails = The database has failed: { $reason }.
serve-cannot-listen = { $address } cannot be used: { $reason }. Name another address with --listen.
serve-bad-conduct = { $file } is empty or is not UTF-8 text. Write the rules of conduct into it, or name an address with --conduct.
serve-half-mail = To send e-mail, --smtp and --mail-from are both needed.
serve-no-notices = Nothing can be sent to players: { $reason }.
serve-no-runtime = The system does not provide what a server needs: { $reason }.

work-about = Only do the server’s background work: computer players, clocks, ratings
work-about-more =
    For machines that only compute: takes work from a PostgreSQL database that servers share
    (--database), and serves nobody. Any number of these may run. Ctrl-C shuts it down cleanly.
work-begun = Urzeit is working for { $place }.

migrate-about = Bring the server’s database up to date
migrate-about-more =
    Brings the database up to what this version needs. The server does this itself when it starts;
    use this command to do it beforehand.
serve-migrated = { $place } is up to date.

backup-about = Save everything the server keeps, even while it is running
backup-about-more =
    Writes everything to a new file, as it is at one moment; the server may keep running. The file
    can be restored into SQLite and PostgreSQL alike. It contains what nobody else may read, such
    as the secret seeds of running games: keep it as safe as the server.
backup-file = The new file; an existing one is not overwritten
serve-backed-up = Saved in { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
serve-file-exists = The file already exists and will not be overwritten. Name another one.
serve-file-fails = There is a problem with the file: { $reason }.

restore-about = Restore everything from a backup into an empty database
restore-about-more =
    Restores what “urzeit backup” has saved, all of it or nothing, into an empty database. No server
    may use the database meanwhile.
restore-file = The backup file
serve-restored = Restored from { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
serve-not-a-backup = This is not a backup of Urzeit.
serve-other-version = This backup is from a version with different tables ({ $found } instead of { $known }). Restore it with that version; a later one then brings it up to date.
serve-damaged = This backup is incomplete or damaged (line { $line }). Nothing was restored.
serve-not-empty = The database is not empty. Restore into an empty one: name another folder with --data, or another --database.

admin-about = See and manage what only the operator may: accounts, tables, reports
admin-list-about = List accounts or tables
admin-list-accounts = List accounts, most recently used first
admin-list-tables = List tables, most recently active first
admin-close-about = Close a table: nothing more can happen there
admin-ban-about = Ban an account and end its sessions
admin-unban-about = Let a banned account play again
admin-reset-about = Replace an account’s password with a recovery code, and end its sessions
admin-reports-about = List the reports that nobody has settled yet
admin-most = How many to list at most [default: 100]
admin-settle = Mark this report as settled
admin-arg-account = The account: its number, or its name if it is not a guest
admin-arg-table = The table
admin-accounts = account|name|kind|since|seen
admin-tables = table|game|state|events|changed
admin-reports = report|when|by|table|text
admin-account = account
admin-guest = guest
admin-banned = banned
admin-no-table = There is no waiting or running table “{ $table }”.
admin-closed = Table { $table } is closed.
admin-no-report = There is no open report { $report }.
admin-settled = Report { $report } is settled.
admin-no-account = There is no account “{ $name }”. “urzeit admin list accounts” shows their numbers.
admin-several = Several accounts are called “{ $name }”. Name one by its number: { $ids }.
admin-is-banned = { $name } is banned.
admin-is-unbanned = { $name } may play again.
admin-guests-have-none = { $name } is a guest and has no password.
admin-reset = { $name }’s old password is no longer valid. This code replaces it once: { $code }
admin-days = Ban it for this many days [default: for good]
admin-reason = Why; the account’s owner is told
admin-operator-about = Make an account an operator, with a page at /operator for reports, bans, names, stuck tables and invitations
admin-operator-end = Make it an ordinary account again
admin-operator = operator
admin-is-operator = { $name } is an operator.
admin-is-no-operator = { $name } is not an operator.
admin-invite-about = Create an invitation with which people register where “registration” is “invitation”
admin-uses = For this many accounts [default: 1]
admin-valid-days = Valid for this many days [default: 7]
admin-invited = { $uses ->
    [one] One account
   *[other] { $uses } accounts
} can be created at { $link } until { $until } (UTC).
