"""Records replayed through Python give what the rules in Rust and an independent one gave."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest
import urzeit
from conftest import ROOT, walk

# Those whose chance can be checked have no trace.
RECORDS = [
    path
    for path in sorted((ROOT / "fixtures").glob("*/*.urz"))
    if path.with_suffix(".trace").exists()
]
COMMANDS = [ROOT / "target" / kind / "urzeit" for kind in ("debug", "release")]


def trace(game: urzeit.Game, log: list[str]) -> str:
    lines = []
    for entry in log:
        if entry[0] != "*":
            seat = int(entry.split()[0])
            actions = sorted(game.legal(seat))
            text = "".join(f"{action}\n" for action in actions)
            digest = hashlib.sha256(text.encode()).hexdigest()[:16]
            lines.append(f"? {seat} {len(actions)} {digest}")
        lines.append(entry)
        game.enter(entry)
    result = game.result()
    if result is not None:
        for seat, points in enumerate(result.points, 1):
            won = "win" if len(result.winners) == 1 else "draw"
            outcome = won if seat in result.winners else "loss"
            lines.append(f"result {seat} {points} {outcome}")
    return "".join(f"{line}\n" for line in lines)


def test_there_are_records():
    assert len(RECORDS) > 20


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_gives_its_trace(path: Path):
    text = path.read_text()
    replayed = urzeit.Game.from_record(text)
    assert replayed.record() == urzeit.Game.from_record(replayed.record()).record()
    start = urzeit.Game(replayed.name, options=replayed.options, who=replayed.who)
    assert trace(start, replayed.log) == path.with_suffix(".trace").read_text()
    assert start == replayed


def test_a_game_played_here_reads_back(table: urzeit.Game):
    for _ in walk(table, urzeit.Random(3)):
        pass
    assert table.over
    again = urzeit.Game.from_record(table.record())
    assert again == table
    assert again.result() == table.result()
    assert again.record() == table.record()


def test_a_record_says_what_happened_at_the_table():
    log = [
        "* start 2",
        "! time-out 2",
        "* dice forest wild",
        "! undo 1",
        "! return 2",
        "! substitute 1 Ada Lovelace",
        "! leave 1",
        "! resign 2",
        "! end resigned",
    ]
    header = "urzeit 1\ngame genesis\nseat 1 human\nseat 2 reptile\nlog\n"
    game = urzeit.Game.from_record(header + "\n".join(log) + "\n")
    assert game.log == log
    notes = [
        (note.after, note.kind, note.seat, note.name, note.outcomes, note.how)
        for note in game.notes
    ]
    assert notes == [
        (1, "time-out", 2, None, None, None),
        (2, "undo", None, None, 1, None),
        (2, "return", 2, None, None, None),
        (2, "substitute", 1, "Ada Lovelace", None, None),
        (2, "leave", 1, None, None, None),
        (2, "resign", 2, None, None, None),
        (2, "end", None, None, None, "resigned"),
    ]
    again = urzeit.Game.from_record(game.record())
    assert again.notes == game.notes
    assert len({*again.notes, *game.notes}) == len(notes)
    assert urzeit.Game("genesis").notes == []


def test_the_same_seed_is_the_same_game_as_the_command_plays(name: str, tmp_path: Path):
    command = next((command for command in COMMANDS if command.exists()), None)
    if command is None:
        pytest.skip("the command `urzeit` has not been built")
    out = tmp_path / "games"
    call = [command, "simulate", name, "--games", "3", "--seed", "5", "--out", out]
    subprocess.run(call, check=True, stdout=subprocess.DEVNULL)
    for stream, path in enumerate(sorted(out.iterdir())):
        game = urzeit.Game(name)
        game.play_out(urzeit.Random(5, stream))
        assert game.record() == path.read_text()
