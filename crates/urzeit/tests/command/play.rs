//! `play`: dialogues, games that go on, hidden hands, real dice.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    process::Stdio,
};

use tempfile::TempDir;

use crate::run::{program, urzeit, urzeit_reading};

/// A folder for a game.
pub(crate) struct Table {
    folder: TempDir,
}

impl Table {
    pub(crate) fn new() -> Table {
        let folder = TempDir::new().unwrap();
        Table { folder }
    }

    pub(crate) fn path(&self, name: &str) -> String {
        self.folder.path().join(name).to_str().unwrap().to_owned()
    }

    pub(crate) fn file(&self) -> String {
        self.path("game.urz")
    }

    /// What is said when a new game is begun with these arguments and lines.
    fn begin(&self, arguments: &str, lines: &[&str]) -> String {
        let file = self.file();
        let mut all = vec!["play"];
        all.extend(arguments.split(' '));
        all.extend(["--save", &file]);
        urzeit_reading(&typed(lines), &all).ok()
    }

    /// What is said when the game goes on.
    fn go_on(&self, lines: &[&str]) -> String {
        urzeit_reading(&typed(lines), &["play", &self.file()]).ok()
    }

    fn record(&self) -> String {
        fs::read_to_string(self.file()).unwrap()
    }

    fn table(&self) -> String {
        fs::read_to_string(self.path("game.urz.table")).unwrap()
    }
}

fn typed(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Each of these stands in the text, one behind the other.
fn assert_says(said: &str, expected: &[&str]) {
    let mut rest = said;
    for part in expected {
        let Some(place) = rest.find(part) else {
            panic!("no “{part}” behind the others in:\n{said}");
        };
        rest = &rest[place + part.len()..];
    }
}

#[test]
fn a_turn_of_genesis() {
    let table = Table::new();
    let said = table.begin(
        "genesis --against beginner --seed 3 --name Ada",
        &[
            "?", "? pl w", "p", "pl f z9", "why", "pl f a4", "why", "undo", "why", "pl f a1",
            "undo", "PL F A2", "score", "log 1", "end", "dance", "undo", "e", "", "?",
        ],
    );
    assert_says(
        &said,
        &[
            "Genesis. The game is saved in ",
            "Seat 1: reptile (Ada)\nSeat 2: dinosaur (computer beginner)\n",
            "The reptile rolled forest and wetland and places the first tile.\nreptile (Ada)> ",
            "There are 372 entries:\n  place forest: 93, for example “place forest a1”",
            "There are 93 entries:\n  place wetland: a1, a2, a3, a5,",
            "“p” could be any of 372 entries:\n  place forest: 93",
            "“z9” is not a valid space.",
            "“z9” is not a valid space.",
            "“1 place forest a4” is against the rules (G-3.5). ",
            "“1 place forest a4” is against the rules (G-3.5). ",
            "The rule is G-3.5 in docs/rules/genesis.md.",
            "There is nothing to undo.",
            "There is nothing to undo.",
            "reptile (Ada): place forest a1\n",
            "Reptile (Ada) undoes the last choice.\n",
            "places the first tile.",
            "reptile (Ada): place forest a2\n",
            "1 place forest a2\n",
            "reptile (Ada): end\nThe turn is over. Press Enter to confirm it, or write “undo”.",
            "First press Enter to confirm the turn",
            "undoes the last choice.",
            "reptile (Ada): end\n",
            "Chance: The dice show ",
            "dinosaur (computer beginner): place ",
            "The game is saved. Continue with: urzeit play ",
        ],
    );
    assert!(!said.contains('\u{1b}'), "nothing is drawn on a pipe");
}

/// Whatever the end of input interrupts, nothing is lost: neither a half turn nor its undo.
#[test]
fn a_game_goes_on_where_it_was_left() {
    for (game, lines) in [
        ("genesis --against beginner --seed 3", &["pl f a1"][..]),
        ("genesis --against beginner --seed 3", &["pl f a1", "end"]),
        (
            "lords --against easy --seed 5",
            &["keep", "", "lay", "log 5"],
        ),
        ("ursuppe --against beginner --seed 5", &[]),
    ] {
        let table = Table::new();
        table.begin(game, lines);
        let (record, stored) = (table.record(), table.table());
        let said = table.go_on(&["board"]);
        assert_says(&said, &[" continues after ", "> "]);
        assert_eq!(table.record(), record);
        assert_eq!(table.table(), stored);
        assert!(!record.contains("seed"), "the seed is secret: {record}");
        // A line that was not written to its end never counted.
        let torn = format!("{stored}17000000 1 pla");
        fs::write(table.path("game.urz.table"), torn).unwrap();
        assert_eq!(table.go_on(&["board"]), said);
        assert_eq!(table.table(), stored);
    }
    let table = Table::new();
    table.begin("genesis --against beginner --seed 3", &["pl f a1", "end"]);
    assert_says(
        &table.go_on(&["undo"]),
        &["The turn is over.", "undoes the last choice"],
    );
    assert_says(
        &table.go_on(&["end", "ok"]),
        &["second tile", "Chance: The dice show "],
    );
}

#[test]
fn no_game_is_overwritten_or_played_twice() {
    let table = Table::new();
    table.begin("genesis --seed 3 --against easy", &[]);
    let (record, file) = (table.record(), table.file());
    let again = ["play", "genesis", "--save", &file];
    let complaint = urzeit_reading("", &again).complaint(1);
    assert!(complaint.contains("will not be overwritten"), "{complaint}");
    assert_eq!(table.record(), record);

    let copy = table.path("copy.urz");
    let save = format!("save {copy}");
    let said = table.go_on(&[&save, &save, "save", "pl f a1"]);
    assert_says(
        &said,
        &[
            "A copy is in ",
            "No copy was made: ",
            "already exists",
            "always saved in ",
        ],
    );
    assert_eq!(fs::read_to_string(&copy).unwrap(), record);
    let said = urzeit_reading("pl f a1\n", &["play", &copy]).ok();
    assert_says(
        &said,
        &["continues after 2 entries", "reptile: place forest a1"],
    );

    // By default files are numbered.
    for number in 1..=2 {
        let begun = program()
            .args(["play", "genesis", "--against", "easy"])
            .current_dir(table.folder.path())
            .stdin(Stdio::null())
            .output()
            .unwrap();
        assert!(begun.status.success());
        assert!(fs::exists(table.path(&format!("genesis-{number}.urz"))).unwrap());
    }

    let mut open = program()
        .args(["play", &file])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 8];
    std::io::Read::read_exact(open.stdout.as_mut().unwrap(), &mut first).unwrap();
    let complaint = urzeit(&["play", &file]).complaint(1);
    assert!(complaint.contains("already"), "{complaint}");
    open.stdin.take().unwrap().write_all(b"quit\n").unwrap();
    assert!(open.wait().unwrap().success());
}

#[test]
fn what_is_no_saved_game_is_said() {
    let table = Table::new();
    let file = table.file();
    let complaint = urzeit(&["play", &file]).complaint(1);
    assert!(complaint.contains("no such file"), "{complaint}");
    fs::write(&file, "urzeit 1\n").unwrap();
    let complaint = urzeit(&["play", &file]).complaint(1);
    assert!(complaint.contains(".table"), "{complaint}");
    fs::write(table.path("game.urz.table"), "urzeit 1\n").unwrap();
    let complaint = urzeit(&["play", &file]).complaint(1);
    assert!(complaint.contains("not one of ours"), "{complaint}");

    let table = Table::new();
    table.begin("genesis --seed 3 --against easy", &["pl f a1"]);
    let changed = table.table().replace("place forest a1", "place forest a4");
    fs::write(table.path("game.urz.table"), changed).unwrap();
    let complaint = urzeit(&["play", &table.file()]).complaint(1);
    assert!(
        complaint.contains("event 6") && complaint.contains("G-3.5"),
        "{complaint}"
    );
}

#[test]
fn a_finished_game_can_be_verified() {
    for game in ["genesis", "lords", "ursuppe"] {
        let table = Table::new();
        let arguments = format!("{game} --against beginner --seed 8");
        let said = table.begin(&arguments, &["resign", "what", "no", "resign", "yes"]);
        assert_says(
            &said,
            &[
                "Do you want to resign",
                "That ends the game.",
                "Do you",
                "Do you",
                "resigned.",
                "The game is over.",
            ],
        );
        assert!(!said.contains("takes over"), "{said}");
        let (_, board) = said.rsplit_once("resigned.").unwrap();
        let replayed = urzeit(&["replay", &table.file()]).ok();
        for shown in [board, &replayed] {
            let nothing_follows = shown.lines().any(|line| line == "The game is over.");
            assert!(nothing_follows, "{shown}");
            for running in [
                "current points",
                "ended now",
                "ladder now",
                "may still civilise",
            ] {
                assert!(!shown.contains(running), "{shown}");
            }
        }
        let resigned = [" Reptile resigned.", " Red resigned."];
        assert!(
            resigned.iter().any(|said| replayed.contains(said)),
            "{replayed}"
        );
        // Of the two other players of Ursuppe neither has won.
        let has_won = said.contains("Winner: ") && said.contains("(computer beginner).\n");
        assert_eq!(has_won, game != "ursuppe", "{said}");
        assert!(!fs::exists(table.path("game.urz.table")).unwrap());
        let verified = urzeit(&["verify", &table.file()]).ok();
        assert!(verified.contains("are what the seed gives"), "{verified}");
        let complaint = urzeit(&["play", &table.file()]).complaint(1);
        assert!(complaint.contains("urzeit replay"), "{complaint}");
    }
}

#[test]
fn hints_come_with_chances() {
    for (game, action) in [("genesis", "place "), ("ursuppe", "ladder ")] {
        let table = Table::new();
        let arguments = format!("{game} --against beginner --seed 3");
        let said = table.begin(&arguments, &["hint", "help"]);
        assert_says(
            &said,
            &["> ", action, ": about ", "% chance of winning\n", "undo "],
        );
    }
}

#[test]
fn alone_one_goes_further_back_at_once() {
    let table = Table::new();
    let begin = ["undo", "pl f a1", "end", "", "undo", "undo back", "log"];
    let said = table.begin("genesis --against beginner --seed 3", &begin);
    assert_says(
        &said,
        &[
            "There is nothing to undo.",
            "“undo back” goes back ",
            "Reptile goes back to where the game had 3 entries",
            "The reptile places a second tile",
            "! undo 2",
        ],
    );
}

#[test]
fn several_people_agree_on_going_further_back() {
    let table = Table::new();
    let said = table.begin(
        "genesis --people 2 --name Ada --name Bo --seed 3",
        &[
            "pl f a1",
            "end",
            "",
            "undo back",
            "no",
            "undo back",
            "maybe",
            "yes",
            "log",
        ],
    );
    assert_says(
        &said,
        &[
            "dinosaur (Bo)> ",
            "Reptile (Ada), do you agree? yes or no",
            "Reptile (Ada) does not agree.",
            "dinosaur (Bo)> ",
            "do you agree?",
            "do you agree?",
            "Reptile (Ada) agrees.",
            "The reptile places a second tile",
            "! undo 1",
        ],
    );
}

/// The keyboard is passed on, and nobody reads another one's cards in between.
#[test]
fn hidden_hands_stay_hidden() {
    let table = Table::new();
    let turn = ["", "board", "log 50", "?", "keep", ""];
    let lines: Vec<_> = turn.iter().cycle().take(6 * 6).copied().collect();
    let said = table.begin(
        "lords --people 2 --players 3 --against beginner --seed 3",
        &lines,
    );
    let stored = table.table();
    let hand = |seat: usize| {
        let deal = format!("* deal {seat} ");
        let line = stored.lines().find_map(|line| line.split_once(&deal));
        line.unwrap().1.to_owned()
    };
    let [red, blue, green] = [1, 2, 3].map(hand);
    let parts: Vec<_> = said.split("The keyboard goes to ").collect();
    assert!(parts.len() > 4, "{said}");
    // A hand as it is shown: `island 1, hills 4`; its words are those of the notation.
    let shown = |hand: &str| {
        let card = |card: &str| {
            let (terrain, value) = card.split_at(card.len() - 1);
            format!("{terrain} {value}")
        };
        hand.split(' ').map(card).collect::<Vec<_>>().join(", ")
    };
    for part in &parts {
        let shows = |hand: &str| part.contains(hand) || part.contains(&shown(hand));
        assert!(!shows(&green), "{part}");
        assert!(!shows(&red) || part.starts_with("red."), "{part}");
        assert!(!shows(&blue) || part.starts_with("blue."), "{part}");
    }
    assert!(parts.iter().any(|part| part.contains(&shown(&red))));
    assert!(parts.iter().any(|part| part.contains(&shown(&blue))));
    // Nor does the file tell it.
    assert!(
        ![red, blue, green]
            .iter()
            .any(|hand| table.record().contains(hand.as_str()))
    );
    // A player who goes on has to take the keyboard first.
    assert_says(
        &table.go_on(&[]),
        &["continues after", "The keyboard goes to "],
    );
    // A player who is handed the keyboard can leave too.
    let said = table.go_on(&["quit", "board"]);
    assert!(!said.contains("Hand:"), "{said}");
}

/// In secret choices nobody reads what the others chose before all have.
#[test]
fn who_plays_alone_sees_their_own_hand_only() {
    let table = Table::new();
    let said = table.begin("lords --against beginner --seed 5", &["board"]);
    assert_says(
        &said,
        &[
            "Chance: red is dealt ",
            "Chance: blue (computer beginner) is dealt a hand.",
            "Hand: ?, ?, ?, ?",
        ],
    );
    assert!(!said.contains("The keyboard"), "{said}");
    assert!(table.record().contains("* deal 2 ?"));
}

#[test]
fn a_real_table_types_what_came_out() {
    let table = Table::new();
    let said = table.begin(
        "genesis --people 2 --dice typed",
        &[
            "?",
            "3",
            "2",
            "f w",
            "wild fo",
            "undo back",
            "yes",
            "dice wi fo",
            "quit",
        ],
    );
    assert_says(
        &said,
        &[
            "The start player has yet to be drawn.\nWhat was the outcome? For example: “",
            "table> ",
            "There are 2 entries:\n  start 1\n  start 2\n",
            "(G-2.3)",
            "Chance: dinosaur begins.\n",
            "“f w” could be any of 2 entries:\n  dice forest wetland\n  dice forest wild\n",
            "Chance: The dice show wild and forest.\n",
            "The dinosaur rolled wild and forest",
            "goes back to where the game had one entry",
            "The dinosaur has yet to roll the dice.",
        ],
    );
    assert_says(
        &table.record(),
        &["log\n* start 2\n", "* dice wild forest\n"],
    );

    // Cards in any order, short or in full; the others are asked to look away.
    let table = Table::new();
    let said = table.begin(
        "lords --people 2 --players 2 --dice typed",
        &[
            "g3 i1 i2 h4 f5 g3 g1",
            "deal 2 hills1 island1 h2 h3 h3 h5 g5",
            "i1",
            "1",
            "sea",
        ],
    );
    assert_says(
        &said,
        &[
            "This is secret",
            "Chance: red is dealt a hand.",
            "This is secret",
            "Chance: blue is dealt a hand.",
            "“i1” is not a valid seat.",
            "Chance: red begins the creation phase.",
            "This is secret",
            "The keyboard goes to red.",
        ],
    );
    let stored = table.table();
    assert!(
        stored
            .contains("* deal 1 island1 island2 hills4 forest5 grassland1 grassland3 grassland3\n")
    );
    assert!(stored.contains("* deal 2 island1 hills1 hills2 hills3 hills3 hills5 grassland5\n"));
    assert!(stored.contains("* marker 1 sea\n"));

    let table = Table::new();
    let said = table.begin(
        "ursuppe --against beginner --dice typed",
        &["w 6", "environment e 10", "2 1 1", "3 1 2", "?"],
    );
    assert_says(
        &said,
        &[
            "Chance: The new environment card: drift west, ozone 6.",
            "Chance: Start spaces are chosen in this order: ",
            "(computer beginner): ladder",
        ],
    );
}

#[test]
fn it_speaks_german() {
    let table = Table::new();
    let arguments = "genesis --against beginner --seed 3 --lang de";
    let lines = [
        "?", "hilfe", "pl f a4", "warum", "pl f a1", "zurueck", "brett", "schluss",
    ];
    let said = table.begin(arguments, &lines);
    assert_says(
        &said,
        &[
            "Genesis. Das Spiel wird in ",
            "Platz 2: Dinosaurier (Computer, Anfänger)",
            "Zufall: Die Würfel zeigen Wald und Feuchtgebiet.",
            "Es gibt 372 Einträge",
            "Wortanfänge genügen",
            "(G-3.5)",
            "Die Regel ist G-3.5",
            "Reptil: place forest a1",
            "Reptil nimmt die letzte Wahl zurück.",
            "Das Spiel ist gesichert. Weiter geht es mit: urzeit play ",
        ],
    );
}

/// People have no accents on every keyboard, and systems write them in two ways.
#[test]
fn it_speaks_french_and_reads_it_without_accents() {
    let arguments = "genesis --against beginner --seed 3 --lang fr";
    let said = |word: &str| {
        let said = Table::new().begin(arguments, &["pl f a1", word, "quitter"]);
        let (_, said) = said.split_once("a1").unwrap();
        said.to_owned()
    };
    let log = said("déroulement");
    assert!(log.contains("place forest a1"), "{log}");
    for word in ["deroulement", "DÉROULEMENT", "derou", "de\u{301}roulement"] {
        let told = said(word);
        assert!(told.contains("place forest a1"), "{word}: {told}");
    }
}

#[test]
fn names_are_kept_as_a_record_can_hold_them() {
    let table = Table::new();
    let file = table.file();
    let play = |name: &str| {
        let begin = ["play", "genesis", "--save", &file, "--name", name];
        urzeit_reading("", &begin)
    };
    let refused = play("Ada\u{1b}[2J").complaint(2);
    assert!(
        refused.contains(r"A record cannot contain the name “Ada\u{1b}[2J”."),
        "{refused}"
    );
    let said = play(" Jörg \t Ölz ").ok();
    assert!(said.contains("Seat 1: reptile (Jörg Ölz)\n"), "{said}");
}

/// Nothing that somebody types does any harm.
#[test]
fn any_line_is_answered() {
    let table = Table::new();
    let long = "x".repeat(100_000);
    let lines = [
        "\u{1b}[2J",
        "? ?",
        "?swim",
        "log -1",
        "log 99999999999999999999",
        "undo 7",
        "1 place forest a1",
        "* dice wild wild",
        "save /nowhere/at/all",
        "place",
        "place forest",
        &long,
        "ok",
        "ä ö ü",
    ];
    let said = table.begin("genesis --against beginner --seed 3", &lines);
    assert!(!said.contains('\u{1b}'), "{said}");
    assert_says(
        &said,
        &[
            "No entry that is possible now begins with “swim”.",
            "No copy was made in /nowhere",
            "The game is saved.",
        ],
    );
    assert_eq!(table.record().lines().last(), Some("* dice forest wetland"));
}

/// The dialogue in the README is what the program says.
#[test]
fn the_readme_tells_the_truth() {
    let readme = include_str!("../../../../README.md");
    let (_, dialogue) = readme.split_once("$ urzeit play ").unwrap();
    let (arguments, dialogue) = dialogue.split_once('\n').unwrap();
    let (dialogue, _) = dialogue.split_once("```").unwrap();
    const PROMPT: &str = "reptile (Ada)> ";
    let lines: Vec<_> = dialogue
        .lines()
        .filter_map(|line| line.strip_prefix(PROMPT))
        .collect();
    let table = Table::new();
    let said = table.begin(arguments, &lines);
    let mut said = said.replace(&table.file(), "genesis-1.urz");
    for line in lines {
        said = said.replacen(&format!("{PROMPT}\n"), &format!("{PROMPT}{line}\n"), 1);
    }
    assert_eq!(said, dialogue);
}

/// A process that is killed loses nothing that was answered.
#[test]
fn a_kill_loses_nothing() {
    let table = Table::new();
    let file = table.file();
    let mut open = program()
        .args(["play", "genesis", "--against", "beginner", "--seed", "3"])
        .args(["--save", &file])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = open.stdin.take().unwrap();
    stdin.write_all(b"pl f a1\n").unwrap();
    let said = BufReader::new(open.stdout.take().unwrap());
    let mut lines = said.lines().map(Result::unwrap);
    assert!(lines.any(|line| line.contains("places a second tile")));
    open.kill().unwrap();
    open.wait().unwrap();
    let said = table.go_on(&["log 1", "undo"]);
    assert_says(&said, &["1 place forest a1\n", "undoes the last choice"]);
}
