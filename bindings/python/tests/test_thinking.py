"""Computer players, hints and analysis."""

from __future__ import annotations

import threading
import time

import pytest
import urzeit
from conftest import walk

LEVELS = ["beginner", "easy", "medium", "hard", "master"]


def waiting(name: str, seed: int = 3) -> urzeit.Game:
    """A game in which somebody has a choice, after some others."""
    game = urzeit.Game(name)
    random = urzeit.Random(seed)
    for number, _ in enumerate(walk(game, random)):
        if number == 12:
            break
    return game


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_every_game(name: str, level: str):
    game = waiting(name)
    seat = game.to_move[0]
    player = urzeit.Player(level, seed=5)
    action = player.choose(game.view(seat), iterations=30)
    assert player.level == level
    assert action in game.legal(seat)
    again = urzeit.Player(level, seed=5)
    assert again.choose(game.view(seat), iterations=30) == action
    assert urzeit.Player(level).choose(game.view(seat), scale=0.01) in game.legal(seat)


def test_a_player_goes_from_game_to_game():
    player = urzeit.Player("medium")
    for name in [*urzeit.games(), *urzeit.games()]:
        game = waiting(name)
        seat = game.to_move[0]
        assert player.choose(game.view(seat)) in game.legal(seat)


def test_what_cannot_be_asked_is_refused():
    with pytest.raises(ValueError, match="no such level"):
        urzeit.Player("grandmaster")  # type: ignore[arg-type]
    game = urzeit.Game("genesis", 2)
    player = urzeit.Player("easy")
    for view in (game.view(1), game.view()):
        with pytest.raises(ValueError, match="nothing to choose"):
            player.choose(view)
    with pytest.raises(ValueError, match="scale"):
        player.choose(game.view(1), scale=0)
    with pytest.raises(ValueError, match="to choose"):
        urzeit.hint(game)
    with pytest.raises(ValueError, match="seat"):
        urzeit.hint(game, 3)
    for iterations in (0, 1, 100_000_001):
        with pytest.raises(ValueError, match="iterations are from 2"):
            urzeit.hint(game, iterations=iterations)
        with pytest.raises(ValueError, match="iterations are from 2"):
            urzeit.analyse(game.record(), iterations=iterations)
    with pytest.raises(urzeit.Unreadable):
        urzeit.analyse("no record")


def test_others_run_while_it_thinks():
    game = waiting("genesis")
    view = game.view(game.to_move[0])
    player = urzeit.Player("master")
    thinking = threading.Thread(target=player.choose, args=(view,), kwargs={"scale": 0.5})
    thinking.start()
    for _ in range(20):
        time.sleep(0.001)
    # If it kept everybody waiting it would be done.
    assert thinking.is_alive()
    thinking.join()


def test_a_hint_is_legal_and_the_same_again(name: str):
    game = waiting(name)
    seat = game.to_move[-1]
    hint = urzeit.hint(game, seat, iterations=200)
    assert 1 <= len(hint) <= 5
    assert all(advice.action in game.legal(seat) for advice in hint)
    assert all(0 <= advice.chance <= 1 for advice in hint)
    assert hint == urzeit.hint(game, seat, iterations=200)


#: The reptile wins if it lays a forest on c1 and then ends the game; four spaces are vacant.
ENDING = (
    "genesis reptile,human - RfRf.HfHfvvvvvvvvv/vvvvvvvvvvvvvv/...vvvvvvvvvvv/"
    + "/".join(["v" * 14] * 7)
    + " first 1 forest savannah"
)


def test_the_end_of_genesis_is_exact():
    game = urzeit.Game.from_position(ENDING)
    best = urzeit.hint(game)[0]
    assert (best.action, best.exact, best.chance) == ("place forest c1", True, 1.0)
    assert urzeit.Player("master").choose(game.view(1), iterations=100_000) == best.action
    game.act(1, "place savannah b3")
    study, end = urzeit.analyse(game.record())
    assert (study.entry, study.played, study.seat) == (1, "1 place savannah b3", 1)
    assert (study.chances, study.exact) == ([1.0, 0.0], True)
    assert (study.loss, study.better) == (0.5, "place forest c1")
    assert (end.played, end.chances, end.loss) == (None, [0.5, 0.5], None)


def test_every_position_of_a_record_is_studied(name: str):
    game = waiting(name)
    studies = urzeit.analyse(game.record(), iterations=10)
    assert [study.entry for study in studies] == list(range(1, len(game.log) + 2))
    assert [study.played for study in studies[:-1]] == game.log
    for study in studies:
        assert len(study.chances) == len(study.points) == game.players
        assert abs(sum(study.chances) - 1) < 1e-3
