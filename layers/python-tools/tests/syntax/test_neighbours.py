"""Kinds of mistakes with their variants: each repair gives the very program that was meant."""

import ast
import sys
from pathlib import Path

import pytest

from swarm_tools.syntax import repair_source
from swarm_tools.syntax.arguments import calls, definition
from swarm_tools.syntax.kinds import kind_clashes
from swarm_tools.syntax.loose_names import unbound_words
from swarm_tools.syntax.model import Source, check
from swarm_tools.syntax.names import undefined_names
from swarm_tools.syntax.old_prints import call_prints
from swarm_tools.syntax.plausibility import implausibility

sys.path.insert(0, str(Path(__file__).parent))

from pairs import tree


def assert_meant(broken, meant):
    result = repair_source(broken, path="m.py")
    assert result.ok
    assert tree(result.text) == tree(meant), result.text


@pytest.mark.parametrize(
    ("broken", "meant", "rest"),
    [
        ("from math import", "from math import floor, sqrt", "print(sqrt(2), floor(3.5))"),
        ("from math import  # roots", "from math import sqrt", "print(sqrt(2))"),
        ("from math import ()", "from math import sqrt", "print(sqrt(2))"),
        ("from math import (\n)", "from math import sqrt", "print(sqrt(2))"),
        ("from math", "from math import sqrt", "print(sqrt(2))"),
        (
            "from math import\nfrom collections import",
            "from math import sqrt\nfrom collections import Counter",
            "print(sqrt(2), Counter('a'))",
        ),
        ("import sys\nfrom json import", "import sys", "print(sys.argv)"),
        ("import", "import json", "print(json.dumps([1]))"),
        ("import numpy as", "import numpy as np", "print(np.zeros(3))"),
        ("from tools import helper as", "from tools import helper as h", "print(h(3))"),
        (
            "from .model import",
            "from .model import Base, shown",
            "class B(Base):\n    pass\nb = B()\nprint(f'{shown(b)}')",
        ),
        (
            "from datetime import",
            "from datetime import date",
            "def age(born):\n    today = date.today()\n    return (today - born).days",
        ),
    ],
)
def test_an_import_without_names_takes_those_that_the_file_lacks(broken, meant, rest):
    assert_meant(f"{broken}\n{rest}\n", f"{meant}\n{rest}\n")
    assert_meant(f"{broken}\n{rest}\nx = (1\ny = 2\n", f"{meant}\n{rest}\nx = 1\ny = 2\n")


def test_an_import_within_a_function_is_finished_or_dropped():
    used = "def f():\n    from math import{}\n    return sqrt(2)\n"
    assert_meant(used.format(""), used.format(" sqrt"))
    assert_meant("def f():\n    from math import\n    return 1\n", "def f():\n    return 1\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        (
            "try:\n    x = int('a'\ncatch ValueError as e:\n    print(e)\n",
            "try:\n    x = int('a')\nexcept ValueError as e:\n    print(e)\n",
        ),
        (
            "try:\n    x = 1\ncatch (ValueError, TypeError) as e:\n    print('no:' e)\n",
            "try:\n    x = 1\nexcept (ValueError, TypeError) as e:\n    print('no:', e)\n",
        ),
        (
            "try:\n    x = 1\ncatch json.Error as e:\n    print(e)\nx = [1, 2\nprint(x)\n",
            "try:\n    x = 1\nexcept json.Error as e:\n    print(e)\nx = [1, 2]\nprint(x)\n",
        ),
        (
            "try:\n    x = 1\ncatch ValueError:\n    x = 2\ncatch OSError as e\n    print(e)\n",
            "try:\n    x = 1\nexcept ValueError:\n    x = 2\nexcept OSError as e:\n    print(e)\n",
        ),
        (
            "from os import\ntry:\n    getcwd()\ncatch OSError as e:\n    print(e)\n",
            "from os import getcwd\ntry:\n    getcwd()\nexcept OSError as e:\n    print(e)\n",
        ),
        (
            "def f()\n    try:\n        return 1\n    catch OSError as e {\n        return e\n",
            "def f():\n    try:\n        return 1\n    except OSError as e:\n        return e\n",
        ),
    ],
)
def test_a_foreign_handler_beside_other_errors(broken, meant):
    assert_meant(broken, meant)


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("{a: {b}", "{a}: {b}"),
        ("{a.real: {b:.2f}", "{a.real}: {b:.2f}"),
        ("{f(a): {b}", "{f(a)}: {b}"),
        ("{c[0]: {b}, {a}", "{c[0]}: {b}, {a}"),
        ("{a: {b: {f}", "{a}: {b}: {f}"),
        ("{a:{b}", "{a}:{b}"),
        ("{a - 1: {b}", "{a - 1}: {b}"),
        ("{a!r: {b}", "{a!r}: {b}"),
        ("{a:.2f: {b}", "{a:.2f}: {b}"),
        ("{a: is here", "{a}: is here"),
        ("Total {a:", "Total {a}:"),
        ("{a:>{width}", "{a:>{width}}"),
        ("{a:{width}", "{a:{width}}"),
        ("{a: >10 {b}", "{a: >10} {b}"),
        ("{a:.2f {b}", "{a:.2f} {b}"),
        ("{a:%H:%M {b}", "{a:%H:%M} {b}"),
    ],
)
def test_a_field_is_closed_where_its_expression_or_format_ends(broken, meant):
    program = 'a = b = width = 1\nc = [f]\nprint(f"{}")\n'
    assert_meant(program.replace("{}", broken), program.replace("{}", meant))


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("x = int(input('a') - 1", "x = int(input('a')) - 1"),
        ("x = int(input('a') * 2", "x = int(input('a')) * 2"),
        ("x = float(input('a') * 1.8 + 32", "x = float(input('a')) * 1.8 + 32"),
        ("x = int(input('a').strip() - 1", "x = int(input('a').strip()) - 1"),
        ("x = int(sys.argv[1] - 1", "x = int(sys.argv[1]) - 1"),
        ("x = len(items - 1", "x = len(items) - 1"),
        ("x = len(str(n) - 1", "x = len(str(n)) - 1"),
        ("x = ord(text - 97", "x = ord(text) - 97"),
        ("x = chr(ord(text) + 1", "x = chr(ord(text) + 1)"),
        ("print('n: ' + str(n + ' items')", "print('n: ' + str(n) + ' items')"),
        ("print('n: ' + str(n + 1)", "print('n: ' + str(n + 1))"),
        ("x = str(n + 1 + 'a'", "x = str(n + 1) + 'a'"),
        ("x = sum(items / len(items)", "x = sum(items) / len(items)"),
        ("x = round(float(input('a') / 3, 2)", "x = round(float(input('a')) / 3, 2)"),
        ("x = int(n / 2", "x = int(n / 2)"),
        ("x = int(items[0] - 1", "x = int(items[0] - 1)"),
        ("x = len(items + [1]", "x = len(items + [1])"),
        ("x = int(input('a') > 5", "x = int(input('a')) > 5"),
        ("x = abs(int(input('a')) - int(input('b'))", "x = abs(int(input('a')) - int(input('b')))"),
    ],
)
def test_a_parenthesis_closes_a_conversion_where_kinds_fit(broken, meant):
    program = "import sys\nn = 3\ntext = 'a'\nitems = [1, 2]\n{}\nprint(sys, n)\n"
    assert_meant(program.format(broken), program.format(meant))


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


@pytest.mark.parametrize(
    ("program", "end"),
    [
        (
            'def f(db):\n    db.execute("""\n        CREATE (\n            b\n        )\n    {})\n',
            '"""',
        ),
        ('def f():\n    print("""\nUsage: a\n  -x  do (it)\n    {})\nf()\n', '"""'),
        ("def f():\n    print('''\nUsage: a\n  -x  do (it)\n    {})\nf()\n", "'''"),
        ('x = dedent("""\n    Hello (you)\n    there\n{})\nprint(x)\n', '"""'),
        ('x = dict(a=1, b="""\n    one\n    two\n{})\nprint(x)\n', '"""'),
        ('x = db.run(f"""\n    SELECT {a}\n    {}).fetchall()\nprint(x)\n', '"""'),
        ('import db\na = 1\ndb.run("""\n    INSERT (?, ?)\n    {}, (a, 1))\nprint(db)\n', '"""'),
        ('x = [("""\na b\n{})]\nprint(x)\n', '"""'),
        ('x = ["""\n    one\n{}]\nclass A:\n    """Doc."""\n', '"""'),
        ('x = [\n    """\n    one\n    {}\n]\nprint(x)\n', '"""'),
        ('x = {\n    "a": """\n        one\n    {}\n}\nprint(x)\n', '"""'),
    ],
)
def test_a_string_ends_on_the_line_that_closes_its_call(program, end):
    broken = program.replace("    {}\n", "").replace("{}", "")
    assert_meant(broken, program.replace("{}", end))


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("while (line =: input('> ')) != 'quit'", "while (line := input('> ')) != 'quit'"),
        ("while (line = input('> ')) != 'quit'", "while (line := input('> ')) != 'quit'"),
        ("while line =: input('> ')", "while line := input('> ')"),
        ("while line = input('> ')", "while line := input('> ')"),
        ("while line =: input('> ') != 'q'", "while (line := input('> ')) != 'q'"),
        ("if (line : = f(n)) > 3", "if (line := f(n)) > 3"),
        ("if line = f(n)", "if line := f(n)"),
        ("if n > 2 and line =: f(n)", "if n > 2 and (line := f(n))"),
        ("if not (line = f(3))", "if not (line := f(3))"),
        ("if any((line =: x) > 2 for x in [n])", "if any((line := x) > 2 for x in [n])"),
        ("while (n = f(n)) > 0", "while (n := f(n)) > 0"),
        ("if n = 5", "if n == 5"),
        ("if (n = 5) and n", "if (n == 5) and n"),
        ("if n = 5 or n = 6", "if n == 5 or n == 6"),
    ],
)
def test_a_value_is_named_in_a_condition(broken, meant):
    name = "line" if "line" in broken else "n"
    program = "def f(n):\n    return n\nn = 3\n{}:\n    print({})\n    n = 2\n"
    assert_meant(program.format(broken, name), program.format(meant, name))


def test_a_mixed_sign_outside_of_a_condition():
    assert_meant("x =: 5\n", "x = 5\n")
    assert_meant("x = [y for x in [1] if (y =: x + 1)]\n", "x = [y for x in [1] if (y := x + 1)]\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ('a = ur"\\d"\n', 'a = r"\\d"\n'),
        ("a = UR'\\d'\n", "a = r'\\d'\n"),
        ('a = uR"""b\nc"""\n', 'a = R"""b\nc"""\n'),
        ('a = {u"a": ur"b", "c": ur\'d\'}\n', 'a = {u"a": r"b", "c": r\'d\'}\n'),
        ('a = "four"  # not ur"x"\nb = ru"x"\n', 'a = "four"  # not ur"x"\nb = r"x"\n'),
        ('a = 10L\nb = ur"\\d+"\nprint "done", b\n', 'a = 10\nb = r"\\d+"\nprint("done", b)\n'),
        ('p = re.compile(ur"\\d", re.U)\nn = 0777\n', 'p = re.compile(r"\\d", re.U)\nn = 0o777\n'),
        ('if a <> ur"b":\n    print `a`\n', 'if a != r"b":\n    print(repr(a))\n'),
        ('raise ValueError, ur"a"\n', 'raise ValueError(r"a")\n'),
    ],
)  # fmt: skip
def test_the_unicode_prefix_of_a_raw_string_goes(broken, meant):
    assert_meant(broken, meant)


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("print >>out, 'a', 1", "print('a', 1, file=out)"),
        ("print >>sys.stderr, 'é', 1,", "print('é', 1, file=sys.stderr, end=' ')"),
        ("print >> out", "print(file=out)"),
        ("print >>open('a', 'w'), b", "print(b, file=open('a', 'w'))"),
        ("print >>out, 'x %s' % (\n    3)", "print('x %s' % (\n    3), file=out)"),
        ("if a: print >>out, b", "if a: print(b, file=out)"),
        ("print", "print()"),
        ("print ('a'), 2", "print(('a'), 2)"),
        ("print ('%s') % 3", "print(('%s') % 3)"),
        ("print ('a')", "print('a')"),
    ],
)
def test_other_prints_follow_when_python_2_is_mended(broken, meant):
    for old, new in (
        ("raise E, 'x'", "raise E('x')"),
        ("x = `a`", "x = repr(a)"),
        ("print 'a'", "print('a')"),
        ("x = a <> b", "x = a != b"),
        ("try:\n    x = 1\nexcept E, e:\n    x = 2", "try:\n    x = 1\nexcept E as e:\n    x = 2"),
    ):
        assert_meant(f"{broken}\n{old}\n", f"{meant}\n{new}\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("print `a`", "print(repr(a))"),
        ("print 10L, a <> b", "print(10, a != b)"),
        ("print >>out, `a`, 0777", "print(repr(a), 0o777, file=out)"),
        ('print ur"\\d", a', 'print(r"\\d", a)'),
        ("if a <> b: print `a` + '<>'", "if a != b: print(repr(a) + '<>')"),
    ],
)
def test_a_print_with_other_forms_of_python_2_keeps_its_values(broken, meant):
    assert_meant(f"a = 1\n{broken}\n", f"a = 1\n{meant}\n")
    assert_meant(f"if x:\n    {broken}\nprint a\n", f"if x:\n    {meant}\nprint(a)\n")


def test_prints_stay_where_nothing_else_is_of_python_2():
    assert_meant("print >>out, 'a'\nx = (1\ny = 2\n", "print >>out, 'a'\nx = 1\ny = 2\n")
    text = "from __future__ import print_function\nprint\n"
    assert call_prints(text) == (text, 0)


@pytest.mark.parametrize(
    ("text", "odd"),
    [
        ("x = input() - 1\n", True),
        ("x = 'a' + 1\n", True),
        ("x = f'{y}' + len(z)\n", True),
        ("x = input() > 5\n", True),
        ("x = len(y - 1)\n", True),
        ("x = sum(y / len(y))\n", True),
        ("x = 'a' * 3\n", False),
        ("x = 'a%s' % 3\n", False),
        ("x = os.path.join(a, b) / c\n", False),
        ("x = len(a - b)\n", False),
        ("x = int(a / 2)\n", False),
        ("x = [0] * 3 + [1]\n", False),
        ("x = 'a' < 'b'\n", False),
    ],
)
def test_operations_between_texts_and_numbers_are_odd(text, odd):
    assert any(kind_clashes(ast.parse(text))) == odd


def test_long_sums_and_long_fields_end_soon():
    assert not any(kind_clashes(ast.parse("x = " + " + ".join(["'a'"] * 900) + "\n")))
    field = "a" * 400
    assert_meant(
        f'print(f"{{{field} {{{field}: {{b}}")\n', f'print(f"{{{field}}} {{{field}}}: {{b}}")\n'
    )


def test_a_called_type_is_odd():
    assert implausibility("class A:\n    x: int(3)\n") > implausibility("class A:\n    x: int\n")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("x = a + b.c\n", {"a", "b"}),
        ("def f(a, b=2, *c, **d):\n    return a, b, c, d, e\n", {"e"}),
        ("for i, j in k:\n    print(i, j)\n", {"k"}),
        ("with open(p) as f\n    g = f\n", {"p"}),
        ("f(a, key=b)\ncatch X as e:\n    print(e)\n", {"f", "a", "b", "X"}),
        ("print(f'{a} {b(3):.2f}')\n", {"a", "b"}),
        ("match x:\n    case [y, Z()]:\n        y(\n", {"x", "Z"}),
    ],
)
def test_unbound_words_of_a_text_that_need_not_compile(text, names):
    assert unbound_words(text) == names


def test_arguments_are_read_over_lines():
    text = "def f(\n    a, b=(1, 2),\n):\n    return f(\n        3,\n        x[1, 2])\nx = (\n"
    source = Source(text, check(text))
    assert definition(source, 2).parts == ("a", "b=(1, 2)")
    assert definition(source, 4) is None
    assert [call.parts for _, call in calls(source, "f")] == [("3", "x[1, 2]")]


PROGRAM = (
    "import functools\n"
    "import math\n"
    "words = ['a', 'bb']\n"
    "pairs = {{'a': 2}}\n"
    "{}\n"
    "print(words, math, functools, pairs)\n"
)


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("x = max(words, key=lambda w len(w))", "x = max(words, key=lambda w: len(w))"),
        ("words.sort(key=lambda w w[0])", "words.sort(key=lambda w: w[0])"),
        (
            "x = sorted(pairs.items(), key=lambda item item[1], reverse=True)",
            "x = sorted(pairs.items(), key=lambda item: item[1], reverse=True)",
        ),
        (
            "x = functools.reduce(lambda a, b a + b, [1, 2])",
            "x = functools.reduce(lambda a, b: a + b, [1, 2])",
        ),
        ("add = lambda a, b a + b", "add = lambda a, b: a + b"),
        ("add = lambda a, b=2 a + b", "add = lambda a, b=2: a + b"),
        ("x = list(map(lambda w w.upper(), words))", "x = list(map(lambda w: w.upper(), words))"),
        ("x = list(filter(lambda w not w, words))", "x = list(filter(lambda w: not w, words))"),
        ("x = list(map(lambda n -n, [1]))", "x = list(map(lambda n: -n, [1]))"),
        ("x = lambda print('hi')", "x = lambda: print('hi')"),
        ("x = lambda w[0]", "x = lambda w: w[0]"),
        ("x = sorted(words, key=lambda w.lower())", "x = sorted(words, key=lambda w: w.lower())"),
        (
            "x = list(map(lambda w -> w.upper(), words))",
            "x = list(map(lambda w: w.upper(), words))",
        ),
        (
            "x = list(map(lambda w => w.upper(), words))",
            "x = list(map(lambda w: w.upper(), words))",
        ),
        ("x = list(map(lambda w, w.upper(), words))", "x = list(map(lambda w: w.upper(), words))"),
        ("x = list(map(lambda w; w.upper(), words))", "x = list(map(lambda w: w.upper(), words))"),
        (
            "x = list(map(lambda (w): w.upper(), words))",
            "x = list(map(lambda w: w.upper(), words))",
        ),
        (
            "x = {'add': lambda a, b a + b, 'sub': lambda a, b a - b}",
            "x = {'add': lambda a, b: a + b, 'sub': lambda a, b: a - b}",
        ),
        (
            "x = {\n    'add': lambda a, b a + b,\n    'sub': lambda a, b: a - b,\n}",
            "x = {\n    'add': lambda a, b: a + b,\n    'sub': lambda a, b: a - b,\n}",
        ),
        ("x = max(words, key=lambda w len(w)", "x = max(words, key=lambda w: len(w))"),
        ("x = max(words, key=lambda w: len(w)", "x = max(words, key=lambda w: len(w))"),
        (
            "x = sorted(words, key=lambda w (len(w), w))",
            "x = sorted(words, key=lambda w: (len(w), w))",
        ),
        ("x = lambda *args sum(args)", "x = lambda *args: sum(args)"),
        ("x = lambda w 'a' + w", "x = lambda w: 'a' + w"),
        ("x = lambda n n * 2 if n > 1 else n", "x = lambda n: n * 2 if n > 1 else n"),
        ("x = lamda w: w", "x = lambda w: w"),
        ("x = sorted(words, key=Lambda w: w)", "x = sorted(words, key=lambda w: w)"),
        (
            "def f(items)\n    return max(items, key=lambda i i.size)",
            "def f(items):\n    return max(items, key=lambda i: i.size)",
        ),
        (
            "for n in range(3):\n    words.append(lambda n=n print(n))",
            "for n in range(3):\n    words.append(lambda n=n: print(n))",
        ),
    ],
)
def test_a_lambda_gets_its_colon(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))
    broken, meant = PROGRAM.format(broken), PROGRAM.format(meant)
    assert_meant(broken + "if words\n    pass\n", meant + "if words:\n    pass\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("x = math.pi( / 2", "x = math.pi() / 2"),
        ("x = input( + 'a'", "x = input() + 'a'"),
        ("x = input(.strip()", "x = input().strip()"),
        ("print(words.copy(, 3)", "print(words.copy(), 3)"),
        ("if words.copy( == []:\n    print(1)", "if words.copy() == []:\n    print(1)"),
        ("if words.copy( and pairs:\n    print(1)", "if words.copy() and pairs:\n    print(1)"),
        (
            "for k, v in pairs.items(:\n    print(k, v)",
            "for k, v in pairs.items():\n    print(k, v)",
        ),
        ("x = [w for w in words.copy( if w]", "x = [w for w in words.copy() if w]"),
        ("x = pairs.keys( - {1}", "x = pairs.keys() - {1}"),
        ("def f(:\n    return 1", "def f():\n    return 1"),
        ("x = words[0].upper( + words[1].lower()", "x = words[0].upper() + words[1].lower()"),
        ("x = input(\ny = 2", "x = input()\ny = 2"),
        ("x = (words[0].upper( + 'a') * 2", "x = (words[0].upper() + 'a') * 2"),
    ],
)
def test_a_call_without_arguments_is_closed(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))
    broken, meant = PROGRAM.format(broken), PROGRAM.format(meant)
    assert_meant(broken + "if words\n    pass\n", meant + "if words:\n    pass\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ('print(""secret:", words)', 'print("secret:", words)'),
        ("print(''secret:', words)", "print('secret:', words)"),
        ('print("secret:"", words)', 'print("secret:", words)'),
        ('print(""secret:"", words)', 'print("secret:", words)'),
        ('x = ""abc"', 'x = "abc"'),
        ('x = "abc""', 'x = "abc"'),
        ('x = input(""Your name? ")', 'x = input("Your name? ")'),
        ('x = input("Your name? "")', 'x = input("Your name? ")'),
        ('x = [""a", "b"]', 'x = ["a", "b"]'),
        ('x = ["a", "b""]', 'x = ["a", "b"]'),
        ('x = {"a": "b"", "c": "d"}', 'x = {"a": "b", "c": "d"}'),
        ('x = {""a": "b", "c": "d"}', 'x = {"a": "b", "c": "d"}'),
        ('print(f""x {words}")', 'print(f"x {words}")'),
        ('print(f"x {words}"")', 'print(f"x {words}")'),
        ('if words == ""yes":\n    print(1)', 'if words == "yes":\n    print(1)'),
        ('x = words[0] + ""!" + "?"', 'x = words[0] + "!" + "?"'),
        ('print("""Hello", words)', 'print("Hello", words)'),
    ],
)
def test_a_quote_that_was_typed_twice_goes(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))
    broken, meant = PROGRAM.format(broken), PROGRAM.format(meant)
    assert_meant(broken + "if words\n    pass\n", meant + "if words:\n    pass\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        (
            "@functools,lru_cache(maxsize=None)\ndef f(n):\n    return n",
            "@functools.lru_cache(maxsize=None)\ndef f(n):\n    return n",
        ),
        (
            "@functools,wraps(words)\ndef f(n):\n    return n",
            "@functools.wraps(words)\ndef f(n):\n    return n",
        ),
        (
            "@functools;lru_cache\ndef f(n):\n    return n",
            "@functools.lru_cache\ndef f(n):\n    return n",
        ),
        (
            "@functools lru_cache\ndef f(n):\n    return n",
            "@functools.lru_cache\ndef f(n):\n    return n",
        ),
        (
            "@functools..lru_cache\ndef f(n):\n    return n",
            "@functools.lru_cache\ndef f(n):\n    return n",
        ),
        (
            "class A:\n    def f(self):\n        self,n += 1\n        self.n = 2",
            "class A:\n    def f(self):\n        self.n += 1\n        self.n = 2",
        ),
        (
            "class A:\n    def f(self):\n        self->n = 1\n        self.n = 2",
            "class A:\n    def f(self):\n        self.n = 1\n        self.n = 2",
        ),
        (
            "class A:\n    def f(self):\n        self..n = 1\n        self.n = 2",
            "class A:\n    def f(self):\n        self.n = 1\n        self.n = 2",
        ),
        (
            (
                "class A:\n"
                "    def f(self):\n"
                "        return self->n\n"
                "    def g(self):\n"
                "        self->n = 3"
            ),
            (
                "class A:\n"
                "    def f(self):\n"
                "        return self.n\n"
                "    def g(self):\n"
                "        self.n = 3"
            ),
        ),
        ("if math,pi > 3:\n    print(1)", "if math.pi > 3:\n    print(1)"),
        ("for x in math..sqrt(2):\n    print(x)", "for x in math.sqrt(2):\n    print(x)"),
        (
            "class A:\n    @name,setter\n    def name(self, v):\n        self.v = v",
            "class A:\n    @name.setter\n    def name(self, v):\n        self.v = v",
        ),
        ("x = math sqrt(4)", "x = math.sqrt(4)"),
        ("x = ', ' join(words)", "x = ', '.join(words)"),
        ("x = words copy()", "x = words.copy()"),
    ],
)
def test_a_dot_stands_between_owner_and_attribute(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))
    broken, meant = PROGRAM.format(broken), PROGRAM.format(meant)
    assert_meant(broken + "if words\n    pass\n", meant + "if words:\n    pass\n")


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("x = len words == 2", "x = len(words) == 2"),
        ("name = 'a'\nname str(3)", "name = 'a'\nname = str(3)"),
        ("x = input(What is it called?)", "x = input('What is it called?')"),
        ("print(Hello dear people!)", "print('Hello dear people!')"),
        (
            "with open('a') handle:\n    print(handle.read())",
            "with open('a') as handle:\n    print(handle.read())",
        ),
        ("import numpy np\nprint(np)", "import numpy as np\nprint(np)"),
        (
            "with open('a', 'w' as out:\n    print(out)",
            "with open('a', 'w') as out:\n    print(out)",
        ),
        ("def f(a int, b: str):\n    return a, b", "def f(a: int, b: str):\n    return a, b"),
        ("def f(a) int:\n    return a", "def f(a) -> int:\n    return a"),
        ("def f(a) list[int]:\n    return a", "def f(a) -> list[int]:\n    return a"),
        ("class A:\n    size int\n    name: str", "class A:\n    size: int\n    name: str"),
        (
            "class A:\n    tags list[str] = []\n    name: str = ''",
            "class A:\n    tags: list[str] = []\n    name: str = ''",
        ),
        ("x = sorted(words, reverse True)", "x = sorted(words, reverse=True)"),
        ("print(words, sep ', ')", "print(words, sep=', ')"),
        ('print(words, end"")', 'print(words, end="")'),
        ('print(words, end=")', 'print(words, end="")'),
        ("x = 'a' if words 'b'", "x = 'a' if words else 'b'"),
        ("assert words == [] 'no words'", "assert words == [], 'no words'"),
        ("def f(a):\n    throw new ValueError('a')", "def f(a):\n    raise ValueError('a')"),
        ("for each word in words:\n    print(word)", "for word in words:\n    print(word)"),
        ("for word i words:\n    print(word)", "for word in words:\n    print(word)"),
        (
            "from os import sep import sys\nprint(sep, sys)",
            "from os import sep\nimport sys\nprint(sep, sys)",
        ),
        ("x = 'a' . str(3) . 'b'", "x = 'a' + str(3) + 'b'"),
        ("x = 'a' + 'b' str(3)", "x = 'a' + 'b' + str(3)"),
        ("x = {'a'; 1, 'b'; 2}", "x = {'a': 1, 'b': 2}"),
        ("x = 'a %s b %s % (words, pairs)", "x = 'a %s b %s' % (words, pairs)"),
        ("x = return_value = = 3", "x = return_value = 3"),
        ("x = }", "x = {}"),
        ("x = [[1], [2]}", "x = [[1], [2]]"),
        (
            "def f(a):\n    if a:\nreturn None\n    b = a\n    return b",
            "def f(a):\n    if a:\n        return None\n    b = a\n    return b",
        ),
        (
            "def top(words, n=2):\n    found = words\n    return (found, n",
            "def top(words, n=2):\n    found = words\n    return (found, n)",
        ),
        (
            "def top(words):\n    '''Say it.\n    found = words\n    return found",
            "def top(words):\n    '''Say it.'''\n    found = words\n    return found",
        ),
    ],
)
def test_everyday_slips_in_a_small_program(broken, meant):
    assert_meant(PROGRAM.format(broken), PROGRAM.format(meant))


@pytest.mark.parametrize(
    ("program", "ours", "theirs"),
    [
        (
            "def f(a):\n    print(a)\n{}    return a\n\n\nprint(f(3))\n",
            "    b = a\n",
            "    b = a + 1\n    c = 4\n",
        ),
        (
            "def f(a):\n    print(a)\n{}    return a\n\n\nprint(f(3))\n",
            "",
            "    b = a + 1\n    c = 4\n    print(b, c)\n",
        ),
        (
            "def f(a):\n    print(a)\n{}    return a\n\n\nprint(f(3))\n",
            "    b = a\n    print(b)\n",
            "",
        ),
        (
            "def f(a):\n    print(a)\n{}    return a\n\n\nprint(f(3))\n",
            "    for x in a:\n        print(x)\n",
            "    for y in a:\n        print(y, a)\n        print(y)\n",
        ),
        ("{}\n\ndef f():\n    return os\n", "import os\n", "import os\nimport sys\nimport json\n"),
        ("x = [\n    1,\n{}    4,\n]\n", "    2,\n", "    3,\n    33,\n    333,\n"),
        ("x = {{\n    'a': 1,\n{}}}\n", "    'b': 2,\n", "    'b': 3,\n    'c': 33,\n"),
        (
            "class A:\n{}\n    x = 1\n",
            "    def f(self):\n        return 1\n",
            "    def f(self, x):\n        y = x\n        return y\n",
        ),
    ],
)
@pytest.mark.parametrize("base", ["", "||||||| base\n    pass\n"])
@pytest.mark.parametrize("indent", ["", "    "])
@pytest.mark.parametrize(("broken", "meant"), [("", ""), ("x = 1\nprint x\n", "x = 1\nprint(x)\n")])
def test_the_upper_side_of_a_merge_stays(program, ours, theirs, base, indent, broken, meant):
    sides = f"{indent}<<<<<<< HEAD\n{ours}{base}{indent}=======\n"
    sides += f"{theirs}{indent}>>>>>>> new\n"
    assert_meant(program.format(sides) + broken, program.format(ours) + meant)


def test_a_side_of_a_merge_is_mended_and_two_merges_are_resolved():
    program = "def f(a):\n{}    return a\n{}"
    merge = "<<<<<<< HEAD\n{}=======\n{}>>>>>>> new\n"
    one = merge.format("    b = [a\n", "    b = a + 1\n    c = 4\n")
    two = merge.format("x = 1\n", "x = 2\ny = 3\nprint(x, y)\n")
    assert_meant(program.format(one, two), program.format("    b = [a]\n", "x = 1\n"))


@pytest.mark.parametrize(
    "word",
    [
        "class",
        "from",
        "pass",
        "import",
        "in",
        "is",
        "global",
        "def",
        "return",
        "del",
        "with",
        "as",
        "assert",
        "raise",
        "try",
        "while",
        "yield",
        "async",
        "nonlocal",
    ],
)
def test_a_keyword_as_a_name_is_marked_everywhere(word):
    program = (
        "class Shop:\n"
        "    def add(self, name, {k}):\n"
        "        self.items[name] = {{'name': name, 'k': {k}}}\n"
        "        return self.{k}\n"
        "\n"
        "def use(shop, {k}=None):\n"
        "    if {k} is None or not {k}:\n"
        "        print(f'no {{{k}}} in {{shop:>3}}')\n"
        "    x = [{k} for y in shop if y == {k}]\n"
        "    return {k}, x\n"
    )
    assert_meant(program.format(k=word), program.format(k=f"{word}_"))


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("from = 1\nto = 2\nprint(to - from)\n", "from_ = 1\nto = 2\nprint(to - from_)\n"),
        ("from, to = 1, 2\nprint(from, to)\n", "from_, to = 1, 2\nprint(from_, to)\n"),
        (
            "def f(from: str, to: str = '') -> str:\n    return from + to\n",
            "def f(from_: str, to: str = '') -> str:\n    return from_ + to\n",
        ),
        (
            (
                "class A:\n"
                "    def __init__(self, class):\n"
                "        self.class = class\n"
                "    def show(self):\n"
                "        print(self.class)\n"
            ),
            (
                "class A:\n"
                "    def __init__(self, class_):\n"
                "        self.class_ = class_\n"
                "    def show(self):\n"
                "        print(self.class_)\n"
            ),
        ),
        (
            "class A:\n    def import(self, x):\n        return x\na = A()\na.import(3)\n",
            "class A:\n    def import_(self, x):\n        return x\na = A()\na.import_(3)\n",
        ),
        (
            "def del(x):\n    return x\nprint(del(3))\n",
            "def del_(x):\n    return x\nprint(del_(3))\n",
        ),
        (
            "for class in ['a', 'b']:\n    print(class)\n",
            "for class_ in ['a', 'b']:\n    print(class_)\n",
        ),
        ("x = [len(class) for class in ['a']]\n", "x = [len(class_) for class_ in ['a']]\n"),
        ("import numpy as is\nprint(is.x)\n", "import numpy as is_\nprint(is_.x)\n"),
        (
            "with open('a') as in:\n    print(in.read())\n",
            "with open('a') as in_:\n    print(in_.read())\n",
        ),
        (
            (
                "pass = input('Password: ')\n"
                "if pass == 'x':\n"
                "    print('ok')\n"
                "else:\n"
                "    print('no', pass)\n"
            ),
            (
                "pass_ = input('Password: ')\n"
                "if pass_ == 'x':\n"
                "    print('ok')\n"
                "else:\n"
                "    print('no', pass_)\n"
            ),
        ),
        ("lambda = 0.5\nprint(lambda * 2)\n", "lambda_ = 0.5\nprint(lambda_ * 2)\n"),
        (
            "def f(x, lambda):\n    return x * lambda\n",
            "def f(x, lambda_):\n    return x * lambda_\n",
        ),
        (
            "def f(x, lambda=0.1):\n    y = lambda * x\n    return y\nprint(f(1, lambda=2))\n",
            ("def f(x, lambda_=0.1):\n    y = lambda_ * x\n    return y\nprint(f(1, lambda_=2))\n"),
        ),
        ("book = dict(class=3, name='x')\n", "book = dict(class_=3, name='x')\n"),
        (
            "def f(class)\n    return {'class': class}\n",
            "def f(class_):\n    return {'class': class_}\n",
        ),
        (
            "def f(class):\n    x = [class, 1\n    return x\n",
            "def f(class_):\n    x = [class_, 1]\n    return x\n",
        ),
        (
            (
                "def f(from, to):\n"
                "    for i in range(from, to):\n"
                "        print i\n"
                "    while from < to:\n"
                "        from += 1\n"
            ),
            (
                "def f(from_, to):\n"
                "    for i in range(from_, to):\n"
                "        print(i)\n"
                "    while from_ < to:\n"
                "        from_ += 1\n"
            ),
        ),
        (
            "def f(in, out):\n    out.write(in.read())\n",
            "def f(in_, out):\n    out.write(in_.read())\n",
        ),
        (
            "global = 3\ndef f():\n    return global + 1\n",
            "global_ = 3\ndef f():\n    return global_ + 1\n",
        ),
        (
            "a = {'from': 1}\nfrom = a['from']\nprint(f\"{from} {from:.2f}\")\n",
            "a = {'from': 1}\nfrom_ = a['from']\nprint(f\"{from_} {from_:.2f}\")\n",
        ),
        (
            "def f(*, class=None):\n    return class or 3\n",
            "def f(*, class_=None):\n    return class_ or 3\n",
        ),
        ("try = 0\nwhile try < 3:\n    try += 1\n", "try_ = 0\nwhile try_ < 3:\n    try_ += 1\n"),
        ("with = 3\nprint(with, with * 2)\n", "with_ = 3\nprint(with_, with_ * 2)\n"),
        (
            "from datetime import date\nfrom = date.today()\nprint(from.year)\n",
            "from datetime import date\nfrom_ = date.today()\nprint(from_.year)\n",
        ),
        ("def f(x, is):\n    return x[is]\n", "def f(x, is_):\n    return x[is_]\n"),
        (
            "def f(x, from, to):\n    return x[from:to]\n",
            "def f(x, from_, to):\n    return x[from_:to]\n",
        ),
    ],
)
def test_a_keyword_as_a_name_beside_other_things(broken, meant):
    assert_meant(broken, meant)


@pytest.mark.parametrize(
    ("broken", "meant"),
    [
        ("def f(x):", "def f(x):\n    pass"),
        ("def f(x):\n    # later", "def f(x):\n    # later\n    pass"),
        ("class A(Exception):", "class A(Exception):\n    pass"),
        ("class A:\n    def f(self):", "class A:\n    def f(self):\n        pass"),
        (
            "class A:\n    def f(self):\n\n    def g(self):\n        return 1",
            "class A:\n    def f(self):\n        pass\n\n    def g(self):\n        return 1",
        ),
        ("@staticmethod\ndef f(x):", "@staticmethod\ndef f(x):\n    pass"),
        ("async def f(x):", "async def f(x):\n    pass"),
        ("def f(x) -> int:", "def f(x) -> int:\n    pass"),
        ("def f(x)", "def f(x):\n    pass"),
        ("if QUESTIONS:\n    def f(x):", "if QUESTIONS:\n    def f(x):\n        pass"),
        ("def f(x):\n\n\nclass A:", "def f(x):\n    pass\n\n\nclass A:\n    pass"),
        (
            "def f(x):\n    if x:\n        print(x)\n    else:",
            "def f(x):\n    if x:\n        print(x)\n    else:\n        pass",
        ),
        (
            "def f(x):\n    try:\n        print(x)\n    except ValueError:",
            "def f(x):\n    try:\n        print(x)\n    except ValueError:\n        pass",
        ),
        ("def f(x):\n    for y in x:", "def f(x):\n    for y in x:\n        pass"),
        (
            "try:\n    import json\nexcept ImportError:",
            "try:\n    import json\nexcept ImportError:\n    pass",
        ),
    ],
)
def test_an_empty_body_does_not_take_what_follows(broken, meant):
    program = (
        "QUESTIONS = [1]\n\n\n{}\n\n\ndef play():\n    score = 0\n"
        "    for question in QUESTIONS:\n        score += 1\n    return score\n"
    )
    assert_meant(program.format(broken), program.format(meant))
    assert_meant(
        program.format(broken) + "print('a, 1)\n", program.format(meant) + "print('a', 1)\n"
    )


def test_a_function_may_be_called_top():
    text = "def top(words, n=1):\n    found = words[:n]\n    return [found, other]\n"
    assert undefined_names(text) == {"other"}
