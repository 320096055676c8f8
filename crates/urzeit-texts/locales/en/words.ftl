# What every part of the program says.
language-name = English
decimal-sign = .
percent = { $number }%
list-and = { $items } and { $last }
list-or = { $items } or { $last }
quote = “{ $text }”
