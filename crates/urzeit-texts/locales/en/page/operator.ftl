# What operators say and do.
site-conduct = Rules of conduct
site-imprint = Imprint
site-privacy = Privacy
