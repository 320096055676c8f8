# What every part of the program says.
language-name = English
decimal-sign = .
percent = { $number }%
list-and = { $items } and { $last }
list-or = { $items } or { $last }
list-apart = { $items }; { $next }
labelled = { $label }: { $value }
quote = “{ $text }”
