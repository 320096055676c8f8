//! What somebody at the board has in mind: the marker or card in hand, the stack that shall march
//! or attack, and how many. Nothing of it is done yet.

use leptos::prelude::*;
use urzeit_rules::{
    Game as _, Lords, Seat,
    lords::{Action, Card, Fraction, Hex, Hexes, March, Phase, SiegeOdds, Terrain, board::HEXES},
};
use urzeit_table::Wish;

use super::{names, recent::recent};
use crate::{session::Session, shown::Shown, text::Words};

/// The game, and what somebody has in mind.
#[derive(Clone, Copy)]
pub(super) struct Plan {
    pub(super) shown: Shown<Lords>,
    /// The marker that shall be laid.
    pub(super) marker: RwSignal<Option<Terrain>>,
    /// The card that shall be played.
    pub(super) card: RwSignal<Option<Card>>,
    /// What a click on a hex is for, in a turn.
    pub(super) doing: RwSignal<Doing>,
    /// How many shall go.
    pub(super) count: RwSignal<u16>,
    /// The hex that is looked at.
    pub(super) looked: RwSignal<Option<Hex>>,
    /// The stack in hand, as long as it can do something.
    pub(super) from: Memo<Option<Hex>>,
    /// Where it shall go or whom it shall attack.
    pub(super) to: Memo<Option<Hex>>,
    /// What a click would do, hex by hex.
    pub(super) lit: Memo<Vec<Option<Lit>>>,
    /// Where others have changed something.
    pub(super) recent: Memo<Hexes>,
    picked: RwSignal<Option<Hex>>,
    aimed: RwSignal<Option<Aim>>,
}

/// What is kept of it while another board is shown.
struct Mind {
    card: Option<Card>,
    doing: Doing,
    count: u16,
    picked: Option<Hex>,
    aimed: Option<Aim>,
}

/// What is planned for the people in hand. An attack does not become a march when its last defender
/// has gone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Aim {
    March(Hex),
    Attack(Hex),
}

/// What a click on a hex is for, in a turn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Doing {
    /// Moving and attacking.
    March,
    Civilise,
    Altar,
}

/// What a click on a hex that lights up would do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lit {
    Lay,
    Put,
    /// Takes these people in hand.
    Stack,
    /// The people in hand can get there, in one step or more.
    March,
    /// They can attack, and empty the hex with this chance in per cent, if it can be computed.
    Attack(Option<u32>),
    /// They can enter what they have emptied.
    Advance,
    Civilise,
    Altar,
}

impl Lit {
    /// What a click on this hex plans for the people in hand.
    fn aim(self, hex: Hex) -> Option<Aim> {
        match self {
            Lit::March => Some(Aim::March(hex)),
            Lit::Attack(_) => Some(Aim::Attack(hex)),
            _ => None,
        }
    }
}

impl Plan {
    pub(super) fn new(session: Session) -> Plan {
        let shown = Shown::<Lords>::new(session);
        let (marker, card) = (RwSignal::new(None), RwSignal::new(None));
        let doing = RwSignal::new(Doing::March);
        let count = RwSignal::new(1);
        let (picked, aimed) = (RwSignal::new(None), RwSignal::new(None));
        let from = Memo::new(move |_| {
            let picked = picked.get().filter(|_| doing.get() == Doing::March)?;
            shown.legal.with(|legal| {
                let mut sources = legal.iter().filter_map(source);
                sources.any(|from| from == picked).then_some(picked)
            })
        });
        let lit = Memo::new(move |_| {
            shown.position.with(|position| {
                shown
                    .legal
                    .with(|legal| light(position, legal, doing.get(), from.get()))
            })
        });
        let to = Memo::new(move |_| {
            let aimed = aimed.get()?;
            let (Aim::March(hex) | Aim::Attack(hex)) = aimed;
            let still = lit.with(|lit| lit[hex.index()]?.aim(hex));
            (still == Some(aimed)).then_some(hex)
        });
        let plan = Plan {
            shown,
            marker,
            card,
            doing,
            count,
            looked: RwSignal::new(None),
            from,
            to,
            lit,
            recent: Memo::new(move |_| recent(session)),
            picked,
            aimed,
        };
        if let Some(mind) = session.recall::<Mind>() {
            doing.set(mind.doing);
            card.set(mind.card);
            picked.set(mind.picked);
            aimed.set(mind.aimed);
            count.set(mind.count);
        }
        session.keep_in_mind(move || {
            Some(Mind {
                card: card.try_get_untracked()?,
                doing: doing.try_get_untracked()?,
                count: count.try_get_untracked()?,
                picked: picked.try_get_untracked()?,
                aimed: aimed.try_get_untracked()?,
            })
        });
        Effect::new(move |_| plan.take_what_is_there());
        plan
    }

    /// After every change: the marker just drawn is in hand, no card that was played, as many as
    /// possible advance and no more march than can, and what can be done once a turn is not tried
    /// again.
    fn take_what_is_there(self) {
        let legal = self.shown.legal.get();
        let phase = self.shown.position.with(Lords::phase);
        self.marker.set(match phase {
            Phase::Lay(_, drawn) if !legal.is_empty() => drawn.known(),
            _ => None,
        });
        let in_hand = |card: &Card| legal.contains(&Action::Card(*card));
        self.card.set(self.card.get_untracked().filter(in_hand));
        if let Some(most) = legal.iter().filter_map(advance).max() {
            self.count.set(most);
        } else {
            self.change_count(0);
        }
        let goes_on = legal.iter().any(|action| match self.doing.get_untracked() {
            Doing::March => true,
            Doing::Civilise => matches!(action, Action::Civilise(_)),
            Doing::Altar => matches!(action, Action::Altar(_)),
        });
        if !goes_on {
            self.doing.set(Doing::March);
        }
    }

    /// The seat of the player who looks at the board.
    pub(super) fn seat(self) -> Option<Seat> {
        self.shown.session.seat.get()
    }

    /// The name of the player who sits there.
    pub(super) fn name(self, words: Words, seat: Seat) -> String {
        let position = self.shown.position;
        position.with(|position| names::who(words, self.shown.session, position.colours(), seat))
    }

    /// What whoever looks at the board is asked for.
    pub(super) fn asked(self) -> Option<Phase> {
        let asked = self.shown.session.is_asked();
        asked.then(|| self.shown.position.with(Lords::phase))
    }

    /// A hex is clicked. Where nothing can be done, it is said why not.
    pub(super) fn click(self, hex: Hex) {
        self.looked.set(Some(hex));
        match untrack(move || self.asked()) {
            Some(Phase::Lay(..)) => {
                if let Some(terrain) = self.marker.get_untracked() {
                    self.shown.act(Action::Lay(terrain, hex));
                }
            }
            Some(Phase::Place(_)) => self.shown.act(Action::Put(hex)),
            Some(Phase::Advance(_, _, to)) if hex == to => self.advance(to),
            Some(Phase::Act(_)) => match self.doing.get_untracked() {
                Doing::March => self.pick_or_aim(hex),
                Doing::Civilise => self.shown.act(Action::Civilise(hex)),
                Doing::Altar => self.shown.act(Action::Altar(hex)),
            },
            Some(_) => self.say_why_nobody(hex),
            None => self.look_or_say_why(hex),
        }
    }

    /// A hex is clicked by somebody who is not asked.
    fn look_or_say_why(self, hex: Hex) {
        let owner = self.owner(hex);
        // A player who only looks at others' people is not told whose turn it is.
        let looks = owner.is_some() && owner != self.shown.session.seat.get_untracked();
        let is_over = self.shown.position.with_untracked(Lords::phase) == Phase::Over;
        if !is_over && !looks {
            self.say_why_nobody(hex);
        }
    }

    /// The player whose people are on a hex.
    fn owner(self, hex: Hex) -> Option<Seat> {
        let position = self.shown.position;
        position.with_untracked(|position| position.stack(hex).map(|stack| stack.owner))
    }

    /// Somebody pulls the people of one hex onto another.
    pub(super) fn drag(self, from: Hex, to: Hex) {
        let acting = matches!(untrack(move || self.asked()), Some(Phase::Act(_)));
        if acting && self.doing.get_untracked() == Doing::March {
            self.let_go();
            self.pick_or_aim(from);
            // People that may not go have been refused already.
            if self.from.get_untracked() == Some(from) {
                self.pick_or_aim(to);
            }
        }
    }

    /// First the stack, then where to; the same place again does it.
    fn pick_or_aim(self, hex: Hex) {
        let lit = self.lit.with_untracked(|lit| lit[hex.index()]);
        let Some(from) = self.from.get_untracked() else {
            self.let_go();
            match lit {
                Some(Lit::Stack) => self.picked.set(Some(hex)),
                _ => self.say_why_nobody(hex),
            }
            return;
        };
        match lit {
            _ if hex == from => self.let_go(),
            Some(Lit::March | Lit::Attack(_)) if self.to.get_untracked() == Some(hex) => self.go(),
            Some(lit @ (Lit::March | Lit::Attack(_))) => {
                self.shown.session.refused.set(None);
                self.aimed.set(lit.aim(hex));
                if let Some((_, most)) = untrack(move || self.bounds()) {
                    self.count.set(most);
                }
            }
            Some(Lit::Stack) => {
                self.let_go();
                self.picked.set(Some(hex));
            }
            _ => self.refuse(from, hex),
        }
    }

    /// Nothing is in hand any more.
    pub(super) fn let_go(self) {
        self.shown.session.refused.set(None);
        self.picked.set(None);
        self.aimed.set(None);
    }

    /// Says why nobody can be taken in hand there: it is not the player's own, a lone
    /// people marker has to stay, something else is asked, it is another's turn.
    fn say_why_nobody(self, hex: Hex) {
        let next = hex.neighbours().first().unwrap_or(hex);
        self.shown.explain(Action::Move(hex, next, 1));
    }

    /// Says why the people in hand cannot get there.
    fn refuse(self, from: Hex, to: Hex) {
        let owner = self.owner(to);
        let seat = self.shown.session.seat.get_untracked();
        let action = if owner.is_some() && owner != seat {
            Action::Attack(from, to)
        } else {
            Action::Move(from, to, 1)
        };
        self.shown.explain(action);
    }

    /// Does what is planned for the people in hand.
    pub(super) fn go(self) {
        let (Some(from), Some(to)) = (self.from.get_untracked(), self.to.get_untracked()) else {
            return;
        };
        match untrack(move || self.march()) {
            Some(march) => {
                // People who have arrived are in hand, as long as they can do something.
                self.picked.set(Some(to));
                self.aimed.set(None);
                // All at once: should the connection be lost, all of it is kept.
                let steps = march.moves.iter();
                let steps = steps.map(|step| Wish::Choose(*step).as_text());
                self.shown.session.wish_all(steps.collect());
            }
            None => self.shown.act(Action::Attack(from, to)),
        }
    }

    /// As many as are chosen enter the hex that they have emptied. They are in hand then, as after a
    /// march.
    pub(super) fn advance(self, to: Hex) {
        self.picked.set(Some(to));
        self.aimed.set(None);
        self.shown.act(Action::Advance(self.count.get_untracked()));
    }

    /// The march that is planned.
    pub(super) fn march(self) -> Option<March> {
        let (from, to) = (self.from.get()?, self.to.get()?);
        let (seat, count) = (self.seat()?, self.count.get());
        self.shown
            .position
            .with(|position| position.march(seat, from, to, count).ok())
    }

    /// How few and how many can set out on the march that is planned, or advance.
    pub(super) fn bounds(self) -> Option<(u16, u16)> {
        self.shown.position.with(|position| {
            if let Phase::Advance(_, from, _) = position.phase() {
                return Some(position.advancing(from));
            }
            let (from, to) = (self.from.get()?, self.to.get()?);
            let most = position.people(from) - 1;
            let march = position.march(self.seat()?, from, to, most).ok()?;
            // At least one arrives when one more sets out than is left behind on the way.
            Some((most - march.arriving + 1, most))
        })
    }

    /// One more or one fewer.
    pub(super) fn change_count(self, by: i16) {
        if let Some((least, most)) = untrack(move || self.bounds()) {
            let count = self.count.get_untracked().saturating_add_signed(by);
            self.count.set(count.clamp(least, most));
        }
    }
}

/// The hex whose people do this.
fn source(action: &Action) -> Option<Hex> {
    match *action {
        Action::Move(from, ..) | Action::Attack(from, _) => Some(from),
        _ => None,
    }
}

fn advance(action: &Action) -> Option<u16> {
    match *action {
        Action::Advance(count) => Some(count),
        _ => None,
    }
}

/// What a click would do, hex by hex.
fn light(position: &Lords, legal: &[Action], doing: Doing, from: Option<Hex>) -> Vec<Option<Lit>> {
    let mut lit = vec![None; HEXES];
    for &action in legal {
        let (hex, light) = match action {
            Action::Lay(_, hex) => (hex, Lit::Lay),
            Action::Put(hex) => (hex, Lit::Put),
            Action::Civilise(hex) if doing == Doing::Civilise => (hex, Lit::Civilise),
            Action::Altar(hex) if doing == Doing::Altar => (hex, Lit::Altar),
            Action::Move(hex, ..) | Action::Attack(hex, _) if doing == Doing::March => {
                (hex, Lit::Stack)
            }
            _ => continue,
        };
        lit[hex.index()] = Some(light);
    }
    if let (Phase::Advance(_, _, to), false) = (position.phase(), legal.is_empty()) {
        lit[to.index()] = Some(Lit::Advance);
    }
    if let (Some(from), Some(seat)) = (from, position.in_turn()) {
        let attacks = legal.iter().filter_map(|&action| match action {
            Action::Attack(by, to) if by == from => Some(to),
            _ => None,
        });
        for to in attacks {
            let odds = siege(position, from, to).map(|odds| per_cent(&odds.emptied));
            lit[to.index()] = Some(Lit::Attack(odds));
        }
        for to in marches(position, seat, from).iter() {
            lit[to.index()] = Some(Lit::March);
        }
    }
    lit
}

/// Where the people of a hex can get, in one step or more.
fn marches(position: &Lords, seat: Seat, from: Hex) -> Hexes {
    let most = position.people(from) - 1;
    let reached = |to: &Hex| position.march(seat, from, *to, most).is_ok();
    Hex::all().filter(reached).collect()
}

/// The chances of attacking until the fight is over.
pub(super) fn siege(position: &Lords, from: Hex, to: Hex) -> Option<SiegeOdds> {
    SiegeOdds::new(
        position.ground(from, to),
        position.options().doubles,
        position.people(from),
        position.people(to),
    )
}

/// Rounded; half a per cent counts as one.
pub(super) fn per_cent(chance: &Fraction) -> u32 {
    chance.parts(200).div_ceil(2)
}
