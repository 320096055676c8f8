//! How an operator presents the server, and who may come in.

use std::str::FromStr;

use urzeit_table::messages::Registration;

use super::Unfit;

/// No name is longer.
const LONGEST_NAME: usize = 40;

/// How an operator presents the server, and who may come in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Site {
    /// What it is called.
    pub name: SiteName,
    /// Where its imprint is.
    pub imprint: Option<Link>,
    /// Where its privacy policy is.
    pub privacy: Option<Link>,
    /// Its rules of conduct.
    pub conduct: Option<Conduct>,
    /// The people who may register.
    pub registration: Registration,
    /// Do all accounts make codes with which others register, or only operators?
    pub accounts_invite: bool,
    /// May people play with nothing but a name?
    pub guests: bool,
}

impl Default for Site {
    fn default() -> Site {
        Site {
            name: SiteName::default(),
            imprint: None,
            privacy: None,
            conduct: None,
            registration: Registration::Open,
            accounts_invite: false,
            guests: true,
        }
    }
}

/// What a server is called: a line of at most 40 characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SiteName(String);

impl SiteName {
    /// As it is shown.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Default for SiteName {
    fn default() -> SiteName {
        SiteName("Urzeit".to_owned())
    }
}

impl FromStr for SiteName {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<SiteName, Unfit> {
        let text = text.trim();
        let fits = (1..=LONGEST_NAME).contains(&text.chars().count());
        let plain = !text.contains(|c: char| c.is_control() || matches!(c, '<' | '>'));
        (fits && plain)
            .then(|| SiteName(text.to_owned()))
            .ok_or(Unfit)
    }
}

/// An address that people follow: `https://…`, `http://…` or `mailto:…`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link(String);

impl Link {
    /// As it is followed.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl FromStr for Link {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Link, Unfit> {
        let url = reqwest::Url::parse(text).map_err(|_| Unfit)?;
        let known = ["https", "http", "mailto"].contains(&url.scheme());
        known.then(|| Link(url.into())).ok_or(Unfit)
    }
}

/// Rules of conduct.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Conduct {
    /// They stand elsewhere.
    Link(Link),
    /// The page shows them.
    Text(String),
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_a_line() {
        let long = "ä".repeat(40);
        for (text, name) in [
            ("Spieleabend Köln", Some("Spieleabend Köln")),
            (" Ursuppe ", Some("Ursuppe")),
            (&*long, Some(&*long)),
            (&*format!("{long}x"), None),
            ("", None),
            (" ", None),
            ("a\nb", None),
            ("<b>", None),
        ] {
            let read = text.parse::<SiteName>().ok();
            assert_eq!(read.as_ref().map(SiteName::text), name, "{text:?}");
        }
    }

    #[test]
    fn a_link_leads_somewhere() {
        for (text, link) in [
            (
                "https://example.org/imprint",
                Some("https://example.org/imprint"),
            ),
            ("mailto:ada@example.org", Some("mailto:ada@example.org")),
            ("javascript:alert(1)", None),
            ("example.org", None),
            ("", None),
        ] {
            let read = text.parse::<Link>().ok();
            assert_eq!(read.as_ref().map(Link::text), link, "{text:?}");
        }
    }
}
