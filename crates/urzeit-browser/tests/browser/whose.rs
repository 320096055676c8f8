//! Which pieces are the reader's, and whose turn it is, is seen without looking for it.

use crate::harness::{NewGame, Stage};

/// Is the piece beside what is said in the bar the one beside the reader's name?
const OWN: &str = "(() => {
    const drawn = (css) => document.querySelector(css)?.innerHTML.replaceAll(/<!--.*?-->/g, '') ?? '';
    const own = drawn('.players li:has(.you) svg'), said = drawn('.status .turn .emblem svg');
    return said.length > 10 && own.includes(said);
})()";

#[tokio::test]
async fn the_reader_knows_which_pieces_are_theirs() {
    let stage = Stage::new(1).await;
    let page = stage.page().await;
    for new in NewGame::ALL {
        page.set_up(&new, 1).await;
        page.until_says(".status .turn", "It is your turn.").await;
        page.until("the reader's piece", OWN).await;
        assert_eq!(page.count(".players .you").await, 1, "{}", new.game);
        assert_eq!(page.text(".players .in-turn .you").await, "(you)");
        page.is_well().await;
    }
    // Any of those who share a screen could be meant by it.
    page.set_up(&NewGame::GENESIS, 2).await;
    page.until_there(".space.may").await;
    assert_eq!(page.count(".players .you").await, 0);
    assert_eq!(page.count(".status .turn .emblem svg").await, 1);
    page.is_well().await;
}
