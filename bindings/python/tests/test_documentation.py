"""What is written about the module is true of it."""

from __future__ import annotations

import doctest
import importlib
import inspect
import subprocess
import sys
from pathlib import Path

import pytest
import urzeit

README = Path(__file__).resolve().parents[1] / "README.md"


def test_the_examples_of_the_readme_run():
    pytest.importorskip("pettingzoo")
    pytest.importorskip("open_spiel", reason="open_spiel has no wheel for this Python")
    failed, tried = doctest.testfile(str(README), module_relative=False)
    assert tried > 20
    assert failed == 0


@pytest.mark.parametrize("module", ["urzeit", "urzeit.pettingzoo", "urzeit.openspiel"])
def test_the_examples_of_the_modules_run(module: str):
    if module == "urzeit.pettingzoo":
        pytest.importorskip("pettingzoo")
    failed, tried = doctest.testmod(importlib.import_module(module))
    assert tried > 1
    assert failed == 0


def test_everything_public_says_what_it_is():
    for name in urzeit.__all__:
        thing = getattr(urzeit, name)
        assert inspect.getdoc(thing), name
        if inspect.isclass(thing):
            for member in vars(thing):
                if not member.startswith("_"):
                    assert inspect.getdoc(getattr(thing, member)), f"{name}.{member}"


def test_the_types_are_those_of_the_module(tmp_path: Path):
    pytest.importorskip("mypy")
    call = [sys.executable, "-m", "mypy.stubtest", "urzeit._urzeit"]
    checked = subprocess.run(call, cwd=tmp_path, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
