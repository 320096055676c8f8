# Lords of Creation auf der Seite.
