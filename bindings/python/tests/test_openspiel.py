"""OpenSpiel's algorithms in Python run on our rules."""

from __future__ import annotations

import copy
import math
import subprocess
import sys

import pytest
import urzeit
from conftest import ROOT
from urzeit.openspiel import SpielGame, SpielState

PLAYERS = {"genesis": (2, 4), "lords": (2, 5), "ursuppe": (3, 6)}
TABLES = [(name, players) for name, counts in PLAYERS.items() for players in counts]


def numpy_and_mcts():
    reason = "open_spiel has no wheel for this Python"
    np = pytest.importorskip("numpy")
    pytest.importorskip("pyspiel", reason=reason)
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts", reason=reason)
    return np, mcts


def walk(state: SpielState, random: urzeit.Random, steps: int = 100_000) -> SpielState:
    for _ in range(steps):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        state.apply_action(actions[random.below(len(actions))])
    return state


def first_choice(game: SpielGame, after: int) -> SpielState:
    """A state in which a player chooses, some steps into the game."""
    state = walk(game.new_initial_state(), urzeit.Random(1), after)
    while state.is_chance_node():
        state.apply_action(0)
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_state_is_what_openspiel_expects(name: str, players: int):
    game = SpielGame(name, players)
    state = game.new_initial_state()
    random = urzeit.Random(2)
    assert game.num_players() == state.num_players() == players
    assert game.observation_tensor_shape() == [len(state.observation_tensor(0))]
    for number in range(100_000):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        assert actions == sorted(set(actions)) and actions
        action = actions[random.below(len(actions))]
        if number % 25 == 0:
            player = state.current_player()
            assert state.is_chance_node() == (player == -1)
            assert state.action_to_string(action) == state.action_to_string(player, action)
            if player == -1:
                assert math.isclose(sum(chance for _, chance in state.chance_outcomes()), 1)
            else:
                assert max(actions) < game.num_distinct_actions()
                assert sum(state.legal_actions_mask()) == len(actions)
                assert state.legal_actions((player + 1) % players) == []
                assert state.information_state_string().startswith("* ")
                assert state.observation_string()
                assert len(state.observation_tensor()) == len(urzeit.features(name))
            child, twin = state.child(action), copy.deepcopy(state)
            assert str(child) != str(state) == str(twin)
        state.apply_action(action)
    assert state.current_player() == -4
    assert state.legal_actions() == []
    returns = state.returns()
    assert abs(sum(returns)) < 1e-9
    assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()


@pytest.mark.parametrize("after", [10, 40])
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_mcts_finds_a_legal_action(name: str, players: int, after: int):
    np, mcts = numpy_and_mcts()
    game = SpielGame(name, players)
    state = first_choice(game, after)
    before = str(state)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = mcts.MCTSBot(game, 1.4, 3, evaluator, random_state=random)
    imagined = state.imagined(state.current_player(), urzeit.Random(1))
    action = bot.step(imagined)
    assert action in state.legal_actions()
    assert str(state) == before


@pytest.mark.parametrize("strings", ["observation", "information"])
def test_search_under_uncertainty_finds_a_legal_action(strings: str):
    np, mcts = numpy_and_mcts()
    from open_spiel.python.algorithms import ismcts

    game = SpielGame("lords", 2)
    state = first_choice(game, 150)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.4,
        max_simulations=3,
        evaluator=evaluator,
        random_state=random,
        use_observation_string=strings == "observation",
    )
    assert bot.step(state) in state.legal_actions()


def test_too_many_outcomes_are_sampled_the_same_way_each_time():
    game = SpielGame("lords", 2, samples=50)
    state, other = game.new_initial_state(), game.new_initial_state()
    assert state.chance_outcomes() == [(number, 1 / 50) for number in range(50)]
    hands = [state.action_to_string(-1, number) for number in range(50)]
    assert len(set(hands)) > 40
    state.apply_action(7)
    other.apply_action(7)
    assert str(state) == str(other)
    assert state.action_to_string(-1, 7).split()[2:] != hands[7].split()[2:]
    with pytest.raises(ValueError):
        state.apply_action(50)


def test_what_a_player_imagines_is_the_same_to_that_player():
    game = SpielGame("lords", 3)
    state = first_choice(game, 60)
    player = state.current_player()
    imagined = state.imagined(player, urzeit.Random(5))
    assert imagined.information_state_string(player) == state.information_state_string(player)
    assert imagined.observation_string(player) == state.observation_string(player)
    assert str(imagined) != str(state)


def test_a_state_of_a_running_game():
    running = urzeit.Game("genesis", 2)
    running.settle("start 2")
    state = SpielGame("genesis", 2).state_of(running)
    assert len(state.chance_outcomes()) == 25
    with pytest.raises(ValueError):
        SpielGame("genesis", 3).state_of(running)


@pytest.mark.parametrize(
    "record",
    ["genesis/001-p2-uniform-default", "lords/default-3p-1", "ursuppe/g042-p4-default"],
)
def test_the_example_finds_a_legal_action(record: str):
    numpy_and_mcts()
    path = ROOT / "fixtures" / f"{record}.urz"
    script = ROOT / "bindings" / "python" / "examples" / "mcts.py"
    call = [sys.executable, script, path, "--entries", "60", "--simulations", "3"]
    found = subprocess.run(call, check=True, capture_output=True, text=True).stdout
    assert " legal, " in found


@pytest.mark.parametrize("flag", [[], ["--play-out"]])
@pytest.mark.parametrize("name", PLAYERS)
def test_the_bot_of_the_example_does_legal_actions(name: str, flag: list[str]):
    numpy_and_mcts()
    script = ROOT / "bindings" / "python" / "examples" / "mcts_bot.py"
    call = [sys.executable, script, "--seed", "1", *flag]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    random = urzeit.Random(5)
    with subprocess.Popen(call, text=True, bufsize=1, **pipes) as bot:
        assert bot.stdout.readline() == "bot pyspiel\n"
        # From the first choice to the last; the bot knows of each only what its seat sees.
        game = urzeit.Game(name, PLAYERS[name][0])
        bot.stdin.write(f"urzeit 1\ngame {name}\n")
        while not game.over:
            if game.turn == "chance":
                game.settle(game.sample(random))
                continue
            seats = game.to_move
            seat = seats[random.below(len(seats))]
            if random.below(40):
                actions = game.legal(seat)
                game.act(seat, actions[random.below(len(actions))])
                continue
            bot.stdin.write(f"you {seat}\nturn 20 40\n")
            assert bot.stdout.readline() == "view\n"
            bot.stdin.write(f"position {game.view(seat).position}\n")
            answer = bot.stdout.readline().rstrip("\n")
            assert answer.startswith("do ")
            game.act(seat, answer.removeprefix("do "))
        _, complaints = bot.communicate("bye\n", timeout=60)
    assert bot.returncode == 0
    assert " simulations in " in complaints and complaints.count("\n") == 1


def test_the_example_of_speed_runs():
    pytest.importorskip("pettingzoo")
    script = ROOT / "bindings" / "python" / "examples" / "speed.py"
    call = [sys.executable, script, "--seconds", "0"]
    shown = subprocess.run(call, check=True, capture_output=True, text=True).stdout
    assert shown.count("\n") == 6
