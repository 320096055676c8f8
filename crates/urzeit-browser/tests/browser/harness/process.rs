//! Processes that end with the test, however it ends.

use std::{
    os::unix::process::CommandExt as _,
    process::{Child, ChildStdout, Command, Stdio},
};

use rustix::process::{Pid, Signal, kill_process_group};

/// A program with all that it starts. A shell beside it waits for the end of its own input, which
/// comes when the test is gone, and then ends all of them.
pub(crate) struct Process {
    shell: Child,
}

const GUARD: &str = r#""$@" & exec >/dev/null; read _; kill -KILL 0"#;

impl Process {
    /// Starts a program. What it says can be read.
    pub(crate) fn start(command: &Command) -> (Process, ChildStdout) {
        let variables = command
            .get_envs()
            .filter_map(|(name, value)| Some((name, value?)));
        let mut shell = Command::new("sh")
            .args(["-c", GUARD, "sh"])
            .arg(command.get_program())
            .args(command.get_args())
            .envs(variables)
            .process_group(0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let said = shell.stdout.take().unwrap();
        (Process { shell }, said)
    }
}

impl Drop for Process {
    /// Ends at once, as in a power cut.
    fn drop(&mut self) {
        if let Some(group) = Pid::from_raw(self.shell.id().cast_signed()) {
            let _ = kill_process_group(group, Signal::KILL);
        }
        let _ = self.shell.wait();
    }
}
