//! `urzeit serve`: lets people play together. `urzeit work`: only what the server does by itself.

use std::{
    io::{self, IsTerminal as _, Write as _},
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    time::Duration,
};

use tokio::net::TcpListener;
use tracing_subscriber::filter::LevelFilter;
use urzeit_server::{
    App, Page, Store, Workers,
    clock::Clock,
    config::{Conduct, PublicUrl},
    notices::{self, MailServer, Reach, Sending},
    page,
    store::Time,
    work,
};

use super::{
    data::{self, Open, Others},
    logs,
    options::Options,
    reach, wait_for,
};
use crate::{failure::Failure, input, text::Text};

/// Where the server listens if nobody says where, and how many ports further it looks.
const PORT: u16 = 8080;
const PORTS: u16 = 100;

/// No rules of conduct are longer, in bytes.
const LONGEST_CONDUCT: usize = 1 << 16;

/// How often the store is asked what time it is.
const TIME: Duration = Duration::from_secs(60);

/// Serves until it is told to end.
pub(crate) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    wait_for(serve(options, text), text)
}

/// Works until it is told to end, and serves nobody.
pub(crate) fn work(options: &Options, text: &Text) -> Result<(), Failure> {
    let work = async {
        let (end, open, clock) = ready(options, text).await?;
        let (_, work) = begin(options, &open, clock, text).await?;
        say("work-begun", &open.place, "", text);
        end.await;
        work.stop().await;
        open.store.close().await;
        say("serve-ended", "", "", text);
        Ok(())
    };
    wait_for(work, text)
}

async fn serve(options: &Options, text: &Text) -> Result<(), Failure> {
    let (end, open, clock) = ready(options, text).await?;
    let listener = listen(options.listen, text).await?;
    let address = listener.local_addr();
    let address = address.map_err(|error| no_address(&error, None, text))?;
    raise_limit();
    let (mut app, work) = begin(options, &open, clock, text).await?;
    app.page = built_page();

    let public = options.config.public_url.as_ref().map(PublicUrl::origin);
    let url = public.map_or_else(|| reach::here(address), |origin| format!("{origin}/"));
    say("serve-address", &open.place, &url, text);
    say("serve-kept", &open.place, &url, text);
    if let Some(url) = reach::network(address).filter(|_| public.is_none()) {
        say("serve-network", &open.place, &url, text);
        show_code(&url);
    }
    if options.open && !reach::opened(&url) {
        say("serve-not-opened", &open.place, &url, text);
    }
    urzeit_server::serve(listener, app, end).await;
    work.stop().await;
    open.store.close().await;
    say("serve-ended", &open.place, &url, text);
    Ok(())
}

/// Shows an address to the camera of a phone that is held to the screen.
fn show_code(url: &str) {
    if io::stdout().is_terminal()
        && let Some(code) = reach::code(url)
    {
        let _ = write!(anstream::stdout(), "{code}");
    }
}

/// The page that was built with this program.
fn built_page() -> Page {
    let files = urzeit_page::FILES.iter();
    Page::new(files.map(|file| page::File {
        path: file.path,
        bytes: file.bytes,
        brotli: file.brotli,
    }))
}

/// What serving and working begin with: when to end, the store, and what time it is there.
async fn ready(
    options: &Options,
    text: &Text,
) -> Result<(impl Future<Output = ()> + use<>, Open, Clock), Failure> {
    // Before anything is said: an operator who ends the server at once ends it in good order too.
    let end = ended(text)?;
    let open = data::open(options, Others::Kept, text).await?;
    let clock = Clock::default();
    let set = clock.set(&open.store).await;
    set.map_err(|broken| data::failed(&broken, text))?;
    tokio::spawn(keep_time(clock.clone(), open.store.clone()));
    if open.is_alone() {
        // Whoever was there before it crashed is gone.
        let missed = open.store.miss_people(Time::MAX).await;
        missed.map_err(|broken| data::failed(&broken, text))?;
    }
    Ok((end, open, clock))
}

/// What a process does without being asked.
struct Work {
    workers: Workers,
    sending: Sending,
}

impl Work {
    async fn stop(self) {
        self.workers.stop().await;
        self.sending.stop().await;
    }
}

/// Begins to work; anyone who is let in then finds a server.
async fn begin(
    options: &Options,
    open: &Open,
    clock: Clock,
    text: &Text,
) -> Result<(App, Work), Failure> {
    let unusable = |unusable: notices::NoticeConfigError| {
        let reason = [("reason", unusable.to_string().into())];
        Failure::Wrong(text.say_with("serve-no-notices", &reason))
    };
    let mut config = options.config.clone();
    config.site.conduct = conduct(options, text)?;
    let mut app = App::with(open.store.clone(), clock, config);
    app.notices = app.notices.with(told(options, text)?).map_err(unusable)?;
    logs::start(options.log.unwrap_or(LevelFilter::INFO), options.log_json);
    let usual = work::Options::default();
    let how = work::Options {
        workers: options.workers.unwrap_or(usual.workers),
        ..usual
    };
    let workers = Workers::start(&app.registry, how).await;
    let workers = workers.map_err(|broken| data::failed(&broken, text))?;
    let sending = app.notices.start().map_err(unusable)?;
    Ok((app, Work { workers, sending }))
}

/// The rules of conduct: an address, or the text of a file.
fn conduct(options: &Options, text: &Text) -> Result<Option<Conduct>, Failure> {
    let Some(named) = &options.conduct else {
        return Ok(None);
    };
    if let Ok(link) = named.parse() {
        return Ok(Some(Conduct::Link(link)));
    }
    let file = Path::new(named);
    let bytes = input::read_bytes(file, LONGEST_CONDUCT, text)?;
    match String::from_utf8(bytes) {
        Ok(text) if !text.trim().is_empty() => Ok(Some(Conduct::Text(text))),
        _ => {
            let file = [("file", input::name(file).into())];
            Err(Failure::Wrong(text.say_with("serve-bad-conduct", &file)))
        }
    }
}

/// How people are told of what waits for them.
fn told(options: &Options, text: &Text) -> Result<notices::NoticeConfig, Failure> {
    let mail = match (options.smtp.clone(), options.mail_from.clone()) {
        (Some(server), Some(from)) => Some(MailServer { server, from }),
        (None, None) => None,
        _ => return Err(Failure::Called(text.say("serve-half-mail"))),
    };
    let site = options.config.public_url.as_ref().map(PublicUrl::origin);
    Ok(notices::NoticeConfig {
        name: options.config.site.name.clone(),
        site: site.map(str::to_owned),
        reach: if options.webhooks_anywhere {
            Reach::Everywhere
        } else {
            Reach::Public
        },
        mail,
        ..notices::NoticeConfig::default()
    })
}

/// Says something; whether anybody reads it or not, the server goes on.
fn say(key: &str, place: &str, url: &str, text: &Text) {
    let words = [
        ("place", place.to_owned().into()),
        ("url", url.to_owned().into()),
    ];
    let mut out = io::stdout();
    let _ = writeln!(out, "{}", text.say_with(key, &words));
    let _ = out.flush();
}

async fn keep_time(clock: Clock, store: Store) {
    loop {
        tokio::time::sleep(TIME).await;
        if let Err(error) = clock.set(&store).await {
            tracing::warn!(%error, "the store does not say what time it is");
        }
    }
}

/// Listens where it was said, or else at the first free port.
async fn listen(asked: Option<SocketAddr>, text: &Text) -> Result<TcpListener, Failure> {
    if let Some(address) = asked {
        let listener = TcpListener::bind(address).await;
        return listener.map_err(|error| no_address(&error, asked, text));
    }
    let here = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    for port in PORT..PORT + PORTS {
        match TcpListener::bind(here(port)).await {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => {}
            listener => {
                return listener.map_err(|error| no_address(&error, Some(here(port)), text));
            }
        }
    }
    let any = TcpListener::bind(here(0)).await;
    any.map_err(|error| no_address(&error, None, text))
}

fn no_address(error: &io::Error, address: Option<SocketAddr>, text: &Text) -> Failure {
    let address = address.unwrap_or_else(|| (Ipv4Addr::LOCALHOST, PORT).into());
    let words = [
        ("address", address.to_string().into()),
        ("reason", error.to_string().into()),
    ];
    Failure::Wrong(text.say_with("serve-cannot-listen", &words))
}

/// Every socket is an open file, and many systems begin with few.
#[cfg(unix)]
fn raise_limit() {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    limit.current = limit.maximum;
    if let Err(error) = setrlimit(Resource::Nofile, limit) {
        tracing::debug!(%error, "the number of open files stays as it is");
    }
}

#[cfg(not(unix))]
fn raise_limit() {}

/// Waits until somebody wants the server to end: Ctrl-C, or what systems send to services.
#[cfg(unix)]
fn ended(text: &Text) -> Result<impl Future<Output = ()> + use<>, Failure> {
    use tokio::signal::unix::{SignalKind, signal};
    let wait = |kind| {
        signal(kind).map_err(|error| {
            let reason = [("reason", error.to_string().into())];
            Failure::Wrong(text.say_with("serve-no-runtime", &reason))
        })
    };
    let mut interrupt = wait(SignalKind::interrupt())?;
    let mut terminate = wait(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

#[cfg(not(unix))]
fn ended(_: &Text) -> Result<impl Future<Output = ()> + use<>, Failure> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}
