# Wenn die Seite nur aus Dateien besteht: was einen Server braucht.
alone-title = Dafür braucht es einen Server
alone-more = Diese Seite besteht nur aus Dateien, hinter ihr steht kein Server. Tische, an denen online gespielt wird, Konten und Wertungen liegen auf einem Server. Wenn du einen kennst, gib seine Adresse ein: Dann öffnet sich seine eigene Seite, und du spielst dort.
alone-address = Adresse des Servers
alone-hint = Zum Beispiel urzeit.example.org. Wenn du kein „http://“ davorschreibst, ist die Verbindung verschlüsselt.
alone-wrong = Das ist nicht die Adresse eines Servers. Schreib sie so: urzeit.example.org oder https://urzeit.example.org.
alone-open = Diesen Server öffnen
alone-instead = Ohne Server kannst du hier gegen Computerspieler spielen, gemeinsam an einem Bildschirm, an einem echten Tisch oder per Link mit Leuten anderswo: Wähle das, wenn du ein Spiel vorbereitest.
