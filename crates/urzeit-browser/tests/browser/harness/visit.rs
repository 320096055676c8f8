//! The ways to a game.

use serde_json::{Value, json};
use urzeit_rules::{Game, record::GAMES, with_game};

use super::Page;

/// A game as short as its options allow.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    pub(crate) game: &'static str,
    pub(crate) options: &'static [(&'static str, &'static str)],
}

impl NewGame {
    pub(crate) const GENESIS: NewGame = NewGame {
        game: "genesis",
        options: &[],
    };
    pub(crate) const LORDS: NewGame = NewGame {
        game: "lords",
        options: &[
            ("deck", "single"),
            ("board", "olympus61"),
            ("people_per_player", "12"),
        ],
    };
    pub(crate) const URSUPPE: NewGame = NewGame {
        game: "ursuppe",
        options: &[("mode", "dummy"), ("finish_start", "18")],
    };
    pub(crate) const ALL: [NewGame; 3] = [NewGame::GENESIS, NewGame::LORDS, NewGame::URSUPPE];
}

/// Where an option of a game stands among its options.
fn place(game: &str, key: &str) -> usize {
    fn find<G: Game>(key: &str) -> usize {
        let mut options = G::OPTIONS.iter();
        options.position(|spec| spec.key == key).unwrap()
    }
    assert!(GAMES.contains(&game));
    with_game!(game, find(key))
}

impl Page {
    async fn choose_options(&self, new: &NewGame) {
        for (key, value) in new.options {
            let set = "const field = document.querySelectorAll('.set-up .option')[arguments[0]]
                    .querySelector('select, input');
                field.value = arguments[1];
                field.dispatchEvent(new Event('change', {bubbles: true}));
                return field.value;";
            let place = place(new.game, key);
            let chosen = self.run(set, vec![json!(place), json!(value)]).await;
            assert_eq!(chosen, *value, "{key}");
        }
    }

    /// Nobody is asked to confirm a turn: that stands with the options, and is all that is ticked
    /// there.
    async fn confirm_nothing(&self) {
        let untick =
            "const options = document.querySelector('.set-up .option').closest('fieldset');
            for (const tick of options.querySelectorAll('.check input:checked')) tick.click();";
        self.run(untick, vec![]).await;
    }

    /// Sets up a game in this browser: who sits where, `person` or a level. Nobody confirms turns.
    pub(crate) async fn set_up(&self, new: &NewGame, seats: &[&str]) {
        self.go(&format!("/new/{}", new.game)).await;
        self.until_there("form.set-up").await;
        while self.count(".set-up .seat").await < seats.len() as u64 {
            self.click(".set-up fieldset .buttons button:first-child")
                .await;
        }
        let sit = "const list = document.querySelectorAll('.set-up .seat select')[arguments[0]];
            list.value = arguments[1];
            list.dispatchEvent(new Event('change', {bubbles: true}));";
        for (place, sitter) in seats.iter().enumerate() {
            self.run(sit, vec![json!(place), json!(sitter)]).await;
        }
        self.choose_options(new).await;
        self.confirm_nothing().await;
        self.click("form.set-up > button.primary").await;
        self.until_there(".table, .pass").await;
    }

    /// Comes in as a guest, where the page asks for a name.
    pub(crate) async fn come_in(&self, name: &str) {
        self.fill(".arrival > form input", name).await;
        self.click(".arrival > form button").await;
        self.until("the way in", "!document.querySelector('.arrival')")
            .await;
    }

    /// Makes a table on the server and says the link for others. Nobody confirms turns.
    pub(crate) async fn make_table(&self, new: &NewGame) -> String {
        self.go(&format!("/online/new/{}", new.game)).await;
        self.until_there("form.set-up").await;
        self.choose_options(new).await;
        self.confirm_nothing().await;
        self.click("form.set-up > button.primary").await;
        self.until_there(".invite input").await;
        let link = self
            .ask("document.querySelector('.invite input').value")
            .await;
        let link = link.as_str().unwrap().to_owned();
        link[link.find("/table/").unwrap()..].to_owned()
    }

    /// The game that is shown, as this browser keeps it.
    pub(crate) async fn kept(&self) -> Value {
        let kept = self
            .ask("localStorage.getItem('urzeit.game.' + location.pathname.split('/').pop())")
            .await;
        serde_json::from_str(kept.as_str().unwrap()).unwrap()
    }
}
