"""The environments do what PettingZoo asks of them."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
import urzeit

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, seed_test  # noqa: E402
from urzeit.pettingzoo import BEGUN, GameEnv, env  # noqa: E402

PLAYERS = {"genesis": (2, 4), "lords": (2, 5), "ursuppe": (3, 6)}
TABLES = [(name, players) for name, counts in PLAYERS.items() for players in counts]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_api(name: str, players: int):
    with warnings.catch_warnings():
        # It wants observations to be plain arrays, although masks must come in a dict.
        warnings.filterwarnings("ignore", message="Observation")
        api_test(env(name, players), num_cycles=300)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_seed(name: str, players: int):
    seed_test(lambda: env(name, players), num_cycles=200)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_whole_game(name: str, players: int):
    played = env(name, players)
    played.reset(seed=3)
    rewards = dict.fromkeys(played.possible_agents, 0.0)
    random = np.random.default_rng(3)
    for agent in played.agent_iter():
        observation, reward, ended, _, _ = played.last()
        rewards[agent] += reward
        if ended:
            played.step(None)
            continue
        assert observation["observation"][0] == played.possible_agents.index(agent) + 1
        for other in played.possible_agents:
            assert other == agent or not played.observe(other)["action_mask"].any()
        played.step(random.choice(np.flatnonzero(observation["action_mask"])))
    game = played.unwrapped.game
    assert game.over
    assert abs(sum(rewards.values())) < 1e-9
    winners = [f"player_{seat}" for seat in game.result().winners]
    assert [agent for agent in rewards if rewards[agent] == max(rewards.values())] == winners
    assert urzeit.Game.from_record(game.record()) == game


def test_a_begun_action_is_seen_by_its_agent_alone():
    played = env("lords", 2)
    played.reset(seed=1)
    labels = urzeit.labels("lords")
    random = np.random.default_rng(1)
    while True:
        agent = played.agent_selection
        legal = np.flatnonzero(played.observe(agent)["action_mask"])
        moves = [number for number in legal if labels[number].startswith("move ")]
        if moves:
            break
        played.step(random.choice(legal))
    other = next(other for other in played.agents if other != agent)
    before = played.observe(other)["observation"]
    played.step(moves[0])
    assert played.agent_selection == agent
    seen = played.observe(agent)
    assert list(seen["observation"][-BEGUN:][:2]) == [moves[0] + 1, 0]
    counts = [labels[number] for number in np.flatnonzero(seen["action_mask"])]
    assert counts[0] == "count 1"
    assert (played.observe(other)["observation"] == before).all()


def test_an_illegal_action_is_refused():
    played = env("genesis", 2)
    played.reset(seed=1)
    mask = played.last()[0]["action_mask"]
    with pytest.raises(urzeit.Illegal):
        played.step(int(np.flatnonzero(mask == 0)[0]))


def test_it_begins_where_it_is_told_and_shows_itself():
    start = urzeit.Game("genesis", 2)
    start.settle("start 2")
    played = GameEnv(start, render_mode="ansi")
    played.reset(seed=1)
    assert played.agent_selection == "player_2"
    assert played.render() == played.game.position
    assert start.length == 1
    assert str(played) == "urzeit_genesis_v1"
