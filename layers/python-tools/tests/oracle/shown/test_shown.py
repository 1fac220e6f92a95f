"""What a file itself shows of what its code should do."""

import pytest

from swarm_tools.oracle.shown import shown_by


def rows(text, kind="docstring"):
    """Return {function: [(arguments, expected)]} of the tables that one source gives."""
    found = {}
    for table in shown_by("mod.py", text).tables:
        if table.source == kind:
            cases = [(row.arguments, row.expected) for row in table.rows]
            found.setdefault(table.function, []).extend(cases)
    return found


def scripts(text):
    return [(s.source, s.function, s.lines) for s in shown_by("mod.py", text).scripts]


def test_doctests_and_written_examples_become_rows():
    text = (
        'def f(a, b=1):\n    """Add.\n\n    >>> f(1)\n    2\n    >>> f(1, b=3)\n    4\n    """\n'
        'def g(a):\n    """Halve: g(4) -> 2.\n\n    g(4) -> 2\n    """\n'
    )
    assert rows(text) == {"f": [(("1",), "2"), (("1", "3"), "4")], "g": [(("4",), "2")]}


def test_an_expected_error_is_a_table_of_its_own():
    text = (
        'def f(a):\n    """F.\n\n    >>> f(-1)\n    Traceback (most recent call last):\n'
        '        ...\n    ValueError: no\n    """\n'
    )
    [table] = shown_by("mod.py", text).tables
    assert table.raises and table.rows[0].expected == "ValueError"


def test_a_session_of_an_object_becomes_statements():
    text = (
        'class Stack:\n    """A stack.\n\n    >>> s = Stack()\n    >>> s.push(1)\n    >>> s.pop()\n'
        '    1\n    >>> print("x")\n    x\n    """\n'
    )
    [(source, function, lines)] = scripts(text)
    assert (source, function) == ("docstring", "Stack")
    assert lines[:3] == ("s = Stack()", "s.push(1)", "assert s.pop() == 1")
    assert "capsys" in lines[4]


def test_a_session_that_needs_names_from_elsewhere_shows_nothing():
    assert (
        scripts('def f():\n    """F.\n\n    >>> x = numpy.array([1])\n    >>> x\n    1\n    """')
        == []
    )


@pytest.mark.parametrize(
    ("source", "want"),
    [
        ("f(1), f(2)", "(1, 2)"),
        ("f(0) or f(2)", "2"),
        ("f(1) in [1]", "True"),
        ("not f(1)", "False"),
        ("f(1) if f(0) else f(2)", "2"),
        ("f(3) + 0  # a remark", "3"),
        ("f(1), str", "(1, <class 'str'>)"),
        ("-f(2) + 1", "-1"),
    ],
)
def test_an_example_of_any_form_holds_as_it_is_written(source, want):
    text = f'def f(a):\n    """F.\n\n    >>> {source}\n    {want}\n    """\n    return a\n'
    for lines in [lines for _, _, lines in scripts(text)] or [()]:
        known = {}
        exec(text, known)
        exec("\n".join(lines) or "assert False", known)


@pytest.mark.parametrize(
    "check",
    [
        "assert kind(1) == 2",
        "if __name__ == '__main__':\n    assert kind(1) == 2",
        "compare(kind(1), 2)",
        "compare(2, kind(1))",
    ],
)
def test_what_a_module_checks_when_it_runs_is_shown(check):
    text = (
        "def kind(a):\n    return a + 1\n\n"
        "def compare(found, meant):\n    print('fine' if found == meant else 'wrong')\n\n"
    )
    assert rows(text + check, "self-check") == {"kind": [(("1",), "2")]}


@pytest.mark.parametrize(
    "helper",
    [
        "def compare(found, meant):\n    print(found, meant)\n",
        "def compare(found, meant):\n    return found == meant\n",
        "def compare(found, meant):\n    found = 1\n    print(found == meant)\n",
        "def compare(found, meant):\n    print(found < meant)\n",
    ],
)
def test_a_call_of_what_does_not_check_is_no_check(helper):
    assert rows(f"def f(a):\n    return a\n\n{helper}\ncompare(f(1), 2)\n", "self-check") == {}
