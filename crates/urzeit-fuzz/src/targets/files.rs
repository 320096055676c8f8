//! Files of weights, backups.

use rand::RngExt as _;
use serde_json::json;
use sha2::{Digest as _, Sha256};
use tokio::runtime::Runtime;
use urzeit_players::{Knowledge, Mind};
use urzeit_rules::{Genesis, Lords, Ursuppe, record::Bytes};
use urzeit_server::Store;

use crate::{
    mutate::{mutate, noise, one_of},
    server::World,
    target::{Bound, Plain, Random, Target},
};

pub(super) fn weights() -> Box<dyn Target> {
    let make = |random: &mut Random| {
        let files = [Genesis::WEIGHTS, Lords::WEIGHTS, Ursuppe::WEIGHTS];
        let (one, other) = (*one_of(&files, random), *one_of(&files, random));
        match random.random_range(0..10) {
            0 => [&one[..random.random_range(0..40)], &noise(100, random)].concat(),
            // As long as it was: only the numbers are others.
            1..4 => {
                let mut bytes = one.to_vec();
                for _ in 0..random.random_range(1..50) {
                    let place = random.random_range(0..bytes.len());
                    bytes[place] = random.random();
                }
                bytes
            }
            _ => mutate(one, other, random),
        }
    };
    let meet = |input: &[u8]| {
        weights_of::<Genesis>(input);
        weights_of::<Lords>(input);
        weights_of::<Ursuppe>(input);
    };
    let bound = Bound {
        per_byte: 64,
        base: 2 << 20,
    };
    Box::new(Plain { make, meet, bound })
}

fn weights_of<G: Mind>(input: &[u8]) {
    if let Ok(knowledge) = Knowledge::<G>::from_bytes(input) {
        assert_eq!(knowledge.to_bytes().len(), input.len());
    }
}

/// A store that somebody restores a file into.
struct Backups {
    runtime: Runtime,
    /// A backup as it should be.
    file: Vec<u8>,
    store: Store,
    _folder: tempfile::TempDir,
}

/// # Panics
/// If there cannot be a store.
pub(super) fn backup() -> Box<dyn Target> {
    let world = World::open();
    let mut file = Vec::new();
    let saved = world.runtime().block_on(world.store().back_up(&mut file));
    saved.expect("a store is saved");
    drop(world);
    let runtime = Runtime::new().expect("there is a runtime");
    let (store, folder) = runtime.block_on(empty());
    Box::new(Backups {
        runtime,
        file,
        store,
        _folder: folder,
    })
}

async fn empty() -> (Store, tempfile::TempDir) {
    let folder = crate::server::folder();
    let path = folder.path().join("restored.db").display().to_string();
    let store = Store::open(&path).await.expect("a new store opens");
    (store, folder)
}

impl Target for Backups {
    fn make(&self, random: &mut Random) -> Vec<u8> {
        let mut file = match random.random_range(0..20) {
            0 => noise(200, random),
            _ => mutate(&self.file, &self.file, random),
        };
        // Whole, as far as the last line says: somebody has written it by hand.
        if random.random() {
            let end = file.iter().rposition(|byte| *byte == b'\n').unwrap_or(0);
            let last = file[..end].iter().rposition(|byte| *byte == b'\n');
            file.truncate(last.map_or(0, |last| last + 1));
            let rows = file.split(|byte| *byte == b'\n');
            let rows = rows.filter(|line| line.first() == Some(&b'[')).count();
            let hash = Bytes(Sha256::digest(&file).to_vec()).to_string();
            let line = json!({"rows": rows, "sha256": hash});
            file.extend(format!("{line}\n").into_bytes());
        }
        file
    }

    fn meet(&mut self, input: &[u8]) {
        let restored = self.runtime.block_on(self.store.restore(input));
        if restored.is_ok() {
            self.renew();
        }
    }

    fn renew(&mut self) {
        let (store, folder) = self.runtime.block_on(empty());
        (self.store, self._folder) = (store, folder);
    }

    fn bound(&self) -> Bound {
        Bound {
            per_byte: 128,
            base: 8 << 20,
        }
    }
}
