//! Reading the one-line text of a position (`docs/records.md`). Whatever it says that the
//! rules rule out is refused here or by the invariants.

use std::str::{Chars, FromStr};

use super::{
    board::Hex,
    cards::{CARDS, Card, Held, Kept, Secret, Terrain},
    position::{Lords, Phase, SoFar},
    read_board::BOARD,
    setup::{MAX_PLAYERS, Setup},
    text::HIDDEN,
};
use crate::{
    BadPosition, Broken, Game as _, Seat, Setup as _, Unreadable,
    notation::{Wanted, Words, number},
    position::{EMPTY, read_head},
};

const SEATS: Wanted = Wanted {
    kind: "seats",
    forms: &["1,2,…", EMPTY],
};
const HANDS: Wanted = Wanted {
    kind: "hands",
    forms: &["i1h2?5/…", EMPTY],
};
const DISCARDS: Wanted = Wanted {
    kind: "discards",
    forms: &["i1h2…", EMPTY],
};
const KEPT: Wanted = Wanted {
    kind: "kept",
    forms: &["sf?1/…", EMPTY],
};
const CHOSEN: Wanted = Wanted {
    kind: "chosen",
    forms: &["i1/?/-"],
};
const DRAWN: Wanted = Wanted {
    kind: "drawn",
    forms: &["i", "h", "f", "g", "s", "m", "d", "?"],
};
const ACTIONS: Wanted = Wanted {
    kind: "number",
    forms: &["0, 1, 2, …"],
};
const DONE: Wanted = Wanted {
    kind: "done",
    forms: &[EMPTY, "c", "a", "ca"],
};
const PHASE: Wanted = Wanted {
    kind: "phase",
    forms: &[
        "deal SEAT",
        "start",
        "marker SEAT KEPT",
        "lay SEAT TERRAIN KEPT",
        "select CARDS",
        "draw SEAT CARDS",
        "order CARDS SEATS",
        "place SEAT CARDS SEATS",
        "act SEAT CARDS SEATS COUNT DONE",
        "roll SEAT CARDS SEATS COUNT DONE HEX HEX",
        "advance SEAT CARDS SEATS COUNT DONE HEX HEX",
        "die",
        "over",
        "over CARDS",
    ],
};

impl FromStr for Lords {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Lords, BadPosition> {
        let mut words = Words::of(text);
        let (who, options) = read_head(&mut words, &[Lords::NAME])?;
        let mut position = Lords::new(&Setup::read(&who, &options)?);
        position.read_board(words.word(BOARD)?)?;
        position.read_free_civ_used(words.word(SEATS)?)?;
        position.read_hands(words.word(HANDS)?)?;
        position.read_discards(words.word(DISCARDS)?)?;
        position.read_phase(&mut words)?;
        words.end()?;
        position.validate()?;
        Ok(position)
    }
}

impl Lords {
    fn read_free_civ_used(&mut self, word: &str) -> Result<(), Unreadable> {
        let seats = read_seats(word)?;
        if !seats.is_sorted() {
            return Err(SEATS.not(word));
        }
        self.free_civ_used = seats.into_iter().collect();
        Ok(())
    }

    fn read_hands(&mut self, word: &str) -> Result<(), BadPosition> {
        let hands = read_per_seat(word, self.players(), |word| {
            read_held(word, read_card, Card::index)
        });
        let hands: Vec<Held<CARDS>> = hands.ok_or_else(|| HANDS.not(word))?;
        for (seat, hand) in self.seats().zip(hands) {
            self.take_cards(hand.known())?;
            self.hands[seat.index()] = hand;
        }
        Ok(())
    }

    fn read_discards(&mut self, word: &str) -> Result<(), BadPosition> {
        let discards = read_held::<CARDS, _>(word, read_card, Card::index)
            .filter(|held| held.hidden() == 0)
            .ok_or_else(|| DISCARDS.not(word))?;
        Ok(self.take_cards(discards.known())?)
    }

    /// Takes cards away from those that nobody has seen.
    fn take_cards(&mut self, cards: &[u8; CARDS]) -> Result<(), Broken> {
        for (unseen, &count) in self.unseen_cards.iter_mut().zip(cards) {
            *unseen = unseen.checked_sub(count).ok_or(Broken {
                rule: "L-1.3",
                key: "lords-too-many-cards",
            })?;
        }
        Ok(())
    }

    /// Takes markers away from those that nobody has seen.
    pub(super) fn take_markers(&mut self, terrain: Terrain, count: u8) -> Result<(), Broken> {
        let unseen = &mut self.unseen_markers[terrain.index()];
        *unseen = unseen.checked_sub(count).ok_or(Broken {
            rule: "L-1.3",
            key: "lords-too-many-markers",
        })?;
        Ok(())
    }

    fn read_phase(&mut self, words: &mut Words<'_>) -> Result<(), BadPosition> {
        self.phase = match words.word(PHASE)? {
            "deal" => Phase::Deal(words.value(Seat::WANTED)?),
            "start" => Phase::Start,
            "marker" => {
                let seat = words.value(Seat::WANTED)?;
                self.read_kept(words.word(KEPT)?)?;
                Phase::Marker(seat)
            }
            "lay" => {
                let seat = words.value(Seat::WANTED)?;
                let drawn = self.read_drawn(words.word(DRAWN)?)?;
                self.read_kept(words.word(KEPT)?)?;
                Phase::Lay(seat, drawn)
            }
            "select" => {
                self.read_chosen(words.word(CHOSEN)?)?;
                Phase::Select
            }
            "draw" => {
                let seat = words.value(Seat::WANTED)?;
                self.read_shown(words.word(CHOSEN)?)?;
                Phase::Draw(seat)
            }
            "order" => {
                let order = self.read_order(words)?;
                self.finished = order.len() as u8;
                Phase::Order
            }
            "place" => {
                let seat = words.value(Seat::WANTED)?;
                self.read_turn_of(seat, words)?;
                Phase::Place(seat)
            }
            "act" => {
                let seat = words.value(Seat::WANTED)?;
                self.read_turn(seat, words)?;
                Phase::Act(seat)
            }
            "roll" => {
                let seat = words.value(Seat::WANTED)?;
                self.read_turn(seat, words)?;
                Phase::Roll(seat, words.value(Hex::WANTED)?, words.value(Hex::WANTED)?)
            }
            "advance" => {
                let seat = words.value(Seat::WANTED)?;
                self.read_turn(seat, words)?;
                Phase::Advance(seat, words.value(Hex::WANTED)?, words.value(Hex::WANTED)?)
            }
            "die" => Phase::Die,
            "over" => {
                if words.more() {
                    self.read_shown(words.word(CHOSEN)?)?;
                }
                Phase::Over
            }
            other => return Err(PHASE.not(other).into()),
        };
        Ok(())
    }

    fn read_kept(&mut self, word: &str) -> Result<(), BadPosition> {
        let kept = read_per_seat(word, self.players(), |word| {
            read_held(
                word,
                |letters| Terrain::from_letter(letters.next()?),
                Terrain::index,
            )
        });
        let kept: Vec<Kept> = kept.ok_or_else(|| KEPT.not(word))?;
        for (seat, kept) in self.seats().zip(kept) {
            for (terrain, &count) in Terrain::ALL.into_iter().zip(kept.known()) {
                self.take_markers(terrain, count)?;
            }
            self.kept[seat.index()] = kept;
        }
        Ok(())
    }

    fn read_drawn(&mut self, word: &str) -> Result<Secret<Terrain>, BadPosition> {
        if word.chars().eq([HIDDEN]) {
            return Ok(Secret::Hidden);
        }
        let mut letters = word.chars();
        let terrain = letters.next().and_then(Terrain::from_letter);
        let terrain = terrain
            .filter(|_| letters.next().is_none())
            .ok_or_else(|| DRAWN.not(word))?;
        self.take_markers(terrain, 1)?;
        Ok(Secret::Known(terrain))
    }

    fn read_chosen(&mut self, word: &str) -> Result<(), BadPosition> {
        let hidden = HIDDEN.to_string();
        let chosen = read_per_seat(word, self.players(), |word| match word {
            EMPTY => Some(None),
            word if word == hidden => Some(Some(Secret::Hidden)),
            word => {
                let mut letters = word.chars();
                let card = read_card(&mut letters)?;
                let end = letters.next().is_none();
                end.then_some(Some(Secret::Known(card)))
            }
        });
        let chosen = chosen.ok_or_else(|| CHOSEN.not(word))?;
        self.chosen[..chosen.len()].copy_from_slice(&chosen);
        Ok(())
    }

    /// The cards on the table, one of every seat.
    fn read_shown(&mut self, word: &str) -> Result<(), BadPosition> {
        self.read_chosen(word)?;
        let mut shown = [0; CARDS];
        for seat in self.seats() {
            let card = self.chosen(seat).and_then(Secret::known);
            shown[card.ok_or_else(|| CHOSEN.not(word))?.index()] += 1;
        }
        Ok(self.take_cards(&shown)?)
    }

    /// The cards on the table and the order of turns as far as it is settled.
    fn read_order(&mut self, words: &mut Words<'_>) -> Result<Vec<Seat>, BadPosition> {
        self.read_shown(words.word(CHOSEN)?)?;
        let word = words.word(SEATS)?;
        let settled = read_seats(word)?;
        let in_order = self.order_beginning_with(&settled);
        self.order = in_order.ok_or(Broken {
            rule: "L-4.5",
            key: "lords-order",
        })?;
        self.settled = settled.len() as u8;
        Ok(settled)
    }

    fn read_turn_of(&mut self, seat: Seat, words: &mut Words<'_>) -> Result<(), BadPosition> {
        let settled = self.read_order(words)?;
        let finished = settled.iter().position(|other| *other == seat);
        self.finished = finished.ok_or(Broken {
            rule: "L-4.5",
            key: "lords-order",
        })? as u8;
        Ok(())
    }

    fn read_turn(&mut self, seat: Seat, words: &mut Words<'_>) -> Result<(), BadPosition> {
        self.read_turn_of(seat, words)?;
        let word = words.word(ACTIONS)?;
        let actions = number(word).ok_or_else(|| ACTIONS.not(word))?;
        let word = words.word(DONE)?;
        let (civilised, altar) = match word {
            EMPTY => (false, false),
            "c" => (true, false),
            "a" => (false, true),
            "ca" => (true, true),
            other => return Err(DONE.not(other).into()),
        };
        self.so_far = SoFar {
            actions,
            civilised,
            altar,
        };
        Ok(())
    }

    /// The order of turns if these seats are the settled ones; nothing if the cards on the
    /// table do not allow that.
    pub(super) fn order_beginning_with(&self, settled: &[Seat]) -> Option<[Seat; MAX_PLAYERS]> {
        let mut all = self.sorted_by_card();
        let order = &mut all[..self.players()];
        for (place, seat) in settled.iter().enumerate() {
            let found = order.iter().skip(place).position(|other| other == seat)?;
            // Moving the seat to the front keeps the rest sorted.
            order[place..=place + found].rotate_right(1);
        }
        let sorted = order.is_sorted_by_key(|&seat| self.place_of(seat));
        sorted.then_some(all)
    }
}

/// Seats separated by commas, each once.
fn read_seats(word: &str) -> Result<Vec<Seat>, Unreadable> {
    if word == EMPTY {
        return Ok(Vec::new());
    }
    let seats = word.split(',').map(str::parse);
    let seats = seats.collect::<Result<Vec<Seat>, _>>()?;
    let twice = (1..seats.len()).any(|place| seats[..place].contains(&seats[place]));
    if twice {
        return Err(SEATS.not(word));
    }
    Ok(seats)
}

/// One part for every seat, separated by `/`.
fn read_per_seat<T>(
    word: &str,
    players: usize,
    read: impl FnMut(&str) -> Option<T>,
) -> Option<Vec<T>> {
    let parts: Vec<T> = word.split('/').map(read).collect::<Option<_>>()?;
    (parts.len() == players).then_some(parts)
}

fn read_card(letters: &mut Chars<'_>) -> Option<Card> {
    let terrain = Terrain::from_letter(letters.next()?)?;
    Card::new(terrain, letters.next()?.to_digit(10)? as usize)
}

/// Things in the order of their kinds, then `?` and how many are hidden.
fn read_held<const KINDS: usize, T>(
    word: &str,
    read: impl Fn(&mut Chars<'_>) -> Option<T>,
    index: impl Fn(T) -> usize,
) -> Option<Held<KINDS>> {
    let mut held = Held::NONE;
    if word == EMPTY {
        return Some(held);
    }
    let (known, hidden) = match word.split_once(HIDDEN) {
        Some((known, hidden)) => (known, number(hidden).filter(|hidden| *hidden > 0)?),
        None => (word, 0),
    };
    held.hidden = hidden;
    let mut letters = known.chars();
    let mut last = 0;
    while !letters.as_str().is_empty() {
        let kind = index(read(&mut letters)?);
        if kind < last {
            return None;
        }
        last = kind;
        held.known[kind] = held.known[kind].checked_add(1)?;
    }
    (!word.is_empty()).then_some(held)
}
