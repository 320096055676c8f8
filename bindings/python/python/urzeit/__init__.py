"""Genesis, Lords of Creation and Ursuppe by exact rules, for people who study games.

    >>> import urzeit
    >>> game = urzeit.Game("genesis", 2, options={"ties": "players"})
    >>> game.turn, game.chance
    ('chance', 'start')
    >>> game.settle("start 2")
    >>> game.settle("dice forest wild")
    >>> game.to_move
    [2]
    >>> game.act(2, "place forest c4")
    >>> game.log
    ['* start 2', '* dice forest wild', '2 place forest c4']

Actions, outcomes, positions and records are texts in the notation of docs/records.md. Seats are
counted from 1. The rules never draw: whoever plays supplies the outcomes of chance, with `Random`
or with dice of their own.

`Player` is a computer player, `hint` says what one would do, `analyse` what it makes of a record.

`Simulation`, `Arena`, `Training` and `SelfPlay` play a share of many games: what `urzeit.cluster` spreads over many
machines, with Ray.

`urzeit.pettingzoo` is an environment for learning, `urzeit.openspiel` lets OpenSpiel's algorithms
search; both need those packages.
"""

from ._urzeit import (
    Advice,
    Arena,
    BadSetup,
    Game,
    Illegal,
    Note,
    Player,
    Random,
    Result,
    SelfPlay,
    Simulation,
    Study,
    Trainer,
    Training,
    Unreadable,
    View,
    analyse,
    features,
    games,
    hint,
    labels,
    options,
    presets,
)

__all__ = [
    "Advice",
    "Arena",
    "BadSetup",
    "Game",
    "Illegal",
    "Note",
    "Player",
    "Random",
    "Result",
    "SelfPlay",
    "Simulation",
    "Study",
    "Trainer",
    "Training",
    "Unreadable",
    "View",
    "analyse",
    "features",
    "games",
    "hint",
    "labels",
    "options",
    "presets",
]
