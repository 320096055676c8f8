"""What the tests have in common."""

from __future__ import annotations

from pathlib import Path

import pytest
import urzeit

ROOT = Path(__file__).resolve().parents[3]

#: Every game with every number of players, and the options by which Ursuppe seats two.
TABLES = [
    *[("genesis", players, {}) for players in (2, 3, 4)],
    ("genesis", 4, {"board": "random", "end": "finish_turn"}),
    *[("lords", players, {}) for players in (2, 3, 4, 5)],
    ("lords", 3, {"knowledge": "full", "board": "olympus61", "keep_mode": "refuse3"}),
    ("lords", 2, {"people_per_player": 999, "random_end": "die"}),
    ("lords", 2, {"markers": "30,22,22,22,20,0,0", "cards": "4.0.0.0.0,3.3.3.3.3,3.3.3.3.3,9.9.9.9.9"}),
    *[("ursuppe", 2, {"mode": mode}) for mode in ("double", "pair", "dummy")],
    *[("ursuppe", players, {}) for players in (3, 4, 5, 6)],
    ("ursuppe", 4, {"tentacle_while_clinging": True}),
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}-{'-'.join(table[2])}")
def table(request: pytest.FixtureRequest) -> urzeit.Game:
    """A new game of each kind."""
    name, players, options = request.param
    return urzeit.Game(name, players, options=options)


@pytest.fixture(params=urzeit.games())
def name(request: pytest.FixtureRequest) -> str:
    """The name of each game."""
    return request.param


def walk(game: urzeit.Game, random: urzeit.Random, entries: int = 10_000):
    """Plays a random game through Python and stops before every choice: the seat, its actions."""
    for _ in range(entries):
        if game.over:
            return
        if game.turn == "chance":
            game.settle(game.sample(random))
            continue
        seats = game.to_move
        seat = seats[random.below(len(seats))]
        actions = game.legal(seat)
        yield seat, actions
        game.act(seat, actions[random.below(len(actions))])
