//! Plain players to measure ours by.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Choices, Due, Entry, Game, Seat, Turn, View, Viewer};

use crate::{Budget, Judgement, Mind, mind::BySeat};

/// Any legal action, each equally likely.
pub fn random<G: Game>(view: &View<G>, random: &mut impl Rng) -> Option<G::Action> {
    let Viewer::Seat(seat) = view.viewer() else {
        return None;
    };
    view.position().choices(seat).sample(random)
}

/// The action after which this seat would lead by most if the game ended then; one of them at
/// random if there are several. Where dice decide, the average of all that it does.
pub fn greedy<G: Mind>(view: &View<G>, random: &mut impl Rng) -> Option<G::Action> {
    /// How many times dice are cast in thought.
    const CASTS: usize = 8;
    let Viewer::Seat(seat) = view.viewer() else {
        return None;
    };
    let position = G::imagine(view, random);
    let mut best = f32::MIN;
    let mut bests = Vec::new();
    for action in view.position().choices(seat).iter() {
        let mut after = position.clone();
        after.act(seat, action);
        let lead = match after.due() {
            Some(due) => {
                let mut cast = || {
                    let mut after = after.clone();
                    after.settle(due.sample(random));
                    lead(&after, seat)
                };
                (0..CASTS).map(|_| cast()).sum::<f32>() / CASTS as f32
            }
            None => lead(&after, seat),
        };
        if lead > best {
            best = lead;
            bests.clear();
        }
        if lead >= best {
            bests.push(action);
        }
    }
    match bests.len() {
        0 => None,
        len => Some(bests[urzeit_rules::chance::below(len, random)]),
    }
}

fn lead<G: Mind>(position: &G, seat: Seat) -> f32 {
    let standing = position.standing();
    let others = Seat::all(position.players()).filter(|&other| other != seat);
    let best = others.map(|other| standing[other.index()]);
    standing[seat.index()] - best.fold(f32::MIN, f32::max)
}

/// Plain search: upper confidence bounds over all legal actions, random play to the end.
///
/// Hidden parts are imagined again for each iteration, chance is drawn, every seat maximises
/// its own result. It knows nothing of the game.
pub struct Uct<G: Game> {
    nodes: Vec<Node<G>>,
    random: Xoshiro256PlusPlus,
}

struct Node<G: Game> {
    visits: u32,
    children: Vec<Child<G>>,
}

struct Child<G: Game> {
    entry: Entry<G>,
    node: usize,
    visits: u32,
    total: f32,
}

impl<G: Mind> Uct<G> {
    /// What plain search thinks best.
    pub fn choose(view: &View<G>, budget: &Budget<'_>, seed: u64) -> Option<G::Action> {
        let Viewer::Seat(seat) = view.viewer() else {
            return None;
        };
        let mut search = Uct {
            nodes: vec![Node::new()],
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
        };
        let mut iterations = 0;
        // Once at least, however little time there is: somebody waits for an answer.
        loop {
            let position = G::imagine(view, &mut search.random);
            search.iterate(position, seat);
            iterations += 1;
            if budget.used(iterations) >= 1.0 {
                break;
            }
        }
        let most = search.nodes[0].children.iter().max_by_key(|c| c.visits)?;
        match most.entry {
            Entry::Player(_, action) => Some(action),
            Entry::Chance(_) => None,
        }
    }

    fn iterate(&mut self, mut position: G, own: Seat) {
        let mut path = Vec::new();
        let mut node = 0;
        loop {
            let entry = match position.turn() {
                Turn::Over => break,
                Turn::Chance => self.draw(&position),
                Turn::Player(seat) => Entry::Player(seat, self.best(&position, node, seat)),
                Turn::Secret(seats) => {
                    let first = seats.iter().next().expect("somebody is asked");
                    let seat = if seats.contains(own) { own } else { first };
                    Entry::Player(seat, self.best(&position, node, seat))
                }
            };
            take(&mut position, entry);
            let (child, is_new) = self.child(node, entry);
            path.push((node, child, entry));
            node = self.nodes[node].children[child].node;
            if is_new && matches!(entry, Entry::Player(..)) {
                break;
            }
        }
        let utilities = self.play_out(position);
        for (node, child, entry) in path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.children[child].visits += 1;
            if let Entry::Player(seat, _) = entry {
                node.children[child].total += utilities[seat.index()];
            }
        }
    }

    fn draw(&mut self, position: &G) -> Entry<G> {
        let due = position.due().expect("chance is due when it is its turn");
        Entry::Chance(due.sample(&mut self.random))
    }

    fn child(&mut self, node: usize, entry: Entry<G>) -> (usize, bool) {
        let known = self.nodes[node].children.iter();
        if let Some(child) = known.clone().position(|child| child.entry == entry) {
            return (child, false);
        }
        let new = self.nodes.len();
        self.nodes.push(Node::new());
        self.nodes[node].children.push(Child {
            entry,
            node: new,
            visits: 0,
            total: 0.0,
        });
        (self.nodes[node].children.len() - 1, true)
    }

    /// An action not yet tried here, or the one with the highest bound.
    fn best(&mut self, position: &G, node: usize, seat: Seat) -> G::Action {
        const CURIOSITY: f32 = 0.7;
        let choices = position.choices(seat);
        let here = &self.nodes[node];
        let log_visits = (here.visits.max(1) as f32).ln();
        let mut tried = 0;
        let mut best = (f32::MIN, None);
        for child in &here.children {
            // Other options than here were there when the node was visited with other cards.
            let Entry::Player(chooser, action) = child.entry else {
                continue;
            };
            if chooser != seat || !choices.contains(action) {
                continue;
            }
            tried += 1;
            let visits = child.visits.max(1) as f32;
            let bound = child.total / visits + CURIOSITY * (log_visits / visits).sqrt();
            if bound > best.0 {
                best = (bound, Some(action));
            }
        }
        match best.1 {
            Some(action) if tried == choices.len() => action,
            _ => self.untried(&choices, node, seat),
        }
    }

    fn untried<'p>(&mut self, choices: &G::Choices<'p>, node: usize, seat: Seat) -> G::Action
    where
        G: 'p,
    {
        loop {
            let action = choices.sample(&mut self.random);
            let action = action.expect("whoever is asked has a choice");
            let wanted = Entry::Player(seat, action);
            let mut known = self.nodes[node].children.iter();
            if !known.any(|child| child.entry == wanted) {
                return action;
            }
        }
    }

    fn play_out(&mut self, mut position: G) -> BySeat<f32> {
        loop {
            match position.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let entry = self.draw(&position);
                    take(&mut position, entry);
                }
                turn @ (Turn::Player(_) | Turn::Secret(_)) => {
                    let seat = turn.seats().iter().next().expect("somebody is asked");
                    let action = position.choices(seat).sample(&mut self.random);
                    position.act(seat, action.expect("whoever is asked has a choice"));
                }
            }
        }
        let end = Judgement::of_end(&position).expect("the game is over");
        end.utilities(position.players(), G::CLEAR_LEAD)
    }
}

fn take<G: Game>(position: &mut G, entry: Entry<G>) {
    match entry {
        Entry::Player(seat, action) => position.act(seat, action),
        Entry::Chance(outcome) => position.settle(outcome),
    }
}

impl<G: Game> Node<G> {
    fn new() -> Node<G> {
        Node {
            visits: 0,
            children: Vec::new(),
        }
    }
}
