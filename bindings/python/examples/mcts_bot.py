"""OpenSpiel's MCTS bot plays our games in an arena, by the lines of docs/bots.md.

urzeit arena genesis --players medium --bot 'python bindings/python/examples/mcts_bot.py'

It sees what its seat sees, and imagines the rest: in each of several worlds it searches a part of
its time, and does what was tried most in all of them together. Where nothing is hidden there is one
world. It takes 55 % of the time it may, as our own players do, to have some left for later answers
of the same turn; when nothing is left it does anything. When it ends it says on standard error how many simulations it made.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import numpy as np
import urzeit
from open_spiel.python.algorithms import mcts
from urzeit.openspiel import SpielGame, SpielState

class TimeUp(Exception):
    """There is no time for another simulation."""


class MCTSBotWithClock(mcts.MCTSBot):
    """OpenSpiel's bot thinks so many simulations long; this one until a moment."""

    def tree(self, state: SpielState, until: float) -> Any:
        """The root of the tree that it searches until then, by one simulation at least."""
        self.simulations, self.root = 0, None
        self.began, self.until = time.perf_counter(), until
        try:
            return self.mcts_search(state)
        except TimeUp:
            return self.root

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
        """Called at the beginning of each simulation."""
        now = time.perf_counter()
        if self.simulations:
            usual = (now - self.began) / self.simulations
            if now + usual > self.until:
                raise TimeUp
        self.root = root
        self.simulations += 1
        return super()._apply_tree_policy(root, state)


class PlayOut(mcts.Evaluator):
    """Random play to the end as OpenSpiel's `RandomRolloutEvaluator`, but in one call: faster."""

    def __init__(self, random: urzeit.Random) -> None:
        self.random = random

    def evaluate(self, state: SpielState) -> Any:
        end = state.clone()
        end.game.play_out(self.random)
        return np.array(end.returns())

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class Thinker:
    """Chooses actions, and counts."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.random = np.random.RandomState(asked.seed)
        self.imagination = urzeit.Random(int(self.random.randint(2**31)))
        self.answers = self.simulations = 0
        self.seconds = 0.0

    def choose(self, position: str, seat: int, until: float) -> str:
        """What the seat does that sees this."""
        view = urzeit.View.from_position(position, seat)
        worlds = self.asked.worlds if "?" in position else 1
        states = [self.imagined(view, seat) for _ in range(worlds)]
        if len(states[0].legal_actions()) > 1:
            self.answers += 1
        nodes = []
        for number, state in enumerate(states):
            now = time.perf_counter()
            nodes.append(self.tree(state, now + (until - now) / (worlds - number)))
        return self.plan(states[0], seat, nodes)

    def imagined(self, view: urzeit.View, seat: int) -> SpielState:
        """A state in which the seat is to move and that looks like this to it."""
        game = view.imagine(self.imagination)
        # Others who choose in secret have chosen already: the seat cannot tell.
        while game.to_move[0] != seat:
            other = game.to_move[0]
            actions = game.legal(other)
            game.act(other, actions[self.imagination.below(len(actions))])
        return SpielGame(game.name, options=game.options, who=game.who).state_of(game)

    def tree(self, state: SpielState, until: float) -> Any:
        """The root of a searched tree; none where there is nothing to choose or no time left."""
        if len(state.legal_actions()) == 1 or time.perf_counter() > until:
            return None
        evaluator: mcts.Evaluator
        if self.asked.play_out:
            evaluator = PlayOut(self.imagination)
        else:
            evaluator = mcts.RandomRolloutEvaluator(1, self.random)
        bot = MCTSBotWithClock(
            state.get_game(), self.asked.uct, 10**9, evaluator, random_state=self.random
        )
        began = time.perf_counter()
        root = bot.tree(state, until)
        self.seconds += time.perf_counter() - began
        self.simulations += bot.simulations
        return root

    def plan(self, state: SpielState, seat: int, nodes: list[Any]) -> str:
        """The best action by all trees together. If it has several steps, each is the best in the
        trees after those before it."""
        while True:
            best: dict[int, np.ndarray] = {}
            for child in (child for node in nodes if node for child in node.children):
                proved = 0 if child.outcome is None else child.outcome[seat - 1]
                key = np.array([proved, child.explore_count, child.total_reward])
                best[child.action] = best.get(child.action, 0) + key
            steps = state.legal_actions()
            if len(steps) == 1 or not best:
                step = steps[self.random.randint(len(steps))]
            else:
                step = max(best, key=lambda step: tuple(best[step]))
            before = state.game.length
            state.apply_action(step)
            if state.game.length > before:
                return state.game.log[before].removeprefix(f"{seat} ")
            children = [child for node in nodes if node for child in node.children]
            nodes = [child for child in children if child.action == step]

    def report(self) -> str:
        rate = self.simulations / max(self.seconds, 1e-9)
        return (
            f"{self.answers} choices, {self.simulations} simulations in {self.seconds:.1f} s: "
            f"{rate:.0f} a second, {self.simulations / max(self.answers, 1):.0f} a choice"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--uct", type=float, default=2.0, help="how curious it is (default: 2)")
    parser.add_argument("--worlds", type=int, default=2, help="of what is hidden (default: 2)")
    parser.add_argument("--share", type=float, default=0.55, help="of its time (default: 0.55)")
    parser.add_argument("--play-out", action="store_true", help="play out at the speed of Rust")
    parser.add_argument("--seed", type=int, help="(default: another one each time)")
    asked = parser.parse_args()

    def say(line: str) -> None:
        print(line, flush=True)

    thinker = Thinker(asked)
    say("bot pyspiel")
    seat, until = 0, None
    for line in sys.stdin:
        word, _, rest = line.rstrip("\n").partition(" ")
        if word == "you":
            seat = int(rest)
        elif word == "turn":
            until = time.perf_counter() + asked.share * int(rest.split()[0]) / 1000
            say("view")
        elif word == "position" and until is not None:
            say("do " + thinker.choose(rest, seat, until))
            until = None
        elif word == "bye":
            break
    print(thinker.report(), file=sys.stderr)


if __name__ == "__main__":
    main()
