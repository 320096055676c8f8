# What every part of the program says.
language-name = Français
decimal-sign = ,
percent = { $number } %
list-and = { $items } et { $last }
list-or = { $items } ou { $last }
list-apart = { $items } ; { $next }
labelled = { $label } : { $value }
quote = « { $text } »
