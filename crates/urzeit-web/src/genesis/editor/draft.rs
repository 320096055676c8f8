//! The board that is being drawn, and the way back.

use leptos::prelude::*;
use urzeit_rules::genesis::{Board, Space, Spaces};
use urzeit_scene::genesis::Block;

use super::maps;

/// How many steps can be taken back.
const STEPS: usize = 200;

/// What a space is painted with: what blocks it, or nothing.
pub(super) type Paint = Option<Block>;

#[derive(Clone, Copy)]
pub(super) struct Draft {
    pub(super) board: RwSignal<Board>,
    past: RwSignal<Vec<Board>>,
    /// What the stroke that is being drawn paints.
    stroke: RwSignal<Option<Paint>>,
}

impl Draft {
    pub(super) fn new(board: Board) -> Draft {
        let board = RwSignal::new(board);
        Effect::new(move |_| maps::keep_draft(board.get()));
        Draft {
            board,
            past: RwSignal::default(),
            stroke: RwSignal::new(None),
        }
    }

    /// Another board in its place; one step to take back.
    pub(super) fn change(self, board: Board) {
        let before = self.board.get_untracked();
        if before == board {
            return;
        }
        self.past.update(|past| {
            if past.len() == STEPS {
                past.remove(0);
            }
            past.push(before);
        });
        self.board.set(board);
    }

    pub(super) fn can_undo(self) -> bool {
        self.past.with(|past| !past.is_empty())
    }

    pub(super) fn undo(self) {
        let before = self.past.try_update(Vec::pop).flatten();
        if let Some(board) = before {
            self.board.set(board);
        }
    }

    /// Paints one space.
    pub(super) fn paint(self, space: Space, paint: Paint) {
        self.change(painted(self.board.get_untracked(), space, paint));
    }

    /// Begins a stroke here. Where this lies already, it is wiped away.
    pub(super) fn begin(self, space: Space, paint: Paint) {
        let paint = toggled(self.board.get_untracked(), space, paint);
        self.stroke.set(Some(paint));
        self.paint(space, paint);
    }

    /// Goes on with the stroke, which is one step to take back.
    pub(super) fn go_on(self, space: Space) {
        if let Some(paint) = self.stroke.get_untracked() {
            let board = painted(self.board.get_untracked(), space, paint);
            if board != self.board.get_untracked() {
                self.board.set(board);
            }
        }
    }

    pub(super) fn lift(self) {
        self.stroke.set(None);
    }
}

/// What a touch with this paint does to a space.
pub(super) fn toggled(board: Board, space: Space, paint: Paint) -> Paint {
    paint.filter(|paint| Block::on(board, space) != Some(*paint))
}

fn painted(mut board: Board, space: Space, paint: Paint) -> Board {
    board.volcanoes.remove(space);
    board.tar_pits.remove(space);
    match paint {
        Some(Block::Volcano) => board.volcanoes.insert(space),
        Some(Block::TarPit) => board.tar_pits.insert(space),
        None => {}
    }
    board
}

/// A board without a blocked space.
pub(super) const EMPTY: Board = Board {
    volcanoes: Spaces::NONE,
    tar_pits: Spaces::NONE,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paint_replaces_what_was_there() {
        let space = Space::at(0, 0).expect("a1 is a space");
        let board = painted(EMPTY, space, Some(Block::Volcano));
        assert_eq!(Block::on(board, space), Some(Block::Volcano));
        assert_eq!(toggled(board, space, Some(Block::Volcano)), None);
        let board = painted(board, space, toggled(board, space, Some(Block::TarPit)));
        assert_eq!(Block::on(board, space), Some(Block::TarPit));
        assert_eq!(painted(board, space, None), EMPTY);
    }
}
