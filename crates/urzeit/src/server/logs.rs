//! What the server logs: on standard error, as text for people or JSON for machines.

use std::io::{self, IsTerminal as _};

use tracing_subscriber::{
    Layer as _, filter::LevelFilter, filter::Targets, layer::SubscriberExt as _,
    util::SubscriberInitExt as _,
};

/// Logs what our own crates say from this level on. Of others only warnings: what they say in detail
/// may hold cookies and passwords.
pub(crate) fn start(level: LevelFilter, json: bool) {
    let ours = Targets::new()
        .with_default(LevelFilter::WARN.min(level))
        .with_target("urzeit", level)
        .with_target("urzeit_server", level);
    let layer = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let layer = if json {
        layer.json().boxed()
    } else {
        layer.with_ansi(io::stderr().is_terminal()).boxed()
    };
    let subscriber = tracing_subscriber::registry().with(layer.with_filter(ours));
    // Only the first counts; a process serves once.
    let _ = subscriber.try_init();
}
