"""Shares of studies: the pieces that a cluster spreads."""

from __future__ import annotations

import struct
import threading
import time

import pytest
import urzeit


def whole_and_in_pieces(study, games: int, **more):
    """The columns of all games, played at once and by ones and twos."""
    whole = study.play(0, games, **more)
    pieces = [study.play(first, 2, **more) for first in range(0, games - 1, 2)]
    return whole, [*pieces, *([study.play(games - 1, 1, **more)] if games % 2 else [])]


def joined(pieces, name: str):
    """A column of numbers, or of texts."""
    values = [piece[name][1] for piece in pieces]
    return b"".join(values) if isinstance(values[0], bytes) else [value for part in values for value in part]


def test_a_game_does_not_depend_on_its_share(name: str):
    simulation = urzeit.Simulation(name, seed=9)
    whole, pieces = whole_and_in_pieces(simulation, 7, records=True)
    assert {key: column[1] for key, column in whole.items()} == {key: joined(pieces, key) for key in whole}
    # What a record says is what its row says.
    for number, record in enumerate(whole["record"][1]):
        game = urzeit.Game.from_record(record)
        result = game.result()
        assert result and game.over
        points = [whole[f"points_{seat}"][1][2 * number : 2 * number + 2] for seat in range(1, game.players + 1)]
        assert [struct.unpack("<H", of_seat)[0] for of_seat in points] == result.points
        winners = [seat for seat in range(1, game.players + 1) if whole[f"won_{seat}"][1][number]]
        assert winners == result.winners
        assert struct.unpack("<I", whole["entries"][1][4 * number : 4 * number + 4])[0] == len(game.log)


def test_contests_and_self_play_do_not_depend_on_shares(name: str):
    arena = urzeit.Arena(name, "random,beginner,easy", games=3, seed=4)
    whole, pieces = whole_and_in_pieces(arena, arena.games)
    clocks = [key for key in whole if key.endswith("_ns")]
    assert len(clocks) == 6
    for key in whole:
        if key not in clocks:
            assert whole[key][1] == joined(pieces, key), key
    self_play = urzeit.SelfPlay(name, iterations=2, seed=4)
    one, two = self_play.play(0, 2), urzeit.SelfPlay(name, iterations=2, seed=4).play(1, 1)
    assert one["view"][1][-len(two["view"][1]) :] == two["view"][1]
    assert one["chosen"][1].endswith(two["chosen"][1])
    assert urzeit.SelfPlay(name, iterations=2, seed=5).play(1, 1) != two


def test_a_choice_is_one_of_those_that_were_thought_of(name: str):
    table = urzeit.SelfPlay(name, iterations=4, seed=2).play(0, 1)
    _, ends, (_, actions) = table["actions"]
    ends = struct.unpack(f"<{len(ends) // 4}I", ends)
    chosen = struct.unpack(f"<{len(table['chosen'][1]) // 4}I", table["chosen"][1])
    assert len(ends) == len(chosen) + 1 and len(chosen) > 10
    for row, view in enumerate(table["view"][1]):
        thought_of = actions[ends[row] : ends[row + 1]]
        assert len(set(thought_of)) == len(thought_of) > 1
        seat = table["seat"][1][row]
        view = urzeit.View.from_position(view, seat)
        legal = view.imagine(urzeit.Random(1)).legal(seat)
        assert thought_of[chosen[row]] in legal
        assert set(thought_of) <= set(legal)


def test_who_learns_knows_the_same_wherever_games_are_played():
    def learned(share: int) -> bytes:
        training = urzeit.Training("ursuppe", rounds=2, drills=6, games=2, iterations=4, seed=3)
        trainer = training.trainer()
        for round in range(2):
            for part, games in (("drills", 6), ("games", 2)):
                known = trainer.known()
                tables = [training.play(part, round, first, share, known) for first in range(0, games, share)]
                trainer.learn(part, round, joined(tables, "lessons"))
            assert f"{round + 1}" in trainer.report(round, 1.5)
        return trainer.weights()

    assert learned(1) == learned(2) != urzeit.Training("ursuppe").trainer().weights()


def test_others_run_while_games_are_played():
    simulation = urzeit.Simulation("lords")
    playing = threading.Thread(target=simulation.play, args=(0, 2000))
    playing.start()
    for _ in range(20):
        time.sleep(0.001)
    # If it kept everybody waiting it would be done.
    assert playing.is_alive()
    playing.join()


def test_computer_players_play_a_game_to_its_end(name: str):
    game = urzeit.Game(name)
    same, other, random = game.copy(), game.copy(), game.copy()
    game.play_out(urzeit.Random(5), "beginner")
    same.play_out(urzeit.Random(5), "beginner")
    other.play_out(urzeit.Random(5), "easy")
    random.play_out(urzeit.Random(5))
    assert game.over and game.log == same.log
    assert game.log not in (other.log, random.log)
    with pytest.raises(ValueError, match="no such level"):
        urzeit.Game(name).play_out(urzeit.Random(5), "grandmaster")  # type: ignore[arg-type]


def test_what_cannot_be_studied_is_refused():
    for wrong in (
        lambda: urzeit.Simulation("chess"),
        lambda: urzeit.Simulation("genesis", players=9),
        lambda: urzeit.Simulation("genesis", options=["ties"]),
        lambda: urzeit.Simulation("genesis", preset="none"),
        lambda: urzeit.Arena("genesis", "easy"),
        lambda: urzeit.Arena("genesis", "easy,grandmaster"),
        lambda: urzeit.Arena("genesis", "easy,hard", scale="0"),
        lambda: urzeit.Arena("genesis", "easy,hard", weights=b"none"),
        lambda: urzeit.SelfPlay("genesis", iterations=1),
        lambda: urzeit.Training("genesis", iterations=1),
        lambda: urzeit.Training("genesis").play("naps", 0, 0, 1, b""),  # type: ignore[arg-type]
        lambda: urzeit.Training("genesis").play("drills", 0, 0, 1, b"none"),
        lambda: urzeit.Training("genesis").trainer().learn("drills", 0, [b"none"]),
    ):
        with pytest.raises(ValueError):
            wrong()
    simulation = urzeit.Simulation("genesis")
    columns = {name: column[1] for name, column in simulation.play(0, 2).items()}
    assert "Genesis" in simulation.report(columns, seconds=1, cores=1)
    for name, column in columns.items():
        if name == "game":
            continue
        for wrong_column in (None, b"", column[:-1], b"\xff" * len(column)):
            broken = {**columns, name: wrong_column}
            if wrong_column is None:
                del broken[name]
            elif wrong_column.startswith(b"\xff") and name != "first":
                # Any points, lengths and winners can be those of a game.
                continue
            with pytest.raises(ValueError):
                simulation.report(broken, seconds=1, cores=1)
