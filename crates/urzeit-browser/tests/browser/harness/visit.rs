//! The ways to a game.

use serde_json::{Value, json};
use urzeit_rules::{Game, record::GAMES, with_game};

use super::Page;

/// A game as short as its options allow.
#[derive(Clone, Debug)]
pub(crate) struct NewGame {
    pub(crate) game: &'static str,
    /// More players than people: the others are computers.
    pub(crate) players: usize,
    pub(crate) options: &'static [(&'static str, &'static str)],
}

impl NewGame {
    pub(crate) const GENESIS: NewGame = NewGame {
        game: "genesis",
        players: 2,
        options: &[],
    };
    pub(crate) const LORDS: NewGame = NewGame {
        game: "lords",
        // The more players, the fewer rounds the cards last.
        players: 4,
        options: &[
            ("deck", "single"),
            ("board", "olympus61"),
            ("people_per_player", "12"),
        ],
    };
    pub(crate) const URSUPPE: NewGame = NewGame {
        game: "ursuppe",
        players: 2,
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
    async fn choose_options(&self, new: &NewGame, is_meant: fn(&str) -> bool) {
        for (key, value) in new.options.iter().filter(|(key, _)| is_meant(key)) {
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

    /// As many seats as the game shall have players; those of the computers come last.
    async fn seat(&self, new: &NewGame, people: usize) {
        const SEATS: &str = ".set-up .seat select, .set-up .seat-for .choice select";
        let [more, fewer] = ["first-child", "last-child"]
            .map(|button| format!(".set-up fieldset:first-of-type .buttons button:{button}"));
        while self.count(SEATS).await < new.players as u64 {
            self.click(&more).await;
        }
        while self.count(SEATS).await > new.players as u64 {
            self.click(&fewer).await;
        }
        let sit = "const seat = document.querySelectorAll(arguments[0])[arguments[1]];
            seat.value = arguments[2];
            seat.dispatchEvent(new Event('change', {bubbles: true}));
            return seat.value;";
        for place in people..new.players {
            let chosen = vec![json!(SEATS), json!(place), json!("beginner")];
            assert_eq!(self.run(sit, chosen).await, "beginner");
        }
    }

    /// Sets up a game in this browser for so many people. Nobody confirms turns.
    pub(crate) async fn set_up(&self, new: &NewGame, people: usize) {
        self.agree(new, people).await;
        self.begin().await;
    }

    /// The same with dice and cards from the box.
    pub(crate) async fn set_up_with_real_dice(&self, new: &NewGame, people: usize) {
        self.agree(new, people).await;
        self.click(".real-dice label:nth-of-type(2) input").await;
        self.begin().await;
    }

    async fn begin(&self) {
        self.click("form.set-up > button.primary").await;
        self.until_there(".table, .pass").await;
    }

    async fn agree(&self, new: &NewGame, people: usize) {
        self.go(&format!("/new/{}", new.game)).await;
        self.until_there("form.set-up").await;
        // Some numbers of players need an option, and only those who play can start.
        self.choose_options(new, |key| key != "start").await;
        self.seat(new, people).await;
        self.choose_options(new, |key| key == "start").await;
        let sit = "const seat = document.querySelectorAll('.set-up .seat select')[arguments[0]];
            seat.value = 'person';
            seat.dispatchEvent(new Event('change', {bubbles: true}));";
        for place in 1..people {
            self.run(sit, vec![json!(place)]).await;
        }
        self.confirm_nothing().await;
    }

    /// Comes in as a guest, where the page asks for a name. Somebody who was invited sits down, and is asked
    /// then.
    pub(crate) async fn come_in(&self, name: &str) {
        self.until_there(".arrival > form input, .sit-down").await;
        if self.count(".sit-down").await > 0 {
            self.click(".sit-down").await;
        }
        self.fill(".arrival > form input", name).await;
        self.click(".arrival > form button.primary").await;
        self.until("the way in", "!document.querySelector('.arrival')")
            .await;
    }

    /// Makes a table on the server for two people and says the link for others. Nobody confirms turns.
    pub(crate) async fn make_table(&self, new: &NewGame) -> String {
        self.go(&format!("/online/new/{}", new.game)).await;
        self.until_there("form.set-up").await;
        self.choose_options(new, |_| true).await;
        self.seat(new, 2).await;
        self.confirm_nothing().await;
        // Others may find it and watch.
        self.click("[name=visibility][value=open]").await;
        self.click("form.set-up > button.primary").await;
        self.until_there(".invite input").await;
        let link = self
            .ask("document.querySelector('.invite input').value")
            .await;
        let link = link.as_str().unwrap().to_owned();
        link[link.find("/table/").unwrap()..].to_owned()
    }

    /// Makes a table on the server as its interface describes it, and says the link for others.
    pub(crate) async fn make_table_of(&self, table: Value) -> String {
        let make = "const [table, done] = arguments;
            fetch('/api/tables', {
                method: 'POST', body: JSON.stringify(table),
                headers: {'content-type': 'application/json'},
            }).then((answer) => answer.json()).then(done);";
        let made = self.run_until_done(make, vec![table]).await;
        let (id, invite) = (made["id"].as_str(), made["invite"].as_str());
        format!("/table/{}?invite={}", id.unwrap(), invite.unwrap())
    }

    /// Opens a record to go through it.
    pub(crate) async fn open_record(&self, record: &str) {
        self.go("/replay/open").await;
        self.until_there(".other-record, #record").await;
        if self.count(".other-record").await == 1 {
            self.click(".other-record").await;
        }
        self.fill("#record", record).await;
        self.click(".open-record button.primary").await;
        self.until_there(".replay .slider").await;
    }

    /// The game that is shown, as this browser keeps it.
    pub(crate) async fn kept(&self) -> Value {
        let path = self.path().await;
        let name = path.rsplit('/').next().unwrap_or_default();
        self.kept_as(name).await
    }

    /// A game that this browser keeps by this name.
    pub(crate) async fn kept_as(&self, name: &str) -> Value {
        let kept = format!("localStorage.getItem('urzeit.game.{name}')");
        let kept = self.ask(&kept).await;
        serde_json::from_str(kept.as_str().unwrap()).unwrap()
    }
}
