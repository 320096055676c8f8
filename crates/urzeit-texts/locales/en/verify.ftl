# What the check of a game’s chance gave.
verify-seed = The seed is the one the host committed to.
verify-bytes = { $count ->
    [0] No seat added bytes of its own, so the host could have picked a seed it liked.
    [one] One of { $seats } seats added bytes of its own.
   *[other] { $count } of { $seats } seats added bytes of their own.
}
verify-outcomes = { $count ->
    [0] There are no outcomes of chance in the record.
    [one] The only outcome of chance is what the seed gives.
   *[other] All { $count } outcomes of chance are what the seed gives.
}
verify-before = { $count ->
    [one] One more came before the position the record begins from.
   *[other] { $count } more came before the position the record begins from.
}
verify-taken-back = { $count ->
    [one] One more was undone by agreement and is not in the record.
   *[other] { $count } more were undone by agreement and are not in the record.
}
verify-unfinished = The record ends before the game does.
verify-peeked = So the outcomes were not chosen afterwards. That nobody knew them beforehand cannot be proven.
verify-no-fairness = The record does not say how its chance came about, so it cannot be checked. Records can be checked if the host supplies chance; their header then contains “table”, “commitment” and “bytes”.
verify-seed-unknown = The seed is not in the record yet. The host publishes it when the game is over.
verify-other-seed = The seed is not the one the host committed to: its hash is { $hash }, the commitment is { $commitment }.
verify-other-outcome = Outcome number { $number } is “{ $found }”, but the seed gives “{ $drawn }”. { $right ->
    [0] It is the first.
    [one] The one before it is right.
   *[other] The { $right } before it are right.
}
verify-values = The values that the players opened are those they had committed to.
verify-link-outcomes = { $count ->
    [0] There are no outcomes of chance in the record.
    [one] The only outcome of chance is what these values give.
   *[other] All { $count } outcomes of chance are what these values give.
}
verify-link-other-outcome = Outcome number { $number } is “{ $found }”, but the values that the players opened give “{ $drawn }”. { $right ->
    [0] It is the first.
    [one] The one before it is right.
   *[other] The { $right } before it are right.
}
verify-other-values = The values in the record are not those the players committed to. Somebody has changed the record.
