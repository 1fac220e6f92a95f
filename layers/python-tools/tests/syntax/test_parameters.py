"""Parameters: their types, their defaults and the order of both."""

import pytest
from meant import assert_meant

from swarm_tools.syntax.arguments import calls, definition
from swarm_tools.syntax.model import Source, check


@pytest.mark.parametrize(
    "field",
    [
        "port: int{}8080",
        "ratio: float{}0.5",
        "name: str{}'x'",
        "debug: bool{}False",
        "tags: list{}[]",
        "tags: list[str]{}[]",
        "options: dict[str, int]{}{'a': 1}",
        "tags: list[str]{}field(default_factory=list)",
        "limit: Optional[int]{}None",
        "limit: int | None{}None",
        "where: Path{}Path('.')",
    ],
)
@pytest.mark.parametrize(
    "program",
    [
        "class A:\n    a: int = 1\n    {}\n    b: str = ''\n",
        "import os\n{}\nprint(os)\n",
        "def f(a, {}, c=3):\n    return a\n",
        "class A:\n    def __init__(self):\n        self.{}\n",
    ],
)
def test_a_type_and_a_value_get_their_sign(program, field):
    broken, meant = (program.replace("{}", field.replace("{}", sign, 1)) for sign in (" ", " = "))
    assert_meant(broken, meant)


@pytest.mark.parametrize(
    ("broken", "meant", "rest"),
    [
        ("secure=False, a, b", "a, b, secure=False", "print(f(1, 2), f(1, 3, secure=True))"),
        ("secure=False, a, b", "a, b, secure=False", "print(f(1, 2, True))"),
        ("a, count=1, b", "a, b, count=1", "print(f('x', 0.5), f('y', 2.5, count=3))"),
        ("a, count=1, b", "a, count=1, b=None", "print(f('x', 10, 0.5))"),
        ("a, count=1, b", "a, count=1, b=None", "print(f('x', 10), f('x', 10, b=3))"),
        ("a, count=1, b", "a, count=1, b=None", ""),
        ("a: int = 1, b: str", "b: str, a: int = 1", "print(f('x'))"),
        ("a: int = 1, b: str", "a: int = 1, b: str = None", "print(f(2, 'x'))"),
        ("\n    a=1,\n    b,\n", "\n    b,\n    a=1,\n", "print(f('x'))"),
        ("sep=(',',), a, *args, e=1", "a, sep=(',',), *args, e=1", "print(f([1]))"),
        ("a=1, b=2, c", "c, a=1, b=2", "print(f(c=3))"),
        ("a=1, b, c=2, d", "b, d, a=1, c=2", "print(f(3, 4))"),
    ],
)
def test_defaults_go_last_where_the_calls_fit(broken, meant, rest):
    assert_meant(
        f"def f({broken}):\n    return 1\n{rest}\n", f"def f({meant}):\n    return 1\n{rest}\n"
    )


def test_defaults_go_last_behind_a_function_without_parameters():
    program = "def g():\n    def f({}):\n        return 1\n    return f(2)\n"
    assert_meant(program.format("a=1, b"), program.format("b, a=1"))


def test_defaults_of_methods_go_last_by_the_calls_of_their_class():
    program = "class A:\n    def __init__(self, {}):\n        self.a = size, name\nprint(A({}))\n"
    assert_meant(program.format("size=3, name", "'x'"), program.format("name, size=3", "'x'"))
    kept = program.format("size=3, name=None", "3, 'x'")
    assert_meant(program.format("size=3, name", "3, 'x'"), kept)


def test_arguments_are_read_over_lines():
    text = "def f(\n    a, b=(1, 2),\n):\n    return f(\n        3,\n        x[1, 2])\nx = (\n"
    source = Source(text, check(text))
    assert definition(source, 2).parts == ("a", "b=(1, 2)")
    assert definition(source, 4) is None
    assert [call.parts for _, call in calls(source, "f")] == [("3", "x[1, 2]")]
