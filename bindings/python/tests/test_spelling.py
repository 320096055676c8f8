"""Actions as numbers, and what is seen as numbers."""

from __future__ import annotations

import pytest
import urzeit
from conftest import ROOT, walk


def spellings(game: urzeit.Game, seat: int, begun: tuple[int, ...] = ()):
    """Every action that can be spelled, by going all ways."""
    for step in game.steps(seat, begun):
        steps = (*begun, step)
        action = game.spelled(seat, steps)
        if action is None:
            yield from spellings(game, seat, steps)
        else:
            yield steps, action


def said(action: str) -> list[str] | None:
    """The labels of an action of the games that have few kinds of parts; None for others."""
    match action.split():
        case ["move", start, end, count]:
            return [f"move {start} {end}", f"count {count}"]
        case ["advance", count]:
            return [f"count {count}"]
        case ["eat" | "pay" | "aggress" | "take", *_]:
            return None
    return [action]


def test_every_legal_action_is_spelled_in_one_way(table: urzeit.Game):
    random = urzeit.Random(11)
    for number, (seat, actions) in enumerate(walk(table, random)):
        if number % 7:
            continue
        found = dict(spellings(table, seat))
        assert sorted(found.values()) == sorted(actions)
        labels = urzeit.labels(table.name)
        for steps, action in found.items():
            assert max(steps) < table.numbers
            assert said(action) in ([labels[step] for step in steps], None)


def test_what_random_games_seldom_come_to_is_spelled_too():
    spelled = set()
    for path in sorted((ROOT / "fixtures" / "ursuppe").glob("*.urz")):
        replayed = urzeit.Game.from_record(path.read_text())
        game = urzeit.Game("ursuppe", options=replayed.options, who=replayed.who)
        for entry in replayed.log:
            seat, action = entry.split(" ", 1)
            word = "host" if " host " in entry else action.split()[0]
            if word in ("host", "aggress", "pay", "attack"):
                spelled.add(word)
                found = sorted(action for _, action in spellings(game, int(seat)))
                assert found == sorted(game.legal(int(seat)))
            game.enter(entry)
    assert spelled == {"host", "aggress", "pay", "attack"}


def test_a_large_cargo_is_spelled_cube_by_cube():
    # Two amoebas that cling take two cubes each along (U-8.4).
    game = urzeit.Game.from_position(
        "ursuppe red,yellow,green tentacle_while_clinging=true 2 n9 "
        "w9,w12,e8,e10,e10,n11,s10,s13,14 -/-,-,-,-,-/-,r4y1,-,-/-,-,-,-,-/-,-,-,- "
        "red:11:4:-:1B3,2A5 yellow:12:4:tentacle,holding:1B3,4B3 green:13:4:-:- move red1"
    )
    game.act(1, "drift")
    game.act(2, "cling 1 4")
    labels = urzeit.labels("ursuppe")
    found = {action: [labels[step] for step in steps] for steps, action in spellings(game, 2)}
    assert sorted(found) == sorted(game.legal(2))
    assert found["take red 3"] == ["take red 3"]
    assert found["take red 3 yellow 1"] == [*["carry red"] * 3, "carry yellow", "carry done"]


def test_labels_are_different(name: str):
    labels = urzeit.labels(name)
    assert len(set(labels)) == len(labels)


def test_what_no_legal_action_begins_with_is_refused(name: str):
    game = urzeit.Game(name)
    while game.turn == "chance":
        game.settle(game.sample(urzeit.Random(1)))
    seat = game.to_move[0]
    legal = set(game.steps(seat))
    wrong = next(number for number in range(game.numbers) if number not in legal)
    for steps in ([wrong], [10**6], [min(legal), wrong], [wrong, wrong]):
        with pytest.raises(ValueError):
            game.spelled(seat, steps)
    assert game.steps(seat, [wrong]) == []
    other = next(other for other in range(1, game.players + 1) if other not in game.to_move)
    assert game.steps(other) == []


def test_an_observation_has_a_name_for_every_number(table: urzeit.Game):
    names = urzeit.features(table.name)
    assert len(set(names)) == len(names)
    for seat, _ in walk(table, urzeit.Random(12), 400):
        seen = memoryview(table.observe(seat)).cast("h")
        assert len(seen) == len(names)
        assert min(seen) >= 0
        assert seen[0] == seat
        assert seen[names.index(f"seat {seat} to move")] == 1


def test_observations_tell_what_happened():
    game = urzeit.Game("genesis", 2)
    game.settle("start 2")
    game.settle("dice forest wild")
    game.act(2, "place forest c4")
    seen = dict(zip(urzeit.features("genesis"), memoryview(game.observe(1)).cast("h")))
    assert seen["c4 owner"] == 2
    assert seen["c4: terrain, 5 volcano, 6 tar pit, 7 out of play"] == 1
    assert seen["seat 2 forest left"] == 12
    assert seen["die 1: terrain, 5 wild"] == 5
