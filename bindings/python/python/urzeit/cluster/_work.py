"""Shares of the work: spread over Ray, kept in a folder, brought into order."""

from __future__ import annotations

import functools
import importlib.metadata
import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import ray
import urzeit
from tqdm import tqdm

from . import _tables

#: A share is played again so often if its worker dies. One that always kills its worker ends the study.
RETRIES = 20
#: So many shares there are, if not said otherwise: enough that nobody waits long for the last.
SHARES = 100


class Wrong(Exception):
    """Something that the study needs is wrong, or cannot be written."""


@dataclass(frozen=True)
class Share:
    """Some games in a row."""

    number: int
    first: int
    count: int


def shares(games: int, size: int | None) -> list[Share]:
    """All games, in shares of this size."""
    size = size or -(-games // SHARES)
    return [
        Share(number, first, min(size, games - first)) for number, first in enumerate(range(0, games, size))
    ]


@dataclass(frozen=True)
class Study:
    """A study as it travels: the class of the module and what it is made with."""

    kind: str
    game: str
    arguments: tuple[tuple[str, Any], ...]

    def make(self) -> Any:
        """The study itself."""
        return getattr(urzeit, self.kind)(self.game, **dict(self.arguments))


@functools.lru_cache(maxsize=2)
def _here(study: Study) -> Any:
    """A study that is made once by each worker: it plays many shares of one."""
    return study.make()


@ray.remote(max_retries=RETRIES)
def _play(study: Study, before: tuple[Any, ...], share: Share, after: dict[str, Any], *known: bytes) -> pa.Table:
    return _tables.table(_here(study).play(*before, share.first, share.count, *known, **after))


class Folder:
    """What a study has come to so far: a file for each share. The same call goes on from there."""

    def __init__(self, path: Path, asked: dict[str, Any]):
        self.path = path
        said = path / "_asked.json"
        asked = {"urzeit": importlib.metadata.version("urzeit"), **asked}
        written = json.dumps(asked, indent=2) + "\n"
        try:
            path.mkdir(parents=True, exist_ok=True)
            if not said.exists():
                if any(path.iterdir()):
                    raise Wrong(f"{path} is not empty, and no study of ours began there")
                put(said, written.encode())
            elif said.read_text() != written:
                raise Wrong(f"{path} has the results of something else: see {said}")
        except OSError as error:
            raise Wrong(f"{path}: {error.strerror}") from error

    def kept(self, name: str) -> pa.Table | None:
        """The rows of a share that was played before."""
        file = self.path / f"{name}.parquet"
        return pq.read_table(file) if file.exists() else None

    def keep(self, name: str, rows: pa.Table) -> None:
        """Keeps the rows of a share: all of them or none, whatever happens meanwhile."""
        sink = pa.BufferOutputStream()
        pq.write_table(rows, sink, compression="zstd")
        put(self.path / f"{name}.parquet", sink.getvalue())


def put(file: Path, content: Any) -> None:
    """Writes a file beside the one of this name and then puts it in its place."""
    new = file.with_name(file.name + ".new")
    try:
        with new.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        new.replace(file)
    except OSError as error:
        raise Wrong(f"{file}: {error.strerror}") from error


@dataclass
class Cluster:
    """Where shares are played, and how many at a time."""

    at_once: int
    folder: Folder | None
    size: int | None

    def spread(
        self,
        study: Study,
        games: int,
        *,
        name: str = "part",
        before: tuple[Any, ...] = (),
        known: bytes | None = None,
        after: dict[str, Any] | None = None,
        each: Callable[[Share, pa.Table], pa.Table] = lambda _, rows: rows,
    ) -> Iterator[pa.Table]:
        """The rows of all shares, in their order. `each` sees the rows of a share as soon as they have come, before
        they are kept, and says which of them are."""
        references = [] if known is None else [ray.put(known)]
        waiting = shares(games, self.size)[::-1]
        under_way: dict[Any, Share] = {}
        come: dict[int, pa.Table] = {}
        following = 0
        with tqdm(total=games, unit="games", disable=None, leave=False) as bar:
            while waiting or under_way or come:
                while waiting and len(under_way) < self.at_once:
                    share = waiting.pop()
                    rows = self.folder and self.folder.kept(f"{name}-{share.number:06}")
                    if rows is not None:
                        come[share.number] = rows
                        bar.update(share.count)
                    else:
                        task = _play.remote(study, before, share, after or {}, *references)
                        under_way[task] = share
                while following in come:
                    yield come.pop(following)
                    following += 1
                if under_way:
                    (task,), _ = ray.wait(list(under_way))
                    share = under_way.pop(task)
                    rows = each(share, ray.get(task))
                    if self.folder:
                        self.folder.keep(f"{name}-{share.number:06}", rows)
                    come[share.number] = rows
                    bar.update(share.count)
