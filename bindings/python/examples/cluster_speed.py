"""What spreading a study costs: the CPU time of the same games in one process and on Ray, with one worker and with two.

    python examples/cluster_speed.py --games 20000

CPU time is that of all processes of the study, also Ray's own, while games are played; on a busy machine it says more
than the clock does. Runs take turns, and the median counts.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import statistics
import time
from pathlib import Path

import ray
import urzeit
from urzeit.cluster.__main__ import main

TICK = os.sysconf("SC_CLK_TCK")


def cpu_of_all() -> float:
    """The CPU seconds of this process and of all that it has started."""
    parents, used = {}, {}
    for folder in Path("/proc").iterdir():
        with contextlib.suppress(OSError, ValueError):
            words = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(words[1])
            used[int(folder.name)] = (int(words[11]) + int(words[12])) / TICK
    ours = {os.getpid()}
    while more := {process for process, parent in parents.items() if parent in ours} - ours:
        ours |= more
    return sum(used[process] for process in ours)


def measured(play) -> tuple[float, float]:
    """The seconds of CPU and of the clock that this takes."""
    cpu, clock = cpu_of_all(), time.monotonic()
    play()
    return cpu_of_all() - cpu, time.monotonic() - clock


def on_ray(game: str, games: int, workers: int) -> None:
    with contextlib.redirect_stdout(io.StringIO()):
        assert main(["simulate", game, "--games", str(games), "--threads", str(workers)]) == 0


if __name__ == "__main__":
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--games", type=int, default=20_000)
    flags.add_argument("--turns", type=int, default=5)
    asked = flags.parse_args()
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    for game, factor in [("genesis", 50), ("lords", 1), ("ursuppe", 2)]:
        games = asked.games * factor
        ways = {
            "one process": lambda: urzeit.Simulation(game).play(0, games),
            "one worker": lambda: on_ray(game, games, 1),
            "two workers": lambda: on_ray(game, games, 2),
        }
        # The workers have begun, and know the study.
        on_ray(game, 100, 2)
        runs = {way: [] for way in ways}
        for _ in range(asked.turns):
            for way, play in ways.items():
                runs[way].append(measured(play))
        cpu = {way: statistics.median(cpu for cpu, _ in times) for way, times in runs.items()}
        clock = {way: statistics.median(clock for _, clock in times) for way, times in runs.items()}
        print(
            f"{game}: {games} games, {cpu['one process']:.1f} s of CPU in one process;",
            f"one worker {cpu['one worker'] / cpu['one process'] - 1:+.1%}, two {cpu['two workers'] / cpu['one process'] - 1:+.1%};",
            f"by the clock two workers are {clock['one worker'] / clock['two workers']:.2f} times as fast as one",
            flush=True,
        )
    ray.shutdown()
