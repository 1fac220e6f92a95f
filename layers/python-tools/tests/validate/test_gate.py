"""The behaviour gate: what differs is seen, what does not is not."""

import pytest

from swarm_tools.sandbox import Limits, Sandbox
from swarm_tools.validate.gate import Gate
from swarm_tools.validate.model import MODULE
from swarm_tools.workspace import Workspace


def compare(pairs):
    """Return the differences of {path: (before, after)}, by path and function."""
    with Workspace() as workspace:
        for path, (before, _) in pairs.items():
            (workspace.root / path).write_text(before)
        gate = Gate(Sandbox(Limits()), workspace, workspace.root, pairs, 60)
        for path, (_, after) in pairs.items():
            (workspace.root / path).write_text(after)
        found = gate.compare(workspace.root, pairs)
    return {path: {diff.function: diff for diff in diffs} for path, diffs in found.items()}


# One difference each: (code before, what is replaced, what with, function, what the row shows).
DIFFERENCES = {
    "value": ("def f(n):\n    return n + 1\n", "n + 1", "n + 2", "f", "2"),
    "exception": (
        "def f(n):\n    if n < 0:\n        raise ValueError('no')\n    return n\n",
        "ValueError",
        "KeyError",
        "f",
        "raises KeyError",
    ),
    "message": (
        "def f(n):\n    if n < 0:\n        raise ValueError('no')\n    return n\n",
        "'no'",
        "'not so'",
        "f",
        "raises ValueError('not so')",
    ),
    "argument": (
        "def f(items):\n    items.sort()\n    return len(items)\n",
        "items.sort()",
        "sorted(items)",
        "f",
        "leaves its arguments",
    ),
    "state": (
        "class A:\n    def __init__(self):\n        self.held = []\n\n    def add(self, item):\n"
        "        self.held.append(item)\n",
        "append(item)",
        "insert(0, item)",
        "A.add",
        "leaves the object",
    ),
    "output": ("def f(n):\n    print(n)\n", "print(n)", "print(n, n)", "f", "prints"),
    "file": (
        "def f(text):\n    with open('out.txt', 'w') as file:\n        file.write(str(text))\n",
        "str(text)",
        "str(text) + '.'",
        "f",
        "out.txt",
    ),
    "generator": (
        "def f(n):\n    yield n\n    yield n + 1\n",
        "yield n + 1",
        "yield n + 2",
        "f",
        "lazy",
    ),
    "coroutine": (
        "import asyncio\n\n\nasync def f(n: int):\n    await asyncio.sleep(0)\n    return n\n",
        "return n",
        "return -n",
        "f",
        "-",
    ),
    "async_generator": (
        "async def f(n: int):\n    yield n\n    yield 1\n",
        "yield 1",
        "yield 2",
        "f",
        "2",
    ),
    "keyword_only": (
        "def f(n, *, step=2):\n    return n * step\n",
        "step=2",
        "step=3",
        "f",
        "",
    ),
    "more_arguments": (
        "def f(*items, **named):\n    return len(items) + len(named)\n",
        "+ len(named)",
        "- len(named)",
        "f",
        "",
    ),
    "private": ("def _f(n):\n    return n > 9\n", "n > 9", "n >= 9", "_f", "True"),
    "static": (
        "class A:\n    @staticmethod\n    def f(n):\n        return n\n",
        "return n",
        "return [n]",
        "A.f",
        "[",
    ),
    "class_method": (
        "class A:\n    @classmethod\n    def f(cls, n):\n        return n\n",
        "return n",
        "return [n]",
        "A.f",
        "[",
    ),
    "property": (
        "class A:\n    def __init__(self, n: int):\n        self.n = n\n\n    @property\n"
        "    def size(self):\n        return self.n\n",
        "return self.n",
        "return self.n + 1",
        "A.size",
        "1",
    ),
    "constructor": (
        "class A:\n    def __init__(self, n):\n        self.n = n\n",
        "self.n = n",
        "self.n = [n]",
        "A.__init__",
        "list",
    ),
    "asks": (
        "def f():\n    return int(input('n? ')) * 2\n",
        "* 2",
        "* 3",
        "f",
        "",
    ),
    "reads_a_file": (
        "def f(path):\n    with open(path) as file:\n        return file.read()\n",
        "file.read()",
        "file.read().strip()",
        "f",
        "first line",
    ),
    "reads_keys": (
        "def f(rows):\n    return [r['name'] for r in rows if r['price'] > 4]\n",
        "> 4",
        ">= 4",
        "f",
        "[",
    ),
    "reads_attributes": (
        "def f(book):\n    return book.pages + book.extra\n",
        "pages + book.extra",
        "pages - book.extra",
        "f",
        "",
    ),
    "far_constant": ("def f(n):\n    return n > 4711\n", "> 4711", ">= 4711", "f", "True"),
    "words": ("def f(word):\n    return word == 'plum'\n", "'plum'", "'Plum'", "f", "False"),
    "callback": (
        "def f(act, items):\n    return [act(item) for item in items]\n",
        "act(item) for",
        "act([item]) for",
        "f",
        "",
    ),
    "own_objects": (
        "class P:\n    def __init__(self, x: int):\n        self.x = x\n\n\n"
        "def f(p: P):\n    return p.x\n",
        "return p.x",
        "return p.x + 1",
        "f",
        "1",
    ),
    "seeded": (
        "import random\n\n\ndef f(n: int):\n    return random.random() + n\n",
        "+ n",
        "- n",
        "f",
        "",
    ),
    "fractions": (
        "def f(n):\n    return n > 5\n",
        "> 5",
        ">= 5",
        "f",
        "True",
    ),
    "program": (
        "if __name__ == '__main__':\n    print('a')\n",
        "'a'",
        "'b'",
        MODULE,
        "prints 'b",
    ),
    "constant": ("LIMIT = 3\n", "3", "4", MODULE, "4"),
}


@pytest.fixture(scope="module")
def differences():
    pairs = {}
    for name, (text, old, new, _, _) in DIFFERENCES.items():
        assert text.count(old) == 1, name
        pairs[f"{name}.py"] = (text, text.replace(old, new))
    return compare(pairs)


@pytest.mark.parametrize("name", sorted(DIFFERENCES))
def test_a_difference_is_seen(differences, name):
    *_, function, shown = DIFFERENCES[name]
    diff = differences[f"{name}.py"][function]
    assert diff.changed and diff.gated, diff.why
    assert any(shown in after for _, _, after in diff.changed)
    assert all(before != after for _, before, after in diff.changed)


# Refactorings that change nothing: (before, after).
HARMLESS = {
    "value": ("def f(n):\n    return n * 2\n", "def f(n):\n    return n + n\n"),
    "branch": (
        "def f(n):\n    if n > 3:\n        return 'big'\n    else:\n        return 'small'\n",
        "def f(n):\n    if n > 3:\n        return 'big'\n    return 'small'\n",
    ),
    "names": (
        "class A:\n    def __init__(self, startValue):\n        self.curValue = startValue\n\n"
        "    def addOne(self, by, *, byWhat=1):\n        self.curValue += by * byWhat\n",
        "class A:\n    def __init__(self, start_value):\n        self.cur_value = start_value\n\n"
        "    def add_one(self, by, *, by_what=1):\n        self.cur_value += by * by_what\n\n"
        "    addOne = add_one\n",
    ),
    "class_name": (
        "class box:\n    def size(self):\n        return 1\n",
        "class Box:\n    def size(self):\n        return 1\n\n\nbox = Box\n",
    ),
    "private_name": (
        "def _getIt(n):\n    return n\n\n\ndef f(n):\n    return _getIt(n)\n",
        "def _get_it(n):\n    return n\n\n\ndef f(n):\n    return _get_it(n)\n",
    ),
    "generator": (
        "def f(items):\n    for item in items:\n        yield item\n",
        "def f(items):\n    yield from items\n",
    ),
    "helper": (
        "def f(n):\n    total = n * 2\n    return total + 1\n",
        "def f(n):\n    return _doubled(n) + 1\n\n\ndef _doubled(n):\n    return n * 2\n",
    ),
    "chance": (
        "import time\n\n\ndef f(n: int):\n    return time.monotonic() + n\n\n\n"
        "def g(n):\n    return n\n",
        "import time\n\n\ndef f(n: int):\n    return n + time.monotonic()\n\n\n"
        "def g(n):\n    return n\n",
    ),
    "misuse": (
        "def f(text: str):\n    return text.upper() + 'a'\n",
        "def f(text: str):\n    return f'{text.upper()}a'\n",
    ),
}


@pytest.fixture(scope="module")
def harmless():
    return compare({f"{name}.py": pair for name, pair in HARMLESS.items()})


@pytest.mark.parametrize("name", sorted(HARMLESS))
def test_a_harmless_change_is_no_difference(harmless, name):
    diffs = harmless[f"{name}.py"]
    assert [diff.changed for diff in diffs.values() if diff.changed] == []
    if name != "chance":
        assert all(diff.gated for diff in diffs.values()), [diff.why for diff in diffs.values()]


NOTES = 'def f(n):\n    """Say."""\n    return n\n'


def test_docstrings_annotations_and_layout_are_no_change():
    assert compare({"a.py": (NOTES, "def f(n: int) -> int:\n    return (n)\n")}) == {}


DEEP = """\
def f(n):
    if str(n) == "a" * 31:
        return 1
    return 0


def g(n):
    return f(n)
"""


def test_a_changed_branch_that_no_input_reaches_is_not_gated():
    diffs = compare({"a.py": (DEEP, DEEP.replace("return 1", "return 2"))})["a.py"]
    assert not diffs["f"].gated and diffs["f"].why == "no input reached line 3"
    assert diffs["f"].changed == [] and "g" not in diffs


def test_what_only_calls_a_changed_function_is_told_when_it_differs():
    diffs = compare({"a.py": (DEEP, DEEP.replace("return 0", "return 9"))})["a.py"]
    assert diffs["g"].changed and not diffs["g"].touched
    assert diffs["f"].touched


HOSTILE = """\
import os


def leave(n):
    os._exit(n)


def many(n):
    while True:
        os.fork()
        print(n)


def endless(n):
    while True:
        try:
            while True:
                n = 1
        except BaseException:
            pass


def kept(n):
    return n
"""


def test_hostile_code_is_bounded_and_not_gated():
    after = HOSTILE.replace("(n):\n", "(n):\n    n = n or 1\n")
    diffs = compare({"a.py": (HOSTILE, after)})["a.py"]
    assert not diffs["leave"].gated and not diffs["endless"].gated and not diffs["many"].gated
    assert diffs["kept"].changed


def test_a_module_that_cannot_be_imported_is_not_gated():
    diffs = compare({"a.py": ("import nothing_like_it\n" + NOTES, "X = 1\n" + DEEP)})["a.py"]
    assert all(not diff.gated and "cannot be imported" in diff.why for diff in diffs.values())


def test_a_module_that_no_longer_loads_differs():
    diffs = compare({"a.py": (NOTES, NOTES + "raise KeyError\n")})["a.py"]
    assert ("import", "loads", "raises KeyError") in diffs[MODULE].changed


def test_what_became_endless_differs():
    text = "def f(n):\n    return n\n"
    loop = "def f(n):\n    while n == 1:\n        pass\n    return n\n"
    assert ("f(1)", "1", "does not end") in compare({"a.py": (text, loop)})["a.py"]["f"].changed


def test_the_shortest_input_comes_first_as_a_person_writes_it():
    text = (
        "class Stack:\n    def __init__(self):\n        self.items = []\n\n"
        "    def push(self, item):\n        self.items.append(item)\n\n"
        "    def pop(self):\n        return self.items.pop()\n"
    )
    diffs = compare({"a.py": (text, text.replace("items.pop()", "items.pop(0)"))})["a.py"]
    rows = [row[0] for row in diffs["Stack.pop"].changed]
    assert rows == sorted(rows, key=len)
    assert rows[0].startswith("Stack().push(") and rows[0].endswith("then .pop()")
