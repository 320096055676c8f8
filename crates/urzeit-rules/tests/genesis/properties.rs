//! What holds in every game: random games of all setups, checked after every entry, beside
//! the plain implementation of the rules in `tests/oracle`.

use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};

use rand::RngExt;
use rand_chacha::{ChaCha8Rng, rand_core::SeedableRng};
use urzeit_rules::{
    Choices as _, Due as _, Entry, EntryView, Game, Genesis, Record, Refusal, Seat, Turn, View,
    Viewer,
    genesis::{Action, Board, Chance, Due, Space, Terrain},
    record::Header,
};

use crate::{
    facts::{board, setup},
    oracle::{self, Plain},
    repository_file,
};

/// How the players of a random game choose.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// Evenly among all legal actions.
    Even,
    /// The first vacant space in reading order: the land stays connected, supplies run out.
    InRows,
    /// In rows, and seat 1 ends its turns early: it runs out of tiles long after the others.
    Lopsided,
    /// Beside a tile of the same terrain where possible: large areas, large herds.
    Clustered,
}

const STYLES: [Style; 4] = [
    Style::Even,
    Style::InRows,
    Style::Lopsided,
    Style::Clustered,
];

/// Every combination of players and options, with boards of many kinds; who starts is drawn in
/// some of them and named in others.
fn setups() -> Vec<(usize, Vec<(&'static str, String)>)> {
    let open = board(&["14."; 10].join("/"));
    let boards = [
        "pangaea".to_owned(),
        "random".to_owned(),
        open,
        board("4./4./4./4."),
        board("...v...v.../.v.v.v.v.v./...v...v..."),
        board("8v6./8v6./8v6."),
    ];
    let mut all = Vec::new();
    for players in 2..=4 {
        for board in &boards {
            for tiles in ["13", "16"] {
                for end in ["immediate", "finish_turn"] {
                    for ties in ["herds", "players", "own_place"] {
                        let start =
                            ["drawn", "1", "drawn", "2", "3", "4"][all.len() % (players + 2)];
                        let options = [
                            ("board", board.as_str()),
                            ("tiles_per_terrain", tiles),
                            ("start", start),
                            ("end", end),
                            ("ties", ties),
                        ];
                        let options = options.map(|(key, value)| (key, value.to_owned()));
                        all.push((players, options.to_vec()));
                    }
                }
            }
        }
    }
    all
}

/// A game in progress, and the plain implementation beside it once there is a board.
struct Table {
    record: Record<Genesis>,
    plain: Option<Plain>,
    options: Vec<(&'static str, String)>,
    random: ChaCha8Rng,
}

impl Table {
    fn new(players: usize, options: &[(&'static str, String)], seed: u64) -> Table {
        let given: Vec<_> = options.iter().map(|(k, v)| (*k, v.as_str())).collect();
        let header = Header::new(setup(&Genesis::WHO[..players], &given));
        let mut table = Table {
            record: Record::new(header),
            plain: None,
            options: options.to_vec(),
            random: ChaCha8Rng::seed_from_u64(seed),
        };
        if table.position().due() != Some(Due::Board) {
            table.set_up_plain();
        }
        table
    }

    fn position(&self) -> &Genesis {
        self.record.position()
    }

    fn set_up_plain(&mut self) {
        let option = |key: &str| {
            let found = self.options.iter().find(|(known, _)| *known == key);
            found.unwrap().1.as_str()
        };
        let rows = self.position().board().to_string();
        let rows: Vec<Vec<char>> = rows.split('/').map(|row| row.chars().collect()).collect();
        if option("board") == "pangaea" {
            assert_eq!(rows, oracle::Options::default().board);
        }
        if option("board") == "random" {
            assert!(oracle::allowed_board(&rows));
        }
        let options = oracle::Options {
            board: rows,
            tiles_per_terrain: option("tiles_per_terrain").parse().unwrap(),
            start: option("start").parse::<usize>().ok().map(|seat| seat - 1),
            finish_turn: option("end") == "finish_turn",
            ties: match option("ties") {
                "herds" => oracle::Ties::Herds,
                "players" => oracle::Ties::Players,
                _ => oracle::Ties::OwnPlace,
            },
        };
        self.plain = Some(Plain::new(self.position().players(), options));
    }

    /// What comes next, drawn in this style; nothing when the game is over.
    fn next(&mut self, style: Style) -> Option<Entry<Genesis>> {
        let position = self.record.position();
        match position.turn() {
            Turn::Over => None,
            Turn::Chance => Some(Entry::Chance(
                position.due().unwrap().sample(&mut self.random),
            )),
            Turn::Player(seat) => Some(Entry::Player(
                seat,
                choose(position, seat, style, &mut self.random),
            )),
            Turn::Secret(_) => unreachable!("Genesis has no secrets"),
        }
    }

    fn enter(&mut self, entry: Entry<Genesis>) {
        assert_eq!(self.record.check(entry), Ok(()), "{entry}");
        self.record.enter(entry).unwrap();
        match (entry, &mut self.plain) {
            (Entry::Chance(Chance::Board(_)), _) => self.set_up_plain(),
            (Entry::Chance(Chance::Start(seat)), Some(plain)) => plain.start(seat.index()),
            (Entry::Chance(Chance::Dice(dice)), Some(plain)) => {
                let [one, two] = dice.map(|face| oracle::Face::parse(&face.to_string()).unwrap());
                plain.roll(one, two);
            }
            (Entry::Player(_, action), Some(plain)) => {
                plain.act(oracle::Action::parse(&action.to_string()).unwrap());
            }
            (_, None) => panic!("a board comes first"),
        }
    }
}

fn choose(position: &Genesis, seat: Seat, style: Style, random: &mut ChaCha8Rng) -> Action {
    let choices = position.choices(seat);
    let actions: Vec<_> = choices.iter().collect();
    let best = |wanted: &dyn Fn(&Action) -> bool, random: &mut ChaCha8Rng| {
        let wanted: Vec<_> = actions.iter().filter(|action| wanted(action)).collect();
        let some = if wanted.is_empty() {
            actions.iter().collect()
        } else {
            wanted
        };
        *some[random.random_range(0..some.len())]
    };
    let first = Space::all().find(|space| position.vacant().contains(*space));
    let in_rows = |action: &Action| matches!(action, Action::Place(_, s) if Some(*s) == first);
    match style {
        Style::Even => choices.sample(random).unwrap(),
        Style::Lopsided if seat.index() == 0 && choices.contains(Action::End) => Action::End,
        Style::InRows | Style::Lopsided => best(&in_rows, random),
        Style::Clustered => best(
            &|action| match action {
                Action::Place(terrain, space) => Space::all().any(|other| {
                    space.is_at_or_next_to(other)
                        && position.tile(other).is_some_and(|(_, t)| t == *terrain)
                }),
                Action::End => false,
            },
            random,
        ),
    }
}

/// Every action that can be written.
fn all_actions() -> Vec<Action> {
    let places = Terrain::ALL
        .into_iter()
        .flat_map(|terrain| Space::all().map(move |space| Action::Place(terrain, space)));
    places.chain([Action::End]).collect()
}

/// `legal` is what `check` accepts, for every seat and every action there is.
fn choices_agree(position: &Genesis, actions: &[Action]) {
    let turn = position.turn();
    for seat in Seat::all(Seat::MAX) {
        let choices = position.choices(seat);
        let listed: Vec<_> = choices.iter().collect();
        assert_eq!(listed.len(), choices.len());
        assert_eq!(listed.is_empty(), choices.is_empty());
        assert_eq!(!listed.is_empty(), turn == Turn::Player(seat), "{seat}");
        for (n, action) in listed.iter().enumerate() {
            assert_eq!(choices.nth(n), Some(*action));
        }
        assert_eq!(choices.nth(listed.len()), None);
        assert_eq!(choices.nth(usize::MAX), None);
        let mut legal = 0;
        for &action in actions {
            let accepted = position.check(seat, action);
            assert_eq!(
                choices.contains(action),
                accepted.is_ok(),
                "{seat} {action}: {accepted:?}"
            );
            legal += usize::from(accepted.is_ok());
        }
        assert_eq!(legal, listed.len(), "each action stands once");
    }
}

/// What chance can bring agrees with what it is checked by, and adds up to one.
fn chance_agrees(position: &Genesis) {
    let one_of_each = [
        Chance::Board(Board::pangaea()),
        Chance::Start(Seat::at(0)),
        Chance::Start(Seat::at(5)),
        "dice wild forest".parse().unwrap(),
    ];
    let Some(due) = position.due() else {
        assert_ne!(position.turn(), Turn::Chance);
        for outcome in one_of_each {
            assert!(position.check_chance(outcome).is_err());
        }
        return;
    };
    assert_eq!(position.turn(), Turn::Chance);
    for outcome in one_of_each {
        assert_eq!(position.check_chance(outcome), due.check(outcome));
        assert_eq!(due.contains(outcome), due.check(outcome).is_ok());
    }
    let Some(outcomes) = due.outcomes() else {
        return;
    };
    let mut sum = 0;
    let of = due.probability(outcomes[0]).unwrap().of;
    for outcome in outcomes {
        let probability = due.probability(outcome).unwrap();
        assert_eq!(probability.of, of);
        assert!(probability.ways > 0);
        sum += probability.ways;
        assert_eq!(position.check_chance(outcome), Ok(()));
        assert!(due.contains(outcome));
        assert!(outcome.to_string().starts_with(due.kind()));
        assert_eq!(outcome.to_string().parse(), Ok(outcome));
    }
    assert_eq!(sum, of);
}

/// Everybody sees everything, and what is seen can be imagined.
fn views_hide_nothing(position: &Genesis, next: Option<Entry<Genesis>>, random: &mut ChaCha8Rng) {
    let seats = Seat::all(position.players()).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Spectator]) {
        let view = View::of(position, viewer);
        assert_eq!(view.position(), position);
        assert_eq!(view.viewer(), viewer);
        assert_eq!(&Genesis::imagine(&view, random), position);
        if let Some(entry) = next {
            assert_eq!(EntryView::of(position, entry, viewer).entry(), Some(entry));
        }
    }
}

fn same_as_plain(position: &Genesis, plain: &Plain) {
    let (turn, seat) = match plain.turn() {
        oracle::Turn::Start | oracle::Turn::Roll(_) => (Turn::Chance, None),
        oracle::Turn::Choose(seat) => (Turn::Player(Seat::at(seat)), Some(Seat::at(seat))),
        oracle::Turn::Over => (Turn::Over, None),
    };
    assert_eq!(position.turn(), turn);
    if let oracle::Turn::Roll(seat) = plain.turn() {
        let text = position.to_string();
        assert!(text.ends_with(&format!(" roll {}", seat + 1)), "{text}");
    }
    let expected: Vec<String> = sorted(plain.legal().iter().map(ToString::to_string));
    let found = seat.map_or(Vec::new(), |seat| {
        sorted(position.choices(seat).iter().map(|a| a.to_string()))
    });
    assert_eq!(found, expected);
    let points = plain.points();
    let score = position.score();
    let found: Vec<u32> = score.points.iter().map(|&points| points.into()).collect();
    assert_eq!(found, points);
    assert_eq!(
        position.result().map(|result| result.points().to_vec()),
        (turn == Turn::Over).then(|| score.points.clone())
    );
    let expected = plain.areas().into_iter().map(|area| {
        let tiles = sorted(
            area.tiles
                .iter()
                .map(|&(c, r)| Space::at(c, r).unwrap().to_string()),
        );
        let mut herds: Vec<_> = area
            .herds
            .iter()
            .map(|herd| (herd.owner, herd.size, herd.points))
            .collect();
        herds.sort_unstable();
        (area.terrain.to_string(), tiles, area.multiplier, herds)
    });
    let found = score.areas.iter().filter(|area| area.tiles.len() >= 3);
    let found = found.map(|area| {
        let tiles = sorted(area.tiles.iter().map(|space| space.to_string()));
        let mut herds: Vec<_> = area
            .herds
            .iter()
            .map(|herd| (herd.owner.index(), herd.size, u32::from(herd.points)))
            .collect();
        herds.sort_unstable();
        let factor = u32::from(area.multiplier.factor());
        (area.terrain.to_string(), tiles, factor, herds)
    });
    assert_eq!(sorted(found), sorted(expected));
}

fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<_> = items.collect();
    items.sort_unstable();
    items
}

/// A position is its text, and a record its entries.
fn texts_agree(record: &Record<Genesis>) {
    let position = record.position();
    let text = position.to_string();
    assert_eq!(text.parse().as_ref(), Ok(position), "{text}");
    assert!(!text.contains('\n'));
    let printed = record.to_string();
    let reading = Record::<Genesis>::read(&printed).unwrap();
    assert_eq!(reading.stopped, None);
    assert_eq!(&reading.record, record);
    assert_eq!(reading.record.position(), position);
    assert_eq!(reading.record.to_string(), printed);
}

/// Runs what may fail; if it does, says how to repeat it.
fn or_say(seed: u64, table: &mut Table, run: impl FnOnce(&mut Table)) {
    if let Err(panic) = catch_unwind(AssertUnwindSafe(|| run(table))) {
        eprintln!("seed {seed}, after\n{}", table.record);
        resume_unwind(panic);
    }
}

#[test]
fn random_games_keep_all_that_is_promised() {
    let actions = all_actions();
    let rules = crate::rule_numbers();
    let mut ends = [0; 3];
    for (number, (players, options)) in setups().iter().enumerate() {
        // Every style meets every number of players, board and option over the combinations.
        let style = STYLES[(number + number / 4 + number / 12) % STYLES.len()];
        let seed = number as u64;
        let mut table = Table::new(*players, options, seed);
        or_say(seed, &mut table, |table| {
            let mut entries = 0;
            loop {
                let position = *table.position();
                assert_eq!(position.validate(), Ok(()));
                assert_eq!(position.players(), *players);
                assert_eq!(position.forced(), None, "played already");
                choices_agree(&position, &actions);
                chance_agrees(&position);
                if let Some(plain) = &table.plain {
                    same_as_plain(&position, plain);
                }
                let mut random = table.random.clone();
                let next = table.next(style);
                views_hide_nothing(&position, next, &mut random);
                let Some(next) = next else { break };
                assert_eq!(next.to_string().parse(), Ok(next));
                if entries % 16 == 0 {
                    texts_agree(&table.record);
                } else {
                    let text = position.to_string();
                    assert_eq!(text.parse().as_ref(), Ok(&position), "{text}");
                }
                table.enter(next);
                entries += 1;
            }
            texts_agree(&table.record);
            let position = table.position();
            let used_up = !Seat::all(*players).any(|seat| position.has_tiles(seat));
            ends[usize::from(used_up)] += 1;
            ends[2] += usize::from(Seat::all(*players).any(|seat| !position.has_tiles(seat)));
            for seat in Seat::all(*players) {
                for &action in &actions {
                    let refused = position.check(seat, action).unwrap_err();
                    assert!(rules.iter().any(|rule| rule == refused.rule()));
                }
            }
        });
    }
    // The games are worth something only if they end in all ways.
    let [full, used_up, somebody_out] = ends;
    assert!(
        full > 100 && used_up > 3 && somebody_out > used_up,
        "{ends:?}"
    );
}

/// A choice with exactly one option is what [`Game::forced`] says, step by step as search
/// goes, without the layer that plays it.
#[test]
fn forced_choices_are_those_with_one_option() {
    let mut forced = 0;
    for (number, (players, options)) in setups().iter().enumerate() {
        let given: Vec<_> = options.iter().map(|(k, v)| (*k, v.as_str())).collect();
        let mut position = Genesis::new(&setup(&Genesis::WHO[..*players], &given));
        let mut random = ChaCha8Rng::seed_from_u64(number as u64);
        let style = STYLES[number % STYLES.len()];
        loop {
            match position.turn() {
                Turn::Player(seat) => {
                    let choices = position.choices(seat);
                    let only = (choices.len() == 1).then(|| (seat, choices.nth(0).unwrap()));
                    assert_eq!(position.forced(), only, "{position}");
                    forced += usize::from(only.is_some());
                    let action = choose(&position, seat, style, &mut random);
                    position.act(seat, action);
                }
                Turn::Chance => {
                    assert_eq!(position.forced(), None);
                    let outcome = position.due().unwrap().sample(&mut random);
                    position.settle(outcome);
                }
                Turn::Over => break,
                Turn::Secret(_) => unreachable!("Genesis has no secrets"),
            }
            assert_eq!(position.validate(), Ok(()), "{position}");
        }
    }
    assert!(forced > 0, "some player ran out of tiles");
}

/// Every action, face and space has one text that reads back.
#[test]
fn notation_round_trips() {
    let mut texts: Vec<String> = Vec::new();
    for action in all_actions() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action));
        assert_eq!(
            oracle::Action::parse(&text).map(|action| action.to_string()),
            Some(text.clone())
        );
        for wrong in [
            format!(" {text}"),
            format!("{text} "),
            text.to_uppercase(),
            text.replacen(' ', "  ", 1) + " ",
            format!("{text} x"),
        ] {
            assert!(wrong.parse::<Action>().is_err(), "“{wrong}”");
        }
        texts.push(text);
    }
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), 4 * 140 + 1);
}

/// The record of a fixture, up to every entry, agrees with the plain implementation.
#[test]
fn fixtures_agree_with_the_plain_implementation() {
    for path in [
        "fixtures/genesis/024-p2-cluster-ties_players.urz",
        "fixtures/genesis/026-p2-cluster-end_finish_turn.urz",
        "fixtures/by-hand/genesis-second-place-whole.urz",
        "fixtures/by-hand/genesis-both-places-whole.urz",
    ] {
        let text = repository_file(path);
        let record = Record::<Genesis>::read(&text).unwrap().record;
        let mut options = vec![
            ("board", "pangaea".to_owned()),
            ("tiles_per_terrain", "13".to_owned()),
            ("start", "drawn".to_owned()),
            ("end", "immediate".to_owned()),
            ("ties", "herds".to_owned()),
        ];
        for (key, value) in urzeit_rules::Setup::options(record.header().setup()) {
            options
                .iter_mut()
                .find(|(known, _)| *known == key)
                .unwrap()
                .1 = value;
        }
        let mut table = Table::new(record.position().players(), &options, 0);
        or_say(0, &mut table, |table| {
            for entry in record.entries() {
                table.enter(entry);
                same_as_plain(table.position(), table.plain.as_ref().unwrap());
            }
            assert_eq!(table.position().turn(), Turn::Over);
        });
    }
}

/// How far counts are from what was expected, after Pearson.
fn chi_square(counts: &[(u32, f64)]) -> f64 {
    counts
        .iter()
        .map(|&(found, expected)| (f64::from(found) - expected).powi(2) / expected)
        .sum()
}

/// A bound that chance passes once in many thousands of seeds, and that a wrong distribution
/// does not pass: five standard deviations above the mean.
fn bound(freedom: usize) -> f64 {
    let freedom = freedom as f64;
    freedom + 5.0 * (2.0 * freedom).sqrt()
}

#[test]
fn dice_fall_as_often_as_they_should() {
    const ROLLS: u32 = 36_000;
    let mut random = ChaCha8Rng::seed_from_u64(7);
    let outcomes = Due::Dice.outcomes().unwrap();
    let mut counts = vec![0; outcomes.len()];
    for _ in 0..ROLLS {
        let roll = Due::Dice.sample(&mut random);
        counts[outcomes.iter().position(|known| *known == roll).unwrap()] += 1;
    }
    let expected = outcomes.iter().map(|outcome| {
        let probability = Due::Dice.probability(*outcome).unwrap();
        f64::from(ROLLS) * probability.ways as f64 / probability.of as f64
    });
    let table: Vec<_> = counts.into_iter().zip(expected).collect();
    let found = chi_square(&table);
    assert!(found < bound(24), "{found} {table:?}");
    // The test can fail: a die with six even words would not pass.
    let even: Vec<_> = table
        .iter()
        .map(|&(n, _)| (n, f64::from(ROLLS) / 25.0))
        .collect();
    assert!(chi_square(&even) > bound(24));
}

#[test]
fn start_players_are_drawn_evenly() {
    for players in 2..=4 {
        let due = Due::Start { players };
        let mut random = ChaCha8Rng::seed_from_u64(players as u64);
        let mut counts = vec![0; players];
        for _ in 0..6000 {
            let Chance::Start(seat) = due.sample(&mut random) else {
                panic!("a start player");
            };
            counts[seat.index()] += 1;
        }
        let table: Vec<_> = counts
            .iter()
            .map(|&count| (count, 6000.0 / players as f64))
            .collect();
        assert!(chi_square(&table) < bound(players - 1), "{table:?}");
    }
}

/// Boards are drawn like those of a plain sampler that draws sets until one is allowed.
#[test]
fn boards_are_drawn_evenly() {
    const BOARDS: u32 = 3000;
    let mut random = ChaCha8Rng::seed_from_u64(11);
    let mut ours = [0; 140];
    let mut volcanoes = 0;
    for _ in 0..BOARDS {
        let board = Board::sample(&mut random);
        assert!(board.is_random());
        let rows = board.to_string();
        let rows: Vec<Vec<char>> = rows.split('/').map(|row| row.chars().collect()).collect();
        assert!(oracle::allowed_board(&rows), "{board}");
        assert_eq!(rows.concat().iter().filter(|c| **c != '.').count(), 22);
        for (count, letter) in ours.iter_mut().zip(rows.concat()) {
            *count += u32::from(letter != '.');
            volcanoes += u32::from(letter == 'v');
        }
    }
    let half = f64::from(BOARDS) * 11.0;
    let found = chi_square(&[(volcanoes, half), (BOARDS * 22 - volcanoes, half)]);
    assert!(found < bound(1), "{volcanoes} volcanoes of {}", BOARDS * 22);

    let mut plain = [0; 140];
    let mut drawn = 0;
    while drawn < BOARDS {
        let mut rows = vec![vec!['.'; oracle::COLUMNS]; oracle::ROWS];
        let mut left = [17, 5];
        while left != [0, 0] {
            let (column, row) = (
                random.random_range(0..oracle::COLUMNS),
                random.random_range(0..oracle::ROWS),
            );
            let side = usize::from(column >= oracle::LEFT_OF_RIVER);
            if left[side] > 0 && rows[row][column] == '.' {
                rows[row][column] = 'v';
                left[side] -= 1;
            }
        }
        if oracle::allowed_board(&rows) {
            drawn += 1;
            for (count, letter) in plain.iter_mut().zip(rows.concat()) {
                *count += u32::from(letter == 'v');
            }
        }
    }
    // Two samples: each differs from the mean of both.
    let pairs = ours.iter().zip(plain).flat_map(|(&ours, plain)| {
        let mean = f64::from(ours + plain) / 2.0;
        [(ours, mean), (plain, mean)]
    });
    let found = chi_square(&pairs.collect::<Vec<_>>());
    assert!(found < bound(138), "{found}");
    // The test can fail: corners are blocked more rarely than an even share of 17 in 110.
    let even = f64::from(BOARDS);
    let even = ours.iter().enumerate().map(|(place, &count)| {
        let share = if place % 14 < 11 {
            17.0 / 110.0
        } else {
            5.0 / 30.0
        };
        (count, even * share)
    });
    let found = chi_square(&even.collect::<Vec<_>>());
    assert!(found > bound(138), "{found}");
}
