"""The games for OpenSpiel's algorithms in Python.

    >>> from urzeit.openspiel import SpielGame
    >>> state = SpielGame("genesis", 2).new_initial_state()
    >>> state.is_chance_node(), state.chance_outcomes()
    (True, [(0, 0.5), (1, 0.5)])

`SpielGame` and `SpielState` have the methods of `pyspiel.Game` and `pyspiel.State` that searching
and playing take, without being registered: what is written in Python, as
`open_spiel.python.algorithms.mcts`, takes them as they are. OpenSpiel counts players from 0; the action of a player is a step of a spelled action
(`urzeit.labels`).

An outcome of chance is its place in `Game.outcomes`. Where these are too many to list (a hand of
cards, a random board), `samples` of them stand for all, drawn with the rules' probabilities and
each equally likely; the same number in the same place of a game is always the same outcome.

Lords of Creation has secrets, and a state knows them. An honest search for a player begins with
`SpielState.imagined`, which fills what that player does not see at random.
"""

from __future__ import annotations

from typing import Any

from ._table import Table
from ._urzeit import Game, Random, features, labels

__all__ = ["SpielGame", "SpielState"]

_CHANCE = -1
_TERMINAL = -4


class SpielGame:
    """A game with its options, as OpenSpiel knows games."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        *,
        options: dict[str, str | int | bool] | None = None,
        preset: str | None = None,
        who: list[str] | None = None,
        samples: int = 256,
    ) -> None:
        self._start = Game(name, players, options=options, preset=preset, who=who)
        self._labels = labels(name)
        self.samples = samples

    def new_initial_state(self) -> SpielState:
        return SpielState(self, Table(self._start.copy()))

    def state_of(self, game: Game) -> SpielState:
        """A state that stands where this game stands."""
        if (game.name, game.who, game.options) != (
            self._start.name,
            self._start.who,
            self._start.options,
        ):
            raise ValueError("the game has another name, other players or other options")
        return SpielState(self, Table(game.copy()))

    def num_players(self) -> int:
        return self._start.players

    def num_distinct_actions(self) -> int:
        return self._start.numbers

    def action_to_string(self, player: int, action: int) -> str:
        return self._labels[action]

    def observation_tensor_shape(self) -> list[int]:
        return [self.observation_tensor_size()]

    def observation_tensor_size(self) -> int:
        return len(features(self._start.name))

    def min_utility(self) -> float:
        return -1.0 / (self._start.players - 1)

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float:
        return 0.0

    def get_parameters(self) -> dict[str, Any]:
        return {"players": self._start.players, **self._start.options}

    def get_type(self) -> Any:
        """A `pyspiel.GameType`."""
        import pyspiel

        secrets = self._start.name == "lords"
        kind = pyspiel.GameType
        return kind(
            short_name=f"urzeit_{self._start.name}",
            long_name=f"Urzeit: {self._start.name}",
            dynamics=kind.Dynamics.SEQUENTIAL,
            chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kind.Information.IMPERFECT_INFORMATION
            if secrets
            else kind.Information.PERFECT_INFORMATION,
            utility=kind.Utility.ZERO_SUM,
            reward_model=kind.RewardModel.TERMINAL,
            max_num_players=6,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
            parameter_specification={},
        )

    def __str__(self) -> str:
        return f"urzeit_{self._start.name}(players={self._start.players})"


class SpielState:
    """A position of a game, as OpenSpiel knows states."""

    def __init__(
        self, game: SpielGame, table: Table, known: tuple[str, ...] | None = None
    ) -> None:
        self._game = game
        self._table = table
        # What each player knew when the state was imagined.
        self._known = known or ("",) * game.num_players()
        # The outcomes that can come next, once somebody has asked.
        self._outcomes: list[tuple[str, float]] | None = None

    @property
    def game(self) -> Game:
        """The game itself."""
        return self._table.game

    def get_game(self) -> SpielGame:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def num_distinct_actions(self) -> int:
        return self._game.num_distinct_actions()

    def current_player(self) -> int:
        seat = self._table.seat
        if seat is not None:
            return seat - 1
        return _TERMINAL if self.game.over else _CHANCE

    def is_terminal(self) -> bool:
        return self.game.over

    def is_chance_node(self) -> bool:
        return self.game.turn == "chance"

    def is_simultaneous_node(self) -> bool:
        return False

    def is_player_node(self) -> bool:
        return self._table.seat is not None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The numbers to choose from; none for a player who is not to move."""
        current = self.current_player()
        if player is not None and player != current:
            return []
        if current == _CHANCE:
            return [outcome for outcome, _ in self.chance_outcomes()]
        return self._table.legal()

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * self.num_distinct_actions()
        for action in self.legal_actions(player):
            mask[action] = 1
        return mask

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(number, chance) for number, (_, chance) in enumerate(self._due())]

    def apply_action(self, action: int) -> None:
        if not self.is_chance_node():
            self._table.choose(action)
            return
        outcomes = self._due()
        if not 0 <= action < len(outcomes):
            raise ValueError(f"{action} is no outcome of {len(outcomes)}")
        self.game.settle(outcomes[action][0])
        self._outcomes = None

    def child(self, action: int) -> SpielState:
        state = self.clone()
        state.apply_action(action)
        return state

    def action_to_string(self, player: int, action: int | None = None) -> str:
        if action is None:
            player, action = self.current_player(), player
        if player == _CHANCE:
            return self._due()[action][0]
        return self._game.action_to_string(player, action)

    def returns(self) -> list[float]:
        return self._table.returns()

    def rewards(self) -> list[float]:
        return self.returns()

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def player_reward(self, player: int) -> float:
        return self.returns()[player]

    def clone(self) -> SpielState:
        state = SpielState(self._game, self._table.copy(), self._known)
        state._outcomes = self._outcomes
        return state

    def __deepcopy__(self, memo: dict[int, Any]) -> SpielState:
        return self.clone()

    def information_state_string(self, player: int | None = None) -> str:
        """All that a player has seen happen, and what the player has begun to spell."""
        player = self._player(player)
        told = self.game.told(player + 1)
        log = told[told.index("\nlog\n") + len("\nlog\n") :]
        return f"{self._known[player]}{log}{self._begun(player)}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees of the position, and what the player has begun to spell."""
        player = self._player(player)
        return f"{self.game.view(player + 1).position}{self._begun(player)}"

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees, as numbers: `urzeit.features` names them."""
        player = self._player(player)
        return [float(value) for value in memoryview(self.game.observe(player + 1)).cast("h")]

    def imagined(self, player: int, random: Random) -> SpielState:
        """A state that the player could not tell from this one, secrets filled at random."""
        view = self.game.view(player + 1)
        begun = self._table.begun if player == self.current_player() else ()
        table = Table(view.imagine(random), begun)
        known = tuple(
            self.information_state_string(player).removesuffix(self._begun(player))
            if other == player
            else table.game.view(other + 1).position + "\n"
            for other in range(self.num_players())
        )
        return SpielState(self._game, table, known)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """As `imagined`; the sampler is called for numbers from 0 to 1."""
        return self.imagined(player, Random(int(sampler() * 2**53)))

    def history_str(self) -> str:
        return ", ".join(self.game.log)

    def move_number(self) -> int:
        return self.game.length

    def __str__(self) -> str:
        begun = "".join(f" [{label}]" for label in self._labels())
        return f"{self.game.position}{begun}"

    def _due(self) -> list[tuple[str, float]]:
        if self._outcomes is None:
            self._outcomes = self.game.outcomes() or self._sampled()
        return self._outcomes

    def _sampled(self) -> list[tuple[str, float]]:
        """Some outcomes for all. A stream for each place of a game: else the same number would
        mean alike hands for all seats."""
        samples, place = self._game.samples, self.game.length
        if self.game.chance is None:
            return []
        draws = (Random(number, place) for number in range(samples))
        return [(self.game.sample(draw), 1.0 / samples) for draw in draws]

    def _player(self, player: int | None) -> int:
        player = self.current_player() if player is None else player
        if not 0 <= player < self.num_players():
            raise ValueError(f"there is no player {player}")
        return player

    def _begun(self, player: int) -> str:
        if player != self.current_player() or not self._table.begun:
            return ""
        return "".join(f"[{label}]" for label in self._labels())

    def _labels(self) -> list[str]:
        return [self._game.action_to_string(0, step) for step in self._table.begun]
