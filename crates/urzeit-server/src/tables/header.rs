//! Heads of records: of a new game, and as somebody may see them.

use urzeit_rules::{
    Game, Record, Setup, Viewer,
    record::{Header, game_of},
    with_game,
};
use urzeit_table::{messages::Why, why};

/// What each seat plays, and by which rules.
pub struct Agreed<'a> {
    /// How many play; as many as are usual, if not said.
    pub players: Option<usize>,
    /// What each seat plays; what is usual, if not said.
    pub who: Option<Vec<&'a str>>,
    /// A named set of options.
    pub preset: Option<&'a str>,
    /// Options of the game, which count more than those of the set.
    pub options: Vec<(&'a str, &'a str)>,
}

/// The head of a new game's record.
///
/// # Errors
/// What the rules do not allow.
pub fn of<G: Game>(agreed: &Agreed<'_>) -> Result<Header<G>, Why> {
    let mut options = agreed.options.clone();
    if let Some(name) = agreed.preset {
        let preset = G::PRESETS.iter().find(|preset| preset.name == name);
        let preset = preset.ok_or_else(|| Why::only("server-no-such-preset"))?;
        let given: Vec<_> = options.iter().map(|(key, _)| *key).collect();
        let more = preset.options.iter().copied();
        options.extend(more.filter(|(key, _)| !given.contains(key)));
    }
    let who = match (&agreed.who, agreed.players) {
        (Some(who), Some(players)) if who.len() != players => {
            return Err(Why::only("server-other-number"));
        }
        (Some(who), _) => who.clone(),
        (None, players) => G::Setup::usual_who(players, &options),
    };
    let setup = G::Setup::read(&who, &options).map_err(|error| why::setup(&error))?;
    Ok(Header::new(setup))
}

/// Is no seat of a game with this head better by what somebody has thought out?
#[must_use]
pub fn is_even(header: &str) -> bool {
    let text = format!("{header}log\n");
    game_of(&text).is_ok_and(|game| with_game!(game, is_even_of(&text)))
}

fn is_even_of<G: Game>(text: &str) -> bool {
    Record::<G>::read(text).is_ok_and(|reading| reading.record.header().setup().is_even())
}

/// The head of a table's record as somebody may see it. Where the game begins from a position, that
/// may have what not all may see.
#[must_use]
pub fn told(header: &str, viewer: Viewer) -> String {
    if !header.contains("\nfrom ") {
        return header.to_owned();
    }
    let text = format!("{header}log\n");
    let told = game_of(&text).map(|game| with_game!(game, told_of(&text, viewer)));
    told.ok().flatten().unwrap_or_default()
}

fn told_of<G: Game>(text: &str, viewer: Viewer) -> Option<String> {
    let told = Record::<G>::read(text).ok()?.record.redacted(viewer);
    Some(told.strip_suffix("log\n")?.to_owned())
}
