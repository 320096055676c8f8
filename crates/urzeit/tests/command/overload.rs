//! A server with too much to do does all of it, late; who reads too slowly is let go and can resume;
//! who asks for too much is refused. How fast that is, is for `urzeit-load overload` to say: a test
//! does not measure.

use urzeit_load::{
    kills::Kind,
    overload::{Options, run},
};

use crate::run::PROGRAM;

#[test]
fn a_server_with_too_much_to_do_holds() {
    let folder = tempfile::tempdir().unwrap();
    let options = Options {
        store: Kind::Sqlite,
        seconds: 2,
        tables: 10,
        folder: folder.path().to_owned(),
        program: Some(PROGRAM.into()),
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let found = runtime.block_on(run(&options)).unwrap();
    assert!(
        found.capacity > 0.0 && found.overload.moves() > 0.0,
        "{found}"
    );
    assert_eq!(found.slow, 4, "{found}");
    assert!(found.flood.refused > 0, "{found}");
    assert!(
        found.others.iter().all(|others| others.moves() > 0.0),
        "{found}"
    );
}
