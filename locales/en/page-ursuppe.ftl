# Ursuppe on the page.
