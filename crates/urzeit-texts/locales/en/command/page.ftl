# `urzeit page`
usage-page = urzeit page [OPTIONS] --out <DIR>
page-about = Write the page as files for a web space without a server
page-about-more =
    Writes the whole page as files, for any web space, below any path: games alone, on one
    screen, at a real table and by link, replays, analysis, rules, guided first games. What
    needs a server asks for its address and opens its page. docs/hosting.md says how to
    publish the files.
page-out = The folder to write; it must be new or empty
page-overwrite = Write into a folder that has files already: those of the page are replaced, all others stay
page-not-built = This program was built without the page. Run “rustup target add wasm32-unknown-unknown” and build it again.
page-folder-full = The folder is not empty. Name another one, or add --overwrite to replace the page in it; other files stay.
page-written = The page is in { $folder }. Copy everything in it to a web space; docs/hosting.md says how.
