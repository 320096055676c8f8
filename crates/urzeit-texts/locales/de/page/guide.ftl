# Das geführte erste Spiel wird angeboten.
guide-learn = Spielend lernen
guide-offer = Spielst du das zum ersten Mal? Ein geführtes Spiel erklärt dir alles, während du spielst.
guide-offer-no = Nein, danke
