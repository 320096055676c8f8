"""A game that is played by numbers: what both adapters have in common."""

from __future__ import annotations

from ._urzeit import Game


class Table:
    """A game and the action that the seat to move has begun to spell."""

    __slots__ = ("begun", "game")

    def __init__(self, game: Game, begun: tuple[int, ...] = ()) -> None:
        self.game = game
        self.begun = begun

    @property
    def seat(self) -> int | None:
        """The seat to move, counted from 1.

        Secret choices are asked for one seat after the other, the lowest first. Nobody sees them
        before all have chosen, so the order tells nothing.
        """
        seats = self.game.to_move
        return seats[0] if seats else None

    def legal(self) -> list[int]:
        """The numbers that the seat to move may choose from."""
        seat = self.seat
        return [] if seat is None else self.game.steps(seat, self.begun)

    def choose(self, number: int) -> None:
        """One step of the seat to move; the action is played when it is complete."""
        seat = self.seat
        if seat is None:
            raise ValueError("nobody is to move")
        begun = (*self.begun, int(number))
        action = self.game.spelled(seat, begun)
        if action is None:
            self.begun = begun
            return
        self.game.act(seat, action)
        self.begun = ()

    def copy(self) -> Table:
        """The same once more."""
        return Table(self.game.copy(), self.begun)

    def returns(self) -> list[float]:
        """What the game was worth to each seat; 0 as long as it goes on.

        Winners share n, and everybody has paid 1: divided by n - 1, so that an only winner has 1,
        and with two players the other -1. The sum is always 0.
        """
        players = self.game.players
        result = self.game.result()
        if result is None:
            return [0.0] * players
        share = players / len(result.winners)
        return [
            ((share if seat in result.winners else 0.0) - 1.0) / (players - 1)
            for seat in range(1, players + 1)
        ]
