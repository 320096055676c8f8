# Was Betreiber sagen und tun.
site-conduct = Verhaltensregeln
site-imprint = Impressum
site-privacy = Datenschutz
