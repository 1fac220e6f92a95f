"""Clean-up is held to what the code did before it."""

import pytest

from swarm_tools.characterise import differing, observe, plan_calls, stable
from swarm_tools.characterise.render import render
from swarm_tools.contracts import WorkOrder
from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.steps import load_steps
from swarm_tools.steps._fixing import cleaning
from swarm_tools.workspace import Workspace
from swarm_tools.workspace.layout import ProjectLayout

BANK = """\
class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def deposit(self, amount):
        self.balance += amount
        return self.balance


def twice(number):
    print("twice", number)
    return number * 2


def drain(items):
    items.clear()


def chance():
    import random, time
    return random.random() + time.time()


def endless(number):
    while True:
        number += 1


def _private(x):
    return x
"""


@pytest.fixture
def characterise():
    def characterise(*texts):
        found = []
        plans = {"bank.py": plan_calls(texts[0])}
        with Workspace() as workspace:
            for text in texts:
                (workspace.root / "bank.py").write_text(text)
                layout = ProjectLayout.of(workspace.root)
                found.append(observe(Sandbox(Limits()), workspace, layout, plans, 20))
        return found

    return characterise


def test_what_is_returned_printed_and_changed_is_recorded(characterise):
    first, second = characterise(BANK, BANK)
    calls = stable(first, second)["bank.py"]
    assert "_private" not in calls
    assert calls["twice"][1].startswith("2 prints 'twice 1\\n'")
    assert any("leaves tuple(list(, of 0)" in said for said in calls["drain"])
    assert calls["endless"] == ["late"]
    assert "chance" in first["bank.py"] and "chance" not in calls
    assert any(name.startswith("Account#") for name in calls)


@pytest.mark.parametrize(
    ("old", "new", "name"),
    [
        ("number * 2", "number + number + 1", "twice"),
        ('print("twice", number)', "print(number)", "twice"),
        ("items.clear()", "pass", "drain"),
        ("self.balance += amount", "self.balance -= amount", "Account"),
    ],
)
def test_a_difference_is_seen(characterise, old, new, name):
    before, after = characterise(BANK, BANK.replace(old, new))
    before["bank.py"].pop("chance")
    assert differing(before, after) == {"bank.py": [name]}


def test_other_names_and_the_same_deeds_are_no_difference(characterise):
    other = BANK.replace("self.balance", "self._held").replace("amount", "value")
    before, after = characterise(BANK, other)
    before["bank.py"].pop("chance")
    assert differing(before, after) == {}


def test_a_module_that_no_longer_loads_differs_as_a_whole(characterise):
    before, after = characterise(BANK, "raise ImportError\n")
    assert differing(before, after)["bank.py"] == sorted(
        {"Account", "twice", "drain", "chance", "endless"}
    )


def test_texts_of_values_do_not_depend_on_order_or_address():
    assert render({3, 1, 2}) == render({2, 3, 1})
    assert render(object()) == "object"
    assert render(n for n in (1, 2)) == "lazylist(1, 2, of 2)"
    loop = []
    loop.append(loop)
    assert "..." in render(loop)


@pytest.fixture
def step():
    def step(files):
        with Workspace() as workspace:
            for path, text in files.items():
                (workspace.root / path).write_text(text)
            return load_steps()["fix"](WorkOrder("fix", {}, {}, Limits()), workspace)

    return step


def test_clean_up_that_alters_behaviour_is_not_taken_and_said(step, monkeypatch):
    clean = cleaning.Cleaning._clean

    def wrong(self, exclude):
        return {path: text.replace("a + b", "a - b") for path, text in clean(self, exclude).items()}

    monkeypatch.setattr(cleaning.Cleaning, "_clean", wrong)
    outcome = step({"sums.py": "def add(a,b):\n    return a + b\n"})
    assert outcome.result["edits"] == []
    [left] = outcome.result["not_done"]
    assert left == {"path": "sums.py", "reason": "clean-up: it would change what code does: add"}


MIXED = "def total(numbers=[]):\n    numbers.append(1)\n    return sum(numbers)\n"


def test_a_repair_of_a_certain_bug_is_no_difference(step):
    outcome = step({"sums.py": MIXED})
    [edit] = outcome.result["edits"]
    assert "numbers=None" in edit["content"]
    assert outcome.result["not_done"] == []
