"""What can be asked for: the flags of the command, and those of the cluster."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import urzeit


def parser() -> argparse.ArgumentParser:
    """The arguments of `python -m urzeit.cluster`."""
    root = argparse.ArgumentParser(prog="python -m urzeit.cluster", description=__doc__, allow_abbrev=False)
    studies = root.add_subparsers(dest="study", required=True, metavar="STUDY")
    simulate = _study(studies, "simulate", "random legal games, and what they add up to")
    _agreed(simulate, "players")
    simulate.add_argument("--games", type=_number(1), default=1000, metavar="N", help="how many (1000)")
    simulate.add_argument("--out", type=Path, metavar="DIR", help="write the record of each game there")
    arena = _study(studies, "arena", "computer players against each other, and how strong they prove")
    _agreed(arena, "seats")
    arena.add_argument("--players", required=True, metavar="LIST", help="with commas between them")
    arena.add_argument("--games", type=_number(1, 1_000_000), default=200, metavar="N", help="of any two (200)")
    arena.add_argument("--scale", default="1/20", metavar="X", help="what thinking time is multiplied by (1/20)")
    arena.add_argument("--weights", type=Path, metavar="FILE", help="play by these weights")
    arena.add_argument("--json", action="store_true", help="print JSON")
    train = _study(studies, "train", "teach the computer players of a game")
    train.add_argument("--out", type=Path, required=True, metavar="FILE", help="the weights; goes on from them")
    for name, default, help in [
        ("rounds", 20, "how often to play and learn"),
        ("drills", 10_000, "games by impulse in each round"),
        ("games", 100, "games with thought in each round"),
    ]:
        least_and_most = _number(0, (1 << 19) - 1)
        train.add_argument(f"--{name}", type=least_and_most, default=default, metavar="N", help=f"{help} ({default})")
    train.add_argument("--iterations", type=_number(2), default=64, metavar="N", help="of search for a choice (64)")
    dataset = _study(studies, "dataset", "positions, choices, visits and results of self-play as Parquet")
    _agreed(dataset, "players")
    dataset.add_argument("--games", type=_number(1), default=100, metavar="N", help="how many (100)")
    dataset.add_argument("--iterations", type=_number(2), default=200, metavar="N", help="of search for a choice (200)")
    dataset.add_argument("--weights", type=Path, metavar="FILE", help="play by these weights")
    dataset.add_argument("--out", type=Path, required=True, metavar="DIR", dest="results", help="the folder of files")
    return root


def _study(studies: argparse._SubParsersAction, name: str, about: str) -> argparse.ArgumentParser:
    study = studies.add_parser(name, help=about, description=about, allow_abbrev=False)
    study.add_argument("game", metavar="GAME", help=", ".join(urzeit.games()))
    study.add_argument("--seed", type=_number(0, (1 << 64) - 1), default=1, metavar="S", help="where chance begins (1)")
    study.add_argument("--lang", default=language(), metavar="LANG", help="the language of the report")
    cluster = study.add_argument_group("the cluster")
    cluster.add_argument("--threads", type=_number(1), metavar="T", help="games at a time (as many as it has CPUs)")
    cluster.add_argument("--share", type=_number(1), metavar="N", help="games of a task (a hundredth of all)")
    cluster.add_argument("--address", metavar="ADDRESS", help="of the cluster; without it Ray starts on this machine")
    if name != "dataset":
        cluster.add_argument(
            "--results", type=Path, metavar="DIR", help="keep every game as Parquet there; goes on from what is there"
        )
    return study


def _agreed(study: argparse.ArgumentParser, players: str) -> None:
    study.add_argument(f"--{players}", type=_number(0, 255), metavar="K", dest="count", help="how many play")
    study.add_argument("--preset", metavar="NAME", help="a named set of options")
    study.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game")


def _number(least: int, most: int | None = None):
    def number(text: str) -> int:
        value = int(text)
        if value < least or (most is not None and value > most):
            raise ValueError(text)
        return value

    return number


def language() -> str:
    """The language that the environment asks for, as the command reads it."""
    values = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next((value for value in values if value), "en")
