//! The pages that are loaded when they are first opened, and the part of the program that each is
//! in. What a newcomer sees first is not among them: home and a table of Genesis.

use leptos::{prelude::*, wasm_split::wasm_split};

use crate::{
    about::About,
    bring::OpenRecord,
    by_link::OpenLink,
    genesis::{Held, Scoring, editor::Editor},
    guide::Learn,
    later::Part,
    online::{
        AccountPage, Lobby, NewTable, OnlineTable, OperatorPage, Person, QuickPlay, RegisterPage,
    },
    real::RealTable,
    replay::{LocalReplay, TableReplay},
    rules::Rules,
    session::Session,
    settings::Settings,
    setup::SetUp,
    site::ConductPage,
    try_out::Board,
    wins::Wins,
};

macro_rules! pages {
    ($($part:ident { $($page:ident: $view:ident,)+ })+) => {$($(
        pub(crate) mod $page {
            use super::*;

            #[wasm_split($part, fallible, wasm_split_path = leptos::wasm_split, preload(load))]
            pub(crate) fn $page() -> Part {
                Ok(view! { <$view/> }.into_any())
            }
        }
    )+)+};
}

pages! {
    around {
        about: About,
        conduct: ConductPage,
        settings: Settings,
    }
    by_link {
        open_link: OpenLink,
    }
    editor {
        editor: Editor,
    }
    guide {
        learn: Learn,
    }
    online {
        account: AccountPage,
        lobby: Lobby,
        new_table: NewTable,
        operator: OperatorPage,
        person: Person,
        quick: QuickPlay,
        register: RegisterPage,
        table: OnlineTable,
    }
    replay {
        local_replay: LocalReplay,
        open_record: OpenRecord,
        table_replay: TableReplay,
    }
    rules {
        rules: Rules,
    }
    set_up {
        set_up: SetUp,
    }
    wins {
        wins: Wins,
    }
}

/// What was rolled and drawn at a real table. Most tables have none.
pub(crate) mod real_table {
    use super::*;

    #[wasm_split(real, fallible, wasm_split_path = leptos::wasm_split, preload(load))]
    pub(crate) fn real_table(session: Session) -> Part {
        Ok(view! { <RealTable session/> }.into_any())
    }
}

/// The scoring of Genesis, area by area: the end of a game, which is long after its beginning.
pub(crate) mod scoring {
    use super::*;

    #[wasm_split(scoring, fallible, wasm_split_path = leptos::wasm_split, preload(load))]
    pub(crate) fn scoring(held: Held) -> Part {
        Ok(view! { <Scoring held/> }.into_any())
    }
}

/// The board on which something is tried out. It is no page of its own: it comes in the place of a table.
pub(crate) mod try_out {
    use super::*;

    #[wasm_split(try_out, fallible, wasm_split_path = leptos::wasm_split, preload(load))]
    pub(crate) fn try_out(board: Box<Board>) -> Part {
        board.shown()
    }
}
