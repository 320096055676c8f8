//! The page (crate `urzeit-web`) compiled for browsers by the build script, with a cargo of its own.
//!
//! A crate apart from `urzeit-page`, which puts the page together: it needs none of the tools for that, so
//! that cargo begins early with what takes longest.

/// Where the compiled page lies; nothing if Rust cannot compile for browsers here, or shall not.
pub const COMPILED: Option<&str> = option_env!("URZEIT_COMPILED_PAGE");
