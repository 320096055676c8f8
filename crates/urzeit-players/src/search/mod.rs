//! Search that fits all our games.
//!
//! Monte Carlo tree search over information sets. Each iteration fills the blanks of the view
//! by imagination, walks down the tree, adds a node and judges it. Chance is drawn as it
//! comes. Every seat maximises its own result: to win first, then the lead. Which action is
//! tried follows from how good it was and from how much it comes to mind (PUCT); at the root
//! the time is shared among the most promising actions, half of which are dropped after each
//! part of it (sequential halving). What all choose at the same time is mixed by regret
//! matching, and what another seat chooses in secret follows the policy.

mod budget;
mod secrets;
mod spread;
mod totals;
mod tree;

use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use urzeit_rules::{Due, Entry, Seat, Turn, View, Viewer};

use crate::{Ideas, Judgement, Knowledge, Mind, mind::BySeat};
pub(crate) use budget::MOST_STEPS;
pub use budget::{Budget, Clock};
pub(crate) use secrets::fraction;
use secrets::{Chosen, Secrets};
use spread::Spread;
use totals::Totals;
use tree::{Age, Calls, Event, Place, ROOT, Tree};

/// How a search goes about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// The most ideas that are followed in one node.
    pub width: usize,
    /// How much what comes to mind counts against what was good so far, in standard deviations
    /// of how good positions are.
    pub curiosity: f32,
    /// The visits after which a node is thought about: before, it is only judged.
    pub patience: u32,
    /// The bytes that the tree may fill; its vectors may have room for as much again. When
    /// they are full the search goes on in the tree it has.
    pub memory: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            width: 24,
            curiosity: 3.0,
            patience: 3,
            memory: 64 << 20,
        }
    }
}

/// A search for what to do.
pub struct Search<'k, G: Mind> {
    knowledge: &'k Knowledge<G>,
    settings: Settings,
    view: View<G>,
    tree: Tree<G>,
    secrets: Vec<Secrets<G::Action>>,
    random: Xoshiro256PlusPlus,
    ideas: Ideas<'k, G::Action>,
    path: Vec<Step>,
    /// The only actions that whoever searches thinks of at the root; all ideas, if none.
    among: Vec<G::Action>,
    /// The edges of the root that are still in question.
    in_question: Vec<Place>,
    iterations: u32,
    /// The sum of the judgements since something was dropped.
    total: Totals,
    /// The sum of all judgements after each choice at the root: by seat, then by the number of
    /// the edge or of the secret choice.
    after: BySeat<Vec<Totals>>,
    /// How different the positions are that were judged.
    spread: Spread,
}

/// A choice on the way down the tree.
enum Step {
    Edge {
        node: Place,
        edge: Place,
        seat: Seat,
    },
    Secret {
        secrets: Place,
        seat: Seat,
        chosen: Chosen,
    },
}

/// What a search found out about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Finding<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to the seat, between 0 and 1; what others are worth, if not tried.
    pub value: f32,
    /// How often it should be chosen: 1 or 0, unless chosen in secret.
    pub mix: f32,
    /// How likely the policy is to choose it.
    pub prior: f32,
    /// What is thought of the position after it; of the position itself, if not tried.
    pub judgement: Judgement,
}

impl<'k, G: Mind> Search<'k, G> {
    /// A search that has not begun.
    #[must_use]
    pub fn new(
        knowledge: &'k Knowledge<G>,
        view: View<G>,
        settings: Settings,
        seed: u64,
    ) -> Search<'k, G> {
        Search {
            knowledge,
            settings,
            view,
            tree: Tree::new(settings.memory),
            secrets: Vec::new(),
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            ideas: knowledge.ideas(),
            path: Vec::new(),
            among: Vec::new(),
            in_question: Vec::new(),
            iterations: 0,
            total: Totals::default(),
            after: Default::default(),
            spread: Spread::default(),
        }
    }

    /// Compares only these actions of whoever searches, which are legal, and looks at each as
    /// often.
    #[must_use]
    pub fn among(mut self, actions: &[G::Action]) -> Search<'k, G> {
        self.among = actions.to_vec();
        self
    }

    /// Searches until the budget is used up.
    pub fn run(&mut self, budget: &Budget<'_>) {
        self.iterate(None);
        let mut in_question: Vec<Place> = self.tree.edges_of(ROOT).collect();
        in_question.truncate((budget.iterations / 4).max(2) as usize);
        let halvings = in_question.len().max(2).ilog2();
        self.in_question = in_question;
        let mut halved = 0;
        loop {
            let used = budget.used(self.iterations);
            if used >= 1.0 {
                break;
            }
            if used * halvings as f32 >= (halved + 1) as f32 {
                self.halve();
                halved += 1;
            }
            let tree = &self.tree;
            let least = self.in_question.iter().copied();
            self.iterate(least.min_by_key(|&edge| tree.edge(edge).visits));
        }
    }

    /// Drops the less promising half of what is in question.
    fn halve(&mut self) {
        let mut edges = std::mem::take(&mut self.in_question);
        let usual = self.tree.usual(ROOT);
        let promise = |edge: Place| self.tree.edge(edge).promise(usual);
        edges.sort_by(|&a, &b| promise(b).total_cmp(&promise(a)));
        edges.truncate(edges.len().div_ceil(2));
        self.in_question = edges;
        // What was thought with worse actions in question counts no more.
        self.total = Totals::default();
    }

    /// One walk down the tree, beginning with this edge if there is one.
    fn iterate(&mut self, mut first: Option<Place>) {
        self.path.clear();
        self.iterations += 1;
        let mut position = G::imagine(&self.view, &mut self.random);
        position.reconsider(self.view.viewer());
        let mut node = ROOT;
        let mut age = Age::Known;
        let judgement = loop {
            let next = match position.turn() {
                Turn::Over => break Judgement::of_end(&position),
                Turn::Chance => self.draw(&mut position, node),
                Turn::Secret(_) if age == Age::New => break None,
                Turn::Player(seat) if age == Age::New && self.is_hidden(&position, seat) => {
                    break None;
                }
                Turn::Player(seat) if self.is_hidden(&position, seat) => {
                    let action = self.impulse(&position, seat);
                    let event = if self.sees(&position, seat, action) {
                        Event::Action(seat, action)
                    } else {
                        Event::Unseen
                    };
                    position.act(seat, action);
                    self.tree.after(node, event)
                }
                Turn::Player(seat) => {
                    if let Calls::Waiting(calls) = self.tree.call_at(node) {
                        let soon = calls < self.settings.patience || self.tree.is_full();
                        if soon && node != ROOT {
                            break None;
                        }
                        self.think_at(node, &position, seat);
                        self.tree.expand(node, &self.ideas, self.settings.width);
                    }
                    let curiosity = self.settings.curiosity * self.spread.deviation();
                    let edge = first
                        .take()
                        .unwrap_or_else(|| self.tree.best_edge(node, curiosity));
                    self.path.push(Step::Edge { node, edge, seat });
                    position.act(seat, self.tree.edge(edge).action);
                    self.tree.along(edge)
                }
                Turn::Secret(_) => {
                    let known = self.tree.secrets_of(node);
                    if known.is_none() && self.tree.is_full() && node != ROOT {
                        break None;
                    }
                    let secrets = known.unwrap_or_else(|| self.new_secrets(node));
                    self.choose_in_secret(&mut position, node, secrets)
                }
            };
            match next {
                Some(there) => (node, age) = there,
                None => break None,
            }
        };
        let judgement = judgement.unwrap_or_else(|| self.judge(position));
        self.learn(&judgement);
    }

    fn draw(&mut self, position: &mut G, node: Place) -> Option<(Place, Age)> {
        let due = position.due().expect("chance is due when it is its turn");
        let outcome = due.sample(&mut self.random);
        let entry = Entry::Chance(outcome);
        let event = match position.veil(entry, self.view.viewer()) {
            Some(_) => Event::Unseen,
            None => Event::Outcome(outcome),
        };
        position.settle(outcome);
        self.tree.after(node, event)
    }

    fn new_secrets(&mut self, node: Place) -> Place {
        let place = self.secrets.len() as Place;
        let bytes = Secrets::<G::Action>::bytes(self.view.position().players());
        self.tree.set_secrets(node, place, bytes);
        self.secrets.push(Secrets::new());
        place
    }

    /// All who are asked choose without knowing of each other.
    fn choose_in_secret(
        &mut self,
        position: &mut G,
        mut node: Place,
        secrets: Place,
    ) -> Option<(Place, Age)> {
        let mut age = Age::Known;
        let first = node;
        for seat in position.turn().seats().iter() {
            self.think_at(first, position, seat);
            let compares = self.compares(first, seat);
            let table = &mut self.secrets[secrets as usize];
            let chosen = if compares {
                table.choose_least(seat, &self.ideas)
            } else {
                table.choose(seat, &self.ideas, &mut self.random)
            };
            let action = table.of(seat)[chosen.choice].action;
            self.path.push(Step::Secret {
                secrets,
                seat,
                chosen,
            });
            position.act(seat, action);
            // All is shown as soon as all have chosen.
            (node, age) = self.tree.after(node, Event::Action(seat, action))?;
        }
        Some((node, age))
    }

    /// Has this seat options that whoever searches does not know?
    fn is_hidden(&self, position: &G, seat: Seat) -> bool {
        position.is_private() && self.view.viewer() != Viewer::Seat(seat)
    }

    fn sees(&self, position: &G, seat: Seat, action: G::Action) -> bool {
        let entry = Entry::Player(seat, action);
        position.veil(entry, self.view.viewer()).is_none()
    }

    fn think_at(&mut self, node: Place, position: &G, seat: Seat) {
        if self.compares(node, seat) {
            self.ideas.clear();
            for &action in &self.among {
                self.ideas.push(action);
            }
        } else {
            self.think(position, seat);
        }
    }

    /// Is this where given actions of whoever searches are compared?
    fn compares(&self, node: Place, seat: Seat) -> bool {
        node == ROOT && !self.among.is_empty() && self.view.viewer() == Viewer::Seat(seat)
    }

    fn think(&mut self, position: &G, seat: Seat) {
        self.ideas.clear();
        position.consider(seat, &mut self.ideas);
    }

    /// What a seat does without much thought.
    fn impulse(&mut self, position: &G, seat: Seat) -> G::Action {
        self.think(position, seat);
        self.ideas.draw(IMPULSIVE, &mut self.random)
    }

    /// Plays on by impulse to a quiet position, and judges that.
    fn judge(&mut self, mut position: G) -> Judgement {
        /// More is not played on: it would be no short way.
        const MOST: usize = 60;
        for _ in 0..MOST {
            match position.turn() {
                Turn::Over => break,
                _ if position.is_quiet() => break,
                Turn::Chance => {
                    let due = position.due().expect("chance is due when it is its turn");
                    position.settle(due.sample(&mut self.random));
                }
                turn @ (Turn::Player(_) | Turn::Secret(_)) => {
                    let seat = turn.seats().iter().next().expect("somebody is asked");
                    let action = self.impulse(&position, seat);
                    position.act(seat, action);
                }
            }
        }
        Judgement::of_end(&position).unwrap_or_else(|| self.knowledge.judge(&position))
    }

    fn learn(&mut self, judgement: &Judgement) {
        let players = self.view.position().players();
        let utilities = judgement.utilities(players, G::CLEAR_LEAD);
        for step in &self.path {
            match *step {
                Step::Edge { node, edge, seat } => {
                    self.tree.learn(node, edge, utilities[seat.index()]);
                }
                Step::Secret {
                    secrets,
                    seat,
                    chosen,
                } => {
                    let table = &mut self.secrets[secrets as usize];
                    table.learn(seat, chosen, utilities[seat.index()]);
                }
            }
        }
        self.spread.add(utilities[0]);
        self.total.add(judgement);
        for step in &self.path {
            let (seat, choice) = match *step {
                Step::Edge { node, edge, seat } if node == ROOT => {
                    (seat, (edge - self.tree.edges_of(ROOT).start) as usize)
                }
                Step::Secret {
                    secrets,
                    seat,
                    chosen,
                } if self.tree.secrets_of(ROOT) == Some(secrets) => (seat, chosen.choice),
                _ => continue,
            };
            let after = &mut self.after[seat.index()];
            if after.len() <= choice {
                after.resize(choice + 1, Totals::default());
            }
            after[choice].add(judgement);
        }
    }

    /// How many iterations there were.
    #[must_use]
    pub fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The bytes that the tree fills.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.tree.memory()
    }

    /// What the search thinks of the position, if the best actions that it found are done.
    #[must_use]
    pub fn judgement(&self) -> Judgement {
        self.total.mean()
    }

    /// What the search thinks of the position after a choice at the root.
    fn judgement_after(&self, seat: Seat, choice: usize) -> Judgement {
        let after = self.after[seat.index()].get(choice);
        let tried = after.filter(|after| after.count > 0);
        tried.unwrap_or(&self.total).mean()
    }

    /// What was found out about the actions of a seat, the best first.
    #[must_use]
    pub fn findings(&self, seat: Seat) -> Vec<Finding<G::Action>> {
        match self.tree.secrets_of(ROOT) {
            Some(secrets) => self.secret_findings(secrets, seat),
            None => self.open_findings(seat),
        }
    }

    fn open_findings(&self, seat: Seat) -> Vec<Finding<G::Action>> {
        let usual = self.tree.usual(ROOT);
        // Whatever was dropped early was tried less, and comes after what was not.
        let rank = |edge: Place| {
            let promise = self.tree.edge(edge).promise(usual);
            (self.in_question.contains(&edge), promise)
        };
        let mut edges: Vec<Place> = self.tree.edges_of(ROOT).collect();
        edges.sort_by(|&a, &b| {
            let (a, b) = (rank(a), rank(b));
            b.0.cmp(&a.0).then(b.1.total_cmp(&a.1))
        });
        let first = self.tree.edges_of(ROOT).start;
        let findings = edges.iter().enumerate().map(|(place, &edge)| {
            let choice = (edge - first) as usize;
            let edge = self.tree.edge(edge);
            Finding {
                action: edge.action,
                visits: edge.visits,
                value: match edge.visits {
                    0 => usual,
                    _ => edge.mean(),
                },
                mix: if place == 0 { 1.0 } else { 0.0 },
                prior: edge.prior,
                judgement: self.judgement_after(seat, choice),
            }
        });
        findings.collect()
    }

    fn secret_findings(&self, secrets: Place, seat: Seat) -> Vec<Finding<G::Action>> {
        let choices = self.secrets[secrets as usize].of(seat);
        let all: f32 = choices.iter().map(|choice| choice.mix).sum();
        let mut findings: Vec<_> = choices
            .iter()
            .enumerate()
            .map(|(number, choice)| Finding {
                action: choice.action,
                visits: choice.visits,
                value: choice.mean(),
                mix: choice.mix / all,
                prior: choice.prior,
                judgement: self.judgement_after(seat, number),
            })
            .collect();
        findings.sort_by(|a, b| b.mix.total_cmp(&a.mix));
        findings
    }
}

/// How varied what is done by impulse is.
const IMPULSIVE: f32 = 0.5;
