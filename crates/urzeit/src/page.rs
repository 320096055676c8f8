//! `urzeit page`: the page as files for any web space, below any path, with no server behind it.
//!
//! On a server one frame answers every address, and names its files from the root. A web space has a file for
//! each address: a copy of the frame that names them relative to itself. Where addresses cannot be listed,
//! as those of games, `404.html` or the service worker leads to the frame.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use urzeit_page::FILES;
use urzeit_rules::record::GAMES;

use crate::{failure::Failure, input, text::Text};

/// What `urzeit page` was asked for.
pub(crate) struct Options {
    /// The folder to write.
    pub(crate) out: PathBuf,
    /// May there be something in the folder already?
    pub(crate) overwrite: bool,
}

/// The addresses of the page that anybody can come to, as its router knows them; of the others only the
/// browser that made them knows.
const ADDRESSES: [&str; 18] = [
    "",
    "new/:game",
    "link",
    "learn/:game",
    "replay",
    "replay/open",
    "rules",
    "rules/:game",
    "editor",
    "online",
    "online/new/:game",
    "online/quick/:game",
    "account",
    "operator",
    "conduct",
    "wins",
    "settings",
    "about",
];

/// How the frame begins, and how it tells the page that no server stands behind it.
const FRAME: &str = "<html lang=\"en\">";
const ALONE: &str = "<html lang=\"en\" data-alone>";

/// The service worker of a page with a server is another one: browsers keep the files of each.
const WORKER: &str = "// No server stands behind this page.\n";

/// Some web spaces answer for a folder without the slash at its end, where relative addresses lead elsewhere.
const SLASH: &str = "<script>if (!/\\/(index\\.html)?$/.test(location.pathname)) \
    location.replace(location.pathname + \"/\" + location.search + location.hash)</script>\n";

/// Writes the files and says where they are.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let out = &options.out;
    if FILES.is_empty() {
        return Err(Failure::Wrong(text.say("page-not-built")));
    }
    let complain = |error: io::Error| cannot_write(out, &error, text);
    fs::create_dir_all(out).map_err(complain)?;
    let is_empty = out.read_dir().map_err(complain)?.next().is_none();
    if !is_empty && !options.overwrite {
        return Err(input::wrong(out, &text.say("page-folder-full"), text));
    }
    for (path, bytes) in files() {
        let file = out.join(&path);
        write(&file, &bytes).map_err(|error| cannot_write(&file, &error, text))?;
    }
    let folder = [("folder", out.display().to_string().into())];
    writeln!(io::stdout(), "{}", text.say_with("page-written", &folder))?;
    Ok(())
}

/// All files, with what each holds.
fn files() -> Vec<(String, Vec<u8>)> {
    let mut files = Vec::new();
    for file in FILES {
        let path = file.path.trim_start_matches('/');
        let bytes = match path {
            "offline.js" => [WORKER.as_bytes(), file.bytes].concat(),
            _ if path.ends_with("/index.html") => {
                let frame = String::from_utf8_lossy(file.bytes).replace(FRAME, ALONE);
                files.extend(addresses().map(|address| framed(&frame, &address)));
                frame.into_bytes()
            }
            _ => file.bytes.to_vec(),
        };
        files.push((path.to_owned(), bytes));
    }
    files
}

/// The frame for an address.
fn framed(frame: &str, address: &str) -> (String, Vec<u8>) {
    let up = "../".repeat(address.matches('/').count());
    let frame = frame.replace("=\"/", &format!("=\"{up}"));
    let frame = frame.replacen("<meta charset", &format!("{SLASH}<meta charset"), 1);
    (format!("{address}index.html"), frame.into_bytes())
}

/// Every address with a file of its own: nothing for the root, else with a slash at its end.
fn addresses() -> impl Iterator<Item = String> {
    ADDRESSES.iter().flat_map(|address| {
        let games = if address.contains(":game") {
            GAMES
        } else {
            &GAMES[..1]
        };
        games.iter().map(|game| match *address {
            "" => String::new(),
            _ => format!("{}/", address.replace(":game", game)),
        })
    })
}

fn write(file: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(file, bytes)
}

fn cannot_write(file: &Path, error: &io::Error, text: &Text) -> Failure {
    let reason = [("reason", error.to_string().into())];
    input::wrong(file, &text.say_with("error-cannot-write", &reason), text)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    /// Every address that the router knows has a file, unless it names something by its identifier.
    #[test]
    fn no_address_is_forgotten() {
        let app = Path::new(env!("CARGO_MANIFEST_DIR")).join("../urzeit-web/src/app.rs");
        let app = fs::read_to_string(app).unwrap();
        let known = app.split("path!(\"/").skip(1);
        let known = known.map(|route| route.split_once('"').unwrap().0);
        let is_listed = |route: &&str| !route.contains(":id") && !route.contains(":code");
        let known: Vec<_> = known.filter(is_listed).collect();
        let missing: Vec<_> = known
            .iter()
            .filter(|route| !ADDRESSES.contains(route))
            .collect();
        assert!(missing.is_empty(), "{missing:?}");
        let gone: Vec<_> = ADDRESSES
            .iter()
            .filter(|route| !known.contains(route))
            .collect();
        assert!(gone.is_empty(), "{gone:?}");
    }

    #[test]
    fn a_frame_names_files_relative_to_itself() {
        let frame = "<html lang=\"en\">\n<meta charset=\"utf-8\"><link href=\"/page/1/a.css\">";
        let (path, deep) = framed(frame, "rules/genesis/");
        assert_eq!(path, "rules/genesis/index.html");
        let deep = String::from_utf8(deep).unwrap();
        assert!(deep.contains("href=\"../../page/1/a.css\""), "{deep}");
        let (path, root) = framed(frame, "");
        assert_eq!(path, "index.html");
        let root = String::from_utf8(root).unwrap();
        assert!(root.contains("href=\"page/1/a.css\""), "{root}");
    }
}
