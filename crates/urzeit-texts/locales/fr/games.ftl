# What is named before a game is opened.
lords-title = Lords of Creation
lords-colour = { $colour ->
    [red] Rouge
    [blue] Bleu
    [green] Vert
    [yellow] Jaune
   *[orange] Orange
}
ursuppe-title = Ursuppe
ursuppe-colour = { $colour ->
    [red] Rouge
    [yellow] Jaune
    [green] Vert
    [blue] Bleu
    [purple] Violet
   *[white] Blanc
}
