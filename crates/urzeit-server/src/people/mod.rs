//! People: accounts, guests, sessions.
//!
//! A guest has a name and a session, nothing else. A guest who registers stays the same account, with
//! a password, a recovery code and a name that no other account has; so all games stay.
//!
//! What was decided:
//! - Names of accounts are unique, as [`name::folded`] compares them, and no two look alike
//!   ([`name::looks`]). Names of guests are not, but nobody becomes a guest, or takes a name as a guest,
//!   that an account has or that looks like one. A guest who had the name before keeps it; everybody can
//!   be seen to be a guest or not.
//! - A table keeps the name that somebody sat down with.
//! - A new password ends all other sessions and all bots' tokens; signing out everywhere and a recovery
//!   code end all sessions and all tokens. A session alone makes no token, which would outlast it: that
//!   takes the password.
//! - A session ends when it was not used for a year ([`SESSION`](crate::store::SESSION)).
//! - Somebody who is banned is told so, until when and why, after the right password or with a session.
//! - A deleted account frees its name. Games and chat keep their place for it, under the name
//!   [`name::NOBODY`].
//!
//! | file | subject |
//! |---|---|
//! | `name.rs` | what may be a name, and when two are the same |
//! | `password.rs`, `hashers.rs` | hashing passwords; the threads that do |
//! | `recovery.rs` | codes for people who have forgotten one |
//! | `program.rs` | what kind of program somebody uses |
//! | `token.rs` | what proves a session or a bot |
//! | `export.rs` | everything that is kept of somebody |
//! | `banning.rs` | somebody plays no more |
//! | `deletion.rs` | somebody goes for good |

mod banning;
pub mod deletion;
pub mod export;
mod hashers;
pub mod name;
pub mod password;
pub mod program;
pub mod recovery;
mod token;

pub use banning::ban;
pub use password::Passwords;
pub use program::program;
pub use recovery::Code;
pub use token::Token;

use urzeit_table::{Millis, messages::SignupCode};

use crate::{
    clock::Clock,
    random,
    registry::Registry,
    store::{Account, AccountId, Ban, Broken, Credentials, NewLog, Store, Time, UsedCode, Written},
};

/// An hour in milliseconds.
const HOUR: Time = 60 * 60 * 1000;

/// A day in milliseconds.
pub const DAY: Time = 24 * HOUR;

/// That a session or a token is used is written down so often.
pub const SEEN: Time = HOUR;

/// Why somebody is not let in, or may not be called so.
#[derive(Debug)]
pub enum Declined {
    /// That is no name, or one that only the server may use.
    BadName,
    /// An account has that name, or one that looks like it.
    NameTaken,
    /// That password is too short or too long.
    BadPassword,
    /// No account has that name and that password; which of both is wrong is not said.
    WrongSignIn,
    /// It is not the account's password.
    WrongPassword,
    /// It is not the account's recovery code, or there is no such account.
    WrongCode,
    /// An operator has banned the account.
    Banned(Ban),
    /// To register takes the code of an invitation, and this is none, or it is used up.
    Uninvited,
    /// It has a password already.
    AccountAlready,
    /// It is a guest, who has no password.
    Guest,
    /// Too many want the same.
    Busy,
    /// The store fails.
    Broken(Broken),
}

impl From<Broken> for Declined {
    fn from(broken: Broken) -> Declined {
        Declined::Broken(broken)
    }
}

/// The hash of the password with which somebody has proved who they are. What they do with it depends on
/// the account's still having it.
pub struct Proved(pub String);

/// Somebody plays at once, with nothing but a name.
///
/// # Errors
/// If the name is none or an account's.
pub async fn guest(store: &Store, clock: &Clock, name: &str) -> Result<Account, Declined> {
    let account = Account {
        id: random::id(),
        name: free_name(store, name).await?,
        guest: true,
        created: clock.now(),
        bot: false,
    };
    store.make_account(&account).await?;
    Ok(account)
}

/// A guest becomes an account, or somebody new gets one. All sessions that the guest had end.
///
/// # Errors
/// If name or password are none, or another has the name.
pub async fn register(
    store: &Store,
    clock: &Clock,
    passwords: &Passwords,
    guest: Option<&Account>,
    name: &str,
    password: &str,
    invitation: Option<&str>,
) -> Result<(Account, Code), Declined> {
    if guest.is_some_and(|guest| !guest.guest) {
        return Err(Declined::AccountAlready);
    }
    // Before the password is hashed, which takes long.
    let name = free_name(store, name).await?;
    let code = Code::new();
    let credentials = Credentials {
        unique_name: name::folded(&name),
        password: passwords.hash(password).await?,
        recovery: code.hash(),
    };
    let account = Account {
        id: guest.map_or_else(random::id, |guest| guest.id),
        name,
        guest: false,
        created: guest.map_or_else(|| clock.now(), |guest| guest.created),
        bot: false,
    };
    let used = invitation.map(|code| UsedCode {
        code,
        now: clock.now(),
    });
    let written = match guest {
        Some(guest) => {
            let written = store.register(&account, &credentials, used).await?;
            store.signed_out(guest.id).await?;
            written
        }
        None => store.make_registered(&account, &credentials, used).await?,
    };
    match written {
        Written::Done => Ok((account, code)),
        Written::Taken => Err(Declined::NameTaken),
        Written::Nothing => Err(Declined::AccountAlready),
        Written::Uninvited => Err(Declined::Uninvited),
    }
}

/// Somebody comes back.
///
/// # Errors
/// If name and password are not those of an account, or it is banned.
pub async fn sign_in(
    store: &Store,
    clock: &Clock,
    passwords: &Passwords,
    name: &str,
    password: &str,
) -> Result<(Account, Proved), Declined> {
    let known = store
        .account_named(&name::folded(name), clock.now())
        .await?;
    let stored = known.as_ref().map(|known| &*known.credentials.password);
    if !passwords.fits(password, stored).await? {
        return Err(Declined::WrongSignIn);
    }
    let known = known.ok_or(Declined::WrongSignIn)?;
    if let Some(ban) = known.ban {
        return Err(Declined::Banned(ban));
    }
    Ok((known.account, Proved(known.credentials.password)))
}

/// Somebody has forgotten the password, and has the recovery code or one that came by mail. Ends all sessions and all bots' tokens.
///
/// # Errors
/// If it is another code, the account is banned, or the new password is none.
pub async fn recover(
    store: &Store,
    clock: &Clock,
    passwords: &Passwords,
    name: &str,
    code: &str,
    password: &str,
) -> Result<(Account, Code), Declined> {
    let old = Code::hash_of(code);
    let known = store
        .account_named(&name::folded(name), clock.now())
        .await?;
    let known = known.ok_or(Declined::WrongCode)?;
    let id = known.account.id;
    if !store.is_code(id, &old, clock.now()).await? {
        return Err(Declined::WrongCode);
    }
    if let Some(ban) = known.ban {
        return Err(Declined::Banned(ban));
    }
    let code = Code::new();
    let new = Credentials {
        unique_name: known.credentials.unique_name,
        password: passwords.hash(password).await?,
        recovery: code.hash(),
    };
    // Nobody uses a code twice, not even at the same moment.
    if !store.recover(id, &old, &new, clock.now()).await? {
        return Err(Declined::WrongCode);
    }
    store.signed_out(id).await?;
    Ok((known.account, code))
}

/// Another name.
///
/// # Errors
/// If it is none, or another has it.
pub async fn rename(store: &Store, account: &Account, name: &str) -> Result<String, Declined> {
    if account.guest {
        let name = free_name(store, name).await?;
        store.rename(account.id, &name, None).await?;
        return Ok(name);
    }
    let name = name::checked(name)?;
    match store
        .rename(account.id, &name, Some(&name::folded(&name)))
        .await?
    {
        Written::Done | Written::Nothing | Written::Uninvited => Ok(name),
        Written::Taken => Err(Declined::NameTaken),
    }
}

/// Another name that an operator gives somebody: at tables and in chat too. Says whether the account was there.
///
/// # Errors
/// If it is none, or another has it.
pub async fn rename_for_operator(
    registry: &Registry,
    account: &Account,
    name: &str,
    log: &NewLog<'_>,
) -> Result<bool, Declined> {
    let store = &registry.store;
    let (name, unique) = if account.guest {
        (free_name(store, name).await?, None)
    } else {
        let name = name::checked(name)?;
        let unique = name::folded(&name);
        (name, Some(unique))
    };
    let written = store.rename_for_operator(account.id, &name, unique.as_deref(), log);
    match written.await? {
        Written::Done => {}
        Written::Taken => return Err(Declined::NameTaken),
        // It has registered or gone meanwhile.
        Written::Nothing | Written::Uninvited => return Ok(false),
    }
    deletion::put_name(registry, account.id, &name).await?;
    Ok(true)
}

/// Another password. Ends all sessions but the one that asks, and all bots' tokens.
///
/// # Errors
/// If the old one is wrong or the new one is none.
pub async fn change_password(
    store: &Store,
    passwords: &Passwords,
    account: &Account,
    session: &[u8; 32],
    old: &str,
    new: &str,
) -> Result<(), Declined> {
    let Proved(old) = prove(store, passwords, account, old).await?;
    let new = passwords.hash(new).await?;
    if !store.set_password(account.id, &old, &new, session).await? {
        return Err(Declined::WrongPassword);
    }
    store.signed_out(account.id).await?;
    Ok(())
}

/// Another recovery code.
///
/// # Errors
/// If the password is wrong.
pub async fn renew_code(
    store: &Store,
    passwords: &Passwords,
    account: &Account,
    password: &str,
) -> Result<Code, Declined> {
    let Proved(proved) = prove(store, passwords, account, password).await?;
    let code = Code::new();
    if !store
        .set_recovery(account.id, &proved, &code.hash())
        .await?
    {
        return Err(Declined::WrongPassword);
    }
    Ok(code)
}

/// Is it really the owner? Asked before what cannot be undone.
///
/// # Errors
/// If the password is wrong.
pub async fn prove(
    store: &Store,
    passwords: &Passwords,
    account: &Account,
    password: &str,
) -> Result<Proved, Declined> {
    if account.guest {
        return Err(Declined::Guest);
    }
    let stored = store.password(account.id).await?;
    let fits = passwords.fits(password, stored.as_deref()).await?;
    let proved = stored.filter(|_| fits).map(Proved);
    proved.ok_or(Declined::WrongPassword)
}

/// Ends all sessions of an account, and all tokens of its bots.
///
/// # Errors
/// If it cannot be written.
pub async fn sign_out_everywhere(store: &Store, account: AccountId) -> Result<(), Broken> {
    store.end_sessions(account).await?;
    store.signed_out(account).await
}

/// A code with which so many people register within so many days, made by somebody of this name.
#[must_use]
pub fn signup_code(by: &str, uses: i64, days: i64, now: Time) -> SignupCode {
    SignupCode {
        id: random::id(),
        code: random::word::<16>(),
        by: by.to_owned(),
        created: now as Millis,
        ends: (now + days * DAY) as Millis,
        uses,
        used: 0,
    }
}

/// A name that no account has.
async fn free_name(store: &Store, name: &str) -> Result<String, Declined> {
    let name = name::checked(name)?;
    if store.is_taken(&name).await? {
        Err(Declined::NameTaken)
    } else {
        Ok(name)
    }
}
