//! The page (crate `urzeit-web`) as files: compiled for browsers and compressed by the build script.
//!
//! Nothing that is compiled for this machine depends on it but the program itself, so that both are
//! compiled side by side.

/// A file of the page.
pub struct File {
    /// Where it is found: `/page/VERSION/app.js`.
    pub path: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
    /// The same, compressed.
    pub brotli: &'static [u8],
}

/// All files; none if Rust cannot compile for browsers here.
pub static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/page.rs"));
