//! Where browsers find the server: on this machine, on other devices in the network; and opening one.

use std::{
    env,
    ffi::OsString,
    io::{self, IsTerminal as _},
    net::{IpAddr, SocketAddr, UdpSocket},
    process::{Command, Stdio},
};

use anstyle::{AnsiColor, Style};
use qrcode::{EcLevel, QrCode, render::unicode::Dense1x2};

/// An address that a browser on this machine can open.
pub(super) fn here(address: SocketAddr) -> String {
    if address.ip().is_unspecified() {
        format!("http://localhost:{}/", address.port())
    } else {
        format!("http://{address}/")
    }
}

/// An address for phones and tablets in the same network, if the server listens there.
pub(super) fn network(address: SocketAddr) -> Option<String> {
    let ip = if address.ip().is_unspecified() {
        route(address.ip())?
    } else {
        address.ip()
    };
    let address = SocketAddr::new(ip, address.port());
    (!ip.is_loopback()).then(|| format!("http://{address}/"))
}

/// The address of this machine from which it would reach others. To connect a datagram socket sends
/// nothing: the system only looks up the route. Nobody has these addresses (RFC 5737, RFC 3849).
fn route(unspecified: IpAddr) -> Option<IpAddr> {
    let nobody = ["192.0.2.1:9", "[2001:db8::1]:9"];
    let routes = nobody.iter().filter_map(|nobody| {
        let nobody: SocketAddr = nobody.parse().ok()?;
        // A socket for both kinds also listens to the older one.
        let fits = nobody.is_ipv4() || unspecified.is_ipv6();
        let any = if nobody.is_ipv4() {
            "0.0.0.0:0"
        } else {
            "[::]:0"
        };
        let socket = fits.then(|| UdpSocket::bind(any).ok())??;
        socket.connect(nobody).ok()?;
        Some(socket.local_addr().ok()?.ip())
    });
    routes.into_iter().find(|ip| !ip.is_unspecified())
}

/// An address as a QR code of half blocks, black on white whatever colours the terminal has.
pub(super) fn code(url: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(url, EcLevel::L).ok()?;
    let drawn = code
        .render::<Dense1x2>()
        // Its dark squares are the blocks; here the light ones are.
        .dark_color(Dense1x2::Light)
        .light_color(Dense1x2::Dark)
        .build();
    let style = Style::new()
        .fg_color(Some(AnsiColor::BrightWhite.into()))
        .bg_color(Some(AnsiColor::Black.into()));
    let lines = drawn.lines();
    Some(
        lines
            .map(|line| format!("{style}{line}{style:#}\n"))
            .collect(),
    )
}

/// Was the program started by a double click, or by something else that shows nobody what it prints?
/// Then the address is of no use, and a browser has to be opened. `arguments` are the program and what
/// follows it.
pub(crate) fn is_unseen(arguments: &[OsString]) -> bool {
    let bare = arguments.len() <= 1;
    // Services have nobody to show anything to.
    let is_service = env::var_os("INVOCATION_ID").is_some();
    // There a double click opens a terminal for the program.
    let own_terminal = cfg!(any(windows, target_os = "macos"));
    let has_screen = own_terminal
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some_and(|value| !value.is_empty()));
    let terminal = io::stdin().is_terminal() || io::stdout().is_terminal();
    bare && !is_service && has_screen && (own_terminal || !terminal)
}

/// Opens the page in the user's browser, if there is a program for that.
pub(super) fn opened(url: &str) -> bool {
    let program = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let started = Command::new(program)
        .arg(url)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    // It ends by itself; until then somebody has to wait for it.
    started.is_ok_and(|mut child| {
        std::thread::spawn(move || child.wait());
        true
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(address: &str) -> SocketAddr {
        address.parse().expect("an address")
    }

    #[test]
    fn only_those_who_listen_to_the_network_are_found_there() {
        assert_eq!(network(at("127.0.0.1:8080")), None);
        assert_eq!(network(at("[::1]:8080")), None);
        let given = network(at("192.0.2.7:8080"));
        assert_eq!(given.as_deref(), Some("http://192.0.2.7:8080/"));
        // Whatever network this machine has, it is not itself.
        let found = network(at("0.0.0.0:8080"));
        assert!(found.is_none_or(|url| !url.contains("127.0.0.1") && !url.contains("0.0.0.0")));
        assert_eq!(here(at("0.0.0.0:8080")), "http://localhost:8080/");
    }

    #[test]
    fn a_code_is_as_wide_as_it_is_high_with_light_around_it() {
        let code = code("http://192.0.2.7:8080/").expect("it fits");
        let plain = anstream::adapter::strip_str(&code).to_string();
        let lines: Vec<&str> = plain.lines().collect();
        let width = lines[0].chars().count();
        assert!(lines.iter().all(|line| line.chars().count() == width));
        // Two squares a line; 17 + 4n squares and four light ones on each side.
        assert_eq!(lines.len(), width.div_ceil(2));
        assert_eq!((width - 8) % 4, 1);
        assert!(lines[0].chars().all(|square| square == '█'));
        // The corner by which cameras find it begins dark.
        assert!(!lines[2].starts_with("█████"));
    }
}
