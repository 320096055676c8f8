//! Two people who play with each other through the server.

use std::time::Instant;

use serde_json::Value;

use super::{Dice, NewGame, PATIENCE, Page, Stage, Step, player::ANSWERED};

/// Two browsers at one table.
pub(crate) struct Two {
    pub(crate) new: NewGame,
    pub(crate) pages: [Page; 2],
    pub(crate) dice: Dice,
}

impl Two {
    pub(crate) async fn meet(stage: &Stage, new: NewGame, seed: u64) -> Two {
        let pages = Two::arrive(stage).await;
        let link = pages[0].make_table(&new).await;
        Two::sit(pages, &link, new, seed).await
    }

    /// At a table as the interface of the server describes it.
    pub(crate) async fn meet_at(stage: &Stage, table: Value, new: NewGame, seed: u64) -> Two {
        let pages = Two::arrive(stage).await;
        let link = pages[0].make_table_of(table).await;
        pages[0].go(&link).await;
        Two::sit(pages, &link, new, seed).await
    }

    /// The first of them is called Ada.
    async fn arrive(stage: &Stage) -> [Page; 2] {
        let (one, two) = tokio::join!(stage.page(), stage.page());
        one.go("/online").await;
        one.come_in("Ada").await;
        [one, two]
    }

    /// The second comes to a table at which the first sits.
    async fn sit(pages: [Page; 2], link: &str, new: NewGame, seed: u64) -> Two {
        let [_, two] = &pages;
        two.go(link).await;
        two.come_in("Bert").await;
        for page in &pages {
            page.until_there(".table .board").await;
        }
        Two {
            new,
            pages,
            dice: Dice::new(seed),
        }
    }

    /// Both play until somebody has clicked so often, or until both see the end. Says whether
    /// they do.
    pub(crate) async fn play(&mut self, clicks: usize) -> bool {
        let mut clicked = 0;
        let mut waits_since = Instant::now();
        while clicked < clicks {
            let mut over = 0;
            for page in &self.pages {
                match page.step(self.new.game, &mut self.dice).await {
                    Step::Clicked(_) => {
                        clicked += 1;
                        waits_since = Instant::now();
                    }
                    Step::Over => over += 1,
                    Step::Waited => {}
                }
            }
            if over == self.pages.len() {
                return true;
            }
            if waits_since.elapsed() > PATIENCE {
                for page in &self.pages {
                    println!("{}", page.text("main").await);
                }
                panic!("nobody is asked");
            }
        }
        false
    }

    /// The player who is to place a tile in Genesis, with their name, and the other one.
    ///
    /// A page shows the old question until its last choice is answered.
    pub(crate) async fn asked(&self) -> (&Page, &'static str, &Page) {
        let [one, two] = &self.pages;
        let asked = format!("{ANSWERED} && document.querySelector('.space.may')");
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            for (page, name, other) in [(one, "Ada", two), (two, "Bert", one)] {
                if page.is(&asked).await {
                    return (page, name, other);
                }
            }
        }
        panic!("nobody is asked: {}", one.text("main").await);
    }
}
