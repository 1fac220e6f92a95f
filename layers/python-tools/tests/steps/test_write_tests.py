import ast

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.steps import load_steps, write_tests
from swarm_tools.steps._prune import without_tests
from swarm_tools.steps.context import GeneratedTests
from swarm_tools.workspace import Workspace


@pytest.fixture
def write():
    def write(files, params=None, inputs=None, step="write_tests"):
        with Workspace() as workspace:
            for path, text in files.items():
                target = workspace.root / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text)
            return load_steps()[step](WorkOrder(step, params or {}, inputs or {}), workspace)

    return write


RIGHT = "def factorial(n):\n    return 1 if n < 2 else n * factorial(n - 1)\n"
WRONG = "def factorial(n):\n    return 0 if n < 2 else n * factorial(n - 1)\n"
BROKEN = "def factorial(n)\n    return 1 if n < 2 else n * factorial(n - 1)\n"


def test_right_code_is_green_and_wrong_code_is_red(write):
    right, wrong = write({"calc.py": RIGHT}), write({"calc.py": WRONG})
    assert right.result["tests"] and wrong.result["tests"]
    assert {test["outcome_before"] for test in right.result["tests"]} == {"passed"}
    assert "failed" in {test["outcome_before"] for test in wrong.result["tests"]}
    assert right.summary["red"] == 0 and wrong.summary["red"] > 0
    for text in right.result["files"].values():
        ast.parse(text)


def test_a_file_that_does_not_parse_gets_tests_too_and_they_are_red_on_it(write):
    outcome = write({"calc.py": BROKEN})
    assert outcome.result["tests"]
    assert {test["outcome_before"] for test in outcome.result["tests"]} == {"error"}


def test_no_file_of_the_project_is_ever_written_over(write):
    own = {"tests/test_calc.py": "def test_mine(): pass\n", "tests/helper.py": "x = 1\n"}
    outcome = write({"calc.py": RIGHT, **own})
    assert outcome.result["files"]
    assert not set(outcome.result["files"]) & set(own)
    assert "tests/__init__.py" not in outcome.result["files"]


def test_a_project_without_anything_to_test(write):
    outcome = write({"data.txt": "x", "tests/helper.py": ""})
    assert outcome.result == {"files": {}, "tests": [], "dropped": []}


def test_unreliable_tests_and_tests_that_do_not_collect_are_dropped(write, monkeypatch):
    text = (
        "import os\n\n\nclass TestA:\n    def test_coin(self):\n"
        "        assert os.urandom(1)[0] < 128\n\n    def test_sure(self):\n        pass\n"
    )
    files = {"tests/test_a.py": text, "tests/test_b.py": "import nothing_here\n"}
    ids = ["tests/test_a.py::TestA::test_coin", "tests/test_a.py::TestA::test_sure"]
    ids.append("tests/test_b.py::test_ghost")
    made = {"module": "a", "function": "f", "intent": "x", "confidence": 1.0}

    def fake(context, root, layout):
        tests = [made | {"nodeid": name, "drives_repair": True, "reason": ""} for name in ids]
        return GeneratedTests(files, tests), [], None

    monkeypatch.setattr(write_tests, "_write", fake)
    for _ in range(20):
        outcome = write({"a.py": "x = 1\n"})
        dropped = {item["nodeid"]: item["reason"] for item in outcome.result["dropped"]}
        assert "collect" in dropped[ids[2]]
        assert ids[1] in {test["nodeid"] for test in outcome.result["tests"]}
        if ids[0] in dropped:
            break
    assert "unreliable" in dropped[ids[0]]
    assert "test_coin" not in outcome.result["files"]["tests/test_a.py"]
    assert "test_sure" in outcome.result["files"]["tests/test_a.py"]


def test_the_tests_written_can_be_run_by_the_next_step(write):
    made = write({"calc.py": WRONG}).result
    ran = write({"calc.py": WRONG}, {"suite": "generated"}, {"tests": made}, "run_tests")
    expected = {test["nodeid"]: test["outcome_before"] for test in made["tests"]}
    assert {test["nodeid"]: test["outcome"] for test in ran.result["tests"]} == expected


def test_pruning_takes_whole_tests_classes_and_files():
    text = (
        "import pytest\n\n\nclass TestA:\n    @pytest.mark.parametrize('x', [1])\n"
        "    def test_1(self, x):\n        pass\n\n\nclass TestB:\n    def test_2(self):\n"
        "        pass\n\n    def test_3(self):\n        pass\n\n\ndef test_4():\n    pass\n"
    )
    files = {"tests/__init__.py": "", "tests/test_x.py": text}
    gone = ["tests/test_x.py::TestA::test_1[1]", "tests/test_x.py::TestB::test_2"]
    kept = without_tests(files, gone)["tests/test_x.py"]
    names = [node.name for node in ast.walk(ast.parse(kept)) if isinstance(node, ast.FunctionDef)]
    assert sorted(names) == ["test_3", "test_4"] and "TestA" not in kept
    everything = [f"tests/test_x.py::{name}" for name in ("TestA::test_1", "test_4")]
    everything += ["tests/test_x.py::TestB::test_2", "tests/test_x.py::TestB::test_3"]
    assert without_tests(files, everything) == {}


def test_a_module_without_known_intents_still_gets_its_import_test(write):
    outcome = write({"odd.py": "def frobnicate(thing):\n    return thing\n"})
    assert [test["intent"] for test in outcome.result["tests"]] == ["module.imports"]
    assert outcome.result["tests"][0]["outcome_before"] == "passed"


def test_an_import_test_that_is_red_is_dropped_with_its_reason(write):
    outcome = write({"odd.py": "import module_that_nobody_has\n"})
    assert outcome.result["tests"] == []
    assert "module_that_nobody_has" in outcome.result["dropped"][0]["reason"]


def test_tests_that_do_not_apply_are_dropped_with_their_reason(write):
    bill = (
        "def split_bill(total_cents, people):\n"
        '    """Split a bill in cents into shares as equal as possible."""\n'
        "    base, extra = divmod(total_cents, people)\n"
        "    return tuple([base + 1] * extra + [base] * (people - extra))\n"
    )
    outcome = write({"bill.py": bill})
    reasons = [row["reason"] for row in outcome.result["dropped"]]
    assert any(reason.startswith("does not apply: another form") for reason in reasons)
    assert outcome.summary["red"] == 0
