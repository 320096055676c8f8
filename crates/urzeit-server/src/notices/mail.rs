//! E-mail.

use std::time::Duration;

use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    message::{
        Mailbox,
        header::{ContentType, Header, HeaderName, HeaderValue},
    },
};

use super::{NoticeConfigError, Unsent};

/// No address is longer.
const LONGEST: usize = 254;

/// No mail server takes longer.
const PATIENCE: Duration = Duration::from_secs(20);

/// The server that carries mails. Has a password in it, so it is not shown.
#[derive(Clone)]
pub struct MailServer {
    /// `smtps://USER:PASSWORD@HOST`, `smtp://HOST:25?tls=required` or the like.
    pub server: String,
    /// The sender of the mails: `Urzeit <urzeit@example.org>`.
    pub from: String,
}

/// The way out.
pub(super) struct Mailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
}

/// An address that mails can go to.
pub(super) fn read(address: &str) -> Option<Address> {
    let address = address.trim();
    let fits = address.len() <= LONGEST && !address.contains(char::is_control);
    fits.then(|| address.parse().ok()).flatten()
}

/// The mailbox that an address leads to, as far as anybody can tell. What follows a plus is nearly
/// everywhere its owner's to choose; some providers ignore more, and have several names.
pub(super) fn mailbox(address: &Address) -> String {
    // Quotes and backslashes are a way to write it, no part of it.
    let user = address.user().to_lowercase().replace(['"', '\\'], "");
    let domain = domain(address.domain());
    if let Some((user, domain)) = in_subdomain(&domain) {
        return format!("{user}@{domain}");
    }
    let (domain, tag, ignored) = match &*domain {
        "gmail.com" | "googlemail.com" => ("gmail.com", '+', &['.'][..]),
        "proton.me" | "protonmail.com" | "protonmail.ch" | "pm.me" => {
            ("proton.me", '+', &['.', '-', '_'][..])
        }
        "icloud.com" | "me.com" | "mac.com" => ("icloud.com", '+', &[][..]),
        "ya.ru" | "yandex.ru" | "yandex.com" => ("yandex.ru", '+', &['.', '-'][..]),
        "yahoo.com" | "ymail.com" | "rocketmail.com" => (&*domain, '-', &[][..]),
        domain => (domain, '+', &[][..]),
    };
    let user = match user.split_once(tag) {
        Some((user, _)) if !user.is_empty() => user,
        _ => &user,
    };
    format!("{}@{domain}", user.replace(ignored, ""))
}

/// The mailbox to which all addresses of a subdomain lead, at a provider where each mailbox has one:
/// `anything@ada.fastmail.com`.
fn in_subdomain(domain: &str) -> Option<(&str, &str)> {
    const PROVIDERS: [&str; 4] = [
        "fastmail.com",
        "fastmail.fm",
        "fastmail.co.uk",
        "fastmail.de",
    ];
    PROVIDERS.into_iter().find_map(|provider| {
        let below = domain.strip_suffix(provider)?.strip_suffix('.')?;
        Some((below.rsplit('.').next()?, provider))
    })
}

/// A domain as it is looked up, however it is written: in small letters of ASCII, without the last dot.
fn domain(written: &str) -> String {
    let written = written.trim_end_matches('.');
    let url = reqwest::Url::parse(&format!("http://{written}/"));
    let found = url.ok().and_then(|url| url.host_str().map(str::to_owned));
    found.unwrap_or_else(|| written.to_lowercase())
}

impl Mailer {
    pub(super) fn new(config: &MailServer) -> Result<Mailer, NoticeConfigError> {
        let from = config.from.parse();
        let from =
            from.map_err(|_| NoticeConfigError(format!("not an address: {}", config.from)))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&config.server);
        // Its address has a password in it.
        let transport =
            transport.map_err(|_| NoticeConfigError("not the address of a mail server".into()))?;
        let transport = transport.timeout(Some(PATIENCE)).build();
        Ok(Mailer { transport, from })
    }

    /// Sends a mail; `stop` is the address that stops further ones.
    pub(super) async fn send(
        &self,
        to: Address,
        subject: &str,
        body: String,
        stop: Option<&str>,
    ) -> Result<(), Unsent> {
        let mut message = Message::builder()
            .from(self.from.clone())
            .to(Mailbox::new(None, to))
            .subject(subject)
            .header(ContentType::TEXT_PLAIN);
        if let Some(stop) = stop {
            message = message
                .header(ListUnsubscribe(format!("<{stop}>")))
                .header(ListUnsubscribePost);
        }
        let message = message.body(body).map_err(|_| Unsent::ForGood)?;
        match self.transport.send(message).await {
            Ok(_) => Ok(()),
            Err(error) => {
                tracing::warn!(%error, "a mail cannot be sent");
                Err(if error.is_permanent() {
                    Unsent::ForGood
                } else {
                    Unsent::ForNow
                })
            }
        }
    }
}

/// Where somebody gets no more mails, by RFC 2369.
#[derive(Clone)]
struct ListUnsubscribe(String);

impl Header for ListUnsubscribe {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe")
    }

    fn parse(text: &str) -> Result<ListUnsubscribe, Box<dyn std::error::Error + Send + Sync>> {
        Ok(ListUnsubscribe(text.to_owned()))
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), self.0.clone())
    }
}

/// One click is enough, by RFC 8058.
#[derive(Clone)]
struct ListUnsubscribePost;

impl Header for ListUnsubscribePost {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("List-Unsubscribe-Post")
    }

    fn parse(_: &str) -> Result<ListUnsubscribePost, Box<dyn std::error::Error + Send + Sync>> {
        Ok(ListUnsubscribePost)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "List-Unsubscribe=One-Click".to_owned())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_mailbox_are_known() {
        for (address, found) in [
            ("ada@example.org", "ada@example.org"),
            ("ADA@Example.ORG", "ada@example.org"),
            ("ada+urzeit@example.org", "ada@example.org"),
            ("a.da@example.org", "a.da@example.org"),
            ("a.d.a+x+y@gmail.com", "ada@gmail.com"),
            ("A.da@googlemail.com", "ada@gmail.com"),
            ("+@example.org", "+@example.org"),
            ("ada@BÜCHER.example", "ada@xn--bcher-kva.example"),
            ("ada@xn--bcher-kva.example", "ada@xn--bcher-kva.example"),
            ("a.d-a_+x@pm.me", "ada@proton.me"),
            ("ada@me.com", "ada@icloud.com"),
            ("a.da@ya.ru", "ada@yandex.ru"),
            ("ada-shop@yahoo.com", "ada@yahoo.com"),
            ("anything@ada.fastmail.com", "ada@fastmail.com"),
            ("x@a.ada.fastmail.fm", "ada@fastmail.fm"),
            ("ada+x@fastmail.com", "ada@fastmail.com"),
            ("ada@notfastmail.com", "ada@notfastmail.com"),
            (r#""ada"@example.org"#, "ada@example.org"),
            (r#""a\da+x"@example.org"#, "ada@example.org"),
            (r#""a.da"@gmail.com"#, "ada@gmail.com"),
        ] {
            assert_eq!(mailbox(&read(address).unwrap()), found, "{address}");
        }
        assert_eq!(domain("Example.ORG."), "example.org");
    }
}
