# Was jeder Teil des Programms sagt.
language-name = Deutsch
decimal-sign = ,
percent = { $number } %
list-and = { $items } und { $last }
list-or = { $items } oder { $last }
list-apart = { $items }; { $next }
labelled = { $label }: { $value }
quote = „{ $text }“
