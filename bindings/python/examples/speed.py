"""How many random games in a second of one core, by each way through the module.

python examples/speed.py --seconds 3
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import numpy as np
import urzeit
from urzeit.openspiel import SpielGame
from urzeit.pettingzoo import GameEnv

PLAYERS = {"genesis": 2, "lords": 3, "ursuppe": 4}


def in_rust(start: urzeit.Game, random: urzeit.Random) -> None:
    start.copy().play_out(random)


def by_text(start: urzeit.Game, random: urzeit.Random) -> None:
    game = start.copy()
    while not game.over:
        if game.chance:
            game.settle(game.sample(random))
            continue
        seat = game.to_move[0]
        actions = game.legal(seat)
        game.act(seat, actions[random.below(len(actions))])


def by_environment(start: urzeit.Game, random: urzeit.Random) -> None:
    env = GameEnv(start)
    env.reset(seed=random.below(2**32 - 1))
    for _ in env.agent_iter():
        observation, _, ended, _, _ = env.last()
        if ended:
            return
        legal = np.flatnonzero(observation["action_mask"])
        env.step(legal[random.below(len(legal))])


def by_openspiel(start: urzeit.Game, random: urzeit.Random) -> None:
    state = SpielGame(start.name, start.players).new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[random.below(len(actions))])


def rate(play: Callable[[urzeit.Game, urzeit.Random], None], name: str, seconds: float) -> float:
    start, random = urzeit.Game(name, PLAYERS[name]), urzeit.Random(1)
    games, began = 0, time.process_time()
    while True:
        play(start, random)
        games += 1
        spent = time.process_time() - began
        if spent >= seconds:
            return games / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    names = [f"{name}, {players} players" for name, players in PLAYERS.items()]
    print(f"| random games in a second of one core | {' | '.join(names)} |")
    print("|---|---|---|---|")
    for label, play in (
        ("`Game.play_out`", in_rust),
        ("`Game.legal` and `Game.act`", by_text),
        ("`urzeit.pettingzoo`", by_environment),
        ("`urzeit.openspiel`", by_openspiel),
    ):
        rates = [rate(play, name, seconds) for name in PLAYERS]
        print(f"| {label} | {' | '.join(f'{each:,.0f}' for each in rates)} |")


if __name__ == "__main__":
    main()
