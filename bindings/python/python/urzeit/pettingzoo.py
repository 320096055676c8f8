"""The games as PettingZoo environments, in which agents act one after the other (AEC).

    >>> from urzeit.pettingzoo import env
    >>> lords = env("lords", 3)
    >>> lords.reset(seed=7)
    >>> lords.agent_selection
    'player_1'

An observation is a dict: `observation`, a vector of int16 that holds what the agent may see
(`urzeit.features` names its places; the last `BEGUN` are the steps of an action that the agent has
begun, each counted from 1), and `action_mask`. An action is a step of a spelled action
(`urzeit.labels` says what each number means). Chance is drawn by the environment.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._table import Table
from ._urzeit import Game, Random, features

__all__ = ["BEGUN", "GameEnv", "env"]

#: So many steps of a begun action are shown; no action of the default games is longer.
BEGUN = 24

#: No number of an observation is larger.
_MOST = np.iinfo(np.int16).max


def env(
    name: str,
    players: int | None = None,
    *,
    options: dict[str, str | int | bool] | None = None,
    preset: str | None = None,
    who: list[str] | None = None,
    render_mode: str | None = None,
) -> AECEnv:
    """An environment that refuses to be used in the wrong order."""
    game = Game(name, players, options=options, preset=preset, who=who)
    raw = GameEnv(game, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw))


class GameEnv(AECEnv):
    """A game from a given start. The start itself is never changed."""

    def __init__(self, start: Game, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "name": f"urzeit_{start.name}_v1",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(1, start.players + 1)]
        self._start = start
        self._random: Random | None = None
        self._table = Table(start.copy())
        seen = len(features(start.name)) + BEGUN
        self.observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(0, _MOST, (seen,), np.int16),
                    "action_mask": gymnasium.spaces.Box(0, 1, (start.numbers,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(start.numbers) for agent in self.possible_agents
        }

    @property
    def game(self) -> Game:
        """The game as it stands, with all that is hidden from agents."""
        return self._table.game

    def observation_space(self, agent: str) -> gymnasium.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins again. Without a seed the random numbers of the last game go on."""
        if seed is not None or self._random is None:
            self._random = Random(seed)
        self._table = Table(self._start.copy())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._settle()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that still plays must act")
        self._table.choose(action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._settle()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent) + 1
        seen = np.frombuffer(self.game.observe(seat), np.int16)
        begun = np.zeros(BEGUN, np.int16)
        mask = np.zeros(self._start.numbers, np.int8)
        if seat == self._table.seat:
            steps = self._table.begun[-BEGUN:]
            begun[: len(steps)] = np.array(steps, np.int16) + 1
            mask[self._table.legal()] = 1
        return {"observation": np.concatenate([seen, begun]), "action_mask": mask}

    def render(self) -> str | None:
        """The position as a spectator sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("This environment was made without a render_mode.")
            return None
        return self.game.view().position

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def _settle(self) -> None:
        """Draws what chance decides, up to the next choice or the end."""
        while self.game.turn == "chance":
            self.game.settle(self.game.sample(self._random))
        seat = self._table.seat
        if seat is not None:
            self.agent_selection = self.possible_agents[seat - 1]
            return
        self.rewards = dict(zip(self.agents, self._table.returns()))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
