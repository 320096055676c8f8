//! Compiles the page (crate `urzeit-web`) for browsers. Where Rust cannot do so the program goes without.

use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
};

const TARGET: &str = "wasm32-unknown-unknown";

/// Its driver stands before the compiler while cargo looks for lints.
const LINTS: &str = "clippy-driver";

/// Set to `release`, it gives a debug build of the program the page that is handed out: that is the one to test.
const PAGE: &str = "URZEIT_PAGE";

fn main() {
    let root = PathBuf::from(var("CARGO_MANIFEST_DIR")).join("../..");
    // In a package there is nothing to compile: `urzeit-page` brings the page along.
    if !root.join("crates/urzeit-web").is_dir() || is_for_lints() {
        return;
    }
    println!("cargo:rerun-if-env-changed=URZEIT_WITHOUT_PAGE");
    println!("cargo:rerun-if-env-changed={PAGE}");
    for part in [
        "crates/urzeit-web",
        "crates/urzeit-scene/src",
        "crates/urzeit-table/src",
        "crates/urzeit-players/src",
        "crates/urzeit-rules/src",
        "crates/urzeit-texts",
        "crates/urzeit-wasm/build.rs",
        "Cargo.lock",
        "Cargo.toml",
        ".cargo/config.toml",
    ] {
        println!("cargo:rerun-if-changed={}", root.join(part).display());
    }
    if env::var_os("URZEIT_WITHOUT_PAGE").is_none() && has_target() {
        let compiled = compile(&root);
        println!(
            "cargo:rustc-env=URZEIT_COMPILED_PAGE={}",
            compiled.display()
        );
    }
}

fn var(name: &str) -> String {
    env::var(name).expect("cargo sets it")
}

/// Lints look at code alone: nobody waits for a page there. To cargo they are a build of their own, so that the
/// next test still finds the page.
fn is_for_lints() -> bool {
    let wrapper = env::var_os("RUSTC_WORKSPACE_WRAPPER");
    wrapper.is_some_and(|wrapper| Path::new(&wrapper).file_stem() == Some(LINTS.as_ref()))
}

/// Can Rust compile for browsers here? Installs what it needs.
fn has_target() -> bool {
    let asked = Command::new(var("RUSTC"))
        .args(["--print", "target-libdir", "--target", TARGET])
        .output();
    let folder = asked
        .ok()
        .and_then(|output| String::from_utf8(output.stdout).ok());
    if folder.is_some_and(|folder| Path::new(folder.trim()).is_dir()) {
        return true;
    }
    let added = Command::new("rustup")
        .args(["target", "add", TARGET])
        .status();
    let added = added.is_ok_and(|status| status.success());
    if !added {
        println!(
            "cargo:warning=The page is left out: Rust cannot compile for browsers here. Run `rustup target add {TARGET}` and build again."
        );
    }
    added
}

/// Compiles the page for browsers, as one file.
fn compile(root: &Path) -> PathBuf {
    // A folder of its own: the cargo that runs us holds the other one.
    let target = root.join("target/web");
    let is_release =
        var("PROFILE") == "release" || env::var_os(PAGE).is_some_and(|page| page == "release");
    let profile = if is_release { "web-release" } else { "web-dev" };
    let mut cargo = Command::new(var("CARGO"));
    cargo
        .current_dir(root)
        .args([
            "build",
            "--package",
            "urzeit-web",
            "--target",
            TARGET,
            "--profile",
            profile,
        ])
        .arg("--target-dir")
        .arg(&target);
    // What is set for the machine that compiles is not meant for the browser.
    for name in [
        "CARGO_ENCODED_RUSTFLAGS",
        "RUSTFLAGS",
        "RUSTC_WRAPPER",
        "RUSTC_WORKSPACE_WRAPPER",
        "CARGO_BUILD_TARGET",
        "CARGO_TARGET_DIR",
        "RUSTC",
        "RUSTDOC",
        "LLVM_PROFILE_FILE",
    ] {
        cargo.env_remove(name);
    }
    let built = cargo.status().is_ok_and(|status| status.success());
    assert!(built, "the page does not compile");
    target.join(TARGET).join(profile).join("urzeit-web.wasm")
}
