//! A server with too much to do does all of it, late, and clients that ask for too much are refused. How fast
//! that is, is for `urzeit-load overload` to say: a test does not measure. Those who read too slowly
//! have a test in `urzeit-server`.

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
        readers: 0,
        folder: folder.path().to_owned(),
        program: Some(PROGRAM.into()),
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let found = runtime.block_on(run(&options)).unwrap();
    assert!(
        found.capacity > 0.0 && found.overload.moves() > 0.0,
        "{found}"
    );
    assert!(found.flood.refused > 0, "{found}");
    for measured in found.calm.iter().chain(&found.others) {
        assert!(measured.moves() > 0.0, "{found}");
    }
}
