# Wörter, die in keinem Namen stehen dürfen, weil sie sagen, wer ihn trägt: klein geschrieben, mit Leerzeichen getrennt.
name-marks = bot bots roboter computer computerspieler computergegner gast gäste
