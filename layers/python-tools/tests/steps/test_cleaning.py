"""Clean-up is held to what the code did before it, function by function."""

import pytest

from swarm_tools.contracts import WorkOrder
from swarm_tools.sandbox import Limits
from swarm_tools.steps import load_steps
from swarm_tools.steps._fixing import cleaning, never_meant_repairs
from swarm_tools.steps._fixing.checks import Verdict
from swarm_tools.validate.predicted import Predicted
from swarm_tools.workspace import Workspace


@pytest.fixture
def step():
    def step(files):
        with Workspace() as workspace:
            for path, text in files.items():
                (workspace.root / path).parent.mkdir(parents=True, exist_ok=True)
                (workspace.root / path).write_text(text)
            outcome = load_steps()["fix"](WorkOrder("fix", {}, {}, Limits()), workspace)
        edits = {edit["path"]: edit["content"] for edit in outcome.result["edits"]}
        return files | edits, outcome.result

    return step


@pytest.fixture
def made(monkeypatch):
    """Return a list that takes each clean-up that the step makes."""
    found = []
    prepare = cleaning.Cleaning._prepare

    def prepared(self, targets):
        found.append(self)
        return prepare(self, targets)

    monkeypatch.setattr(cleaning.Cleaning, "_prepare", prepared)
    return found


def test_clean_up_that_alters_behaviour_is_not_taken_and_said(step, monkeypatch):
    clean = cleaning.Cleaning._clean

    def wrong(self, exclude):
        return {path: text.replace("a + b", "a - b") for path, text in clean(self, exclude).items()}

    monkeypatch.setattr(cleaning.Cleaning, "_clean", wrong)
    text = "def add(a,b):\n    return a + b\n"
    files, result = step({"sums.py": text})
    assert files["sums.py"] == text
    [left] = result["not_done"]
    assert left == {"path": "sums.py", "reason": "clean-up: it would change what code does: add"}


UNREACHED = '''\
"""Sizes."""


def size(n):
    """Return a word."""
    if str(n) == "a" * 31:
        if n == 1:
            return "x"
        else:
            return "y"
    return "z"


def other(n):
    """Return a word."""
    if n > 3:
        return "big"
    else:
        return "small"
'''


def test_a_function_that_is_not_gated_gets_notes_and_layout_alone(step, made):
    files, result = step({"sizes.py": UNREACHED})
    text = files["sizes.py"]
    assert text.count("else:") == 1 and '        else:\n            return "y"' in text
    assert [item["function"] for item in made[0].not_gated] == ["size"]
    assert result["not_done"] == []


def test_only_the_function_that_would_differ_goes_back(step, monkeypatch):
    from swarm_tools.steps._fixing import rules_run

    real = rules_run._fan_out

    def wrong(state, items):
        found = real(state, items)
        for item, order in zip(found, items, strict=True):
            if "add" not in order["options"]["protect"]:
                item.value["text"] = item.value["text"].replace("a + b", "a - b")
        return found

    monkeypatch.setattr(rules_run, "_fan_out", wrong)
    text = "def add(a,b):\n    return a + b\n\n\ndef f(x):\n    if x:\n        return 1\n"
    files, result = step({"sums.py": text + "    else:\n        return 2\n"})
    assert "return a + b" in files["sums.py"] and "else" not in files["sums.py"]
    assert result["not_done"] == []


SECOND_CALL = {"mutable-default": Predicted("second_call")}
DEFAULT = "def mark(numbers=[]):\n    numbers.append(1)\n    return numbers\n"


def test_a_repair_that_is_not_on_the_list_is_not_made(step, monkeypatch):
    monkeypatch.setattr(never_meant_repairs, "PATTERNS", {})
    files, _ = step({"sums.py": DEFAULT})
    assert "numbers=[]" in files["sums.py"]


def test_what_is_never_meant_is_repaired(step, monkeypatch):
    monkeypatch.setattr(
        never_meant_repairs, "PATTERNS", {"mutable-default": Predicted("second_call")}
    )
    files, result = step({"sums.py": DEFAULT})
    assert "numbers=None" in files["sums.py"] and '"""' in files["sums.py"]
    [edit] = result["edits"]
    assert "mutable-default" in {change["rule"] for change in edit["changes"]}
    told = {"path": "sums.py", "name": "mark", "evidence": "never_meant", "outcome": "repaired"}
    assert result["repair"]["functions"] == [told]
    [table] = result["repair"]["behaviour"]
    assert (table["function"], table["evidence"]) == ("mark", "never_meant") and table["rows"]


def test_a_default_that_is_only_tidied_up_is_no_repair(step, monkeypatch):
    patterns = {"mutable-default": Predicted("second_call", or_none=True)}
    monkeypatch.setattr(never_meant_repairs, "PATTERNS", patterns)
    files, result = step({"sums.py": "def total(numbers=[]):\n    return sum(numbers)\n"})
    assert "numbers=[]" not in files["sums.py"]
    assert result["repair"]["functions"] == [] == result["repair"]["behaviour"]


def test_a_repair_of_a_bug_pattern_that_is_undone_is_not_told(step, monkeypatch):
    monkeypatch.setattr(cleaning, "judge", lambda *_: Verdict(False, "it got worse"))
    _, result = step({"sums.py": DEFAULT})
    assert result["edits"] == [] and result["repair"]["functions"] == []


def test_a_repair_that_makes_no_difference_is_not_made(step, monkeypatch):
    monkeypatch.setattr(
        never_meant_repairs, "PATTERNS", {"mutable-default": Predicted("second_call")}
    )
    files, _ = step({"sums.py": "def total(numbers=[]):\n    return sum(numbers)\n"})
    assert "numbers=[]" in files["sums.py"]


STAR = {
    "kitchen/__init__.py": "from .inner import *\n",
    "kitchen/inner.py": "from json import dumps\nfrom math import ceil\n\n\n"
    "def portions(grams):\n    return ceil(grams / 150)\n",
}
SHELF = """\
class Shelf:
    def __init__(self, *books):
        self._books = list(books)

    def __len__(self):
        return len(self._books)

    def __getitem__(self, place):
        return self._books[place].upper()

    def __iter__(self):
        for place in range(len(self)):
            book = self[place]
            yield book
"""


def test_what_others_see_and_what_calls_itself_stays(step):
    files, _ = step(STAR | {"shelf.py": SHELF})
    assert "import dumps" in files["kitchen/inner.py"]
    assert "for place in range(len(self))" in files["shelf.py"]


def test_a_second_clean_up_changes_nothing(step):
    once, _ = step({"sizes.py": UNREACHED, "shelf.py": SHELF, "sums.py": DEFAULT})
    assert step(once)[0] == once
