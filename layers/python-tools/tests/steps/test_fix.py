import base64

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.sandbox import Limits
from swarm_tools.steps import fix, load_steps
from swarm_tools.steps._fixing import cleaning, repairing
from swarm_tools.workspace import Workspace


@pytest.fixture
def step():
    def step(name, files, params=None, inputs=None, limits=None):
        with Workspace() as workspace:
            for path, data in files.items():
                target = workspace.root / path
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(data if isinstance(data, bytes) else data.encode())
            order = WorkOrder(name, params or {}, inputs or {}, limits or Limits())
            return load_steps()[name](order, workspace)

    return step


def content(edit):
    data = edit["content"]
    return base64.b64decode(data) if edit["encoding"] == "base64" else data.encode()


def edits_of(outcome):
    return {edit["path"]: content(edit) for edit in outcome.result["edits"]}


CLEAN = '"""Says hello."""\n\n\ndef hello(name):\n    """Return a greeting.\n\n    Args:\n'
CLEAN += '        name: Whom to greet.\n\n    Returns:\n        The greeting.\n    """\n'
CLEAN += '    return f"Hello, {name}"\n'
TEST = "from calc import add\ndef test_add():\n    assert add(1, 2) == 3\n"
TEST += "def test_more():\n    assert add(7, 4) == 11\n"
GOOD = "def add(a, b):\n    return a + b\n"
BUGGY = "def add(a, b):\n    return a - b\n"


def test_clean_code_is_left_as_it_is(step):
    outcome = step("fix", {"hello.py": CLEAN})
    assert outcome.result["edits"] == []
    assert outcome.result["unchanged"] == ["hello.py"]


def test_an_attempt_that_changes_nothing_is_logged_too(step):
    [entry] = [log for log in step("fix", {"calc.py": CLEAN}).log_entries if log["action"] == "FIX"]
    assert (entry["agent"], entry["status"]) == ("Fixer", "SUCCESS")
    assert entry["details"]["output_response"] == "there was nothing to change"


def test_red_tests_of_the_project_drive_the_repair_and_are_not_edited(step):
    outcome = step("fix", {"calc.py": BUGGY, "test_calc.py": TEST})
    assert set(edits_of(outcome)) == {"calc.py"}
    assert b"a + b" in edits_of(outcome)["calc.py"]
    repair = outcome.result["repair"]
    assert repair["accepted"] and len(repair["fixed"]) == 2
    kinds = {change["kind"] for change in outcome.result["edits"][0]["changes"]}
    assert {"repair", "rule"} <= kinds


def test_failing_tests_lengthen_the_search_up_to_a_limit(step, monkeypatch):
    asked = []
    search = repairing.Repair.search
    monkeypatch.setattr(
        repairing.Repair, "search", lambda *given: (asked.append(given[2]), search(*given))
    )
    params = {"deadline_s": 5, "more_s": 4, "longest_s": 11}
    step("fix", {"calc.py": BUGGY, "test_calc.py": TEST}, params)
    assert asked == [11]


def test_examples_that_the_settings_run_are_kept_green_and_do_not_drive(step):
    shown = '"""\n    >>> add(7, 4)\n    11\n    """\n'
    files = {
        "pytest.ini": "[pytest]\naddopts = --doctest-modules\n",
        "calc.py": f"def add(a, b):\n    {shown}    return a - b\n",
        "test_calc.py": TEST,
    }
    outcome = step("fix", files)
    assert outcome.result["repair"]["failing"] == [
        "test_calc.py::test_add",
        "test_calc.py::test_more",
    ]
    assert b"a + b" in edits_of(outcome)["calc.py"]


def test_unsure_generated_tests_do_not_drive(step):
    entry = {"module": "calc", "function": "add", "intent": "sum", "confidence": 0.4}
    ids = ["tests/test_calc.py::test_add", "tests/test_calc.py::test_more"]
    unsure = [entry | {"nodeid": nodeid, "drives_repair": False} for nodeid in ids]
    tests = {"files": {"tests/test_calc.py": TEST}, "tests": unsure}
    outcome = step("fix", {"calc.py": BUGGY}, inputs={"tests": tests})
    assert outcome.result["repair"]["failing"] == []
    assert b"a - b" in edits_of(outcome)["calc.py"]
    sure = [item | {"drives_repair": True} for item in unsure]
    outcome = step("fix", {"calc.py": BUGGY}, inputs={"tests": tests | {"tests": sure}})
    assert outcome.result["repair"]["fixed"] == sorted(ids)


MEAN = """def {name}(values):
    \"\"\"{doc}\"\"\"
    total = 0
    for value in values:
        total += value
    return total / (len(values) + 1) if values else 0
"""
MEAN_TEST = """from calc import {name}
def test_some():
    assert {name}([1, 2, 3]) == 2
def test_none():
    assert {name}([]) == 0
"""


@pytest.mark.parametrize(("name", "doc", "asked"), [("mean", "Mean of values.", 0), ("f", "", 1)])
def test_a_specification_answers_what_the_tests_leave_open(step, name, doc, asked):
    files = {
        "calc.py": MEAN.format(name=name, doc=doc),
        "test_calc.py": MEAN_TEST.format(name=name),
    }
    outcome = step("fix", files)
    assert len(outcome.result["repair"]["questions"]) == asked
    repaired = b"total / len(values)" in edits_of(outcome)["calc.py"].replace(
        b"(len(values))", b"len(values)"
    )
    assert repaired == (not asked)


def test_encoding_line_ends_and_bom_are_kept(step):
    files = {
        "latin.py": b"# -*- coding: latin-1 -*-\r\nimport os\r\nNAME = 'caf\xe9'\r\n",
        "bom.py": b"\xef\xbb\xbfimport os\nNAME = 'caf\xc3\xa9'\n",
        "bad.py": b"# coding: no-such-codec\nimport os\n",
    }
    outcome = step("fix", files)
    edits = edits_of(outcome)
    assert b"import os" not in edits["latin.py"] and b"'caf\xe9'" in edits["latin.py"].replace(
        b'"', b"'"
    )
    assert edits["latin.py"].count(b"\n") == edits["latin.py"].count(b"\r\n")
    assert edits["bom.py"].startswith(b"\xef\xbb\xbf") and b"\r" not in edits["bom.py"]
    assert "bad.py" not in edits
    assert any(item["path"] == "bad.py" for item in outcome.result["not_done"])


CIRCLE = {
    "pkg/__init__.py": "",
    "pkg/a.py": "from .b import helper\n\n\ndef run(n):\n    return helper(n) + 1\n\n\n"
    "def base(n):\n    return n * 2\n",
    "pkg/b.py": "from pkg.a import base\n\n\ndef helper(n):\n    return base(n)\n",
    "test_a.py": "from pkg.a import run\n\n\ndef test_run():\n    assert run(2) == 5\n",
}


def test_a_circle_of_imports_is_opened_by_one_import(step):
    outcome = step("fix", CIRCLE)
    edits = edits_of(outcome)
    late = [p for p, text in edits.items() if b"    from" in text and b"import" in text]
    assert len(late) == 1
    rules = [c["rule"] for e in outcome.result["edits"] for c in e["changes"]]
    assert rules.count("late-import") == 1
    assert outcome.result["repair"]["failing"] == []


def test_a_circle_that_no_import_opens_stays(step):
    needed = "from pkg.a import base\n\n\n@base\ndef helper(n):\n    return n\n"
    both = CIRCLE | {"pkg/b.py": needed}
    both["pkg/a.py"] = "from .b import helper\n\nX = helper(1)\n\n\ndef base(n):\n    return n\n"
    outcome = step("fix", both)
    rules = [c["rule"] for e in outcome.result["edits"] for c in e["changes"]]
    assert "late-import" not in rules


def test_a_file_that_is_not_utf8_and_declares_nothing_else_is_saved_so(step):
    outcome = step("fix", {"cafe.py": b"# Caf\xe9\nNAME = 'caf\xe9'\n"})
    assert "NAME = 'caf\u00e9'".encode() in edits_of(outcome)["cafe.py"].replace(b'"', b"'")
    rules = [change["rule"] for edit in outcome.result["edits"] for change in edit["changes"]]
    assert rules[0] == "encoding"


def test_only_the_named_files_are_edited(step):
    outcome = step("fix", {"a.py": "import os\n", "b.py": "import os\n"}, {"files": ["a.py"]})
    assert set(edits_of(outcome)) == {"a.py"}


@pytest.fixture
def sabotage(monkeypatch):
    """Make the clean-up write a given text for one file, as a rule with a bug would."""

    def sabotage(path, text, rule="bad-rule"):
        real = cleaning.Cleaning._clean

        def clean(self, exclude):
            texts = real(self, exclude)
            if path in exclude and rule not in exclude[path]:
                texts[path] = text
                change = {"path": path, "line": 1, "rule": rule, "kind": "rule", "message": "x"}
                self.changes[path] = [*self.changes.get(path, []), change]
            return texts

        monkeypatch.setattr(cleaning.Cleaning, "_clean", clean)

    return sabotage


@pytest.mark.parametrize(
    "text",
    [
        '"""Doc."""\n\n\ndef add(a, b):\n    """Add."""\n    return a * b\n',
        "def add(a, b)\n    return a + b\n",
        GOOD + "Foo = lambda: 1\nBar = lambda: 1\nBaz = lambda: 1\n",
        "from os import *\nimport sys\ndef add(a, b):\n    return a + b + undefined\n",
    ],
)
def test_a_rule_that_breaks_something_is_left_out_and_the_others_stay(step, sabotage, text):
    sabotage("calc.py", text)
    files = {"calc.py": GOOD, "other.py": "import os\n", "test_calc.py": TEST}
    outcome = step("fix", files)
    edits = edits_of(outcome)
    assert b"import os" not in edits["other.py"]
    assert b"return a + b\n" in edits["calc.py"] and b'"""' in edits["calc.py"]
    reasons = [item["reason"] for item in outcome.result["not_done"] if item["path"] == "calc.py"]
    assert any("bad-rule" in reason for reason in reasons)


def test_a_repair_that_turns_a_green_test_red_is_refused(step, monkeypatch):
    from swarm_tools import repair
    from swarm_tools.changes import Change

    def search(root, targets, failing, passing, **_):
        change = Change("calc.py", 2, "evil", "repair", "x")
        text = "def add(a, b):\n    return 11\n"
        return repair.RepairResult({"calc.py": text}, [change], failing, 1, [], "")

    monkeypatch.setattr(repair, "search", search)
    text = TEST + "def test_green():\n    assert add(2, 1) == 1\n"
    outcome = step("fix", {"calc.py": BUGGY, "test_calc.py": text})
    assert not outcome.result["repair"]["accepted"]
    assert b"a - b" in edits_of(outcome)["calc.py"]


def test_same_input_same_edits(step):
    files = {"calc.py": BUGGY, "b.py": "import os, sys\nx=1\n", "test_calc.py": TEST}
    first, second = step("fix", files), step("fix", files)
    assert first.result["edits"] == second.result["edits"]


def test_the_repair_keeps_to_its_share_of_the_time():
    assert 0 < repairing._SHARE < 1
    assert fix._DEFAULT_DEADLINE_S * repairing._SHARE > repairing._SPARE_S + repairing._LEAST_S
