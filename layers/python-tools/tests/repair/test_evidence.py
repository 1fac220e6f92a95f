"""What speaks for one of several candidates: blemishes, echoes, regularity and advice."""

from __future__ import annotations

import ast

import pytest

from swarm_tools.repair.advice import FOLDER, advice, failing
from swarm_tools.repair.blemishes import blemishes
from swarm_tools.repair.contradictions import contradictions
from swarm_tools.repair.echoes import echoed, phrases
from swarm_tools.repair.edit_shape import EditShape, edit_shape
from swarm_tools.repair.evidence import Compared
from swarm_tools.repair.model import Candidate, Proposal
from swarm_tools.repair.oddities import oddities
from swarm_tools.repair.regular import SWAP, TURN, Regularity, regular
from swarm_tools.repair.server import Server
from swarm_tools.repair.steps import Steps

from .standin import write_project
from .test_choose import repaired

PLAIN = EditShape(0, False, 0, 0, 0, 0, 0, 0, 0, 0.0)
DEF = "def f(a, b):\n"
LOOPS = "def f(a, b):\n    while a:\n        for c in b:\n            a.{}\n        a.{}\n"


@pytest.mark.parametrize(
    ("kind", "bad", "good"),
    [
        ("twice", "    return a - a + b\n", "    return a - b\n"),
        ("twice", "    return a < a or b\n", "    return a < b\n"),
        ("twice", "    return a or a or b\n", "    return a or b\n"),
        ("twice", "    return [a + 1, a + 1, b]\n", "    return [a + 1, a - 1, b]\n"),
        ("twice", "    return max(a, a), b\n", "    return max(a, b)\n"),
        ("twice", "    a = a\n    return a, b\n", "    a = b\n    return a, b\n"),
        ("unreachable", "    return a\n    b += a\n", "    b += a\n    return b\n"),
        (
            "twice",
            "    return min(a, key=lambda k: (b[k], b[k]))\n",
            "    return min(a, key=lambda k: (b[k], a[k]))\n",
        ),
        (
            "one round",
            "    for c in a:\n        b += c\n        return b\n",
            "    for c in a:\n        b += c\n    return b\n",
        ),
        (
            "falls off",
            "    if a:\n        return b\n    a = b\n",
            "    if a:\n        return b\n    raise ValueError(b)\n",
        ),
        (
            "falls off",
            "    while a:\n        return b\n",
            "    while True:\n        a += b\n        if a:\n            return b\n",
        ),
        (
            "asked again",
            "    if a < b:\n        return -1 if a < b else 1\n    return 0\n",
            "    if a != b:\n        return -1 if a < b else 1\n    return 0\n",
        ),
        ("repeated", "    a += b\n    a += b\n    return a\n", "    a += b\n    return a\n"),
        ("idle", "    b += 1\n    a + b\n    return a\n", "    b += 1\n    return a + b\n"),
        ("idle", "    a.copy()\n    return b, a\n", "    return a.copy(), b\n"),
        ("mixed", "    if a:\n        return 1\n    return False\n", "    return a\n"),
        ("unused", "    c = a\n    return a + b\n", "    c = a\n    return c + b\n"),
        ("unused", "    return a\n", "    return a + b\n"),
        (
            "unfilled",
            "    seen = set()\n    for x in a:\n        if x in seen:\n            b += 1\n"
            "    return b\n",
            "    seen = set()\n    for x in a:\n        if x in seen:\n            b += 1\n"
            "        seen.add(x)\n    return b\n",
        ),
        (
            "unread",
            "    seen = set()\n    for x in a:\n        seen.add(x)\n    return b\n",
            "    seen = set()\n    for x in a:\n        seen.add(x)\n    return b, seen\n",
        ),
        (
            "stuck",
            "    while a < 3:\n        b += 1\n    return b\n",
            "    while a < 3:\n        a += 1\n    return b\n",
        ),
        (
            "alike",
            "    if a:\n        return b\n    else:\n        return b\n",
            "    if a:\n        return b\n    else:\n        return -b\n",
        ),
        ("alike", "    return b if a else b\n", "    return b if a else -b\n"),
        (
            "generator for a truth",
            "    c = (n for n in a if n)\n    if c:\n        return b\n    return a\n",
            "    c = [n for n in a if n]\n    if c:\n        return b\n    return a\n",
        ),
        (
            "unrolled",
            "    if a:\n        b.pop()\n        if a:\n            b.pop()\n    return b\n",
            "    if a:\n        b.pop()\n        if b:\n            b.pop()\n    return b\n",
        ),
        (
            "asked in vain",
            "    c = 0\n    for x in a:\n        if c is None or x > c:\n            c = x\n"
            "    return c + b\n",
            "    c = None\n    for x in a:\n        if c is None or x > c:\n            c = x\n"
            "    return c + b\n",
        ),
        (
            "dead",
            "    c = a\n    b += c\n    c = b\n    return b\n",
            "    c = a\n    return b + c\n",
        ),
        (
            "lopsided",
            "    return ((1, 0), (-2, 0), (0, 1), (0, -1))\n",
            "    return ((1, 0), (-1, 0), (0, 1), (0, -1))\n",
        ),
        (
            "unread",
            "    found = []\n    found.append(a)\n    found.reverse()\n    return b\n",
            "    found = []\n    found.append(b)\n    found.reverse()\n    return a, found\n",
        ),
        (
            "twice",
            "    return range(a, a)\n",
            "    return range(a, -1, -1)\n",
        ),
        (
            "nothing used",
            "    while b.append(a) != a:\n        b = a\n    return b\n",
            "    b.append(a)\n    return lambda c: b.append(c)\n",
        ),
        (
            "empty range",
            "    return [b for c in range(a, -1)]\n",
            "    return [b for c in range(a, -1, -1)] + [b for c in range(-a, 0)]\n",
        ),
        (
            "overwritten",
            "    a[0] = b\n    a[0] = b + 1\n    return a\n",
            "    a[0] = b\n    a[0] = a[0] + 1\n    a[1] = b\n    return a\n",
        ),
        (
            "never the length",
            "    for i, c in enumerate(a):\n        if i == len(a):\n            b = c\n"
            "    return b\n",
            "    for i, c in enumerate(a, 1):\n        if i == len(a):\n            b = c\n"
            "    return b\n",
        ),
        (
            "never the length",
            "    for i in range(len(a)):\n        if i >= len(a):\n            b = a[i]\n"
            "    return b\n",
            "    for i in range(len(a)):\n        if i == len(a) - 1:\n            b = a[i]\n"
            "    return b\n",
        ),
        (
            "asked of the same",
            "    if a <= b:\n        if a == b:\n            return a\n    return b\n",
            "    if a <= b:\n        if a == 1:\n            return a\n    return b\n",
        ),
        (
            "sized among others",
            "    if a:\n        return [a]\n    return len(b)\n",
            "    if a:\n        return [a]\n    return b\n",
        ),
    ],
)
def test_blemishes(kind, bad, good):
    assert blemishes(ast.parse(DEF + bad))[kind] == 1
    assert not blemishes(ast.parse(DEF + good))[kind]


def test_an_import_that_nothing_uses_is_a_blemish():
    text = "from heapq import heappush\n\n\ndef f(a, b):\n    {}\n"
    assert blemishes(ast.parse(text.format("a.append(b)")))["unused import"] == 1
    assert not blemishes(ast.parse(text.format("heappush(a, b)")))["unused import"]


@pytest.mark.parametrize(
    ("name", "count"), [("__len__", 1), ("is_empty", 1), ("add", 0), ("sized", 0)]
)
def test_what_asks_counts_nothing(name, count):
    text = f"class A:\n    def {name}(self):\n        self.n -= 1\n        return self.n\n"
    assert blemishes(ast.parse(text))["question that counts"] == count


@pytest.mark.parametrize(
    ("kind", "odd", "usual"),
    [
        ("own place", "a[b] < b", "a[b] < a[b - 1]"),
        ("negated sum", "-(a - b)", "-(a * b)"),
        ("same call twice", "len(a) * len(b)", "f(a) * f(b)"),
        ("two constants", "(a + 1) + 2", "(a + b) + 2"),
        ("odd bound", "min(1, a + 2)", "max(0, a - 2)"),
        ("odd step", "range(0, a, b)", "range(0, a, step)"),
        ("one round", "range(a, a + 1)", "range(a, b + 1)"),
        ("length of a literal", "len((a, b))", "len(a)"),
        ("whole slice", "a[0:b]", "a[1:b]"),
        ("odd bound", "range(max(0, a), max(b, c))", "range(max(0, a), min(b, c))"),
        ("wrong end", "stack.pop(0)", "stack.pop()"),
        ("wrong end", "self.queue.pop()", "self.queue.popleft()"),
        (
            "bound for a bound",
            "while low < high:\n    low = high\n",
            "while low < high:\n    low = middle\n",
        ),
        (
            "both ends",
            "def f(xs):\n    return xs.pop(), xs.pop(0)\n",
            "def f(xs):\n    return xs.pop(), xs.pop(-2)\n",
        ),
        (
            "both ends",
            "def f(q, d):\n    q.pop()\n    while q[0] < d:\n        q.popleft()\n",
            "def f(q, d):\n    while q[-1] < d:\n        q.pop()\n    return q.popleft()\n",
        ),
        (
            "wrong end",
            "def f(q, d):\n    while q and q[-1] < d:\n        q.popleft()\n    return q\n",
            "def f(q, d):\n    while q and q[0] < d:\n        q.popleft()\n    return q\n",
        ),
        (
            "added twice",
            "for b in c:\n    a.add(d)\na.add(d)\n",
            "for b in c:\n    a.add(b)\na.add(d)\n",
        ),
        ("crossed sum", "a += x1 * y2 + x2 * y1", "a += x1 * y2 - x2 * y1"),
        ("other end", "a[:b + 1] = a[:b][::-1]", "a[:b] = a[:b][::-1]"),
        ("remainder taken", "a -= b % 10", "a += b % 10"),
        ("half a check", "a is not None and b", "a is not None and a.next"),
        ("truth for a value", "True - len(a)", "1 - len(a)"),
        (
            "after its loop",
            LOOPS.format("pop()", "add(c)"),
            LOOPS.format("add(c)", "pop()"),
        ),
        (
            "order for equality",
            "def __eq__(self, a):\n    return self.b >= a.b\n",
            "def __le__(self, a):\n    return self.b <= a.b\n",
        ),
        (
            "number for a truth",
            "def f(a, b):\n    return a and a < b\n",
            "def f(a, b):\n    return a == b or a < b\n",
        ),
        (
            "emptied",
            "class A:\n    def once(self, x):\n        self.rows = []\n        return x\n",
            "class A:\n    def taken(self, x):\n        rows = self.rows\n        self.rows = []\n",
        ),
        (
            "emptied",
            "class A:\n    def once(self, x):\n        del self.rows[x]\n",
            "class A:\n    def reset(self, x):\n        self.rows.clear()\n",
        ),
        (
            "emptied",
            "class A:\n    def once(self, x):\n        self.rows = []\n        return x\n",
            "class A:\n    def once(self, x):\n        self._redo = []\n        return x\n",
        ),
        (
            "alias changed",
            "def f(first, more):\n    found = first\n    found |= more\n    return found\n",
            "def f(first, more):\n    found = dict(first)\n    found |= more\n    return found\n",
        ),
        (
            "alias changed",
            "def f(first, x):\n    found = first\n    found.append(x)\n    return found\n",
            "def f(first, x):\n    first.append(x)\n    found = first\n    return found\n",
        ),
        (
            "setting changed",
            "class A:\n    def __init__(self, size):\n        self.size = size\n\n"
            "    def put(self, size):\n        self.size = size\n",
            "class A:\n    def __init__(self, size):\n        self.size = size\n\n"
            "    def set_size(self, size):\n        self.size = size\n",
        ),
        ("sum with a key", "f(node, key + 1)", "f(node, i + 1)"),
        ("odd unit", "minutes // 61 + 1", "minutes // 60 + 1"),
        ("mixed chain", "a[i] <= a[i + 1] == b", "a[i] == a[i + 1] == b"),
        ("bound twice", "a >= 22 and a > 6", "a >= 22 or a < 6"),
        ("bound twice", "a < 3 or a <= 9", "a < 3 or b <= 9"),
        ("bounds that exclude each other", "a >= 22 and a < 6", "a >= 6 and a < 22"),
        ("bounds that exclude each other", "a < 5 and a >= 5", "a <= 5 and a >= 5"),
        ("bounds that hold always", "a > 3 or a < 9", "a < 3 or a > 9"),
        ("bounds that hold always", "a >= 5 or a <= 5", "a > 5 or a < 5"),
        ("order of a mark", "ok = ch <= '\"'", "ok = 'a' <= ch <= 'z' or ch == '\"'"),
    ],
)
def test_oddities(kind, odd, usual):
    assert oddities(ast.parse(odd))[kind] == 1
    assert not oddities(ast.parse(usual))


def test_the_same_way_out_twice_is_odd():
    rows = "if a is None:\n    return 1\nif b is None:\n    return {}\n"
    assert oddities(ast.parse(rows.format(1)))["same way out"] == 1
    assert not oddities(ast.parse(rows.format(-1)))


@pytest.mark.parametrize(
    "text",
    [
        "def f(n):\n    total = 0\n    total += n\n    global g\n    g = 1\n    return total\n",
        "def f(cells):\n    return (1, 1, 1), [0, 0], cells * cells + cells\n",
        "def f(q):\n    while q:\n        q.pop()\n",
        "def f(q):\n    while q.ready():\n        pass\n",
        "def f(self, _unused, n):\n    known = {1}\n    g(known)\n    return n in known\n",
    ],
)
def test_what_people_write_is_no_blemish(text):
    assert not blemishes(ast.parse(text))


def test_a_new_expression_that_is_said_elsewhere_is_an_echo():
    before = phrases(ast.parse("x = a.top * b.low\ny = a.top * a.low\n"))
    echo = phrases(ast.parse("x = a.top * b.low\ny = a.top * b.low\n"))
    other = phrases(ast.parse("x = a.top * b.low\ny = a.top * c\n"))
    assert echoed(before, echo) == len(ast.dump(ast.parse("a.top * b.low", mode="eval").body))
    assert echoed(before, other) == 0


def told(function, *args):
    return list(regular(function, lambda: [list(a) if isinstance(a, list) else a for a in args],
                        Steps()))  # fmt: skip


def test_regular_functions_are_told_from_others():
    assert told(lambda a, b: abs(a - b), 3, 8) == [(SWAP, True)]
    assert told(lambda a, b: a - b, 3, 8) == [(SWAP, False)]
    assert told(sum, [1, 2, 3]) == [(TURN, True)]
    assert told(lambda items: items[0], [1, 2, 3]) == [(TURN, False)]
    assert told(lambda a, b: a, 3, 3) == []
    assert told(lambda a, b: a / b, 3, 0) == []


def test_a_call_without_end_says_nothing_of_regularity():
    def endless(a, b):
        while a < b:
            pass

    steps = Steps()
    args = lambda: [1, 2]  # noqa: E731
    assert list(regular(endless, args, steps)) == []
    assert not steps.stop()


def test_regularity_is_a_share_and_late_calls_do_not_count():
    said = [{"regular:000": '[["swap", true], ["turn", false]]', "probe:000": "1"},
            {"regular:001": '[["swap", false]]', "regular:002": '[["swap", false]]'}]  # fmt: skip
    assert Regularity.read(said, {"002"}) == Regularity(0.5, 0.0)
    assert Regularity.read([], set()) == Regularity(0.0, 0.0)


def compared(**more):
    change = Proposal(((0, 1, "b"),), 1.0, 1, "changed")
    candidate = Candidate({"m.py": "a"}, "f", "leaf_swap", (("m.py", change),), (1.0,))
    shape = EditShape(**{**vars(PLAIN), **more.pop("shape", {})})
    return Compared(candidate, 1.0, shape, more.pop("regularity", Regularity()), **more)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({}, {"shape": {"blemishes": 1}}),
        ({}, {"shape": {"oddities": 1}}),
        ({"shape": {"rarity": 4.0}}, {"shape": {"rarity": 9.0}}),
        ({"shape": {"blemishes": -1}}, {}),
        ({"shape": {"echo": 90}}, {}),
        ({"shape": {"copies": True}}, {}),
        ({"regularity": Regularity(swapped=1.0)}, {"regularity": Regularity(swapped=0.4)}),
        ({"advice": 1}, {"advice": 4}),
        ({}, {"crashes": 0.01}),
        ({}, {"distance": 0.2}),
        ({"shape": {"surprise": -20.0}}, {"shape": {"surprise": 5.0}}),
    ],
)
def test_the_score_is_less_for_the_better(better, worse):
    assert compared(**better).score < compared(**worse).score


@pytest.mark.parametrize(
    ("old", "new", "copies"),
    [
        ("rows", "list(rows)", True),
        ("self.rows", "self.rows.copy()", True),
        ("rows", "list(others)", False),
        ("rows", "len(rows)", False),
    ],
)
def test_an_edit_that_only_copies_is_seen(old, new, copies):
    text = f"def f(self, rows, others):\n    return {old}\n"
    at = text.index(old, text.index("return"))
    change = Proposal(((at, at + len(old), new),), 1.0, 2, "")
    candidate = Candidate({"m.py": text}, "f", "own_copy", (("m.py", change),), (1.0,))
    assert edit_shape(candidate, {"m.py": text}).copies is copies


def test_advice_is_written_apart_and_once(tmp_path):
    text = 'def double(n):\n    """Double: 2 -> 4."""\n    return n + 2\n'
    write_project(tmp_path, {"mod.py": text})
    server = Server(tmp_path, 1)
    tests = advice(tmp_path, {"mod.py": text}, server)
    assert tests
    assert all(test.startswith(f"{FOLDER}/") and server.is_plain(test) for test in tests)
    assert not (tmp_path / "tests").exists()
    assert advice(tmp_path, {"mod.py": text}, server) == []


def test_failing_counts_what_did_not_pass():
    assert failing([{"a": "passed", "b": "failed"}, {}], ["a", "b"]) == [1, 2]


def test_of_two_edits_the_one_that_names_agree_with_is_kept(tmp_path):
    text = (
        "def is_prime(n):\n    if n < 2:\n        return False\n"
        "    for i in range(2, int(n ** 0.5)):\n        if n % i == 0:\n"
        "            return False\n    return True\n"
    )
    tests = {
        "red": "assert not is_prime(4)",
        "two": "assert is_prime(2)",
        "seven": "assert is_prime(7)",
    }
    space, _ = repaired(tmp_path, text, tests)
    assert [n for n in range(60) if space["is_prime"](n)] == [
        2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59,
    ]  # fmt: skip


def test_a_sum_of_fractions_is_the_same_from_both_ends(tmp_path):
    text = (
        "class Ratio:\n    def __init__(self, top, low):\n        self.top = top\n"
        "        self.low = low\n\n    def add(self, other):\n"
        "        top = self.top * other.low + other.top * other.low\n"
        "        return Ratio(top, self.low * other.low)\n\n    def less(self, other):\n"
        "        return self.top * other.low < other.top * self.low\n"
    )
    tests = {"red": "r = Ratio(1, 2).add(Ratio(1, 3))\n    assert (r.top, r.low) == (5, 6)"}
    space, _ = repaired(tmp_path, text, tests)
    found = space["Ratio"](1, 4).add(space["Ratio"](2, 5))
    assert (found.top, found.low) == (13, 20)


SAID = 'def f(a, b):\n    """{}"""\n    return {}\n'


@pytest.mark.parametrize(
    ("said", "odd", "usual"),
    [
        ("Return True if a is full and nobody has won.", "a or b is None", "a and b is None"),
        ("Say whether a is small or b is large.", "a < 3 and b > 5", "a < 3 or b > 5"),
        ("Vrai si a est petit et b est grand.", "a < 3 or b > 5", "a < 3 and b > 5"),
        ("Minutes from a to b, past midnight, too.", "(b - a) % (12 * 60)", "(b - a) % (24 * 60)"),
        (
            "Names by points, equal ones in alphabetical order.",
            "sorted(a, key=lambda n: (b[n], n), reverse=True)",
            "sorted(a, key=lambda n: (-b[n], n))",
        ),
        (
            "The name with most points (first by name).",
            "max(a, key=lambda n: (b[n], n))",
            "min(a, key=lambda n: (-b[n], n))",
        ),
    ],
)
def test_contradictions(said, odd, usual):
    assert contradictions(ast.parse(SAID.format(said, odd))).total() == 1
    assert not contradictions(ast.parse(SAID.format(said, usual)))


@pytest.mark.parametrize(
    ("said", "body"),
    [
        ("Return True unless a and b are small.", "a > 3 or b > 3"),
        ("Return True if neither a nor b is small, and else False.", "a > 3 or b > 3"),
        ("The sum of a and b.", "a or b"),
        ("Return True if a or b is small and c is not.", "a < 3 and b"),
        ("", "a or b"),
        ("The greatest, of equal ones the last.", "max(a, key=lambda n: (b[n], n))"),
        ("The greatest; of ties the one with the smallest index.", "max(a, key=lambda n: (n, -b))"),
    ],
)
def test_what_a_docstring_leaves_open_is_no_contradiction(said, body):
    assert not contradictions(ast.parse(SAID.format(said, body)))
