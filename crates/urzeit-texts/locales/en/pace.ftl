# How much time people have: at a table, and where it is chosen.
pace-none = no clock
pace-live = { $minutes } min per player, plus { $seconds } s after every turn
pace-slow = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}

filter-pace-none = no clock
filter-pace-live = live
filter-pace-slow = slow
new-pace-none = no time limit
new-pace-none-more = Only at private tables. Nobody has to hurry, and nobody loses on time. If a player gives no sign for 14 days when it is their turn, the others decide what happens next. Good among friends.
new-pace-live = live, with a clock
new-pace-live-more = Everybody is at the table at the same time. Your clock runs only while it is up to you to choose.
new-minutes = Minutes for the whole game
new-seconds = Extra seconds after every turn
new-pace-slow = slow, over several days
new-pace-slow-more = Everybody plays when they like, within the days set for each turn. You can take a holiday in your account; meanwhile your clock stands still.
new-days = Days per turn
