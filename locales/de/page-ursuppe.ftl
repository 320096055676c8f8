# Ursuppe auf der Seite.
