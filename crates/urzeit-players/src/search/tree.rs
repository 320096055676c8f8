//! The tree that a search grows, in a few flat vectors.

use urzeit_rules::{Game, Seat};

use crate::Ideas;

/// A place in a vector of the tree.
pub(super) type Place = u32;
/// The node in which the search begins.
pub(super) const ROOT: Place = 0;
/// No place.
const NOWHERE: Place = Place::MAX;

/// A tree whose memory is bounded.
pub(super) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    edges: Vec<Edge<G::Action>>,
    /// The edges of one node are in the order in which they come to mind.
    order: Vec<u32>,
    /// Bytes that tables of secret choices take.
    tables: usize,
    /// Bytes that nodes and edges may take.
    limit: usize,
}

/// A situation, as far as whoever searches can tell it from others.
struct Node<G: Game> {
    /// What led here, if it was no edge of the node before.
    event: Event<G>,
    /// Another node that follows the same one.
    sibling: Place,
    /// A node that follows after an event.
    child: Place,
    /// The edges from here: first and number. Unknown before the node is expanded.
    edges: Option<(Place, u16)>,
    visits: u32,
    /// The sum of what the seat at turn made of all visits.
    total: f64,
    /// The number of its table of secret choices.
    secrets: Place,
}

/// An action of the seat that is at turn in a node.
#[derive(Clone, Copy)]
pub(super) struct Edge<A> {
    pub(super) action: A,
    /// How likely the policy is to choose it.
    pub(super) prior: f32,
    /// How much it comes to mind, against what comes to mind most.
    pub(super) urge: f32,
    pub(super) visits: u32,
    /// The sum of what the seat made of all visits.
    pub(super) total: f64,
    child: Place,
}

impl<A> Edge<A> {
    /// What the seat made of it on average.
    pub(super) fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits.max(1))) as f32
    }

    /// How good it seems beside others that are worth so much. What was tried seldom may have
    /// been lucky, so what comes to mind counts too; the more it was tried, the less.
    pub(super) fn promise(&self, usual: f32) -> f32 {
        /// How much a value counts that was tried never, and how much more with each visit.
        const TRUST: (f32, f32) = (20.0, 0.5);
        self.urge + (TRUST.0 + TRUST.1 * self.visits as f32) * (self.mean() - usual)
    }
}

/// What happens without being chosen in the tree.
#[derive(PartialEq)]
pub(super) enum Event<G: Game> {
    /// The beginning of the search, or an edge.
    Edge,
    /// An outcome of chance.
    Outcome(G::Chance),
    /// An action of a seat whose options are its secret.
    Action(Seat, G::Action),
    /// Something that whoever searches does not see.
    Unseen,
}

impl<G: Game> Tree<G> {
    /// Only a root.
    pub(super) fn new(limit: usize) -> Tree<G> {
        let mut tree = Tree {
            nodes: Vec::new(),
            edges: Vec::new(),
            order: Vec::new(),
            tables: 0,
            limit,
        };
        tree.push(Event::Edge);
        tree
    }

    fn push(&mut self, event: Event<G>) -> Place {
        let place = self.nodes.len() as Place;
        self.nodes.push(Node {
            event,
            sibling: NOWHERE,
            child: NOWHERE,
            edges: None,
            visits: 0,
            total: 0.0,
            secrets: NOWHERE,
        });
        place
    }

    /// The bytes that nodes, edges and tables take.
    pub(super) fn memory(&self) -> usize {
        self.nodes.len() * size_of::<Node<G>>()
            + self.edges.len() * size_of::<Edge<G::Action>>()
            + self.tables
    }

    /// Is all memory used up?
    pub(super) fn is_full(&self) -> bool {
        self.memory() >= self.limit
    }

    /// The node after an event; nothing if there is none and no memory for it. A new one is
    /// told apart.
    pub(super) fn after(&mut self, node: Place, event: Event<G>) -> Option<(Place, Age)> {
        let mut child = self.nodes[node as usize].child;
        while child != NOWHERE {
            let known = &self.nodes[child as usize];
            if known.event == event {
                return Some((child, Age::Known));
            }
            child = known.sibling;
        }
        if self.is_full() {
            return None;
        }
        let new = self.push(event);
        self.nodes[new as usize].sibling = self.nodes[node as usize].child;
        self.nodes[node as usize].child = new;
        Some((new, Age::New))
    }

    /// The node after an edge; nothing if there is none and no memory for it.
    pub(super) fn along(&mut self, edge: Place) -> Option<(Place, Age)> {
        let child = self.edges[edge as usize].child;
        if child != NOWHERE {
            return Some((child, Age::Known));
        }
        if self.is_full() {
            return None;
        }
        let child = self.push(Event::Edge);
        self.edges[edge as usize].child = child;
        Some((child, Age::New))
    }

    /// Counts a visit to a node that may not have its edges yet. How many it has had?
    pub(super) fn call_at(&mut self, node: Place) -> Calls {
        let node = &mut self.nodes[node as usize];
        match node.edges {
            Some(_) => Calls::Expanded,
            None => {
                node.visits += 1;
                Calls::Waiting(node.visits)
            }
        }
    }

    /// Gives a node its edges: the ideas that come to mind most, at most `width`.
    pub(super) fn expand(&mut self, node: Place, ideas: &Ideas<'_, G::Action>, width: usize) {
        let chances = ideas.chances(1.0);
        self.order.clear();
        self.order.extend(0..chances.len() as u32);
        // Ties in the order of the ideas, so that the same seed gives the same search.
        self.order.sort_by(|&a, &b| {
            chances[b as usize]
                .total_cmp(&chances[a as usize])
                .then(a.cmp(&b))
        });
        self.order.truncate(width);
        let most = ideas.urges().iter().copied().fold(f32::MIN, f32::max);
        let first = self.edges.len() as Place;
        for &idea in &self.order {
            self.edges.push(Edge {
                action: ideas.actions()[idea as usize],
                prior: chances[idea as usize],
                urge: ideas.urges()[idea as usize] - most,
                visits: 0,
                total: 0.0,
                child: NOWHERE,
            });
        }
        let node = &mut self.nodes[node as usize];
        node.edges = Some((first, self.order.len() as u16));
        node.visits = 0;
    }

    /// The places of a node's edges.
    pub(super) fn edges_of(&self, node: Place) -> std::ops::Range<Place> {
        match self.nodes[node as usize].edges {
            Some((first, len)) => first..first + Place::from(len),
            None => 0..0,
        }
    }

    /// What the seat at turn in a node made of all visits on average.
    pub(super) fn usual(&self, node: Place) -> f32 {
        let here = &self.nodes[node as usize];
        (here.total / f64::from(here.visits.max(1))) as f32
    }

    pub(super) fn edge(&self, edge: Place) -> &Edge<G::Action> {
        &self.edges[edge as usize]
    }

    /// The edge to follow: what was good so far, and what comes to mind but was seldom tried.
    pub(super) fn best_edge(&self, node: Place, curiosity: f32) -> Place {
        let here = &self.nodes[node as usize];
        let untried = self.usual(node);
        let curiosity = curiosity * (here.visits as f32).sqrt();
        let mut best = (f32::MIN, NOWHERE);
        for place in self.edges_of(node) {
            let edge = self.edge(place);
            let value = match edge.visits {
                0 => untried,
                _ => edge.mean(),
            };
            let score = value + curiosity * edge.prior / (1.0 + edge.visits as f32);
            if score > best.0 {
                best = (score, place);
            }
        }
        best.1
    }

    /// The number of a node's table of secret choices, if it has one.
    pub(super) fn secrets_of(&self, node: Place) -> Option<Place> {
        let secrets = self.nodes[node as usize].secrets;
        (secrets != NOWHERE).then_some(secrets)
    }

    /// Gives a node its table of secret choices, which takes so many bytes.
    pub(super) fn set_secrets(&mut self, node: Place, secrets: Place, bytes: usize) {
        self.nodes[node as usize].secrets = secrets;
        self.tables += bytes;
    }

    /// Learns what a visit was worth to the seat that chose an edge.
    pub(super) fn learn(&mut self, node: Place, edge: Place, utility: f32) {
        let here = &mut self.nodes[node as usize];
        here.visits += 1;
        here.total += f64::from(utility);
        let edge = &mut self.edges[edge as usize];
        edge.visits += 1;
        edge.total += f64::from(utility);
    }
}

/// How often was a node visited?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Calls {
    /// Often enough that it has its edges.
    Expanded,
    /// This many times, without having been expanded.
    Waiting(u32),
}

/// Was a node there before?
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Age {
    Known,
    New,
}
