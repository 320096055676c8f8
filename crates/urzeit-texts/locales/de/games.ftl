# Was vor dem Öffnen eines Spiels genannt wird.
lords-title = Lords of Creation
lords-colour = { $colour ->
    [red] Rot
    [blue] Blau
    [green] Grün
    [yellow] Gelb
   *[orange] Orange
}
ursuppe-title = Ursuppe
ursuppe-colour = { $colour ->
    [red] Rot
    [yellow] Gelb
    [green] Grün
    [blue] Blau
    [purple] Lila
   *[white] Weiß
}
