"""What a game offers, and how it refuses."""

from __future__ import annotations

import copy
import math
import pickle
from fractions import Fraction

import pytest
import urzeit
from conftest import walk


def rolled() -> urzeit.Game:
    """Genesis, where seat 2 places its first tile."""
    game = urzeit.Game("genesis", 2)
    game.settle("start 2")
    game.settle("dice forest wild")
    return game


def test_a_new_game():
    game = urzeit.Game("ursuppe", preset="manual", options={"finish_start": 30})
    assert game.name == "ursuppe"
    assert game.players == 3
    assert game.who == ["red", "yellow", "green"]
    assert game.options == {
        "amoeba_advance": "manual",
        "finish_check": "end_of_scoring",
        "finish_start": "30",
    }
    assert (game.turn, game.to_move, game.chance) == ("chance", [], "environment")
    assert game.result() is None
    assert not game.over


def test_an_option_counts_more_than_the_preset():
    game = urzeit.Game("ursuppe", preset="manual", options={"amoeba_advance": "short_rules"})
    assert game.options == {"finish_check": "end_of_scoring"}


def test_options_and_presets_are_told(name: str):
    for key, values in urzeit.options(name).items():
        if "…" not in "".join(values):
            assert urzeit.Game(name, options={key: values[0]}).options == {}
    for preset in urzeit.presets(name):
        urzeit.Game(name, preset=preset)


@pytest.mark.parametrize(
    ("arguments", "options", "says"),
    [
        (("chess",), {}, "genesis, lords, ursuppe"),
        (("genesis", 5), {}, "2 to 4"),
        (("genesis", 10**9), {}, "2 to 4"),
        (("genesis", 2), {"who": ["reptile"]}, "who names 1"),
        (("genesis", 2), {"who": ["reptile", "reptile"]}, "somebody else"),
        (("genesis", 2), {"who": ["reptile", "cat"]}, "mammal"),
        (("genesis", 2), {"options": {"tie": "x"}}, "ties"),
        (("genesis", 2), {"options": {"ties": "x"}}, "G-5.10"),
        (("genesis", 2), {"options": {"start": "3"}}, "G-2.3"),
        (("genesis", 2), {"preset": "manual"}, "preset"),
        (("ursuppe", 2), {}, "U-"),
    ],
)
def test_a_bad_setup_is_refused(arguments, options, says):
    with pytest.raises(urzeit.BadSetup, match=says):
        urzeit.Game(*arguments, **options)


def test_the_start_player_can_be_named():
    game = urzeit.Game("genesis", 3, options={"start": "2"})
    assert game.log == []
    assert game.chance == "dice"
    game.settle("dice wild wild")
    game.act(2, "place forest c4")


def test_an_illegal_action_names_its_rule():
    game = rolled()
    before = game.record()
    game.act(2, "place forest c4")
    game = rolled()
    with pytest.raises(urzeit.Illegal) as refused:
        game.act(1, "place forest c4")
    assert refused.value.rule.startswith("G-")
    assert refused.value.key.startswith("genesis-")
    assert isinstance(refused.value.words, dict)
    assert refused.value.rule in str(refused.value)
    assert game.record() == before
    with pytest.raises(urzeit.Illegal):
        game.check(2, "place savannah d1")
    with pytest.raises(urzeit.Illegal):
        game.settle("dice forest wild")
    with pytest.raises(urzeit.Illegal):
        urzeit.Game("genesis").settle("start 3")


@pytest.mark.parametrize("action", ["", "place", "place forest", "fly", "place  forest c4", "end x"])
def test_an_unreadable_action_is_refused(action: str):
    with pytest.raises(urzeit.Unreadable) as refused:
        rolled().act(2, action)
    assert refused.value.line is None


@pytest.mark.parametrize("seat", [0, 3, 7, 1000])
def test_there_is_no_such_seat(seat: int):
    game = rolled()
    for ask in (game.legal, game.view, game.observe, game.told, game.steps):
        with pytest.raises(ValueError, match="seat"):
            ask(seat)
    with pytest.raises(ValueError, match="seat"):
        game.act(seat, "end")
    if seat == 3:
        with pytest.raises(ValueError, match="seat"):
            game.enter("3 end")


def test_a_bad_record_names_its_line():
    text = "urzeit 1\ngame genesis\nseat 1 reptile\nseat 2 human\nlog\n* start 2\n* start 1\n"
    with pytest.raises(urzeit.Unreadable, match="line 7") as refused:
        urzeit.Game.from_record(text)
    assert refused.value.line == 7
    with pytest.raises(urzeit.Unreadable):
        urzeit.Game.from_record("")
    with pytest.raises(urzeit.Unreadable):
        urzeit.Game.from_record(text.replace("human", "cat"))


def test_legal_is_what_check_allows(table: urzeit.Game):
    for seat, actions in walk(table, urzeit.Random(1), 200):
        assert actions
        assert len(set(actions)) == len(actions)
        table.check(seat, actions[-1])


def test_chance_adds_up(table: urzeit.Game):
    random = urzeit.Random(2)
    for _ in walk(table, random, 300):
        pass
    while table.turn != "chance" and not table.over:
        table.act(table.to_move[0], table.legal(table.to_move[0])[0])
    if table.over:
        return
    outcomes = table.outcomes()
    if outcomes is not None:
        assert math.isclose(sum(chance for _, chance in outcomes), 1)
        assert sum(table.probability(outcome) for outcome, _ in outcomes) == 1
        assert table.sample(random) in dict(outcomes)
    assert table.sample(random).split()[0] == table.chance


def test_probabilities_are_exact():
    game = urzeit.Game("genesis", 2)
    assert game.probability("start 1") == Fraction(1, 2)
    assert game.probability("dice wild wild") == 0
    game.settle("start 1")
    assert game.probability("dice wild wild") == Fraction(1, 9)
    assert game.probability("dice wild forest") == Fraction(1, 18)
    assert urzeit.Game("lords").outcomes() is None
    assert urzeit.Game("genesis", options={"board": "random"}).outcomes() is None


def test_without_chance_there_is_nothing_to_sample():
    with pytest.raises(ValueError, match="no chance"):
        rolled().sample(urzeit.Random(0))
    assert rolled().outcomes() is None


def test_copies_are_apart():
    game = rolled()
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert other == game
        assert hash(other) == hash(game)
        other.act(2, "place forest c4")
        assert other != game
    assert game.length == 2
    assert game != "genesis"


def test_a_pickled_game_goes_on(table: urzeit.Game):
    for _ in walk(table, urzeit.Random(4), 100):
        pass
    again = pickle.loads(pickle.dumps(table))
    assert again == table
    assert again.record() == table.record()


def test_random_numbers_can_be_pickled_and_copied():
    random = urzeit.Random(9, 2)
    drawn = [random.below(1000) for _ in range(5)]
    others = [pickle.loads(pickle.dumps(random)), copy.copy(random), copy.deepcopy(random)]
    following = [random.below(1000) for _ in range(5)]
    for other in others:
        assert [other.below(1000) for _ in range(5)] == following
    again = urzeit.Random(9, 2)
    assert [again.below(1000) for _ in range(5)] == drawn
    assert urzeit.Random().below(1) == 0
    with pytest.raises(ValueError):
        random.below(0)


def test_a_position_is_enough_to_go_on(table: urzeit.Game):
    assert urzeit.Game.from_position(table.position) == table
    for number, _ in enumerate(walk(table, urzeit.Random(5), 300)):
        if number % 20 == 0:
            again = urzeit.Game.from_position(table.position)
            assert again == table
            assert again.to_move == table.to_move
            assert urzeit.Game.from_record(again.record()) == table


@pytest.mark.parametrize(
    "text", ["", "genesis", "chess a,b -", "lords red,blue - x", "genesis reptile - - board"]
)
def test_a_bad_position_is_refused(text: str):
    with pytest.raises((urzeit.Unreadable, urzeit.BadSetup)):
        urzeit.Game.from_position(text)


def test_a_view_is_no_position():
    game = urzeit.Game("lords")
    game.settle(game.sample(urzeit.Random(1)))
    view = game.view(2)
    assert "?" in view.position
    assert view != game.view(1)
    with pytest.raises(urzeit.Unreadable, match="blanks"):
        urzeit.Game.from_position(view.position)


def test_a_view_can_be_made_of_the_text_of_a_position():
    game = urzeit.Game("lords", 2)
    game.settle(game.sample(urzeit.Random(1)))
    assert urzeit.View.from_position(game.position, 2) == game.view(2)
    assert urzeit.View.from_position(game.position) == game.view()
    # What is blank stays blank: seat 1 learns nothing of what seat 2 was told.
    assert game.view(1).position.count("?") < urzeit.View.from_position(
        game.view(2).position, 1
    ).position.count("?")
    with pytest.raises(ValueError, match="there is no seat 3"):
        urzeit.View.from_position(game.position, 3)
    with pytest.raises(urzeit.Unreadable):
        urzeit.View.from_position("lords red,blue")
    with pytest.raises(urzeit.BadSetup):
        urzeit.View.from_position("chess", 1)


def test_what_is_imagined_cannot_be_told_from_what_is(table: urzeit.Game):
    random = urzeit.Random(6)
    for number, (seat, actions) in enumerate(walk(table, random, 400)):
        if number % 10 == 0:
            imagined = table.view(seat).imagine(random)
            assert imagined.view(seat) == table.view(seat)
            told = urzeit.View.from_position(table.view(seat).position, seat)
            assert told == table.view(seat)
            assert told.imagine(random).view(seat) == told
            assert imagined.observe(seat) == table.observe(seat)
            assert imagined.legal(seat) == actions
            imagined.play_out(random)
            assert imagined.over


def test_secrets_stay_secret_until_the_reveal():
    game = urzeit.Game("lords", 2)
    random = urzeit.Random(7)
    while game.turn != "secret":
        if game.turn == "chance":
            game.settle(game.sample(random))
        else:
            seat = game.to_move[0]
            game.act(seat, game.legal(seat)[0])
    assert game.to_move == [1, 2]
    spectator, other = game.observe(), game.observe(2)
    first, second = game.copy(), game.copy()
    first.act(1, game.legal(1)[0])
    second.act(1, game.legal(1)[-1])
    assert first != second
    assert first.view(2) == second.view(2)
    assert first.observe(2) == second.observe(2) != other
    assert first.observe() == second.observe() != spectator
    assert first.told(2) == second.told(2)
    assert first.observe(1) != second.observe(1)
    assert "1 card ?" in first.told(2)
    assert "1 card ?" not in first.told(1)


def test_the_end():
    game = rolled()
    game.play_out(urzeit.Random(8))
    assert (game.turn, game.to_move, game.chance) == ("over", [], None)
    result = game.result()
    assert len(result.points) == 2
    best = max(result.points)
    assert result.winners == [seat for seat in (1, 2) if result.points[seat - 1] == best]
    assert game.record().splitlines()[-1].startswith("result 2 ")
    with pytest.raises(urzeit.Illegal):
        game.act(1, "end")
