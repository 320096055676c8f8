# What a browser gets where the page was not built.
page-missing = Urzeit tourne sans sa page
page-missing-more = Le serveur tourne, mais la page pour jouer ne fait pas partie de ce programme : lors de sa construction, Rust ne pouvait pas compiler pour les navigateurs. Pour y remédier, lancez { $command }, puis construisez-le de nouveau. Ce que le serveur offre aux programmes est décrit à l’adresse { $api }.
