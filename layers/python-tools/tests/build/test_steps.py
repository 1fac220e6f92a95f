"""The steps of build on real folders, with real pytest in the sandbox."""

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.contracts.order import OrderError
from swarm_tools.steps import load_steps
from swarm_tools.workspace import Workspace

TASK = {
    "id": "T1",
    "title": "Implement area",
    "rationale": "wanted",
    "acceptance": "tests/test_area.py passes",
    "artifacts": ["area.py", "tests/test_area.py"],
}
GOOD = "def area(a, b):\n    return a * b\n"
TEST = "from area import area\n\n\ndef test_area():\n    assert area(2, 3) == 6\n"


def step(name, files, params, edits=None, **inputs):
    with Workspace() as workspace:
        for path, text in files.items():
            (workspace.root / path).parent.mkdir(parents=True, exist_ok=True)
            (workspace.root / path).write_text(text)
        if edits is not None:
            rows = [{"path": path, "content": text} for path, text in sorted(edits.items())]
            inputs["edits"] = {"edits": rows}
        return load_steps()[name](WorkOrder(name, params, inputs), workspace).result


def tried(edits, files=None, **inputs):
    return step("build_test", files or {}, {"task": TASK}, edits, **inputs)


def test_what_is_right_passes_with_a_report_without_times():
    result = tried({"area.py": GOOD, "tests/test_area.py": TEST})
    assert result["nano"]["status"] == "pass"
    assert result["nano"]["recommendation"] == "pass_to_commit"
    assert result["tester"]["passed"] is True
    assert "1 passed in 0.00s" in result["tester"]["report"]
    assert result["signature"] == ""


def test_syntax_ends_it_before_anything_runs():
    broken = {"area.py": "def area(:\n", "tests/test_area.py": TEST}
    result = tried(broken)
    assert result["nano"]["syntax_errors"][0] | {"error": ""} == {
        "file": "area.py",
        "line": 1,
        "error": "",
    }
    assert result["pytest_exit_code"] == 2
    assert result["nano"]["import_errors"] == result["nano"]["test_failures"] == []
    assert "area.py:1" in result["tester"]["report"]


def test_many_syntax_errors_are_for_another_tier():
    result = tried({f"m{n}.py": "def (\n" for n in range(3)})
    assert result["nano"]["recommendation"] == "escalate_tier"


def test_imports_are_checked_next_and_packages_that_are_missing_are_named():
    result = tried({"area.py": "import nowhere_to_be_found\n" + GOOD, "tests/test_area.py": TEST})
    assert "nowhere_to_be_found" in result["nano"]["import_errors"][0]["error"]
    assert result["missing"] == ["nowhere_to_be_found"]
    assert result["tester"]["passed"] is False


def test_a_red_test_is_told_with_its_line():
    result = tried({"area.py": GOOD.replace("*", "+"), "tests/test_area.py": TEST})
    assert result["nano"]["test_failures"] == [
        {
            "test": "tests/test_area.py::test_area",
            "error": "AssertionError: assert 5 == 6",
            "file": "tests/test_area.py",
            "line": 5,
        }
    ]
    assert (result["pytest_exit_code"], result["nano"]["recommendation"]) == (1, "fix_required")
    again = tried({"area.py": GOOD.replace("*", "+"), "tests/test_area.py": TEST})
    assert (again["signature"], again["tester"]) == (result["signature"], result["tester"])


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("    return undefined_thing\n", "undefined_thing"),
        ("    return area(1)\n", "No value"),
    ],
)
def test_names_and_calls_that_cannot_work_are_found_where_tests_do_not_look(more, said):
    result = tried({"area.py": f"{GOOD}\n\ndef other():\n{more}", "tests/test_area.py": TEST})
    assert said in result["nano"]["runtime_errors"][0]["error"]
    assert result["pytest_exit_code"] == 1
    assert said in result["tester"]["report"]


def test_no_test_shows_nothing():
    result = tried({"area.py": GOOD})
    assert (result["pytest_exit_code"], result["tester"]["passed"]) == (5, False)


def test_a_test_that_was_red_before_and_has_nothing_to_do_with_the_task_is_a_warning():
    old = {"tests/test_old.py": "def test_old():\n    assert False\n"}
    baseline = step("run_tests", old, {"suite": "existing"})
    result = tried({"area.py": GOOD, "tests/test_area.py": TEST}, old, baseline=baseline)
    assert result["nano"]["status"] == "warning"
    assert "was red before" in result["nano"]["warnings"][0]
    assert result["tester"]["passed"] is True
    without = tried({"area.py": GOOD, "tests/test_area.py": TEST}, old)
    assert without["tester"]["passed"] is False


def test_a_test_that_disappears_is_missed():
    old = {"tests/test_old.py": "def test_old():\n    assert True\n"}
    baseline = step("run_tests", old, {"suite": "existing"})
    gone = {"area.py": GOOD, "tests/test_area.py": TEST, "tests/test_old.py": ""}
    result = tried(gone, old, baseline=baseline)
    assert [failure["test"] for failure in result["nano"]["test_failures"]] == [
        "tests/test_old.py::test_old"
    ]


def test_a_flaky_test_is_run_again_and_told():
    flaky = (
        "import os\n\nfrom area import area\n\n\ndef test_area():\n"
        "    assert os.urandom(1)[0] % 2 and area(2, 3) == 6\n"
    )
    edits = {"area.py": GOOD, "tests/test_area.py": flaky}
    told = set()
    for _ in range(30):
        result = tried(edits)
        told.add(
            (result["tester"]["passed"], any("flaky" in w for w in result["nano"]["warnings"]))
        )
        if (True, True) in told:
            return
    raise AssertionError(told)


def test_a_run_that_is_much_slower_is_a_warning():
    slow = TEST.replace("    assert", "    import time\n\n    time.sleep(0.9)\n    assert")
    edits = {"area.py": GOOD, "tests/test_area.py": slow}
    result = step("build_test", {}, {"task": TASK, "test_seconds": 0.1}, edits)
    assert any("twice as long" in warning for warning in result["nano"]["warnings"])
    assert result["tester"]["passed"] is True


def test_the_search_mends_what_is_no_stub():
    files = {
        "tickets.py": "def is_reduced(age):\n    return age < 18 or age > 65\n",
        "tests/test_tickets.py": (
            "from tickets import is_reduced\n\n\ndef test_ages():\n    assert is_reduced(17)\n"
            "    assert not is_reduced(18)\n    assert is_reduced(65)\n"
            "    assert not is_reduced(64)\n"
        ),
    }
    baseline = step("run_tests", files, {"suite": "existing"})
    planned = step("build_plan", files, {"goal": "make the tests pass"}, baseline=baseline)
    (task,) = planned["answer"]["tasks"]
    made = step("build_code", files, {"task": task})
    edits = {edit["path"]: edit["content"] for edit in made["answer"]["edits"]}
    assert list(edits) == ["tickets.py"]
    assert step("build_test", files, {"task": task}, edits, baseline=baseline)["tester"]["passed"]


def test_an_order_without_a_task_is_refused():
    with pytest.raises(OrderError, match="no task"):
        step("build_test", {}, {"task": {"id": "T1"}}, {})
