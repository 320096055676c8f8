"""The notebook runs, and the page has what it writes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT

for needed in ("ray", "matplotlib", "ipykernel"):
    pytest.importorskip(needed, reason="what the notebook needs has no wheel for this Python")
jsonschema = pytest.importorskip("jsonschema")
nbclient = pytest.importorskip("nbclient")
nbformat = pytest.importorskip("nbformat")

NOTEBOOK = ROOT / "bindings/python/examples/what_wins.ipynb"
SCHEMA = json.loads((ROOT / "docs/what-wins.schema.json").read_text())


def intervals(answers: dict[str, Any]) -> list[dict[str, Any]]:
    """Every line of the answers."""
    jsonschema.validate(answers, SCHEMA)
    ursuppe, lords = answers["ursuppe"], answers["lords"]
    rows = [*ursuppe["rounds"], *ursuppe["genes"], *answers["genesis"], *lords["cards"]]
    for row in rows:
        assert row["low"] <= row["estimate"] <= row["high"], row
    assert len(answers["genesis"]) == 3 * 7 and len(lords["cards"]) == 20
    # A card more is one of the others less.
    assert sum(row["estimate"] > 0 for row in lords["cards"]) not in (0, 20)
    return rows


def test_the_notebook_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("URZEIT_GAMES", "8")
    monkeypatch.setenv("URZEIT_ITERATIONS", "2")
    # Ray's workers give way to everybody else: on a busy machine tests would never end.
    monkeypatch.setenv("RAY_worker_niceness", "0")
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    resources = {"metadata": {"path": str(tmp_path)}}
    nbclient.NotebookClient(notebook, timeout=None, kernel_name="python3", resources=resources).execute()
    answers = json.loads((tmp_path / "what-wins.json").read_text())
    rows = intervals(answers)
    assert answers["made"]["iterations"] == 2
    assert {row["games"] for row in rows if "games" in row} == {8, 8 * 6}
    cards = answers["lords"]["cards"]
    # Two decks of 55 cards; two stay in the pile.
    assert sum(card["came"] for card in cards) == 8 * (110 - 2)
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert not [output for output in outputs if output["output_type"] == "error"]
    assert sum("image/png" in output.get("data", {}) for output in outputs) == 4


def test_the_page_has_the_answers_of_many_games():
    answers = json.loads((ROOT / "crates/urzeit-web/static/what-wins.json").read_text())
    rows = intervals(answers)
    assert len(rows) > 60
    # Of so many games every interval has two ends.
    assert all(row["low"] < row["high"] for row in rows)
    cards = answers["lords"]["cards"]
    assert sum(card["came"] for card in cards) == answers["lords"]["games"] * (110 - 2)


def test_the_notebook_is_kept_without_what_came_of_it():
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert code
    assert all(not cell.outputs and cell.execution_count is None for cell in code)
