"""`python -m urzeit.cluster`: studies on many machines."""

from __future__ import annotations

import contextlib
import functools
import os
import sys
from typing import Any

# Ray counts who uses it, unless told otherwise.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

from . import _studies
from ._flags import parser
from ._work import Cluster, Folder, Wrong

#: What shells say of a command that Ctrl-C ended.
INTERRUPTED = 130


def main(arguments: list[str] | None = None) -> int:
    """Plays what was asked for, and prints what it came to; the exit status, as the command has them."""
    asked = parser().parse_args(arguments)
    try:
        # What is asked for is looked at before a cluster is.
        study = _studies.study_of(asked)
        study.make()
        folder = Folder(asked.results, _studies.said(asked)) if asked.results else None
        began = _begin(asked.address)
        try:
            cpus = int(ray.cluster_resources().get("CPU", 1))
            cluster = Cluster(asked.threads or max(1, cpus), folder, asked.share)
            # Ray tells of workers that die on standard output, which is for the report.
            say = functools.partial(print, end="", file=sys.stdout, flush=True)
            with contextlib.redirect_stdout(sys.stderr):
                getattr(_studies, asked.study)(study, asked, cluster, say)
        finally:
            if began:
                ray.shutdown()
        return 0
    except ValueError as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    except Wrong as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED


def _begin(address: str | None) -> bool:
    """Joins a cluster, or begins one on this machine; not where a program has done so before."""
    if ray.is_initialized():
        return False
    quiet: dict[str, Any] = {"logging_level": "ERROR", "log_to_driver": False}
    if address or os.environ.get("RAY_ADDRESS"):
        ray.init(address=address, **quiet)
    else:
        ray.init(address="local", include_dashboard=False, **quiet)
    return True


if __name__ == "__main__":
    sys.exit(main())
