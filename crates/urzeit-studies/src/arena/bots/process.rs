//! A bot's process: lines to it and from it, with limits on all of them, and its certain end.

use std::{
    fs::File,
    io::{BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TryRecvError},
    },
    thread,
    time::{Duration, Instant},
};

use urzeit_table::protocol::{MAX_LINE, MOST_LINES, ToBot};

use super::fault::Fault;
use crate::lines::{self, ReadLine};

/// How much may be on its way to a bot before it counts as deaf.
const MOST_UNREAD: usize = 4 << 20;
/// How often somebody who waits for the end of a process looks.
const GLANCE: Duration = Duration::from_millis(5);

/// A process that is ended when this is dropped, with all that it has started.
pub(super) struct Process {
    child: Child,
    /// Nothing, once all has been said.
    say: Option<Sender<String>>,
    /// How many bytes of what was said it has not taken yet.
    unread: Arc<AtomicUsize>,
    heard: Receiver<ReadLine>,
}

/// All processes that run. What starts or ends one holds it, so that none is forgotten when the
/// command is interrupted.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Ends the program, and all bots before it: those of an interrupted command do not survive it.
pub fn end_with_all_bots(status: i32) -> ! {
    let running = running();
    for &process in running.iter() {
        kill(process);
    }
    std::process::exit(status);
}

impl Process {
    /// Starts a program. What it complains of goes to the log, or nowhere.
    pub(super) fn start(command: &[String], log: Option<&File>) -> Result<Process, Fault> {
        let failed = |error: std::io::Error| Fault::NotStarted(error.to_string());
        let (program, arguments) = command.split_first().expect("a command has a word");
        let complaints = match log {
            Some(file) => Stdio::from(file.try_clone().map_err(failed)?),
            None => Stdio::null(),
        };
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(complaints);
        alone(&mut command);
        let mut running = running();
        let mut child = command.spawn().map_err(failed)?;
        running.push(child.id());
        drop(running);
        let to = child.stdin.take().expect("it is piped");
        let from = child.stdout.take().expect("it is piped");
        let unread = Arc::new(AtomicUsize::new(0));
        let (say, said) = mpsc::channel();
        // What nobody listens to waits in the process.
        let (hear, heard) = mpsc::sync_channel(MOST_LINES);
        let taken = Arc::clone(&unread);
        thread::spawn(move || write(to, &said, &taken));
        thread::spawn(move || read(from, &hear));
        Ok(Process {
            child,
            say: Some(say),
            unread,
            heard,
        })
    }

    /// Tells it something, without waiting for it to listen.
    pub(super) fn say(&self, lines: &[ToBot]) -> Result<(), Fault> {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        let before = self.unread.fetch_add(text.len(), Ordering::Relaxed);
        if before + text.len() > MOST_UNREAD {
            return Err(Fault::Deaf);
        }
        // If it has ended, there is nothing to hear from it either.
        let _ = self.say.as_ref().map(|say| say.send(text));
        Ok(())
    }

    /// What it says next. It has until then, which is so many milliseconds as it was told.
    pub(super) fn line(&mut self, until: Instant, told: u64) -> Result<String, Fault> {
        let wait = until.saturating_duration_since(Instant::now());
        match self.heard.recv_timeout(wait) {
            Ok(line) => text(line),
            Err(RecvTimeoutError::Timeout) => Err(Fault::TooLate(told)),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended()),
        }
    }

    /// What it has said already, if anything.
    pub(super) fn said(&mut self) -> Result<Option<String>, Fault> {
        match self.heard.try_recv() {
            Ok(line) => text(line).map(Some),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(self.ended()),
        }
    }

    /// There are no more games: it may end by itself.
    pub(super) fn part(&mut self) {
        // A bot that does not listen is ended later.
        let _ = self.say(&[ToBot::Bye]);
        self.say = None;
    }

    /// Waits until then for its end.
    pub(super) fn wait(&mut self, until: Instant) -> Option<i32> {
        loop {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.code();
            }
            if Instant::now() >= until {
                return None;
            }
            thread::sleep(GLANCE);
        }
    }

    /// It says nothing more: how did it end?
    fn ended(&mut self) -> Fault {
        const MOMENT: Duration = Duration::from_millis(500);
        Fault::Ended(self.wait(Instant::now() + MOMENT))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let mut running = running();
        kill(self.child.id());
        // It may have left its group.
        let _ = self.child.kill();
        let _ = self.child.wait();
        running.retain(|&process| process != self.child.id());
    }
}

fn text(line: ReadLine) -> Result<String, Fault> {
    match line {
        ReadLine::Read(line) => Ok(line),
        ReadLine::TooLong => Err(Fault::LineTooLong),
        ReadLine::NotText => Err(Fault::NotText),
        ReadLine::End => Err(Fault::Ended(None)),
    }
}

/// Writes what is said until nothing more is, or nobody reads it.
fn write(mut to: ChildStdin, said: &Receiver<String>, unread: &AtomicUsize) {
    for text in said {
        if to.write_all(text.as_bytes()).is_err() {
            return;
        }
        unread.fetch_sub(text.len(), Ordering::Relaxed);
    }
}

/// Reads lines until there are no more, or nobody wants them.
fn read(from: ChildStdout, hear: &SyncSender<ReadLine>) {
    let mut from = BufReader::new(from);
    while let Ok(line) = lines::next(&mut from, MAX_LINE) {
        if line == ReadLine::End || hear.send(line).is_err() {
            return;
        }
    }
}

/// Puts the process and all that it starts in a group of their own.
#[cfg(unix)]
fn alone(command: &mut Command) {
    use std::os::unix::process::CommandExt;
    command.process_group(0);
}

#[cfg(not(unix))]
fn alone(_: &mut Command) {}

/// Ends a process and its group.
#[cfg(unix)]
fn kill(process: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let group = i32::try_from(process).ok().and_then(Pid::from_raw);
    // It may have ended by itself.
    let _ = group.map(|group| kill_process_group(group, Signal::KILL));
}

/// Elsewhere there are no groups: a process that is dropped is ended alone.
#[cfg(not(unix))]
fn kill(_: u32) {}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// Nothing that a bot leaves unread is kept without end, and nobody waits for it.
    #[test]
    fn who_never_reads_is_deaf() {
        let command = ["sleep", "1000"].map(str::to_owned);
        let bot = Process::start(&command, None).expect("there is a sleep");
        let megabyte = [ToBot::Position("x".repeat(1 << 20))];
        for _ in 0..3 {
            assert_eq!(bot.say(&megabyte), Ok(()));
        }
        assert_eq!(bot.say(&megabyte), Err(Fault::Deaf));
    }
}
