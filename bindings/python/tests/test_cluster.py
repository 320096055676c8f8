"""Studies on Ray give what the command gives."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from conftest import ROOT

ray = pytest.importorskip("ray", reason="ray has no wheel for this Python")
pa = pytest.importorskip("pyarrow")
pq = pytest.importorskip("pyarrow.parquet")

from urzeit import cluster  # noqa: E402
from urzeit.cluster.__main__ import main  # noqa: E402
from urzeit.cluster._flags import parser  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def machine():
    """A cluster of two workers on this machine; its address."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Ray's workers give way to everybody else: on a busy machine tests would never end.
    os.environ["RAY_worker_niceness"] = "0"
    context = ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield context.address_info["address"]
    ray.shutdown()


@pytest.fixture(scope="module")
def urzeit():
    """The command, as the tests before these have built it."""
    program = Path(os.environ.get("URZEIT", ROOT / "target/debug/urzeit"))
    if not program.exists():
        pytest.skip(f"there is no {program} to compare with")
    return lambda *words: subprocess.run([program, *map(str, words)], capture_output=True, text=True, check=True).stdout


def records(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in folder.iterdir()}


def lines(report: str) -> list[str]:
    """All but the speed."""
    return [line for line in report.splitlines() if "second" not in line and "records" not in line]


def test_flags_are_those_of_the_command(urzeit):
    studies = parser()._subparsers._group_actions[0].choices
    own = {"--address", "--share", "--results"}
    for name, study in studies.items():
        if name == "dataset":
            continue
        mine = {flag for action in study._actions for flag in action.option_strings if flag.startswith("--")}
        named = re.findall(r"^ +(?:-\w, +)?(--[a-z-]+)", urzeit(name, "--help"), re.MULTILINE)
        # Bots from outside are processes of one machine.
        theirs = set(named) - {"--bot", "--bot-time", "--bot-log"}
        assert mine - own - ({"--threads"} - theirs) == theirs


@pytest.mark.parametrize("game", ["genesis", "lords"])
def test_simulated_games_are_those_of_the_command(game, urzeit, tmp_path, capsys):
    options = ["--players", "3", "--seed", "7"]
    theirs = urzeit("simulate", game, "--games", 30, *options, "--out", tmp_path / "command", "--lang", "de")
    for workers, share in [("1", "30"), ("2", "7")]:
        out, results = tmp_path / f"out-{workers}", tmp_path / f"results-{workers}"
        cut = ["--threads", workers, "--share", share, "--lang", "de", "--out", str(out), "--results", str(results)]
        assert main(["simulate", game, "--games", "30", *options, *cut]) == 0
        assert records(out) == records(tmp_path / "command")
        ours = capsys.readouterr().out
        assert ours.splitlines()[:-2] == theirs.splitlines()[:-2]
        assert len(theirs.splitlines()) > 8
    assert cluster.read(tmp_path / "results-1").equals(cluster.read(tmp_path / "results-2"))
    # Nothing is overwritten.
    assert main(["simulate", game, "--games", "30", "--seed", "8", "--out", str(tmp_path / "out-1")]) == 1
    assert records(tmp_path / "out-1") == records(tmp_path / "command")


def test_contests_are_those_of_the_command(urzeit, tmp_path, capsys):
    asked = ["arena", "genesis", "--players", "random,beginner,easy", "--games", "4", "--seats", "3", "--json"]
    theirs = json.loads(urzeit(*asked))
    assert main([*asked, "--share", "5", "--results", str(tmp_path / "arena")]) == 0
    ours = json.loads(capsys.readouterr().out)

    def without_clocks(value):
        clocks = ("seconds", "threads", "mean_ms", "longest_answer_ms", "longest_turn_ms")
        if isinstance(value, dict):
            return {key: without_clocks(part) for key, part in value.items() if key not in clocks}
        return [without_clocks(part) for part in value] if isinstance(value, list) else value

    assert without_clocks(ours) == without_clocks(theirs)
    assert ours["threads"] == 2
    rows = cluster.read(tmp_path / "arena")
    assert rows.num_rows == theirs["games"]
    wins = sum(rows["wins"].to_pylist())
    assert wins == pytest.approx(sum(lineup["wins"] for lineup in theirs["lineups"]))


def test_weights_are_those_of_the_command(urzeit, tmp_path, capsys):
    plan = ["--rounds", "2", "--drills", "6", "--games", "2", "--iterations", "4", "--seed", "5"]
    theirs = urzeit("train", "ursuppe", *plan, "--out", tmp_path / "theirs")
    ours, results = tmp_path / "ours", tmp_path / "results"
    asked = ["train", "ursuppe", *plan, "--out", str(ours), "--share", "2", "--results", str(results)]
    assert main(asked) == 0
    assert ours.read_bytes() == (tmp_path / "theirs").read_bytes()

    said = capsys.readouterr().out
    assert len(said.splitlines()) == len(theirs.splitlines()) == 3
    # A study that is continued learns the same, though the file has what was learned since.
    for part in sorted(results.glob("round-000001-*"))[1:]:
        part.unlink()
    assert main(asked) == 0
    assert ours.read_bytes() == (tmp_path / "theirs").read_bytes()
    # Without a folder of results the file is where training goes on from, as for the command.
    urzeit("train", "ursuppe", *plan, "--out", tmp_path / "theirs")
    assert main(["train", "ursuppe", *plan, "--out", str(ours)]) == 0
    assert ours.read_bytes() == (tmp_path / "theirs").read_bytes()


def descendants() -> dict[int, str]:
    """The processes that this one has started, directly or not, by their titles."""
    parents, titles = {}, {}
    for folder in Path("/proc").iterdir():
        try:
            words = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(words[1])
            titles[int(folder.name)] = (folder / "cmdline").read_text()
        except (OSError, ValueError):
            continue
    ours = {os.getpid()}
    while True:
        more = {process for process, parent in parents.items() if parent in ours} - ours
        if not more:
            return {process: titles[process] for process in ours}
        ours |= more


@pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")
def test_workers_may_die(tmp_path, capsys):
    asked = ["simulate", "lords", "--games", "1200", "--share", "100"]
    assert main([*asked, "--results", str(tmp_path / "calm")]) == 0
    calm = capsys.readouterr().out
    killed: list[int] = []
    is_over = threading.Event()

    def kill() -> None:
        while len(killed) < 2 and not is_over.is_set():
            at_work = [process for process, title in descendants().items() if "_play" in title]
            for process in at_work[:1]:
                os.kill(process, signal.SIGKILL)
                killed.append(process)
            time.sleep(0.05)

    killer = threading.Thread(target=kill)
    killer.start()
    assert main([*asked, "--results", str(tmp_path / "storm")]) == 0
    is_over.set()
    killer.join()
    assert killed
    assert lines(capsys.readouterr().out) == lines(calm)
    assert cluster.read(tmp_path / "storm").equals(cluster.read(tmp_path / "calm"))


def test_an_interrupted_study_goes_on(machine, tmp_path, capsys):
    asked = ["simulate", "lords", "--games", "300", "--share", "10", "--seed", "3"]
    assert main([*asked, "--results", str(tmp_path / "whole")]) == 0
    whole = capsys.readouterr().out
    results = tmp_path / "results"
    asked += ["--results", str(results), "--out", str(tmp_path / "out")]
    call = [sys.executable, "-m", "urzeit.cluster", *asked, "--address", machine]
    study = subprocess.Popen(call)
    while len(list(results.glob("part-*.parquet"))) < 3 and study.poll() is None:
        time.sleep(0.02)
    study.kill()
    study.wait()
    kept = {part: part.stat().st_mtime_ns for part in results.glob("part-*.parquet")}
    assert kept
    assert main(asked) == 0
    assert lines(capsys.readouterr().out) == lines(whole)
    assert len(records(tmp_path / "out")) == 300
    assert all(part.stat().st_mtime_ns == time for part, time in kept.items())
    assert cluster.read(results).equals(cluster.read(tmp_path / "whole"))
    # Another study does not mix with it.
    before = sorted(results.iterdir())
    assert main([*asked, "--seed", "4"]) == 1
    assert "results of something else" in capsys.readouterr().err
    assert sorted(results.iterdir()) == before


def test_a_dataset_has_every_choice(tmp_path, capsys):
    asked = ["dataset", "lords", "--players", "2", "--games", "3", "--iterations", "4"]
    assert main([*asked, "--out", str(tmp_path / "one"), "--share", "1"]) == 0
    assert main([*asked, "--out", str(tmp_path / "two"), "--share", "3"]) == 0
    rows = cluster.read(tmp_path / "one")
    assert rows.equals(cluster.read(tmp_path / "two"))
    assert f"{rows.num_rows} choices" in capsys.readouterr().out
    assert set(rows["game"].to_pylist()) == {0, 1, 2}
    for row in rows.slice(0, 40).to_pylist():
        lists = [row[name] for name in ("actions", "visits", "values", "mix", "prior")]
        assert len({len(values) for values in lists}) == 1
        assert row["chosen"] < len(row["actions"])
        assert 0 <= row["won"] <= 1
    won = {(row["game"], row["seat"]): row["won"] for row in rows.select(["game", "seat", "won"]).to_pylist()}
    assert sum(won.values()) == 3


def test_wrong_calls_are_refused_before_anything_begins(tmp_path, capsys):
    for asked, status in [
        (["simulate", "chess"], 2),
        (["simulate", "genesis", "--option", "ties"], 2),
        (["simulate", "genesis", "--option", "ties=none"], 2),
        (["arena", "genesis", "--players", "easy"], 2),
        (["arena", "genesis", "--players", "easy,hard", "--weights", "no-such-file"], 1),
        (["simulate", "genesis", "--results", str(tmp_path / "file/results")], 1),
        (["train", "genesis", "--out", str(tmp_path / "file/weights"), "--drills", "500000"], 1),
    ]:
        (tmp_path / "file").write_text("")
        assert main(asked) == status, asked
        said = capsys.readouterr()
        assert said.err.startswith("error: "), asked
    for asked in (["simulate"], ["simulate", "genesis", "--games", "0"], ["win", "genesis"]):
        with pytest.raises(SystemExit) as stop:
            main(asked)
        assert stop.value.code == 2
    full = tmp_path / "full"
    full.mkdir()
    (full / "letter").write_text("dear")
    assert main(["simulate", "genesis", "--results", str(full)]) == 1
    assert (full / "letter").read_text() == "dear" and len(list(full.iterdir())) == 1
