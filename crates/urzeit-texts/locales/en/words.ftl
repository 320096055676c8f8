# What every part of the program says.
language-name = English
decimal-sign = .
list-and = { $items } and { $last }
list-or = { $items } or { $last }
quote = “{ $text }”
