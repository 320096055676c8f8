"""What each study plays, and what it writes."""

from __future__ import annotations

import hashlib
import time
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import urzeit

from ._tables import numbers
from ._work import Cluster, Folder, Share, Study, Wrong, put

#: What somebody who reads the output is told.
Say = Callable[[str], None]

#: What says where and how games are played, but not which.
ELSEWHERE = {"address", "json", "lang", "out", "results", "threads"}


def study_of(asked: Namespace) -> Study:
    """What is played."""
    match asked.study:
        case "simulate":
            return _study("Simulation", asked, _agreed(asked, "players"))
        case "arena":
            own = {"players": asked.players, "games": asked.games, "scale": asked.scale}
            name = asked.weights and str(asked.weights)
            return _study("Arena", asked, {**_agreed(asked, "seats"), **own, **_weights(asked), "weights_name": name})
        case "train":
            plan = {name: getattr(asked, name) for name in ("rounds", "drills", "games", "iterations")}
            return _study("Training", asked, plan)
        case _:
            own = {"iterations": asked.iterations, **_weights(asked)}
            return _study("SelfPlay", asked, {**_agreed(asked, "players"), **own})


def simulate(study: Study, asked: Namespace, cluster: Cluster, say: Say) -> None:
    """Random games: the report, and with `--out` their records."""
    simulation: urzeit.Simulation = study.make()

    def write(share: Share, rows: pa.Table) -> pa.Table:
        for number, record in zip(range(share.first, share.first + share.count), rows["record"], strict=True):
            _write_record(asked.out / simulation.file_name(number, asked.games), record.as_py(), cluster.folder)
        return rows.drop_columns("record")

    if asked.out:
        _make(asked.out)
    begin = time.monotonic()
    each: dict[str, Any] = {"each": write, "after": {"records": True}} if asked.out else {}
    rows = pa.concat_tables(cluster.spread(study, asked.games, **each))
    report = simulation.report(
        numbers(rows),
        seconds=time.monotonic() - begin,
        cores=min(cluster.at_once, asked.games),
        folder=asked.out and str(asked.out),
        lang=asked.lang,
    )
    say(report)


def arena(study: Study, asked: Namespace, cluster: Cluster, say: Say) -> None:
    """Computer players against each other: the report."""
    met: urzeit.Arena = study.make()
    begin = time.monotonic()
    rows = pa.concat_tables(cluster.spread(study, met.games))
    report = met.report(
        numbers(rows),
        seconds=time.monotonic() - begin,
        threads=min(cluster.at_once, met.games),
        json=asked.json,
        lang=asked.lang,
    )
    say(report)


def train(study: Study, asked: Namespace, cluster: Cluster, say: Say) -> None:
    """Teaches computer players, round by round; says a line on each."""
    training: urzeit.Training = study.make()
    begun = _beginning(asked, cluster.folder)
    trainer = training.trainer(begun)
    say(training.heading(begun is not None, str(asked.out), lang=asked.lang) + "\n")
    # At once, so that nobody waits for a round that cannot be kept.
    put(asked.out, trainer.weights())
    for number in range(asked.rounds):
        begin = time.monotonic()
        for part, games in [("drills", asked.drills), ("games", asked.games)]:
            if games:
                name = f"round-{number:06}-{part}"
                rows = cluster.spread(study, games, name=name, before=(part, number), known=trainer.known())
                lessons = [lesson for share in rows for lesson in share["lessons"].to_pylist()]
                trainer.learn(part, number, lessons)
        put(asked.out, trainer.weights())
        say(trainer.report(number, time.monotonic() - begin, lang=asked.lang) + "\n")


def dataset(study: Study, asked: Namespace, cluster: Cluster, say: Say) -> None:
    """Self-play, in the folder of the results: how much of it there is."""
    rows = sum(share.num_rows for share in cluster.spread(study, asked.games))
    say(f"{asked.games} games with {rows} choices are in {asked.results}.\n")


def said(asked: Namespace) -> dict[str, Any]:
    """What decides which games are played: what a folder of results was made with."""
    kept = {name: value for name, value in vars(asked).items() if name not in ELSEWHERE}
    if kept.get("weights"):
        kept["weights"] = hashlib.sha256(_read(kept["weights"])).hexdigest()
    return kept


def _study(kind: str, asked: Namespace, arguments: dict[str, Any]) -> Study:
    return Study(kind, asked.game, (("seed", asked.seed), *arguments.items()))


def _agreed(asked: Namespace, players: str) -> dict[str, Any]:
    return {
        "players" if players == "players" else "seats": asked.count,
        "preset": asked.preset,
        "options": tuple(asked.option),
        "lang": asked.lang,
    }


def _weights(asked: Namespace) -> dict[str, bytes | None]:
    return {"weights": asked.weights and _read(asked.weights)}


def _beginning(asked: Namespace, folder: Folder | None) -> bytes | None:
    """The weights from which training begins. A folder of results keeps them: what was learned there follows from
    them, whatever has become of the file since."""
    begun = _read(asked.out) if asked.out.exists() else None
    if folder is None:
        return begun
    kept = folder.path / "_begun.weights"
    if not kept.exists():
        put(kept, begun or b"")
    return _read(kept) or None


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise Wrong(f"{file}: {error.strerror}") from error


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Wrong(f"{folder}: {error.strerror}") from error


def _write_record(file: Path, record: str, folder: Folder | None) -> None:
    """Writes a record, and overwrites nothing: only who goes on may find it there, as it is."""
    try:
        with file.open("x", newline="") as out:
            out.write(record)
    except FileExistsError as error:
        if folder is None or file.read_bytes() != record.encode():
            raise Wrong(f"{file}: {error.strerror}") from error
    except OSError as error:
        raise Wrong(f"{file}: {error.strerror}") from error
