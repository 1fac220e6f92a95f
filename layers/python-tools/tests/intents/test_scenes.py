"""Classes: which members play the roles, and how scenarios are written with them."""

from __future__ import annotations

import ast

import pytest

from swarm_tools.intents import write_tests
from swarm_tools.intents.classes import find_class
from swarm_tools.intents.scenes import double_quoted

from .corpora import load, run_generated, suite_for

ACCOUNT = """
class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def deposit(self, amount):
        self.balance += amount
"""


def scenes(text: str) -> str:
    tree = ast.parse(text)
    cls = next(n for n in tree.body if isinstance(n, ast.ClassDef))
    match = find_class(cls, tree)
    return "" if match is None else "\n".join(row for t in match.tests for row in t.rendered.lines)


INVENTORY = """
class Inventory:
    def __init__(self):
        self.items = {}

    def receive(self, name, quantity):
        self.items[name] = self.items.get(name, 0) + quantity

    def ship(self, name, quantity):
        if quantity > self.items[name]:
            raise ValueError("not enough")
        self.items[name] -= quantity
"""


def test_what_has_to_be_made_known_first_is_not_added_without():
    assert "thing.receive('pen', 5)" in scenes(INVENTORY).replace('"', "'")
    register = "\n    def register(self, name, price):\n        self.items[name] = 0\n"
    assert "receive" not in scenes(INVENTORY + register)


def test_what_is_added_whole_is_not_given_in_parts():
    assert "receive" in scenes(INVENTORY)
    whole = "\n    def add_item(self, item):\n        self.items[item] = 0\n"
    assert "receive" not in scenes(INVENTORY + whole)


GRADES = """
class GradeBook:
    def __init__(self):
        self.grades = {}

    def add(self, student, grade):
        self.grades.setdefault(student, []).append(grade)

    def average(self, student):
        return sum(self.grades[student]) / len(self.grades[student])

    def letter(self, student):
        '''A from 90, B from 80, else C.'''
        mean = self.average(student)
        return "A" if mean > 90 else "B" if mean >= 80 else "C"
"""


def test_a_scenario_stands_despite_a_word_that_bars_the_others():
    suite = suite_for(GRADES)
    driving = {t.nodeid.rpartition("::")[2] for t in suite.tests if t.drives_repair}
    assert {"test_grade_book_letter_a_from_90", "test_grade_book_letter_b_from_80"} <= driving
    outcome = run_generated(suite, load(GRADES, "mod"))
    red = {name.rpartition("::")[2] for name, error in outcome.items() if error}
    assert red & driving == {"test_grade_book_letter_a_from_90"}


def test_balance_is_read_as_the_class_gives_it():
    assert "thing.balance == pytest.approx(before + 50)" in scenes(ACCOUNT)
    method = ACCOUNT.replace("self.balance", "self._b") + (
        "\n    def get_balance(self):\n        return self._b\n"
    )
    assert "thing.get_balance() == pytest.approx(before + 50)" in scenes(method)


def test_constructor_gets_what_it_must_have():
    assert 'module.Account("Ada")' in scenes(ACCOUNT)
    assert not scenes(ACCOUNT.replace("owner,", "branch,"))


@pytest.mark.parametrize(
    "change",
    [
        ("class Account:", "class Account(Base):"),
        ("class Account:", "@register\nclass Account:"),
        ("def deposit(self, amount)", "async def deposit(self, amount)"),
        ("def deposit(self, amount)", "def deposit(self, *, amount)"),
        ("self.balance += amount", "return Account(self.owner, self.balance + amount)"),
        ("self.balance += amount", "self.balance += amount.value"),
    ],
)
def test_what_cannot_be_played_is_not_tested(change):
    assert "deposit(50)" in scenes(ACCOUNT)
    assert "deposit(" not in scenes(ACCOUNT.replace(*change))


def test_base_class_of_the_module_is_known():
    text = (
        ACCOUNT.replace("class Account", "class Ledger") + "\n\nclass Wallet(Ledger):\n    pass\n"
    )
    tree = ast.parse(text)
    assert find_class(tree.body[1], tree) is not None


def test_frozen_data_class_is_tested():
    text = (
        "from dataclasses import dataclass\n\n\n@dataclass(frozen=True)\nclass Vector:\n"
        "    x: float\n    y: float\n\n    def dot(self, other):\n"
        "        return self.x * other.x + self.y * other.y\n"
    )
    right = run_generated(suite_for(text), load(text))
    assert right and not any(right.values())
    wrong = text.replace("* other.x +", "* other.x -")
    assert any(run_generated(suite_for(wrong), load(wrong)).values())


RING = """
class RingBuffer:
    \"\"\"A buffer.\"\"\"

    def __init__(self, capacity):
        self.items = []
        self.capacity = capacity

    def append(self, item):
        \"\"\"Add an item; {said}.\"\"\"
        self.items = (self.items + [item])[-self.capacity :]

    def to_list(self):
        return self.items
"""


def test_docstring_of_a_method_tells_what_is_expected():
    told = scenes(RING.replace("{said}", "the oldest one is dropped when it is full"))
    assert "== [30, 40, 50]" in told
    assert "== [30, 40, 50]" not in scenes(RING.replace("{said}", "it is kept"))


POLICY = """
class PasswordPolicy:
    def is_valid(self, password):
        return len(password) >= 8 and any(c.isdigit() for c in password)
"""


def test_scenario_needs_a_word_of_the_class():
    assert '"Vkt!mRw#x@$Z"' in scenes(POLICY)
    assert '"Vkt!mRw#x@$Z"' not in scenes(POLICY.replace("isdigit", "isupper"))


def test_policy_may_know_a_length_but_a_stack_may_not():
    drives = [t.drives_repair for t in suite_for(POLICY).tests]
    assert drives and all(drives)
    stack = (
        "class Stack:\n    def __init__(self):\n        self.items = []\n\n"
        "    def push(self, item):\n        if len(self.items) < 3:\n"
        "            self.items.append(item)\n\n"
        "    def pop(self):\n        return self.items.pop()\n"
    )
    assert not any(t.drives_repair for t in suite_for(stack).tests)


def test_word_that_is_never_plain_holds_a_test_back():
    text = (
        "class Student:\n    def __init__(self, name):\n        self.grades = []\n\n"
        "    def add_grade(self, grade):\n        self.grades.append(grade)\n\n"
        '    def average(self):\n        """Mean of the grades{0}."""\n'
        "        return sum(self.grades) / len(self.grades)\n"
    )
    tests = suite_for(text.replace("{0}", "")).tests
    assert any(t.drives_repair for t in tests)
    held = suite_for(text.replace("{0}", ", without the lowest one")).tests
    assert not any(t.drives_repair for t in held)


def test_operators_are_written_as_operators():
    text = (
        "class Vector:\n    def __init__(self, x, y):\n        self.x, self.y = x, y\n\n"
        "    def __add__(self, other):\n        return Vector(self.x + other.x, self.y + other.y)\n"
    )
    assert "result = thing + module.Vector(3, 5)" in scenes(text)


def test_strings_stand_in_double_quotes():
    assert double_quoted("f('a', 'b\"c', \"d\")") == 'f("a", \'b"c\', "d")'


def test_wrong_class_is_red_and_right_class_green():
    right = run_generated(suite_for(ACCOUNT), load(ACCOUNT))
    wrong = ACCOUNT.replace("+= amount", "-= amount")
    assert right and not any(right.values())
    assert any(run_generated(suite_for(wrong), load(wrong)).values())


def test_same_class_same_tests():
    assert write_tests({"a.py": ACCOUNT}) == write_tests({"a.py": ACCOUNT})
