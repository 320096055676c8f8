# What is named before a game is opened.
lords-title = Lords of Creation
lords-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[orange] orange
}
ursuppe-title = Ursuppe
ursuppe-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
    [blue] blue
    [purple] purple
   *[white] white
}
