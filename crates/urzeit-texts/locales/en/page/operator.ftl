# What operators say and do.
site-conduct = Rules of conduct
site-imprint = Imprint
site-privacy = Privacy
arrival-by-invitation = This server is by invitation only: to create an account, you need a code. If somebody sent you a link, just open it.
arrival-invitation = Invitation code
arrival-no-guests = Only people with an account can play on this server. Sign in to join in; you can watch without an account.
banned-more = You can still play on your own and by link in this browser.
banned-title = Your account is banned
codes-days = Days it is valid
codes-link = Link for new people
codes-make = Create invitation
codes-more = With such a link, others can create an account on this server.
codes-one = Created by { $who }, used { $used } of { $uses } times, valid until { $until }
codes-revoke = Withdraw invitation
codes-title = Invitations to this server
codes-uses = Number of accounts
lobby-host = You are on { $server }.
operator-ban = Ban
operator-ban-who = Ban { $who }
operator-bans = Banned people
operator-close = End without a result
operator-command-line = the command line
operator-days = Days (leave empty to ban for good)
operator-did-appoint = made { $to } an operator
operator-did-ban = banned { $to }
operator-did-close = ended the game at table { $to } without a result
operator-did-dismiss = made { $to } an ordinary account again
operator-did-invite = created an invitation
operator-did-rename = changed the name of { $to }
operator-did-reset-password = replaced { $to }’s password with a code
operator-did-revoke = withdrew an invitation
operator-did-settle = settled report { $to }
operator-did-unban = lifted the ban on { $to }
operator-due = The game goes on by itself on { $when }: the time of the players it is waiting for is up then, and the others can decide what happens.
operator-for-good = for good
operator-is-banned = Banned since { $since }, { $until }. Reason: { $reason }
operator-kind-account = Account
operator-kind-guest = Guest
operator-kind-operator = Operator
operator-lead = You see no hidden cards, passwords or notes, and of the chat only what was reported, with up to five lines before it. Everything you do here is logged.
operator-log = Log
operator-log-empty = The log is empty.
operator-log-latest = Latest entries
operator-log-more = What operators have done, when and why. Nobody can change it.
operator-log-older = Older entries
operator-logged = { $when }: { $who } { $deed }. Reason: { $reason }
operator-named = People called “{ $name }”
operator-new-name = New name
operator-newest = Newcomers
operator-no-reason = none given
operator-no-reports = There are no reports here.
operator-nobody = Nobody found.
operator-none-stuck = No table is stuck.
operator-people = People
operator-prove = Continue
operator-reason = Reason
operator-registration-closed = Nobody can create an account here at present (registration = "closed").
operator-registration-invitation = Creating an account here takes an invitation (registration = "invitation").
operator-registration-open = Everybody can create an account here, so no invitations are needed (registration = "open").
operator-rename = Replace name
operator-report = { $who } about { $game }, table { $table }, { $when }
operator-reports = Reports
operator-seek = Name or number (leave empty for the newest)
operator-seek-button = Find
operator-seen = since { $since }, last here { $seen }
operator-settle = Settle report
operator-settled = Show settled reports
operator-stuck = Stuck tables
operator-stuck-days =
    { $count ->
        [one] a day
       *[other] { $count } days
    }
operator-stuck-for = Nothing has happened for
operator-stuck-more = Players decide about players who are away, by the rules of their table. If nobody is left to decide, you can end the game without a result.
operator-stuck-one = { $game }, table { $table }, with { $who }: something last happened { $ago }.
operator-this-line = (reported)
operator-title = For operators
operator-unban = Lift ban
operator-until = until { $until }
operator-waits-for = It is waiting for { $who }.
operator-was-settled = Settled { $when }: { $reason }
register-open = Choose a name and a password. The invitation is valid until { $until }.
register-title = You are invited to { $server }
renamed-more = You are now called { $name }. You can choose another name on your account page. Reason: { $reason }
renamed-read = I have read this
renamed-title = An operator has changed your name
