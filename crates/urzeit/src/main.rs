//! The command `urzeit`: serve, play, study and simulate games.
//!
//! Reading order: [`cli`] says what can be asked for, `main` hands it to one file a command
//! ([`server`], [`play`], [`replay`], [`legal`], [`verify`], [`simulate`], [`arena`], [`bot`],
//! [`train`], [`analyse`], [`page`]), [`show`] has what is particular to each game, and [`text`] chooses the
//! language of every sentence.

mod analyse;
mod arena;
mod bot;
mod cli;
mod cores;
mod failure;
mod input;
mod knowledge;
mod legal;
mod page;
mod play;
mod reason;
mod replay;
mod server;
mod show;
mod simulate;
mod text;
mod trace;
mod train;
mod verify;

use std::process::ExitCode;

use cli::Task;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let text = text::of_environment(&arguments);
    let task = match cli::read(&text, arguments) {
        Ok(task) => task,
        Err(stop) => return stop.report(&text),
    };
    let done = match task {
        Task::Serve(options) => server::serve::run(&options, &text),
        Task::Play(options) => play::run(options, &text),
        Task::Replay(options) => replay::run(&options, &text),
        Task::Legal(options) => legal::run(&options, &text),
        Task::Verify(options) => verify::run(&options, &text),
        Task::Simulate(options) => simulate::run(&options, &text),
        Task::Arena(options) => arena::run(&options, &text),
        Task::Bot(options) => bot::run(&options, &text),
        Task::Train(options) => train::run(&options, &text),
        Task::Analyse(options) => analyse::run(&options, &text),
        Task::Page(options) => page::run(&options, &text),
        Task::Work(options) => server::serve::work(&options, &text),
        Task::Migrate(options) => server::backup::migrate(&options, &text),
        Task::Backup(options, file) => server::backup::back_up(&options, &file, &text),
        Task::Restore(options, file) => server::backup::restore(&options, &file, &text),
        Task::Admin(options, deed) => server::admin::run(&options, &deed, &text),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&text),
    }
}
