//! A checker written from `docs/fairness.md` and `docs/records.md` alone. It knows SHA-256 and
//! the text of a record, and nothing else of this program.
//!
//! It does not know positions, so it checks no games that begin `from` one. And only for
//! `* dummy` it is told where the rules let the amoeba appear, in a comment before the line:
//! `# spaces B1 A2`.

use std::collections::BTreeSet;

use sha2::{Digest, Sha256};

/// How many outcomes are right, or what is wrong first.
pub(crate) fn check(text: &str) -> Result<u64, String> {
    let (header, log) = text.split_once("\nlog\n").ok_or("no log")?;
    let header = Header::read(header)?;
    if hex(&Sha256::digest(&header.seed)) != header.commitment {
        return Err("the seed is another one".to_owned());
    }
    let mut left = Left::new(&header);
    let mut number = 0;
    let mut right = 0;
    let mut spaces = Vec::new();
    for line in log.lines() {
        if let Some(count) = line.strip_prefix("! undo ") {
            number += count.parse::<u64>().map_err(|error| error.to_string())?;
        } else if let Some(named) = line.strip_prefix("# spaces ") {
            spaces = named.split(' ').collect();
        } else if let Some(outcome) = line.strip_prefix("* ") {
            number += 1;
            let mut stream = Stream::new(&header, number);
            let drawn = left.draw(&header, outcome, &spaces, &mut stream)?;
            if drawn != outcome {
                return Err(format!("number {number} is {outcome}, not {drawn}"));
            }
            right += 1;
        }
    }
    Ok(right)
}

/// What the header says.
struct Header<'a> {
    game: &'a str,
    seats: Vec<&'a str>,
    options: Vec<(&'a str, &'a str)>,
    table: &'a str,
    commitment: &'a str,
    bytes: Vec<Vec<u8>>,
    seed: Vec<u8>,
}

impl<'a> Header<'a> {
    fn read(text: &'a str) -> Result<Header<'a>, String> {
        let mut header = Header {
            game: "",
            seats: Vec::new(),
            options: Vec::new(),
            table: "",
            commitment: "",
            bytes: Vec::new(),
            seed: Vec::new(),
        };
        for line in text.lines() {
            let (key, rest) = line.split_once(' ').ok_or("no value")?;
            let words: Vec<_> = rest.split(' ').collect();
            match key {
                "game" => header.game = rest,
                "seat" => header.seats.push(words[1]),
                "option" => header.options.push((words[0], words[1])),
                "table" => header.table = rest,
                "commitment" => header.commitment = rest,
                "bytes" => header.bytes.push(unhex(words.get(1).unwrap_or(&""))?),
                "seed" => header.seed = unhex(rest)?,
                _ => {}
            }
        }
        Ok(header)
    }

    fn has(&self, key: &str, value: &str) -> bool {
        self.options.contains(&(key, value))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn unhex(text: &str) -> Result<Vec<u8>, String> {
    let pairs = (0..text.len())
        .step_by(2)
        .map(|place| &text[place..place + 2]);
    pairs
        .map(|pair| u8::from_str_radix(pair, 16).map_err(|error| error.to_string()))
        .collect()
}

/// HMAC as RFC 2104 has it.
pub(crate) fn hmac(key: &[u8], message: &[u8]) -> Vec<u8> {
    let mut padded = [0; 64];
    if key.len() > 64 {
        padded[..32].copy_from_slice(&Sha256::digest(key));
    } else {
        padded[..key.len()].copy_from_slice(key);
    }
    let inner = padded.map(|byte| byte ^ 0x36);
    let outer = padded.map(|byte| byte ^ 0x5c);
    let inside = Sha256::digest([&inner, message].concat());
    Sha256::digest([&outer[..], &inside].concat()).to_vec()
}

struct Stream {
    seed: Vec<u8>,
    message: Vec<u8>,
    blocks: u32,
    words: Vec<u32>,
}

impl Stream {
    fn new(header: &Header<'_>, number: u64) -> Stream {
        let mut message = Vec::new();
        message.extend((header.table.len() as u32).to_le_bytes());
        message.extend(header.table.as_bytes());
        message.extend(number.to_le_bytes());
        for bytes in &header.bytes {
            message.extend((bytes.len() as u32).to_le_bytes());
            message.extend(bytes);
        }
        Stream {
            seed: header.seed.clone(),
            message,
            blocks: 0,
            words: Vec::new(),
        }
    }

    fn word(&mut self) -> u64 {
        if self.words.is_empty() {
            let message = [&self.message[..], &self.blocks.to_le_bytes()].concat();
            let block = hmac(&self.seed, &message);
            let words = block.chunks(4).rev();
            let read = |word: &[u8]| {
                word.iter()
                    .rev()
                    .fold(0, |sum, &byte| sum << 8 | u32::from(byte))
            };
            self.words = words.map(read).collect();
            self.blocks += 1;
        }
        self.words.pop().map_or(0, u64::from)
    }

    fn below(&mut self, k: usize) -> usize {
        let k = k as u64;
        let surplus = ((1 << 32) - k) % k;
        loop {
            let product = self.word() * k;
            if product % (1 << 32) >= surplus {
                return (product >> 32) as usize;
            }
        }
    }

    fn die(&mut self) -> usize {
        self.below(6) + 1
    }

    fn pick(&mut self, counts: &[usize]) -> usize {
        let mut m = self.below(counts.iter().sum());
        for (kind, &count) in counts.iter().enumerate() {
            if m < count {
                return kind;
            }
            m -= count;
        }
        unreachable!("m is less than all counts together")
    }
}

const TERRAINS: [&str; 7] = [
    "island",
    "hills",
    "forest",
    "grassland",
    "sea",
    "mountains",
    "desert",
];
const MARKERS: [usize; 7] = [14, 22, 22, 22, 20, 10, 10];
const CARDS_OF_A_VALUE: [usize; 4] = [4, 6, 6, 6];
const ENVIRONMENT: [(&str, usize); 10] = [
    ("west 6", 1),
    ("west 9", 1),
    ("west 12", 1),
    ("east 8", 1),
    ("east 10", 2),
    ("north 9", 1),
    ("north 11", 1),
    ("south 10", 1),
    ("south 13", 1),
    ("none 14", 1),
];
const FACES: [&str; 6] = ["forest", "savannah", "mountain", "wetland", "wild", "wild"];

/// What is left to draw from.
struct Left {
    pile: Vec<usize>,
    bag: Vec<usize>,
    deck: Vec<usize>,
}

impl Left {
    fn new(header: &Header<'_>) -> Left {
        let olympus = header.has("board", "olympus61");
        let decks = if header.has("deck", "single") { 2 } else { 1 };
        let mut pile = Vec::new();
        for (terrain, count) in CARDS_OF_A_VALUE.iter().enumerate() {
            let gone = olympus && TERRAINS[terrain] == "grassland";
            pile.extend([if gone { 0 } else { count / decks }; 5]);
        }
        let mut bag = MARKERS.to_vec();
        if olympus {
            bag[3] = 0;
        }
        let deck = ENVIRONMENT.iter().map(|(_, count)| *count).collect();
        Left { pile, bag, deck }
    }

    /// What the stream gives where the record has this outcome. What is drawn is taken away.
    fn draw(
        &mut self,
        header: &Header<'_>,
        outcome: &str,
        spaces: &[&str],
        stream: &mut Stream,
    ) -> Result<String, String> {
        let words: Vec<_> = outcome.split(' ').collect();
        let card = |kind: usize| format!("{}{}", TERRAINS[kind / 5], kind % 5 + 1);
        Ok(match (header.game, words[0]) {
            (_, "start") => format!("start {}", stream.below(header.seats.len()) + 1),
            (_, "die") => format!("die {}", stream.die()),
            ("genesis", "dice") => {
                let roll = stream.below(36);
                format!("dice {} {}", FACES[roll / 6], FACES[roll % 6])
            }
            ("genesis", "board") => format!("board {}", board(stream)),
            ("lords", "deal") => {
                let mut hand = vec![0; self.pile.len()];
                for _ in 2..words.len() {
                    let kind = stream.pick(&self.pile);
                    self.pile[kind] -= 1;
                    hand[kind] += 1;
                }
                let mut text = format!("deal {}", words[1]);
                for (kind, count) in hand.into_iter().enumerate() {
                    text += &format!(" {}", card(kind)).repeat(count);
                }
                text
            }
            ("lords", "draw") => {
                let kind = stream.pick(&self.pile);
                self.pile[kind] -= 1;
                format!("draw {} {}", words[1], card(kind))
            }
            ("lords", "marker") => {
                let kind = stream.pick(&self.bag);
                self.bag[kind] -= 1;
                format!("marker {} {}", words[1], TERRAINS[kind])
            }
            ("lords", "order") => {
                let group: BTreeSet<_> = words[1..].iter().copied().collect();
                let mut order: Vec<&str> = Vec::new();
                for (i, seat) in group.into_iter().enumerate() {
                    let j = stream.below(i + 1);
                    order.push(seat);
                    order.swap(i, j);
                }
                format!("order {}", order.join(" "))
            }
            ("lords", "roll") => {
                let dice = [stream.die(), stream.die(), stream.die()];
                format!("roll {} {} {}", dice[0], dice[1], dice[2])
            }
            ("ursuppe", "environment") => {
                let kind = stream.pick(&self.deck);
                self.deck[kind] -= 1;
                format!("environment {}", ENVIRONMENT[kind].0)
            }
            ("ursuppe", "order") => {
                let mut players: Vec<String> = if header.has("mode", "double") {
                    header
                        .seats
                        .iter()
                        .flat_map(|who| who.split('+'))
                        .map(str::to_owned)
                        .collect()
                } else {
                    (1..=header.seats.len())
                        .map(|seat| seat.to_string())
                        .collect()
                };
                let mut r = stream.below((1..=players.len()).product());
                let mut order = Vec::new();
                for k in (1..=players.len()).rev() {
                    order.push(players.remove(r % k));
                    r /= k;
                }
                format!("order {}", order.join(" "))
            }
            ("ursuppe", "dice" | "fight") => {
                let dice = [stream.die(), stream.die()];
                format!("{} {} {}", words[0], dice[0], dice[1])
            }
            ("ursuppe", "dummy") => format!("dummy {}", spaces[stream.below(spaces.len())]),
            _ => return Err(format!("what is {outcome}?")),
        })
    }
}

type Space = (usize, usize);

/// A random board: spaces as row and column.
fn board(stream: &mut Stream) -> String {
    let all = || (0..10).flat_map(|row| (0..14).map(move |column| (row, column)));
    let blocked: BTreeSet<Space> = loop {
        let mut blocked = choose(17, all().filter(|space| space.1 < 11).collect(), stream);
        blocked.extend(choose(
            5,
            all().filter(|space| space.1 >= 11).collect(),
            stream,
        ));
        let blocked: BTreeSet<_> = blocked.into_iter().collect();
        let open: BTreeSet<_> = all().filter(|space| !blocked.contains(space)).collect();
        let left = open.iter().copied().filter(|space| space.1 < 11).collect();
        if is_connected(&left) && is_connected(&open) {
            break blocked;
        }
    };
    let mut rows = vec![vec!['.'; 14]; 10];
    for (row, column) in blocked {
        rows[row][column] = if stream.below(2) == 0 { 'v' } else { 't' };
    }
    let rows: Vec<String> = rows
        .into_iter()
        .map(|row| row.into_iter().collect())
        .collect();
    rows.join("/")
}

fn choose(count: usize, mut list: Vec<Space>, stream: &mut Stream) -> Vec<Space> {
    let mut chosen = Vec::new();
    for _ in 0..count {
        let j = stream.below(list.len());
        chosen.push(list[j]);
        list[j] = list[list.len() - 1];
        list.pop();
    }
    chosen
}

fn is_connected(spaces: &BTreeSet<Space>) -> bool {
    let mut reached = BTreeSet::new();
    let mut next: Vec<Space> = spaces.iter().copied().take(1).collect();
    while let Some((row, column)) = next.pop() {
        if spaces.contains(&(row, column)) && reached.insert((row, column)) {
            next.extend([(row + 1, column), (row, column + 1)]);
            next.extend(row.checked_sub(1).map(|row| (row, column)));
            next.extend(column.checked_sub(1).map(|column| (row, column)));
        }
    }
    reached.len() == spaces.len()
}
