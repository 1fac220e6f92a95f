"""Each detector of slips finds what it is for; its test is green on the right version."""

import pytest

from swarm_tools.oracle.bug_patterns.slips import detectors

from ..stated.corpora import Entry, entries, load, run_generated, suite_for

SLIPS = list(entries("slips.txt"))
CORPUS = [(e, kind, text) for e in SLIPS for kind, text in zip(e.kinds, e.wrong, strict=True)]


def slips_of(text: str) -> set[str]:
    """Return the slips of a text, not what its docstrings state."""
    said = {t.nodeid: t.intent for t in suite_for(text).tests}
    return {n for n, i in said.items() if i.startswith("slips.") and i != "slips.stated"}


@pytest.mark.parametrize("entry", SLIPS, ids=lambda e: e.name)
def test_right_code_has_no_slip(entry: Entry):
    assert not slips_of(entry.right)


@pytest.mark.parametrize(
    ("entry", "kind", "wrong"), CORPUS, ids=[f"{e.name}-{n}" for n, (e, *_) in enumerate(CORPUS)]
)
def test_slip_is_shown(entry: Entry, kind: str, wrong: str):
    suite = suite_for(wrong)
    # What is stated of one argument is tested before slips are looked for.
    intents = {f"slips.{kind}", *(["docstring.statement"] if kind == "stated" else [])}
    about = {t.nodeid for t in suite.tests if t.intent in intents and t.drives_repair}
    assert about
    outcome = run_generated(suite, load(wrong))
    assert any(outcome[nodeid] for nodeid in about)
    fixed = run_generated(suite, load(entry.right))
    assert not {n: said for n, said in fixed.items() if said}


def test_every_detector_is_tried():
    assert {m.__name__.split(".")[-1] for m in detectors()} <= {kind for _, kind, _ in CORPUS}


MEANT = [
    "class Plant:\n    registry = []\n    def grow(self, n):\n        self.registry.append(n)\n",
    "def first_of(values):\n    for value in values:\n        return value\n",
    "def all_but_last(crates):\n    w = 0\n    for i in range(len(crates) - 1):\n"
    "        w += crates[i]\n    return w\n",
    "def wait(ready):\n    while not ready():\n        pass\n",
    "class Dice:\n    def __init__(self):\n        self.n = 0\n    def get_next(self):\n"
    "        self.n += 1\n        return self.n\n",
    # A price is set anew, and a method that replaces says so.
    "class Shop:\n    def __init__(self):\n        self.prices = {}\n"
    "    def add(self, name, price):\n        self.prices[name] = price\n"
    "    def reduce(self, name, amount):\n        self.prices[name] -= amount\n",
    "class Tank:\n    def __init__(self):\n        self.level = 0\n"
    '    def add(self, litres):\n        """Replace what is in it."""\n'
    "        self.level = litres\n"
    "    def take(self, litres):\n        self.level -= litres\n",
    "def top(items):\n    top = items[0]\n    return top\n",
]


@pytest.mark.parametrize("text", MEANT)
def test_what_is_meant_is_no_slip(text: str):
    assert not slips_of(text)
