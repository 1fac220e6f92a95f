"""What `verify` says of edits beyond whether they are good: their shape, and crashes."""

import re

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.facts.shape import change_shape
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace

BEFORE = "def add(a, b):\n    return a - b\n"
TEST = "from calc import add\n\n\ndef test_add():\n    assert add(1, 2) == 3\n"


def verify(edits, files=None, tests=None):
    with Workspace() as workspace:
        for path, text in {"calc.py": BEFORE, "tests/test_calc.py": TEST, **(files or {})}.items():
            target = workspace.root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
        edits = {"edits": [{"path": path, "content": text} for path, text in edits.items()]}
        inputs = {"edits": edits, **({"tests": tests} if tests else {})}
        return load_steps()["verify"](WorkOrder("verify", {}, inputs), workspace).result


def test_the_same_repair_written_otherwise_has_the_same_shape():
    first = verify({"calc.py": "def add(a, b):\n    return a + b\n"})
    second = verify({"calc.py": '"""Sums."""\n\n\ndef add(a, b):\n    return (b  +  a)\n'})
    assert first["stage_reached"] == second["stage_reached"] == "tests"
    assert first["change_shape"] == second["change_shape"] != []
    assert all(re.fullmatch(r"[+-][0-9a-f]{8}", item) for item in first["change_shape"])


def test_all_python_files_count_and_nothing_else():
    edits = {"calc.py": BEFORE + "X = 1\n", "new.py": "Y = 2\n", "notes.txt": "x\n"}
    pairs = [(BEFORE, edits["calc.py"]), ("", edits["new.py"])]
    assert verify(edits)["change_shape"] == change_shape(pairs)


def test_edits_that_do_not_parse_or_change_nothing_have_a_shape_too():
    broken = verify({"calc.py": "def add(:\n"})
    assert broken["stage_reached"] == "syntax"
    assert sum(item.startswith("+") for item in broken["change_shape"]) == 1
    assert verify({"calc.py": BEFORE})["change_shape"] == []
    refused = verify({"../calc.py": BEFORE})
    assert refused["stage_reached"] == "edits" and refused["change_shape"] == []


CRASHES = {
    "exit": "import os\n\n\ndef add(a, b):\n    os._exit({code})\n",
    "signal": "import os\n\n\ndef add(a, b):\n    os.kill(os.getpid(), 11)\n",
}


@pytest.mark.parametrize(
    ("kind", "code"), [("exit", 0), ("exit", 1), ("signal", 0)], ids=["exit-0", "exit-1", "signal"]
)
@pytest.mark.parametrize("generated", [True, False], ids=["judges", "own"])
def test_a_crash_is_told(kind, code, generated):
    tests = {"files": {"tests/test_more.py": TEST}, "tests": []}
    tests["tests"].append({"nodeid": "tests/test_more.py::test_add"})
    edits = {"calc.py": CRASHES[kind].format(code=code)}
    files = {"tests/test_calc.py": "def test_one():\n    pass\n"} if generated else {}
    result = verify(edits, files, tests if generated else None)
    assert result["stage_reached"] == "tests" and result["tests"]["crashed"]
    crashed = "tests/test_more.py" if generated else "tests/test_calc.py"
    outcomes = {test["nodeid"]: test["outcome"] for test in result["tests"]["tests"]}
    assert outcomes[f"{crashed}::test_add"] == "error"


def test_no_crash_is_told_where_there_was_none():
    result = verify({"calc.py": "def add(a, b):\n    raise SystemExit(1)\n"})
    assert not result["tests"]["crashed"] and result["tests"]["failed"] == 1
    assert result["tests"]["integrity"] == []


def test_a_module_that_starves_its_neighbours_breaks_no_import_of_theirs():
    bomb = "import os\n\nwhile True:\n    os.fork()\n"
    edits = {"bomb.py": f'"""Forks."""\n\n{bomb}', "calc.py": "def add(a, b):\n    return a + b\n"}
    result = verify(edits, {"bomb.py": bomb})
    assert result["imports"]["errors"] == []
    assert result["stage_reached"] == "tests"


def test_a_module_that_cannot_be_imported_any_more_is_told():
    result = verify({"calc.py": "import os\n\nos.missing\n"})
    assert result["stage_reached"] == "imports"
    assert [error["path"] for error in result["imports"]["errors"]] == ["calc.py"]


PROGRAM = (
    "import time\n\n\ndef main():\n    print('a  b')\n\n\nif __name__ == '__main__':\n    main()\n"
)
CHANGED = PROGRAM.replace("'a  b'", "'a b'")
RANDOM = "import os\n\nprint(os.urandom(8))\n"


def compared(before, after, kind="rule"):
    """Return what `verify` says of one program that was changed by a change of a kind."""
    with Workspace() as workspace:
        for path, text in {"calc.py": BEFORE, "tests/test_calc.py": TEST, "run.py": before}.items():
            (workspace.root / path).parent.mkdir(exist_ok=True)
            (workspace.root / path).write_text(text)
        steps = load_steps()
        tests = steps["write_tests"](WorkOrder("write_tests", {}, {}), workspace).result
        edit = {"path": "run.py", "content": after, "changes": [{"kind": kind}]}
        inputs = {"edits": {"edits": [edit]}, "tests": tests}
        return steps["verify"](WorkOrder("verify", {}, inputs), workspace).result["programs"]


def test_a_cleaned_program_prints_what_it_printed():
    assert compared(PROGRAM, PROGRAM.replace("import time\n\n\n", ""))["changed"] == []
    [told] = compared(PROGRAM, CHANGED)["changed"]
    assert told == "python run.py ran to its end before, and now it prints something else"


def test_a_repair_may_change_what_is_printed_and_not_that_the_program_ends():
    assert compared(PROGRAM, CHANGED, kind="repair")["changed"] == []
    [told] = compared(PROGRAM, PROGRAM + "    int('x')\n", kind="repair")["changed"]
    assert "now it crashed at run.py:10: ValueError" in told


def test_a_program_that_prints_otherwise_each_time_is_not_held_to_it():
    result = compared(RANDOM, RANDOM + "\n")
    assert [run["end"] for run in result["runs"]] == ["ended"] and result["changed"] == []
