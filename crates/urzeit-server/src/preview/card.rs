//! What is said of a table.

use urzeit_rules::Seat;
use urzeit_table::{Chair, Sitter, messages::SeatInfo};
use urzeit_texts::{Language, Text};

use crate::{live::Before, store::State, tables::sight, text::text};

/// What a link shows.
pub(super) struct Card {
    pub(super) title: String,
    pub(super) description: String,
    /// Where its picture is found at this server.
    pub(super) picture: String,
}

/// What of a table is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shows {
    Invitation,
    Board,
}

impl Shows {
    pub(super) fn of(state: State) -> Option<Shows> {
        match state {
            State::Waiting => Some(Shows::Invitation),
            State::Running | State::Over => Some(Shows::Board),
            State::Aborted => None,
        }
    }
}

impl Card {
    /// Of a table that everybody may see who has the link.
    pub(super) fn of(table: &Before<'_>, invite: Option<&str>, language: Language) -> Option<Card> {
        let say = text(language);
        let made = &table.game.made;
        let game = say.say(&format!("{}-title", made.game));
        let names = people(table, say);
        Some(match Shows::of(table.game.state)? {
            Shows::Invitation => {
                let who = table.game.creator_name.clone();
                let named = [("who", who.into()), ("game", game.into())];
                let players = table.host.players();
                let taken = [
                    ("taken", names.len().into()),
                    ("players", players.into()),
                    ("names", say.all_of(&names).into()),
                ];
                let pace = say.pace(table.host.settings().pace);
                Card {
                    title: say.say_with("preview-invites", &named),
                    description: format!("{} · {pace}", say.say_with("preview-seats", &taken)),
                    picture: format!("/preview/game/{}.png", made.game),
                }
            }
            Shows::Board => {
                let description = match table.game.state {
                    State::Over => over(table, say),
                    _ => say.say("preview-running"),
                };
                // The number makes those who keep pictures ask for the next one.
                let number = table.host.len();
                let invite = invite.filter(|_| sight::is_invite(table, invite));
                let invite = invite.map(|invite| format!("&invite={invite}"));
                Card {
                    title: say.labelled(&game, &say.all_of(&names)),
                    description,
                    picture: format!(
                        "/preview/table/{}.png?n={number}{}",
                        made.id,
                        invite.unwrap_or_default()
                    ),
                }
            }
        })
    }
}

/// The people and computer players at the table, in words.
fn people(table: &Before<'_>, say: &Text) -> Vec<String> {
    let chairs = Seat::all(table.host.players()).map(|seat| table.host.chair(seat));
    let chairs = chairs.filter(|chair| chair.sitter().is_some());
    chairs.map(|chair| name(chair, say)).collect()
}

/// Somebody who resigned is called by name, as everywhere.
fn name(chair: &Chair, say: &Text) -> String {
    match Sitter::called(chair.name()) {
        Sitter::Person => chair.name().to_owned(),
        Sitter::Computer(_) => say.say("preview-computer"),
    }
}

/// What a game came to.
fn over(table: &Before<'_>, say: &Text) -> String {
    let seats = Seat::all(table.host.players());
    let seats = seats.map(|seat| SeatInfo::of(seat, table.host.chair(seat)));
    let seats: Vec<_> = seats.collect();
    let name = |seat: Seat| name(table.host.chair(seat), say);
    let came_to = table.host.conclusion();
    let came_to = came_to.map(|conclusion| say.ended(&conclusion, &seats, None, name));
    let said = came_to.into_iter().chain([say.say("preview-over")]);
    said.collect::<Vec<_>>().join(" ")
}
