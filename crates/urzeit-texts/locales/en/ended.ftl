# What a game came to.
ended-won = { $count ->
    [one] The game is over. { $who } has won.
   *[other] The game is over. { $who } share the victory.
}
ended-nobody = The game is over. Nobody has won.
ended-agreement = The players agreed to end the game without a result.
ended-host = The game was ended without a result.
ended-resigned = { $count ->
    [one] { $who } resigned.
   *[other] { $who } resigned.
}
ended-left = { $count ->
    [one] { $who } did not come back.
   *[other] { $who } did not come back.
}
ended-you-won = The game is over. You have won.
ended-you-share = The game is over. You share the victory with { $who }.
ended-you-resigned = You resigned.
ended-you-left = You did not come back.
