//! What of a line can be played in the game: the choices of its own player that it begins with.

use urzeit_rules::{Entry, Game, Play, Reason, Seat};
use urzeit_table::{ActionText, messages::Why};

/// The choices of this seat that a line begins with, up to the first chance or choice of somebody else, each
/// allowed after those before it. Where turns are confirmed they end with the turn: what comes after it depends
/// on the player's word.
///
/// # Errors
/// Why the rules refuse one of them where the game stands.
pub(crate) fn own_moves<G: Game>(
    view: &G,
    seat: Seat,
    entries: &[String],
    confirms: bool,
) -> Result<Vec<ActionText>, Why> {
    let mut play = Play::from(view.clone());
    let mut moves = Vec::new();
    for entry in entries {
        let entry: Entry<G> = entry.parse().map_err(|unreadable| Why::from(&unreadable))?;
        let Entry::Player(by, action) = entry else {
            break;
        };
        if by != seat {
            break;
        }
        let was_in_turn = play.position().in_turn() == Some(seat);
        play.enter(entry)
            .map_err(|illegal| Why::from(&Reason::from(illegal)))?;
        moves.push(ActionText(action.to_string()));
        if confirms && was_in_turn && play.position().in_turn() != Some(seat) {
            break;
        }
    }
    Ok(moves)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use urzeit_rules::{Genesis, Lords, Setup as _, View, Viewer, genesis, lords};

    use super::*;

    fn genesis() -> Genesis {
        let setup = genesis::Setup::read(&["reptile", "human"], &[]).unwrap();
        let mut game = Genesis::new(&setup);
        game.settle("start 1".parse().unwrap());
        game.settle("dice forest wild".parse().unwrap());
        game
    }

    fn moves_of<G: Game>(view: &G, seat: usize, entries: &[&str]) -> Result<Vec<String>, String> {
        let entries: Vec<_> = entries.iter().map(|&entry| entry.to_owned()).collect();
        let moves = own_moves(view, Seat::at(seat), &entries, true);
        let moves = moves.map(|moves| moves.into_iter().map(|action| action.0).collect());
        moves.map_err(|why| why.error)
    }

    #[test]
    fn own_moves_end_at_the_first_chance() {
        let line = [
            "1 place forest c4",
            "1 end",
            "* dice forest wild",
            "2 place forest d4",
        ];
        let own = moves_of(&genesis(), 0, &line);
        assert_eq!(
            own,
            Ok(vec!["place forest c4".to_owned(), "end".to_owned()])
        );
        assert_eq!(moves_of(&genesis(), 0, &line[..1]).unwrap().len(), 1);
        // Where the other is asked first, and where nothing was played, there is nothing to play.
        assert_eq!(moves_of(&genesis(), 1, &line), Ok(Vec::new()));
        assert_eq!(moves_of(&genesis(), 0, &[]), Ok(Vec::new()));
        assert_eq!(
            moves_of(&genesis(), 0, &["* dice forest wild"]),
            Ok(Vec::new())
        );
    }

    #[test]
    fn what_the_rules_refuse_is_not_played() {
        let twice = ["1 place forest c4", "1 place forest c4"];
        assert!(moves_of(&genesis(), 0, &twice).is_err());
        let mut elsewhere = genesis();
        elsewhere.act(Seat::at(0), "place forest c4".parse().unwrap());
        assert!(moves_of(&elsewhere, 0, &["1 place forest c4"]).is_err());
        assert!(moves_of(&genesis(), 0, &["1 fly"]).is_err());
    }

    /// What the others hold does not have to be known for one's own choices.
    #[test]
    fn own_moves_are_found_though_hands_are_hidden() {
        let setup = lords::Setup::read(&["red", "blue"], &[]).unwrap();
        let mut game = Lords::new(&setup);
        let mut random = urzeit_table::fair::Stream::new(&[7; 32], "test", 1, &[]);
        while !matches!(game.turn(), urzeit_rules::Turn::Player(_)) {
            let outcome = urzeit_rules::Due::sample(&game.due().unwrap(), &mut random);
            game.settle(outcome);
        }
        let seat = game.turn().seats().iter().next().unwrap();
        let view = View::of(&game, Viewer::Seat(seat));
        assert!(view.position().has_blanks());
        let action = urzeit_rules::Choices::nth(&game.choices(seat), 0).unwrap();
        let line = [format!("{seat} {action}"), "* start 1".to_owned()];
        let moves = own_moves(view.position(), seat, &line, true).unwrap();
        assert_eq!(moves, [ActionText(action.to_string())]);
    }
}
