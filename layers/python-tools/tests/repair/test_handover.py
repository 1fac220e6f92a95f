"""What is told of tests that stay red."""

from __future__ import annotations

import json

import pytest

from swarm_tools.repair import BadResult
from swarm_tools.repair.search import parse_result

from .test_search import RED, T, find

GOOD = {"edits": {}, "changes": [], "fixed": [], "tried": 3, "hopeless": ["t"], "note": ""}
ROW = {
    "failing": ["t"],
    "lines": [{"path": "mod.py", "line": 2, "code": "    return x", "suspicion": 0.5}],
    "tried": {"guard": 3},
    "partial": [{"path": "mod.py", "line": 2, "message": "m", "fixed": ["t"]}],
    "either": [
        {
            "path": "mod.py",
            "line": 2,
            "message": "f: m",
            "function": "f",
            "texts": {"mod.py": "def f(): ..."},
        }
    ],
    "ways": 4,
}


def parsed(row):
    return parse_result(json.dumps({**GOOD, "handover": [row]}), {"mod.py"}, {"t"}).handover


def test_lines_tests_and_tries_are_told(tmp_path):
    result = find(tmp_path, red=[*RED[:2], RED[3]])
    assert result.hopeless == [T + "strange"]
    (row,) = result.handover
    assert row["failing"] == [T + "strange"]
    assert row["lines"][0]["path"] == "calc.py" and row["lines"][0]["suspicion"] == 1.0
    line = row["lines"][0]
    assert line["code"] == "    return x"
    assert (tmp_path / "calc.py").read_text().splitlines()[line["line"] - 1] == line["code"]
    assert sum(row["tried"].values()) > 50
    json.dumps(row)


def test_a_handover_passes_as_it_is():
    assert parsed(ROW) == [ROW]


def test_a_handover_is_bounded():
    row = {
        **ROW,
        "lines": ROW["lines"] * 9,
        "either": ROW["either"] * 9,
        "tried": {f"t{n}": 1 for n in range(500)},
    }
    (found,) = parsed(row)
    assert len(found["lines"]) == len(found["either"]) == 5 and len(found["tried"]) == 100


@pytest.mark.parametrize(
    "bad",
    [
        {"failing": ["unknown"]},
        {"lines": [{"path": "/etc/passwd", "line": 1, "suspicion": 1}]},
        {"lines": [{"path": "mod.py", "line": "1", "suspicion": 1}]},
        {"tried": ["guard"]},
        {"partial": [{"path": "mod.py"}]},
        {"partial": 3},
        {"either": [{"path": "other.py", "line": 1, "message": "m"}]},
        {"ways": "4"},
    ],
    ids=str,
)
def test_a_handover_out_of_bounds_is_refused(bad):
    with pytest.raises(BadResult):
        parsed({**ROW, **bad})
