"""What a part of a function takes and gives when it moves, and which parts stay."""

import ast

import pytest

from swarm_tools.rules import CleanOptions, clean
from swarm_tools.rules.extraction import extraction
from swarm_tools.rules.module import FUNCTIONS, Module
from swarm_tools.rules.sizes import LIMIT, size_of

HEAD = "def f(rows, flag):\n"


def taken(body, kind=(ast.For, ast.While, ast.If)):
    """Return what is found for the last statement of a kind, in the order of the tree."""
    module = Module(HEAD + body, "m.py", CleanOptions())
    [function] = module.walk(FUNCTIONS)
    block = [node for node in ast.walk(function) if isinstance(node, kind)][-1]
    return extraction(module, function, [block])


def test_what_is_read_first_goes_in_and_what_is_read_later_comes_back():
    found = taken(
        "    count = 0\n    for row in rows:\n        step = row * 2\n        count += step\n"
        "    return count\n"
    )
    assert found.inputs == ("rows", "count")
    assert found.outputs == ("count",)


def test_what_is_set_again_before_it_is_read_does_not_come_back():
    found = taken(
        "    for row in rows:\n        print(row)\n        last = row\n    last = 0\n"
        "    return last\n"
    )
    assert found.outputs == ()


def test_what_the_next_round_reads_comes_back():
    found = taken(
        "    total = 0\n    for row in rows:\n        if flag:\n            total += row\n"
        "            print(total)\n",
        ast.If,
    )
    assert found.outputs == ("total",)


def test_what_loops_and_contexts_around_it_bind_goes_in():
    found = taken(
        "    for name in rows:\n        with open(name) as file:\n            for line in file:\n"
        "                print(name, line)\n"
    )
    assert found.inputs == ("name", "file")


def test_what_one_way_leaves_as_it_was_goes_in_to_come_back():
    found = taken("    best = None\n    if flag:\n        best = rows[0]\n    return best\n")
    assert "best" in found.inputs
    assert found.outputs == ("best",)


@pytest.mark.parametrize(
    "body",
    [
        "    for row in rows:\n        if row:\n            return row\n",
        "    for row in rows:\n        if row:\n            break\n",
        "    for row in rows:\n        yield row\n",
        "    if flag:\n        best = rows[0]\n    return best\n",
        "    if flag:\n        last = 1\n    for row in rows:\n        print(row, last)\n",
        "    try:\n        for row in rows:\n            print(row)\n    except ValueError:\n"
        "        return row\n",
        "    total = 0\n    show = lambda: total\n    for row in rows:\n        total += row\n"
        "    return show\n",
        "    for row in rows:\n        print(locals())\n",
        "    for row in rows:\n        del row\n",
        "    global seen\n    for row in rows:\n        seen = row\n",
        "    for row in rows:\n        row.__hidden = 1\n",
        "    last = 0\n    with flag:\n        for row in rows:\n            last = row\n"
        "    return last\n",
    ],
    ids=[
        "returns", "leaves a loop", "yields", "no value on one way", "no value before",
        "a handler reads it", "a closure reads it", "looks at its frame", "deletes",
        "sets a global", "a mangled name", "a context may swallow its error",
    ],
)  # fmt: skip
def test_parts_that_stay(body):
    assert taken(body, ast.If if "break" in body else (ast.For, ast.While, ast.If)) is None


def report(count):
    """Return a function with so many conditions in a loop, after which two names are read."""
    ifs = "".join(
        f"        if row % {n + 2} == 0:\n            hits += {n}\n            last = row - hits\n"
        for n in range(count)
    )
    return (
        "def report(rows):\n    hits = 0\n    last = -1\n    for row in rows:\n"
        f"{ifs}    return hits, last\n"
    )


def test_a_function_made_smaller_does_what_it_did():
    before = report(12)
    only = CleanOptions(format=False, select=frozenset({"extracted-helper"}))
    after = clean(before, path="m.py", options=only).text
    sizes = [size_of(node) for node in ast.walk(ast.parse(after)) if isinstance(node, FUNCTIONS)]
    assert len(sizes) == 2
    assert not any(size.over(LIMIT) for size in sizes)
    results = []
    for text in (before, after):
        names = {}
        exec(compile(text, "m.py", "exec"), names)
        results.append([names["report"](rows) for rows in ([], [7], list(range(40)), [12, 6])])
    assert results[0] == results[1]


def test_methods_hand_over_their_object():
    before = report(12).replace("\n", "\n    ").replace("(rows)", "(self, rows)")
    before = "class Log:\n    " + before.replace("last = row - hits", "self.last = row").rstrip()
    only = CleanOptions(format=False, select=frozenset({"extracted-helper"}))
    after = clean(before + "\n", path="m.py", options=only).text
    assert "    def _report_hits(self, hits, row):" in after
    assert "hits = self._report_hits(hits, row)" in after


def test_a_docstring_stays_with_its_function():
    rows = "".join(f"    v{n} = x + {n}\n" for n in range(12))
    more = "".join(f"    w{n} = x - {n}\n" for n in range(5))
    before = (
        f'def f(x):\n    """Say it."""\n{rows}    total = v0 + v11\n\n{more}    return total + w4\n'
    )
    only = CleanOptions(format=False, select=frozenset({"extracted-helper"}))
    after = clean(before, path="m.py", options=only).text
    assert after != before
    assert 'def f(x):\n    """Say it."""\n    total = _f_total(x)\n' in after
