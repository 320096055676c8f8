//! A list of tables that the server gives page by page, and that stays up to date.

use std::time::Duration;

use leptos::prelude::*;
use urzeit_table::messages::{Listed, TablePage, Why};
use wasm_bindgen_futures::spawn_local;

use super::here::here;
use crate::{http::get, session::awake::on_waking};

/// How often a list is asked for again while somebody looks at it.
const AGAIN: Duration = Duration::from_secs(8);

/// How many tables are on a page.
const MOST: usize = 20;

/// A list, as far as somebody has gone through it.
#[derive(Clone, Copy)]
pub(super) struct Paged {
    pub(super) tables: RwSignal<Vec<Listed>>,
    /// Has the server answered?
    pub(super) known: RwSignal<bool>,
    /// Is there another page?
    pub(super) more: RwSignal<bool>,
    /// Why the server gave none.
    pub(super) why: RwSignal<Option<Why>>,
    address: Memo<String>,
    pages: RwSignal<usize>,
}

impl Paged {
    /// The list at an address that ends with a question mark, or with something asked for.
    pub(super) fn new(address: impl Fn() -> String + Send + Sync + 'static) -> Paged {
        let list = Paged {
            tables: RwSignal::new(Vec::new()),
            known: RwSignal::new(false),
            more: RwSignal::new(false),
            why: RwSignal::new(None),
            address: Memo::new(move |_| address()),
            pages: RwSignal::new(1),
        };
        let here = here();
        Effect::new(move |before: Option<String>| {
            let address = list.address.get();
            // What somebody is told of may stand in the list.
            here.notices.track();
            if before.is_some_and(|before| before != address) {
                list.known.set(false);
                list.pages.set(1);
            }
            list.renew();
            address
        });
        if let Ok(again) = set_interval_with_handle(move || list.renew(), AGAIN) {
            on_cleanup(move || again.clear());
        }
        on_waking(move || list.renew());
        list
    }

    /// Shows another page.
    pub(super) fn go_on(self) {
        self.pages.update(|pages| *pages += 1);
        self.renew();
    }

    fn renew(self) {
        let asked = (!document().hidden()).then(|| self.address.try_get_untracked());
        let (Some(Some(address)), Some(pages)) = (asked, self.pages.try_get_untracked()) else {
            return;
        };
        spawn_local(async move {
            let answer = all(&address, pages).await;
            // Somebody may have gone elsewhere, or asked for something else.
            if self.address.try_get_untracked() != Some(address) {
                return;
            }
            match answer {
                Ok(page) => {
                    self.more.set(page.next.is_some());
                    self.tables.set(page.tables);
                    self.why.set(None);
                    self.known.set(true);
                }
                Err(why) => self.why.set(Some(why)),
            }
        });
    }
}

/// The first pages of a list, as one.
async fn all(address: &str, pages: usize) -> Result<TablePage, Why> {
    let mut all = TablePage::default();
    for _ in 0..pages {
        let after = all.next.map(|next| format!("&after={next}"));
        let address = format!("{address}&most={MOST}{}", after.unwrap_or_default());
        let page: TablePage = get(address).await?;
        all.tables.extend(page.tables);
        all.next = page.next;
        if all.next.is_none() {
            break;
        }
    }
    Ok(all)
}
