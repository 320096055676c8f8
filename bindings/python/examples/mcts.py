"""OpenSpiel's MCTS bot looks for an action at the end of a record.

python examples/mcts.py ../../fixtures/genesis/001-p2-uniform-default.urz --entries 40

It sees what the player to move sees: what is hidden is imagined anew for every search. An action
of several steps is searched step by step.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
import urzeit
from open_spiel.python.algorithms import mcts
from urzeit.openspiel import SpielGame


def position(record: Path, entries: int | None) -> urzeit.Game:
    """The game of a record after so many entries, and on from there to the next choice."""
    whole = urzeit.Game.from_record(record.read_text())
    game = urzeit.Game(whole.name, options=whole.options, who=whole.who)
    log = [line for line in whole.log if not line.startswith("!")]
    for place, entry in enumerate(log):
        if (entries is None or place >= entries) and game.to_move:
            break
        game.enter(entry)
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("record", type=Path)
    parser.add_argument("--entries", type=int, help="stop after so many (default: at the first choice)")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()

    game = position(asked.record, asked.entries)
    if not game.to_move:
        parser.error("nobody has a choice there")
    spiel = SpielGame(game.name, options=game.options, who=game.who)
    state = spiel.state_of(game)
    seat = state.current_player() + 1
    random = np.random.RandomState(asked.seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = mcts.MCTSBot(spiel, 1.4, asked.simulations, evaluator, random_state=random)
    imagination = urzeit.Random(asked.seed)

    before = state.game.length
    began = time.perf_counter()
    while state.game.length == before:
        state.apply_action(bot.step(state.imagined(seat - 1, imagination)))
    seconds = time.perf_counter() - began
    print(f"{state.game.log[-1]}   ({len(game.legal(seat))} legal, {seconds:.2f} s)")


if __name__ == "__main__":
    main()
