# What a browser gets where the page was not built.
page-missing = Urzeit is running without its page
page-missing-more = The server is running, but the page to play on is not part of this program, because Rust could not compile for browsers when it was built. To fix this, run { $command } and build again. What the server offers to programs is described at { $api }.
