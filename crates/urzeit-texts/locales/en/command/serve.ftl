# The server and what its operator does: `serve`, `work`, `migrate`, `backup`, `restore`, `admin`.
usage-serve = urzeit [serve] [OPTIONS]
usage-work = urzeit work [OPTIONS]
usage-migrate = urzeit migrate [OPTIONS]
usage-backup = urzeit backup [OPTIONS] <FILE>
usage-restore = urzeit restore [OPTIONS] <FILE>
usage-admin = urzeit admin COMMAND
usage-admin-list = urzeit admin list COMMAND
usage-admin-deed = urzeit admin { $deed } [OPTIONS]

serve-about = Let people play together: the server; what urzeit does if no command is named
serve-about-more =
    Needs no configuration: everything is kept in a file of the data folder, and the address is
    printed. Ctrl-C ends it in good order.

    Every option can also be set in the environment (URZEIT_LISTEN for --listen) or in a file
    (listen = "127.0.0.1:8080"): --config names it, or it is urzeit.toml in the data folder. A flag
    counts before the environment, the environment before the file. More in docs/hosting.md.

    A RATE is how often something may be done: 50/s, 20/m or 60/h; 50/s+100 allows 100 at once
    after a rest; off is no limit. For numbers 0 is no limit.
serve-opt-data = The folder where everything is kept [by default ~/.local/share/urzeit or what the system has for this]
serve-opt-database = Keep everything in PostgreSQL: postgres://USER:PASSWORD@HOST/NAME; passwords are safer in the environment or the file
serve-opt-config = A file of options [by default urzeit.toml in the data folder]
serve-opt-listen = Address and port, or a port of this machine [by default 127.0.0.1:8080, or the next free port]
serve-opt-open = Open the page in the browser
serve-opt-public-url = The address by which browsers reach the server, behind a proxy: https://urzeit.example
serve-opt-trusted-proxies = Addresses or networks of proxies that may say whose request they pass on, with commas between them
serve-opt-metrics-token = What /metrics asks for [by default it answers this machine alone]
serve-opt-log = How much is logged: error, warn, info, debug or trace [by default info]
serve-opt-log-json = Log in JSON, for machines
serve-opt-smtp = Who carries mails: smtps://USER:PASSWORD@HOST; goes with --mail-from
serve-opt-mail-from = Whom mails are from: Urzeit <urzeit@example.org>
serve-opt-webhooks-anywhere = Let players' webhooks lead into this machine's network too
serve-opt-workers = How many computer players think at the same time; 0 leaves them and the clocks to other processes [by default half of the cores]
serve-opt-rate-wishes = How often an account may ask or wish for something [by default 50/s+100]
serve-opt-rate-requests = How often an address may ask for something [by default 100/s+400]
serve-opt-rate-guests = How often an address may come as a new guest [by default 60/h+40]
serve-opt-rate-sign-ins = How often an address may sign in, register or recover [by default 60/h+30]
serve-opt-connections = Connections of all together [by default 12000]
serve-opt-connections-per-address = Connections of one address [by default 1000]
serve-opt-sockets-per-account = Sockets of one account [by default 20]
serve-opt-sockets-per-address = Sockets of one address [by default 400]
serve-opt-events-per-table = Events of one table [by default 20000]
serve-opt-body = Bytes that a request may have, at least 1 [by default 1048576]

serve-address = Urzeit is here: { $url }
serve-kept = Everything is kept in { $place }.
serve-ended = Urzeit has ended.
serve-not-opened = No browser can be opened here. Open the address yourself.
serve-place-file = { $key } in { $file }
serve-wrong-value = “{ $found }” does not fit { $place }. Try “urzeit serve --help”.
serve-wrong-secret = What { $place } says does not fit. Try “urzeit serve --help”.
serve-not-toml = This is not TOML. Write lines such as listen = "127.0.0.1:8080".
serve-unknown-keys = { $file }: { $count ->
    [one] there is no option { $keys }.
   *[other] there are no options { $keys }.
} There are { $known }.
serve-no-folder = It is not known where this system keeps data. Name a folder with --data.
serve-folder-unusable = The folder { $folder } cannot be used: { $reason }. Name another one with --data.
serve-nothing-there = In the folder { $folder } there is no database of Urzeit. Name the server's folder with --data.
serve-locked = Another urzeit uses the folder { $folder }. End that one, or name another folder with --data.
serve-not-writable = { $place } cannot be written. Look who may write there and whether the disk is full, or name another folder with --data.
serve-not-a-database = { $place } is no database, or one that is damaged from its beginning. Nothing in it was changed. Restore a backup into another folder, named with --data.
serve-empty = { $place } is empty. If there ever was something in it, restore a backup into another folder, named with --data; if not, remove the file.
serve-database-damaged = { $place } is damaged ({ $reason }). Nothing in it was changed. Keep a copy of it and restore your latest backup into another folder, named with --data.
serve-newer = { $place } was made by a later version of Urzeit. Use that version.
serve-foreign = { $place } was made by another version of Urzeit or by another program. Use that, or name another one.
serve-bad-address = This is no address of a PostgreSQL database. Write postgres://USER:PASSWORD@HOST/NAME.
serve-unreachable = The database { $place } cannot be reached: { $reason }.
serve-cannot-open = { $place } cannot be opened: { $reason }.
serve-store-fails = The database fails: { $reason }.
serve-cannot-listen = { $address } cannot be used: { $reason }. Name another address with --listen.
serve-half-mail = To send mails --smtp and --mail-from are both needed.
serve-no-notices = Nothing can be sent to players: { $reason }.
serve-no-runtime = The system does not give what a server needs: { $reason }.

work-about = Only do what servers do by themselves: computer players, clocks, ratings
work-about-more =
    For machines that only think: takes what is to be done from a PostgreSQL database that servers
    share (--database), and serves nobody. Any number of these may run. Ctrl-C ends it in good order.
work-begun = Urzeit works for { $place }.

migrate-about = Bring the server's database up to date
migrate-about-more =
    Brings the database to what this version needs. The server does so itself when it starts; this
    is for those who want to do it before.
serve-migrated = { $place } is up to date.

backup-about = Save everything that the server keeps, also while it runs
backup-about-more =
    Writes everything into a new file, as it is at one moment, while the server may go on. Such a
    file restores into SQLite and PostgreSQL alike. It holds what nobody else may read, such as the
    secret seeds of running games: keep it as safe as the server.
backup-file = The new file; none is overwritten
serve-backed-up = Saved in { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
serve-file-exists = The file is there already and is not overwritten. Name another one.
serve-file-fails = The file fails: { $reason }.

restore-about = Take everything from a backup into an empty database
restore-about-more =
    Takes what “urzeit backup” has saved, all of it or nothing, into a database in which nothing is
    kept yet. No server may use it meanwhile.
restore-file = The file that was saved
serve-restored = Restored from { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
}.
serve-not-a-backup = This is no backup of Urzeit.
serve-other-version = This backup is of a version with other tables ({ $found } instead of { $known }). Restore it with that version; then a later one brings it up to date.
serve-damaged = This backup is incomplete or damaged (line { $line }). Nothing was restored.
serve-not-empty = There is something in the database already. Restore into an empty one: name another folder with --data, or another --database.

admin-about = See and settle what only the operator may: accounts, tables, reports
admin-list-about = List what there is
admin-list-accounts = List accounts, those first that were used last
admin-list-tables = List tables, those first where something happened last
admin-close-about = Close a table: nothing happens there any more
admin-ban-about = Ban an account and end its sessions
admin-unban-about = Let a banned account play again
admin-reset-about = Replace an account's password by a recovery code, and end its sessions
admin-reports-about = List what people reported and nobody has settled
admin-most = How many at most [by default 100]
admin-settle = This report is settled
admin-arg-account = The account: its number, or its name if it is no guest's
admin-arg-table = The table
admin-accounts = account|name|kind|since|seen
admin-tables = table|game|state|events|changed
admin-reports = report|when|by|table|text
admin-account = account
admin-guest = guest
admin-banned = banned
admin-no-table = There is no table “{ $table }” that waits or is played.
admin-closed = The table { $table } is closed.
admin-no-report = There is no open report { $report }.
admin-settled = Report { $report } is settled.
admin-no-account = There is no account “{ $name }”. “urzeit admin list accounts” shows their numbers.
admin-several = Several accounts are called “{ $name }”. Name one by its number: { $ids }.
admin-is-banned = { $name } is banned.
admin-is-unbanned = { $name } may play again.
admin-guests-have-none = { $name } is a guest and has no password.
admin-reset = The old password of { $name } counts no more. This code replaces it once: { $code }
