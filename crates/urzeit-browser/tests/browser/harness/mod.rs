//! What all tests share: a server, a browser, and somebody who plays.

mod driver;
mod keys;
mod look;
mod page;
mod player;
mod process;
mod server;
mod two;
mod visit;
mod web_space;

pub(crate) use driver::Driver;
pub(crate) use page::{LARGE, Page, SIZES, SMALL};
pub(crate) use player::{Dice, Step, agree_on_result};
pub(crate) use server::Server;
pub(crate) use two::Two;
pub(crate) use visit::NewGame;
pub(crate) use web_space::{BELOW, WebSpace};

use std::time::Duration;

use tokio::sync::{Semaphore, SemaphorePermit};

/// What has not come by then does not come: generous, because other tests use the same cores.
pub(crate) const PATIENCE: Duration = Duration::from_secs(120);

/// How many browsers run at once: each wants most of a core while a page loads.
static BROWSERS: Semaphore = Semaphore::const_new(3);

/// A server of one's own, and browsers to look at it.
pub(crate) struct Stage {
    pub(crate) server: Server,
    driver: Driver,
    _browsers: SemaphorePermit<'static>,
}

impl Stage {
    /// A stage for so many browsers.
    pub(crate) async fn new(browsers: u32) -> Stage {
        Stage::with(browsers, &[]).await
    }

    /// The same, with a server whose operator has decided something.
    pub(crate) async fn with(browsers: u32, options: &'static [&'static str]) -> Stage {
        let permit = BROWSERS.acquire_many(browsers).await.unwrap();
        Stage {
            server: Server::start(options),
            driver: Driver::start(),
            _browsers: permit,
        }
    }

    /// A new browser that knows nothing yet.
    pub(crate) async fn page(&self) -> Page {
        Page::new(self.driver.browser(false).await, self.server.address()).await
    }

    /// The same in a browser that shows notifications.
    pub(crate) async fn notified_page(&self) -> Page {
        Page::new(self.driver.browser(true).await, self.server.address()).await
    }
}

/// The page as files on a web space, with no server behind it, and browsers to look at it.
pub(crate) struct FilesOnly {
    pub(crate) space: WebSpace,
    driver: Driver,
    _browsers: SemaphorePermit<'static>,
}

impl FilesOnly {
    /// A web space for so many browsers.
    pub(crate) async fn new(browsers: u32) -> FilesOnly {
        let permit = BROWSERS.acquire_many(browsers).await.unwrap();
        FilesOnly {
            space: WebSpace::start(),
            driver: Driver::start(),
            _browsers: permit,
        }
    }

    /// A new browser that knows nothing yet.
    pub(crate) async fn page(&self) -> Page {
        let address = format!("{}{BELOW}", self.space.origin());
        Page::new(self.driver.browser(false).await, address).await
    }
}
