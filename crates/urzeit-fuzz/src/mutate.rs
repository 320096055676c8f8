//! What is nearly right: texts of which something was changed.

use rand::{Rng as _, RngExt as _};

use crate::target::Random;

/// Nothing that is made is longer.
pub const LONGEST: usize = 1 << 16;

const SPICE: &[&str] = &[
    "\r\n",
    "\0",
    "\t",
    " ",
    "  ",
    "\u{feff}",
    "\u{202e}",
    "ä",
    "🦎",
    "-",
    "-1",
    "#",
    "\n\n",
    "log\n",
    "result 1 0 draw\n",
    "! undo 1\n",
    "? ",
    "*",
    "from ",
    "seat 4 dinosaur\n",
    "option ties players\n",
    "genesis",
    "end",
    "over",
    "roll 6",
    "null",
    "{}",
    "\\u0000",
    "\\ud800",
    "\"",
    "%00",
    "../",
    "'",
];

#[rustfmt::skip]
const NUMBERS: &[&str] = &[
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "01", "+1", "-1", "1.5", "1e400", "255",
    "256", "500", "65535", "4294967295", "4294967296", "9007199254740993", "9223372036854775807",
    "18446744073709551615", "99999999999999999999",
];

/// One of these.
pub fn one_of<'a, T>(items: &'a [T], random: &mut Random) -> &'a T {
    &items[random.random_range(0..items.len())]
}

/// Bytes without any sense.
pub fn noise(most: usize, random: &mut Random) -> Vec<u8> {
    let mut bytes = vec![0; random.random_range(0..most)];
    random.fill_bytes(&mut bytes);
    bytes
}

/// Changes a text a little: bytes, words, lines, numbers, or parts of another.
pub fn mutate(text: &[u8], other: &[u8], random: &mut Random) -> Vec<u8> {
    let mut bytes = text.to_vec();
    for _ in 0..random.random_range(1..4) {
        let place = random.random_range(0..=bytes.len());
        let upto = (place + random.random_range(0..12usize)).min(bytes.len());
        match random.random_range(0..13) {
            0 => drop(bytes.drain(place..upto)),
            1 => random.fill_bytes(&mut bytes[place..upto]),
            2 => drop(bytes.splice(place..place, one_of(SPICE, random).bytes())),
            3 => bytes.truncate(place),
            4 => {
                let copy = bytes[place..upto].to_vec();
                let to = random.random_range(0..=bytes.len());
                bytes.splice(to..to, copy);
            }
            5 | 6 => bytes = swap_words(&bytes, random),
            7 | 8 => change_number(&mut bytes, place, random),
            9 => {
                let copy = bytes[place..upto].repeat(random.random_range(2..400));
                bytes.splice(place..place, copy);
            }
            10 => nest(&mut bytes, place, random),
            11 if place < bytes.len() => bytes[place] ^= 1 << random.random_range(0..8),
            _ => {
                let from = random.random_range(0..=other.len());
                bytes.extend_from_slice(&other[from..]);
            }
        }
        bytes.truncate(LONGEST);
    }
    bytes
}

/// Exchanges two words or two lines: what is wrong then is wrong for the rules, not the reader.
fn swap_words(bytes: &[u8], random: &mut Random) -> Vec<u8> {
    let separator = if random.random() { b' ' } else { b'\n' };
    let mut words: Vec<_> = bytes.split(|byte| *byte == separator).collect();
    let one = random.random_range(0..words.len());
    let two = random.random_range(0..words.len());
    words.swap(one, two);
    words.join(&separator)
}

/// The next number becomes another one.
fn change_number(bytes: &mut Vec<u8>, place: usize, random: &mut Random) {
    let Some(start) = bytes[place..].iter().position(u8::is_ascii_digit) else {
        return;
    };
    let start = place + start;
    let digits = bytes[start..]
        .iter()
        .take_while(|byte| byte.is_ascii_digit());
    let end = start + digits.count();
    bytes.splice(start..end, one_of(NUMBERS, random).bytes());
}

/// Very deep, or very long.
fn nest(bytes: &mut Vec<u8>, place: usize, random: &mut Random) {
    let part = *one_of(&["[", "{\"a\":", "(", "a", "9", "\n", "ä"], random);
    let many = part.repeat(random.random_range(1..20_000 / part.len()));
    bytes.splice(place..place, many.into_bytes());
}

/// Changes a position a little, so that it often is still one: some words come from another
/// position, and letters and the parts of a word change places or become others.
pub fn mutate_position(text: &str, other: &str, random: &mut Random) -> Vec<u8> {
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    let others: Vec<_> = other.split(' ').collect();
    for _ in 0..random.random_range(1..4) {
        let place = random.random_range(0..words.len());
        let letters: Vec<_> = text.chars().collect();
        let mut any_letter = || letters[random.random_range(0..letters.len())];
        let (letter, new) = (any_letter(), any_letter());
        match random.random_range(0..7) {
            0 => words[place] = others[place.min(others.len() - 1)].to_owned(),
            1 => {
                words.truncate(place);
                words.extend(others.iter().skip(place).map(|&word| word.to_owned()));
                words.push(others[random.random_range(0..others.len())].to_owned());
                words.truncate(words.len() - random.random_range(0..2));
            }
            2 => {
                let separator = if random.random() { "/" } else { "," };
                words[place] = swap_parts(&words[place], separator, random);
            }
            3 => words[place] = swap_parts(&words[place], "", random),
            4 => words[place] = words[place].replace(letter, &new.to_string()),
            5 => words[place] = change_letter(&words[place], &new.to_string(), random),
            _ => {
                let new = *one_of(NUMBERS, random);
                words[place] = change_letter(&words[place], new, random);
            }
        }
    }
    words.join(" ").into_bytes()
}

fn swap_parts(word: &str, separator: &str, random: &mut Random) -> String {
    let mut parts: Vec<_> = word.split(separator).collect();
    let one = random.random_range(0..parts.len());
    let two = random.random_range(0..parts.len());
    parts.swap(one, two);
    parts.join(separator)
}

fn change_letter(word: &str, new: &str, random: &mut Random) -> String {
    let length = word.chars().count();
    let place = random.random_range(0..=length);
    let before = word.chars().take(place).collect::<String>();
    before + new + word.chars().skip(place + 1).collect::<String>().as_str()
}
