//! What kind of program somebody uses: so much of it that its owner can tell it from others, and no more.

use urzeit_table::messages::Program;

/// What a browser calls itself, and what people call it. Most claim to be others too, which come later.
const BROWSERS: [(&str, &str); 10] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Vivaldi/", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chromium/", "Chromium"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
];

/// The same for systems.
const SYSTEMS: [(&str, &str); 7] = [
    ("Windows", "Windows"),
    ("Android", "Android"),
    ("iPhone", "iOS"),
    ("iPad", "iPadOS"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

/// What a program says that it is.
#[must_use]
pub fn program(user_agent: &str) -> Program {
    let find = |kinds: &[(&str, &str)]| {
        let found = kinds.iter().find(|(says, _)| user_agent.contains(says));
        found.map(|(_, name)| (*name).to_owned())
    };
    Program {
        browser: find(&BROWSERS),
        system: find(&SYSTEMS),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_told_apart() {
        for (user_agent, browser, system) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                Some("Firefox"),
                Some("Linux"),
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0",
                Some("Edge"),
                Some("Windows"),
            ),
            (
                "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/139.0.0.0 Mobile Safari/537.36",
                Some("Chrome"),
                Some("Android"),
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, \
                 like Gecko) Version/18.5 Mobile/15E148 Safari/604.1",
                Some("Safari"),
                Some("iOS"),
            ),
            ("curl/8.14.1", None, None),
            ("", None, None),
        ] {
            let program = program(user_agent);
            assert_eq!(program.browser.as_deref(), browser, "{user_agent}");
            assert_eq!(program.system.as_deref(), system, "{user_agent}");
        }
    }
}
