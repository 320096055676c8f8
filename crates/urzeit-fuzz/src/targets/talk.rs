//! HTTP and sockets of a server.

use std::time::Duration;

use crate::{
    server::{PATIENCE, World, messages, request::Interface},
    target::{Bound, Random, Target},
};

/// How long an answer is waited for where none has to come: to what is no request, or to one that
/// wants to wait.
const BRIEFLY: Duration = Duration::from_millis(100);

/// Hashing a password takes much memory by design; what is too long is refused.
const BOUND: Bound = Bound {
    per_byte: 64,
    base: 32 << 20,
};

struct Http {
    world: World,
    interface: Interface,
}

pub(super) fn http() -> Box<dyn Target> {
    let world = World::open();
    let interface = Interface::of(&world.description());
    assert!(interface.len() > 40, "the description is not understood");
    Box::new(Http { world, interface })
}

impl Target for Http {
    fn make(&self, random: &mut Random) -> Vec<u8> {
        self.interface.make(random)
    }

    fn meet(&mut self, input: &[u8]) {
        self.answered(input);
    }

    fn renew(&mut self) {
        self.world = World::open();
    }

    fn bound(&self) -> Bound {
        BOUND
    }
}

impl Http {
    /// Sends a request, and says with what status it is answered.
    fn answered(&mut self, input: &[u8]) -> Option<u16> {
        let end = input.windows(4).position(|part| part == b"\r\n\r\n");
        let (head, body) = input.split_at(end.map_or(input.len(), |end| end + 4));
        let body = self.world.filled(body);
        let length = body.len().to_string();
        let head = String::from_utf8_lossy(&self.world.filled(head)).replace("{length}", &length);
        let patience = if must_be_answered(&head) {
            PATIENCE
        } else {
            BRIEFLY
        };
        let answer = self
            .world
            .send(&[head.as_bytes(), &body].concat(), patience);
        let Some(answer) = answer else {
            assert_eq!(patience, BRIEFLY, "no answer to {head}");
            return None;
        };
        let said = String::from_utf8_lossy(&answer.body);
        assert!(answer.status < 500, "{} {said}", answer.status);
        if answer.status == 401 {
            self.world.welcome("{eve}");
        }
        Some(answer.status)
    }
}

/// Is it a whole request, that does not want to wait?
fn must_be_answered(head: &str) -> bool {
    let Some((first, rest)) = head.split_once("\r\n") else {
        return false;
    };
    let plain = |text: &str| {
        text.bytes()
            .all(|byte| byte.is_ascii_graphic() || byte == b' ')
    };
    let mut lines = rest.split("\r\n").filter(|line| !line.is_empty());
    let lengths = rest.matches("content-length: ").count();
    plain(first)
        && first.split(' ').count() == 3
        && first.ends_with(" HTTP/1.1")
        && !first.contains("wait=")
        && lines.all(|line| plain(line) && line.contains(": "))
        && lengths == 1
        && rest.contains("\r\nconnection: close\r\n")
        && rest.ends_with("\r\n\r\n")
}

struct Sockets {
    world: World,
}

pub(super) fn socket() -> Box<dyn Target> {
    let world = World::open();
    Box::new(Sockets { world })
}

impl Target for Sockets {
    fn make(&self, random: &mut Random) -> Vec<u8> {
        messages::make(random)
    }

    fn meet(&mut self, input: &[u8]) {
        let said = messages::say(&self.world, input);
        self.world.runtime().block_on(said);
    }

    fn renew(&mut self) {
        self.world = World::open();
    }

    fn bound(&self) -> Bound {
        BOUND
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::rand_core::SeedableRng as _;

    use super::*;

    /// What is refused at the first look finds nothing behind it.
    #[test]
    fn requests_are_nearly_right() {
        let world = World::open();
        let interface = Interface::of(&world.description());
        let mut http = Http { world, interface };
        let mut random = Random::seed_from_u64(1);
        let inputs: Vec<_> = (0..100).map(|_| http.make(&mut random)).collect();
        let answers: Vec<_> = inputs.iter().map(|input| http.answered(input)).collect();
        let answered = |from: u16, to: u16| {
            let statuses = answers.iter().flatten();
            statuses
                .filter(|status| (from..to).contains(*status))
                .count()
        };
        assert!(answered(200, 300) > 20, "{answers:?}");
        assert!(answered(400, 500) > 20, "{answers:?}");
    }
}
