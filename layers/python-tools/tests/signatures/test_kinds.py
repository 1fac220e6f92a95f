"""Of what kind a parameter is, by its uses and its name."""

import ast

import pytest

from swarm_tools.signatures.arrows import arrow_examples
from swarm_tools.signatures.facts import functions_of
from swarm_tools.signatures.kinds import param_kind


@pytest.mark.parametrize(
    "text, kind",
    [
        ("def f(width):\n    return '.' * width\n", "number"),
        ("def f(base, more):\n    return {**base, **dict(more.items())}\n", "dict"),
        ("def f(number):\n    return number % 2\n", "number"),
        ("def f(number):\n    return number.replace(' ', '')\n", "string"),
        ("def f(viewname):\n    return viewname.replace(':', '/')\n", "unknown"),
        ("def f(items, n):\n    return items // n\n", "number"),
        ("def f(items, n):\n    return items[n]\n", "list"),
        ("def f(items):\n    return items + [1]\n", "list"),
        ("def f(sorted_values):\n    return g(sorted_values)\n", "list"),
        ("def f(max_value):\n    return g(max_value)\n", "unknown"),
        ("def f(start):\n    return parse_date(start)\n", "string"),
        ("def f(start):\n    return datetime.strptime(start, '%Y')\n", "string"),
        ("def f(start):\n    return compared(start)\n", "unknown"),
        ("def f(base):\n    return dict(base)\n", "dict"),
        ("def f(boxes):\n    return max([sum(box) for box in boxes])\n", "nested"),
        ("def f(boxes):\n    return max([sum(boxes) for box in boxes])\n", "iterable"),
        ("def f(values, k):\n    return values[k] if k in values else 0\n", "dict"),
        ("def f(values, k, n):\n    return values[n] if k in values else 0\n", "list"),
        ("def f(rows, field):\n    return [r[field] for r in rows]\n", "objects"),
        ("def f(rows, number):\n    return [r[number] for r in rows]\n", "nested"),
    ],
)
def test_kind_of_the_first_parameter(text, kind):
    function = ast.parse(text).body[0]
    nodes = [node for stmt in function.body for node in ast.walk(stmt)]
    assert param_kind(function.args.args[0], None, nodes) == kind


@pytest.mark.parametrize(
    "doc, pairs",
    [
        ("3725 -> '1h 2m 5s'; zeros are left out, 0 -> '0s'.", ["3725", "0"]),
        ("Of 2, 0 -> 'x' is a pair.", []),
    ],
)
def test_an_example_may_follow_a_remark(doc, pairs):
    text = f'def f(seconds):\n    """{doc}"""\n    return str(seconds)\n'
    (function,) = functions_of(ast.parse(text), text)
    assert [given for given, _ in arrow_examples(function)] == pairs


@pytest.mark.parametrize(
    "doc, pairs",
    [
        ("Encode 'aaab' as 'a3b'.", [("'aaab'", "'a3b'")]),
        ("Shorten runs: 'aaab' is 'a3b'.", [("'aaab'", "'a3b'")]),
        ("Read a numeral, XIV is 'fourteen'.", [("'XIV'", "'fourteen'")]),
        ("Turn a word such as 'hello' to capitals ('HELLO').", [("'hello'", "'HELLO'")]),
        ("Shift the letters 'a' to 'z' round.", []),
        ("Read a numeral, XIV is 14.", []),
    ],
)
def test_an_example_told_in_a_sentence(doc, pairs):
    text = f'def f(text):\n    """{doc}"""\n    return text.upper()\n'
    (function,) = functions_of(ast.parse(text), text)
    assert list(arrow_examples(function)) == pairs


@pytest.mark.parametrize(
    "doc, pairs",
    [
        ("1500 -> '1.5 kB', with binary=True 1536 -> '1.5 KiB'.", ["1500"]),
        ("1500 -> '1.5 kB'; 1536 -> '1.5 KiB' with binary=True.", ["1500"]),
        (
            "1500 -> '1.5 kB', 1536 -> '1.5 kB'. With binary the steps are of 1024.",
            ["1500", "1536"],
        ),
    ],
)
def test_an_example_with_an_option_is_none_without_it(doc, pairs):
    text = f'def f(n, binary=False):\n    """{doc}"""\n    return str(n)\n'
    (function,) = functions_of(ast.parse(text), text)
    assert [given for given, _ in arrow_examples(function)] == pairs


@pytest.mark.parametrize(
    "body, guessed",
    [("count(a) == count(b)", True), ("a + b", False), ("abs(a) < b", False), ("-a", False)],
)
def test_a_letter_is_a_guess_where_it_is_only_handed_on(body, guessed):
    text = f"def f(a, b):\n    return {body}\n"
    (function,) = functions_of(ast.parse(text), text)
    assert function.params[0].kind == "number"
    assert function.params[0].guessed is guessed


def test_a_graph_that_is_handed_on_has_the_form_that_is_read_there():
    text = (
        "def lengths(graph, start):\n    for other, weight in graph[start].items():\n"
        "        print(other, weight)\n\n\n"
        "def path(graph, start):\n    return lengths(graph, start)\n"
    )
    _, path = functions_of(ast.parse(text), text)
    assert path.params[0].kind == "weighted dict"
    alone = text.split("\n\n\n")[1]
    (path,) = functions_of(ast.parse(alone), alone)
    assert path.params[0].kind == "graph"


def test_what_a_helper_takes_for_an_object_is_left_open():
    text = (
        "def rebuild(came, node):\n    return came[node.name]\n\n\n"
        "def path(came, goal):\n    return rebuild(came, goal)\n"
    )
    rebuild, path = functions_of(ast.parse(text), text)
    assert rebuild.params[1].kind == "other"
    assert path.params[1].kind == "unknown"
